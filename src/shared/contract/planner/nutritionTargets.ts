import * as z from 'zod/mini'
import * as m from '#messages'
import {
  activityLevels,
  agesOfEnergyFormula,
  type BodyMeasures,
  bodySexes,
} from '../../kitchen/nutrition/energyNeed.ts'
import type { Nutrient, ValueRange } from '../../kitchen/nutrition/nutrients.ts'
import { TypedTextSchema } from '../auth/auth.ts'
import { HouseholdRef } from '../households.ts'

/** The least and the most that a target of a day may be, also for a child. */
export const nutrientTargetLimits: Readonly<Record<Nutrient, { min: number; max: number }>> = {
  kcal: { min: 200, max: 10_000 },
  proteinGrams: { min: 1, max: 1_000 },
  fatGrams: { min: 1, max: 1_000 },
  saturatedFatGrams: { min: 1, max: 1_000 },
  carbohydrateGrams: { min: 1, max: 2_000 },
  sugarsGrams: { min: 1, max: 1_000 },
  fibreGrams: { min: 1, max: 500 },
  sodiumMg: { min: 1, max: 20_000 },
}

const between = ({ min, max }: { min: number; max: number }) => {
  const error = () => m.nutrition_target_out_of_range({ min, max })
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }))
}
const figure = (nutrient: Nutrient) => z.nullable(between(nutrientTargetLimits[nutrient]))

/** What somebody wants to eat in a day, as they typed it; null for what they set no target for. */
export const NutrientTargets = z.strictObject({
  kcal: figure('kcal'),
  proteinGrams: figure('proteinGrams'),
  fatGrams: figure('fatGrams'),
  saturatedFatGrams: figure('saturatedFatGrams'),
  carbohydrateGrams: figure('carbohydrateGrams'),
  sugarsGrams: figure('sugarsGrams'),
  fibreGrams: figure('fibreGrams'),
  sodiumMg: figure('sodiumMg'),
}) satisfies z.ZodMiniType<Record<Nutrient, number | null>>
export type NutrientTargets = z.infer<typeof NutrientTargets>

const { min: youngest, max: oldest } = agesOfEnergyFormula

/** What the energy of an adult is worked out from; see `energyNeedOfAdult`. */
export const TypedBodyMeasures = z.strictObject({
  age: between({ min: 1, max: 120 }).check(
    z.refine((age) => age >= youngest && age <= oldest, {
      error: () => m.nutrition_target_age_without_formula({ youngest, oldest }),
    }),
  ),
  sex: z.enum(bodySexes),
  heightCm: between({ min: 100, max: 250 }),
  weightKg: between({ min: 25, max: 350 }),
  activity: z.enum(activityLevels),
}) satisfies z.ZodMiniType<BodyMeasures>

const Version = z.int().check(z.minimum(0), z.maximum(2_000_000_000))

export const SaveNutritionTargetInput = z.extend(HouseholdRef, {
  /** The caller, or a guest of the household. */
  eaterId: TypedTextSchema.check(z.minLength(1), z.maxLength(64)),
  /** The one that the change began from; 0 where no target was set. */
  version: Version,
  figures: NutrientTargets,
  /** Null: no energy is worked out. */
  body: z.nullable(TypedBodyMeasures),
})
export type SaveNutritionTargetInput = z.infer<typeof SaveNutritionTargetInput>

const KcalRange = z.strictObject({
  low: z.number(),
  typical: z.number(),
  high: z.number(),
}) satisfies z.ZodMiniType<ValueRange<number>>

/** The target of somebody who eats with the household. */
export const NutritionTarget = z.strictObject({
  eaterId: z.string(),
  version: Version,
  figures: NutrientTargets,
  /** Energy that was worked out from `body`; null where it was not. */
  workedOutKcal: z.nullable(KcalRange),
  /** For those who may change the target alone; null for others, and where nothing was typed. */
  body: z.nullable(TypedBodyMeasures),
})
export type NutritionTarget = z.infer<typeof NutritionTarget>

/** A target as it is stored, for the file that a member downloads. */
export const StoredNutritionTarget = z.strictObject({
  figures: NutrientTargets,
  body: z.nullable(TypedBodyMeasures),
})
export type StoredNutritionTarget = z.infer<typeof StoredNutritionTarget>
