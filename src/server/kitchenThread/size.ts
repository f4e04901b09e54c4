import type { Eater } from '#shared/kitchen/eaters.ts'
import type { RecipeBrief } from '#shared/kitchen/recipe.ts'
import type { KitchenJobInput, KitchenJobName } from './jobs.ts'

/**
 * Maximum characters of any text that takes less than 20 ms of a core once the code was compiled; the most expensive
 * are lines that an eater must not have, for each of which swaps are searched. Of the built-in cook's recipes, 98 in
 * 100 have less.
 */
const maxCharacters = 1_600
const maxLines = 20
const maxLinesAndSteps = 30
/** The same for lines multiplied by what eaters must not have. */
const maxConcernsChecked = 200
/** Maximum texts multiplied by allergies of eaters; no swaps are searched. */
const maxWarningsChecked = 400
/** Characters of the shortest food name and its separator: a text names at most one food per so many characters. */
const charactersPerFood = 5
/** Maximum foods that all texts may name, multiplied by what eaters must not have: so many comparisons take 5 ms. */
const maxFoodsChecked = 8_000
/** Maximum characters of lines that become grocery lines within 8 ms. */
const maxGroceryCharacters = 3_000

/** Maximum number of allergens and of foods named in the eaters' own words: each is compared with every food of a dish. */
const maxNamedFoods = 8
/**
 * Maximum characters of what eaters must not have, which the built-in cook reads within 6 ms in addition to a recipe
 * that takes up to 14.
 */
const maxUnwantedToCook = 120

/** Maximum allergies in own words, and their characters, that are read for the first time within 10 ms, hostile ones within 20. */
const maxAllergies = 12
const maxAllergyCharacters = 240

/**
 * Maximum characters of texts, plus four times those of what their eaters must not have, where they are read for the
 * first time: 2,000 take 20 ms where each names another food.
 */
const maxCharactersRead = 1_800
const charactersPerUnwantedFoodCharacter = 6

/** Maximum characters of the recipe that a dish is a variation of, or of the names of those that it must not repeat. */
const maxCharactersBefore = 3_000

/** Maximum characters of wishes that are read within 4 ms, and hostile ones within 20. */
const maxWishCharacters = 200
/** Maximum wishes, and characters of the eaters' names, all of whose forms are built once in less than 1 ms. */
const maxWishes = 20
const maxNameCharacters = 500

/** Maximum eaters against whom foods of a wish are checked in addition to its recipe. */
const maxEatersOfOutcome = 4

/** Maximum characters of texts in which names are replaced within 20 ms where each word sounds like one. */
const maxPromptCharacters = 240

/** Maximum characters of different words for what somebody must not have: hostile ones are read within two seconds. */
export const maxCharactersOfUnwantedFoods = 40_000

/** Whether a job names more foods than it can read; it is then refused, so that none is ignored. */
export function isJobTooLarge(input: KitchenJobInput<KitchenJobName>): boolean {
  return lengthOf([...new Set(unwantedFoodsOfJob(input))]) > maxCharactersOfUnwantedFoods
}

function unwantedFoodsOfJob(input: KitchenJobInput<KitchenJobName>): readonly string[] {
  if ('allergies' in input) return input.allergies
  if ('eater' in input) return allergiesOf([input.eater])
  if ('asked' in input) return unwantedFoodsOf(input.asked.eaters)
  if ('eaters' in input) return unwantedFoodsOf(input.eaters)
  if (!('seed' in input)) return []
  return unwantedFoodsOf(input.brief.eaters)
}

const unwantedFoodsOf = (eaters: readonly Eater[]) => [
  ...allergiesOf(eaters),
  ...eaters.flatMap(({ dislikes }) => dislikes),
]

/** Whether a job takes less than 20 ms of a core. */
export function isSmallJob(_name: KitchenJobName, input: KitchenJobInput<KitchenJobName>): boolean {
  if ('recipes' in input) return isAllergiesHeldJobSmall(input)
  if ('allergies' in input) return areFewAllergies(input.allergies)
  if ('texts' in input) return isSmallToWarn(input)
  if ('words' in input) {
    const { name, description, ingredients, instructions } = input.words
    const texts = [name, description, ...ingredients, ...instructions]
    return texts.length <= maxLinesAndSteps && isSmallToWarn({ texts, eater: input.eater })
  }
  if ('html' in input || 'text' in input || 'toGround' in input) return false
  if ('keptLines' in input) return input.content.length + lengthOf(input.keptLines) <= maxCharacters
  // A few characters of Markdown can become long HTML.
  if ('content' in input) return false
  if ('wishes' in input) return areFewWishes(input.wishes, input.names)
  if ('written' in input) return isSmallOutcome(input)
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
    isReadQuickly(length, unwantedFoodsOf(eaters)) &&
    areFewFoods(length, concerns) &&
    ingredients.length <= maxLines &&
    ingredients.length + instructions.length <= maxLinesAndSteps &&
    ingredients.length * concerns <= maxConcernsChecked
  )
}

function isSmallToWarn({ texts, eater }: Pick<KitchenJobInput<'foodWarnings'>, 'texts' | 'eater'>): boolean {
  const { allergens, otherAllergies = [] } = eater
  const concerns = allergens.length + otherAllergies.length
  const length = lengthOf(texts)
  return (
    length <= maxCharacters &&
    isReadQuickly(length, otherAllergies) &&
    areFewFoods(length, concerns) &&
    texts.length * concerns <= maxWarningsChecked &&
    areFewAllergies(otherAllergies)
  )
}

function isAllergiesHeldJobSmall({ recipes, allergies }: KitchenJobInput<'allergiesHeld'>): boolean {
  const length = lengthOf(recipes.flat())
  return length <= maxCharacters && areFewFoods(length, allergies.length) && areFewAllergies(allergies)
}

const isReadQuickly = (characters: number, unwanted: readonly string[]) =>
  characters + lengthOf(unwanted) * charactersPerUnwantedFoodCharacter <= maxCharactersRead

const areFewWishes = (wishes: readonly string[], names: readonly string[]) =>
  wishes.length <= maxWishes && lengthOf(wishes) <= maxWishCharacters && lengthOf(names) <= maxNameCharacters

const areFewFoods = (characters: number, concerns: number) =>
  (characters / charactersPerFood) * concerns <= maxFoodsChecked

const areFewAllergies = (allergies: readonly string[]) =>
  allergies.length <= maxAllergies && lengthOf(allergies) <= maxAllergyCharacters

const allergiesOf = (eaters: readonly Eater[]) => eaters.flatMap(({ otherAllergies = [] }) => otherAllergies)

function wishesIn({ brief: { answers, change }, toRead }: KitchenJobInput<'readBrief'>): string[] {
  const changeWish = change?.kind === 'change' ? [change.wish] : []
  const answered = (toRead.clarifications ?? []).flatMap(({ passage, leaveOut }) => [passage, ...leaveOut])
  return [answers.description, ...toRead.earlierWishes, ...changeWish, ...answered]
}

/** The recipe is read once more, and checked for each food that the wishes leave out. */
function isSmallOutcome({ written, asked }: KitchenJobInput<'wishOutcome'>): boolean {
  const { name, description, ingredients, instructions } = written
  const names = asked.eaters.map((eater) => eater.name)
  const length = lengthOf([name, description, ...ingredients, ...instructions])
  return (
    areFewWishes(asked.wishes, names) &&
    asked.eaters.length <= maxEatersOfOutcome &&
    length <= maxCharacters &&
    isReadQuickly(length, unwantedFoodsOf(asked.eaters)) &&
    areFewAllergies(allergiesOf(asked.eaters)) &&
    ingredients.length <= maxLines &&
    ingredients.length + instructions.length <= maxLinesAndSteps
  )
}

/** A dish that takes more work is noticed while it is cooked: see loadSmallKitchenJob. */
function isSmallDish({ answers, change, eaters }: RecipeBrief): boolean {
  const wishes = change?.kind === 'change' ? [answers.description, change.wish] : [answers.description]
  const before = change?.kind === 'change' ? [change.previous] : []
  const texts = before.flatMap(({ name, ingredients, instructions }) => [
    name,
    ...ingredients,
    ...instructions,
  ])
  const names = change?.kind === 'another' ? change.previousNames : []
  // Recipes for vulnerable eaters are checked, dish by dish until one is harmless, which takes longer.
  if (eaters.some(({ isVulnerable }) => isVulnerable)) return false
  return (
    namedFoodsOf(eaters) <= maxNamedFoods &&
    lengthOf(unwantedFoodsOf(eaters)) <= maxUnwantedToCook &&
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
