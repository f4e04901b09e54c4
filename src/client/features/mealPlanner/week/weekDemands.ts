import type { MealToPlan, WeekPlanDemands } from '#shared/contract/planner/weekPlanDemands.ts'
import type { WeekPlanConflict } from '#shared/contract/planner/weekPlans.ts'
import { type CalendarDate, weekdayOf } from '#shared/mealPlan/calendarDates.ts'
import { eatersOfMeal, listMealsAtPlace, type MealPlace, type MealPlan } from '#shared/mealPlan/meals.ts'
import type { HouseholdEater } from '../eaters.ts'

/** The state of the form: which meals to plan, the settings of each day and slot, and those of the whole week. */
export interface WeekFormState extends Omit<WeekPlanDemands, 'meals' | 'seed'> {
  /** Keys of the meals that are planned. */
  chosen: readonly string[]
  /** Minutes of each day; null without a limit. */
  minutes: Readonly<Record<CalendarDate, number | null>>
  /** Who eats, by slot. */
  eaterIds: Readonly<Record<string, readonly string[]>>
  /** Who eats a single meal, and how much of it is cooked, where that is not as in its slot; by the keys of meals. */
  mealEaters: Readonly<Record<string, MealEaters>>
  /** Slots in which left-overs may be eaten. */
  leftOverSlots: readonly string[]
  /** Wishes for single meals, by their keys. */
  mealWishes: Readonly<Record<string, string>>
  /** Whether what stands in the field of the budget cannot be read. */
  isBudgetFaulty: boolean
}

export interface MealEaters {
  eaterIds: readonly string[]
  servings: number
}

export const mealPlaceKey = ({ date, slotId }: MealPlace) => `${date} ${slotId}`
export const isSameMealPlace = (a: MealPlace, b: MealPlace) => a.date === b.date && a.slotId === b.slotId

const defaultMaxMinutes = 45

/** A form for these days: as the last plan was asked for, or dinners. Meals that are in the calendar are not chosen. */
export function createWeekForm(
  days: readonly CalendarDate[],
  { settings, meals }: Pick<MealPlan, 'settings' | 'meals'>,
  household: readonly HouseholdEater[],
  last: WeekPlanDemands | null,
): WeekFormState {
  const slots = settings.slots.filter(({ isHidden }) => !isHidden)
  const ids = household.map(({ id }) => id)
  const lastMeal = (place: MealPlace) =>
    last?.meals.find(
      ({ date, slotId }) => slotId === place.slotId && weekdayOf(date) === weekdayOf(place.date),
    )
  const isChosen = (place: MealPlace) =>
    listMealsAtPlace(meals, place).length === 0 &&
    (last ? lastMeal(place) !== undefined : place.slotId === 'dinner')
  const { meals: _, seed: __, ...settingsOfLast } = last ?? firstDemands
  return {
    ...settingsOfLast,
    wish: '',
    chosen: days.flatMap((date) =>
      slots.flatMap(({ id }) => (isChosen({ date, slotId: id }) ? mealPlaceKey({ date, slotId: id }) : [])),
    ),
    minutes: Object.fromEntries(
      days.map((date) => {
        const ofDay = last?.meals.find((meal) => weekdayOf(meal.date) === weekdayOf(date))
        return [date, ofDay ? ofDay.maxMinutes : defaultMaxMinutes]
      }),
    ),
    eaterIds: Object.fromEntries(slots.map((slot) => [slot.id, eatersOfMeal({ eaterIds: null }, slot, ids)])),
    mealEaters: {},
    leftOverSlots: last
      ? slots
          .filter(({ id }) => last.meals.some((meal) => meal.slotId === id && meal.mayBeLeftOvers))
          .map(({ id }) => id)
      : ['lunch'],
    mealWishes: {},
    isBudgetFaulty: false,
  }
}

const firstDemands: WeekPlanDemands = {
  meals: [],
  maxSkill: 3,
  missingEquipment: [],
  minDaysBetweenSameDish: 7,
  weights: { waste: 2, nutrition: 2, variety: 2, preference: 2, effort: 2, cost: 2 },
  wish: '',
  mayUsePublicRecipes: true,
  mayWriteRecipes: true,
  budget: null,
  seed: 1,
}

const usualEaters = ({ eaterIds }: Pick<WeekFormState, 'eaterIds'>, { slotId }: MealPlace): MealEaters => {
  const eating = eaterIds[slotId] ?? []
  return { eaterIds: eating, servings: Math.max(1, eating.length) }
}

/** Who eats a meal, and how many servings it has. */
export const eatersAndServingsOf = (
  form: Pick<WeekFormState, 'eaterIds' | 'mealEaters'>,
  place: MealPlace,
): MealEaters => form.mealEaters[mealPlaceKey(place)] ?? usualEaters(form, place)

/**
 * `mealEaters` after a change of one meal. A meal that has the usual eaters and servings of its slot is left out of it;
 * `changed: null` sets it back to those.
 */
export function changeEatersOfMeal(
  form: Pick<WeekFormState, 'eaterIds' | 'mealEaters'>,
  place: MealPlace,
  changed: MealEaters | null,
): WeekFormState['mealEaters'] {
  const { [mealPlaceKey(place)]: _, ...others } = form.mealEaters
  const usual = usualEaters(form, place)
  if (!changed) return others
  const next = { ...changed, servings: Math.max(1, changed.eaterIds.length, changed.servings) }
  const isUsual =
    next.servings === usual.servings &&
    next.eaterIds.length === usual.eaterIds.length &&
    next.eaterIds.every((id) => usual.eaterIds.includes(id))
  return isUsual ? others : { ...others, [mealPlaceKey(place)]: next }
}

/** What is asked for. */
export function createDemandsFromForm(form: WeekFormState, seed: number): WeekPlanDemands {
  const {
    chosen,
    minutes,
    eaterIds: _,
    mealEaters: __,
    leftOverSlots,
    mealWishes,
    isBudgetFaulty: ___,
    ...others
  } = form
  return {
    ...others,
    seed,
    meals: [...chosen].sort().map((key): MealToPlan => {
      const space = key.indexOf(' ')
      const place = { date: key.slice(0, space), slotId: key.slice(space + 1) }
      const { eaterIds, servings } = eatersAndServingsOf(form, place)
      return {
        ...place,
        eaterIds: [...eaterIds],
        servings,
        maxMinutes: minutes[place.date] ?? null,
        mayBeLeftOvers: leftOverSlots.includes(place.slotId),
        wish: mealWishes[key] ?? '',
      }
    }),
  }
}

/** The same demands with one of a conflict relaxed; null where nothing is left to plan then. */
export function relaxDemands(
  demands: WeekPlanDemands,
  { demand, relaxedTo }: WeekPlanConflict,
): WeekPlanDemands | null {
  const changeMeal = (place: MealPlace, change: (meal: MealToPlan) => MealToPlan | null) => {
    const meals = demands.meals.flatMap((meal) =>
      isSameMealPlace(meal, place) ? (change(meal) ?? []) : meal,
    )
    return meals.length > 0 ? { ...demands, meals } : null
  }
  switch (demand.kind) {
    case 'minutes':
      return changeMeal(demand.place, (meal) => ({ ...meal, maxMinutes: relaxedTo }))
    case 'finding':
      return changeMeal(demand.place, (meal) => {
        const eaterIds = meal.eaterIds.filter((id) => id !== demand.eaterId)
        return eaterIds.length > 0
          ? { ...meal, eaterIds, servings: Math.max(eaterIds.length, meal.servings - 1) }
          : null
      })
    case 'meal':
      return demands.mayWriteRecipes
        ? changeMeal(demand.place, () => null)
        : { ...demands, mayWriteRecipes: true }
    case 'equipment':
      return {
        ...demands,
        missingEquipment: demands.missingEquipment.filter((each) => each !== demand.equipment),
      }
    case 'skill':
      return { ...demands, maxSkill: relaxedTo === 2 ? 2 : 3 }
    case 'budget':
      return {
        ...demands,
        budget: relaxedTo === null || !demands.budget ? null : { ...demands.budget, amount: relaxedTo },
      }
    case 'repetition':
      return { ...demands, minDaysBetweenSameDish: relaxedTo ?? 0 }
    default:
      // Meals that are kept, or their left-overs: they are planned again.
      return demands
  }
}
