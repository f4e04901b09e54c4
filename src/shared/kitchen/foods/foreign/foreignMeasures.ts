import { splitFoodNameIntoWords } from '../foodWords.ts'

/** Containers and pieces of other languages that are near to the name of a food and are none: "chorrito", "panetto". */
const onlyMeasures: ReadonlySet<string> = new Set(
  splitFoodNameIntoWords(
    'briquette pastille chorrito chorreton rebanada panetto panetti blatt blätter blättern schnitz schnitze schnitzen spalte spalten',
  ),
)
/** Those that are foods too, and measures before "of" and another: French "boule", Italian "filo". */
const measuresOf: ReadonlySet<string> = new Set(
  splitFoodNameIntoWords('boule barquette brik pastilla cubito cubetto dadi concha filo'),
)
/** Nuts that tell how much of what melts or is spread: "noix de crème". */
const nutSizes: ReadonlySet<string> = new Set(
  splitFoodNameIntoWords('noix noisette nuez avellana noce nocciola noz avela'),
)
const ofNutSize: ReadonlySet<string> = new Set(
  splitFoodNameIntoWords(`beurre crème saindoux graisse margarine gingembre moutarde mascarpone mantequilla margarina manteca nata grasa jengibre
    mostaza burro strutto panna zenzero senape manteiga banha gengibre mostarda`),
)
/** Foods that are cut into what Mexico fills: "taquitos de jamón". */
const cutInCubes: ReadonlySet<string> = new Set(
  splitFoodNameIntoWords('jamón bacon beicon panceta tocino queso lacón pavo salmón atún chorizo'),
)
/** What makes a loaf of a "boule", and stock cubes of "dadi". */
const noContents: ReadonlySet<string> = new Set(
  splitFoodNameIntoWords('campagne levain berger seigle froment céréales brodo'),
)
const ofWords: ReadonlySet<string> = new Set('de d du des di da do dal del dello della'.split(' '))
/** "Of" as one word with the next, as words are compared: "d'olio" is "dolio". */
const elided = /^d[aeiouh]\p{L}{2}/u

/** Whether a word, as names of foods are compared, only measures what stands behind it. */
export function isForeignMeasureWord(words: readonly string[], at: number): boolean {
  const word = words[at]!
  if (onlyMeasures.has(word)) return true
  const of = words[at + 1]
  if (of === undefined || !(ofWords.has(of) || elided.test(of))) return false
  const behind = ofWords.has(of) ? words[at + 2] : of.slice(1)
  if (behind === undefined) return false
  if (measuresOf.has(word)) return !noContents.has(behind)
  if (word === 'taquito') return cutInCubes.has(behind)
  return nutSizes.has(word) && ofNutSize.has(behind)
}
