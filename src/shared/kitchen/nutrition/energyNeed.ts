import type { Kilocalories } from '../units/quantities.ts'
import type { ValueRange } from './nutrients.ts'

export const bodySexes = ['female', 'male'] as const
export type BodySex = (typeof bodySexes)[number]

export const activityLevels = ['low', 'moderate', 'high'] as const
export type ActivityLevel = (typeof activityLevels)[number]

/** What the formula needs to know of a person. */
export interface BodyMeasures {
  /** In years. */
  age: number
  sex: BodySex
  heightCm: number
  weightKg: number
  activity: ActivityLevel
}

/**
 * The ages of the adults whose measurements the formula was fitted to. It does not hold for children, nor during pregnancy
 * and breastfeeding, when more energy is needed.
 */
export const agesOfEnergyFormula = { min: 19, max: 78 } as const

/**
 * The middle of each range of physical activity levels in FAO/WHO/UNU, "Human energy requirements" (2004), table 5.1:
 * sedentary or light 1.40 to 1.69, active or moderately active 1.70 to 1.99, vigorous 2.00 to 2.40; the values are those of
 * its examples in table 5.2.
 */
const activityFactors: Readonly<Record<ActivityLevel, number>> = { low: 1.53, moderate: 1.76, high: 2.25 }

/**
 * The formula comes within 10 % of the measured resting energy of most adults: Frankenfield, Roth-Yousey, Compher, "Comparison
 * of predictive equations for resting metabolic rate in healthy nonobese and obese adults", J Am Diet Assoc 2005;105:775-789.
 */
const shareOff = 0.1

/**
 * Energy that an adult uses in a day: the resting energy by Mifflin, St Jeor et al., "A new predictive equation for resting
 * energy expenditure in healthy individuals", Am J Clin Nutr 1990;51:241-247, times the level of activity. Null for an age that
 * the formula was not fitted to.
 */
export function energyNeedOfAdult({
  age,
  sex,
  heightCm,
  weightKg,
  activity,
}: BodyMeasures): ValueRange<Kilocalories> | null {
  if (age < agesOfEnergyFormula.min || age > agesOfEnergyFormula.max) return null
  const resting = 10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161)
  const typical = resting * activityFactors[activity]
  const rounded = (kcal: number) => (Math.round(kcal / 10) * 10) as Kilocalories
  return {
    low: rounded(typical * (1 - shareOff)),
    typical: rounded(typical),
    high: rounded(typical * (1 + shareOff)),
  }
}
