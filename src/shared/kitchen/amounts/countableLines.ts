import type { IngredientLine } from '../lines/parseIngredientLine.ts'
import { dimensionOfUnit } from '../units/dimensions.ts'
import { findNumbersJoinedWithNouns } from './joinedNumbers.ts'
import { isLineCountedInUnit, quantityOfLineInUnit } from './lineQuantities.ts'
import type { NumberWithUnit } from './numbersWithUnits.ts'
import { parseAddedFoods } from './parseRequestedFoods.ts'
import { findGlassAfter } from './words/foreignMeasures.ts'
import { findKnownNoun, lastNounOfCompound } from './words/foreignNouns.ts'
import { findForeignMeasureAfter } from './words/measurePhrases.ts'
import { nounStem } from './words/nouns.ts'

/** An amount of a step, by which to choose between lines of one food: "2 tbsp" is of "2 tbsp sugar for dusting", not of "200 g sugar". */
export type AmountToMatch = Pick<NumberWithUnit, 'low' | 'unit'>

export interface ParsedLine {
  text: string
  read: IngredientLine
}

/** The lines of a recipe, and for each stem of a word in their names the first lines with it; what a line adds is one more. */
export interface LinesByNameStem {
  all: readonly ParsedLine[]
  byStem: ReadonlyMap<string, readonly ParsedLine[]>
}

/** Lines that are compared for one word: a recipe has no more kinds of oil. */
const maxLinesOfWord = 8
const longestNumber = 60

export function indexLinesByNameStem(lines: readonly ParsedLine[]): LinesByNameStem {
  const byStem = new Map<string, ParsedLine[]>()
  const added = lines.flatMap(({ text }) => parseAddedFoods(text).map((read) => ({ text, read })))
  for (const line of [...lines, ...added]) {
    for (const own of new Set(namesOf(line).split(' ').map(nounStem))) {
      const known = byStem.get(own)
      if (!known) byStem.set(own, [line])
      else if (known.length < maxLinesOfWord) known.push(line)
    }
  }
  addShortNouns(lines, byStem)
  return { all: lines, byStem }
}

/** "4 Platten" may be of "12 Lasagneplatten", where no line has plates of another name. */
function addShortNouns(lines: readonly ParsedLine[], byStem: Map<string, ParsedLine[]>): void {
  const short = new Map<string, ParsedLine[]>()
  for (const line of lines) {
    const words = (line.text.slice(0, longestNumber).match(/\p{Lu}\p{Ll}+/gu) ?? []).slice(0, 4)
    for (const noun of new Set(words.flatMap((word) => lastNounOfCompound(word) ?? [])))
      if (!byStem.has(noun)) short.set(noun, [...(short.get(noun) ?? []), line])
  }
  for (const [noun, found] of short) if (found.length === 1) byStem.set(noun, found)
}

const foodBehindBracket = /^[^()]*\([\d½¼¾][^()]{0,30}\) ((?:[\p{L}\p{M}’'-]+ ?){1,3})/u

/** What a line calls its food: "3 बड़े चम्मच (45 ml) तेल" names it behind the bracket, "بيضتان" in the word of its number. */
function namesOf({ text, read }: ParsedLine): string {
  const start = text.slice(0, longestNumber)
  const behind = foodBehindBracket.exec(start)?.[1]
  if (behind !== undefined && findForeignMeasureAfter(` ${read.name}`, 0) === ` ${read.name}`)
    return behind.trim()
  const inWord = findNumbersJoinedWithNouns(start)[0]?.one.trim() ?? ''
  const [sum] = findNumbersJoinedWithNouns(start)
  // "1 taza y 1/4 de harina" is read as a cup, and "Saft von 1 1/2 Zitronen" with lemons as its unit.
  const behindSum =
    sum && ` ${read.name}`.trimEnd() === sum.one ? start.slice(sum.end).split(/[,(]/, 1)[0]! : ''
  const noun = read.unit === null ? '' : read.unit.charAt(0).toUpperCase() + read.unit.slice(1)
  const unit = noun !== '' && findKnownNoun(noun, null)?.language === 'de' ? noun : ''
  return `${read.name} ${inWord} ${behindSum} ${unit}`
    .replace(
      /(?<!\p{L})(?:l[ae]|un|une|d['’]une?) (?=\p{L})|demi-|\(\p{L}{1,2}\)|\/\p{L}{1,2}(?=$| )|,/giu,
      '',
    )
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** The words right before a bracket: "half of the butter (". */
const nameBefore = /((?:[\p{L}\p{M}'’-]+ ){1,3})[([]$/u
const bracketAfter = /^ [([][^()[\]]{0,40}[)\]](?= of )/

/**
 * The line of the food of whose pieces a number beside a bracket tells how many are meant: "half of the butter (½ stick, 55 g)",
 * "½ stick (55 g) of the butter".
 */
export function findLineOfBracketedAmount(
  step: string,
  { start, end, unit, isMeasure }: NumberWithUnit,
  lines: LinesByNameStem,
): ParsedLine | null {
  if (unit === null || isMeasure) return null
  const bracket = bracketAfter.exec(step.slice(end, end + 50))?.[0]
  const name = /^ ?[)\],/=]/.test(step.slice(end, end + 2))
    ? nameBefore.exec(step.slice(Math.max(0, start - 60), start))?.[1]
    : undefined
  const line = bracket
    ? findLineNamedAfterAmount(step, end + bracket.length, lines)
    : name === undefined
      ? null
      : findLineNamedAfterAmount(name, 0, lines)
  return line !== null && isLineCountedInUnit(line, unit) ? line : null
}

/** What leads from an amount to its food: "2 tasses de farine", "100 ml der Milch", "كوب من الدقيق". */
const partOfFood =
  /^(?: (?:of|du|d(?:e|el)(?: l[ao]s?)?|des|der|vom|von(?: de[rmn])?|من)(?= ))?[ -]*([\p{L}\p{M}'’]*)/u

/** The line that an amount takes a part of: "1 tablespoon of the oil", "2 tbsp soy sauce"; null where a word comes between. */
export function findLineOfPartialAmount(
  step: string,
  end: number,
  lines: LinesByNameStem,
  told?: AmountToMatch,
): ParsedLine | null {
  const line = findLineNamedAfterAmount(
    step,
    end + (findForeignMeasureAfter(step, end)?.length ?? 0),
    lines,
    told,
  )
  if (line === null || /^ of (?:the|your) /.test(step.slice(end, end + 9))) return line
  const unit = end + (findForeignMeasureAfter(step, end)?.length ?? 0)
  const measured = unit + (repeatedAmountPattern.exec(step.slice(unit, unit + 40))?.[0].length ?? 0)
  const next = nounStem(partOfFood.exec(step.slice(measured, measured + 40))![1]!)
  return lines.byStem.get(next)?.includes(line) ? line : null
}

/**
 * The line whose food the first words after `from` name: the one with most of them in a row; of those the one whose name
 * ends with the row, as "Kalamata olives" does with "the olives" and "olive oil" does not; of those the one that asks for just
 * the amount `told`; of those the shortest name, and of those the one that has so much in the unit of `told`.
 */
export function findLineNamedAfterAmount(
  step: string,
  at: number,
  { byStem }: LinesByNameStem,
  told?: AmountToMatch,
): ParsedLine | null {
  const from = at + (repeatedAmountPattern.exec(step.slice(at, at + 40))?.[0].length ?? 0)
  const words = [
    ...upToNextAmount(step.slice(from, from + 60)).matchAll(
      /[\p{L}\p{M}'’-]+|[;,(]|(?<!c\.? ?à(?:\.? ?[sc])?)\.(?! ?à)/gu,
    ),
  ]
    .map(([word]) => word)
    .slice(0, 6)
  const end = words.findIndex((word) => /^[.;,(]$/.test(word))
  const written = end < 0 ? words : words.slice(0, end)
  const said = written.map(nounStem)
  const isOf = (word: string, line: ParsedLine) =>
    !wordsWithoutFood.has(word) && (byStem.get(word)?.includes(line) ?? false)
  // "Öl" and "Ei" are short for a food's name, but have a capital behind a number.
  const named = said.findIndex(
    (word, place) =>
      (word.length > 2 || /^\p{Lu}/u.test(written[place]!)) &&
      !wordsWithoutFood.has(word) &&
      byStem.has(word),
  )
  const rowOf = (line: ParsedLine) => {
    const next = said.findIndex((word, place) => place > named && !isOf(word, line))
    return said.slice(named, next < 0 ? said.length : next)
  }
  const ranked = (byStem.get(said[named] ?? '') ?? []).map((line) => {
    const [row, name] = [rowOf(line), line.read.name.split(' ')]
    const isEnd = nounStem(name.at(-1)!) === row.at(-1)
    const asked = told?.unit ? (quantityOfLineInUnit(line, told.unit) ?? 0) : 0
    return { line, named: row.length + (isEnd ? 1 / 2 : 0), words: name.length, asked }
  })
  const isAll = ({ asked }: { asked: number }) => Number(asked === told?.low)
  const isEnough = ({ asked }: { asked: number }) => Number(told !== undefined && asked >= told.low)
  const byName = ranked.sort((a, b) => b.named - a.named || a.words - b.words)
  const [first] = byName
  const isOther = ({ named, asked }: { named: number; asked: number }) =>
    named === first?.named && asked === told?.low
  // "2 tbsp sugar" is not of "200 g sugar", but may be of "90 ml olive oil" beside "2 tbsp extra-virgin olive oil".
  if (first && told && !isOfDimension(first.line, told.unit)) return (byName.find(isOther) ?? first).line
  const same = byName.filter(({ named, words }) => named === first?.named && words === first.words)
  return (same.sort((a, b) => isAll(b) - isAll(a) || isEnough(b) - isEnough(a))[0] ?? first)?.line ?? null
}

/** "In 2 Tassen Wasser", "1 Tasse (125 g) Mehl": of a food that a line names, and no cup to drink from. */
export function isCupMeasureOfFood(
  step: string,
  { start, end, unit }: NumberWithUnit,
  lines: LinesByNameStem,
): boolean {
  const measured = findForeignMeasureAfter(step, end)
  return (
    unit === null &&
    measured !== null &&
    /[\d½¼¾]/.test(step[start]!) &&
    (findLineOfPartialAmount(step, end, lines) !== null ||
      findLineOfAddedMeasure(step, end + measured.length, lines) !== null)
  )
}

/** "4 कप पानी", "medio vaso de agua", "ein halbes Glas Wasser": no line has to name water. */
export function isCupOfWater(step: string, { start, end, unit, word: own }: NumberWithUnit): boolean {
  if (start === end || servedToDrink.test(step)) return false
  // "Vaso y medio de agua": the glass is in the word of the number.
  const isInWord = own && (findGlassAfter(own.one, 0) ?? findForeignMeasureAfter(own.one, 0)) === own.one
  const word = () => (isInWord ? '' : (findForeignMeasureAfter(step, end) ?? findGlassAfter(step, end)))
  const measured = unit === 'glass' ? '' : unit === null ? word() : null
  if (measured === null) return false
  const from = end + measured.length
  return water.test(step.slice(from, from + 40))
}
const servedToDrink =
  /(?<!\p{L})(?:serv(?:e|ing)|drink|servieren|trinken|servi[rz]|servez|boire|servir|sirva|beber|acompañ\p{L}+)(?!\p{L})|परोस|पीने|पिएं|اشرب|قدم|تقديم/iu
const water =
  /^ (?:(?:lauwarme|warme|kalte|heiße|kochende)[smn]? |(?:गर्म|गरम|ठंडा|ठंडे|गुनगुने|गुनगुना) |(?:of |de |d['’])?(?:(?:hot|warm|cold|boiling|tap|lukewarm) )?)?(?:Wasser|पानी|water|(?:l['’])?eau|agua|(?:من )?(?:ال)?ماء)(?![\p{L}\p{M}])/iu

const addedNumber = /^ ?(?:और|व|و|und|et|y|and|plus|\+) ?[\d½¼¾⅓⅔.,/]+/u

/** The line of the food behind a second measure that is added to a first: "और 2 बड़े चम्मच दूध". */
function findLineOfAddedMeasure(step: string, at: number, lines: LinesByNameStem): ParsedLine | null {
  const number = addedNumber.exec(step.slice(at, at + 24))?.[0]
  const end = at + (number?.length ?? 0)
  const measure = number === undefined ? null : findForeignMeasureAfter(step, end)
  return measure === null ? null : findLineNamedAfterAmount(step, end + measure.length, lines)
}

/** An amount in brackets, behind which its food is named: "1 कप (120 ग्राम) मैदा". */
const repeatedAmountPattern = /^ ?\([\d½¼¾][^()]{0,30}\)(?= \p{L})/u

const wordsWithoutFood = new Set(
  'of the a an and fresh dried ground large small medium whole chopped in with to for'.split(' '),
)

/** "2 बार छानें और 1 कप चावल": what follows "and" and a number in digits is of that number, unless a measure is added, "1 कप और 2 चम्मच दूध". */
function upToNextAmount(rest: string): string {
  const next = nextAmount.exec(rest)
  return next && findForeignMeasureAfter(rest, 0) === null ? rest.slice(0, next.index) : rest
}
const nextAmount = /(?<=\p{L}\p{M}* )(?:और|व|و|und|et|y|and|then|puis|dann|luego|ثم|फिर) ?\p{Nd}/iu

/** Whether a line is measured as a unit measures: by weight, by volume, or by count. */
const isOfDimension = ({ read }: ParsedLine, unit: string | null): boolean =>
  read.unit === unit ||
  (read.unit !== null && unit !== null && dimensionOfUnit(read.unit) === dimensionOfUnit(unit))
