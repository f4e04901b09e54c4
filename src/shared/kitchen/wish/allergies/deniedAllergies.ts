import { areMealsWithoutAllergens, isFollowedByColonOrBracket } from '../clauses.ts'
import { buildPhraseTree, type CompiledLanguage, compileLanguage } from '../compileLanguage.ts'
import type { WishSpanInLanguage } from '../detectWishLanguages.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import { readFormsOfWishWord } from '../foods/wordForms.ts'
import {
  deniableAllergyAdjectives,
  type WishNoAllergyWords,
  wishAllergyDegreeWords,
  wishAnswersOfNoAllergy,
  wishDeniableAllergyWords,
  wishDeniedAllergyWords,
} from '../languages/allergies/deniedAllergyWords.ts'
import { findLongestPhrase, type PhraseNode } from '../phraseTree.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

type Trees = Record<
  keyof WishNoAllergyWords | 'allergies' | 'adjectives' | 'degrees' | 'none',
  PhraseNode<true>
>

const known = new Map<WishLanguage, Trees>()

function treesOf(language: WishLanguage): Trees {
  const before = known.get(language)
  if (before) return before
  const { deny, between, nothing, only } = wishDeniedAllergyWords[language.id]
  const tree = (text: string) => buildPhraseTree(text, language)
  const made = {
    ...{ deny: tree(deny), between: tree(between), nothing: tree(nothing), only: tree(only) },
    allergies: tree(wishDeniableAllergyWords),
    adjectives: tree(deniableAllergyAdjectives),
    degrees: tree(wishAllergyDegreeWords),
    none: tree(wishAnswersOfNoAllergy),
  }
  known.set(language, made)
  return made
}

/** Items between a denial and its allergy at most. */
const maxBetween = 3

const denials: readonly WishItem['role'][] = ['notNext', 'notEither']
const exceptions: readonly WishItem['role'][] = ['exceptNext', 'exceptPrevious', 'examplesNext']

/**
 * Items in which an allergy that is denied as a whole is no limit: "no known food allergies", "niemand ist gegen etwas allergisch". A food
 * in the same clause or an exception behind it keeps it one, and foods behind "but" or "only" are asked about.
 */
export function removeDeniedAllergies(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): readonly WishItem[] {
  const trees = treesOf(compiled.language)
  const formsAt = (index: number, isFirst: boolean) =>
    tokens[index] && (isFirst || isNameContinuedAcrossGap(tokens[index]))
      ? readFormsOfWishWord(tokens[index], compiled)
      : []
  const is = (tree: PhraseNode<true>, { from, to }: WishItem) =>
    (findLongestPhrase(tree, from, formsAt)?.length ?? 0) >= to - from
  const isAllergy = (item: WishItem) =>
    (item.role === 'allergy' || item.role === 'allergyNext') && is(trees.allergies, item)
  const read = [...items]
  for (let at = 0; at < read.length; at++) {
    const item = read[at]!
    const isOpen = isAllergy(item)
    const denial = isOpen ? denialOf(read, at, trees, is) : null
    const isDenied = denial !== null || (isOpen && isOfNothing(read[at + 1], read[at + 2], trees, is))
    if (isDenied && isNothingNamed(read, at)) {
      read[at] = { ...item, role: 'noLimit', food: null }
      for (let index = (denial ?? at) + 1; index < at; index++)
        read[index] = { ...read[index]!, role: 'idle' }
    }
    const answered = isOpen ? endOfAnswerNone(read, at, trees, formsAt) : null
    if (answered !== null && isNothingNamed(read, at, answered)) {
      read[at] = { ...item, role: 'noLimit', food: null }
      for (let index = at + 1; index < answered; index++)
        read[index] = { ...read[index]!, role: 'idle', food: null }
    }
    const isNone = read[at]!.role === 'noLimit' && (isOpen || holdsAllergy(read[at]!, trees, formsAt))
    const next = read[at + 1]
    if (
      isNone &&
      next &&
      next.gap !== 'end' &&
      !isFoodItem(next) &&
      is(trees.only, next) &&
      !isDishNext(read, at + 1)
    )
      read[at + 1] = { ...next, role: 'doubtNext', food: null, condition: null, ofAllergy: true }
  }
  return read
}

/** "No allergies, just pasta". */
function isDishNext(items: readonly WishItem[], at: number): boolean {
  let next = at + 1
  while (items[next]?.role === 'idle' && isNameContinuedAcrossGap(items[next]!)) next++
  return isFoodItem(items[next]) && areMealsWithoutAllergens(items, [next])
}

type IsInPhraseTree = (tree: PhraseNode<true>, item: WishItem) => boolean

/** The place of the word before an allergy that denies it. */
function denialOf(items: readonly WishItem[], at: number, trees: Trees, is: IsInPhraseTree): number | null {
  for (let index = at - 1; index >= 0 && index >= at - 1 - maxBetween; index--) {
    const item = items[index]!
    if (!isNameContinuedAcrossGap(items[index + 1]!) || is(trees.degrees, item)) return null
    if (denials.includes(item.role) || is(trees.deny, item))
      return isAnswer(items, index, at, trees, is) ? null : index
    // "No allergies or intolerances".
    if (item.role === 'joins' && items[index - 1]?.role === 'noLimit') return index
    if (item.role !== 'idle' && item.role !== 'uses' && !is(trees.between, item)) return null
  }
  return null
}

/** "Nuts? No, allergic": the denial answers what was asked before. */
const isAnswer = (
  items: readonly WishItem[],
  denial: number,
  at: number,
  trees: Trees,
  is: IsInPhraseTree,
): boolean =>
  denial === at - 1 &&
  items[denial]!.gap === 'end' &&
  isFoodItem(items[denial - 1]) &&
  is(trees.adjectives, items[at]!)

/** "Allergic to nothing". */
const isOfNothing = (
  next: WishItem | undefined,
  behind: WishItem | undefined,
  trees: Trees,
  is: IsInPhraseTree,
): boolean =>
  next !== undefined &&
  isNameContinuedAcrossGap(next) &&
  !isFoodItem(next) &&
  is(trees.nothing, next) &&
  (behind === undefined || !isNameContinuedAcrossGap(behind)) &&
  next.role !== 'idle'

/**
 * Where the answer to "Allergies: none." ends: with the sentence, or before a dish behind a comma or dash, "Allergies: none, carbonara".
 * Null where nothing says that there are none.
 */
function endOfAnswerNone(
  items: readonly WishItem[],
  at: number,
  { none }: Trees,
  formsAt: Parameters<typeof findLongestPhrase>[2],
): number | null {
  const answer = items[at + 1]
  if (!answer || !['colon', 'dash', 'equals'].includes(answer.gap)) return null
  const ofSentence = items.findIndex(({ gap }, index) => index > at + 1 && gap === 'end')
  if (items[ofSentence]?.listSign === 'bullet') return null
  const sentence = ofSentence === -1 ? items.length : ofSentence
  const sign = items.findIndex(({ gap }, index) => index > at + 1 && (gap === 'comma' || gap === 'dash'))
  const isDishBehind = sign !== -1 && sign < sentence && isDishAlone(items.slice(sign, sentence))
  const end = isDishBehind ? sign : sentence
  return findLongestPhrase(none, answer.from, formsAt)?.length === items[end - 1]!.to - answer.from
    ? end
    : null
}

/** Whether items call one dish, "prawn curry", and nothing that people are allergic to by itself. */
function isDishAlone(items: readonly WishItem[]): boolean {
  const foods = items.filter(isFoodItem)
  const isOneName = items.slice(1).every((item) => isNameContinuedAcrossGap(item))
  return isOneName && foods.length > 0 && usualRoleOfFoodInDish(foods.at(-1)!.food) === 'dish'
}

/** Whether the clause names no food, and nothing excepts one from what it says, up to the end of its sentence or another place. */
function isNothingNamed(items: readonly WishItem[], at: number, answered: number | null = null): boolean {
  let from = at
  while (from > 0 && isNameContinuedAcrossGap(items[from]!)) from--
  let to = at + 1
  while (to < items.length && isNameContinuedAcrossGap(items[to]!)) to++
  if (items.slice(from, to).some(({ food }) => food !== null)) return false
  const end = items.findIndex(({ gap }, index) => index > at && gap === 'end')
  const behind = items.slice(at + 1, end === -1 ? items.length : end)
  const itemsBehindDenial = answered === null ? behind : items.slice(at + 1, answered)
  const isPointed = isFollowedByColonOrBracket(items[to]) && itemsBehindDenial.some(isFoodItem)
  return !isPointed && !behind.some(({ role }) => exceptions.includes(role))
}

/** Whether an idiom denies an allergy: "no allergies". */
function holdsAllergy(
  { from, to }: WishItem,
  { allergies }: Trees,
  formsAt: Parameters<typeof findLongestPhrase>[2],
): boolean {
  for (let token = from; token < to; token++) if (findLongestPhrase(allergies, token, formsAt)) return true
  return false
}

/** Tokens of allergies that any language in which a wish is read denies as a whole. */
export function findDeniedAllergyTokens(
  tokens: readonly WishToken[],
  spans: readonly WishSpanInLanguage[],
): ReadonlySet<number> {
  const denied = new Set<number>()
  for (const { language, items, from: offset } of spans) {
    const compiled = compileLanguage(language)
    const trees = treesOf(language)
    const formsAt = (index: number) =>
      tokens[index + offset] ? readFormsOfWishWord(tokens[index + offset]!, compiled) : []
    for (const item of items) {
      if (item.role !== 'noLimit' || !holdsAllergy(item, trees, formsAt)) continue
      for (let token = item.from; token < item.to; token++) denied.add(token + offset)
    }
  }
  return denied
}
