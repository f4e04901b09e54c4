import { parseAllergyText } from '../../allergyWords/parseAllergyText.ts'
import type { PathToFoodFact } from '../../foods/foodContents.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import { checkLine, type LineCheck } from '../checkLine.ts'
import { isFoodGroupName } from '../foods/foodGroups.ts'
import {
  createCompleteWordListTest,
  createDislikedFoodPathFinder,
  createLineTestForAllergies,
  findFoodNameMeantByDislike,
} from './dislikes.ts'

/**
 * Tells the way by which a line holds what someone is allergic to, in their own words; null when none is found. All that the words
 * mean is looked for, and the words themselves in the whole line. The words are read once for all lines.
 */
export function createAllergyPathFinder(allergy: string): (check: LineCheck) => PathToFoodFact | null {
  const read = meaningReader(allergy, { isAllergy: true })
  const words = splitFoodNameIntoWords(allergy)
  const isNamed = createCompleteWordListTest(namesOf(allergy))
  const isOfCorn =
    parseAllergyText(allergy).foods.includes('corn') || /^(?:corn|maize)$/.test(words.join(' '))
  return (check) => {
    const isPossible = isNamed(wordsIn(check)) || foodsMeantBy(check).some((food) => read(checkName(food)))
    return read(check) ?? (isPossible ? maybeNamed(check) : null) ?? (isOfCorn ? maybeOfCorn(check) : null)
  }
}

/** Names of lines that stand for one food in one country and for another elsewhere, and which foods. */
const foodsByOpenName: Readonly<Record<string, readonly string[]>> = {
  chip: ['french fries', 'potato chips', 'tortilla chips'],
  fry: ['french fries', 'sweet potato fries'],
}

function foodsMeantBy({ food, line }: LineCheck): readonly string[] {
  const name = splitFoodNameIntoWords(line.name).join(' ')
  return food === null && Object.hasOwn(foodsByOpenName, name) ? foodsByOpenName[name]! : []
}

/** "8 tortillas" of no flour that is said: read as those of wheat, and often of corn. */
function maybeOfCorn({ food, text }: LineCheck): PathToFoodFact | null {
  const isOpen = food?.name === 'flour tortilla' && !/flour|wheat|harina|trigo|weizen|blé|गेहूं|قمح/iu.test(text)
  return isOpen ? { isCertain: false, isItself: true, path: [text] } : null
}

/**
 * Tells the way by which a line holds what somebody does not want, in their own words. Words that no food of the catalogue is called by
 * are read as those of an allergy are, in whatever language: "Meeresfrüchte".
 */
export function createUnwantedFoodPathFinder(dislike: string): (check: LineCheck) => PathToFoodFact | null {
  return findFoodNameMeantByDislike(dislike) === null
    ? meaningReader(dislike)
    : createDislikedFoodPathFinder(dislike)
}

function meaningReader(
  words: string,
  { isAllergy = false } = {},
): (check: LineCheck) => PathToFoodFact | null {
  const { allergens, diets, foods } = parseAllergyText(words)
  const readers: ((check: LineCheck) => PathToFoodFact | null | undefined)[] = [
    ...allergens.map((id) => (check: LineCheck) => check.allergens.get(id)),
    ...diets.flatMap((id) => (id === 'low-carb' ? [] : (check: LineCheck) => check.diets.get(id))),
    ...[words, ...foods].map((food) => createDislikedFoodPathFinder(food, { isAllergy })),
  ]
  return (check) => {
    let possible: PathToFoodFact | null = null
    for (const read of readers) {
      const trace = read(check)
      if (trace?.isCertain) return trace
      possible ??= trace ?? null
    }
    return possible
  }
}

/**
 * Whether a food, by its name alone, holds or may hold any of what somebody is allergic to, as createAllergyPathFinder finds it. The words are
 * read once for all foods.
 */
export function createFoodTestForAllergies(allergies: readonly string[]): (food: string) => boolean {
  const different = [...new Set(allergies)]
  const meanings = different.map(parseAllergyText)
  const allergens = new Set(meanings.flatMap((each) => each.allergens))
  const diets = new Set(meanings.flatMap((each) => each.diets.filter((id) => id !== 'low-carb')))
  const isDisliked = createLineTestForAllergies([...different, ...meanings.flatMap(({ foods }) => foods)])
  const isNamed = createCompleteWordListTest(different.flatMap(namesOf))
  return (food) => {
    const check = checkName(food)
    return (
      [...check.allergens.keys()].some((id) => allergens.has(id)) ||
      [...check.diets.keys()].some((id) => diets.has(id)) ||
      isDisliked(check) ||
      isNamed(wordsIn(check))
    )
  }
}

/** Names of foods are asked for again and again, for each eater: those of our own cook's larder are some 600. */
const checkedNames = new Map<string, LineCheck>()
const maxCheckedNames = 1_000

function checkName(food: string): LineCheck {
  const before = checkedNames.get(food)
  if (before) return before
  const check = checkLine(food)
  if (checkedNames.size < maxCheckedNames) checkedNames.set(food, check)
  return check
}

const lineWords = new WeakMap<LineCheck, ReadonlySet<string>>()

function wordsIn(check: LineCheck): ReadonlySet<string> {
  const before = lineWords.get(check)
  if (before) return before
  const words = new Set(splitFoodNameIntoWords(check.text))
  lineWords.set(check, words)
  return words
}

/**
 * The words for an allergy, and the names of the foods that they mean: a line that has them may be of the food. The name of a group is
 * no such name: chamomile tea is no tea.
 */
const namesOf = (allergy: string): string[][] =>
  [allergy, ...parseAllergyText(allergy).foods.filter((food) => !isFoodGroupName(food))]
    .map(splitFoodNameIntoWords)
    .filter((words) => words.length > 0)

const maybeNamed = ({ text }: LineCheck): PathToFoodFact => ({
  isCertain: false,
  isItself: true,
  path: [text],
})
