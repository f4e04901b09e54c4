import { endsWithContainer } from '../lines/eachWords.ts'
import { unitOfWord } from '../lines/lineUnits.ts'
import type { IngredientLine } from '../lines/parseIngredientLine.ts'
import { numberOfOthersWord } from '../lines/writtenNumbers.ts'
import { type CountableLines, countedIn, type Line, lineBesideBracket } from './countableLines.ts'
import { isAmountByLength, isLength } from './lengths.ts'
import { type FoundNumber, isCountInBrackets, isOfPieces } from './lineNumbers.ts'
import { isDealtOut, measureOfOthers } from './measuresOfOthers.ts'
import { stem } from './nouns.ts'
import { knownNoun, type NounLanguage } from './nounsOfOthers.ts'
import { isMeasured, isVessel, numbersIn, type ToldNumber } from './toldNumbers.ts'

/** "a 2-litre dish", "900 g loaf tin": what the kitchen has does not grow. */
const vesselAfter =
  /^(?:[- ]capacity)?[- ](?:(?!(?:in|into|to|of|an?|the|and|with|on|from)\b)[\p{L}-]+ ){0,2}(?:tins?|pans?|dish|dishes|pots?|saucepans?|bowls?|jars?|skillets?|casseroles?|moulds?|molds?|ramekins?|jugs?|bottles?|bags?)\b/iu
/** "2 tablespoons at a time", "30 g each", "¼ cup for each pancake"; not the minutes "on each side". */
const ofEach = /^[^.;,]{0,40}\b(?:each|apiece|per|at a time)\b(?! side)/i
/** "1 voor 1", "one by one". */
const oneByOne = /^ (?:by|voor|par|por|für|a) (?:\d|one|un)/i
const oneByOneBefore = /\d (?:by|voor|par|por|für|a) $/i
const ofEachBefore = /\b(?:each|every|per)\b(?! side)[^.;]{0,25}$/i
/** What has been made is dealt out by the same spoon, however much of it there is. */
const ofTheMixture =
  /^ ?(?:of )?(?:the )?(?:(?!and\b)[\p{L}-]+ )?(?:mixture|batter|dough|filling|mix|portions?|pieces?|balls?|chunks?|parts?)\b/iu
/** Characters after a number that a rule may look at. */
const farthestAfter = 120

/** The numbers of a step that are measured out, and things that the lines count; what is of one piece does not grow. */
export function stepNumbers(
  step: string,
  lines: CountableLines,
  language: NounLanguage | null,
): FoundNumber[] {
  const found: FoundNumber[] = []
  for (const told of numbersIn(step)) {
    const grows = doesGrow(step, told, lines, language, found.at(-1) ?? null)
    if (grows !== null) found.push({ ...told, grows })
  }
  return found
}

/** Null for a number that is no amount of what is cooked. */
function doesGrow(
  step: string,
  told: ToldNumber,
  lines: CountableLines,
  language: NounLanguage | null,
  before: FoundNumber | null,
): boolean | null {
  const { start, end, low, unit, isMeasure } = told
  const rest = step.slice(end, end + farthestAfter)
  const lead = step.slice(Math.max(0, start - 40), start)
  // "½ a teaspoon" is told in one unit more than is written.
  if (
    low <= 0 ||
    (unit === null && (/^ an? /i.test(rest) || oneByOne.test(rest) || oneByOneBefore.test(lead)))
  )
    return null
  if (isMeasure && vesselAfter.test(rest)) return isMeasured(unit) ? null : false
  if (isLength(told) && isLengthOfLine(step, told, lines)) return true
  const isOfOne =
    (isOfPieces(step, told) && !isOwnMeasure(step, told, lines)) ||
    ofEachBefore.test(lead) ||
    (isMeasured(unit) && endsWithContainer(lead)) ||
    ofTheMixture.test(rest)
  if (isOfOne || (ofEach.test(rest) && !isPartOfLine(step, told, lines)))
    return isMeasure && isInDigits(step, told) ? false : null
  if (isMeasured(unit)) return isInDigits(step, told) || null
  if (isMeasure) return false
  if (before && isCountOf(step, before, told)) return true
  if (measureOfOthers(step, end) !== null && isInDigits(step, told))
    return !isDealtOut(step, start, end, () => countedIn(step, end, lines) !== null) || null
  if (isVessel(unit)) return null
  if (lineBesideBracket(step, told, lines) !== null) return true
  // "2 eggs", "2 garlic cloves", "a handful of the mint": only what a line names and counts by the same word.
  const line = countedIn(step, end, lines)
  const isCounted =
    line !== null &&
    line.read.quantity !== null &&
    !isOrdinal(step, told, line) &&
    (line.read.unit === unit || (unit === null && countingWord(step, end, line) !== undefined)) &&
    (unit !== null || isInDigits(step, told) || isCountInLetters(step, told, line, language))
  return isCounted || null
}

/** "Peel the 5 cm piece of ginger": all that a line asks for, and not "into 5 cm pieces". */
function isLengthOfLine(step: string, told: ToldNumber, lines: CountableLines): boolean {
  const line = isOfPieces(step, told) ? null : countedIn(step, told.end, lines)
  return (
    line !== null &&
    line.read.unit === told.unit &&
    line.read.quantity === told.low &&
    isAmountByLength(line.text)
  )
}

/** "Melt 1 cup of the butter (2 sticks)": the pieces of an amount that grows. */
const isCountOf = (step: string, before: FoundNumber, told: ToldNumber) =>
  before.grows &&
  (isMeasured(before.unit) || measureOfOthers(step, before.end) !== null) &&
  /^[\p{L}\p{M} ’'-]{0,60}[([][\p{L}. ~]*$/u.test(step.slice(before.end, told.start)) &&
  isCountInBrackets(step, told)

/** What a number may be of ends here; "c. à soupe" goes on. */
const phraseEnd = /^(?:[^.;,(]|\.(?= ?à)|(?<=c\.? ?à(?:\.? ?[sc])?)\.)*/
/** Words after a number among which the one that counts is looked for: "2 of the large garlic cloves". */
const maxWordsBetween = 5

/**
 * The word of a step by which a line counts its food, "cloves", or else the last of the food's name: "eggs"; a line in
 * another language may count by the word behind its number, "gousses", "EL".
 */
export function countingWord(step: string, end: number, { text, read }: Line): RegExpExecArray | undefined {
  const own = ownCounter(text, read)
  const counted = [read.unit ?? stem(read.name.split(' ').at(-1)!), ...(own === null ? [] : [own])]
  const phrase = phraseEnd.exec(step.slice(end, end + farthestAfter))![0].split(/[\d½¼¾]/, 1)[0]!
  return [...phrase.matchAll(/[\p{L}\p{M}'’-]+/gu)]
    .slice(0, maxWordsBetween)
    .find(([word]) => counted.includes(stem(word)))
}

/**
 * The stem of the word that a line in another language counts by: a noun that is known, "gousse", or what it writes for
 * its unit, "EL"; null where it counts in English.
 */
function ownCounter(text: string, { unit }: IngredientLine): string | null {
  const words = [...text.matchAll(/[\p{L}'’-]+/gu)].slice(0, maxWordsBetween).map(([word]) => word)
  const noun = words.find((word) => knownNoun(word, null) !== null)
  if (noun) return stem(noun)
  const isEnglish = unit === null || words.some((word) => unitOfWord.get(word.toLowerCase()) === unit)
  return isEnglish ? null : stem(words.find((word) => numberOfOthersWord(word) === null) ?? '')
}

/** "Mit einer Zwiebel", but "der Saft einer Zitrone". */
const dativeBefore = /(?<!\p{L})(?:mit|von|aus|bei|nach|zu|in|auf) $/iu

/** "4 Apagar el fuego": the number of the step, unless what it counts stands right behind it. */
const isOrdinal = (step: string, { start, end }: ToldNumber, line: Line) =>
  start === 0 &&
  /^ \p{Lu}/u.test(step.slice(end, end + 2)) &&
  (countingWord(step, end, line)?.index ?? farthestAfter) > 1

/** "In 2 EL Öl anbraten": a spoon as the line writes it, which no scale of ours names. */
function isOwnMeasure(step: string, { end, unit }: ToldNumber, lines: CountableLines): boolean {
  const line = unit === null ? countedIn(step, end, lines) : null
  return line !== null && isMeasured(line.read.unit) && countingWord(step, end, line)?.index === 1
}

/**
 * "Beat two eggs", "zwei große Eier": a number in the letters of the recipe's language counts what stands right behind it.
 * The English article counts nothing: "a potato masher".
 */
function isCountInLetters(
  step: string,
  { start, end }: ToldNumber,
  line: Line,
  language: NounLanguage | null,
): boolean {
  const number = step.slice(start, end)
  const word = countingWord(step, end, line)
  const isOthers = numberOfOthersWord(number.split(' ')[0]!) !== null
  const isEnglish = language === null && !/^an?$/i.test(number) && (!isOthers || /^six$/i.test(number))
  // A short recipe may not tell its language, but the noun does.
  const isOfLanguage =
    isEnglish ||
    (isOthers && (language !== null || (word !== undefined && knownNoun(word[0], null) !== null)))
  const isGenitive = /^einer$/i.test(number) && !dativeBefore.test(step.slice(Math.max(0, start - 6), start))
  if (!isOfLanguage || isGenitive) return false
  const between = word ? step.slice(end, end + word.index).trim() : null
  return between !== null && /^[\p{L}-]*$/u.test(between) && !/^(?:of|de|von|the|to)$/i.test(between)
}

/** "1 tablespoon of the oil, then fry for 3 minutes each": what is taken from a line grows with it. */
function isPartOfLine(step: string, { end, unit }: ToldNumber, lines: CountableLines): boolean {
  return (
    isMeasured(unit) && /^ of the /.test(step.slice(end, end + 8)) && countedIn(step, end, lines) !== null
  )
}

const isInDigits = (step: string, { start }: ToldNumber) => !/\p{L}/u.test(step[start]!)
