import type {
  MeasuredAmount,
  Scalable,
  ScalableAmount,
  SwitchableHeat,
  ToldAmount,
  UnitSystem,
  Wanted,
} from './scalables.ts'
import { scaleAmount } from './units/scaling.ts'
import { spellFraction } from './units/spelling.ts'
import { spellInScale } from './units/temperature.ts'
import { unitGrams, unitMillilitres } from './units/units.ts'
import { inUnitsOf } from './units/unitWords.ts'

/** Three times a third is what was written, though not for a computer. */
export const isAsWritten = (factor: number) => Math.abs(factor - 1) < 1e-9

/** Amounts whose text was chosen before, because they have to add up with others. */
export type ChosenAmounts = ReadonlyMap<ToldAmount, ScaledText>

/**
 * A line or a step for more or fewer people and in other units, as a cook can measure it; what `scalables` does not
 * name stays as it is, and so does everything when nothing else is wanted. `scalables` are in the order of the text.
 * At most one amount of a text is written with "plus".
 */
export function rescale(
  text: string,
  scalables: readonly Scalable[],
  wanted: Wanted,
  chosen: ChosenAmounts = new Map(),
): string {
  const { units } = wanted
  let mayPlus = !isPlus.test(text) && !scalables.some((each) => hasPlus(each, chosen))
  let written = ''
  let from = 0
  let isMany: boolean | null = null
  /** How many times as many pieces as were written are shown. */
  let countFactor = 1
  for (const scalable of scalables) {
    written += text.slice(from, scalable.start)
    const asWritten = text.slice(scalable.start, scalable.end)
    from = scalable.end
    if (scalable.kind === 'heat') written += heatIn(scalable, units, asWritten)
    else if (scalable.kind === 'size') written += units === null ? asWritten : scalable[units]
    else if (scalable.kind === 'noun')
      written += isMany === null ? asWritten : isMany ? scalable.many : scalable.one
    else {
      const factor = scalable.ofCount ? countFactor : wanted.factor
      const { language } = scalable
      const words = language && wanted.unitWords?.[language]
      let hasToldPlus = false
      const said = sayAmount(text, scalable, units, (told) => {
        const scaled = chosen.get(told) ?? amountFor({ ...scalable, ...told }, factor, units, mayPlus)
        hasToldPlus ||= scaled !== null && isPlus.test(scaled.text)
        const text = scaled && (words ? inUnitsOf(language, words, scaled.text) : scaled.text)
        return text === null ? null : { ...scaled!, text: withMark(text, wanted.decimalMark) }
      })
      mayPlus &&= !hasToldPlus
      const { unit, quantity } = scalable.told[0]!
      countFactor = said ? said.least / quantity : 1
      if (unit === null) isMany = said && said.text !== asWritten ? said.most > 1 : null
      written += said?.text ?? asWritten
    }
  }
  return written + text.slice(from)
}

export const isPlus = /\bplus\b|\+/i
const hasPlus = (scalable: Scalable, chosen: ChosenAmounts) =>
  scalable.kind === 'amount' && scalable.told.some((told) => isPlus.test(chosen.get(told)?.text ?? ''))

const withMark = (text: string, mark = '.') => text.replace(/(?<=\d)\.(?=\d)/g, mark)

/** What is shown of the ways in which an amount is told: all as written, one of them in a system of units. */
export const shownOf = ({ told }: ScalableAmount, units: UnitSystem | null) =>
  units === null || told.length === 1 ? told : [chosenFor(told, units)]

function sayAmount(
  text: string,
  amount: ScalableAmount,
  units: UnitSystem | null,
  say: (told: ToldAmount) => ScaledText | null,
): Pick<ScaledText, 'text' | 'least' | 'most'> | null {
  const { told, end, isOpen, name } = amount
  const shown = shownOf(amount, units)
  const said = shown.map(say)
  const { quantity, quantityMax } = shown[0]!
  const { least, most } = said[0] ?? { least: quantity, most: quantityMax ?? quantity }
  if (shown.length === told.length && !said.some(Boolean)) return null
  const texts = shown.map((one, at) => said[at]?.text ?? text.slice(one.start, one.end))
  const different = [...new Set(texts)]
  if (different.length === 1) {
    const named = name ? text.slice(name.start, name.end) : ''
    return { text: texts[0] + named + (isOpen ? ' (' : ''), least, most }
  }
  // "1 quart (4 cups/950 ml)" halved is "2 cups (475 ml)".
  const pieces = (name ? texts : different).map(
    (one, at) => (at === 0 ? '' : text.slice(told[at - 1]!.end, told[at]!.start)) + one,
  )
  return { text: pieces.join('') + text.slice(told.at(-1)!.end, end), least, most }
}

const otherThan = { metric: 'us', us: 'metric' } as const

/** Whose scales or jugs show a unit; spoons and pieces are everybody's. */
function systemOf(unit: string | null): UnitSystem | 'any' {
  if (unit === null) return 'any'
  if (isMetric(unit)) return 'metric'
  return jugs.has(unit) || unitGrams(unit) !== null ? 'us' : 'any'
}

/** The first that the reader's own scales or jugs show, else the first by spoons, else the first weight. */
function chosenFor(told: readonly ToldAmount[], units: UnitSystem): ToldAmount {
  const ofSystem = (system: string) => told.find(({ unit }) => systemOf(unit) === system)
  return ofSystem(units) ?? ofSystem('any') ?? told.find(({ unit }) => unitGrams(unit!) !== null) ?? told[0]!
}

/** An amount as it is to be measured out, from `least` to `most` of its new unit. */
export interface ScaledText {
  text: string
  least: number
  most: number
  unit: string | null
}

/**
 * Null where the amount stays as it is written. `mayPlus`: it may be said as two measures, "½ cup plus 2 tablespoons".
 * Throws a RangeError for a factor that is not above 0.
 */
export function amountFor(
  amount: MeasuredAmount,
  servingsFactor: number,
  units: UnitSystem | null,
  mayPlus = true,
): ScaledText | null {
  const factor = amount.grows && !isAsWritten(servingsFactor) ? servingsFactor : 1
  const { unit, ratio } = switched(amount, factor, units)
  const { quantity, quantityMax, exactly } = amount
  const system = amount.system && { system: amount.system }
  if (factor === 1 && unit === amount.unit) return null
  const scaled =
    unit === null && amount.finest !== 'quarter'
      ? counted(amount, factor)
      : scaleAmount({ quantity, quantityMax, unit }, factor * ratio, { ...us, ...system, mayPlus, exactly })!
  const most = scaled.quantityMax ?? scaled.quantity
  const isSame =
    scaled.unit === amount.unit && scaled.quantity === quantity && most === (quantityMax ?? quantity)
  return isSame ? null : { text: scaled.text, least: scaled.quantity, most, unit: scaled.unit }
}

/** Pieces that stay whole, or are halved up to four of them. */
function counted({ quantity, quantityMax, finest }: MeasuredAmount, factor: number) {
  const rounded = (pieces: number) => {
    const step = finest === 'whole' || pieces >= 4 ? 1 : 1 / 2
    return Math.max(step, Math.round(pieces / step) * step)
  }
  const least = rounded(quantity * factor)
  const most = rounded((quantityMax ?? quantity) * factor)
  const text = least === most ? spellFraction(least) : `${spellFraction(least)}–${spellFraction(most)}`
  return { text, quantity: least, quantityMax: most, unit: null }
}

const us = { system: 'us', isIndivisible: false } as const
const isMetric = (unit: string) => /(?:gram|liter)$/.test(unit)
/** Spoons are the same to everybody here; only what fills more than they do is measured otherwise. */
const jugs = new Set(['cup', 'fluid ounce', 'pint', 'quart', 'gallon'])
/** From three quarts upwards nobody counts cups of what is poured. */
const smallestQuartsMl = 2800

/** From about four tablespoons upwards a jug or a cup takes the place of spoons. */
const smallestJugMl = 55
/** No kitchen jug shows less; below, millilitres are told in spoons. */
const largestSpoonMl = 28
const teaspoonMl = unitMillilitres('teaspoon', 'us')!
const spoons = new Set(['teaspoon', 'tablespoon', 'dessertspoon'])

/** The unit an amount is told in, and how many of it are one of the written unit. */
function switched(amount: MeasuredAmount, factor: number, units: UnitSystem | null) {
  const { unit, gramsPerMl, handling, grows, isOfMetricRecipe } = amount
  const stays = { unit, ratio: 1 }
  if (unit === null) return stays
  if (factor !== 1 && (units ?? (isOfMetricRecipe ? 'metric' : 'us')) === 'metric' && grows) {
    const ml = unitMillilitres(unit, 'us')
    const total = ml === null ? 0 : ml * amount.quantity * factor
    if (ml && spoons.has(unit) && total >= smallestJugMl) return { unit: 'milliliter', ratio: ml }
    if (ml && isMetric(unit) && total < largestSpoonMl) return { unit: 'teaspoon', ratio: ml / teaspoonMl }
    if (spoons.has(unit)) return stays
  }
  if (units === null || systemOf(unit) !== otherThan[units]) return stays
  const grams = unitGrams(unit)
  const millilitres = unitMillilitres(unit, 'us')
  if (units === 'metric') {
    if (grams !== null) return { unit: 'gram', ratio: grams }
    const isWeighed = grows && handling !== 'poured' && gramsPerMl !== null
    return isWeighed
      ? { unit: 'gram', ratio: millilitres! * gramsPerMl }
      : { unit: 'milliliter', ratio: millilitres! }
  }
  const inJugs = (ml: number) => {
    const isFew = handling === 'scooped' || ml * amount.quantity * factor < smallestQuartsMl
    const jug = !grows ? 'fluid ounce' : isFew ? 'cup' : 'quart'
    return { unit: jug, ratio: ml / unitMillilitres(jug, 'us')! }
  }
  if (millilitres !== null) return inJugs(millilitres)
  if (grows && handling !== 'weighed' && gramsPerMl) return inJugs(grams! / gramsPerMl)
  return { unit: 'ounce', ratio: grams! / unitGrams('ounce')! }
}

function heatIn(heat: SwitchableHeat, units: UnitSystem | null, asWritten: string): string {
  const scale = units === 'metric' ? 'celsius' : 'fahrenheit'
  return units === null || heat.scale === scale ? asWritten : spellInScale(heat, scale)
}
