import { numberOfEnglishWord } from '../../lines/numbers/numberWords.ts'
import { canonicalUnitBySpelling } from '../../lines/units/lineUnits.ts'
import { findLineNamedAfterAmount, type LinesByNameStem, type ParsedLine } from '../countableLines.ts'
import { findNumbersJoinedWithNouns } from '../joinedNumbers.ts'
import { quantityOfLineInUnit } from '../lineQuantities.ts'
import { findNumbersWithUnits, isWeightOrVolumeUnit, type NumberWithUnit } from '../numbersWithUnits.ts'
import { findLineCountedInPacks, findLineOfFollowingPacks } from '../steps/packsAndPiecesOfSteps.ts'
import { findCountingWord } from './findCountingWord.ts'
import { findNounlessCounts } from './findNounlessCounts.ts'
import { findLastPieces, type LastPieceMention } from './lastPieces/lastPieces.ts'
import { countedNounAt, singularOfEnglishNoun } from './nouns.ts'

/** An amount that a step tells by no number: "both cans", "the other teaspoon", "the third carrot". */
interface PieceWord extends NumberWithUnit {
  /** How many there are in all: 2 of "both", 3 of "the third"; null of "the other". */
  ofAll: number | null
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const pattern = new RegExp(
  [
    String.raw`(?<![\p{L}'’-])(?<both>both|beiden?|amb[oa]s|दोनों)(?= (?:of )?(?:(?:the|your) )?\p{L})`,
    String.raw`(?<![\p{L}'’-])(?:(?:the|your) (?:other|remaining|last|(?<ordinal>${ordinals.join('|')}))|another) (?<thing>[\p{L}-]+)`,
  ].join('|'),
  'giu',
)
/** "The other cup of milk" is an amount. */
const ofFood = /^ of (?:the )?\p{L}/iu
/** Behind these a cup is a vessel: "into the other cup", "aus der anderen Tasse", "dans l’autre tasse". */
const ofVessel =
  /(?<!\p{L})(?:(?<!(?:stir|whisk|beat|mix|fold|work|pour)(?:ed|ing)? )in|into|from|out of|with|on|onto|aus|mit|auf|dans|depuis|avec|sur|en|desde|con|sobre)(?: (?:de|à)(?= la$| l$))? ?$/iu

/** Whether "the other cup" is an amount where no food is named behind it: a line asks for more than one cup. */
const isOfCups = (step: string, start: number, { all }: LinesByNameStem) =>
  !ofVessel.test(step.slice(Math.max(0, start - 16), start)) &&
  all.some((line) => quantityOf(line)! > 1 && (line.read.unit === 'cup' || cupsOf.test(line.text)))
const cupsOf = /^[\s\d¼-¾⅐-⅞.,/–-]*(?:tass(?:es?|en)|tazas|कप|أكواب|كوب(?:ان|ين)?)(?![\p{L}\p{M}])/iu

const one = { low: 1, high: 1 }

/** The piece words of a step, in its order. What stands for one thing without a number is empty, before that thing. */
function pieceWordsIn(step: string): PieceWord[] {
  return [...step.matchAll(pattern)].flatMap((found): PieceWord[] => {
    const { both, ordinal, thing = '' } = found.groups as Record<string, string | undefined>
    const { index: from } = found
    const end = from + found[0].length
    if (both) {
      const isOfMore = othersBehind.test(step.slice(end, end + 12))
      return isOfMore ? [] : [{ start: from, end, low: 2, high: 2, unit: null, isMeasure: false, ofAll: 2 }]
    }
    if (singularOfEnglishNoun(thing) !== null || numberOfEnglishWord(thing.toLowerCase()) !== null) return []
    const unit = canonicalUnitBySpelling.get(thing.toLowerCase()) ?? null
    const start = end - thing.length
    if (isWeightOrVolumeUnit(unit)) {
      return thing.length > 2 ? [{ start, end, ...one, unit, isMeasure: true, ofAll: null }] : []
    }
    const counted = { ...one, unit: null, isMeasure: false }
    if (ordinal === undefined)
      return [{ start, end: start, ...counted, ofAll: null, word: { one: ' ', many: ' ' } }]
    const ofAll = ordinals.indexOf(ordinal.toLowerCase()) + 1
    const word = { one: ' other', many: ' other' }
    return [{ start: start - 1 - ordinal.length, end: start - 1, ...counted, ofAll, word }]
  })
}

/** "Die beiden anderen Eier": two of more. */
const othersBehind = /^ (?:other|ander|übrig|restlich|remaining)/iu

/** What may stand between a piece word and the word by which its line counts: "both of the red onions". */
const beforeCounter = /^ ?(?:of )?(?:(?:the|your) )?(?:[\p{L}-]+ )?$/iu

/** The line whose things a piece word counts; null where it speaks of something else. */
function lineOfWord(step: string, { end, low }: PieceWord, lines: LinesByNameStem): ParsedLine | null {
  const line =
    findLineNamedAfterAmount(step, end, lines) ??
    findLineOfFollowingPacks(step, end, lines) ??
    (low === 1 ? findLineOfPacksCountedBefore(step, end, lines) : null)
  if (line === null || line.read.quantity === null || line.read.quantityMax !== null) return null
  const word = findCountingWord(step, end, line)
  // "The remaining bread slices" are not one.
  if (word && low === 1 && singularOfEnglishNoun(word[0]) !== null) return null
  return word && beforeCounter.test(step.slice(end, end + word.index)) ? line : null
}

/** "Blend 1 tin of chickpeas; leave the other tin": of lines that all count by tins the one that was counted before, or has that word. */
function findLineOfPacksCountedBefore(step: string, end: number, lines: LinesByNameStem): ParsedLine | null {
  const word = /^ ?(\p{L}+)(?! of )/u.exec(step.slice(end, end + 24))?.[1]?.toLowerCase()
  const unit = word === undefined ? undefined : canonicalUnitBySpelling.get(word)
  if (word === undefined || unit === undefined || isWeightOrVolumeUnit(unit)) return null
  const before = step.slice(0, end)
  const counted = findNumbersWithUnits(before)
    .filter((told) => told.unit === unit)
    .flatMap((told) => findLineCountedInPacks(before, told, lines) ?? [])
  const written = lines.all.filter(
    ({ text, read }) => read.unit === unit && new RegExp(`(?<!\\p{L})${word}s?(?!\\p{L})`, 'iu').test(text),
  )
  return counted.at(-1) ?? (written.length === 1 ? written[0]! : null)
}

/** "The other # tins", with the noun, where its line cannot be told from the words behind the number alone. */
function withNoun(step: string, told: PieceWord, line: ParsedLine, other: string): NumberWithUnit | null {
  const { start, end, low, high, unit, isMeasure } = told
  const word = findCountingWord(step, end, line)
  const at = end + (word?.index ?? 0)
  const noun = word && countedNounAt(step, at, at + word[0].length, 1)
  if (!noun) return null
  const between = step.slice(end, at).trimStart()
  const say = (form: string) => `${other}# ${between}${form}`
  const phrase = { one: say(noun.one), many: say(noun.many) }
  return { start, end: noun.end, low, high, unit, isMeasure, phrase, of: { line, isPart: true } }
}

/** How many things of its kind a line has of which a piece word means one: 2 sticks of "1 cup (2 sticks) butter". */
function countOfWord(step: string, { end }: PieceWord, line: ParsedLine): number | null {
  const unit = canonicalUnitBySpelling.get(findCountingWord(step, end, line)?.[0].toLowerCase() ?? '')
  return (unit === undefined ? null : quantityOfLineInUnit(line, unit)) ?? quantityOf(line)
}

const isOfAll = ({ ofAll, low }: Pick<PieceWord, 'ofAll' | 'low'>, quantity: number | null) =>
  ofAll === null ? quantity! > low : ofAll > 1 && quantity === ofAll

/** "Lay one sheet on the other": there are two, and no number is read in the place of the other. */
function linesOfTwo(step: string, lines: LinesByNameStem): ParsedLine[] {
  const others = [...step.matchAll(unnamedOther)]
  const read = others.length === 0 ? [] : findNounlessCounts(step, null)
  const unread = others.find(({ index }) => read.every(({ start }) => start !== index))
  return [...step.slice(0, unread?.index ?? 0).matchAll(/(?<![\p{L}\p{N}])(?:one|1)(?= )/giu)].flatMap(
    (found) => {
      const end = found.index + found[0].length
      return findLineNamedAfterAmount(step, end, lines) ?? findLineOfFollowingPacks(step, end, lines) ?? []
    },
  )
}
const unnamedOther = /(?<!\p{L})the other(?=$|[.,;)]| (?:and|in|into|for|to|with|on)(?!\p{L}))/giu

/** "Das andere Ei", "la segunda cebolla": what other languages tell of one thing has no number to be put in its place. */
const singleOfOthers =
  /(?<!\p{L})(?:(?:das|die|der|den|dem) (?:andere|erste|zweite|dritte|letzte)[nrsm]?|l['’]autre|l[ea] (?:premi(?:er|ère)|deuxième|seconde?|troisième|derni(?:er|ère))|(?:el|la) (?:otr[oa]|primer[ao]?|segund[oa]|tercer[ao]?|últim[oa])) (?=\p{L})(?!(?:halbe[mnrs]? |demie?[- ]|medi[ao] ))/giu

const linesOfOthers = (step: string, lines: LinesByNameStem): ParsedLine[] => {
  const pieces = findLastPieces(step)
  const one = { low: 1, high: 1, unit: null, isMeasure: false, ofAll: null }
  const unread = [...step.matchAll(singleOfOthers)].flatMap((found) => {
    const end = found.index + found[0].length
    const isRead = pieces.some(({ start, end: behind }) => start < end && end <= behind)
    return isRead ? [] : (lineOfWord(step, { ...one, start: end, end }, lines) ?? [])
  })
  const oneByOne = pieces.flatMap((piece) => {
    const line = piece.as === undefined ? lineOfPiece(step, piece, lines) : null
    return line && !isOfAll(piece, quantityOf(line)) ? [line] : []
  })
  return [...unread, ...oneByOne]
}

/** The line that counts the thing of a phrase, "das letzte Ei". */
function lineOfPiece(
  step: string,
  { nameAt, as }: LastPieceMention,
  lines: LinesByNameStem,
): ParsedLine | null {
  const line = findLineNamedAfterAmount(step, nameAt, lines) ?? findLineOfFollowingPacks(step, nameAt, lines)
  // "Die andere Hälfte des Mehls" is no piece of the flour.
  if (as === undefined && line?.read.quantity && findCountingWord(step, nameAt, line)?.index !== 0)
    return null
  return line !== null && quantityOf(line) !== null && line.read.quantityMax === null ? line : null
}

/** Arabic tells two by the ending of the noun. */
const quantityOf = ({ text, read }: ParsedLine) =>
  read.quantity ?? findNumbersJoinedWithNouns(text)[0]?.value ?? null

/** A cup may be a vessel to drink from, and no measure. */
const isGrowingPiece = (
  step: string,
  piece: LastPieceMention,
  lines: LinesByNameStem,
  oneByOne: ReadonlySet<ParsedLine>,
) => {
  const line = lineOfPiece(step, piece, lines)
  if (piece.as === undefined) return line !== null && !oneByOne.has(line)
  const isInBrackets = /^ ?\(/.test(step.slice(piece.end, piece.end + 2))
  return (
    piece.as !== 'cup' || piece.low < 1 || line !== null || isInBrackets || isOfCups(step, piece.start, lines)
  )
}

/** Lines whose things the steps go through one by one, "the first sheet … the second sheet": their counts are for so many alone. */
export function findLinesUsedOneByOne(steps: readonly string[], lines: LinesByNameStem): Set<ParsedLine> {
  const ofStep = (step: string) => [
    ...pieceWordsIn(step).flatMap((word) => {
      const line = word.isMeasure ? null : lineOfWord(step, word, lines)
      return line && !isOfAll(word, countOfWord(step, word, line)) ? [line] : []
    }),
    ...linesOfTwo(step, lines),
    ...linesOfOthers(step, lines),
  ]
  return new Set(steps.flatMap(ofStep))
}

/** What a step tells by piece words, and grows. */
export const findScalablePieceWords = (
  step: string,
  lines: LinesByNameStem,
  oneByOne: ReadonlySet<ParsedLine>,
): NumberWithUnit[] => {
  const counted = pieceWordsIn(step).flatMap((word) => {
    const { ofAll, ...told } = word
    if (word.isMeasure) {
      const article = word.start - /\S+ \S+ $/.exec(step.slice(0, word.start))![0].length
      const isCup = word.unit === 'cup' && !ofFood.test(step.slice(word.end))
      return !isCup || isOfCups(step, article, lines) ? [told] : []
    }
    const line = lineOfWord(step, word, lines)
    if (line === null || oneByOne.has(line)) return []
    if (ofAll !== null && word.low === 1) return [withNoun(step, word, line, 'other ') ?? told]
    const isNamed =
      word.low > 1 ||
      (findLineNamedAfterAmount(step, word.end, lines) ?? findLineOfFollowingPacks(step, word.end, lines)) !==
        null
    return [(isNamed ? null : withNoun(step, word, line, '')) ?? told]
  })
  const ofOthers = findLastPieces(step).flatMap((piece) => {
    const { ofAll, ...told } = piece
    return isGrowingPiece(step, piece, lines, oneByOne) ? [told] : []
  })
  return [...counted, ...ofOthers].sort((a, b) => a.start - b.start)
}
