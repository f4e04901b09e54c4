import { setImmediate } from 'node:timers/promises'
import type { AllergyMeaning } from '#shared/kitchen/allergyWords/parseAllergyText.ts'
import { CookWorkLimitError } from '#shared/kitchen/cook/cookWorkLimit.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { RecipeCheckReport } from '#shared/kitchen/findings/recipeCheckReport.ts'
import type { AllergiesHeld } from '#shared/kitchen/gate/allergies/certainAllergies.ts'
import type {
  FoundAllergyIndexesOfText,
  RecipeAllergyWarnings,
} from '#shared/kitchen/gate/allergies/foodWarnings.ts'
import { TooManyFoodsError } from '#shared/kitchen/gate/foods/tooManyFoods.ts'
import type { GroceryLine } from '#shared/kitchen/groceryLines.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import type { RecipeGrounding } from '#shared/kitchen/recipeImport/grounding.ts'
import type { ModelPrompt } from '../features/generation/port.ts'
import type { RenderedBlogHtml } from '../features/recipes/blog/blogHtml.ts'
import type { BlogLines, BlogToRead } from '../features/recipes/blog/blogLines.ts'
import type { RecipeToGround } from '../recipeFiles/grounding/groundRecipe.ts'
import type { ImportedRecipe } from '../recipeFiles/importedRecipe.ts'
import type { PlainReading } from '../recipeFiles/text/plainReading.ts'
import { KitchenJobFailure } from './jobFailure.ts'
import type {
  AllergiesHeldJobInput,
  CookRecipeJobInput,
  FoodWarningsJobInput,
  GroceryLinesJobInput,
  ModelPromptJobInput,
  RecipeReportJobInput,
  RecipeWarningsJobInput,
  SwapLineJobInput,
  SwappableRecipeWords,
} from './jobInputs.ts'
import { wishJobs } from './wishJobs.ts'

/** The work of the built-in cook, in its units, that takes less than 20 ms of a core. */
const maxWorkOnEventLoop = 250

/**
 * The jobs of the kitchen about recipes: inputs and outputs are plain data. Each job loads when it is first needed: the
 * catalogue of foods takes long, and a blog entry is rendered without it.
 */
const loadJob = {
  examine: async () => (await import('../features/recipeReport/examine.ts')).examineRecipeInThread,
  report: async () => {
    const { createRecipeCheckReport } = await import('#shared/kitchen/findings/recipeCheckReport.ts')
    return ({ recipe, eaters, constraints }: RecipeReportJobInput): RecipeCheckReport =>
      createRecipeCheckReport(recipe, eaters, constraints)
  },
  groceryLines: async () => {
    const { parseGroceryLines } = await import('#shared/kitchen/groceryLines.ts')
    const { detectLanguageOfRecipe } = await import('#shared/kitchen/gate/texts/languageOfTexts.ts')
    return ({ ingredients, factor, beside = noTexts }: GroceryLinesJobInput): GroceryLine[] =>
      parseGroceryLines(ingredients, factor, detectLanguageOfRecipe({ ingredients, ...beside }))
  },
  foodWarnings: async () => {
    const { findAllergiesInTexts } = await import('#shared/kitchen/gate/allergies/foodWarnings.ts')
    return ({ texts, languages = [], eater }: FoodWarningsJobInput): (FoundAllergyIndexesOfText | null)[] =>
      findAllergiesInTexts(texts, languages, eater)
  },
  allergiesHeld: async () => {
    const { allergiesHeldByRecipes } = await import('#shared/kitchen/gate/allergies/certainAllergies.ts')
    return ({ recipes, allergies }: AllergiesHeldJobInput): AllergiesHeld[] =>
      allergiesHeldByRecipes(recipes, allergies)
  },
  recipeWarnings: async () => {
    const { findAllergyWarningsOfRecipe } = await import('#shared/kitchen/gate/allergies/foodWarnings.ts')
    return ({ words, eater }: RecipeWarningsJobInput): RecipeAllergyWarnings =>
      findAllergyWarningsOfRecipe(words, eater)
  },
  swapIn: async () => {
    const { replaceLineInRecipe } = await import('#shared/kitchen/swaps/replaceLineInRecipe.ts')
    return ({ recipe, line, swap }: SwapLineJobInput): SwappableRecipeWords =>
      replaceLineInRecipe(recipe, line, swap)
  },
  readAllergies: async () => {
    const { parseAllergyText } = await import('#shared/kitchen/allergyWords/parseAllergyText.ts')
    return ({ allergies }: { allergies: readonly string[] }): AllergyMeaning[] =>
      allergies.map((words) => parseAllergyText(words))
  },
  blogHtml: async () => {
    const { blogMarkdownToHtml } = await import('../features/recipes/blog/blogHtml.ts')
    return ({ content }: { content: string }): RenderedBlogHtml => blogMarkdownToHtml(content)
  },
  blogLines: async () => {
    const { readLinesOfBlog } = await import('../features/recipes/blog/blogLines.ts')
    return (input: BlogToRead): BlogLines => readLinesOfBlog(input)
  },
  readRecipePage: async () => {
    const { readRecipePage } = await import('../recipeFiles/webPage/readRecipePage.ts')
    return ({ html, address }: { html: string; address: string }): ImportedRecipe | null =>
      readRecipePage(html, address)?.recipe ?? null
  },
  readRecipeText: async () => {
    const { readRecipeTextWithDoubt } = await import('../recipeFiles/text/plainReading.ts')
    return ({ text }: { text: string }): PlainReading => readRecipeTextWithDoubt(text)
  },
  groundRecipe: async () => {
    const { groundRecipe } = await import('../recipeFiles/grounding/groundRecipe.ts')
    const { isKnownFoodWord } = await import('../recipeFiles/grounding/knownWords.ts')
    return ({ toGround, source }: { toGround: RecipeToGround; source: string }): RecipeGrounding =>
      groundRecipe(toGround, source, isKnownFoodWord)
  },
  ...wishJobs,
  cook: async ({ brief: { eaters } }: CookRecipeJobInput) => {
    const { cookWithBuiltInCook } = await import('./builtInCook.ts')
    const mayHoldAny = namesFoods(eaters)
      ? (await import('#shared/kitchen/gate/allergies/allergies.ts')).createFoodTestForAllergies
      : undefined
    const isHarmful = eaters.some(({ isVulnerable }) => isVulnerable)
      ? (await import('#shared/kitchen/gate/allergies/isHarmful.ts')).createRecipeHazardTest(eaters)
      : undefined
    return ({ brief, seed }: CookRecipeJobInput, isOnEventLoop: boolean): WrittenRecipe | null =>
      cookWithBuiltInCook(brief, seed, mayHoldAny, isHarmful, isOnEventLoop ? maxWorkOnEventLoop : undefined)
  },
  prompt: async () => {
    const { writePrompt } = await import('../features/generation/prompt.ts')
    return ({ briefToPrompt }: ModelPromptJobInput): ModelPrompt => writePrompt(briefToPrompt)
  },
}

/** Jobs that callers wait for, in the order in which they load. */
const firstLoaded: readonly (() => Promise<unknown>)[] = [
  loadJob.examine,
  loadJob.report,
  loadJob.groceryLines,
  () => import('./builtInCook.ts'),
  loadJob.readBrief,
  loadJob.wishRequirements,
  loadJob.wishOutcome,
]

/**
 * Loads what the small jobs of callers need: the catalogue, the built-in cook, the languages of wishes. A server calls
 * it as soon as it listens, and answers requests between its steps; a job that is requested before waits only for its
 * own modules.
 */
export async function preloadKitchenJobs(): Promise<void> {
  for (const load of firstLoaded) {
    await load()
    await setImmediate()
  }
  const { prepareWishLanguages } = await import('#shared/kitchen/wish/prepareWishLanguages.ts')
  for (const _ of prepareWishLanguages()) await setImmediate()
  await setImmediate()
  // The tables that are derived from the catalogue at first use take 0.2 to 0.3 s each; building them now keeps that
  // from delaying requests.
  const { parseAllergyText } = await import('#shared/kitchen/allergyWords/parseAllergyText.ts')
  parseAllergyText('allergy')
  await setImmediate()
  await doKitchenJob('report', {
    recipe: firstRecipe,
    eaters: [],
    constraints: { limitMinutes: null, meatPreference: null },
  })
  await setImmediate()
  await doKitchenJob('examine', { ...firstRecipe, kind: 'recipe', dietType: 'Vegetarian' })
}

const firstRecipe = {
  ...{ name: 'Eggs', description: '', ingredients: ['2 eggs'], instructions: ['Boil the eggs.'] },
  ...{ servings: 2, totalTimeMinutes: 10 },
}

type Work<Name extends KitchenJobName> = (
  input: KitchenJobInput<Name>,
  isOnEventLoop: boolean,
) => KitchenJobOutput<Name>

/** Loads the modules of a job, so that it starts at once afterwards. Throws the error of a failed import. */
export async function loadModulesOfKitchenJob<Name extends KitchenJobName>(
  name: Name,
  input: KitchenJobInput<Name>,
): Promise<Work<Name>> {
  const load = loadJob[name] as (input: KitchenJobInput<Name>) => Promise<Work<Name>>
  return await load(input)
}

/**
 * Does a job. `cpuMs`: milliseconds of CPU for the job itself, without loading its modules. Throws KitchenJobFailure for one
 * that exceeds a limit.
 */
export async function doKitchenJob<Name extends KitchenJobName>(
  name: Name,
  input: KitchenJobInput<Name>,
): Promise<{ output: KitchenJobOutput<Name>; cpuMs: number }> {
  const work = await loadModulesOfKitchenJob(name, input)
  return measureCpu(() => withinLimits(name, () => work(input, false)))
}

/**
 * Loads the modules of a small job, to do it on the event loop. The job's `output` is undefined when it would take
 * longer than it may there. Throws as doKitchenJob does.
 */
export async function loadSmallKitchenJob<Name extends KitchenJobName>(
  name: Name,
  input: KitchenJobInput<Name>,
): Promise<() => { output: KitchenJobOutput<Name> | undefined; cpuMs: number }> {
  const work = await loadModulesOfKitchenJob(name, input)
  return () =>
    measureCpu(() => {
      try {
        return withinLimits(name, () => work(input, true))
      } catch (error) {
        if (error instanceof CookWorkLimitError) return undefined
        throw error
      }
    })
}

function measureCpu<Output>(work: () => Output): { output: Output; cpuMs: number } {
  const before = process.threadCpuUsage()
  const output = work()
  const { user, system } = process.threadCpuUsage(before)
  return { output, cpuMs: (user + system) / 1_000 }
}

function withinLimits<Output>(name: KitchenJobName, work: () => Output): Output {
  try {
    return work()
  } catch (error) {
    throw error instanceof TooManyFoodsError
      ? new KitchenJobFailure('limit', `${name}: ${error.message}`)
      : error
  }
}

function namesFoods(eaters: readonly Eater[]): boolean {
  return eaters.some(
    ({ allergens, otherAllergies = [], dislikes }) =>
      allergens.length + otherAllergies.length + dislikes.length > 0,
  )
}

const noTexts = { name: '', description: '', instructions: [] }

type Job<Name extends KitchenJobName> = Awaited<ReturnType<(typeof loadJob)[Name]>>

export type KitchenJobName = keyof typeof loadJob

export type KitchenJobInput<Name extends KitchenJobName> = Parameters<Job<Name>>[0]

export type KitchenJobOutput<Name extends KitchenJobName> = ReturnType<Job<Name>>
