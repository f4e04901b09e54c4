import {
  asGrams,
  asMillilitres,
  asMillimetres,
  type Grams,
  type Millilitres,
  type Millimetres,
} from './quantities.ts'

export const measuringSystems = ['us', 'imperial', 'metric', 'australian'] as const
/** Whose cups and spoons a recipe means. */
export type MeasuringSystem = (typeof measuringSystems)[number]

/** The international pound of 1959, and NIST Handbook 44, appendix C. */
const gramsOfOne = new Map<string, Grams>([
  ['milligram', asGrams(0.001)],
  ['gram', asGrams(1)],
  ['kilogram', asGrams(1000)],
  ['ounce', asGrams(28.349523125)],
  ['pound', asGrams(453.59237)],
])

const millimetresOfOne = new Map<string, Millimetres>([
  ['millimeter', asMillimetres(1)],
  ['centimeter', asMillimetres(10)],
  ['inch', asMillimetres(25.4)],
  ['foot', asMillimetres(304.8)],
])

const metricVolumes = new Map<string, Millilitres>([
  ['milliliter', asMillilitres(1)],
  ['centiliter', asMillilitres(10)],
  ['deciliter', asMillilitres(100)],
  ['liter', asMillilitres(1000)],
])

const usFluidOunce = 29.5735295625
const imperialFluidOunce = 28.4130625

const usMeasures: Record<string, number> = {
  teaspoon: usFluidOunce / 6,
  dessertspoon: usFluidOunce / 3,
  tablespoon: usFluidOunce / 2,
  'fluid ounce': usFluidOunce,
  cup: usFluidOunce * 8,
  pint: usFluidOunce * 16,
  quart: usFluidOunce * 32,
  gallon: usFluidOunce * 128,
}

const imperialJugs = {
  'fluid ounce': imperialFluidOunce,
  pint: imperialFluidOunce * 20,
  quart: imperialFluidOunce * 40,
  gallon: imperialFluidOunce * 160,
}

const imperialMeasures: Record<string, number> = {
  teaspoon: (imperialFluidOunce * 10) / 48,
  dessertspoon: (imperialFluidOunce * 10) / 24,
  tablespoon: (imperialFluidOunce * 10) / 16,
  cup: imperialFluidOunce * 10,
  ...imperialJugs,
}

// Where a metric or an Australian recipe speaks of pints, the pint is the one of British pubs and dairies.
const metricMeasures: Record<string, number> = {
  teaspoon: 5,
  dessertspoon: 10,
  tablespoon: 15,
  cup: 250,
  ...imperialJugs,
}
const australianMeasures: Record<string, number> = { ...metricMeasures, tablespoon: 20 }

const vessels: Record<MeasuringSystem, ReadonlyMap<string, number>> = {
  us: new Map(Object.entries(usMeasures)),
  imperial: new Map(Object.entries(imperialMeasures)),
  metric: new Map(Object.entries(metricMeasures)),
  australian: new Map(Object.entries(australianMeasures)),
}

/** Grams in one of a unit of mass; null for every other unit. */
export function gramsOfUnit(unit: string): Grams | null {
  return gramsOfOne.get(unit) ?? null
}

/** Millimetres in one of a unit of length; null for every other unit. */
export function millimetresOfUnit(unit: string): Millimetres | null {
  return millimetresOfOne.get(unit) ?? null
}

/**
 * Millilitres in one of a unit of volume; null for every other unit, vague ones ("splash") among them.
 * US customary measures (cup 236.588 ml, tablespoon 14.787 ml), imperial (cup 284.131 ml, half a pint;
 * tablespoon 17.758 ml), metric (cup 250 ml, tablespoon 15 ml), Australian (cup 250 ml, tablespoon 20 ml).
 */
export function millilitresOfUnit(unit: string, system: MeasuringSystem): Millilitres | null {
  const size = metricVolumes.get(unit) ?? vessels[system].get(unit)
  return size === undefined ? null : asMillilitres(size)
}
