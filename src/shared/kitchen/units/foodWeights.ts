import { asGrams, asGramsPerMillilitre, type Grams, type GramsPerMillilitre } from './quantities.ts'
import { gramsOfUnit, type MeasuringSystem, millilitresOfUnit, millimetresOfUnit } from './units.ts'
import { type MeasureRange, sizeOfVagueMeasure } from './vagueMeasures.ts'

/**
 * What is known of one food's weight. `densityGramsPerMl`: of the food as it lies in a spoon or cup; null when
 * not known. `weights`: grams of one unit ("clove", "bunch", "slice", "can"), of one size ("small", "medium",
 * "large") and of one of the food ("each"). A weight of "cup", "tablespoon" or "teaspoon" is of the US measure.
 */
export interface FoodMeasures {
  densityGramsPerMl: GramsPerMillilitre | null
  weights: Readonly<Record<string, Grams>>
}

/** The source of a mass, from the most to the least certain. */
export type MassSource = 'weighed' | 'by density' | 'by piece' | 'guessed'

/** What one of a unit weighs. */
export interface UnitWeight extends MeasureRange<Grams> {
  how: MassSource
}

/** Kitchen scales step by 1 to 5 g. */
const scales = 0.01
/** A cup of flour is 125 g (SR28 20081), and a tenth more or less as it is spooned, scooped or shaken down. */
const cupFillVariation = 0.1
/** A small onion is 64 %, a large one 136 % of a medium one; within one size word about a quarter either way. */
const growth = 0.25

/** Median of the foods of SR28 with both sizes (72 and 76 of them), and what four in five of them lie between. */
const sizesOfMedium: Record<string, MeasureRange<number>> = {
  small: { low: 0.54, typical: 0.66, high: 0.86 },
  large: { low: 1.19, typical: 1.35, high: 1.8 },
}

/** Words for the same thing: the weight of one is the weight of the other. */
const unitSynonyms: Record<string, string> = {
  each: 'medium',
  medium: 'each',
  rib: 'stalk',
  stalk: 'rib',
  branch: 'sprig',
  sprig: 'branch',
  envelope: 'package',
  package: 'envelope',
}

/** What one of these is of a whole piece, where the food has no weight of its own for the word. */
const sharesOfPiece: Record<string, MeasureRange<number>> = {
  half: { low: 0.4, typical: 0.5, high: 1 },
  piece: { low: 0.25, typical: 1, high: 1.25 },
  head: { low: 0.5, typical: 1, high: 1.5 },
  bulb: { low: 0.5, typical: 1, high: 1.5 },
  ear: { low: 0.5, typical: 1, high: 1.5 },
  loaf: { low: 0.5, typical: 1, high: 1.5 },
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | null {
  return Object.hasOwn(record, key) ? (record[key] ?? null) : null
}

const within = (typical: number, share: number, how: MassSource): UnitWeight => ({
  typical: asGrams(typical),
  low: asGrams(typical * (1 - share)),
  high: asGrams(typical * (1 + share)),
  how,
})

function shareOf({ typical, how, ...ends }: UnitWeight, share: MeasureRange<number>): UnitWeight {
  return {
    typical: asGrams(typical * share.typical),
    low: asGrams(Math.min(ends.low * share.typical, typical * share.low)),
    high: asGrams(Math.max(ends.high * share.typical, typical * share.high)),
    how: 'guessed',
  }
}

/** The food's density, or what its cup or spoon weighs. Null when neither is known. */
export function densityOfFood({ densityGramsPerMl, weights }: FoodMeasures): GramsPerMillilitre | null {
  if (densityGramsPerMl !== null) return densityGramsPerMl
  for (const unit of ['cup', 'tablespoon', 'teaspoon']) {
    const weight = own(weights, unit)
    if (weight !== null) return asGramsPerMillilitre(weight / millilitresOfUnit(unit, 'us')!)
  }
  return null
}

function pieceWeight(unit: string, { weights }: FoodMeasures): UnitWeight | null {
  const weight = own(weights, unit) ?? own(weights, own(unitSynonyms, unit) ?? unit)
  return weight === null ? null : within(weight, growth, 'by piece')
}

function lengthWeight(unit: string, { weights }: FoodMeasures): UnitWeight | null {
  const length = millimetresOfUnit(unit)
  if (length === null) return null
  for (const measured of ['inch', 'centimeter']) {
    const weight = own(weights, measured)
    if (weight !== null) return within((weight * length) / millimetresOfUnit(measured)!, growth, 'by piece')
  }
  return null
}

const densityRange = (density: GramsPerMillilitre): MeasureRange<GramsPerMillilitre> => ({
  typical: density,
  low: asGramsPerMillilitre(density * (1 - cupFillVariation)),
  high: asGramsPerMillilitre(density * (1 + cupFillVariation)),
})

function vagueWeight(unit: string, food: FoodMeasures): UnitWeight | null {
  const vague = sizeOfVagueMeasure(unit)
  if (vague === null) return null
  if (vague.dimension === 'mass') return { ...vague.size, how: 'guessed' }
  const known = densityOfFood(food)
  const density = known === null ? vague.density : densityRange(known)
  return {
    typical: asGrams(vague.size.typical * density.typical),
    low: asGrams(vague.size.low * density.low),
    high: asGrams(vague.size.high * density.high),
    how: 'guessed',
  }
}

/**
 * Grams of one of a unit of this food, with an honest range: weighed within 1 %, by density within 10 %, by piece
 * within 25 %, guessed as far as the word reaches. Null when nothing tells: a cup of unknown density, a package.
 */
export function weightOfUnit(
  unit: string | null,
  system: MeasuringSystem,
  food: FoodMeasures,
): UnitWeight | null {
  const word = unit ?? 'each'
  const mass = gramsOfUnit(word)
  if (mass !== null) return within(mass, scales, 'weighed')
  const volume = millilitresOfUnit(word, system)
  if (volume !== null) {
    const density = densityOfFood(food)
    return density === null ? null : within(density * volume, cupFillVariation, 'by density')
  }
  const known = pieceWeight(word, food) ?? lengthWeight(word, food) ?? vagueWeight(word, food)
  if (known !== null) return known
  const piece = pieceWeight('each', food)
  if (piece === null) return null
  if (word === 'dozen') return within(piece.typical * 12, growth, 'by piece')
  const share = own(sizesOfMedium, word) ?? own(sharesOfPiece, word)
  return share && shareOf(piece, share)
}
