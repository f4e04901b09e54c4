import { celsiusOfGasMark } from './gasMarks.ts'
import { asCelsius, asFahrenheit, type Celsius } from './quantities.ts'
import { fahrenheitToCelsius } from './temperature.ts'

type Scale = 'celsius' | 'fahrenheit' | 'gas mark'

/**
 * A temperature as it stands in a step, text.slice(start, end). `valueMax` only for a range. `scale` null: the
 * step does not say which; `asCelsius` is then null too, unless only °F can be meant (275 and more). `isFan`: said of
 * a fan oven. Readings of one `group` say the same heat in several scales ("180 °C / 350 °F / gas 4").
 */
export interface StepTemperature {
  start: number
  end: number
  value: number
  valueMax: number | null
  scale: Scale | null
  celsius: Celsius | null
  celsiusMax: Celsius | null
  isFan: boolean
  group: number
}

interface Reading {
  start: number
  end: number
  value: number
  valueMax: number | null
  scale: Scale | null
  /** Only a number so far, which a range or an oven before it may yet make a temperature. */
  isBare: boolean
}

const degreeReading =
  /(?<![\d.,\p{L}])([-−](?<=(?:^|[\s(])[-−]))?(\d{1,3}(?:[.,]\d)?)(?!\d)([\s-]?(?:°|º|˚|degrees?(?!\p{L})|deg\.?(?!\p{L})))?(\s?(?:℃|℉|celsius|centigrade|fahrenheit|[cf])(?![\p{L}\d]))?/giu
const gasReading =
  /(?<!\p{L})(?:gas(?:\s?mark|\s?no\.?)?|regulo)\s?(¼|½|1\/4|1\/2|10|[1-9])(?:\s?(?:-|–|to)\s?(10|[1-9]))?(?![\d.,]?\d)(?!\s?(?:min|hour|sec))/giu

const gasFractions: Record<string, number> = { '¼': 0.25, '1/4': 0.25, '½': 0.5, '1/2': 0.5 }
const turning = /(?:rotat|turn|spin|twist|angle)[^.;]{0,30}$/i
const heating = /(?:oven|grill|broiler|thermostat|heat)[^.;]{0,30}$/i
const ovenGoesTo =
  /(?:oven\s(?:\p{L}+\s){0,2}(?:to|at)|(?:bake|roast|cook|broil|grill)(?:\s\p{L}+)?\sat)\s(?:about\s)?$/iu
const otherUnit =
  /^[\s-]?(?:min|hour|hr|sec|g|kg|ml|l|w|watts?|%)(?!\p{L})|^[\s-]?(?:minutes?|hours?|seconds?)/iu
const rangeSign = /^\s?(?:-|–|—|to|and|or)\s?$/
const sameHeat =
  /^[\s/()[\],|=:]*(?:(?:or|fan|convection|conventional|electric|oven|about|approx\.?)[\s/()[\],|=:]*){0,4}$/i
// "180c/fan 160c", "180 °C (fan oven: 160 °C)"; "200C/180C fan/gas 6", "160 °C (fan)".
const fanBefore = /(?<!\p{L})(?:fan|convection)(?::?\s?|(?:[\s-](?:oven|assisted)){1,2}[^\p{L}\d]{0,2})$/iu
const fanAfter = /^(?:\s(?:fan|convection)(?!\p{L}|\s\d)|\s?\((?:fan|convection)(?:\soven)?\))/iu

const before = (text: string, place: number) => text.slice(Math.max(0, place - 40), place)
const after = (text: string, place: number) => text.slice(place, place + 20)

function scaleOf(letters: string, hasDegree: boolean, value: number): Scale | null {
  const word = letters.trim()
  const scale = /^(?:f|℉)/i.test(word) ? 'fahrenheit' : 'celsius'
  if (hasDegree || word.length > 1 || !/[cf]/i.test(word)) return scale
  // "2 C flour" are cups; "180c" is how the British type it.
  return value >= 30 && (/[CF]/.test(word) || letters === word) ? scale : null
}

function degreeReadings(text: string): Reading[] {
  const readings: Reading[] = []
  for (const found of text.matchAll(degreeReading)) {
    const [whole, sign = '', digits = '', degree = '', letters = ''] = found
    const value = Number(digits.replace(',', '.')) * (sign ? -1 : 1)
    const scale = letters ? scaleOf(letters, degree !== '', value) : null
    const length = letters && !scale ? whole.length - letters.length : whole.length
    const [start, end] = [found.index, found.index + length]
    const lead = before(text, start)
    const isAngle =
      !scale && (/^\sangle/.test(after(text, end)) || (turning.test(lead) && !heating.test(lead)))
    if (degree && isAngle) continue
    readings.push({ start, end, value, valueMax: null, scale, isBare: degree === '' && !scale })
  }
  return joinRanges(text, readings).filter((reading) => !reading.isBare || isOvenHeat(text, reading))
}

function joinRanges(text: string, readings: Reading[]): Reading[] {
  const joined: Reading[] = []
  for (const reading of readings) {
    const low = joined.at(-1)
    const isRange =
      low?.valueMax === null &&
      (low.scale === null || low.scale === reading.scale) &&
      low.value >= reading.value * 0.6 &&
      low.value < reading.value &&
      rangeSign.test(text.slice(low.end, reading.start).slice(0, 8))
    if (isRange)
      joined[joined.length - 1] = { ...reading, start: low.start, value: low.value, valueMax: reading.value }
    else joined.push(reading)
  }
  return joined
}

function isOvenHeat(text: string, { start, end, value }: Reading): boolean {
  return value >= 90 && ovenGoesTo.test(before(text, start)) && !otherUnit.test(after(text, end))
}

function gasReadings(text: string): Reading[] {
  return [...text.matchAll(gasReading)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    value: gasFractions[found[1]!] ?? Number(found[1]),
    valueMax: found[2] ? Number(found[2]) : null,
    scale: 'gas mark',
    isBare: false,
  }))
}

function inCelsius(value: number | null, scale: Scale | null): Celsius | null {
  if (value === null) return null
  if (scale === 'gas mark') return celsiusOfGasMark(value)
  if (scale === 'celsius') return asCelsius(value)
  return scale === 'fahrenheit' || value >= 275 ? fahrenheitToCelsius(asFahrenheit(value)) : null
}

function isSaidOfFan(text: string, { start, end, scale }: Reading): boolean {
  if (scale === 'gas mark') return false
  return fanBefore.test(before(text, start)) || fanAfter.test(after(text, end))
}

/** Every temperature in a step, in the order of the text. Angles ("rotate 180 degrees") are none. */
export function findTemperatures(text: string): StepTemperature[] {
  let gasEnd = 0
  const readings = [...gasReadings(text), ...degreeReadings(text)]
    .sort((a, b) => a.start - b.start)
    .filter((reading) => {
      // The number of a gas mark is no degrees.
      if (reading.scale === 'gas mark') gasEnd = reading.end
      return reading.scale === 'gas mark' || reading.start >= gasEnd
    })
  let group = 0
  return readings.map((reading, place) => {
    const last = readings[place - 1]
    if (last && !sameHeat.test(text.slice(last.end, reading.start).slice(0, 60))) group += 1
    const { isBare: _, ...said } = reading
    return {
      ...said,
      celsius: inCelsius(said.value, said.scale),
      celsiusMax: inCelsius(said.valueMax, said.scale),
      isFan: isSaidOfFan(text, reading),
      group,
    }
  })
}

/**
 * Pairs in one group that cannot both be meant, "180 °C (300 °F)": further apart than 12 °C, which printed tables of
 * gas marks are, or than 3 °C below 110 °C, where a thermometer stands in the food.
 */
export function findContradictoryTemperatures(
  readings: readonly StepTemperature[],
): [StepTemperature, StepTemperature][] {
  const pairs: [StepTemperature, StepTemperature][] = []
  readings.forEach((a, place) => {
    for (const b of readings.slice(place + 1, place + 8)) {
      if (b.group !== a.group) break
      if (!a.scale || !b.scale || a.scale === b.scale || a.isFan !== b.isFan) continue
      if (isApart(a.celsius, b.celsius) || isApart(a.celsiusMax, b.celsiusMax)) pairs.push([a, b])
    }
  })
  return pairs
}

function isApart(a: Celsius | null, b: Celsius | null): boolean {
  if (a === null || b === null) return false
  return Math.abs(a - b) > (Math.max(a, b) < 110 ? 3 : 12)
}
