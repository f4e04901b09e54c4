import type { IngredientLine } from '../lines/parseIngredientLine.ts'
import { type FoundNumber, isOfPieces } from './lineNumbers.ts'
import { stem } from './nouns.ts'
import { isMeasured, isVessel, numbersIn, type ToldNumber } from './toldNumbers.ts'

export interface Line {
  text: string
  read: IngredientLine
}

/** The lines of a recipe, and for each stem of a word in their names the first lines with it. */
export interface CountableLines {
  all: readonly Line[]
  byStem: ReadonlyMap<string, readonly Line[]>
}

/** Lines that are compared for one word: a recipe has no more kinds of oil. */
const maxLinesOfWord = 8

export function countable(lines: readonly Line[]): CountableLines {
  const byStem = new Map<string, Line[]>()
  for (const line of lines) {
    for (const own of new Set(line.read.name.split(' ').map(stem))) {
      const known = byStem.get(own)
      if (!known) byStem.set(own, [line])
      else if (known.length < maxLinesOfWord) known.push(line)
    }
  }
  return { all: lines, byStem }
}

/** "a 2-litre dish", "900 g loaf tin": what the kitchen has does not grow. */
const vesselAfter =
  /^(?:[- ]capacity)?[- ](?:(?!(?:in|into|to|of|an?|the|and|with|on|from)\b)[\p{L}-]+ ){0,2}(?:tins?|pans?|dish|dishes|pots?|saucepans?|bowls?|jars?|skillets?|casseroles?|moulds?|molds?|ramekins?|jugs?|bottles?|bags?)\b/iu
/** "2 tablespoons at a time", "30 g each", "¼ cup for each pancake"; not the minutes "on each side". */
const ofEach = /^[^.;,]{0,40}\b(?:each|apiece|per|at a time)\b(?! side)/i
const ofEachBefore = /\b(?:each|every|per)\b(?! side)[^.;]{0,25}$/i
/** What has been made is dealt out by the same spoon, however much of it there is. */
const ofTheMixture =
  /^ ?(?:of )?(?:the )?(?:(?!and\b)[\p{L}-]+ )?(?:mixture|batter|dough|filling|mix|portions?|pieces?|balls?|chunks?|parts?)\b/iu
/** Characters after a number that a rule may look at. */
const farthestAfter = 120

/** The numbers of a step that are measured out, and things that the lines count; what is of one piece does not grow. */
export function stepNumbers(step: string, lines: CountableLines): FoundNumber[] {
  return numbersIn(step).flatMap((told) => {
    const { start, end, low, unit, isMeasure } = told
    const rest = step.slice(end, end + farthestAfter)
    const lead = step.slice(Math.max(0, start - 40), start)
    if (low <= 0) return []
    if (isMeasure && vesselAfter.test(rest)) return isMeasured(unit) ? [] : { ...told, grows: false }
    const isOfOne = isOfPieces(step, told) || ofEachBefore.test(lead) || ofTheMixture.test(rest)
    if (isOfOne || (ofEach.test(rest) && !isPartOfLine(step, told, lines)))
      return isMeasure && isInDigits(step, told) ? { ...told, grows: false } : []
    if (isMeasured(unit)) return isInDigits(step, told) ? { ...told, grows: true } : []
    if (isMeasure) return { ...told, grows: false }
    if (isVessel(unit)) return []
    // "2 eggs", "2 garlic cloves", "a handful of the mint": only what a line names and counts by the same word.
    const line = countedIn(step, end, lines)
    const isCounted =
      line !== null &&
      line.read.quantity !== null &&
      (line.read.unit === unit || (unit === null && countingWord(step, end, line) !== undefined)) &&
      (unit !== null || isInDigits(step, told))
    return isCounted ? { ...told, grows: true } : []
  })
}

/** Words after a number among which the one that counts is looked for: "2 of the large garlic cloves". */
const maxWordsBetween = 5

/** The word of a step by which a line counts its food, "cloves", or else the last of the food's name: "eggs". */
export function countingWord(step: string, end: number, { read }: Line): RegExpExecArray | undefined {
  const counted = read.unit ?? stem(read.name.split(' ').at(-1)!)
  const phrase = /^[^.;,(]*/.exec(step.slice(end, end + farthestAfter))![0]
  return [...phrase.matchAll(/[\p{L}'’-]+/gu)]
    .slice(0, maxWordsBetween)
    .find(([word]) => stem(word) === counted)
}

/** "1 tablespoon of the oil, then fry for 3 minutes each": what is taken from a line grows with it. */
function isPartOfLine(step: string, { end, unit }: ToldNumber, lines: CountableLines): boolean {
  return (
    isMeasured(unit) && /^ of the /.test(step.slice(end, end + 8)) && countedIn(step, end, lines) !== null
  )
}

/** The line that an amount takes a part of: "1 tablespoon of the oil", "2 tbsp soy sauce"; null where a word comes between. */
export function lineOfPart(step: string, end: number, lines: CountableLines): Line | null {
  const line = countedIn(step, end, lines)
  if (line === null || /^ of (?:the|your) /.test(step.slice(end, end + 9))) return line
  const next = stem(/^[ -]*([\p{L}'’]*)/u.exec(step.slice(end, end + 30))![1]!)
  return lines.byStem.get(next)?.includes(line) ? line : null
}

const isInDigits = (step: string, { start }: ToldNumber) => !/\p{L}/u.test(step[start]!)

/**
 * The line whose food the first words after `from` name: the one with most of them in a row; of those the one whose name
 * ends with the row, as "Kalamata olives" does with "the olives" and "olive oil" does not; of those the shortest name.
 */
export function countedIn(step: string, from: number, { byStem }: CountableLines): Line | null {
  const words = [...step.slice(from, from + 60).matchAll(/[\p{L}'’-]+|[.;,(]/gu)]
    .map(([word]) => stem(word))
    .slice(0, 6)
  const end = words.findIndex((word) => /^[.;,]$/.test(word))
  const said = end < 0 ? words : words.slice(0, end)
  const isOf = (word: string, line: Line) => !dull.has(word) && (byStem.get(word)?.includes(line) ?? false)
  const at = said.findIndex((word) => word.length > 2 && !dull.has(word) && byStem.has(word))
  const rowOf = (line: Line) => {
    const next = said.findIndex((word, place) => place > at && !isOf(word, line))
    return said.slice(at, next < 0 ? said.length : next)
  }
  const ranked = (byStem.get(said[at] ?? '') ?? []).map((line) => {
    const [row, name] = [rowOf(line), line.read.name.split(' ')]
    const isEnd = stem(name.at(-1)!) === row.at(-1)
    return { line, named: row.length + (isEnd ? 1 / 2 : 0), words: name.length }
  })
  return ranked.sort((a, b) => b.named - a.named || a.words - b.words)[0]?.line ?? null
}

const dull = new Set(
  'of the a an and fresh dried ground large small medium whole chopped in with to for'.split(' '),
)
