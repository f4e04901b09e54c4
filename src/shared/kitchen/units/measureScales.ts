import {
  type AmountStepBand,
  type MeasureScale,
  multiplesInBands,
  toMeasurableAmounts,
} from './measurableAmounts.ts'
import { gramsOfUnit, type MeasuringSystem, millilitresOfUnit, millimetresOfUnit } from './units.ts'
import { createPinchScale, createSpoonAndCupScale } from './volumeScales.ts'

// Scales and jugs; 125, 175 and 225 are quarters of a pound or a pack, and printed everywhere.
const metricBands: AmountStepBand[] = [
  [0, 0.1],
  [1, 0.5],
  [5, 1],
  [20, 5],
  [100, 10, 25],
  [250, 25],
  [500, 50],
  [2000, 100, 250],
  [5000, 250],
]

function metricLadder(small: string, large: string, sizeOfOne: number): MeasureScale {
  const sizes = multiplesInBands(metricBands, 10_000)
  const rungs = [
    ...toMeasurableAmounts(sizes, small, 1).filter(({ size }) => size < 1000),
    ...toMeasurableAmounts(sizes, null, 1)
      .filter(({ size }) => size >= 1000)
      .map((rung) => ({ ...rung, quantity: rung.size / 1000, unit: large })),
  ]
  return { sizeOfOne, rungs, step: 500 }
}

const ounceBands: AmountStepBand[] = [
  [0, 1 / 8],
  [0.5, 1 / 4],
  [2, 1 / 2],
  [8, 1],
  [32, 2],
  [80, 4],
]

/** In ounces; who says pounds also has "½ lb", who says ounces has pounds from the first full one. */
function poundLadder(isAskedInPounds: boolean): MeasureScale {
  const rungs = toMeasurableAmounts(multiplesInBands(ounceBands, 160), 'ounce', 1).map((rung) => {
    const isPounds = rung.size >= 16 || (isAskedInPounds && rung.size % 4 === 0)
    return isPounds ? { ...rung, quantity: rung.size / 16, unit: 'pound' } : rung
  })
  return { sizeOfOne: isAskedInPounds ? 16 : 1, rungs, step: 8 }
}

const lengthBands: Record<string, AmountStepBand[]> = {
  millimeter: [
    [0, 1],
    [20, 5],
  ],
  centimeter: [
    [0, 1 / 2],
    [10, 1],
  ],
  inch: [
    [0, 1 / 4],
    [6, 1 / 2],
    [12, 1],
  ],
}

/** In millimetres; feet are told in inches. */
function lengthLadder(unit: string): MeasureScale {
  const said = unit === 'foot' ? 'inch' : unit
  const one = millimetresOfUnit(said)!
  return {
    sizeOfOne: millimetresOfUnit(unit)!,
    rungs: toMeasurableAmounts(multiplesInBands(lengthBands[said]!, 40), said, one),
    step: said === 'millimeter' ? 5 : one,
  }
}

const wholes = new Set('sprig branch leaf drop dash splash drizzle squirt grind'.split(' '))
const halves = new Set('stalk rib slice ear batch rasher glass clove handful knob sheet'.split(' '))

function pieceBands(unit: string | null, isIndivisible: boolean, exactly?: number): AmountStepBand[] {
  if (isIndivisible || (unit !== null && wholes.has(unit))) return [[1, 1]]
  const finest = unit !== null && halves.has(unit) ? 1 / 2 : 1 / 4
  const times = exactly ? 2 : 1
  return [
    [0, exactly ?? finest],
    [times, 1 / 2 / times],
    [4, 1 / times],
    [8, 1],
  ]
}

function pieceLadder(unit: string | null, isIndivisible: boolean, exactly?: number): MeasureScale {
  const multiples = multiplesInBands(pieceBands(unit, isIndivisible, exactly), 12)
  // A cup has marks for thirds beside its eighths: two of "⅔ Tasse" are 1⅓.
  const thirds = exactly === 1 / 8 && !isIndivisible ? [1, 2, 4, 5, 7, 8].map((third) => third / 3) : []
  const sizes = [...multiples, ...thirds].sort((a, b) => a - b)
  return { sizeOfOne: 1, rungs: toMeasurableAmounts(sizes, unit, 1), step: 1 }
}

/** Six and twelve are half a dozen and one; what lies between is counted. */
function dozenLadder(): MeasureScale {
  const rungs = toMeasurableAmounts(multiplesInBands([[1, 1]], 72), null, 1).map((rung) =>
    rung.size % 6 === 0 ? { ...rung, quantity: rung.size / 12, unit: 'dozen' } : rung,
  )
  return { sizeOfOne: 12, rungs, step: 6 }
}

function measureLadder(unit: string, system: MeasuringSystem): MeasureScale | null {
  if (unit === 'ounce' || unit === 'pound') return poundLadder(unit === 'pound')
  if (unit === 'pinch') return createPinchScale(system)
  if (unit === 'dozen') return dozenLadder()
  if (millimetresOfUnit(unit) !== null) return lengthLadder(unit)
  const mass = gramsOfUnit(unit)
  if (mass !== null) return metricLadder('gram', 'kilogram', mass)
  const volume = millilitresOfUnit(unit, system)
  if (volume === null) return null
  return unit.endsWith('liter')
    ? metricLadder('milliliter', 'liter', volume)
    : createSpoonAndCupScale(unit, system)
}

const kept = new Map<string, MeasureScale>()

/**
 * What a cook can measure out where a recipe says this unit. `isIndivisible`: the food comes whole, as eggs do.
 * `mayUsePlus`: two measures may be added up, "½ cup plus 2 tablespoons". `exactly`: as in `AmountTraits`.
 */
export function measureScaleOfUnit(
  unit: string | null,
  system: MeasuringSystem,
  isIndivisible: boolean,
  mayUsePlus: boolean,
  exactly?: number,
): MeasureScale {
  if (unit === null) return pieceLadder(unit, isIndivisible, exactly)
  const key = `${unit} ${system} ${mayUsePlus}`
  const known = kept.get(key)
  if (known) return known
  const all = measureLadder(unit, system)
  if (all === null) return pieceLadder(unit, isIndivisible, exactly)
  const ladder = mayUsePlus ? all : { ...all, rungs: all.rungs.filter(({ text }) => text === null) }
  kept.set(key, ladder)
  return ladder
}
