/** A time to wait in a step, text.slice(start, end). Of a range it is the shorter, when a cook looks for the first time. */
export interface StepTimer {
  start: number
  end: number
  seconds: number
}

/** Words for numbers in the languages of pages: "half an hour", "zwei Minuten", "deux minutes". */
const words: Record<string, number> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10 },
  ...{ fifteen: 15, twenty: 20, thirty: 30, 'half a': 0.5, 'half an': 0.5, half: 0.5 },
  ...{ ein: 1, eine: 1, einer: 1, einen: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, acht: 8, zehn: 10 },
  ...{ zwölf: 12, fünfzehn: 15, zwanzig: 20, dreißig: 30, vierzig: 40, anderthalb: 1.5, eineinhalb: 1.5 },
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, huit: 8, dix: 10, douze: 12, quinze: 15 },
  ...{ vingt: 20, trente: 30, quarante: 40, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ocho: 8 },
  ...{ diez: 10, doce: 12, quince: 15, veinte: 20, treinta: 30, cuarenta: 40 },
  ...{ एक: 1, दो: 2, तीन: 3, चार: 4, पाँच: 5, पांच: 5, छह: 6, सात: 7, आठ: 8, दस: 10, पंद्रह: 15, पन्द्रह: 15 },
  ...{ बीस: 20, पच्चीस: 25, तीस: 30, आधा: 0.5, आधे: 0.5, डेढ़: 1.5, 'डे\u095d': 1.5, ढाई: 2.5, पौन: 0.75 },
  ...{ ثلاث: 3, أربع: 4, خمس: 5, ست: 6, سبع: 7, ثماني: 8, ثمان: 8, تسع: 9, عشر: 10, 'خمس عشرة': 15 },
  ...{ عشرين: 20, عشرون: 20, ثلاثين: 30, ثلاثون: 30, نصف: 0.5, ربع: 0.25, ثلث: 1 / 3 },
}
/** What tells a time without a number. */
const wholes: Record<string, number> = {
  ...{ viertelstunde: 900, dreiviertelstunde: 2700, 'halbe stunde': 1800, 'halben stunde': 1800 },
  ...{ 'demi-heure': 1800, 'quart d’heure': 900, "quart d'heure": 900, 'media hora': 1800 },
  ...{ "trois quarts d'heure": 2700, 'trois quarts d’heure': 2700 },
  ...{ 'tres cuartos de hora': 2700, 'cuarto de hora': 900 },
  ...{ دقيقتين: 120, دقيقتان: 120, ساعتين: 7200, ساعتان: 7200, 'لمدة دقيقة': 60, 'لمدة ساعة': 3600 },
  ...{ 'ساعة ونصف': 5400, 'ساعة وربع': 4500, 'ساعتين ونصف': 9000 },
}
const hours = 'hours?|hrs?|stunden?|std|heures?|horas?|घंटे|घंटा|घण्टे|घण्टा|ساعات|ساعة|h'
const minutes = 'minutes?|minuten|mins?|minutos?|मिनट|دقائق|دقيقة'
const seconds = 'seconds?|secs?|sekunden?|sek|secondes?|segundos?|सेकंड|सेकेंड|सेकण्ड|ثوانٍ|ثواني|ثوان|ثانية'

const longestFirst = (texts: readonly string[]) =>
  texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(' ', '\\s'))
    .join('|')
const number = `\\d+(?:[.,]\\d+)?(?: ?[¼½¾⅓⅔])?|[¼½¾⅓⅔]|${longestFirst(Object.keys(words))}`
const range = `(${number})(?: ?(?:-|–|—|to|or|bis|oder|à|a|ou|o|से|या|إلى|أو) ?(?:${number}))?[ -]?(${hours}|${minutes}|${seconds})`
const rest = `(?<=${hours})(?:\\.?(?:,? (?:and|und|et|y|और|و) ?|,? ?)(${number}) ?(?:${minutes})| ?(\\d\\d)(?! ?(?:[-–\\d°]|(?:k?g|[cdm]?l)(?!\\p{L}))|[.,]\\d))`
const half = ` (?:et demie?|y medi[ao])`
const whole = `(?:(?:une?|una?|eine[rn]?) )?ل?(${longestFirst(Object.keys(wholes))})`
// A word joined to a number by a stroke ("لـ٥") does not hide it.
const told = new RegExp(
  `(?<![\\p{Lu}\\p{Ll}\\p{Lo}\\p{M}\\d.,/])(?:${whole}|${range}(?:${rest}|(${half}))?)(?![\\p{L}\\p{M}\\d])`,
  'giu',
)
/** "30 seconds before", "the last 5 minutes", "alle 5 Minuten": told of a time that another timer measures. */
const isPart =
  /(?<!\p{L})(?:last|final|every|first|letzten|ersten|alle|toutes les|tous les|últim[oa]s|primer[oa]s|cada|हर|आखिरी|आख़िरी|पहले|كل|آخر|أول) $/iu

const signs: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
/** Longer than a day is no timer's work. */
const longestSeconds = 24 * 3600

/** Every time in a step that a cook would set a timer for, in the order of the text: "8 to 10 minutes", "1 h 30 min". */
export function timersOf(step: string): StepTimer[] {
  const text = withLatinDigits(step)
  return [...text.matchAll(told)].flatMap((found) => {
    const [all, fixed, first = '', unit = '', minutes = '', minutesAlone = '', half = ''] = found
    const perUnit = secondsIn(unit)
    const counted =
      amountIn(first) * perUnit + amountIn(minutes || minutesAlone) * 60 + (half ? perUnit / 2 : 0)
    const seconds = Math.round(fixed ? wholes[fixed.toLowerCase()]! : counted)
    const isTimer = seconds > 0 && seconds <= longestSeconds && !isPart.test(text.slice(0, found.index))
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

function amountIn(text: string): number {
  const word = words[text.toLowerCase()]
  if (word !== undefined) return word
  const sign = signs[text.at(-1) ?? ''] ?? 0
  return (Number.parseFloat(text.replace(',', '.')) || 0) + sign
}

const hourUnit = new RegExp(`^(?:${hours})$`, 'iu')
const minuteUnit = new RegExp(`^(?:${minutes})$`, 'iu')

function secondsIn(unit: string): number {
  return hourUnit.test(unit) ? 3600 : minuteUnit.test(unit) ? 60 : 1
}
