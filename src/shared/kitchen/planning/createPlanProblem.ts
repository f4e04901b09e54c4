import { readAmountAtHand } from '../amountAtHand.ts'
import type { Food } from '../foods/foods.ts'
import type {
  CandidateDish,
  FoodToUseUp,
  NutrientTarget,
  PinnedEntry,
  PlanProblem,
  PlanSlot,
} from '../planner/planProblem.ts'
import type { MealType, storedMealTypes } from '../questionnaire.ts'
import { equipmentIds } from './equipment.ts'
import { foodNamed, foodsMeant, foodsOfWords, isFoodMeant, mergeFoods, packsOf } from './foodsOfPlan.ts'
import type { RecipePlanningFacts } from './recipePlanningFacts.ts'

type StoredMealType = (typeof storedMealTypes)[number]

/** A meal to plan. Days are counted from the first day of the plan, which is 0. */
export interface MealToFill extends Omit<PlanSlot, 'meal' | 'eaters'> {
  mealType: MealType
  eaterIds: readonly string[]
  /** Numbers of wishes that the dish must fulfil. */
  wishes: readonly number[]
}

export interface DishToChoose {
  id: string
  mealType: StoredMealType
  /** Null where it does not count for variety. */
  cuisine: string | null
  minutes: number
  facts: RecipePlanningFacts
  /** Eaters for whom the gate has a finding, or who cannot be sure that it has none. */
  forbiddenFor: readonly string[]
  /** By eater, from -1 to 1. */
  preference: Readonly<Record<string, number>>
  /** Numbers of wishes that it breaks. */
  breaksWishes: readonly number[]
  /** Days on which it is eaten outside of the plan; negative before its first day. */
  eatenOnDays: readonly number[]
}

/** A meal that is in the calendar already and stays there. */
export interface FixedMeal {
  id: string
  day: number
  eaterIds: readonly string[]
  servings: number
  dish: DishToChoose
}

export interface EaterToPlanFor {
  id: string
  /** In own words. */
  likes: readonly string[]
  dislikes: readonly string[]
  targets: readonly NutrientTarget[]
}

export interface WeekToPlan {
  meals: readonly MealToFill[]
  fixedMeals: readonly FixedMeal[]
  dishes: readonly DishToChoose[]
  eaters: readonly EaterToPlanFor[]
  /** As the household has them, with the last day on which each is to be used. */
  foodsAtHand: readonly { name: string; amount: string; byDay: number }[]
  /** Foods that a wish names and that should be in the week. */
  wishedFoods: readonly string[]
  missingEquipment: readonly string[]
  recentCuisines: readonly string[]
  pinned: readonly PinnedEntry[]
}

export type PlanSettings = Pick<
  PlanProblem,
  'maxSkill' | 'minDaysBetweenSameDish' | 'weights' | 'seed' | 'limits'
>

export interface CreatedPlanProblem {
  problem: PlanProblem
  /** Foods at hand that are not planned with: Larder does not know them, or not how much there is. */
  unknownFoods: string[]
}

/** How much a food that somebody likes, or that a wish names, raises a dish, of 2 from the least to the best. */
const preferencePerLikedFood = 0.4

/** States a week as a problem of the planner. Loads the catalogue of foods. */
export function createPlanProblem(week: WeekToPlan, settings: PlanSettings): CreatedPlanProblem {
  const unknownFoods: string[] = []
  const foodsToUseUp: FoodToUseUp[] = []
  for (const { name, amount, byDay } of week.foodsAtHand) {
    const read = readAmountAtHand({ name, amount })
    const food = read && foodNamed(read.key)
    const grams = read?.part.grams ?? null
    if (food && grams !== null && grams > 0) foodsToUseUp.push({ food: food.name, grams, byDay })
    else unknownFoods.push(name)
  }
  const liked = new Map(
    week.eaters.map(({ id, likes }) => [id, foodsOfWords([...likes, ...week.wishedFoods])] as const),
  )
  const fixed = week.fixedMeals.map(({ id, dish }) => candidateOfFixedMeal(`fixed ${id}`, dish))
  const candidates = [...week.dishes.map((dish) => candidateOf(dish, week, settings, liked)), ...fixed]
  return {
    problem: {
      ...settings,
      slots: [
        ...week.meals.map(({ mealType: _, wishes: __, eaterIds, ...meal }) => ({
          ...meal,
          meal: meal.id,
          eaters: eaterIds,
        })),
        ...week.fixedMeals.map(({ id, day, eaterIds, servings }) => ({
          id: `fixed ${id}`,
          day,
          meal: `fixed ${id}`,
          eaters: eaterIds,
          servings: Math.max(servings, eaterIds.length),
          maxMinutes: null,
          mayBeLeftOvers: false,
        })),
      ],
      eaters: week.eaters.map(({ id, dislikes, targets }) => ({
        id,
        targets,
        dislikes: foodsMeant(dislikes, candidates),
      })),
      candidates,
      packs: packsOf(candidates),
      foodsToUseUp: mergeFoods(foodsToUseUp),
      pinned: [
        ...week.pinned,
        ...week.fixedMeals.map(({ id }) => ({
          slot: `fixed ${id}`,
          candidate: `fixed ${id}`,
          leftOversOf: null,
        })),
      ],
      maxBatchFactor: 2,
      equipment: equipmentIds.filter((each) => !week.missingEquipment.includes(each)),
      maxCost: null,
      recentCuisines: week.recentCuisines,
    },
    unknownFoods,
  }
}

function candidateOf(
  dish: DishToChoose,
  week: WeekToPlan,
  settings: PlanSettings,
  liked: ReadonlyMap<string, readonly Food[]>,
): CandidateDish {
  const { facts } = dish
  const suitableMeals = week.meals.filter(
    (meal) =>
      mealTypesOf(dish.mealType).includes(meal.mealType) &&
      !meal.wishes.some((wish) => dish.breaksWishes.includes(wish)) &&
      dish.eatenOnDays.every((day) => Math.abs(day - meal.day) >= settings.minDaysBetweenSameDish),
  )
  return {
    id: dish.id,
    // One that suits none must not be taken for one that suits all.
    meals: suitableMeals.length > 0 ? suitableMeals.map(({ id }) => id) : ['none'],
    minutes: dish.minutes,
    skill: facts.skill,
    equipment: facts.equipment,
    maxServings: null,
    foods: facts.foods,
    nutrients: typicalNutrients(facts),
    cuisine: dish.cuisine,
    mainFood: facts.mainFood,
    technique: facts.technique,
    protein: facts.protein,
    forbiddenFor: dish.forbiddenFor,
    preference: Object.fromEntries(
      week.eaters.map(({ id }) => [id, likingOf(dish.preference[id] ?? 0, facts, liked.get(id) ?? [])]),
    ),
    keepsDays: facts.keepsDays,
    costPerServing: null,
  }
}

/** It stays whatever it breaks, and its left-overs are not planned: more of it was not asked for. */
function candidateOfFixedMeal(id: string, { facts, cuisine }: DishToChoose): CandidateDish {
  return {
    id,
    meals: [id],
    minutes: 0,
    skill: 1,
    equipment: [],
    maxServings: null,
    foods: facts.foods,
    nutrients: typicalNutrients(facts),
    cuisine,
    mainFood: facts.mainFood,
    technique: facts.technique,
    protein: facts.protein,
    forbiddenFor: [],
    preference: {},
    keepsDays: 0,
    costPerServing: null,
  }
}

/** The meals that a recipe is for: lunch and dinner are alike. */
function mealTypesOf(mealType: StoredMealType): readonly MealType[] {
  if (mealType === 'Lunch' || mealType === 'Dinner') return ['Lunch', 'Dinner']
  return mealType === 'Dessert' ? ['Snack'] : [mealType]
}

function typicalNutrients({ nutrients }: RecipePlanningFacts): Record<string, number> {
  if (!nutrients) return {}
  return Object.fromEntries(
    Object.entries(nutrients).map(([nutrient, { typical }]) => [nutrient, Math.round(typical * 10) / 10]),
  )
}

function likingOf(preference: number, { foods }: RecipePlanningFacts, liked: readonly Food[]): number {
  const held = liked.filter((each) => foods.some(({ food }) => isFoodMeant(food, each)))
  return Math.min(1, preference + preferencePerLikedFood * held.length)
}
