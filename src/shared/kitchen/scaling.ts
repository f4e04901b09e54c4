import type { unitSystems } from './preferences.ts'
import { celsius, fahrenheit } from './units/quantities.ts'
import { scaleAmount } from './units/scaling.ts'
import { ovenCelsius, ovenFahrenheit, toCelsius, toFahrenheit } from './units/temperature.ts'
import { dimensionOf, unitGrams, unitMillilitres } from './units/units.ts'

export type UnitSystem = (typeof unitSystems)[number]

/** Where something stands in a text: text.slice(start, end). */
interface Place {
  start: number
  end: number
}

/** An amount in a line or a step that grows with the servings. */
export interface ScalableAmount extends Place {
  kind: 'amount'
  quantity: number
  /** Upper end of a range, else null. */
  quantityMax: number | null
  /** Canonical and singular ("cup"); null where things are counted. */
  unit: string | null
  /** Comes whole, as eggs do. */
  isWhole: boolean
  /** g/ml of its food; null when that is not known. */
  gramsPerMl: number | null
  /** How its food is measured out where one has both jug and scales. */
  handling: 'poured' | 'scooped' | 'weighed'
  /** The text tells it in the other system too, "190 g (1½ cups)", so no switch need change it. */
  isToldTwice: boolean
}

/** The word for what is counted, which follows the amount that stands before it. */
export interface CountedNoun extends Place {
  kind: 'noun'
  one: string
  many: string
}

/** A heat that only one scale tells. It never grows, but it is switched. */
export interface SwitchableHeat extends Place {
  kind: 'heat'
  scale: 'celsius' | 'fahrenheit'
  value: number
  valueMax: number | null
}

export type Scalable = ScalableAmount | CountedNoun | SwitchableHeat

export interface Wanted {
  /** Servings wanted by servings written; above 0. */
  factor: number
  /** Null: in the units it was written in. */
  units: UnitSystem | null
}

const us = { system: 'us', isIndivisible: false } as const
/** Three times a third is what was written, though not for a computer. */
const nearlyOne = (factor: number) => Math.abs(factor - 1) < 1e-9

/**
 * A line or a step for more or fewer people and in other units, as a cook can measure it; what `scalables` does not
 * name stays as it is, and so does everything when nothing else is wanted. `scalables` are in the order of the text.
 */
export function rescale(text: string, scalables: readonly Scalable[], wanted: Wanted): string {
  const { factor, units } = { ...wanted, factor: nearlyOne(wanted.factor) ? 1 : wanted.factor }
  let written = ''
  let from = 0
  let isMany: boolean | null = null
  for (const scalable of scalables) {
    written += text.slice(from, scalable.start)
    const asWritten = text.slice(scalable.start, scalable.end)
    from = scalable.end
    if (scalable.kind === 'heat') written += heatIn(scalable, units) ?? asWritten
    else if (scalable.kind === 'noun')
      written += isMany === null ? asWritten : isMany ? scalable.many : scalable.one
    else {
      const scaled = amountFor(scalable, factor, units)
      isMany = scaled && scaled.most > 1
      written += scaled?.text ?? asWritten
    }
  }
  return written + text.slice(from)
}

/** An amount as it is to be measured out, from `least` to `most` of its new unit. */
export interface ScaledText {
  text: string
  least: number
  most: number
  unit: string | null
}

/** Null where the amount stays as it is written. Throws a RangeError for a factor that is not above 0. */
export function amountFor(
  amount: ScalableAmount,
  factor: number,
  units: UnitSystem | null,
): ScaledText | null {
  const { unit, ratio } = switched(amount, factor, units)
  if (factor === 1 && unit === amount.unit) return null
  if (amount.isWhole && unit === null) return wholes(amount, factor)
  const { quantity, quantityMax } = amount
  const scaled = scaleAmount({ quantity, quantityMax, unit }, factor * ratio, us)!
  const least = scaled.quantity
  return { text: scaled.text, least, most: scaled.quantityMax ?? least, unit: scaled.unit }
}

/** How near to a whole number an amount of eggs must be for it alone to be said. */
const wholeEnough = 0.2

/** "2", or "1 to 2" where neither is near: never a third of an egg, and never none. */
function wholes({ quantity, quantityMax }: ScalableAmount, factor: number): ScaledText {
  const least = Math.max(1, Math.floor(quantity * factor + wholeEnough))
  const most = Math.max(least, Math.ceil((quantityMax ?? quantity) * factor - wholeEnough))
  return { text: least === most ? String(least) : `${least} to ${most}`, least, most, unit: null }
}

/** Spoons are the same to everybody here; only what fills more than they do is measured otherwise. */
const jugs = new Set(['cup', 'fluid ounce', 'pint', 'quart', 'gallon'])
const smallestCupMl = 45

/** The unit an amount is told in, and how many of it are one of the written unit. */
function switched(amount: ScalableAmount, factor: number, units: UnitSystem | null) {
  const { unit, gramsPerMl, handling } = amount
  const stays = { unit, ratio: 1 }
  if (units === null || unit === null || amount.isToldTwice) return stays
  const grams = unitGrams(unit)
  const millilitres = unitMillilitres(unit, 'us')
  const isMetric = /(?:gram|liter)$/.test(unit)
  if (units === 'metric') {
    if (grams !== null) return isMetric ? stays : { unit: 'gram', ratio: grams }
    if (millilitres === null || !jugs.has(unit)) return stays
    const isWeighed = handling !== 'poured' && gramsPerMl !== null
    return isWeighed
      ? { unit: 'gram', ratio: millilitres * gramsPerMl }
      : { unit: 'milliliter', ratio: millilitres }
  }
  if (!isMetric || dimensionOf(unit) === 'count') return stays
  const cup = unitMillilitres('cup', 'us')!
  if (millilitres !== null) return { unit: 'cup', ratio: millilitres / cup }
  const fillsMl = gramsPerMl && (amount.quantity * factor * grams!) / gramsPerMl
  if (handling !== 'weighed' && gramsPerMl && fillsMl! >= smallestCupMl)
    return { unit: 'cup', ratio: grams! / gramsPerMl / cup }
  return { unit: 'ounce', ratio: grams! / unitGrams('ounce')! }
}

function heatIn({ scale, value, valueMax }: SwitchableHeat, units: UnitSystem | null): string | null {
  if (units === null || units === (scale === 'celsius' ? 'metric' : 'us')) return null
  const say = scale === 'celsius' ? inFahrenheit : inCelsius
  const range = valueMax === null ? String(say(value)) : `${say(value)}–${say(valueMax)}`
  return `${range} ${scale === 'celsius' ? '°F' : '°C'}`
}

/** What no oven's dial has is measured by a thermometer in the food, to the degree. */
const inFahrenheit = (value: number) =>
  value >= 100 ? ovenFahrenheit(celsius(value)) : Math.round(toFahrenheit(celsius(value)))
const inCelsius = (value: number) =>
  value >= 210 ? ovenCelsius(fahrenheit(value)) : Math.round(toCelsius(fahrenheit(value)))
