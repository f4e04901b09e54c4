import * as z from 'zod/mini'
import { cuisines, storedDietTypes, storedMealTypes } from '../../kitchen/questionnaire.ts'
import { TranslatedFoodName } from '../recipes/recipeReport.ts'
import { RecipeIdSchema, WrittenRecipe } from '../recipes/recipes.ts'
import { CalendarDateSchema, CurrencySchema } from './mealPlan.ts'
import { byObjective, DishId, MealPlaceSchema, Place, WeekPlanDemands } from './weekPlanDemands.ts'

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
  /** The amount that the plan reaches for each objective; null where it has none. */
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
