import { approximationRegexSource } from '../lines/numbers/approximationWords.ts'
import { containerWordRegexSource, isContainerWord } from '../lines/numbers/eachWords.ts'
import { parseIngredientLine } from '../lines/parseIngredientLine.ts'
import { type ConjunctionsByEnd, conjunctionsByEnd, findAmountConjunctions } from './amountConjunctions.ts'
import { fruitPartRegexSource } from './fruitParts.ts'
import { impliedOneAtLineStart } from './joinedNumbers.ts'
import { isFoodAmountGivenAsLength, isLengthNumber, isLengthRepeatedInOtherSystem } from './lengths.ts'
import {
  findNumbersWithUnits,
  isContainerUnit,
  isWeightOrVolumeUnit,
  type NumberWithUnit,
  toNumberWithUnit,
} from './numbersWithUnits.ts'
import {
  bracketedAmountBefore,
  isMeasuredAgainInLetters,
  withOnesInBrackets,
} from './pieces/amountsInBrackets.ts'
import {
  findCountsDividingFirstCount,
  isNumberOfSomePiecesOfLine,
  notCountingPiecesPattern,
} from './pieces/partsOfCount.ts'
import {
  isFollowedByPieces,
  isOfEachCounted,
  isOfEachPiece,
  isPieceSizeOrCount,
} from './pieces/pieceSizes.ts'
import { areEqualAmounts, isRestatedAmount } from './restatedNumbers.ts'
import { isAmountAndNoOtherNumber } from './timesAndNames.ts'
import { heapedMeasureAtStart, withUnitOfSum } from './unitsOfLineNumbers.ts'
import { findForeignMeasureOrCup, findScalableForeignMeasure } from './words/foreignMeasures.ts'
import { isOfFruitPart, phraseOfFruitPart } from './words/partsOfOneFruit.ts'

/** "¾ of a 500 g pack", "half a 400 g tin": the size of one pack is not scaled, only the fraction. */
const ofOne = /^ (?:of )?(?:an?|one|einer|d[’']une?|de una?|di un[ao]?|van een|av en|af en) $/iu
const halfOfOne = /^(?:\S+ )+an? $/iu
/** "1 slice ham per person", "1 tranche de jambon par personne": the same for any number of servings. */
const isEachOfPersons =
  /(?<![\p{L}\p{M}])(?:(?:per|for each) (?:person|serving|guest|head)|pro (?:person|portion|kopf)|par (?:personne|portion|convive|tête)|por (?:persona|ración|comensal|cabeza)|प्रति व्यक्ति|لكل (?:شخص|فرد))(?![\p{L}\p{M}])/iu
/** "2 x 400 g": what one piece measures does not grow. */
const ofEachOf = /\d ?[x×] ?$/i
/** "1 kg carrots (about 8)", "1 kg potatoes, roughly 6 medium", "300 g Mehl, das sind etwa 2 Tassen". */
const counted = new RegExp(
  `(?:[(]|, )(?:(?:that is|that's|which is|das sind|das ist|also|soit|es decir|o sea) )?${approximationRegexSource}$|[(](?:that is|that's|das sind|soit|es decir) $`,
  'iu',
)
/** "120 ml juice (from 2 lemons)". */
const countedBehind = new RegExp(
  `[([](?:${approximationRegexSource}|(?:from|aus|von|de|من) |${fruitPartRegexSource})*$`,
  'iu',
)
/** "200 g Mehl (405)" tells the kind of flour, and "(1)" a note; nobody counts so many pieces of a line. */
const bareCounts = { least: 2, most: 30 }

/** A number of a line or a step. What does not grow is converted, as the size of a can is. */
export interface NumberInRecipe extends NumberWithUnit {
  grows: boolean
}

/**
 * The numbers of a line of ingredients: those that grow with the servings, which are the amount it begins with and what
 * tells it again or adds to it, and what each can or piece holds.
 */
export function findLineNumbers(text: string): NumberInRecipe[] {
  const written = withUnitOfSum(text, [...heapedMeasureAtStart(text), ...findNumbersWithUnits(text)]).filter(
    (told) => isAmountAndNoOtherNumber(text, told),
  )
  const isBehindOne = (told: NumberWithUnit) => isAdded(text, told) || bracketAround(text, told.start) >= 0
  const one = written.every(isBehindOne) ? impliedOneAtLineStart(text) : null
  const numbers = one ? [toNumberWithUnit(one), ...written] : withOnesInBrackets(text, written)
  const joints = conjunctionsByEnd(findAmountConjunctions(text))
  const isLate = (told: NumberWithUnit) => isSpelledNumberInsideLine(text, told, joints)
  const first = numbers.find((told) => isOfUse(text, told) && !isLate(told))
  const isOfPiece = first && isLengthNumber(first) && !isFoodAmountGivenAsLength(text.slice(first.start))
  if (!first || isOfPiece || isBeforeLength(numbers, joints, first))
    return numbers.flatMap((told) => unscaledMeasure(told) ?? [])
  // A bare number before a measure counts what the measure is of: "2 14-ounce cans", "2 (14 oz) cans".
  const isEachNext = first.unit === null || isContainerUnit(first.unit)
  if (isEachOfPersons.test(text.replace(/\([^()]*\)/g, '')))
    return numbers.flatMap((told) => unscaledMeasure(told) ?? [])
  const shares = findCountsDividingFirstCount(text, numbers, joints)
  const grows = (told: NumberWithUnit): boolean => {
    if (told === first || shares.has(told)) return true
    const before = numbers[numbers.indexOf(told) - 1]
    // "1 (14 oz/400 g) can": where the ounces are the size of one can, the grams are it too.
    if (before?.isMeasure && (isRestatedAmount(text, before, told) || isBehindPack(text, before, told)))
      return grows(before)
    if (isMeasuredAgainInLetters(text, first, told)) return true
    if (isUnwritten(told)) return isAdded(text, told)
    if (isLengthNumber(told)) return isLengthNumber(first) && isLengthRepeatedInOtherSystem(text, first, told)
    if (told.start < first.start || !isOfUse(text, told)) return false
    // "700 g beef (about 3 steaks)": as many as the weight gives.
    const isCountOfMeasure = !told.isMeasure && isCountOfMeasuredAmount(text, first, told)
    if (!isCountOfMeasure && isFollowedByPieces(text, told)) return false
    if (ofOne.test(text.slice(first.end, told.start))) return false
    if (halfOfOne.test(text.slice(first.start, told.start))) return false
    if (isWeightOrVolumeUnit(told.unit) || isMeasureOfOthers(text, told))
      return (
        joints.has(told.start) ||
        !(isEachNext ? isOfEachCounted(text, first, told) : isOfEachPiece(text, first, told))
      )
    if (isNumberOfSomePiecesOfLine(text, first, told) || isAlternativeAmount(text, told)) return true
    if (isShareOfPacksInBracket(text, first, told) || isPartsOfWholeInBracket(text, first, told)) return true
    if (isLate(told) && !(told.word && isAdded(text, told))) return false
    if (told.word && isAdded(text, told)) return true
    if (isCountOfMeasuredAmount(text, first, told)) return true
    // "115 g/1 stick butter".
    if (before && isWeightOrVolumeUnit(before.unit) && slash.test(text.slice(before.end, told.start)))
      return grows(before)
    if (!joints.has(told.start)) return false
    const open = bracketAround(text, told.start)
    const inBracket = numbers.findLast(({ start }) => start > open && start < told.start)
    return open < first.start || (inBracket !== undefined && grows(inBracket))
  }
  return numbers.flatMap((told) =>
    grows(told) ? { ...(phraseOfFruitPart(text, told) ?? told), grows: true } : (unscaledMeasure(told) ?? []),
  )
}

/** "كوبان من الدقيق (250 غ)": a weight or a volume that no English unit names. */
const isMeasureOfOthers = (text: string, { end, unit }: NumberWithUnit) =>
  unit === null && findScalableForeignMeasure(text, end) !== null

/** Whether the pieces that a number counts are those of the measured amount before it. */
function isCountOfMeasuredAmount(text: string, first: NumberWithUnit, told: NumberWithUnit): boolean {
  const ofOthers = isWeightOrVolumeUnit(first.unit) ? null : findForeignMeasureOrCup(text, first.end)
  return (
    (isWeightOrVolumeUnit(first.unit) || ofOthers !== null) &&
    (counted.test(text.slice(0, told.start)) ||
      /^ ?\($/.test(text.slice(first.end + (ofOthers?.length ?? 0), told.start)) ||
      isBracketedCount(text, told))
  )
}

const alternativeBefore = new RegExp(
  `[([] ?(?:or|oder|ou|o|أو|या)(?: (?:use|nimm|auch))? (?:${approximationRegexSource})?$`,
  'iu',
)

/** "4 small zucchini (or 2 large)": as much of another sort, in place of what the line asks for. */
function isAlternativeAmount(text: string, { start, end }: NumberWithUnit): boolean {
  if (!alternativeBefore.test(text.slice(Math.max(0, start - 40), start))) return false
  const behind = /^(?: [\p{L}\p{M}’'-]+){1,5}/u.exec(text.slice(end, end + 60))?.[0] ?? ''
  const isArticle = article.test(text.slice(start, end))
  return !notCountingPiecesPattern.test(behind) && (!isArticle || isCounted(text.slice(start)))
}

const packBehind = new RegExp(
  `^(?: ?-|(?: (?:whole|full|ganze[nr]?|volle[nr]?))? )?(?:${containerWordRegexSource})(?!\\p{L})`,
  'iu',
)

/** "225 g spaghetti (half a box)", "250 g Nudeln (eine halbe Packung)": the packs that a measured food fills, in letters. */
function isShareOfPacksInBracket(text: string, first: NumberWithUnit, told: NumberWithUnit): boolean {
  const { start, end, unit } = told
  const isMeasured = isWeightOrVolumeUnit(first.unit) || findForeignMeasureOrCup(text, first.end) !== null
  return (
    isMeasured &&
    bracketedAmountBefore.test(text.slice(Math.max(0, start - 24), start)) &&
    (isContainerUnit(unit) || packBehind.test(text.slice(end, end + 24)))
  )
}
/** "1 head garlic (10–12 cloves)", "1 baguette (about 12 slices)": into how many pieces what is counted comes apart, but not "(4 slices each)". */
const isPartsOfWholeInBracket = (text: string, first: NumberWithUnit, told: NumberWithUnit): boolean =>
  !isWeightOrVolumeUnit(first.unit) &&
  !isContainerUnit(first.unit) &&
  !told.isMeasure &&
  bracketedAmountBefore.test(text.slice(Math.max(0, told.start - 24), told.start)) &&
  !/\d/.test(text.slice(first.end, told.start)) &&
  (told.unit !== null
    ? wholes.has(told.unit)
    : wholesOfOthers.test(text.slice(told.end, told.end + 24)) ||
      (bunch.test(text.slice(first.start, told.start)) && isBracketedCount(text, told))) &&
  /^[^()\d]*[)\]]/.test(text.slice(told.end, told.end + 40)) &&
  !notCountingPiecesPattern.test(/^[^()]*/.exec(text.slice(told.end, told.end + 40))![0]) &&
  !packBefore.test(text.slice(first.end, told.start))
const wholes = new Set('clove slice stalk rib leaf wedge segment sprig spear ear'.split(' '))
const bunch =
  /(?<![\p{L}\p{M}])(?:bunch|bunches|bund|bottes?|bouquets?|manojos?|باقة|حزمة|गुच्छा)(?![\p{L}\p{M}])/iu
const wholesOfOthers =
  /^ (?:cloves|florets|spears|sticks|(?:Knoblauch)?zehen|scheiben|stangen|blätter|röschen|gousses|tranches|feuilles|branches|dientes|rodajas|rebanadas|hojas|ramas|فصوص|فص|شرائح|कलियाँ|कलियां|कली)(?![\p{L}\p{M}])/iu
const packBefore = new RegExp(`(?<!\\p{L})(?:${containerWordRegexSource})(?!\\p{L})`, 'iu')

const slash = /^ ?\/ ?$/

/** "2 x 80 g packs (2¾ oz)". */
const isBehindPack = (text: string, before: NumberWithUnit, told: NumberWithUnit) =>
  isContainerWord(/^ ?(\p{L}+) ?\($/u.exec(text.slice(before.end, told.start))?.[1] ?? '') &&
  areEqualAmounts(before, told)

/** Arabic writes "and" together with what it adds: "كوب حليب وملعقة زيت". */
const isUnwritten = ({ start, end }: NumberWithUnit) => start === end
const isAdded = (text: string, { start }: NumberWithUnit) =>
  /(?:^|[^\p{L}\p{M}])(?:و|زائد) ?$|[;؛،] ?$/u.test(text.slice(0, start))

/** "Between 2 and 3 cm": both are lengths. */
function isBeforeLength(
  numbers: readonly NumberWithUnit[],
  joints: ConjunctionsByEnd,
  first: NumberWithUnit,
): boolean {
  const next = numbers[numbers.indexOf(first) + 1]
  return next !== undefined && isLengthNumber(next) && joints.get(next.start)?.start === first.end + 1
}

/** Where the bracket opens in which something stands; -1 outside of brackets. */
function bracketAround(text: string, at: number): number {
  const open = text.lastIndexOf('(', at)
  return open > text.lastIndexOf(')', at) ? open : -1
}

/** Whether a number and what it counts are all that a bracket says: "(2 large lemons)", "(4–5)", but not "(1 inch thick)". */
export function isBracketedCount(
  text: string,
  { start, end, low, high, unit, isMeasure }: NumberWithUnit,
): boolean {
  const rest = /^(?: [\p{L}\p{M}’'-]+){0,3}[)\],;]/u.exec(text.slice(end, end + 60))?.[0]
  if (isMeasure || rest === undefined || notCountingPiecesPattern.test(rest)) return false
  const isBare = unit === null && !rest.startsWith(' ')
  if (isBare && !(/^[)\]]/.test(rest) && low >= bareCounts.least && high <= bareCounts.most)) return false
  return unit !== 'part' && countedBehind.test(text.slice(Math.max(0, start - 30), start))
}

const unscaledMeasure = (told: NumberWithUnit) => (told.isMeasure ? { ...told, grows: false } : null)
/** A number in letters is one where the line begins, or right after what adds to it. */
const isSpelledNumberInsideLine = (text: string, told: NumberWithUnit, joints: ConjunctionsByEnd) =>
  /\p{L}/u.test(text[told.start]!) && !isOfFruitPart(text, told) && isBehindOtherWords(text, told, joints)
const isBehindOtherWords = (text: string, { start, end, unit }: NumberWithUnit, joints: ConjunctionsByEnd) =>
  !atStart.test(text.slice(0, start)) &&
  !(
    joints.has(start) &&
    (unit !== null || !article.test(text.slice(start, end)) || isCounted(text.slice(start)))
  )
const atStart = new RegExp(
  `^[\\s*•–-]*(?:(?:je|jeweils) )?(?:${approximationRegexSource}|${fruitPartRegexSource})?$`,
  'iu',
)
const article = /^(?:an?|eine?[nrm]?|une?|una)$/iu
/** "2 onions and a carrot", but not "and a little oil". */
const isCounted = (text: string) => {
  const { quantity, food } = parseIngredientLine(text)
  return quantity !== null && food !== null
}

const isOfUse = (text: string, told: NumberWithUnit) =>
  !ofEachOf.test(text.slice(Math.max(0, told.start - 14), told.start)) && !isPieceSizeOrCount(text, told)
