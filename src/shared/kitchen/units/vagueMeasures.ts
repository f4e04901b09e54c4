import {
  asGrams,
  asGramsPerMillilitre,
  asMillilitres,
  type Grams,
  type GramsPerMillilitre,
  type Millilitres,
} from './quantities.ts'

/** A size and how far it reaches either way. */
export interface MeasureRange<Unit extends number> {
  typical: Unit
  low: Unit
  high: Unit
}

/** What a word without a fixed size holds. `density` is what to take when the food's own is not known. */
export type VagueMeasure =
  | { dimension: 'volume'; size: MeasureRange<Millilitres>; density: MeasureRange<GramsPerMillilitre> }
  | { dimension: 'mass'; size: MeasureRange<Grams> }

const spreadIn =
  <Unit extends number>(unit: (value: number) => Unit) =>
  (low: number, typical: number, high: number): MeasureRange<Unit> => ({
    low: unit(low),
    typical: unit(typical),
    high: unit(high),
  })
const density = spreadIn(asGramsPerMillilitre)
const volume = spreadIn(asMillilitres)
const mass = spreadIn(asGrams)

/** From ground herbs to salt (1 teaspoon of dried thyme is 1.0 g, of salt 6.0 g: SR28 02042, 02047). */
const spice = density(0.2, 0.6, 1.25)
/** From oil to honey (SR28 04053, 19296). */
const liquid = density(0.9, 1, 1.45)
/** From spinach leaves to peanuts (1 cup 30 g, 146 g: SR28 11457, 16087). */
const leavesToNuts = density(0.08, 0.25, 0.65)

const ofVolume = (
  size: MeasureRange<Millilitres>,
  density: MeasureRange<GramsPerMillilitre>,
): VagueMeasure => ({
  dimension: 'volume',
  size,
  density,
})
const ofMass = (size: MeasureRange<Grams>): VagueMeasure => ({ dimension: 'mass', size })

const vagueMeasures = new Map<string, VagueMeasure>([
  // Pinch and dash as the small measuring spoons of those names hold them (1/16 and 1/8 US teaspoon); fingers take
  // up to twice as much. SR28 has 0.4 g in a dash of salt, 0.1 g in one of pepper (02047, 02030): about 1/16.
  ['pinch', ofVolume(volume(0.15, 0.31, 0.65), spice)],
  ['dash', ofVolume(volume(0.2, 0.6, 1), density(0.3, 0.9, 1.25))],
  // Twenty drops to the millilitre, as droppers are made; a minim of old is 0.062 ml.
  ['drop', ofVolume(volume(0.03, 0.05, 0.065), liquid)],
  // The kitchen's own estimates: a turn of a mill, then what leaves a bottle in one go.
  ['grind', ofVolume(volume(0.04, 0.1, 0.25), density(0.3, 0.48, 1.25))],
  ['squirt', ofVolume(volume(2, 5, 10), liquid)],
  ['splash', ofVolume(volume(3, 7.5, 15), liquid)],
  ['drizzle', ofVolume(volume(5, 10, 20), liquid)],
  // From a small glass of wine to a tumbler of water.
  ['glass', ofVolume(volume(120, 200, 300), liquid)],
  // About half a cup, loosely held; the NHS counts 30 g as a handful of nuts or dried fruit.
  ['handful', ofVolume(volume(60, 120, 200), leavesToNuts)],
  // An estimate: from half a walnut's size of butter to a thumb of ginger.
  ['knob', ofMass(mass(8, 15, 30))],
  // 10 sprigs of parsley are 10 g, 5 of dill 1 g, 9 of coriander 20 g (SR28 11297, 02045, 11165).
  ['sprig', ofMass(mass(0.2, 1, 2.5))],
  // The 284 weights of a can in SR28: the median is 369 g, and four in five lie between 198 and 593 g.
  ['can', ofMass(mass(198, 369, 593))],
])

/** The typical size of a pinch, a splash, a can …; null where even a typical one cannot be named. */
export function sizeOfVagueMeasure(unit: string): VagueMeasure | null {
  return vagueMeasures.get(unit) ?? null
}
