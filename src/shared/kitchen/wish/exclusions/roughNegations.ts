import { isLikelyAllergyFood } from '../clauses.ts'
import type { CompiledLanguage } from '../compileLanguage.ts'
import { compileLanguage, splitIntoPhrases } from '../compileLanguage.ts'
import { tokensUnderstoodInSpans, type WishSpanInLanguage } from '../detectWishLanguages.ts'
import { isNeverWishedFood } from '../foods/foodMeanings.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { isOneEditApart } from '../foods/misspellings/meaningOfMisspelling.ts'
import { normalizeWishWord } from '../foods/normalizeWishWord.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import { wishRoughNegationWords } from '../languages/roughNegations.ts'
import type { UnclearWishPassage, WishLimits } from '../readWishLimits.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguageId } from '../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import {
  findFoodBeforeMisspeltFree,
  findFoodJoinedToNegation,
  misspellingsOfFree,
} from './joinedNegations.ts'
import { createLimitNoteReader } from './limitNoteReader.ts'

interface Words {
  words: readonly string[]
  misspelt: ReadonlySet<string>
  others: ReadonlySet<string>
  short: ReadonlySet<string>
  bare: ReadonlySet<string>
  joined: readonly string[]
  mayFollow: boolean
}

const folded = (text: string) => splitIntoPhrases(text).map((word) => normalizeWishWord(word))

const known = new Map<WishLanguageId, Words>()

function wordsOf({ language: { id } }: CompiledLanguage): Words {
  const made = known.get(id)
  if (made) return made
  const { words, misspelt, others, short, bare, joined, mayFollow = false } = wishRoughNegationWords[id]
  const of = {
    words: folded(words),
    misspelt: new Set(folded(misspelt)),
    others: new Set(folded(others)),
    short: new Set(folded(short)),
    bare: new Set(folded(bare)),
    joined: folded(joined),
    mayFollow,
  }
  known.set(id, of)
  return of
}

/** Letters of a word that may be a misspelling of another by nearness alone. */
const minLength = 3
const maxLength = 12

/** Whether an unknown word may be a misspelling of a word against a food. */
function isMisspelt(typed: string, { words, misspelt, others, joined }: Words): boolean {
  const word = typed.replace(/(.)\1{2,}/gu, '$1')
  if (word !== typed && (words.includes(word) || joined.includes(word))) return true
  if (misspelt.has(word)) return true
  if (others.has(word) || word.length < minLength || word.length > maxLength) return false
  if (joined.some((against) => against.length === minLength && isLonger(word, against))) return true
  return words.some((against) => {
    if (word === against.slice(1)) return word.length > minLength
    const isSwapped = word[0] === against[1] && word[1] === against[0]
    return (word[0] === against[0] || isSwapped) && isOneEditApart(word, against)
  })
}

/** Whether a word has one letter more within: "snin". */
const isLonger = (word: string, against: string) =>
  word.length === against.length + 1 &&
  word[0] === against[0] &&
  word.at(-1) === against.at(-1) &&
  isOneEditApart(word, against)

/** Items between a word and its food that are passed over: "niht mit Nüssen", "aps de noix". */
const rolesBetweenNegationAndFood: readonly WishItem['role'][] = ['idle', 'wishesNext', 'uses']
const maxItemsBetweenNegationAndFood = 2

/** What stands before a minus that leaves a food out, "pasta -gluten", and before one that is a bullet. */
const minus = /(?:[^\s\-–−][^\S\r\n]+[-−]|[([][^\S\r\n]*[-−–][^\S\r\n]?)$/u

/** A minus before gluten, lactose and the like: a space may follow it, and it may begin a line. */
const minusOfNeverWished = /(?:(?:^|[\r\n])[^\S\r\n]*|[^\s\-–−][^\S\r\n]+)[-−–][^\S\r\n]?$/u

/**
 * Foods beside a word that may be one against them, misspelt or cut short, and not understood else: "ohen Nüsse", "o. Nüsse",
 * "pasta -gluten". They are asked about.
 */
export function findPassagesWithMisspeltNegations(
  text: string,
  tokens: readonly WishToken[],
  spans: readonly WishSpanInLanguage[],
  { leftOut, unclear }: Pick<WishLimits, 'leftOut' | 'unclear'>,
): UnclearWishPassage[] {
  const understood = tokensUnderstoodInSpans(spans)
  const isNoted = createLimitNoteReader(text)
  const passages = new Map<string, UnclearWishPassage>()
  const textAt = (first: number, last: number) =>
    text.slice(tokens[first]!.from, tokens[last]!.to).replace(/\s+/g, ' ')
  const isTold = (said: string) =>
    leftOut.some((each) => each.said === said) ||
    unclear.some((each) => each.foods.some((food) => food.said === said))
  for (const { language, from, items } of spans) {
    const words = wordsOf(compileLanguage(language))
    for (const item of items) {
      if (item.role !== 'unknown' && item.role !== 'food') continue
      const word = tokens[item.from + from]!
      const food =
        findFoodJoinedToNegation(word, words.joined, compileLanguage(language)) ??
        findFoodBeforeMisspeltFree(word, compileLanguage(language))
      const said = textAt(item.from + from, item.from + from)
      if (food !== null && !isTold(said))
        passages.set(said, { text: said, isAllergy: false, foods: [{ said, food }] })
    }
    const token = (at: number) => tokens[at + from]
    const isRough = (at: number) => {
      const each = token(at)
      return each !== undefined && !understood.has(at + from) && isMisspelt(each.word, words)
    }
    for (const [index, item] of items.entries()) {
      if (!isFoodItem(item)) continue
      const word =
        wordBefore(items, index, isRough) ?? (words.mayFollow ? wordBehind(items, index, isRough) : null)
      const at =
        word ??
        freeBehind(text, token, item, understood, from) ??
        shortBefore(text, token, items, index, words)
      const [first, last] = [token(item.from)!, token(item.to - 1)!]
      if (
        at === null &&
        !isSigned(text, item.food, first, token(item.to)) &&
        !isNoted(item.food, first, last)
      )
        continue
      const listed = word !== null && word > item.from ? [item] : [item, ...restOfList(items, index)]
      const foods = listed.map((each) => ({
        said: textAt(each.from + from, each.to - 1 + from),
        food: each.food!,
      }))
      if (isTold(foods[0]!.said)) continue
      const places = [at ?? item.from, ...listed.flatMap((each) => [each.from, each.to - 1])]
      const passage = textAt(Math.min(...places) + from, Math.max(...places) + from)
      passages.set(passage, { text: passage, isAllergy: false, foods })
    }
  }
  return [...passages.values()]
}

/** "Pasta -gluten", "pasta - gluten", "nuts: x". */
function isSigned(text: string, food: string, word: WishToken, next: WishToken | undefined): boolean {
  if (next?.word === 'x' && next.gap !== 'space' && next.gap !== 'end' && isLikelyAllergyFood(food))
    return true
  const before = text.slice(0, word.from)
  return (
    (isLikelyAllergyFood(food) && minus.test(before)) ||
    (isNeverWishedFood(food) && minusOfNeverWished.test(before))
  )
}

function wordBefore(
  items: readonly WishItem[],
  index: number,
  isRough: (at: number) => boolean,
): number | null {
  for (let at = index - 1; at >= 0 && index - at <= maxItemsBetweenNegationAndFood + 1; at--) {
    if (!isNameContinuedAcrossGap(items[at + 1]!)) return null
    if (isRough(items[at]!.from)) return items[at]!.from
    if (!rolesBetweenNegationAndFood.includes(items[at]!.role)) return null
  }
  return null
}

function wordBehind(
  items: readonly WishItem[],
  index: number,
  isRough: (at: number) => boolean,
): number | null {
  for (let at = index + 1; at < items.length && at - index <= maxItemsBetweenNegationAndFood; at++) {
    if (!isNameContinuedAcrossGap(items[at]!)) return null
    if (isRough(items[at]!.from)) return items[at]!.from
    if (!rolesBetweenNegationAndFood.includes(items[at]!.role)) return null
  }
  return null
}

/** "Dairy fre cake", "nut-fee": a misspelt "free" right behind a food that may harm. */
function freeBehind(
  text: string,
  token: (at: number) => WishToken | undefined,
  { food, from, to }: WishItem,
  understood: ReadonlySet<number>,
  offset: number,
): number | null {
  const [last, next] = [token(to - 1), token(to)]
  if (!last || !next || from === to || !isLikelyAllergyFood(food!) || understood.has(to + offset)) return null
  const isRightBehind = /^[ -]$/.test(text.slice(last.to, next.from))
  return isRightBehind && misspellingsOfFree.has(next.word) ? to : null
}

/** "O. Nüsse", "u ägg": right before a food that may harm, and not between two of a list. */
function shortBefore(
  text: string,
  token: (at: number) => WishToken | undefined,
  items: readonly WishItem[],
  index: number,
  { short, bare }: Words,
): number | null {
  const { from, food } = items[index]!
  const before = token(from - 1)
  if (from === 0 || !before || !isLikelyAllergyFood(food!) || usualRoleOfFoodInDish(food!) === 'dish')
    return null
  const gap = text.slice(before.to, token(from)!.from)
  const isShort = /^\.[^\S\r\n]?$/u.test(gap) && short.has(before.word)
  if (!isShort && !(gap === ' ' && bare.has(before.typed))) return null
  // "2 x eggs" says how many.
  if (before.word === 'x' && /^\d/.test(token(from - 2)?.word ?? '')) return null
  const earlier = items.findLast((item) => item.to < from)
  const isListed = isFoodItem(earlier) && usualRoleOfFoodInDish(earlier.food) === 'ingredient'
  return isListed ? null : from - 1
}

/** The foods that go on a list: "ohen Nüsse, Milch und Eier". */
function restOfList(items: readonly WishItem[], index: number): (WishItem & { food: string })[] {
  const rest: (WishItem & { food: string })[] = []
  for (let at = index + 1; at < items.length; at++) {
    const item = items[at]!
    if (item.gap === 'end' || item.gap === 'dash') break
    if (isFoodItem(item) && usualRoleOfFoodInDish(item.food) === 'ingredient') rest.push(item)
    else if (item.role !== 'joins' && item.role !== 'idle') break
  }
  return rest
}
