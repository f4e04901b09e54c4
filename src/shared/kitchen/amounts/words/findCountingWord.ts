import { numberOfForeignWord } from '../../lines/numbers/writtenNumbers.ts'
import type { IngredientLine } from '../../lines/parseIngredientLine.ts'
import { canonicalUnitBySpelling } from '../../lines/units/lineUnits.ts'
import type { ParsedLine } from '../countableLines.ts'
import { quantityOfLineInUnit } from '../lineQuantities.ts'
import { isWeightOrVolumeUnit } from '../numbersWithUnits.ts'
import { findKnownNoun, lastNounOfCompound } from './foreignNouns.ts'
import { nounStem } from './nouns.ts'

/** Characters after a number among which the word that counts is looked for. */
const farthestAfter = 120
/** What a number may be of ends here; "c. à soupe" goes on. */
const phraseEnd = /^(?:[^.;,(]|\.(?= ?à)|(?<=c\.? ?à(?:\.? ?[sc])?)\.)*/
/** Words after a number among which the one that counts is looked for: "2 of the large garlic cloves". */
const maxWordsBetween = 5

/**
 * The word of a step by which a line counts its food, "cloves", or else the last of the food's name: "eggs"; a line in
 * another language may count by the word behind its number, "gousses", "EL".
 */
export function findCountingWord(step: string, end: number, line: ParsedLine): RegExpExecArray | undefined {
  const { text, read } = line
  const own = ownCounter(text, read)
  const word = counterWordOfName(read.name) ?? read.name.split(' ').at(-1)!
  const counted = [read.unit?.split(' ').at(-1) ?? nounStem(word), ...own]
  const rest = step.slice(end, end + farthestAfter)
  const size = sizeBefore.exec(rest)?.[0].length ?? 0
  const phrase = ' '.repeat(size) + phraseEnd.exec(rest.slice(size))![0].split(/[\d½¼¾]/, 1)[0]!
  return [...phrase.matchAll(/[\p{L}\p{M}'’-]+/gu)]
    .slice(0, maxWordsBetween)
    .find(([word]) => counted.includes(nounStem(word)) || isUnit(word, line))
}

/** "2 bricks de nata". */
const beforeDe = /^[\s\p{N}.,/–-]*(\p{Ll}+) d(?:e |['’])/u

/** "Mugs" of "mugs of tea", "legs" of "legs of lamb"; null where the food itself is counted, and where the word counts nothing: "cream of tartar". */
export const counterWordOfName = (name: string): string | null => {
  const [, word, food] = /^(?:[\p{L}-]+ )?(\p{Ll}+) of (\p{L}+)/u.exec(name) ?? []
  const vessel = vesselBeforeFood.exec(name)?.[1]
  if (vessel !== undefined) return vessel
  const isThing = word !== undefined && food !== undefined && !noThings.test(word)
  return isThing ? word : null
}
/** "1 mug rice", "2 scoops ice cream". */
const vesselBeforeFood = /^(mugs?|bowls?|scoops?|ladles?|tumblers?|beakers?|teacups?|eggcups?) \p{Ll}/u
const noThings =
  /^(?:cream|juice|zest|rind|peel|half|halves|rest|lots?|plenty|pair|couple|kinds?|types?|out|instead|best|some|most)$/i

/** "2 (400 g/14 oz) tins", "one 400 g tin": the size of a tin stands between the number and "tins". */
const sizeBefore =
  /^ (?:[x×] ?)?(?:\([^()]{0,30}\)|[\d.½¼¾]+[ -]?(?:k?g|m?l|oz|lb|ounces?)(?:\/[\d.½¼¾]+[ -]?(?:k?g|m?l|oz|lb))?)(?= )/i

/** Where what a number counts begins: behind the size of each. */
export const skipPieceSize = (step: string, end: number) =>
  end + (sizeBefore.exec(step.slice(end, end + 48))?.[0].length ?? 0)

/** "Both tins" of a line that counts cans, "the other stick" of "1 cup (2 sticks) butter". */
function isUnit(word: string, line: ParsedLine): boolean {
  const unit = canonicalUnitBySpelling.get(word.toLowerCase())
  if (unit === undefined) return false
  return line.read.unit === unit || (!isWeightOrVolumeUnit(unit) && quantityOfLineInUnit(line, unit) !== null)
}

/**
 * The stems of the words that a line in another language may be counted by: a noun that is known, "gousse", a compound and its end, or what it writes for
 * its unit, "EL"; none where it counts in English.
 */
function ownCounter(text: string, { unit }: IngredientLine): string[] {
  const words = [...text.matchAll(/[\p{L}\p{M}'’-]+/gu)]
    .slice(0, maxWordsBetween)
    .map(([word]) => word.replace(/^demi-/i, ''))
  const noun = words.find((word) => findKnownNoun(word, null) !== null)
  if (noun) return [nounStem(noun), lastNounOfCompound(noun)].filter((each) => each !== null)
  const before = unit === null ? beforeDe.exec(text)?.[1] : undefined
  if (before !== undefined) return [nounStem(before)]
  const isEnglish =
    unit === null || words.some((word) => canonicalUnitBySpelling.get(word.toLowerCase()) === unit)
  return isEnglish ? [] : [nounStem(words.find((word) => numberOfForeignWord(word) === null) ?? '')]
}
