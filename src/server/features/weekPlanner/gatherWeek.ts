import type { StartWeekPlanInput, WeekPlanDemands } from '#shared/contract/planner/weekPlanDemands.ts'
import type { WeekPlan } from '#shared/contract/planner/weekPlans.ts'
import type { Nutrient } from '#shared/kitchen/nutrition/nutrients.ts'
import type { FixedMeal, MealToFill, WeekToPlan } from '#shared/kitchen/planning/createPlanProblem.ts'
import type { PricesOfWeek } from '#shared/kitchen/planning/priceProblem.ts'
import type { MealType } from '#shared/kitchen/questionnaire.ts'
import { addDays, type CalendarDate, daysBetween } from '#shared/mealPlan/calendarDates.ts'
import { currencyOfPrices } from '#shared/mealPlan/foodPrices.ts'
import { eatersOfMeal, type MealPlan, type PlannedMeal } from '#shared/mealPlan/meals.ts'
import { readAllergyMeanings } from '../households/service.ts'
import { readMealsBetween } from '../mealPlanner/service.ts'
import {
  type IdentifiedEater,
  type PlannableDish,
  readStoredDishesForWeek,
  type WeekPlanContext,
} from './dishes.ts'
import { type EaterNeeds, toEaterNeeds } from './forbiddenEaters.ts'
import { targetsForMeals } from './nutrientTargets.ts'
import { readWishes, type WishOfPlan } from './wishes.ts'
import { describeWrittenDish } from './writtenDishes.ts'

/** Days before the plan whose dishes and cuisines count as recent. */
const recentDays = 14

/** The input of the planner for one week, and the eaters and wishes by which further dishes are checked. */
export interface WeekPlanningData {
  firstDay: CalendarDate
  /** Without the dishes. */
  week: Omit<WeekToPlan, 'dishes'>
  dishes: PlannableDish[]
  eaters: readonly IdentifiedEater[]
  needs: readonly EaterNeeds[]
  wishes: readonly WishOfPlan[]
  /** Null where the household typed no price in its currency. */
  costs: (PricesOfWeek & { currency: string }) | null
}

export const mealPlaceKey = ({ date, slotId }: { date: CalendarDate; slotId: string }) => `${date} ${slotId}`

/** Reads everything that a week is planned with: the eaters, their wishes, the calendar, and the recipes they may see. */
export async function gatherWeekPlanningData(
  ctx: WeekPlanContext,
  { householdId, demands, keeps }: Pick<StartWeekPlanInput, 'householdId' | 'demands' | 'keeps'>,
  {
    household,
    earlier,
    targets,
  }: {
    household: readonly IdentifiedEater[]
    earlier: WeekPlan | null
    /** What eaters want to eat in a day, by their id. */
    targets: ReadonlyMap<string, Partial<Record<Nutrient, number>>>
  },
): Promise<WeekPlanningData> {
  const dates = demands.meals.map(({ date }) => date).sort()
  const [firstDay, lastDay] = [dates[0]!, dates.at(-1)!]
  const dayOf = (date: CalendarDate) => daysBetween(firstDay, date)
  const eatenIds = new Set(demands.meals.flatMap(({ eaterIds }) => eaterIds))
  const eaters = household.filter(({ id }) => eatenIds.has(id))
  const texts = [demands.wish, ...demands.meals.map(({ wish }) => wish)]
  const wishes = await readWishes(
    ctx,
    texts,
    household.map(({ eater }) => eater.name),
  )
  const meals = demands.meals.map((meal) => mealToFill(meal, { demands, wishes, household, dayOf }))

  const around = Math.max(recentDays, demands.minDaysBetweenSameDish)
  const calendar = await readMealsBetween(
    ctx,
    householdId,
    addDays(firstDay, -around),
    addDays(lastDay, around),
  )
  const eaten = calendar.meals.filter(({ state }) => state !== 'skipped')
  const eatenOnDays = new Map<string, number[]>()
  for (const { dish, date } of eaten)
    if (dish.kind === 'recipe')
      eatenOnDays.set(dish.recipeId, [...(eatenOnDays.get(dish.recipeId) ?? []), dayOf(date)])
  const kept =
    keeps?.entries.flatMap(({ dishId }) => earlier?.dishes.find(({ id }) => id === dishId) ?? []) ?? []
  const recipeIds = [...eatenOnDays.keys(), ...kept.flatMap(({ recipeId }) => recipeId ?? [])]

  const dishes = await readStoredDishesForWeek(ctx, {
    householdId,
    mayUsePublicRecipes: demands.mayUsePublicRecipes,
    recipeIds: [...new Set(recipeIds)],
    eaters,
    wishes,
    eatenOnDays,
  })
  const meanings = await readAllergyMeanings(
    ctx,
    eaters.flatMap(({ eater }) => eater.otherAllergies ?? []),
  )
  const needs = eaters.map(({ id, eater }) => toEaterNeeds(id, eater, meanings))
  for (const { written } of kept) {
    const dish = written && (await describeWrittenDish(ctx, { written, needs, wishes, made: null }))
    if (dish) dishes.push(dish)
  }

  const dishOf = (recipeId: string) => dishes.find(({ shown }) => shown.recipeId === recipeId)?.choice
  const isPlanned = new Set(demands.meals.map(mealPlaceKey))
  const fixedMeals = eaten.flatMap((meal): FixedMeal[] => {
    const { dish, date, servings } = meal
    const day = dayOf(date)
    const choice = dish.kind === 'recipe' ? dishOf(dish.recipeId) : undefined
    if (!choice || day < 0 || date > lastDay || isPlanned.has(mealPlaceKey(meal))) return []
    const slot = calendar.settings.slots.find(({ id }) => id === meal.slotId)
    const eaterIds = eatersOfMeal(
      meal,
      slot,
      eaters.map(({ id }) => id),
    )
    return [{ id: meal.id, day, eaterIds, servings: servings ?? 1, dish: choice }]
  })
  const mealTypeOfId = new Map(eaten.map(({ id, slotId }) => [id, mealTypeOfSlot(slotId)]))
  const allMeals = [
    ...meals,
    ...fixedMeals.map((meal) => ({ ...meal, mealType: mealTypeOfId.get(meal.id) ?? ('Dinner' as const) })),
  ]
  return {
    firstDay,
    week: {
      meals,
      fixedMeals,
      eaters: eaters.map(({ id, eater }) => ({
        id,
        likes: eater.likes,
        dislikes: eater.dislikes,
        targets: targetsForMeals(
          allMeals.filter(({ eaterIds }) => eaterIds.includes(id)),
          targets.get(id),
        ),
      })),
      foodsAtHand: calendar.foodsAtHand
        .filter(({ useBy }) => useBy === null || useBy >= firstDay)
        .map(({ name, amount, useBy }) => ({
          name,
          amount,
          // What has no day is used up in the plan all the same.
          byDay: dayOf(useBy !== null && useBy < lastDay ? useBy : lastDay),
        })),
      wishedFoods: wishes.flatMap(({ wishedFoods }) => wishedFoods),
      missingEquipment: demands.missingEquipment,
      recentCuisines: recentCuisinesOf(eaten, dishes, firstDay),
      pinned: (keeps?.entries ?? [])
        .filter(
          (entry) =>
            isPlanned.has(mealPlaceKey(entry)) && dishes.some(({ choice }) => choice.id === entry.dishId),
        )
        .map(({ dishId, leftOversOf, ...place }) => ({
          slot: mealPlaceKey(place),
          candidate: dishId,
          leftOversOf: leftOversOf && mealPlaceKey(leftOversOf),
        })),
    },
    dishes,
    eaters,
    needs,
    wishes,
    costs: costsOf(calendar, demands),
  }
}

function costsOf(
  calendar: Pick<MealPlan, 'settings' | 'foodPrices'>,
  { budget }: Pick<WeekPlanDemands, 'budget'>,
): WeekPlanningData['costs'] {
  const currency = currencyOfPrices(calendar)
  if (currency === null) return null
  const prices = calendar.foodPrices
    .filter(({ paid }) => paid.currency === currency)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ name, pack, paid: { amount } }) => ({ name, pack, amount }))
  return { currency, prices, budget: budget?.currency === currency ? budget.amount : null }
}

function mealToFill(
  { date, slotId, wish, eaterIds, ...meal }: WeekPlanDemands['meals'][number],
  {
    demands,
    wishes,
    household,
    dayOf,
  }: {
    demands: WeekPlanDemands
    wishes: readonly WishOfPlan[]
    household: readonly IdentifiedEater[]
    dayOf: (date: CalendarDate) => number
  },
): MealToFill {
  const texts = [demands.wish.trim(), wish.trim()]
  // Somebody who has left the household since eats with it no more.
  const eatersStillInHousehold = eaterIds.filter((each) => household.some(({ id }) => id === each))
  return {
    id: mealPlaceKey({ date, slotId }),
    day: dayOf(date),
    mealType: mealTypeOfSlot(slotId),
    eaterIds: eatersStillInHousehold,
    servings: Math.max(meal.servings, eatersStillInHousehold.length),
    maxMinutes: meal.maxMinutes,
    mayBeLeftOvers: meal.mayBeLeftOvers,
    wishes: wishes.filter(({ text }) => texts.includes(text)).map(({ number }) => number),
  }
}

/** In a slot that the household added, dishes for lunch and dinner are planned. */
function mealTypeOfSlot(slotId: string): MealType {
  const types: Readonly<Record<string, MealType>> = {
    breakfast: 'Breakfast',
    lunch: 'Lunch',
    snack: 'Snack',
  }
  return types[slotId] ?? 'Dinner'
}

function recentCuisinesOf(
  eaten: readonly PlannedMeal[],
  dishes: readonly PlannableDish[],
  firstDay: CalendarDate,
): string[] {
  const recent = new Set(
    eaten.flatMap(({ dish, date }) =>
      dish.kind === 'recipe' && date < firstDay && date >= addDays(firstDay, -recentDays)
        ? dish.recipeId
        : [],
    ),
  )
  return [
    ...new Set(
      dishes.flatMap(({ shown, choice }) =>
        shown.recipeId !== null && recent.has(shown.recipeId) ? (choice.cuisine ?? []) : [],
      ),
    ),
  ]
}
