import {
  addQuestionAboutFoods,
  sentenceRangesFrom,
  tokensKnownInLanguage,
} from '../allergies/askAboutFoodsBesideHarm.ts'
import { isLikelyAllergyFood } from '../clauses.ts'
import { compileLanguage } from '../compileLanguage.ts'
import { type FoodWithState, indexFoodsByPlace } from '../foods/foodsWithState.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { findAllergenOfMisspelling } from '../foods/misspellings/allergenOfMisspelling.ts'
import { indexItemsByToken } from '../indexItemsByToken.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import type { WishItem } from '../wishItems.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

/** What stands between two signs or words such as "and". */
interface ListPart {
  foods: readonly FoodWithState[]
  isLimited: boolean
  /** Place of the one unknown word, where the part says nothing else; null where there is none. */
  unknown: number | null
  /** Whether a word stands before it in its part that leaves out what follows: "without mlk". */
  isBehindLimit: boolean
  /** Whether nothing but foods stands there, each of which somebody may be allergic to. */
  isHarmfulFood: boolean
}

/**
 * Asks about unknown words among the foods of a limit, and about the foods behind them, which no longer belong to it: "allergic to
 * milk, egs and peanuts", "no nuts, casews, sesame". A word at the end of a list counts only where it may be a misspelt food.
 */
export function askAboutUnknownWordsInLists(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  if (!parts.some(({ reading }) => reading.items.some(isFoodItem))) return
  const scores = parts.map((part) => tokensKnownInLanguage(part, []).size)
  const understood = parts.map((part) => tokensKnownInLanguage(part, []))
  for (const [index, part] of parts.entries()) {
    if (scores[index] !== Math.max(...scores)) continue
    const isUnknown = (at: number) => understood.every((known) => !known.has(at))
    for (const list of listsOf(tokens, parts, part, isUnknown)) doubtList(part, list)
  }
}

function doubtList(part: ReadingInLanguage, list: readonly ListPart[]): void {
  for (const [at, { unknown, isHarmfulFood, isBehindLimit, foods, isLimited }] of list.entries()) {
    const isBehind = list.slice(0, at).some((each) => each.isLimited)
    const [before, next] = [list[at - 1], list[at + 1]]
    if (unknown !== null) {
      const isBetween = before?.isLimited === true && (next?.isLimited || next?.isHarmfulFood) === true
      const isBeside = isBehind || (next?.isLimited === true && (isBehindLimit || before?.isHarmfulFood))
      const { word = '' } = part.reading.items[unknown]!
      const near =
        isBetween || isBeside ? findAllergenOfMisspelling(word, compileLanguage(part.language)) : null
      if (isBetween || near !== null || (isBehindLimit && isBeside)) ask(part, unknown, near)
    } else if (isHarmfulFood && !isLimited && isBehind && before!.unknown !== null)
      for (const food of foods) addQuestionAboutFoods(part, [food], [food])
  }
}

function ask({ reading }: ReadingInLanguage, place: number, food: string | null): void {
  const meant = food === null ? [] : [{ place, food }]
  const isAsked = reading.doubts.some(({ first, last }) => first <= place && place <= last)
  if (isAsked) return
  const isAllergy = [...reading.unwanted.values()].includes('allergy')
  reading.doubts.push({
    ...{ first: place, last: place, foods: [], about: [place], meant, isAllergy, isCertain: false },
  })
}

const openings: readonly WishItem['role'][] = ['leavesOutNext', 'allergyNext']
const endsLists: readonly WishToken['gap'][] = ['colon', 'dash', 'equals', 'bracket', 'end']

/** Lists of a reading: parts of a sentence that follow each other and hold foods, or one unknown word. */
function listsOf(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
  part: ReadingInLanguage,
  isUnknown: (at: number) => boolean,
): ListPart[][] {
  const placed = indexItemsByToken(part)
  const foods = indexFoodsByPlace(parts, part)
  const { items } = part.reading
  const lists: ListPart[][] = []
  for (const sentence of sentenceRangesFrom(tokens, part.offset)) {
    const groups: number[][] = [[]]
    const ends = new Set<number>()
    for (const index of placed.within(sentence)) {
      const item = items[index]!
      if (endsLists.includes(item.gap) || item.closesBracket) ends.add(groups.length)
      if (!isNameContinuedAcrossGap(item) || item.joins || item.role === 'joins') groups.push([])
      if (item.role !== 'joins') groups.at(-1)!.push(index)
    }
    const made = groups.map((group): ListPart | null => {
      if (group.length === 0) return null
      const own = group.map((index) => items[index]!)
      const stretch = { from: own[0]!.from + part.offset, to: own.at(-1)!.to + part.offset }
      const within = foods.within(stretch)
      const unknown = unknownAlone(group, own, (at) => isUnknown(at + part.offset))
      return {
        foods: within,
        isLimited: within.some(({ state, index }) => state === 'limit' && isFoodItem(items[index])),
        isBehindLimit: openings.includes(own.find(({ role }) => role !== 'idle')?.role ?? 'food'),
        unknown: within.length === 0 ? unknown : null,
        isHarmfulFood:
          own.every((item) => isFoodItem(item) || item.role === 'idle') &&
          within.length > 0 &&
          within.every(({ index }) => isFoodItem(items[index]) && isLikelyAllergyFood(items[index]!.food!)),
      }
    })
    let list: ListPart[] = []
    for (const [place, each] of made.entries()) {
      if (ends.has(place)) {
        lists.push(list)
        list = []
      }
      if (each) list.push(each)
    }
    lists.push(list)
  }
  return lists
}

/** The one unknown word of a part that holds else only idle words, or words against what follows: "without mlk". */
function unknownAlone(
  group: readonly number[],
  own: readonly WishItem[],
  isUnknown: (at: number) => boolean,
): number | null {
  const last = own.findLastIndex(({ role }) => role !== 'idle')
  const item = own[last]
  if (
    item?.role !== 'unknown' ||
    item.food !== null ||
    item.isOtherAllergy ||
    !isUnknown(item.from) ||
    /^\d+$/.test(item.word ?? '')
  )
    return null
  const isElse = (each: WishItem, index: number) =>
    index !== last && each.role !== 'idle' && !openings.includes(each.role)
  return own.some(isElse) ? null : group[last]!
}
