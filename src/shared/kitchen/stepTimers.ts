import { englishTensWords, numberWordsBelowTwenty, parseWordValues } from './numberWords.ts'

/** A time to wait in a step, text.slice(start, end). Of a range it is the shorter, when a cook looks for the first time. */
export interface StepTimer {
  start: number
  end: number
  seconds: number
}

/** Words for numbers in the languages of pages: "half an hour", "zwei Minuten", "deux minutes". */
const words: Record<string, number> = Object.fromEntries([
  // French "six" is English too, and Spanish "un" French.
  ...[
    ...Object.values(numberWordsBelowTwenty),
    'half a 0.5, half an 0.5, half 0.5',
    'anderthalb 1.5, eineinhalb 1.5, zweieinhalb 2.5, dreieinhalb 3.5, viereinhalb 4.5, dreiviertel 0.75, drei viertel 0.75',
    'soixante-quinze 75, quatre-vingt-dix 90, veinticinco 25',
    'बीस 20, पच्चीस 25, तीस 30, पैंतीस 35, चालीस 40, पैंतालीस 45, पचास 50, साठ 60, नब्बे 90',
    'आधा 0.5, आधे 0.5, डेढ़ 1.5, डे\u095d 1.5, ढाई 2.5, पौन 0.75, पौना 0.75, पौने 0.75, सवा 1.25',
    'نصف 0.5, ربع 0.25',
  ].flatMap(parseWordValues),
  ['ثلث', 1 / 3],
  ...tens(englishTensWords, 'two 2, three 3, four 4, five 5, eight 8', (ten, one) => [
    `${ten}-${one}`,
    `${ten} ${one}`,
  ]),
  ...tens(
    'zwanzig 20, dreißig 30, dreissig 30, vierzig 40, fünfzig 50, sechzig 60, neunzig 90',
    'zwei 2, drei 3, vier 4, fünf 5, acht 8',
    (ten, one) => [`${one}und${ten}`],
  ),
  ...tens(
    'vingt 20, trente 30, quarante 40, cinquante 50, soixante 60',
    'deux 2, trois 3, quatre 4, cinq 5, huit 8',
    (ten, one) => [`${ten}-${one}`, `${ten} ${one}`],
  ),
  ...tens(
    'veinte 20, treinta 30, cuarenta 40, cincuenta 50, sesenta 60, noventa 90',
    'dos 2, tres 3, cuatro 4, cinco 5, ocho 8',
    (ten, one) => [`${ten} y ${one}`],
  ),
  ...tens(
    'عشرين 20, عشرون 20, ثلاثين 30, ثلاثون 30, أربعين 40, أربعون 40, خمسين 50, خمسون 50, ستين 60, ستون 60, تسعين 90',
    'اثنتين 2, ثلاث 3, أربع 4, خمس 5, خمسة 5, ثمان 8',
    (ten, one) => [`${one} و${ten}`],
  ),
])

/** "Thirty", and "thirty-five" as a language joins the two. */
function tens(ofTens: string, ofOnes: string, join: (ten: string, one: string) => string[]) {
  return parseWordValues(ofTens).flatMap(([ten, value]): [string, number][] => [
    [ten, value],
    ...parseWordValues(ofOnes).flatMap(([one, more]) =>
      join(ten, one).map((word): [string, number] => [word, value + more]),
    ),
  ])
}

/** What tells a time without a number. */
const wholes: Record<string, number> = {
  ...{ 'quarter of an hour': 900, 'three quarters of an hour': 2700, 'three-quarters of an hour': 2700 },
  ...{ viertelstunde: 900, dreiviertelstunde: 2700, 'halbe stunde': 1800, 'halben stunde': 1800 },
  ...{
    'demi-heure': 1800,
    'demi heure': 1800,
    'quart d’heure': 900,
    "quart d'heure": 900,
    'media hora': 1800,
  },
  ...{ "trois quarts d'heure": 2700, 'trois quarts d’heure': 2700 },
  ...{ 'tres cuartos de hora': 2700, 'cuarto de hora': 900 },
  ...{ دقيقتين: 120, دقيقتان: 120, ساعتين: 7200, ساعتان: 7200, 'لمدة دقيقة': 60, 'لمدة ساعة': 3600 },
}
/** One of them, where a part of it or minutes follow: "hora y media", "ساعة ونصف". */
const ones: Record<string, number> = { hora: 3600, minuto: 60, ساعة: 3600, دقيقة: 60 }
const hours = 'hours?|hrs?|stunden?|std|heures?|horas?|घंटे|घंटा|घण्टे|घण्टा|ساعات|ساعة|h'
const minutes = 'minutes?|minuten|mins?|minutos?|मिनट|دقائق|دقيقة'
const seconds = 'seconds?|secs?|sekunden?|sek|secondes?|segundos?|सेकंड|सेकेंड|सेकण्ड|ثوانٍ|ثواني|ثوان|ثانية'

/** What times are told in, as a part of a pattern for text in any case. */
export const stepTimeUnitsRegexSource = `${hours}|${minutes}|${seconds}`

/** What is added behind a number, "two and a half hours", and behind a unit, "an hour and a half". */
const sharesOfNumber: Record<string, number> = {
  ...{ 'and a half': 0.5, 'and one half': 0.5, 'and a quarter': 0.25 },
  ...{ 'and three quarter': 0.75, 'and three quarters': 0.75, 'und eine halbe': 0.5, 'y media': 0.5 },
}
const sharesOfUnit: Record<string, number> = {
  ...{ 'and a half': 0.5, 'and a quarter': 0.25, 'and three quarters': 0.75 },
  ...{ 'und eine halbe': 0.5, 'und eine viertel': 0.25, 'et demie': 0.5, 'et demi': 0.5, 'et quart': 0.25 },
  ...{ 'et un quart': 0.25, 'trois quarts': 0.75, 'et trois quarts': 0.75, 'y media': 0.5, 'y medio': 0.5 },
  ...{ 'y cuarto': 0.25, 'y un cuarto': 0.25, 'y tres cuartos': 0.75 },
  ...{ '½': 0.5, '1/2': 0.5, '¼': 0.25, '1/4': 0.25, '¾': 0.75, '3/4': 0.75 },
  ...{ ونصف: 0.5, وربع: 0.25, وثلث: 1 / 3, 'إلا ربع': -0.25, 'إلا ثلث': -1 / 3 },
}
/** Of Hindi, in front of a number. */
const sharesBefore: Record<string, number> = { साढ़े: 0.5, 'सा\u095dे': 0.5, सवा: 0.25, पौने: -0.25 }

const longestFirst = (texts: readonly string[]) =>
  texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(' ', '\\s').replaceAll('-', '[-\u2011]'))
    .join('|')
const oneOf = (table: Record<string, number>) => longestFirst(Object.keys(table))
const fraction = '[¼½¾⅓⅔]|[1-9]/[1-9](?!\\d)'
const digits = `\\d+(?:[.,]\\d+)?(?:(?: ?|[- ]and[- ])[¼½¾⅓⅔]|(?: |-|[- ]and[- ])[1-9]/[1-9](?!\\d))?`
const plain = `${digits}|(?:${fraction})(?: an?(?= ))?|${oneOf(words)}`
const number = `(?:(?:${oneOf(sharesBefore)}) )?(?:${plain})(?:[ -](?:${oneOf(sharesOfNumber).replaceAll('\\s', '[ -]')}))?`
const range = `(${number})(?: ?(?:-|–|—|to|or|bis|oder|à|a|ou|o|से|या|إلى|أو) ?(?:${number}))?[ -]?(${hours}|${minutes}|${seconds})`
// The full stop of "Std." ends no sentence.
const joint = '(?:(?<=std|hrs?|mins?)\\.)?(?:,? (?:and|und|et|y|और|و) ?|,? ?)'
const rest = `(?<=${hours}|ساعتين|ساعتان)(?:${joint}(${number}) ?(?:${minutes})| ?(\\d\\d)(?! ?(?:[-–\\d°]|(?:k?g|[cdm]?l)(?!\\p{L}))|[.,]\\d))`
/** "2 minutes, 30 seconds before the end" are two times. */
const ofAnother = ' (?:before|later|vor|später|avant|après|antes|después|पहले|बाद|قبل|بعد)(?!\\p{L})'
const secondsBehind = (group: string) =>
  `(?<=${minutes}|min\\.|دقيقتين|دقيقتان)(?:${joint}(${group}${number}) ?(?:${seconds})(?!${ofAnother})|(?<=min) (${group}\\d\\d)(?= ?(?:[.,;:)!]|$)))`
// "An hour and a quarter of the stock" is an hour.
const share = ` (${oneOf(sharesOfUnit)})(?! (?:of|cups?|teaspoons?|tablespoons?|tsp|tbsp|de|del|du|des|der|c\\.|tasses?|verres?|tazas?)(?!\\p{L}))`
const whole = `(?:(?:an?|une?|una?|eine[rn]?) )?ل?(${oneOf(wholes)})`
// A word joined to a number by a stroke ("لـ٥") does not hide it.
const told = new RegExp(
  `(?<![\\p{Lu}\\p{Ll}\\p{Lo}\\p{M}\\d.,/])(?:(?:${whole}|${range})(?:${rest}|${share})?|(?:لمدة )?(${oneOf(ones)})(?:${rest}|${share}|(?=${secondsBehind('?:')})))(?:${secondsBehind('')})?(?![\\p{L}\\p{M}\\d])`,
  'giu',
)
/** "30 seconds before", "the last 5 minutes", "alle 5 Minuten": told of a time that another timer measures. */
const isPart =
  /(?<!\p{L})(?:last|final|every|first|letzten|ersten|alle|toutes les|tous les|últim[oa]s|primer[oa]s|cada|हर|आखिरी|आख़िरी|पहले|كل|آخر|أول) $/iu

const signs: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
/** No cook sets a timer for one second: "in a second pan". Longer than a day is no timer's work. */
const shortestSeconds = 2
const longestSeconds = 24 * 3600

/** Every time in a step that a cook would set a timer for, in the order of the text: "8 to 10 minutes", "1 h 30 min". */
export function findStepTimers(step: string): StepTimer[] {
  const text = withLatinDigits(step)
  return [...text.matchAll(told)].flatMap((found) => {
    const [all, fixed, first, unit, ...rests] = found
    const [minutes, minutesAlone, share, one, minutesOfOne, minutesAloneOfOne, shareOfOne, ...more] = rests
    const perUnit = one ? ones[plainly(one)]! : secondsIn(unit ?? fixed ?? '')
    const counted = fixed ? wholes[plainly(fixed)]! : one ? perUnit : amountIn(first!) * perUnit
    const ofHour = amountIn(minutes ?? minutesAlone ?? minutesOfOne ?? minutesAloneOfOne ?? '') * 60
    const ofMinute = amountIn(more[0] ?? more[1] ?? '')
    const part = sharesOfUnit[plainly(share ?? shareOfOne ?? '')] ?? 0
    const seconds = Math.round(counted + ofHour + ofMinute + part * perUnit)
    const isTimer =
      seconds >= shortestSeconds && seconds <= longestSeconds && !isPart.test(text.slice(0, found.index))
    return isTimer ? [{ start: found.index, end: found.index + all.length, seconds }] : []
  })
}

/** Digits of Arabic and Hindi as Latin ones, each in its place. */
function withLatinDigits(text: string): string {
  return text
    .replaceAll('٫', '.')
    .replace(/[٠-٩۰-۹०-९]/g, (digit) =>
      String((digit.charCodeAt(0) - (digit < '۰' ? 0x660 : digit < '०' ? 0x6f0 : 0x966)) % 10),
    )
}

const plainly = (text: string) => text.toLowerCase().replaceAll(/\s/g, ' ').replaceAll('\u2011', '-')

const shareBehind = new RegExp(`[ -](${oneOf(sharesOfNumber).replaceAll('\\s', '[ -]')})$`)
const shareInFront = new RegExp(`^(${oneOf(sharesBefore)}) (?=.)`)

function amountIn(text: string): number {
  const said = plainly(text)
  const word = words[said]
  if (word !== undefined) return word
  const behind = shareBehind.exec(said)?.[1]
  const inFront = shareInFront.exec(said)?.[1]
  if (behind !== undefined) {
    return amountIn(said.slice(0, -behind.length - 1)) + sharesOfNumber[behind.replaceAll('-', ' ')]!
  }
  if (inFront !== undefined) return amountIn(said.slice(inFront.length + 1)) + sharesBefore[inFront]!
  const plain = said.replace(/ an?$/, '')
  const [, over, under] = /(?<!\d)(\d)\/(\d)$/.exec(plain) ?? []
  const part = under === undefined ? (signs[plain.at(-1) ?? ''] ?? 0) : Number(over) / Number(under)
  const whole = plain.replace(/[1-9]\/[1-9]$/, '')
  return (Number.parseFloat(whole.replace(',', '.')) || 0) + part
}

const hourUnit = new RegExp(`^(?:${hours})$|hour|stunde|heure|hora|ساع`, 'iu')
const minuteUnit = new RegExp(`^(?:${minutes})$|دقيق`, 'iu')

function secondsIn(unit: string): number {
  return hourUnit.test(unit) ? 3600 : minuteUnit.test(unit) ? 60 : 1
}
