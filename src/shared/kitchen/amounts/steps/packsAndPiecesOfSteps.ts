import { approximationRegexSource } from '../../lines/numbers/approximationWords.ts'
import { containerWordRegexSource } from '../../lines/numbers/eachWords.ts'
import { canonicalUnitBySpelling } from '../../lines/units/lineUnits.ts'
import { findLineOfPartialAmount, type LinesByNameStem, type ParsedLine } from '../countableLines.ts'
import { doesLineNameEndWithUnit, isLineCountedInUnit } from '../lineQuantities.ts'
import { isContainerUnit, isWeightOrVolumeUnit, type NumberWithUnit } from '../numbersWithUnits.ts'
import { stirInPattern } from '../pieces/pieceSizes.ts'

/** "2 (400 g) tins", "one 400 g tin of tomatoes": what each holds. */
export const isPackContentNumber = (lead: string, rest: string) =>
  (countBefore.test(lead) && contentBehindPattern.test(rest)) ||
  heldOf.test(rest) ||
  onlyPackPattern.test(lead)
const countBefore = /(?:\d|(?<!\p{L})(?:an?|the|one|two|three|four|both))[ -]?[([]?$/iu
const contentBehindPattern = new RegExp(
  `^[^()\\d]{0,3}(?:[\\d.½¼¾]+ ?(?:oz|g|ml|fl oz|ounces?|lb))?[)\\]]? ?(?:${containerWordRegexSource})(?!\\p{L})`,
  'iu',
)
/** "Drain the can (14 oz)", but "the other can (14 oz)", which are more for more people. */
const onlyPackPattern = new RegExp(
  `(?<!\\p{L})the (?!\\p{L}+s )(?:${containerWordRegexSource}) \\(${approximationRegexSource}?$`,
  'iu',
)
const heldOf = new RegExp(`^[ -](?:${containerWordRegexSource}) of `, 'iu')

const dividedInto = /\b(?:in|into|among|between|fill|wash|sterili[sz]e) (?:the )?$/i

/** "Divide among 2 jars", but not "pour in 2 cartons". */
function isDividedInto(step: string, start: number): boolean {
  const lead = step.slice(Math.max(0, start - 16), start)
  return dividedInto.test(lead) && !stirInPattern.test(lead)
}

/** What is drunk or eaten from, by which a step may measure out a food: "2 glasses of the wine". */
const dishes = [
  'glass(?:es)?|mugs?|bowls?|tumblers?|goblets?|ladles?|ladlefuls?|ramekins?',
  'krüge?|schüsseln?|tassen?|kellen?|tafeln?|gläschen|\\p{L}+(?:gläser|glas)',
  'verres?|bols?|coupes?|flûtes?|louches?|tablettes?',
  'vasos?|vasitos?|copas?|copitas?|cuencos?|bol(?:es)?|cazos?|cucharones|cucharón|tacitas?|tabletas?',
  'गिलास|ग्लास|कटोर[ीाे]|मग|كأس|كؤوس|فنجان|فناجين|أكياس',
]
const packOrDish = new RegExp(
  `^ ((?:[\\p{L}-]+ )?(?:${[containerWordRegexSource, ...dishes].join('|')}))(?![\\p{L}\\p{M}])`,
  'iu',
)
const made =
  /\b(?:serve|make|makes|get|gives|yields|cut|auf|für|ergibt|dans|sur|pour|en|para|sobre) (?:the |about |les |las |los )?$/i

/** The line of the food that a step measures out by packs or glasses, whatever the line counts by: "2 glasses of wine" of "500 ml wine". */
export function findLineMeasuredByPacks(
  step: string,
  { start, end, unit }: NumberWithUnit,
  lines: LinesByNameStem,
): ParsedLine | null {
  if (isDividedInto(step, start) || made.test(step.slice(Math.max(0, start - 16), start))) return null
  const word =
    unit === null
      ? packOrDish.exec(step.slice(end, end + 40))?.[0]
      : isContainerUnit(unit) || unit === 'glass'
        ? ''
        : undefined
  const line = word === undefined ? null : findLineOfPartialAmount(step, end + word.length, lines)
  return line !== null && isWeightOrVolumeUnit(line.read.unit) ? line : null
}

/** "2 cans of the beans", "the 2 cans": what a line counts by its packs, and not a jar that is filled. */
export function findLineCountedInPacks(
  step: string,
  { start, end, unit }: NumberWithUnit,
  lines: LinesByNameStem,
): ParsedLine | null {
  if (isDividedInto(step, start)) return null
  const line = findLineOfPartialAmount(step, end, lines)
  if (line === null) return lineOfPacks(step, end, unit!, lines)
  return isLineCountedInUnit(line, unit!) ? line : null
}

const liquidBehind =
  /^ (?:of )?(?:(?:the|cold|hot|warm|boiling|fresh|tap|\p{L}+ed) )?(?:water|milk|stock|broth|wine)(?!\p{L})/iu

/** "Half a tin of water", which the empty tin of a line measures. */
export const isLiquidMeasuredInPack = (
  step: string,
  { start, end, unit }: NumberWithUnit,
  { all }: LinesByNameStem,
): boolean =>
  liquidBehind.test(step.slice(end, end + 32)) &&
  !isDividedInto(step, start) &&
  all.some((line) => isLineCountedInUnit(line, unit!))

/** The only line that counts by such packs, where a step names no food behind them: "both cans". */
function lineOfPacks(
  step: string,
  end: number,
  unit: string,
  { all }: LinesByNameStem,
  /** "The 8 slices": of several lines the one that asks for so many. */
  quantity: number | null = null,
): ParsedLine | null {
  if (!phraseEndPattern.test(step.slice(end, end + 8))) return null
  const counted = all.filter((line) => isLineCountedInUnit(line, unit))
  const found = counted.length > 0 ? counted : all.filter((line) => doesLineNameEndWithUnit(line, unit))
  const asked = found.length > 1 ? found.filter(({ read }) => read.quantity === quantity) : found
  return asked.length === 1 ? asked[0]! : null
}

/** The same for the word behind a number: "both cans". */
export function findLineOfFollowingPacks(
  step: string,
  end: number,
  lines: LinesByNameStem,
): ParsedLine | null {
  const [all, word] = /^ ?(?:of )?(?:the )?(?:\p{Ll}+ed )?(\p{L}+)/iu.exec(step.slice(end, end + 30)) ?? []
  const unit = word && canonicalUnitBySpelling.get(word.toLowerCase())
  return unit && (isContainerUnit(unit) || pieces.has(unit) || whole.has(unit))
    ? lineOfPacks(step, end + all!.length, unit, lines)
    : null
}

const pieces = new Set('slice clove stick stalk sprig rasher fillet sheet leaf'.split(' '))
/** What is bought as one thing: "melt both bars". */
const whole = new Set('bar block head bulb bunch loaf ear'.split(' '))
const servedOrCut = /\b(?:cut|serve|slice|make|get|into|in) (?:the |about )?$/i

/** The same for pieces that only one line counts: "butter 8 slices", but not "cut 8 slices". */
export function findOnlyLineCountedInPieceUnit(
  step: string,
  { start, end, unit, low }: NumberWithUnit,
  lines: LinesByNameStem,
): ParsedLine | null {
  const isAll = /(?<!\p{L})the $/iu.test(step.slice(Math.max(0, start - 5), start))
  if (unit === null || !(pieces.has(unit) || (isAll && whole.has(unit)))) return null
  // "Cut the 8 sheets" of "8 sheets filo", but not "cut the 8 slices" of a loaf.
  const line = isAll ? lineOfPacks(step, end, unit, lines, low) : null
  if (line?.read.quantity === low) return line
  if (servedOrCut.test(step.slice(Math.max(0, start - 16), start))) return null
  return step[end] === ')' ? null : lineOfPacks(step, end, unit, lines, isAll ? low : null)
}

const phraseEndPattern =
  /^(?:$| ?[(),.;]| (?:and|in(?:to)?|on(?:to)?|over|across|to|for|as|with|each|then|side|whole|intact|aside|too|out|up|down|\p{Ll}+ly)(?!\p{L}))/iu
