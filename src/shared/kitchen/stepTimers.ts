/** A time to wait in a step, text.slice(start, end). Of a range it is the shorter, when a cook looks for the first time. */
export interface StepTimer {
  start: number
  end: number
  seconds: number
}

const number =
  '\\d+(?:[.,]\\d+)?(?: ?[¼½¾⅓⅔])?|[¼½¾⅓⅔]|an?|half an?|one|two|three|four|five|ten|fifteen|twenty|thirty'
const unit = 'hours?|hrs?|h|minutes?|mins?|seconds?|secs?'
const range = `(${number})(?: ?(?:-|–|—|to|or) ?(?:${number}))?[ -]?(${unit})`
const rest = `(?<=h|hrs?|hours?)(?:,? and |,? )?(${number}) ?(?:minutes?|mins?)`
const told = new RegExp(`(?<![\\p{L}\\d.,/])${range}(?:${rest})?(?![\\p{L}\\d])`, 'giu')

const signs: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
const words: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  half: 0.5,
}
/** Longer than a day is no timer's work. */
const longestSeconds = 24 * 3600
/** "30 seconds before", "the last 5 minutes": told of a time that another timer measures. */
const isPart = /\b(?:last|final|every|first) $/i

/** Every time in a step that a cook would set a timer for, in the order of the text: "8 to 10 minutes", "1 h 30 min". */
export function timersOf(step: string): StepTimer[] {
  return [...step.matchAll(told)].flatMap((found) => {
    const [whole, first = '', unit = '', minutes = ''] = found
    const end = found.index + whole.length
    const seconds = Math.round(amountIn(first) * secondsIn(unit) + amountIn(minutes) * 60)
    const isTimer = seconds > 0 && seconds <= longestSeconds && !isPart.test(step.slice(0, found.index))
    return isTimer ? [{ start: found.index, end, seconds }] : []
  })
}

function amountIn(text: string): number {
  const word = words[text.toLowerCase().split(' ', 1)[0] ?? '']
  if (word !== undefined) return word
  const sign = signs[text.at(-1) ?? ''] ?? 0
  return (Number.parseFloat(text.replace(',', '.')) || 0) + sign
}

function secondsIn(unit: string): number {
  return /^h/i.test(unit) ? 3600 : /^m/i.test(unit) ? 60 : 1
}
