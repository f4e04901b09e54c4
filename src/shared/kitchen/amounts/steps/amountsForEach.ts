import { findLineNamedAfterAmount, type LinesByNameStem, type ParsedLine } from '../countableLines.ts'
import { maxPiecesOfLine, quantityOfLineInUnit } from '../lineQuantities.ts'
import { isWeightOrVolumeUnit, type NumberWithUnit } from '../numbersWithUnits.ts'
import { skipPieceSize } from '../words/findCountingWord.ts'
import type { LineOfAmount } from './createStepAmountLineFinder.ts'

/** What a step takes for each of several things: the amounts, which stay, and the things, which are more for more people. */
export interface AmountsForEach {
  amounts: ReadonlySet<NumberWithUnit>
  /** By the count of the things, "each of 12 sticks": the line that counts them, null where none does. */
  counts: ReadonlyMap<NumberWithUnit, LineOfAmount | null>
}

const eachWordPattern =
  /(?<![\p{L}\p{M}])(?:each|every|jede[mnrs]?|chacune?|chaque|cada(?: un[oa])?|हर|हरेक|प्रत्येक|كل|par|pro|por)(?: (?:of|de|der|von)(?: the| your| l[ao]s)?)?(?= )(?! (?:side|other|time|Seite|côté|lado)(?!\p{L}))/giu
/** "Auf 4 Scheiben Brot je 1 Scheibe Schinken". */
const eachBefore = /(?<!\p{L})(?:je|jeweils) $/iu
const prepositionBefore = /(?<!\p{L})(?:on(?:to)?|in(?:to|side)?|over|to|between|around|with|across|of) $/iu
/** Between two amounts of one list: "2 tomatoes and 1 mozzarella ball". */
const listed = /^(?: [\p{L}\p{M}’'-]+){0,4}(?:,| and|, and| plus| &) $/iu
const each = '(?:chacune?|chaque|cada(?: un[ao])?|jede[mnrs]?|كل(?: واحدة?| منها)?)'
const notThing =
  '(?! (?:côté|face|fois|fournée|minute|heure|lado|vez|tanda|minuto|hora|Seite|Mal|Minute|Stunde|جانب|جهة|مرة|دقيقة)(?!\\p{L}))'
const prepositionsOfPlace =
  '(?:sur|dans|sous|en|sobre|encima de|dentro de|entre|auf|in|über|unter|على|في|فوق)'
/** Behind these another thing is done or named. */
const next = '(?:et|puis|avec|y|e|luego|con|und|dann|mit|and|then|with|ثم)(?!\\p{L})'
const word = "(?:[\\p{L}\\p{M}'’-]+|\\p{L}\\.)"
const toEachBehind = new RegExp(
  `^(?: (?!${next})${word}){0,5}? ${prepositionsOfPlace} ${each}(?![\\p{L}\\p{M}])${notThing}`,
  'iu',
)
const toEachBefore = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${prepositionsOfPlace} ${each}(?![\\p{L}\\p{M}])${notThing}(?: ${word}){0,2}|${each}${notThing}(?: ${word}){1,2} (?:de|avec|con|mit|ب)|(?:हर|हरेक|प्रत्येक)(?: ${word}){0,2} (?:पर|में|के ऊपर)) $`,
  'iu',
)
const sentence = /[^.;!?]+(?:[.;!?](?=\S)[^.;!?]+)*/gu
const none: AmountsForEach = { amounts: new Set(), counts: new Map() }

/** Reads the sentences of a step that tell what goes into, onto or with each of several things. */
export function findAmountsForEach(
  step: string,
  numbers: readonly NumberWithUnit[],
  lines: LinesByNameStem,
): AmountsForEach {
  const amounts = new Set<NumberWithUnit>()
  const counts = new Map<NumberWithUnit, LineOfAmount | null>()
  if (!/each|every|je|cha[qc]|cada|हर|प्रत्येक|كل|\bp(?:ar|ro|or)\b/iu.test(step)) return none
  for (const { 0: text, index } of step.matchAll(sentence)) {
    const own = numbers.filter(({ start }) => start >= index && start < index + text.length)
    for (const told of own)
      if (isForEachBefore(step, told, own, lines) || isDealtToEach(step, told, lines)) amounts.add(told)
    for (const each of text.matchAll(eachWordPattern)) {
      const [start, end] = [index + each.index, index + each.index + each[0].length]
      // "Auf jedes 2 Oliven" counts no things.
      const isOf =
        /(?: (?:of|de|der|von)| (?:the|your|l[ao]s))$/iu.test(each[0]) ||
        /^(?:each|every|हर|हरेक|प्रत्येक|كل)/iu.test(each[0])
      const count = (isOf && own.find((told) => told.start === end + 1 && isCount(told))) || null
      const ofLine = count ? null : findLineNamedAfterAmount(step, end, lines)
      const times = count?.low ?? (ofLine ? maxPiecesOfLine(ofLine) : 0)
      const others = own.filter((told) => told !== count && !counts.has(told))
      const amountsForEachPiece = others.filter((told) => isShareOfLine(step, told, times, lines))
      for (const told of [...amountsForEachPiece, ...listedBefore(step, start, others)]) amounts.add(told)
      if (!count) continue
      const line = lineOfCount(step, count, amountsForEachPiece, lines)
      if (line || amountsForEachPiece.length > 0) counts.set(count, line && { line, isPart: true })
    }
  }
  return { amounts, counts }
}

const isCount = ({ unit, low, high, isMeasure }: NumberWithUnit) =>
  !isMeasure && !isWeightOrVolumeUnit(unit) && low === high && low > 1 && Number.isInteger(low)

const lineOf = (step: string, { end }: NumberWithUnit, lines: LinesByNameStem) =>
  findLineNamedAfterAmount(step, skipPieceSize(step, end), lines)

/** Whether an amount, so many times, is all that its line asks for. */
function isShareOfLine(step: string, told: NumberWithUnit, times: number, lines: LinesByNameStem): boolean {
  const line = times > 1 && told.low > 0 ? lineOf(step, told, lines) : null
  if (!line) return false
  const { quantity, unit } = line.read
  const asked =
    told.unit === null
      ? isWeightOrVolumeUnit(unit)
        ? null
        : quantity
      : (quantityOfLineInUnit(line, told.unit) ?? (unit === told.unit ? quantity : null))
  return asked !== null && Math.abs(told.low * times - asked) < asked / 100
}

function isForEachBefore(
  step: string,
  told: NumberWithUnit,
  own: readonly NumberWithUnit[],
  lines: LinesByNameStem,
): boolean {
  if (!eachBefore.test(step.slice(Math.max(0, told.start - 10), told.start))) return false
  return own.some(
    (count) => count.end < told.start && isCount(count) && isShareOfLine(step, told, count.low, lines),
  )
}

/** "Poser 2 olives sur chacune", "auf jedes 2 Oliven", "हर एक पर 2 ज़ैतून", unless that is all of its line. */
function isDealtToEach(step: string, told: NumberWithUnit, lines: LinesByNameStem): boolean {
  const lead = step.slice(Math.max(0, told.start - 50), told.start)
  if (
    eachBefore.test(lead) &&
    putsOnPiecesPattern.test(step.slice(told.end)) &&
    isPartOfPieces(step, told, lines)
  )
    return true
  if (!toEachBehind.test(step.slice(told.end, told.end + 70)) && !toEachBefore.test(lead)) return false
  const line = lineOf(step, told, lines)
  return line === null || line.read.quantity !== told.low
}

/** Each piece gets the same part in any number of servings; "je 4 Blätter" for a layer of lasagne grow with the recipe. */
const putsOnPiecesPattern =
  /^[^.;]*\b(?:belegen|bedecken|garnieren|füllen|verzieren|dekorieren|bestecken|umwickeln|auf d(?:as|ie|en) \p{Lu}\p{L}+ (?:legen|geben|setzen))(?!\p{L})/iu

/** "Mit je 1 Scheibe Käse belegen" where a line asks for four slices. */
function isPartOfPieces(step: string, told: NumberWithUnit, lines: LinesByNameStem): boolean {
  const quantity = told.isMeasure ? null : (lineOf(step, told, lines)?.read.quantity ?? null)
  return quantity !== null && quantity > told.high
}

/** The amounts of a list that ends at "onto each": "2 tomatoes and 1 mozzarella ball onto each of the sticks". */
function listedBefore(step: string, each: number, own: readonly NumberWithUnit[]): NumberWithUnit[] {
  const before = own.filter(({ end }) => end <= each)
  if (!prepositionBefore.test(step.slice(Math.max(0, each - 10), each))) return []
  const isJoined = (at: number) => listed.test(step.slice(before[at]!.end, before[at + 1]!.start))
  let from = before.length - 1
  while (from > 0 && isJoined(from - 1)) from -= 1
  return from < 0 || from === before.length - 1 ? [] : before.slice(from)
}

/** The line of the things: the one they are named by, or else the only other one with so many pieces. */
function lineOfCount(
  step: string,
  count: NumberWithUnit,
  dealt: readonly NumberWithUnit[],
  lines: LinesByNameStem,
): ParsedLine | null {
  const named = lineOf(step, count, lines)
  const ofDealt = dealt.map((told) => lineOf(step, told, lines))
  if (named && named.read.quantity !== null && !ofDealt.includes(named))
    return isWeightOrVolumeUnit(named.read.unit) ? null : named
  if (count.unit === null && /^ \p{L}/u.test(step.slice(count.end, count.end + 2))) return null
  const others = lines.all.filter(
    (line) =>
      !ofDealt.includes(line) &&
      maxPiecesOfLine(line) >= count.low &&
      (count.unit === null || line.read.unit === count.unit),
  )
  return dealt.length > 0 && others.length === 1 ? others[0]! : null
}
