import type { RecipeBrief, WrittenRecipe } from '../../recipe.ts'
import { foodsAskedForLittle } from '../../wish/requirements/littleOfFood.ts'
import { larderFoodsOfName } from '../catalogueFood.ts'
import { isFoodAllowedByDiet, isFoodAllowedByMeatPreference } from '../choose/dietRules.ts'
import { createSeededRandom } from '../choose/seededRandom.ts'
import type { CountCookWork } from '../cookWorkLimit.ts'
import { isWishForChildren } from '../dishTraits.ts'
import type { CookingOrders, RecipePartsToCheck } from '../filledDish.ts'
import { getCuisinePantry } from '../kitchens/cuisinePantries.ts'
import type { LarderFood } from '../larderFood.ts'
import { type AllergyFoodCheckFactory, combineEaters } from './combinedEaters.ts'
import { couldDishHaveTitle, larderFoodsOfRecipe } from './dishesOfRecipe.ts'
import { dishShuffleOf } from './dishShuffle.ts'
import {
  adjustmentsForRequirements,
  amountFactorForBounds,
  foodsAllowed,
  foodsOfDishNames,
  foodsRequired,
  heatOfRequirements,
  texturesOfRequirements,
} from './ordersOfRequirements.ts'
import { type ParsedCookWish, parseCookWish } from './parseCookWish.ts'
import { isRequirementOfDish, requirementsOfBrief } from './requirementsOfBrief.ts'
import { isMeatless, settleAnswers, settleServings, settleTime } from './settleAnswers.ts'
import {
  isDishOfOtherKindThanWished,
  isWishWithoutDishPreference,
  likesLikelihoodFactor,
  mergeWishes,
  wishLikelihoodFactor,
} from './wishedDishes.ts'

/** Whether a recipe holds what harms somebody who eats it, as the check of recipes finds it. */
export type IsRecipeHarmful = (recipe: RecipePartsToCheck) => boolean

/** What is asked of others while a recipe is cooked. */
export interface CookingOrderChecks {
  mayHoldAny: AllergyFoodCheckFactory
  isHarmful: IsRecipeHarmful | null
  countWork: CountCookWork
}

/**
 * The brief weighed and settled: diet over wish, the newest wish over the older, what is out over what is in. With
 * `addsNothing` all foods that were wished for are asked for in vain.
 */
export function resolveCookingOrders(
  brief: RecipeBrief,
  seed: number,
  { mayHoldAny, isHarmful, countWork }: CookingOrderChecks,
  { addsNothing } = { addsNothing: false },
): CookingOrders {
  const { change } = brief
  const requirements = requirementsOfBrief(brief)
  const first = parseCookWish(brief.wishedFor?.description ?? brief.answers.description)
  const wish =
    change?.kind === 'change'
      ? mergeWishes(first, parseCookWish(brief.wishedFor?.change ?? change.wish))
      : first
  const previous = change?.kind === 'change' ? change.previous : null
  const guests = combineEaters(brief.eaters, createSeededRandom(seed), mayHoldAny)
  const answers = settleAnswers(brief.answers, wish, guests, previous !== null)
  const excluded = new Set<LarderFood>()
  if (previous && wish.replaces)
    for (const food of previousMainFoodsReplaced(wish, previous)) excluded.add(food)
  const isForChildren =
    isWishForChildren(wish) ||
    requirements.some((each) => each.kind === 'taste' && each.taste === 'plain') ||
    brief.eaters.some(({ ageGroup }) => ageGroup != null)
  const isNothingGreen = requirements.some((each) => each.kind === 'taste' && each.taste === 'nothing green')
  const allowsWithAnyMeat = memoizeTest(
    (food: LarderFood) =>
      !excluded.has(food) &&
      !(isNothingGreen && isGreenFood(food)) &&
      guests.allows(food) &&
      isFoodAllowedByDiet(answers.dietType, food) &&
      !(isForChildren && food.tags.has('alcohol')),
  )
  const allows = memoizeTest(
    (food: LarderFood) =>
      allowsWithAnyMeat(food) && isFoodAllowedByMeatPreference(answers.meatPreference, food),
  )
  const wishedFoods = [...foodsRequired(requirements), ...(previous ? wish.includes : [])]
  const wants = addsNothing ? [] : wishedFoods.filter(({ foods }) => [...foods].some(allows))
  const wishText = brief.wishedFor?.description ?? brief.answers.description
  const wantedLess = new Set(
    foodsAskedForLittle(wishText).flatMap((name) => [...larderFoodsOfName(name, name)]),
  )
  const isLessSweet = lessSweet.test(wishText)
  const equipment = new Set(
    requirements.flatMap((each) => (each.kind === 'equipment' ? [each.equipment] : [])),
  )
  const meat = answers.meatPreference
  const hasMeat = meat !== null && meat !== 'No preference'
  const refused = wishedFoods.filter((meaning) => !wants.includes(meaning))
  const previousNames = change?.kind === 'another' ? change.previousNames : []
  return {
    answers,
    kitchen: getCuisinePantry(answers.cuisine),
    chance: createSeededRandom(seed),
    deal: dishShuffleOf(
      seed,
      change === null && isWishWithoutDishPreference(wish) && !requirements.some(isRequirementOfDish),
    ),
    servings: settleServings(requirements, wish, previous, brief.servings),
    portion: 1,
    prepFor: previous?.servings ?? null,
    ...settleTime(answers, wish, requirements, previous),
    isAhead:
      wish.words.has('ahead') ||
      requirements.some((each) => each.kind === 'keeping' && each.keeping === 'ahead'),
    isForChildren,
    isOnePot: wish.isOnePot || equipment.has('one pot'),
    ...adjustmentsForRequirements(requirements),
    requirements,
    equipment,
    dishNames: requirements.flatMap((each) =>
      each.kind === 'dish' && each.role !== 'beside' ? (each.anyOf ?? [each.name]) : [],
    ),
    isHurried: false,
    allows,
    allowsWithAnyMeat,
    countWork,
    isHarmful: isHarmful && memoizeTest(isHarmful, (recipe) => JSON.stringify(recipe)),
    isMeatless: guests.diets.some(isMeatless),
    prefers: new Set(
      (addsNothing
        ? []
        : [...wants, ...foodsOfDishNames(requirements), ...foodsAllowed(requirements), ...guests.treat]
      ).flatMap(({ foods }) => [...foods]),
    ),
    previousFoods: null,
    heat: heatOfRequirements(requirements) ?? wish.heat,
    factorOf: (food) =>
      amountFactorOf(food, wish) *
      amountFactorForBounds(food, requirements) *
      (wantedLess.has(food) ? factorOfWantedLess : 1) *
      (isLessSweet && isSweetener(food) ? factorOfLessSweet : 1),
    wants,
    refused,
    textures: texturesOfRequirements(requirements, wish),
    wishedWeight: memoizeTest(
      (dish) =>
        previousNames.some((name) => couldDishHaveTitle(dish, name))
          ? 0.0001
          : wishLikelihoodFactor(dish, wish, wants, refused, hasMeat) *
            likesLikelihoodFactor(dish, guests.likes),
      ({ id }) => id,
    ),
    isOtherKind: (dish) => isDishOfOtherKindThanWished(dish, wish),
    avoidedTitles: new Set(previousNames.map((name) => name.toLowerCase())),
    previousTitle: null,
    previousDescription: null,
  }
}

/** How much of a food is left of which there is to be little. */
const factorOfWantedLess = 0.3

/** How much sugar is left where a dish is not to be too sweet: it still bakes as it should. */
const factorOfLessSweet = 0.7
const lessSweet =
  /(?<!\p{L})(?:(?:not|less|isn't) (?:too |so |very |that |overly )?sweet|(?:nicht|weniger) (?:zu |so |allzu |sehr )?süß\p{L}*|(?:pas|moins|peu)(?: trop| très)? sucrée?s?|(?:no|menos|poco) (?:muy |tan |demasiado )?dulces?|(?:غير|ليس|ليست|مش) حلو[ةه]?(?: جدا)?|قليل[ةه]? (?:السكر|الحلاوة)|मीठा (?:कम|ज्यादा (?:न|नहीं))|कम मीठा|kam meetha)/iu
const isSweetener = ({ name }: LarderFood) => /\b(?:sugar|honey|syrup)$/.test(name)

function memoizeTest<Asked, Answer>(
  test: (asked: Asked) => Answer,
  keyOf: (asked: Asked) => unknown = (asked) => asked,
): (asked: Asked) => Answer {
  const known = new Map<unknown, Answer>()
  return (asked) => {
    const key = keyOf(asked)
    const answer = known.get(key) ?? test(asked)
    known.set(key, answer)
    return answer
  }
}

/** The main foods of the last version, when others of their kind were asked for "instead". */
function previousMainFoodsReplaced(wish: ParsedCookWish, previous: WrittenRecipe): LarderFood[] {
  const wanted = wish.includes.flatMap(({ foods }) => [...foods])
  const mains = ['meat', 'fish', 'legume']
  const isMain = wanted.some(({ kind, tags }) => mains.includes(kind) || tags.has('egg') || tags.has('dairy'))
  const kinds = isMain ? mains : wanted.map(({ kind }) => kind)
  return [...larderFoodsOfRecipe(previous)].filter(
    (food) => kinds.includes(food.kind) && !wanted.includes(food),
  )
}

const greenFoodPattern =
  /\b(?:green|spinach|broccoli|peas|zucchini|cucumber|kale|celery|avocado|arugula|asparagus|lettuce|scallion|chard|cabbage|leek|bok choy|watercress|okra|edamame|capers|salad|Brussels|lime|pesto|oregano|thyme|marjoram|savory|Provence|mint|poblano|jalapeño|pistachios?)\b/
const isGreenFood = ({ kind, name }: LarderFood): boolean =>
  kind === 'herb' || (greenFoodPattern.test(name) && !/celery root|lime juice|green cardamom/.test(name))

function amountFactorOf(food: LarderFood, wish: ParsedCookWish): number {
  let factor = 1
  for (const { meaning, factor: by } of wish.amounts) if (meaning.foods.has(food)) factor *= by
  if (wish.textures.has('light') && (food.kind === 'fat' || food.name === 'butter' || food.name === 'ghee'))
    factor *= 0.6
  return factor
}
