import { readAllergy, readAllergyNext } from './allergies/readAllergy.ts'
import { readLeavesOutPrevious } from './exclusions/leavesOutBefore.ts'
import { readDisgust } from './exclusions/readDisgust.ts'
import { readExcept, readExceptPrevious } from './exclusions/readExcept.ts'
import { readInsteadOf, readInsteadOfEither, readInsteadOfPrevious } from './exclusions/readInsteadOf.ts'
import {
  readAllows,
  readFreePrevious,
  readLeavesOutEither,
  readLeavesOutNext,
  readNoneNext,
  readNot,
} from './exclusions/readNegation.ts'
import { readNothing } from './exclusions/readNothing.ts'
import { readSign } from './exclusions/readSign.ts'
import { readDerivatives } from './foods/derivatives.ts'
import { isNeverWishedFood } from './foods/foodMeanings.ts'
import { isFood } from './foods/isFood.ts'
import { doubtListsThatGoOn } from './listsThatGoOn.ts'
import { foodsJoinedTo } from './people/joinedToConditions.ts'
import type { Role } from './phraseRoles.ts'
import { readDoubtful } from './readDoubtful.ts'
import { markUnclear, newReading, type WishReadingState } from './reading.ts'
import type { WishItem } from './wishItems.ts'
import type { WishLanguage } from './wishLanguage.ts'
import { isWithinName } from './wishTokens.ts'

const readers: Readonly<Partial<Record<Role, (reading: WishReadingState, at: number) => void>>> = {
  leavesOutNext: readLeavesOutNext,
  noneNext: readNoneNext,
  nothingNext: readNothing,
  disgust: readDisgust,
  insteadOfNext: readInsteadOf,
  insteadOfPrevious: readInsteadOfPrevious,
  insteadOfEither: readInsteadOfEither,
  leavesOutPrevious: readLeavesOutPrevious,
  leavesOutEither: readLeavesOutEither,
  freePrevious: readFreePrevious,
  notNext: readNot,
  notEither: readNot,
  allergyNext: readAllergyNext,
  allergy: readAllergy,
  doubtNext: readDoubtful,
  doubtPrevious: readDoubtful,
  doubtEither: readDoubtful,
  sign: readSign,
  exceptNext: readExcept,
  exceptPrevious: readExceptPrevious,
  allowsPrevious: readAllows,
  noLimit: (reading, at) => reading.understood.add(at),
  lessNext: readLess,
}

/** Reads the items of a wish in one language: what must not be in the dish, and what nobody can tell. */
export function readItems(items: readonly WishItem[], language: WishLanguage): WishReadingState {
  const reading = newReading(items, language)
  for (const [at, { role, condition }] of items.entries())
    if (condition) readCondition(reading, at)
    else if (role !== 'food' && role !== 'unknown') readers[role]?.(reading, at)
  readDerivatives(reading)
  doubtListsThatGoOn(reading)
  return reading
}

/** "Almost without oil" leaves nothing out; of gluten and lactose only a little may already be too much: it is asked about. */
function readLess(reading: WishReadingState, at: number): void {
  const { items } = reading
  reading.understood.add(at)
  let next = at + 1
  while (items[next]?.role === 'idle' && isWithinName(items[next]!)) next++
  const item = items[next]
  if (isFood(item) && isWithinName(item!) && isNeverWishedFood(item.food!))
    markUnclear(reading, at, [], [next])
}

/** Whether a food stands right beside an item, as in "baby spinach". */
function isBesideFood(items: readonly WishItem[], at: number): boolean {
  const next = items[at + 1]
  return (isFood(next) && isWithinName(next!)) || (isFood(items[at - 1]) && isWithinName(items[at]!))
}

const negations: readonly WishItem['role'][] = ['notNext', 'notEither', 'leavesOutNext']

/** Whether an item names a substance, and no allergy to it: "no histamine", not "no histamine intolerance". */
function isSubstanceAlone(items: readonly WishItem[], at: number): boolean {
  const next = items[at + 1]
  const isAllergy = next?.role === 'allergy' && isWithinName(next)
  return items[at]!.condition?.isSubstance === true && !isAllergy
}

/** Items before a condition that are looked through for a negation: "we are not all vegan". */
const maxToNegation = 3

/** "Vegan"; but "not vegan" asks for nothing. "Diabetic" is asked about. */
function readCondition(reading: WishReadingState, at: number): void {
  const { items } = reading
  const { condition } = items[at]!
  if (condition?.isNotOfFood && isBesideFood(items, at)) return
  reading.understood.add(at)
  for (let index = at; index > 0 && index > at - maxToNegation && items[index]!.gap === 'space'; index--) {
    const { role } = items[index - 1]!
    if (negations.includes(role) && !isSubstanceAlone(items, at)) {
      reading.deniedConditions.add(at)
      return
    }
    if (role !== 'idle') break
  }
  // "वीगन नहीं".
  const next = items[at + 1]
  if (reading.allergyFollows && next?.role === 'notEither' && next.gap === 'space') {
    reading.deniedConditions.add(at)
    return
  }
  const joined = foodsJoinedTo(reading, at)
  if (condition?.joinsNext ? joined.length > 0 : condition?.isAsked)
    markUnclear(reading, at, [], joined, { isCertain: true })
  else if (joined.length > 0) markUnclear(reading, at, [], joined)
  if (condition && (!condition.isAsked || condition.foods)) reading.conditions.push({ at, condition })
}
