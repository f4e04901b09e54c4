import { type FoodWithState, tokenPlacesInRange } from '../foods/foodsWithState.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishToken } from '../wishTokens.ts'
import { type EaterWordTokens, findEaterWordTokens } from './eaterMarks.ts'

/** A part of a sentence between commas, "and" and the like, with its words for a person in the same part. Numbers are places of items. */
export interface EaterClause {
  first: number
  end: number
  /** Foods of which nothing is said yet. */
  foods: number[]
  /** Whether it is nothing but people, foods and words that say nothing. */
  isPlain: boolean
  /** Whether it is nothing but foods and words that say nothing. */
  isListed: boolean
  /** Whether "and" stands before it. */
  isJoined: boolean
  /** Whether it is for somebody: "sesame for Ann". */
  isGift: boolean
  /** Whether a word says that foods of it are wished for or welcome. */
  isWished: boolean
  hasFood: boolean
  /** Whether it names a dish. */
  hasDish: boolean
  /** Who it is about: a person, somebody called by a name with a capital, perhaps somebody, or none. */
  eater: 'person' | 'name' | 'unknown' | 'none'
  /** "To" between a person and the foods; behind the foods in Hindi. */
  link: number | null
}

interface Place {
  first: number
  end: number
}

type States = ReadonlyMap<number, FoodWithState['state']>

/** The sentences of a part, each as its clauses. What a semicolon or a line sets off belongs to the sentence. */
export function splitIntoEaterClauses(
  text: string,
  tokens: readonly WishToken[],
  part: ReadingInLanguage,
  states: States,
): EaterClause[][] {
  const marks = findEaterWordTokens(text, tokens, part)
  const { items, unwanted } = part.reading
  // "And my daughter" is one word in Arabic.
  const turns = (at: number) =>
    [marks.joined, marks.turns].some((each) => each.has(items[at]!.from + part.offset))
  // "Max is allergic to soy Lena to sesame".
  const isAllergy = (at: number) => items[at]!.role !== 'unknown' && unwanted.get(at) === 'allergy'
  const isWord = (at: number) => allergyRoles.includes(items[at]!.role)
  const endsAllergy = (at: number) =>
    !isAllergy(at) &&
    !isWord(at) &&
    !marks.gives.has(items[at]!.from + part.offset) &&
    isAllergy(at > 1 && isWord(at - 1) ? at - 2 : at - 1)
  const sentences: EaterClause[][] = []
  for (let first = 0; first < items.length; ) {
    let end = first + 1
    while (end < items.length && !beginsClause(items, end) && !turns(end) && !endsAllergy(end)) end++
    const clause = clauseOf(part, states, marks, { first, end })
    const sentence = sentences.at(-1)
    if (sentence === undefined || (items[first]!.gap === 'end' && items[first]!.listSign === null))
      sentences.push([clause])
    else sentence.push(clause)
    first = end
  }
  return sentences.map((clauses) => merged(part, states, marks, clauses))
}

const allergyRoles: readonly WishItem['role'][] = ['allergy', 'allergyNext']
const separators: readonly WishItem['gap'][] = ['end', 'comma', 'and', 'bracket', 'dash', 'colon', 'equals']

function beginsClause(items: readonly WishItem[], at: number): boolean {
  const { gap, role, joins, closesBracket } = items[at]!
  if (items[at - 1]!.role === 'joins') return false
  return separators.includes(gap) || closesBracket || role === 'joins' || joins
}

/** Clauses with those that name nothing but a person made one with what a sign joins to them. */
function merged(
  part: ReadingInLanguage,
  states: States,
  marks: EaterWordTokens,
  clauses: readonly EaterClause[],
): EaterClause[] {
  const { items } = part.reading
  const isHead = ({ hasFood, isPlain }: EaterClause) => isPlain && !hasFood
  // "We have:" is no person's entry.
  const holds = ({ first, end }: EaterClause) =>
    items.slice(first, end).some(({ from }) => marks.holds.has(from + part.offset))
  const read: EaterClause[] = []
  for (const [place, clause] of clauses.entries()) {
    const before = read.at(-1)
    const { gap, closesBracket, hasColon } = items[clause.first]!
    const isOfHead = before && isHead(before) && (hasColon ? !holds(before) : isGluing(gap) || closesBracket)
    const next = clauses[place + 1]
    const pointsOn = next !== undefined && isPointing(items[next.first]!)
    const isOfFood = before && isHead(clause) && gap === 'bracket' && !closesBracket && !pointsOn
    if (isOfHead || isOfFood) {
      const whole = clauseOf(part, states, marks, { first: before.first, end: clause.end })
      // What stands before such a sign is a name, with a capital or not.
      if (whole.eater === 'unknown') whole.eater = 'name'
      read[read.length - 1] = whole
    } else read.push(clause)
  }
  return read
}

/** Signs between a person and what is said of them: "Lily (7) – egg". */
const gluing: readonly WishItem['gap'][] = ['bracket', 'dash', 'colon', 'equals']
const isGluing = (gap: WishItem['gap']) => gluing.includes(gap)
const isPointing = ({ gap, closesBracket }: WishItem) => isGluing(gap) && gap !== 'bracket' && !closesBracket

const plain: readonly WishItem['role'][] = ['idle', 'pronouns', 'joins']
const wishing: readonly WishItem['role'][] = [
  ...(['wishesNext', 'uses', 'allowsPrevious', 'lessNext', 'noLimit', 'ends', 'harmless'] as const),
]

/** Unknown words that may be somebody's name at most: "my friend's little Zsófika". */
const maxUnknown = 2

function clauseOf(
  part: ReadingInLanguage,
  states: States,
  marks: EaterWordTokens,
  { first, end }: Place,
): EaterClause {
  const { items } = part.reading
  const { gap, role, joins } = items[first]!
  const clause: EaterClause = {
    first,
    end,
    foods: [],
    isPlain: true,
    isListed: true,
    isJoined: gap === 'and' || role === 'joins' || joins,
    isGift: false,
    isWished: false,
    hasFood: false,
    hasDish: false,
    eater: 'none',
    link: null,
  }
  let unknown = 0
  for (let index = first; index < end; index++) {
    const item = items[index]!
    const is = marker(part, index)
    const says = sayingOf(part, marks, clause, index)
    if (says === 'food') {
      clause.hasFood = true
      if (usualRoleOfFoodInDish(item.food!) === 'dish') clause.hasDish = true
      if (states.get(index) === 'open') clause.foods.push(index)
      else clause.isPlain = false
    } else if (says === 'link') clause.link = index
    else if (says !== 'nothing') clause.isListed = false
    if (says === 'unknown' && (clause.foods.length > 0 || ++unknown > maxUnknown)) clause.isPlain = false
    if (says === 'person' || (says === 'name' && clause.eater !== 'person')) clause.eater = says
    if (says === 'unknown' && clause.eater === 'none') clause.eater = says
    if (says === 'gift') {
      clause.isGift = true
      if (clause.eater === 'none' && is(marks.people)) clause.eater = 'person'
    }
    if (says === 'more') {
      clause.isPlain = false
      if (wishing.includes(item.role)) clause.isWished = true
    }
    // "I have an egg one" is none of what there is.
    if (is(marks.owns) && items[end - 1]!.role !== 'pronouns') clause.isWished = true
    if (says !== 'food' && says !== 'link' && is(marks.welcome)) clause.isWished = true
  }
  return clause
}

const marker =
  ({ reading: { items }, offset }: ReadingInLanguage, index: number) =>
  (marked: ReadonlySet<number>): boolean =>
    tokenPlacesInRange(items[index]!).every((at) => marked.has(at + offset))

/** What an item says in its clause. */
type Saying = 'food' | 'link' | 'gift' | 'person' | 'name' | 'unknown' | 'nothing' | 'more'

function sayingOf(
  part: ReadingInLanguage,
  marks: EaterWordTokens,
  { first, end, foods, hasFood, eater }: EaterClause,
  index: number,
): Saying {
  const { items, language } = part.reading
  const item = items[index]!
  const is = marker(part, index)
  if (is(marks.gives) && !isFoodItem(item)) return 'gift'
  if (is(marks.people)) return 'person'
  const isCapital = is(marks.capitals) && !hasFood
  if (isFoodItem(item)) {
    // "Rosemary kiwi": somebody who is called so, or a dish.
    const isBeforeFood = index === first && index + 1 < end && isFoodItem(items[index + 1])
    const isName = isCapital && (item.role === 'unknown' || (isBeforeFood && is(marks.foodNames)))
    return isName ? 'name' : 'food'
  }
  const isBehindPerson = eater !== 'none' && (language.allergyFollows ? foods.length > 0 : !hasFood)
  if (isBehindPerson && is(marks.links)) return 'link'
  if (isBehindPerson && is(marks.reasons)) return 'nothing'
  if (item.role === 'unknown') return isCapital ? 'name' : 'unknown'
  return plain.includes(item.role) || is(marks.holds) || is(marks.turns) ? 'nothing' : 'more'
}
