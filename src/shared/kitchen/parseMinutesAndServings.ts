import { findStepTimers } from './stepTimers.ts'
import { toLatinDigits } from './units/latinDigits.ts'
import { asMinutes, type Minutes } from './units/quantities.ts'

/** Characters of a time or of servings that are read; "1 hour and 30 minutes, and overnight to rest" has 44. */
const maxLength = 100
/** Texts of a list of servings that are looked at. */
const maxServingsTexts = 20

const minutesPerUnit: Record<string, number> = { d: 24 * 60, h: 60, m: 1, s: 1 / 60 }
const isoDuration = /^P(?=.*\d)(?:([\d.]+)D)?(?:T(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?)?$/i
const spokenTime =
  /(?:(?<!\d)(?<from>\d+(?:\.\d+)?)\s?(?:-|–|to)\s?)?(?<!\d)(?<amount>\d+(?:\.\d+)?)\s?(?<unit>d|h|m|s)(?:ays?|ours?|rs?|in(?:ute)?s?|ec(?:ond)?s?)?(?![a-z])/gi
/** Words of a time in other languages than English: "1 Std. 20 Min.", "une heure", "٣٠ دقيقة". */
const foreignTime =
  /(?<!\p{L})(?:stunden?|std|minuten?|sekunden?|heures?|demi|horas?|minutos?)(?!\p{L})|[\p{Script=Devanagari}\p{Script=Arabic}]/iu
const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/**
 * Whole minutes, rounded up, from a number of minutes or a text such as "20", "20 min", "1 h 20", "1h30", "1½ hours",
 * "an hour", "1:20", "15-20 minutes" (the longer one), "1 Std. 20 Min." or "PT1H20M". Null when no time can be read, or the text has more than 100
 * characters.
 */
export function parseMinutes(value: unknown): Minutes | null {
  if (typeof value === 'number') return minutesOrNull(value)
  if (typeof value !== 'string' || value.length > maxLength) return null
  const text = withDigits(withDecimals(toLatinDigits(value.trim())))
  const iso = isoDuration.exec(text)
  if (iso) {
    const parts = ['d', 'h', 'm', 's'].map((unit, index) => amountOf(iso[index + 1], unit))
    return minutesOrNull(sum(parts))
  }
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(text)
  if (clock) return asMinutes(Number(clock[1]) * 60 + Number(clock[2]))
  const plain = /^(?:\d+(?:\.\d+)?\s?(?:-|–|to)\s?)?(\d+(?:\.\d+)?)$/.exec(text)
  if (plain) return minutesOrNull(Number(plain[1]))
  if (foreignTime.test(text)) {
    const timers = findStepTimers(text)
    return timers.length > 0 ? minutesOrNull(sum(timers.map(({ seconds }) => seconds / 60))) : null
  }
  const spoken = [...text.matchAll(spokenTime)]
  if (spoken.length === 0) return null
  const lastEnd = (spoken.at(-1)?.index ?? 0) + (spoken.at(-1)?.[0].length ?? 0)
  const loose = /^\s?(\d{1,2})$/.exec(text.slice(lastEnd))?.[1]
  const parts = spoken.map(({ groups }) => amountOf(groups?.amount, groups?.unit))
  return minutesOrNull(sum([...parts, amountOf(loose, 'm')]))
}

function minutesOrNull(time: number): Minutes | null {
  const whole = wholeOrNull(Math.ceil(time), 0)
  return whole === null ? null : asMinutes(whole)
}

/**
 * People fed, from 4, "4", "4 servings", "4-6" (the fewer), "Serves four" or a list of those. Null when unknown, or the text
 * has more than 100 characters.
 */
export function parseServings(value: unknown): number | null {
  if (Array.isArray(value)) {
    const read = value.slice(0, maxServingsTexts).map(parseServings)
    return read.find((servings) => servings !== null) ?? null
  }
  if (typeof value === 'number') return wholeOrNull(Math.round(value), 1)
  if (typeof value !== 'string' || value.length > maxLength) return null
  const digits = /\d+(?:\.\d+)?/.exec(toLatinDigits(value))?.[0]
  if (digits !== undefined) return wholeOrNull(Math.round(Number(digits)), 1)
  const words = value.toLowerCase().split(/[^a-z]+/)
  return wholeOrNull(
    words.map((word) => numberWords.indexOf(word)).find((number) => number > 0),
    1,
  )
}

function amountOf(digits: string | undefined, unit = ''): number {
  return digits === undefined ? 0 : Number(digits) * (minutesPerUnit[unit.toLowerCase()] ?? 0)
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function wholeOrNull(value: number | undefined, min: number): number | null {
  return value !== undefined && Number.isSafeInteger(value) && value >= min ? value : null
}

const numberBeforeUnit = new RegExp(`\\b(half )?(an?|${numberWords.join('|')}) (?=hour|min)`, 'gi')

/** "half an hour" and "two hours" become "0.5 hour" and "2 hours". */
const withDigits = (text: string): string =>
  text.replace(numberBeforeUnit, (_, half: string | undefined, word: string) =>
    half ? '0.5 ' : `${Math.max(numberWords.indexOf(word.toLowerCase()), 1)} `,
  )

/** "1½", "1 1/2" and "1,5" become "1.5". Digits are tried from the first of a run alone, so that time stays linear. */
function withDecimals(text: string): string {
  return text
    .replace(/(\d) and (?=[½¼¾⅓⅔]|\d\/\d)/g, '$1 ')
    .replace(/(?:(?<!\d)(\d+) ?)?([½¼¾⅓⅔])/g, (_, whole: string | undefined, sign: string) =>
      String(Number(whole ?? 0) + (fractions[sign] ?? 0)),
    )
    .replace(
      /(?:(?<!\d)(\d+) )?([1-9])\/([1-9])(?!\d)/g,
      (_, whole: string | undefined, over: string, under: string) =>
        String(Number(whole ?? 0) + Number(over) / Number(under)),
    )
    .replace(/(\d),(\d)/g, '$1.$2')
}
