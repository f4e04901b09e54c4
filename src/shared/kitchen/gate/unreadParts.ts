import { foreignJoiningWords } from '../foods/claims/joiningWords.ts'
import { isJoiningWord } from '../foods/describingWords.ts'
import { type FoodNameSegment, findFoodsInWords } from '../foods/findFoodsInWords.ts'
import { splitFoodNameIntoWords } from '../foods/foodWords.ts'
import { isPossibleFoodNoun } from './nounsOfLines.ts'

/** A stretch of a line between words that join, commas and the like. */
interface LinePart {
  stretches: readonly FoodNameSegment[]
  /** Whether what stands in it says what the rest is for, or what is not there: "for dusting". */
  isOther: boolean
  /** Whether a comma stands between it and the name, so that it mostly says how the food is cut. */
  isBehindComma: boolean
}

/** Words behind which a line adds a food; behind other joining words it says what for, how, or without what. */
const adding: ReadonlySet<string> = new Set(
  'and or with plus of containing contain including incl'.split(' '),
)
/** The same and their opposites in other languages, where the catalogue's names may go on behind an "of". */
const addingElsewhere: ReadonlySet<string> = new Set([
  ...Object.keys(foreignJoiningWords),
  ...'au aux nebst plus samt dazu com en och og met ed i z'.split(' '),
])
const denyingElsewhere: ReadonlySet<string> = new Set(
  'ohne sans sin senza sem zonder bez uden uten utan'.split(' '),
)

const withoutBrackets = (text: string) => text.replace(/[([][^()[\]]*(?:[)\]]|$)/g, ' ')

function partsIn(text: string, isRemark: boolean): LinePart[] {
  const parts: LinePart[] = []
  for (const [place, clause] of withoutBrackets(text)
    .split(/[,;:+/]|\s[-–—]\s/)
    .entries()) {
    const isBehindComma = isRemark || place > 0
    let stretches: FoodNameSegment[] = []
    let isOther = false
    const end = () => {
      if (stretches.length > 0) parts.push({ stretches, isOther, isBehindComma })
      stretches = []
    }
    for (const stretch of findFoodsInWords(splitFoodNameIntoWords(clause), isRemark ? 'remark' : 'name')) {
      const word = 'word' in stretch ? stretch.word : null
      if (word !== null && (isJoiningWord(word) || addingElsewhere.has(word) || denyingElsewhere.has(word))) {
        end()
        isOther = (isJoiningWord(word) && !adding.has(word)) || denyingElsewhere.has(word)
      } else stretches.push(stretch)
    }
    end()
  }
  return parts
}

const holdsFood = ({ stretches }: LinePart) => stretches.some(({ kind }) => kind === 'food')
const isFoodAlone = ({ stretches, isOther }: LinePart) =>
  !isOther && stretches.every(({ kind }) => kind === 'food')

const unreadIn = ({ stretches }: LinePart): string[] =>
  stretches.flatMap((stretch) =>
    stretch.kind === 'unknown' && isPossibleFoodNoun(stretch.word) ? [stretch.word] : [],
  )

/** Words of a name that only give examples, or what else may be taken: "such as Gaeta or Nicoise olives". */
const examplesPattern =
  /\b(?:such as|like|preferably|ideally|depending|e\.?g|or (?:use|substitute)|z\.? ?b|par exemple|par ex|por ejemplo|p\.? ?ej)\b/i

/** Words of a part between commas that is a food's name; what is done to a food is told in more. */
const maxNameWords = 2

/**
 * The words of those parts of a line in which something is called that nobody here knows: "fnords" of "salt and fnords". A
 * word beside a food that is known only tells what it is like, and what stands behind a comma how it is cut, unless it stands
 * in a list with foods: "honey, fnords, raisins".
 */
export function findUnknownPartsOfLine(name: string, remark: string): string[][] {
  if (examplesPattern.test(name) || examplesPattern.test(remark)) return []
  const parts = [...partsIn(name, false), ...partsIn(remark, true)]
  // The name is told by brackets, or by a word that is a food only where nothing else is one.
  if (!parts.some(holdsFood)) return []
  return parts.flatMap((part, index) => {
    if (holdsFood(part) || part.isOther) return []
    const words = unreadIn(part)
    if (words.length === 0) return []
    if (!part.isBehindComma) return [words]
    const isListed =
      part.stretches.length <= maxNameWords &&
      words.length === part.stretches.length &&
      parts.slice(index + 1).some(isFoodAlone)
    return isListed ? [words] : []
  })
}
