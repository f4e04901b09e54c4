import { formatFraction } from '../../units/formatAmount.ts'
import { toLatinDigits } from '../../units/latinDigits.ts'
import { spelledHundredsToDigits } from '../numbers/hundreds.ts'
import { parseNumberAt } from '../numbers/numbers.ts'
import { shareBehindUnitRegexSource, valueOfShareBehindUnit } from '../numbers/sharesBehindUnits.ts'
import { foreignNumberWordRegexSource, numberOfForeignWord } from '../numbers/writtenNumbers.ts'
import {
  arabicDualUnitPatterns,
  foreignNumberPatternsByValue,
  foreignUnitPatterns,
  hindiQuarterKilogramRegexSource,
  hundredGramUnitRegexSource,
  unitsUsedWithoutNumber,
} from './foreignUnitPatterns.ts'
import { writeOutLargePieces } from './largePieces.ts'
import { writeOutRestOfMeasure } from './restsOfMeasures.ts'

const digits = String.raw`\d{0,3} ?[¼½¾⅓⅔⅛]|\d[\d.,/]{0,8}(?: ?[-–] ?\d[\d.,/]{0,8})?`
const letters = [
  foreignNumberWordRegexSource,
  ...foreignNumberPatternsByValue.map(([, words]) => words),
].join('|')
/** What may stand between a number and a unit: "2 große Dosen", "1 petite boîte". */
const size = `(?:(?:gro(?:ß|ss)e[nrs]?|kleine[nrs]?|grande?s?|gross?e?s?|petite?s?|pequeñ[oa]s?|pequen[oa]s?|grand[ei]|piccol[oaie]|grote|duż[aey]|mał[aey]|stora?|små|liten|litet|lille) )?`
/** What leads from a unit to the food; "d’" is written with it. */
const of = `(?: (?:(?:de(?: l[ao]s?)?|du|des|del(?:l[ao])?|di|do|da|von|van|of|av|af|z|ze|من)(?= )|(?:de l|del|d)['’]))?`
/** "1 Prise(n)" tells one and many. */
const end = '(?:\\(\\p{L}{1,2}\\))?(?:\\.(?!\\p{L})|(?![\\p{L}\\p{M}.]))'
/** "1/4 de taza", "½ d’une tasse". */
const ofMeasure = "(?:(?<=[¼½¾⅓⅔⅛]|/\\d|[.,]\\d)(?: de(?: una?)?| d['’]une?| من)(?= ))?"
const food = '(?= ?[\\p{L}(\\d])'
const eachUnit = foreignUnitPatterns.map(([, words], at) => `(?<u${at}>${words})`).join('|')

const counted = new RegExp(
  `(?<=^|[\\s(+–-])(?<number>${digits}|${letters})${ofMeasure}[ \\u00a0-]{0,2}${size}(?:${eachUnit}|(?<hundreds>${hundredGramUnitRegexSource}))${end}(?<share>${shareBehindUnitRegexSource})?${of}${food}`,
  'giu',
)
const otherScript = /^[\p{Script=Arabic}\p{Script=Devanagari}]/u
const uncounted = new RegExp(
  `^(?<lead>[\\s*•–-]*)${size}(?:${eachUnit})${end}(?<share>${shareBehindUnitRegexSource})?${of}${food}`,
  'iu',
)
const two = new RegExp(
  `(?<=^|[\\s(+–-])(?:${arabicDualUnitPatterns.map(([, words], at) => `(?<u${at}>${words})`).join('|')})${end}`,
  'gu',
)
const hasTwo = /[تب](?:ا|ان|ين)(?: |$)|صان|صين/u
const quarters = new RegExp(
  `^(?:(एक|आध[ाेी]|डे(?:\\u095d|\\u0922\\u093c)|ढाई|दो|तीन) )?${hindiQuarterKilogramRegexSource}`,
  'u',
)
const values = foreignNumberPatternsByValue.map(
  ([value, words]) => [value, new RegExp(`^(?:${words})$`, 'iu')] as const,
)

/**
 * A line of another language with its units in English, and the numbers in letters before them in digits: "1 bunch Petersilie", "½ cup दूध".
 * For what reads English lines; what stands between a unit and its food is left out ("de").
 */
export function translateUnitsToEnglish(text: string): string {
  const written = writeOutRestOfMeasure(toLatinDigits(writeOutLargePieces(text)))
  const line = joinShareToNumber(spelledHundredsToDigits(written))
  const doubled = hasTwo.test(line)
    ? line.replace(two, (...found) => `2 ${unitIn(found, arabicDualUnitPatterns)}`)
    : line
  const weighed = doubled.replace(quarters, (_, number = '1') => `${250 * Number(numberIn(number))} g`)
  if (weighed !== doubled) return weighed
  const read = doubled.replace(counted, (...found) => {
    const { number = '', hundreds, share } = groupsOf(found)
    const told = numberIn(number)
    const isWhole = /^\d+$/.test(told)
    const amount =
      share !== undefined && isWhole ? String(Number(told) + valueOfShareBehindUnit(share)) : told
    if (hundreds !== undefined) return `${Number(amount.replace(',', '.')) * 100} g${spaceAfter(found)}`
    return `${amount} ${unitIn(found, foreignUnitPatterns)}`.trimEnd() + spaceAfter(found)
  })
  if (read !== doubled) return read
  return doubled.replace(uncounted, (...found) => {
    const unit = unitIn(found, foreignUnitPatterns)
    const isTold = unitsUsedWithoutNumber.has(unit) || otherScript.test(doubled.trimStart())
    const { lead, share } = groupsOf(found)
    return isTold && unit !== ''
      ? `${lead}${share === undefined ? 1 : 1 + valueOfShareBehindUnit(share)} ${unit}${spaceAfter(found)}`
      : (found[0] as string)
  })
}

/** "2½ كوب" of "2 ونصف كوب", where a line begins with it. */
function joinShareToNumber(line: string): string {
  const start = /^[\s*•–-]*/u.exec(line)![0].length
  const number = /^\d{1,3} ?\D/u.test(line.slice(start, start + 5)) ? parseNumberAt(line, start) : null
  if (!number || number.low !== number.high || !/\p{L}/u.test(line.slice(start, number.end))) return line
  return line.slice(0, start) + formatFraction(number.low) + line.slice(number.end)
}

/** Where "d’" was written with its food, nothing parts them any more. */
const spaceAfter = (found: readonly unknown[]) => (/['’]$/.test(found[0] as string) ? ' ' : '')

const groupsOf = (found: readonly unknown[]) => found.at(-1) as Record<string, string | undefined>

function unitIn(found: readonly unknown[], units: readonly (readonly [string, string])[]): string {
  const groups = groupsOf(found)
  return units.find((_, at) => groups[`u${at}`] !== undefined)?.[0] ?? ''
}

function numberIn(number: string): string {
  if (!/\p{L}/u.test(number)) return number
  const value = values.find(([, words]) => words.test(number))?.[0] ?? numberOfForeignWord(number)
  return value === null ? number : String(value)
}
