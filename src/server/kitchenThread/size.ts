import type { Eater } from '#shared/kitchen/eaters.ts'
import type { RecipeBrief } from '#shared/kitchen/recipe.ts'
import type { JobInput, JobName } from './jobs.ts'

/**
 * What takes less than 20 ms of a core, whatever it is, once it was compiled; the dearest are lines that an eater must not
 * have, for each of which swaps are looked for. Of our own cook's recipes 98 in 100 have less.
 */
const maxCharacters = 1_600
const maxLines = 20
const maxLinesAndSteps = 30
/** Lines by what eaters must not have, the same. */
const maxConcernsChecked = 200
/** Texts by allergies of eaters; no swaps are looked for. */
const maxWarningsChecked = 400
/** The shortest names of foods, and what stands between two: no text names more foods than it has such pieces. */
const charactersPerFood = 5
/** Foods that all texts may name, by what eaters must not have: so many are compared within 5 ms. */
const maxFoodsChecked = 8_000
/** Characters of lines that become grocery lines within 8 ms. */
const maxGroceryCharacters = 3_000

/** Allergens, and foods that eaters name in their own words: each is asked of every food of a dish. */
const maxNamedFoods = 8
/** Characters of what eaters must not have, which our own cook reads within 6 ms beside a recipe that takes up to 14. */
const maxUnwantedToCook = 120

/** Allergies in the words of eaters, and their characters, whose meaning is read within 10 ms where it was not read before, of hostile ones 20. */
const maxAllergies = 12
const maxAllergyCharacters = 240

/**
 * Characters of texts, and four times those of what their eaters must not have, whose meaning takes as much longer to read
 * where it was not read before: 2,000 take 20 ms where each names another food.
 */
const maxCharactersRead = 1_800
const timesOfUnwanted = 6

/** Characters of the recipe that a dish is a change of, or of the names of those that it must not be. */
const maxCharactersBefore = 3_000

/** Characters of wishes that are read within 4 ms, and hostile ones within 20. */
const maxWishCharacters = 200
/** Wishes, and characters of the names of those at the table, of which all forms are made once in less than 1 ms. */
const maxWishes = 20
const maxNameCharacters = 500

/** Characters of texts in which names are replaced within 20 ms where each word sounds like one. */
const maxPromptCharacters = 240

/** Characters of different words for what somebody must not have: hostile ones are read within two seconds. */
export const maxUnwantedCharacters = 40_000

/** Whether a job names more foods than it can read, so that it is refused: none of them is passed over. */
export function isTooLarge(input: JobInput<JobName>): boolean {
  return lengthOf([...new Set(unwantedIn(input))]) > maxUnwantedCharacters
}

function unwantedIn(input: JobInput<JobName>): readonly string[] {
  if ('allergies' in input) return input.allergies
  if ('eater' in input) return allergiesOf([input.eater])
  if ('eaters' in input) return unwantedBy(input.eaters)
  if (!('seed' in input)) return []
  return unwantedBy(input.brief.eaters)
}

const unwantedBy = (eaters: readonly Eater[]) => [
  ...allergiesOf(eaters),
  ...eaters.flatMap(({ dislikes }) => dislikes),
]

/** Whether a job takes less than 20 ms of a core. */
export function isSmall(_name: JobName, input: JobInput<JobName>): boolean {
  if ('recipes' in input) return areFewHeld(input)
  if ('allergies' in input) return areFewAllergies(input.allergies)
  if ('texts' in input) return isSmallToWarn(input)
  if ('words' in input) {
    const { name, description, ingredients, instructions } = input.words
    const texts = [name, description, ...ingredients, ...instructions]
    return texts.length <= maxLinesAndSteps && isSmallToWarn({ texts, eater: input.eater })
  }
  if ('keptLines' in input) return input.content.length + lengthOf(input.keptLines) <= maxCharacters
  // A few characters of Markdown can stand for long HTML.
  if ('content' in input) return false
  if ('wishes' in input) return areFewWishes(input.wishes, input.names)
  if ('toRead' in input)
    return areFewWishes(
      wishesIn(input),
      input.brief.eaters.map(({ name }) => name),
    )
  if ('seed' in input) return isSmallDish(input.brief)
  if ('briefToPrompt' in input) return isSmallPrompt(input.briefToPrompt)
  if ('factor' in input) return lengthOf(input.ingredients) <= maxGroceryCharacters
  const { name, description, ingredients, instructions } = 'recipe' in input ? input.recipe : input
  const eaters = 'eaters' in input ? input.eaters : []
  if (!areFewAllergies(allergiesOf(eaters))) return false
  const concerns = eaters.reduce(
    (sum, { allergens, otherAllergies = [], diets, dislikes }) =>
      sum + allergens.length + otherAllergies.length + diets.length + dislikes.length,
    0,
  )
  const length = lengthOf([name, description, ...ingredients, ...instructions])
  return (
    length <= maxCharacters &&
    isSoonRead(length, unwantedBy(eaters)) &&
    areFewFoods(length, concerns) &&
    ingredients.length <= maxLines &&
    ingredients.length + instructions.length <= maxLinesAndSteps &&
    ingredients.length * concerns <= maxConcernsChecked
  )
}

function isSmallToWarn({ texts, eater }: Pick<JobInput<'foodWarnings'>, 'texts' | 'eater'>): boolean {
  const { allergens, otherAllergies = [] } = eater
  const concerns = allergens.length + otherAllergies.length
  const length = lengthOf(texts)
  return (
    length <= maxCharacters &&
    isSoonRead(length, otherAllergies) &&
    areFewFoods(length, concerns) &&
    texts.length * concerns <= maxWarningsChecked &&
    areFewAllergies(otherAllergies)
  )
}

function areFewHeld({ recipes, allergies }: JobInput<'certainAllergies'>): boolean {
  const length = lengthOf(recipes.flat())
  return length <= maxCharacters && areFewFoods(length, allergies.length) && areFewAllergies(allergies)
}

const isSoonRead = (characters: number, unwanted: readonly string[]) =>
  characters + lengthOf(unwanted) * timesOfUnwanted <= maxCharactersRead

const areFewWishes = (wishes: readonly string[], names: readonly string[]) =>
  wishes.length <= maxWishes && lengthOf(wishes) <= maxWishCharacters && lengthOf(names) <= maxNameCharacters

const areFewFoods = (characters: number, concerns: number) =>
  (characters / charactersPerFood) * concerns <= maxFoodsChecked

const areFewAllergies = (allergies: readonly string[]) =>
  allergies.length <= maxAllergies && lengthOf(allergies) <= maxAllergyCharacters

const allergiesOf = (eaters: readonly Eater[]) => eaters.flatMap(({ otherAllergies = [] }) => otherAllergies)

function wishesIn({ brief: { answers, change }, toRead }: JobInput<'readBrief'>): string[] {
  const changeWish = change?.kind === 'change' ? [change.wish] : []
  const answered = (toRead.clarifications ?? []).flatMap(({ passage, leaveOut }) => [passage, ...leaveOut])
  return [answers.description, ...toRead.earlierWishes, ...changeWish, ...answered]
}

/** A dish that takes more work than a small one turns out to do so while it is cooked: see loadSmallJob. */
function isSmallDish({ answers, change, eaters }: RecipeBrief): boolean {
  const wishes = change?.kind === 'change' ? [answers.description, change.wish] : [answers.description]
  const before = change?.kind === 'change' ? [change.previous] : []
  const texts = before.flatMap(({ name, ingredients, instructions }) => [
    name,
    ...ingredients,
    ...instructions,
  ])
  const names = change?.kind === 'another' ? change.previousNames : []
  // What is written for them is checked, dish by dish until one is harmless.
  if (eaters.some(({ isVulnerable }) => isVulnerable)) return false
  return (
    namedFoodsOf(eaters) <= maxNamedFoods &&
    lengthOf(unwantedBy(eaters)) <= maxUnwantedToCook &&
    lengthOf(wishes) <= maxWishCharacters &&
    lengthOf([...texts, ...names]) <= maxCharactersBefore
  )
}

/** Without eaters there are no names to replace. */
function isSmallPrompt({ answers, change, eaters }: RecipeBrief): boolean {
  if (eaters.length === 0) return true
  const foods = eaters.flatMap(({ otherAllergies = [], dislikes, likes }) => [
    ...otherAllergies,
    ...dislikes,
    ...likes,
  ])
  const texts = [answers.description, ...eaters.map(({ name }) => name), ...foods]
  if (change?.kind === 'another') texts.push(...change.previousNames)
  if (change?.kind === 'change') texts.push(change.wish, change.previous.name, change.previous.description)
  return lengthOf(texts) <= maxPromptCharacters
}

function namedFoodsOf(eaters: readonly Eater[]): number {
  return eaters.reduce(
    (sum, { allergens, otherAllergies = [], dislikes, likes }) =>
      sum + allergens.length + otherAllergies.length + dislikes.length + likes.length,
    0,
  )
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0)
}
