import * as z from 'zod/mini'
import * as m from '#messages'
import { equipmentIds } from '../../kitchen/planning/equipment.ts'
import { daysBetween } from '../../mealPlan/calendarDates.ts'
import { TypedTextSchema } from '../auth/auth.ts'
import { wholeIdRegex } from '../ids.ts'
import { HouseholdIdSchema } from '../replication.ts'
import { CalendarDateSchema, MoneySchema } from './mealPlan.ts'

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

export const DishId = z.string().check(z.minLength(1), z.maxLength(80))

/** Plans of a time before prices have no cost. */
export const byObjective = (schema: z.ZodMiniType<number, number>) =>
  z.strictObject({
    waste: schema,
    nutrition: schema,
    variety: schema,
    preference: schema,
    effort: schema,
    cost: z._default(schema, 0),
  })

export const Place = { date: CalendarDateSchema, slotId: Id }

export const MealPlaceSchema = z.strictObject(Place)

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
