import * as z from 'zod/mini'
import * as m from '#messages'
import { equipmentIds } from '../../kitchen/planning/equipment.ts'
import { cuisines, storedDietTypes, storedMealTypes } from '../../kitchen/questionnaire.ts'
import { daysBetween } from '../../mealPlan/calendarDates.ts'
import { TypedTextSchema } from '../auth/auth.ts'
import { wholeIdRegex } from '../ids.ts'
import { TranslatedFoodName } from '../recipes/recipeReport.ts'
import { RecipeIdSchema, WrittenRecipe } from '../recipes/recipes.ts'
import { HouseholdIdSchema } from '../replication.ts'
import { CalendarDateSchema, CurrencySchema, MoneySchema } from './mealPlan.ts'

/** Days of a plan, from its first meal to its last. */
export const maxWeekPlanDays = 14
export const maxWeekPlanMeals = 42
export const maxWeekPlanWishLength = 300

/** What a plan is judged by and the household weighs; the cost where the household typed prices. */
export const weekPlanObjectives = ['waste', 'nutrition', 'variety', 'preference', 'effort', 'cost'] as const
export type WeekPlanObjective = (typeof weekPlanObjectives)[number]
/** How much an objective counts: from 0, not at all, to this. */
export const maxWeekPlanWeight = 4

const Id = z.string().check(z.regex(wholeIdRegex))
const DishId = z.string().check(z.minLength(1), z.maxLength(80))
/** Plans of a time before prices have no cost. */
const byObjective = (schema: z.ZodMiniType<number, number>) =>
  z.strictObject({
    waste: schema,
    nutrition: schema,
    variety: schema,
    preference: schema,
    effort: schema,
    cost: z._default(schema, 0),
  })

const Place = { date: CalendarDateSchema, slotId: Id }
const MealPlaceSchema = z.strictObject(Place)

/** A meal to find a dish for. */
const MealToPlan = z.strictObject({
  ...Place,
  eaterIds: z.array(Id).check(z.minLength(1, { error: m.week_plan_no_eaters }), z.maxLength(20)),
  servings: z.int().check(z.minimum(1), z.maximum(100)),
  /** Null without a limit. */
  maxMinutes: z.nullable(z.int().check(z.minimum(5), z.maximum(600))),
  mayBeLeftOvers: z.boolean(),
  /** What is wished for this meal alone; '' for nothing. */
  wish: TypedTextSchema.check(z.maxLength(maxWeekPlanWishLength)),
})
export type MealToPlan = z.infer<typeof MealToPlan>

/** An entry of an earlier plan that stays. */
const KeptEntry = z.strictObject({ ...Place, dishId: DishId, leftOversOf: z.nullable(MealPlaceSchema) })

export const WeekPlanRef = z.strictObject({ weekPlanId: z.uuid() })
export type WeekPlanRef = z.infer<typeof WeekPlanRef>

/** What the household asks for. */
export const WeekPlanDemands = z
  .strictObject({
    meals: z
      .array(MealToPlan)
      .check(z.minLength(1, { error: m.week_plan_no_meals }), z.maxLength(maxWeekPlanMeals)),
    maxSkill: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    missingEquipment: z.array(z.enum(equipmentIds)),
    minDaysBetweenSameDish: z.int().check(z.minimum(0), z.maximum(28)),
    weights: byObjective(z.int().check(z.minimum(0), z.maximum(maxWeekPlanWeight))),
    /** What is wished for all meals; '' for nothing. */
    wish: TypedTextSchema.check(z.maxLength(maxWeekPlanWishLength)),
    /** Whether recipes of others are looked at, beside those of the household. */
    mayUsePublicRecipes: z.boolean(),
    /** Whether the built-in cook may write new ones. */
    mayWriteRecipes: z.boolean(),
    /** What the planned meals may cost, as far as prices are known; one in another currency than the household's counts for nothing. */
    budget: z._default(z.nullable(MoneySchema), null),
    seed: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
  })
  .check(
    z.refine(
      ({ meals }) => {
        const dates = meals.map(({ date }) => date).sort()
        return daysBetween(dates[0]!, dates.at(-1)!) < maxWeekPlanDays
      },
      {
        path: ['meals'],
        error: () => m.week_plan_too_long({ most: maxWeekPlanDays }),
      },
    ),
    z.refine(
      ({ meals }) => new Set(meals.map(({ date, slotId }) => `${date} ${slotId}`)).size === meals.length,
      {
        path: ['meals'],
        error: m.week_plan_same_meal_twice,
      },
    ),
  )
export type WeekPlanDemands = z.infer<typeof WeekPlanDemands>

export const StartWeekPlanInput = z.strictObject({
  /** Made by the browser: a call that is repeated with the same id starts no second plan. */
  weekPlanId: z.uuid(),
  householdId: HouseholdIdSchema,
  demands: WeekPlanDemands,
  /** An earlier plan of the caller's, some entries of which stay as they are; null for a new beginning. */
  keeps: z.nullable(
    z.strictObject({
      weekPlanId: z.uuid(),
      entries: z.array(KeptEntry).check(z.maxLength(maxWeekPlanMeals)),
    }),
  ),
})
export type StartWeekPlanInput = z.infer<typeof StartWeekPlanInput>

/** A dish of a plan. */
const PlannedDish = z.strictObject({
  id: DishId,
  name: z.string(),
  minutes: z.int(),
  /** Whether all of its foods have a price. */
  isCostKnown: z._default(z.boolean(), false),
  /** Null for one that the built-in cook wrote for this plan. */
  recipeId: z.nullable(RecipeIdSchema),
  /** What the built-in cook wrote, to be saved with `recipes.save`; null for a recipe that is saved. */
  written: z.nullable(
    z.strictObject({
      generationId: z.uuid(),
      recipe: WrittenRecipe,
      mealType: z.enum(storedMealTypes),
      dietType: z.enum(storedDietTypes),
      cuisine: z.enum(cuisines),
    }),
  ),
})
export type WeekPlanDish = z.infer<typeof PlannedDish>

/** Why an entry is in the plan. Foods by their English names, places by day and slot, eaters by id. */
const Reason = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('left-overs'), of: MealPlaceSchema }),
  z.strictObject({
    kind: z.literal('uses up'),
    food: z.string(),
    grams: z.number(),
    byDate: CalendarDateSchema,
  }),
  z.strictObject({
    kind: z.literal('uses rest'),
    food: z.string(),
    grams: z.number(),
    openedFor: MealPlaceSchema,
  }),
  z.strictObject({
    kind: z.literal('nutrient'),
    eaterId: z.string(),
    nutrient: z.string(),
    /** Of what the eater needs in a day, from 0. */
    share: z.number(),
  }),
  z.strictObject({ kind: z.literal('quick'), minutes: z.number() }),
  /** The cost of a serving, in the smallest part of the currency. */
  z.strictObject({ kind: z.literal('cheap'), amount: z.int() }),
  z.strictObject({ kind: z.literal('liked'), eaterIds: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('new cuisine'), cuisine: z.string() }),
])
export type WeekPlanReason = z.infer<typeof Reason>

const Alternative = z.strictObject({
  dishId: DishId,
  leftOversOf: z.nullable(MealPlaceSchema),
  /** How much more of each objective the plan would have, in grams, days of a target, repeats, meals, minutes and the smallest part of the currency. */
  changes: byObjective(z.number()),
})
export type WeekPlanAlternative = z.infer<typeof Alternative>

const Entry = z.strictObject({
  ...Place,
  dishId: DishId,
  /** The meal whose left-overs are eaten; null where the dish is cooked. */
  leftOversOf: z.nullable(MealPlaceSchema),
  /** That are cooked, those for later included; 0 for left-overs. */
  servings: z.int(),
  reasons: z.array(Reason),
  alternatives: z.array(Alternative),
})
export type WeekPlanEntry = z.infer<typeof Entry>

const DemandRef = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('finding'), place: MealPlaceSchema, eaterId: z.string() }),
  z.strictObject({ kind: z.enum(['meal', 'minutes', 'pinned']), place: MealPlaceSchema }),
  z.strictObject({ kind: z.literal('equipment'), equipment: z.string() }),
  z.strictObject({ kind: z.enum(['skill', 'servings', 'repetition', 'left-overs', 'budget']) }),
])

const Conflict = z.strictObject({
  demand: DemandRef,
  /** The minutes, grade of skill, days or sum of money that would do; null where the demand must go. */
  relaxedTo: z.nullable(z.number()),
})
export type WeekPlanConflict = z.infer<typeof Conflict>

/** What the household's prices say of a plan. */
const Costs = z.strictObject({
  currency: CurrencySchema,
  /** Names of prices that count for nothing: Larder does not know the food, or how much the pack holds. */
  unreadPrices: z.array(z.string()),
  /** Dishes that were looked at and whose foods all have a price. */
  pricedDishes: z.int(),
  /** Foods that the plan needs bought and that have no price, by their English names. */
  unpricedFoods: z.array(z.string()),
  /** Whether a dish has a line without an amount, or of a food that Larder does not know. */
  hasUncountedLines: z.boolean(),
})
export type WeekPlanCosts = z.infer<typeof Costs>

/**
 * `planning` until it has ended, with the best plan so far. `impossible`: no plan meets all demands. `unfinished`: no plan was
 * found in time, and it is not known whether there is one.
 */
export const weekPlanStates = [
  'planning',
  'planned',
  'impossible',
  'unfinished',
  'failed',
  'cancelled',
] as const

export const WeekPlan = z.strictObject({
  weekPlanId: z.uuid(),
  state: z.enum(weekPlanStates),
  demands: WeekPlanDemands,
  /** Recipes that were looked at, and new ones among them. */
  considered: z.int(),
  written: z.int(),
  /** Foods at hand that are not planned with: Larder does not know them, or not how much there is. */
  unknownFoods: z.array(z.string()),
  dishes: z.array(PlannedDish),
  entries: z.array(Entry),
  /** What the plan has of each objective; null where there is none. */
  amounts: z.nullable(byObjective(z.number())),
  /** The least of each objective that a search for it alone found; null until the plan is complete. */
  leastFound: z.nullable(byObjective(z.number())),
  /** Null without a price. The amount of the cost counts foods with a price alone. */
  costs: z._default(z.nullable(Costs), null),
  /** How far from the best possible plan it is at most, from 0 to 1; null when nothing is proven yet. */
  gap: z.nullable(z.number()),
  /** A set of demands that cannot be met together, none of which could be left out of it. */
  conflict: z.array(Conflict),
  foodNames: z.array(TranslatedFoodName),
})
export type WeekPlan = z.infer<typeof WeekPlan>

/** The part of a plan that is found for its demands. */
export type WeekPlanResult = Omit<WeekPlan, 'weekPlanId' | 'state' | 'demands'>

/** The result before anything was found. */
export const emptyWeekPlanResult: WeekPlanResult = {
  considered: 0,
  written: 0,
  unknownFoods: [],
  dishes: [],
  entries: [],
  amounts: null,
  leastFound: null,
  costs: null,
  gap: null,
  conflict: [],
  foodNames: [],
}
