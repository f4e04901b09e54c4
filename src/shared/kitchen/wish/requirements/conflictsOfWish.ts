import {
  cookingTimes,
  type DietType,
  isMeatQuestionAsked,
  type MeatPreference,
  meatPreferences,
} from '../../questionnaire.ts'
import {
  type AnswersBesideWish,
  isAgainstMeat,
  isForbiddenByDiet,
  isLongerThan,
} from './answersAgainstWish.ts'
import type { WishRequirement } from './requirement.ts'

export type ContradictedAnswer = 'dietType' | 'meatPreference' | 'cookingTime'

/** A requirement that an answer leaves no place. */
export interface WishConflict {
  requirement: WishRequirement
  answer: ContradictedAnswer
  /** Other answers with which the requirement has its place, the one that changes least first; each has all that changes. */
  changes: readonly Partial<AnswersBesideWish>[]
}

/**
 * The requirements of a wish that the answers contradict, each with the diet or else the meat, and with the cooking time. What is
 * said of a part of a dish's name is said of the dish.
 */
export function findConflictsOfWish(
  requirements: readonly WishRequirement[],
  answers: AnswersBesideWish,
): WishConflict[] {
  const found = conflictsOfEach(requirements, answers).map((conflict) => ({
    ...conflict,
    requirement: findOuterRequirement(conflict.requirement, requirements),
  }))
  return found.filter(
    ({ requirement, answer }, at) =>
      found.findIndex((other) => other.requirement === requirement && other.answer === answer) === at,
  )
}

/** Requirements without those whose words are part of another's. */
export function withoutInnerRequirements(requirements: readonly WishRequirement[]): WishRequirement[] {
  return requirements.filter((each) => findOuterRequirement(each, requirements) === each)
}

function findOuterRequirement(
  requirement: WishRequirement,
  requirements: readonly WishRequirement[],
): WishRequirement {
  const { start, end } = requirement
  const isOuter = (other: WishRequirement) =>
    other.start <= start && other.end >= end && other.end - other.start > end - start
  return requirements.find(isOuter) ?? requirement
}

function conflictsOfEach(
  requirements: readonly WishRequirement[],
  answers: AnswersBesideWish,
): WishConflict[] {
  return requirements.flatMap((requirement): WishConflict[] => {
    const ofFoods = conflictOfFoods(requirement, answers)
    const ofTime: WishConflict | null = isLongerThan(requirement, answers.cookingTime)
      ? { requirement, answer: 'cookingTime', changes: timesFor(requirement) }
      : null
    return [ofFoods, ofTime].filter((each) => each !== null)
  })
}

/** A change of the diet changes the meat with it. */
function conflictOfFoods(requirement: WishRequirement, answers: AnswersBesideWish): WishConflict | null {
  const { dietType, meatPreference } = answers
  if (isForbiddenByDiet(requirement, dietType))
    return { requirement, answer: 'dietType', changes: dietsFor(requirement, answers) }
  return meatPreference !== null && isAgainstMeat(requirement, meatPreference)
    ? { requirement, answer: 'meatPreference', changes: meatsFor(requirement) }
    : null
}

/** Diets in which there is more, the nearest first. */
const widerDiets: Readonly<Record<DietType, readonly DietType[]>> = {
  Vegan: ['Vegetarian', 'Pescatarian', 'No restrictions'],
  Vegetarian: ['Pescatarian', 'No restrictions'],
  Pescatarian: ['No restrictions'],
  Keto: ['No restrictions'],
  Paleo: ['No restrictions'],
  'No restrictions': [],
}

function dietsFor(
  requirement: WishRequirement,
  { dietType, meatPreference }: AnswersBesideWish,
): Partial<AnswersBesideWish>[] {
  const wider = widerDiets[dietType].find((diet) => !isForbiddenByDiet(requirement, diet))
  if (!wider) return []
  if (!isMeatQuestionAsked(wider)) return [{ dietType: wider, meatPreference: null }]
  const isKept = meatPreference !== null && !isAgainstMeat(requirement, meatPreference)
  return [{ dietType: wider, meatPreference: isKept ? meatPreference : meatOf(requirement) }]
}

const meats = meatPreferences.filter((meat) => meat !== 'No preference')

/** The meat that is asked for; no preference where none is, or one that cannot be chosen. */
function meatOf(requirement: WishRequirement): MeatPreference {
  const fitting = meats.filter((meat) => !isAgainstMeat(requirement, meat))
  return fitting.length === meats.length ? 'No preference' : (fitting[0] ?? 'No preference')
}

/** A diet where the wish names one that has no meat, else the meat that is wished for, and no preference. */
function meatsFor(requirement: WishRequirement): Partial<AnswersBesideWish>[] {
  if (requirement.kind !== 'food out')
    return [...new Set([meatOf(requirement), 'No preference' as const])].map((meatPreference) => ({
      meatPreference,
    }))
  const { diets } = requirement.leftOut
  const diet = dietsWithoutMeat.find((each) => diets.some((id) => id === each.toLowerCase()))
  return [diet ? { dietType: diet, meatPreference: null } : { meatPreference: 'No preference' }]
}

const dietsWithoutMeat = ['Vegan', 'Vegetarian', 'Pescatarian'] as const

/** The shortest time that is enough. */
function timesFor(requirement: WishRequirement): Partial<AnswersBesideWish>[] {
  const enough = cookingTimes.find((cookingTime) => !isLongerThan(requirement, cookingTime))
  return enough ? [{ cookingTime: enough }] : []
}
