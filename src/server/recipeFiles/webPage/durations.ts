import { parseMinutes } from '#shared/kitchen/parseMinutesAndServings.ts'
import { toLatinDigits } from '#shared/kitchen/units/latinDigits.ts'
import { toPlainLine } from './plainText.ts'
import { isItem, valuesOf } from './schemaItems.ts'

const maxLetters = 100
const maxMinutes = 60 * 24 * 60

/** Words for units of time beside those of the kitchen, which reads English, German, French, Spanish, Arabic and Hindi in sentences. */
const units: readonly (readonly [minutes: number, words: string])[] = [
  [
    24 * 60,
    'd days day tage tag tagen jours jour días día dias dia giorni giorno dagen dag dygn dager dage päivää päivä dni dzień dny den dnů napok nap ημέρες ημέρα дней день дня gün zile zi أيام يوم दिन 日 天 일',
  ],
  [
    60,
    'h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren u timme timmar tim time timer t tunti tuntia godz godzina godziny godzin hod hodina hodiny hodin hodín óra órát ώρα ώρες ώρ час часа часов ч година години годин saat sa oră ساعة ساعات घंटा घंटे 時間 小时 小時 시간 giờ jam ชั่วโมง שעה שעות sata sat tundi tund val st stundas',
  ],
  [
    1,
    'm min mins minute minutes minuten minuti minuto minutos minuut minuter minutter minuttia minuutti minut minuta minuty minutę minút perc percig λεπτά λεπτό λεπ λ мин минут минуты минута хв хвилин хвилини dk dakika minute دقيقة دقائق मिनट 分 分鐘 分钟 분 phút menit นาที דקות דקה minuta minuutit minutid minutes minūtes minučių',
  ],
  [1 / 60, 's sec secs second seconds sek sekunden secondes segundos secondi seconden 秒 초 δευτ сек'],
]
const minutesOfUnit = new Map(
  units.flatMap(([minutes, words]) => words.split(' ').map((word) => [word, minutes] as const)),
)
const isoDuration =
  /^P?(?:([\d.]+)Y)?(?:([\d.]+)M(?=.*T))?(?:([\d.]+)W)?(?:([\d.]+)D)?T?(?:([\d.]+)H)?(?:([\d.]+)M?)?(?:([\d.]+)S)?$/i
const minutesOfIsoPart = [525_600, 43_200, 10_080, 1_440, 60, 1, 1 / 60]
const fractions: Readonly<Record<string, string>> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
  '⅓': '.333',
  '⅔': '.667',
}
const amountWithUnit =
  /(\d{1,4}(?:[.,]\d{1,3})?)(?:\s?[-–—~]\s?(\d{1,4}(?:[.,]\d{1,3})?))?\s?(\p{L}[\p{L}\p{M}]{0,14})/gu

/** Whole minutes of a duration, from ISO 8601 or words of many languages; null where there is none, or an impossible one. */
export function readDuration(value: unknown): number | null {
  if (typeof value === 'number') return possible(value)
  if (isItem(value)) {
    const [inner] = valuesOf(value, 'maxValue', 'value', 'name', 'duration', '@value')
    return typeof inner === 'string' || typeof inner === 'number' ? readDuration(inner) : null
  }
  if (typeof value !== 'string') return null
  const text = toLatinDigits(toPlainLine(value.slice(0, 400)))
  if (text === '' || text.length > maxLetters) return null
  const iso = /^P/i.test(text) ? isoDuration.exec(text.replaceAll(' ', '')) : null
  if (iso) {
    const minutes = minutesOfIsoPart.reduce((sum, each, index) => sum + each * Number(iso[index + 1] ?? 0), 0)
    return possible(minutes)
  }
  return possible(minutesOfWords(text) ?? parseMinutes(text) ?? 0)
}

function minutesOfWords(text: string): number | null {
  const plain = text
    .toLowerCase()
    .replace(
      /(\d)?\s?([½¼¾⅓⅔])/g,
      (_, whole: string | undefined, sign: string) => `${whole ?? 0}${fractions[sign]}`,
    )
    .replace(/(\d) ([13])\/([24])/g, (_, whole, over, under) =>
      String(Number(whole) + Number(over) / Number(under)),
    )
  let sum: number | null = null
  let end = 0
  let lastUnit = 0
  for (const found of plain.matchAll(amountWithUnit)) {
    const unit = unitOf(found[3]!)
    if (unit === null) return null
    sum = (sum ?? 0) + numberOf(found[2] ?? found[1]!) * unit
    lastUnit = unit
    end = found.index + found[0].length
  }
  // "1h30"
  const rest = /^\s?(\d{1,2})(?!\d)/.exec(plain.slice(end))
  return sum !== null && rest && lastUnit === 60 ? sum + Number(rest[1]) : sum
}

/** The unit that a word begins with: Chinese and Japanese write no blanks. */
function unitOf(word: string): number | null {
  const whole = minutesOfUnit.get(word)
  if (whole !== undefined) return whole
  const [first = ''] = word
  if (!/[\p{Script=Han}\p{Script=Hangul}]/u.test(first)) return null
  return minutesOfUnit.get(word.slice(0, 2)) ?? minutesOfUnit.get(first) ?? null
}

const numberOf = (digits: string) => Number(digits.replace(',', '.'))

function possible(minutes: number): number | null {
  const whole = Math.ceil(minutes - 1e-6)
  return Number.isFinite(whole) && whole >= 1 && whole <= maxMinutes ? whole : null
}
