import type { MeatPreference } from '../../questionnaire.ts'
import {
  type AnswersBesideWish,
  answersForbid,
  isAgainstMeat,
  leastMinutesOfDemand,
} from './answersAgainstWish.ts'
import { equipmentTests, isBudgetMet, isEffortMet, isKeepingMet, isTasteMet } from './describedDishes.ts'
import { isDishNamedInText, isDishNamedInTitle } from './dishesOfText.ts'
import { isOfDishKind, kindsOfDishName } from './dishKinds.ts'
import { holdsLeftOutFood } from './leftOutFoods.ts'
import { hasFood, listsFood, makesPreparation, type RecipeForWish } from './recipeForWish.ts'
import type { NotHeldReason, WishOutcome, WishRequirement } from './requirement.ts'

/**
 * Which requirements of a wish a recipe meets, and why it does not meet the others. What cannot be told from a recipe counts
 * as met: only what is certainly lacking is named.
 */
export function checkWishRequirements(
  requirements: readonly WishRequirement[],
  recipe: RecipeForWish,
  answers: AnswersBesideWish,
): WishOutcome {
  const held: WishRequirement[] = []
  const notHeld: { requirement: WishRequirement; why: NotHeldReason }[] = []
  for (const requirement of requirements) {
    const why = reasonNotHeld(requirement, recipe) ?? reasonWithoutChosenMeat(requirement, recipe, answers)
    if (why === null) held.push(requirement)
    else
      notHeld.push({
        requirement,
        why:
          why.reason === 'without chosen meat'
            ? why
            : (answersForbid(requirement, answers) ?? reasonOfWishedTime(requirement, requirements) ?? why),
      })
  }
  return { held, notHeld }
}

/** A dish that takes longer than the same wish allows. */
function reasonOfWishedTime(
  requirement: WishRequirement,
  requirements: readonly WishRequirement[],
): NotHeldReason | null {
  const minutes = leastMinutesOfDemand(requirement)
  const isTooLong = requirements.some(
    (each) => each.kind === 'time' && minutes !== null && minutes > each.maxMinutes,
  )
  return isTooLong && minutes !== null ? { reason: 'takes longer', minutes } : null
}

/** What English words of a recipe show, so that it cannot be found in one in another language. */
const toldByWords: readonly WishRequirement['kind'][] = [
  'dish',
  'dish kind',
  'equipment',
  'taste',
  'keeping',
  'budget',
]

const isInEnglish = ({ read }: RecipeForWish) => !read.isReadInPartForCare && read.unreadTexts !== 'all'

/** Why a recipe does not meet a requirement; null where it does, or where that cannot be told. */
export function reasonNotHeld(requirement: WishRequirement, read: RecipeForWish): NotHeldReason | null {
  if (toldByWords.includes(requirement.kind) && !isInEnglish(read)) return null
  const { recipe } = read
  const unless = (isMet: boolean, why: NotHeldReason) => (isMet ? null : why)
  switch (requirement.kind) {
    case 'dish':
      return unless(isDishMet(requirement, read), { reason: 'other dish' })
    case 'dish kind':
      return unless(isOfDishKind(requirement.dishKind, read), { reason: 'other dish' })
    case 'food in':
      if (requirement.isOptional) return null
      if (requirement.isLeftover)
        return unless(
          read.lines.some(
            (line) =>
              isCooked.test(line.text) &&
              requirement.anyOf.some((food) => listsFood(line, food, requirement.said)),
          ),
          {
            reason: 'not in it',
          },
        )
      return unless(
        foodsThatCount(requirement.anyOf).some(
          (food) => hasFood(read, food, requirement.said) || makesPreparation(read, food),
        ) || makesPreparation(read, requirement.said),
        { reason: 'not in it' },
      )
    case 'food out':
      return unless(!holdsLeftOutFood(requirement.leftOut, read), { reason: 'still in it' })
    case 'people':
      return unless(recipe.servings === requirement.count, {
        reason: 'other number',
        servings: recipe.servings,
      })
    case 'time':
      return unless(recipe.totalTimeMinutes <= requirement.maxMinutes, {
        reason: 'takes longer',
        minutes: recipe.totalTimeMinutes,
      })
    case 'ingredients': {
      const amount = countOfIngredients(recipe.ingredients)
      return unless(amount <= requirement.most, { reason: 'not so', amount })
    }
    case 'nutrition': {
      const sum = read.perServing?.[requirement.nutrient]
      if (!sum) return { reason: 'not so' }
      const { least, most } = requirement
      return unless((least === null || sum.typical >= least) && (most === null || sum.typical <= most), {
        reason: 'not so',
        amount: Math.round(sum.typical),
      })
    }
    case 'equipment':
      return unless(equipmentTests[requirement.equipment](read), { reason: 'not so' })
    case 'taste':
      return unless(isTasteMet(requirement.taste, read), { reason: 'not so' })
    case 'effort':
      return unless(
        isEffortMet(requirement.effort, read),
        requirement.effort === 'slow'
          ? { reason: 'too short', minutes: recipe.totalTimeMinutes }
          : { reason: 'not so' },
      )
    case 'keeping':
      return unless(isKeepingMet(requirement.keeping, read), { reason: 'not so' })
    case 'budget':
      return unless(isBudgetMet(requirement.budget, read), { reason: 'not so' })
  }
}

/** What counts as meat and is no kind of it in the catalogue. */
const kindsOfMeat = [
  'poultry',
  'beef',
  'veal',
  'pork',
  'lamb',
  'mutton',
  'goat meat',
  'minced meat',
  'sausage',
]
const foodsThatCount = (foods: readonly string[]) =>
  foods.includes('meat') ? [...foods, ...kindsOfMeat] : foods

const isCooked =
  /\b(?:cooked|roast(?:ed)?|left-?overs?|boiled|shredded|cold|stale|day-old|ham|smoked)\b(?! sausages?)/i

function isDishMet(
  { name, anyOf, role }: Extract<WishRequirement, { kind: 'dish' }>,
  read: RecipeForWish,
): boolean {
  const { recipe, steps } = read
  const names = anyOf ?? [name]
  if (names.some((each) => isDishNamedInTitle(each, recipe.name))) return true
  if (role === 'beside') return isDishNamedInText(name, `${recipe.ingredients.join(' ')} ${steps}`)
  if (role !== 'like') return false
  const kinds = kindsOfDishName(name)
  return kinds.length === 0 || kinds.some((kind) => isOfDishKind(kind, read))
}

/** What is held by leaving out the meat that was chosen. */
function reasonWithoutChosenMeat(
  requirement: WishRequirement,
  { recipe }: RecipeForWish,
  { meatPreference }: AnswersBesideWish,
): NotHeldReason | null {
  if (requirement.kind !== 'food out' || meatPreference === null || meatPreference === 'No preference')
    return null
  const isThere = recipe.ingredients.some((line) => meatWords[meatPreference].test(line))
  return !isThere && isAgainstMeat(requirement, meatPreference)
    ? { reason: 'without chosen meat', meat: meatPreference }
    : null
}

const meatWords: Readonly<Record<Exclude<MeatPreference, 'No preference'>, RegExp>> = {
  Chicken: /\bchicken\b/i,
  Beef: /\bbeef\b/i,
  Pork: /\b(?:pork|ham|bacon|chorizo)\b/i,
  Lamb: /\blamb\b/i,
  Turkey: /\bturkey\b/i,
}

const notCounted = /\b(?:water|salt|pepper(?!s)|oil)\b/i

function countOfIngredients(lines: readonly string[]): number {
  return lines.filter((line) => !notCounted.test(line) || /\b(?:bell|chili|red|green) pepper\b/i.test(line))
    .length
}
