import { readAllergyAroundFoods, readAllergyBeforeFoods } from './allergies/readAllergy.ts'
import { askAboutContinuedLists } from './askAboutContinuedLists.ts'
import { askAboutDoubtfulExclusion } from './askAboutDoubtfulExclusion.ts'
import { readAllExceptOut } from './exclusions/exceptions/readAllExceptOut.ts'
import { readExceptionAfterFoods, readExceptionBeforeFoods } from './exclusions/exceptions/readExcept.ts'
import { readExclusionAfterFoods } from './exclusions/leavesOutBefore.ts'
import { readCowAsItsCheese } from './exclusions/readCowAsItsCheese.ts'
import { readFoodsBesideDisgust } from './exclusions/readDisgust.ts'
import { readExclusionSign } from './exclusions/readExclusionSign.ts'
import {
  readAllowedFoods,
  readExclusionBeforeFoods,
  readExclusionOnEitherSide,
  readFreeAfterFoods,
  readNotBesideFoods,
  readZeroBeforeFood,
} from './exclusions/readNegation.ts'
import { readNothingBeforeFood } from './exclusions/readNothingBeforeFood.ts'
import {
  askAboutReplacedFood,
  readReplacedFoodAfter,
  readReplacedFoodBefore,
} from './exclusions/replacements/readInsteadOf.ts'
import { widenLimitToDerivatives } from './foods/derivatives.ts'
import { isNeverWishedFood } from './foods/foodMeanings.ts'
import { isFoodItem } from './foods/isFoodItem.ts'
import { findFoodsJoinedToCondition } from './people/foodsJoinedToCondition.ts'
import type { PhraseRole } from './phraseRoles.ts'
import { emptyWishReading, markLimitUnclear, type WishReadingState } from './reading.ts'
import type { WishItem } from './wishItems.ts'
import type { EaterCondition, WishLanguage } from './wishLanguage.ts'
import { isNameContinuedAcrossGap } from './wishTokens.ts'

const readers: Readonly<Partial<Record<PhraseRole, (reading: WishReadingState, at: number) => void>>> = {
  leavesOutNext: readExclusionBeforeFoods,
  noneNext: readZeroBeforeFood,
  nothingNext: readNothingBeforeFood,
  disgust: readFoodsBesideDisgust,
  insteadOfNext: readReplacedFoodAfter,
  insteadOfPrevious: readReplacedFoodBefore,
  insteadOfEither: askAboutReplacedFood,
  leavesOutPrevious: readExclusionAfterFoods,
  leavesOutEither: readExclusionOnEitherSide,
  freePrevious: readFreeAfterFoods,
  notNext: readNotBesideFoods,
  notEither: readNotBesideFoods,
  allergyNext: readAllergyBeforeFoods,
  allergy: readAllergyAroundFoods,
  doubtNext: askAboutDoubtfulExclusion,
  doubtPrevious: askAboutDoubtfulExclusion,
  doubtEither: askAboutDoubtfulExclusion,
  sign: readExclusionSign,
  exceptNext: readExceptionBeforeFoods,
  exceptPrevious: readExceptionAfterFoods,
  allowsPrevious: readAllowedFoods,
  noLimit: (reading, at) => reading.understood.add(at),
  lessNext: readLess,
}

/** Reads the items of a wish in one language: what must not be in the dish, and what nobody can tell. */
export function readWishItems(items: readonly WishItem[], language: WishLanguage): WishReadingState {
  const reading = emptyWishReading(items, language)
  for (const [at, { role, condition }] of items.entries())
    if (condition) readCondition(reading, at)
    else if (role !== 'food' && role !== 'unknown') readers[role]?.(reading, at)
  readAllExceptOut(reading)
  readCowAsItsCheese(reading)
  widenLimitToDerivatives(reading)
  askAboutContinuedLists(reading)
  return reading
}

/** "Almost without oil" leaves nothing out; of gluten and lactose only a little may already be too much: it is asked about. */
function readLess(reading: WishReadingState, at: number): void {
  const { items } = reading
  reading.understood.add(at)
  let next = at + 1
  while (items[next]?.role === 'idle' && isNameContinuedAcrossGap(items[next]!)) next++
  const item = items[next]
  if (isFoodItem(item) && isNameContinuedAcrossGap(item!) && isNeverWishedFood(item.food!))
    markLimitUnclear(reading, at, [], [next])
}

/** Whether a food stands right beside an item, as in "baby spinach". */
function isBesideFood(items: readonly WishItem[], at: number): boolean {
  const next = items[at + 1]
  return (
    (isFoodItem(next) && isNameContinuedAcrossGap(next!)) ||
    (isFoodItem(items[at - 1]) && isNameContinuedAcrossGap(items[at]!))
  )
}

const negations: readonly WishItem['role'][] = ['notNext', 'notEither', 'leavesOutNext']

/** Whether an item names a substance, and no allergy to it: "no histamine", not "no histamine intolerance". */
function isSubstanceAlone(items: readonly WishItem[], at: number): boolean {
  const next = items[at + 1]
  const isAllergy = next?.role === 'allergy' && isNameContinuedAcrossGap(next)
  return items[at]!.condition?.isSubstance === true && !isAllergy
}

const isDietAlone = (condition: EaterCondition | null) =>
  condition !== null && (condition.diets ?? []).length > 0 && (condition.allergens ?? []).length === 0

/** Items before a condition that are looked through for a negation: "we are not all vegan". */
const maxToNegation = 3

/** "Vegan"; but "not vegan" asks for nothing. "Diabetic" is asked about. */
function readCondition(reading: WishReadingState, at: number): void {
  const { items } = reading
  const { condition } = items[at]!
  if (condition?.isNotOfFood && isBesideFood(items, at)) return
  reading.understood.add(at)
  for (let index = at; index > 0 && index > at - maxToNegation && items[index]!.gap === 'space'; index--) {
    const { role, isNotFromDiet } = items[index - 1]!
    // "Gluten-free, but not vegan".
    const isContrasted = role === 'exceptNext' && isNotFromDiet === true && isDietAlone(condition)
    if (isContrasted || (negations.includes(role) && !isSubstanceAlone(items, at))) {
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
  const joined = findFoodsJoinedToCondition(reading, at)
  if (condition?.joinsNext ? joined.length > 0 : condition?.isAsked)
    markLimitUnclear(reading, at, [], joined, { isCertain: true })
  else if (joined.length > 0) markLimitUnclear(reading, at, [], joined)
  if (condition && (!condition.isAsked || condition.foods)) reading.conditions.push({ at, condition })
}
