import { isFoodNameOnlyWhenWhole } from '../../foods/catalogueIndex.ts'
import { isDescribingWord, isJoiningWord } from '../../foods/describingWords.ts'
import { findFoodsInWords } from '../../foods/findFoodsInWords.ts'
import { findFoodByKey } from '../../foods/foods.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import { splitStepIntoSentences, type WordInStep } from '../foods/saidFoods.ts'
import { nounsNamingNoFood, wordsBoundingFoodNames } from './ordinaryEnglishWords.ts'

const wordSet = (text: string): ReadonlySet<string> => new Set(splitFoodNameIntoWords(text))

/** Verbs whose object follows at once and is a food that is put in: "add fnords", "stir in the fnords". */
const adding = wordSet(
  'add adding stir stirring fold mix toss tip drop pop bung chuck throw crumble grate scatter sprinkle drizzle dollop whisk beat blend shave squeeze dot slide nestle tuck swirl pour spoon plonk dunk serve',
)
/** Actions behind which it stands after "on", "over", "in" and the like, or behind "with". */
const putting = wordSet(
  'pile spoon spread scoop heap load smear slather serve stuff sandwich ladle dollop eat enjoy wrap dip mop crumble grate scatter sprinkle drizzle pour squash mash lovely great good delicious nice best perfect',
)
/** The same, where what stands behind "on" with an article is mostly a place: "put on the board". */
const placing = wordSet('put place lay arrange layer')
/** Actions that bring in what stands behind "with". */
const bringing = wordSet(
  'serve top garnish finish sprinkle scatter drizzle fill stuff cover dress layer decorate coat brush mix stir toss eat enjoy spread season combine blend whisk beat thicken bind crown dust dot strew smear slather accompany go well sandwich line surround load pile lovely great good delicious nice best perfect',
)
const articles = wordSet('a an the your each any this that these those its')
/** What stands between such an action and its food. */
const particles = wordSet('in over on onto through up into atop inside between')
/** Measures behind whose "of" a food stands. */
const measures = wordSet(
  'scoop dollop spoonful handful drizzle splash knob blob glug dash sprinkling side squirt packet pack bag tin can jar bowl box bar pinch cup tablespoon teaspoon',
)
/** Words between an action and its food that belong to neither. */
const fillers = wordSet('just simply then also gently quickly carefully evenly well straight')
const endings = wordSet(wordsBoundingFoodNames)
const dishes = wordSet('salad soup stew curry rice sauce')
const things = wordSet(nounsNamingNoFood)

/** Words of a name of a food at most; more are no name. */
const maxNameWords = 5
/** Words between an action and the "on" or "with" that belongs to it, at most. */
const maxWordsBetween = 7
/** Letters of a word that may call a food which no table has. */
const minNounLength = 3

type Role = 'food' | 'describing' | 'joining' | 'ending' | 'thing' | 'unknown'

/** Words of a sentence that begin with a capital letter within it, as brands do ("a Flake"); none of a heading. */
function properNounsOf(clause: string, isFirst: boolean): ReadonlySet<string> {
  const words = clause.match(/[\p{L}\p{M}’']+/gu) ?? []
  const within = words.slice(isFirst ? 1 : 0)
  const proper = within.filter((word) => /^\p{Lu}\p{Ll}+/u.test(word))
  const isHeading = within.every((word) => proper.includes(word) || headingWords.has(word))
  return new Set(
    isHeading
      ? []
      : proper.flatMap(splitFoodNameIntoWords).filter((word) => !units.has(word) && !isDescribingWord(word)),
  )
}

/** Words that are small in a heading too: "Add Crumbs and Bake". */
const headingWords: ReadonlySet<string> = new Set('and or the in to of for'.split(' '))
const units = wordSet('tbsp tsp tablespoon teaspoon cup oz lb fahrenheit celsius')

/** What each word of a clause is, as far as it is known. */
function rolesOfWords(words: readonly string[], proper: ReadonlySet<string>): Role[] {
  const roles = words.map((word, at): Role => {
    // "Salad Shirazi" is a salad.
    if (proper.has(word)) return dishes.has(words[at - 1] ?? '') ? 'describing' : 'unknown'
    if (word === 'of') return 'describing'
    if (isJoiningWord(word)) return 'joining'
    if (things.has(word)) return 'thing'
    if (isDescribingWord(word) || /\d/.test(word)) return 'describing'
    return endings.has(word) || /.(?:ly|ing|ed|ward)$/.test(word) ? 'ending' : 'unknown'
  })
  for (const stretch of findFoodsInWords(words, 'sentence')) {
    const { kind, from, to } = stretch
    if (kind !== 'food') continue
    const key = words.slice(from, to).join(' ')
    // Some food names count only when they stand alone: here they are plain words, and so are words that are only spelt
    // like a food.
    const isExact = findFoodByKey(key) === stretch.food && !isFoodNameOnlyWhenWhole(key)
    if (isExact) for (let at = from; at < to; at++) roles[at] = 'food'
  }
  return roles
}

/** Where the names of what an action or a "with" brings in begin. */
function placesOfNames(words: readonly string[]): number[] {
  return words.flatMap((word, at): number[] => {
    const before = words.slice(Math.max(0, at - maxWordsBetween), at)
    if (word === 'with') return before.some((one) => bringing.has(one)) ? [at + 1] : []
    if (word === 'of') return measures.has(words[at - 1] ?? '') ? [at + 1] : []
    if (particles.has(word)) {
      const isPlaced = before.some((one) => placing.has(one)) && !articles.has(words[at + 1] ?? '')
      return isPlaced || before.some((one) => putting.has(one)) ? [at + 1] : []
    }
    if (!adding.has(word) || word === 'serve') return []
    let next = at + 1
    while (particles.has(words[next] ?? '') || fillers.has(words[next] ?? '')) next++
    return [next]
  })
}

/** A noun of which no table knows a food, and whether an article before it says that it was spoken of: "the fnords". */
interface UnknownNoun {
  word: string
  isDefinite: boolean
}

const definite: ReadonlySet<string> = new Set('the this these that those your'.split(' '))

/** The noun of a name that begins at a place, and those that "and" joins to it, where no table knows them. */
function unknownNounsFrom(words: readonly string[], roles: readonly Role[], from: number): UnknownNoun[] {
  const found: UnknownNoun[] = []
  let head: number | null = null
  let isDefinite = false
  const end = () => {
    if (head !== null && roles[head] === 'unknown' && words[head]!.length >= minNounLength)
      found.push({ word: words[head]!, isDefinite })
    head = null
  }
  for (let at = from; at < Math.min(words.length, from + maxNameWords * 2); at++) {
    const role = roles[at]!
    if (words[at] === 'and' || words[at] === 'or' || words[at] === 'plus') end()
    else if (definite.has(words[at]!)) isDefinite = true
    else if (role === 'joining' || role === 'ending') break
    else if (role !== 'describing') head = at
  }
  end()
  return found
}

const clausesOf = (step: string) =>
  splitStepIntoSentences(step).flatMap((sentence) =>
    sentence
      .split(/[,.;:!?()]+|\s[-–—]\s/)
      .map((clause, index) => ({ words: splitFoodNameIntoWords(clause), clause, isFirst: index === 0 })),
  )

function unknownNounsOfClause({
  words,
  clause,
  isFirst,
}: ReturnType<typeof clausesOf>[number]): UnknownNoun[] {
  const places = placesOfNames(words)
  if (places.length === 0) return []
  const roles = rolesOfWords(words, properNounsOf(clause, isFirst))
  return places.flatMap((at) => unknownNounsFrom(words, roles, at))
}

/**
 * The words of steps in English that call what they add or serve beside, where no food is known by them: "pile onto fnords".
 * What a step has made ("the fnord", after a step or a name that speaks of it) is none.
 */
export function findUnreadEnglishNouns(steps: readonly string[], name: string): WordInStep[] {
  const known = new Set(splitFoodNameIntoWords(name))
  return steps.flatMap((text, step) =>
    clausesOf(text).flatMap((clause) => {
      const { words } = clause
      const nouns = unknownNounsOfClause(clause).flatMap(({ word, isDefinite }) =>
        isDefinite && known.has(word) ? [] : [word],
      )
      for (const word of words) if (!nouns.includes(word)) known.add(word)
      return nouns.map((word) => ({ word, step }))
    }),
  )
}
