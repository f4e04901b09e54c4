import type { IngredientLine } from '../lines/parseIngredientLine.ts'
import { stem } from './nouns.ts'
import { isMeasured, isVessel, numbersIn, type ToldNumber } from './toldNumbers.ts'

export interface Line {
  text: string
  read: IngredientLine
}

/** The lines of a recipe, and for each stem of a word in their names the first line with it. */
export interface CountableLines {
  all: readonly Line[]
  byStem: ReadonlyMap<string, Line>
}

export function countable(lines: readonly Line[]): CountableLines {
  const byStem = new Map<string, Line>()
  for (const line of lines) {
    for (const part of line.read.name.split(' ')) {
      const own = stem(part)
      if (!byStem.has(own)) byStem.set(own, line)
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
const cutInto = /\b(?:in|into|every) $/i

/** The numbers of a step that grow with the servings: what is measured out, and things that the lines count. */
export function stepNumbers(step: string, lines: CountableLines): ToldNumber[] {
  return numbersIn(step).filter((told) => {
    const { start, end, low, unit, isMeasure } = told
    const rest = step.slice(end, end + farthestAfter)
    const lead = step.slice(Math.max(0, start - 40), start)
    if (low <= 0 || cutInto.test(lead) || ofEachBefore.test(lead)) return false
    if (ofEach.test(rest) || ofTheMixture.test(rest)) return false
    if (isMeasured(unit)) return !vesselAfter.test(rest) && isInDigits(step, told)
    if (isMeasure || isVessel(unit)) return false
    // "2 eggs", "a handful of the mint": only what a line names and counts by the same word.
    const line = countedIn(step, end, lines)
    return (
      line !== null &&
      line.read.quantity !== null &&
      line.read.unit === unit &&
      (unit !== null || isInDigits(step, told))
    )
  })
}

const isInDigits = (step: string, { start }: ToldNumber) => !/\p{L}/u.test(step[start]!)

/** The line whose food the first words after `from` name; null when none does. */
export function countedIn(step: string, from: number, { byStem }: CountableLines): Line | null {
  const words = [...step.slice(from, from + 60).matchAll(/[\p{L}'’-]+|[.;,(]/gu)]
    .map(([word]) => stem(word))
    .slice(0, 6)
  const end = words.findIndex((word) => /^[.;,]$/.test(word))
  for (const word of end < 0 ? words : words.slice(0, end)) {
    const line = byStem.get(word)
    if (line && word.length > 2 && !dull.has(word)) return line
  }
  return null
}

const dull = new Set(
  'of the a an and fresh dried ground large small medium whole chopped in with to for'.split(' '),
)
