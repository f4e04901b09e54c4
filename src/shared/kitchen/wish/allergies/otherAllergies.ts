import { findStartOfClause, isLikelyAllergyFood } from '../clauses.ts'
import { buildPhraseTree, type CompiledLanguage } from '../compileLanguage.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import { readFormsOfWishWord } from '../foods/wordForms.ts'
import { wishCrossAllergyBeginnings, wishPollenWords } from '../languages/allergies/crossAllergyWords.ts'
import { wishNonFoodAllergyWords } from '../languages/allergies/otherAllergies.ts'
import { wishLatexFruits } from '../languages/complaintWords.ts'
import { foldedWordsIn } from '../phrasesOfTokens.ts'
import { findLongestPhrase, type PhraseNode } from '../phraseTree.ts'
import { markLimitUnclear, type WishReadingState } from '../reading.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

const crossBeginnings = [...foldedWordsIn(wishCrossAllergyBeginnings)]
const pollens = foldedWordsIn(wishPollenWords)

const known = new Map<WishLanguage, PhraseNode<true>>()

function treeOf(language: WishLanguage): PhraseNode<true> {
  const made = known.get(language) ?? buildPhraseTree(wishNonFoodAllergyWords, language)
  known.set(language, made)
  return made
}

/**
 * Items with what people are allergic to that is no food made one unknown word each: "bee sting", "latex". The pollen of "birch pollen cross
 * allergy: apples" only says what the allergy to the foods goes with.
 */
export function joinNonFoodAllergyWords(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): readonly WishItem[] {
  if (!items.some(({ role }) => role === 'allergy' || role === 'allergyNext')) return items
  const tree = treeOf(compiled.language)
  const isCross = tokens.some(({ word }) => crossBeginnings.some((beginning) => word.startsWith(beginning)))
  const formsAt = (index: number, isFirst: boolean) =>
    tokens[index] && (isFirst || isNameContinuedAcrossGap(tokens[index]))
      ? readFormsOfWishWord(tokens[index], compiled)
      : []
  const read: WishItem[] = []
  for (let at = 0; at < items.length; ) {
    const item = items[at]!
    const length = item.role.startsWith('allergy')
      ? 0
      : (findLongestPhrase(tree, item.from, formsAt)?.length ?? 0)
    const end = item.from + length
    const next = items.findIndex(({ from }, index) => index > at && from >= end)
    const last = (next === -1 ? items.length : next) - 1
    if (length > 0 && last >= at && items[last]!.to === end) {
      const isPollen = isCross && tokens.slice(item.from, end).some(({ word }) => pollens.has(word))
      const plain = { ...item, to: end, food: null, condition: null }
      read.push(isPollen ? { ...plain, role: 'idle' } : { ...plain, role: 'unknown', isOtherAllergy: true })
      at = last + 1
    } else {
      read.push(item)
      at++
    }
  }
  return read
}

/**
 * Asks about an allergy to something that is no food, and leaves the meal behind its comma alone: "latex allergy, fish curry". What
 * may be one more allergy there is asked about: "pollen allergy, nuts". Returns false where the allergy is to a food as well.
 */
export function askAboutNonFoodAllergy(reading: WishReadingState, at: number): boolean {
  const { items, allergyFollows } = reading
  const start = findStartOfClause(items, at)
  let end = at + 1
  while (end < items.length && isNameContinuedAcrossGap(items[end]!)) end++
  const isBehind = items[at]!.role === 'allergyNext' || !items.slice(start, at).some(isOther)
  const [from, to] = isBehind && !allergyFollows ? [at + 1, end] : [start, at]
  // "Allergy: latex kiwi".
  if (items[at + 1]?.gap === 'colon') askAboutOthersBesideFoods(reading, at, at + 1)
  const clause = items.slice(from, to)
  if (!clause.some(isOther)) return false
  if (clause.some(isFoodItem)) {
    askAboutOthersBesideFoods(reading, at, from, to)
    return false
  }
  const behind = allergensBetween(items, end, items.length)
  // "Allergic to cats, nuts and eggs" is one list.
  const isOneList = behind.some((food) => usualRoleOfFoodInDish(items[food]!.food!) === 'ingredient')
  if (items[at]!.role === 'allergyNext' && isOneList) return false
  const named = clause.flatMap((item, index) => (isOther(item) ? [from + index] : []))
  // "Nuts, latex allergy".
  let first = start
  while (!isBehind && first > 0 && items[first]!.gap !== 'end') first--
  const foods = [...allergensBetween(items, first, from), ...behind]
  markLimitUnclear(reading, at, named, foods, { about: named })
  return true
}

function askAboutOthersBesideFoods(reading: WishReadingState, at: number, from: number, to?: number): void {
  const { items } = reading
  let end = from + 1
  while (end < items.length && isNameContinuedAcrossGap(items[end]!)) end++
  const clause = items.slice(from, to ?? end)
  const others = clause.flatMap((item, index) =>
    isOther(item) && isBesideItsFood(clause, index) ? [from + index] : [],
  )
  if (others.length > 0) markLimitUnclear(reading, at, others, [], { about: others })
}

const latexFruits: ReadonlySet<string> = new Set(wishLatexFruits)

/**
 * Whether what is no food stands in one row with foods, so that it may be what the allergy to them goes with: "allergy latex kiwi banana", "latex
 * and kiwi". "Latex and nuts" are two allergies, and only that to nuts concerns a dish.
 */
function isBesideItsFood(clause: readonly WishItem[], at: number): boolean {
  const [before, item, next] = [clause[at - 1], clause[at]!, clause[at + 1]]
  const isInRow =
    (isFoodItem(before) && isNameContinuedAcrossGap(item)) ||
    (isFoodItem(next) && isNameContinuedAcrossGap(next) && !next.joins)
  const isLatex = (item.word ?? '').startsWith('lat') || /لاتكس|लेटेक्स/u.test(item.word ?? '')
  return isInRow || (isLatex && clause.some(({ food }) => food !== null && latexFruits.has(food)))
}

const isOther = ({ isOtherAllergy }: WishItem) => isOtherAllergy === true

/**
 * Foods of the parts between commas, from a place up to the end of the sentence, in which nothing but foods that people are allergic to
 * stand.
 */
function allergensBetween(items: readonly WishItem[], from: number, to: number): number[] {
  const found: number[] = []
  for (let first = from; first < to && (first === 0 || items[first]!.gap !== 'end' || to < items.length); ) {
    let end = first + 1
    while (end < to && (isNameContinuedAcrossGap(items[end]!) || items[end]!.gap === 'and')) end++
    const foods = Array.from({ length: end - first }, (_, place) => first + place).filter((index) =>
      isFoodItem(items[index]),
    )
    const isAlone = items.slice(first, end).every((item) => isFoodItem(item) || joining.includes(item.role))
    if (isAlone && foods.every((food) => isLikelyAllergyFood(items[food]!.food!))) found.push(...foods)
    first = end
  }
  return found
}

const joining: readonly WishItem['role'][] = ['joins', 'idle']
