import { readDuration } from './durations.ts'
import type { PageLine } from './pageLines.ts'
import { isYieldAlone, servingsOfYield } from './yields.ts'

/** Times and the yield that a page shows with their labels; null where it shows none. */
export interface LabelledFacts {
  readonly prepMinutes: number | null
  readonly cookMinutes: number | null
  readonly totalMinutes: number | null
  readonly yieldText: string | null
}

const labels = {
  prepMinutes:
    'prep, prep time, prep in, preptime, preparation, preparation time, active time, hands-on time, vorbereitungszeit, vorbereitung, préparation, temps de préparation, preparación, tiempo de preparación, preparazione, tempo di preparazione, preparo, tempo de preparo, voorbereiding, voorbereidingstijd, förberedelse, forberedelse, forberedelsestid, valmistelu, przygotowanie, czas przygotowania, příprava, čas přípravy, príprava, előkészítés, előkészítési idő, preparare, подготовка, время подготовки, προετοιμασία, χρόνος προετοιμασίας, hazırlık, hazırlama süresi, זמן הכנה, وقت التحضير, مدة التحضير, तैयारी का समय, 準備時間, 准备时间, 준비 시간, thời gian chuẩn bị, waktu persiapan',
  cookMinutes:
    'cook, cooks in, cook time, cooking, cooking time, bake, bake time, baking time, kochzeit, backzeit, garzeit, koch-/backzeit, cuisson, temps de cuisson, cocción, tiempo de cocción, cottura, tempo di cottura, cozimento, tempo de cozimento, kooktijd, baktijd, oventijd, koketid, stegetid, bagetid, koktid, tillagning, kypsennys, gotowanie, czas gotowania, pieczenie, vaření, pečení, varenie, főzési idő, sütési idő, gătire, готвене, варка, время готовки, μαγείρεμα, χρόνος μαγειρέματος, ψήσιμο, pişirme, pişirme süresi, זמן בישול, وقت الطهي, مدة الطبخ, पकाने का समय, 調理時間, 烹饪时间, 烹調時間, 조리 시간, thời gian nấu, waktu memasak',
  totalMinutes:
    'total, total time, time, ready in, takes, duration, prep & cook time, prep and cook time, prep + cook time, gesamtzeit, zubereitungszeit, dauer, zeit, arbeitszeit, temps total, durée, tiempo total, tiempo, duración, tempo totale, tempo, tempo total, totale tijd, bereidingstijd, tijd, tid, total tid, tid i alt, tilberedningstid, tillagningstid, arbejdstid, valmistusaika, aika, czas, czas całkowity, celkový čas, čas, doba přípravy, elkészítési idő, összesen, timp total, общо време, общее время, время приготовления, час приготування, συνολικός χρόνος, χρόνος, toplam süre, süre, זמן כולל, الوقت الكلي, الوقت, कुल समय, समय, 所要時間, 总时间, 總時間, 총 시간, tổng thời gian, waktu total',
  yieldText:
    'serves, servings, serving, yield, yields, makes, portions, portion, recipe yield, recipe makes, portionen, anzahl portionen, personen, ergibt, nombre de personnes, personnes, rendement, parts, raciones, porciones, comensales, rinde, porzioni, dosi per, persone, porções, rendimento, serve, porties, aantal personen, portioner, antal, antal portioner, antal personer, porsjoner, annokset, annoksia, porcje, liczba porcji, porcí, počet porcí, porce, porcie, počet porcií, adag, adagok, porții, порции, порций, количество порций, кількість порцій, porcije, μερίδες, kişilik, kaç kişilik, מנות, عدد الحصص, الحصص, सर्विंग, 人数, 分量, 份量, 인분, khẩu phần, porsi',
} as const
type Field = keyof typeof labels
const fields = Object.keys(labels) as Field[]

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}&+/-]+/gu, ' ')
    .trim()
const fieldOfLabel = new Map(
  fields.flatMap((field) => labels[field].split(', ').map((label) => [plain(label), field] as const)),
)
const maxLetters = 90
const maxWords = 4

/** Reads the lines from..to of a page; the first value of each label counts. */
export function readLabelledFacts(lines: readonly PageLine[], from: number, to: number): LabelledFacts {
  const found: { [field in Field]?: number | string } = {}
  for (let at = Math.max(0, from); at < Math.min(to, lines.length); at++) {
    const { text } = lines[at]!
    if (text.length > maxLetters) continue
    const label = labelOf(text)
    if (label && found[label.field] === undefined) {
      const value =
        readValue(label.field, label.rest) ?? (label.rest === '' ? valueBeside(label.field, lines, at) : null)
      if (value !== null) found[label.field] = value
    } else if (
      found.yieldText === undefined &&
      (isYieldAlone(text) || lines[at]!.announces === 'ingredients')
    ) {
      const people = /\p{N}{1,3}(?:\s?[-–]\s?\p{N}{1,3})?\s?[\p{L}\p{M}]{1,14}/u.exec(text)?.[0]
      if (people !== undefined && isYieldAlone(people) && servingsOfYield(people) !== null)
        found.yieldText = people
    }
  }
  const minutes = (field: Field) => (typeof found[field] === 'number' ? found[field] : null)
  return {
    prepMinutes: minutes('prepMinutes'),
    cookMinutes: minutes('cookMinutes'),
    totalMinutes: minutes('totalMinutes'),
    yieldText: typeof found.yieldText === 'string' ? found.yieldText : null,
  }
}

/** Whether a line is a label with its value and nothing else: "Cooking time: 30 min". */
export function isLabelledFact(text: string): boolean {
  const label = text.length > 45 ? null : labelOf(text)
  return label !== null && label.field !== 'yieldText' && readValue(label.field, label.rest) !== null
}

/** The label that a line begins or ends with, and the rest of the line: "Prep time: 10 min", "10 min prep time". */
function labelOf(text: string): { field: Field; rest: string } | null {
  // "Bake for 10 minutes until golden." tells what to do.
  if (!/[:：]/.test(text) && (text.length > 45 || /[.!]$/.test(text))) return null
  const words = text.split(' ')
  const wordsOf = (part: readonly string[]) => {
    const words = part.join(' ')
    return /\p{N}/u.test(words) ? undefined : fieldOfLabel.get(plain(words))
  }
  for (let count = Math.min(maxWords, words.length); count > 0; count--) {
    const first = wordsOf(words.slice(0, count))
    if (first)
      return {
        field: first,
        rest: words
          .slice(count)
          .join(' ')
          .replace(/^[:：\s–-]+/, ''),
      }
    const last = wordsOf(words.slice(-count))
    if (last && /^\p{N}/u.test(text)) return { field: last, rest: words.slice(0, -count).join(' ') }
  }
  const [before = '', after] = text.split(/[:：]/, 2)
  const field = after === undefined ? undefined : fieldOfLabel.get(plain(before))
  return field ? { field, rest: after!.trim() } : null
}

/** The value in the next line, else in the one before. */
function valueBeside(field: Field, lines: readonly PageLine[], at: number): number | string | null {
  const next = lines[at + 1]?.text ?? ''
  const before = lines[at - 1]?.text ?? ''
  return (
    [next, before]
      .map((text) => (text.length > 40 ? null : readValue(field, text)))
      .find((value) => value !== null) ?? null
  )
}

function readValue(field: Field, text: string): number | string | null {
  if (!/\p{N}/u.test(text)) return null
  if (field === 'yieldText') return /^\D{0,12}\p{N}/u.test(text) && text.length < 50 ? text : null
  // A number alone may be anything, and one far behind the label belongs to a sentence.
  if (!/^\D{0,8}\p{N}/u.test(text)) return null
  return /\p{L}|:/u.test(text) ? readDuration(text.replace(/\([^()]*\)/g, ' ')) : null
}
