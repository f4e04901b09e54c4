import { parseServings } from '#shared/kitchen/parseMinutesAndServings.ts'
import { toLatinDigits } from '#shared/kitchen/units/latinDigits.ts'
import { toPlainLine } from './plainText.ts'
import { isItem, valuesOf } from './schemaItems.ts'

const maxLetters = 100

/** Words for people and helpings; without one of them "12 rolls" names no servings. */
const people =
  /serv|portion|person|people|helping|guest|adult|esser|leute|gäste|porzion|porcj|porc|porç|porci|pessoa|raci[oó]n|comensal|couvert|convive|assiette|annos|adag|fő|főre|osob|os[oó]b|osôb|порц|персон|чел|μερίδ|άτομ|kişi|kisi|porsi|khẩu|người|人|인분|份|位|ที่|คน|מנות|סועדים|شخص|أشخاص|حصص|حصة|نفر|लोग|व्यक्ति|सर्विंग|eaters|pers\b|p\./iu
/** A number that counts and does not measure a thing: "one 9-inch pie" has none but the word. */
const measuredNumber =
  /\d+(?:[.,]\d+)?\s?(?:-|–)?\s?(?:inch|in\b|cm|mm|"|”|kg|g\b|gr|ml|cl|dl|l\b|oz|ounce|lb|pound|cup|quart|pint|litre|liter)/i

/** Whether a short text counts people or helpings and names no food: "For 4 people". */
export const isYieldAlone = (text: string): boolean =>
  text.length < 30 &&
  text.split(' ').length <= 4 &&
  people.test(text) &&
  /^(?:\p{L}+:?\s){0,2}(?:\p{N}+(?:\s?[-–]\s?\p{N}+)?\s?|\p{L}+\s)[\p{L}\p{M}]+\.?$/u.test(text)

/** The yield in its own words; of several texts the one that says most. Null where there is none. */
export function readYieldText(values: readonly unknown[]): string | null {
  const texts = values.slice(0, 20).map(textOfYield).filter(Boolean)
  const named = texts.find((text) => hasNumber(text) && /\p{L}/u.test(text))
  return named ?? texts.find(hasNumber) ?? texts[0] ?? null
}

const hasNumber = (text: string) => /\p{N}/u.test(text)

function textOfYield(value: unknown): string {
  if (typeof value === 'number') return value > 0 ? String(value) : ''
  if (isItem(value)) {
    const [amount] = valuesOf(value, 'value', 'name')
    const [unit] = valuesOf(value, 'unitText')
    return [amount, unit]
      .map((each) => (typeof each === 'object' ? '' : textOfYield(each)))
      .join(' ')
      .trim()
  }
  if (typeof value !== 'string') return ''
  const text = toPlainLine(value.slice(0, 1_000))
  return text.length > maxLetters || /^0?$/.test(text) ? '' : text
}

/** The number of servings of a yield, the lower end of a range; null where it counts something else. */
export function servingsOfYield(yieldText: string | null): number | null {
  if (yieldText === null) return null
  const text = toLatinDigits(yieldText)
  if (/^\D{0,3}\d{1,4}(?:\s?(?:-|–|—|to|bis|à|a)\s?\d{1,4})?\D{0,2}$/.test(text)) return parseServings(text)
  if (!people.test(text)) return null
  const counted = text.replace(measuredNumber, '')
  const beside = /(\d{1,4})(?:\s?(?:-|–|—|to|bis|à|a|or|\/)\s?\d{1,4})?[\s(-]*(?=\p{L})/u.exec(
    counted.slice(Math.max(0, counted.search(people) - 14)),
  )
  return parseServings(beside?.[1] ?? counted)
}
