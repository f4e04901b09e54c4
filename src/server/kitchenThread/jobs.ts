import { setImmediate } from 'node:timers/promises'
import type { AllergyMeaning } from '#shared/kitchen/allergyWords/parseAllergyText.ts'
import { CookWorkLimitError } from '#shared/kitchen/cook/cookWorkLimit.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { RecipeCheckReport } from '#shared/kitchen/findings/recipeCheckReport.ts'
import type { AllergiesFoundInText, RecipeWarnings } from '#shared/kitchen/gate/allergies/foodWarnings.ts'
import type { RecipeConstraints, RecipeToCheck } from '#shared/kitchen/gate/checkRecipe.ts'
import { TooManyFoods } from '#shared/kitchen/gate/foods/tooManyFoods.ts'
import type { RecipeWords } from '#shared/kitchen/gate/readRecipe.ts'
import type { GroceryLine } from '#shared/kitchen/groceryLines.ts'
import type { RecipeBrief, WrittenRecipe } from '#shared/kitchen/recipe.ts'
import type { BriefWithWishLimits, WishTextsToRead } from '#shared/kitchen/wish/addWishLimitsToBrief.ts'
import type { WishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import type { Prompt } from '../features/generation/port.ts'
import type { BlogHtml } from '../features/recipes/blogHtml.ts'
import type { BlogLines, BlogToRead } from '../features/recipes/blogLines.ts'
import { JobFailure } from './jobFailure.ts'

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
    return ({ recipe, eaters, constraints }: ReportJob): RecipeCheckReport =>
      createRecipeCheckReport(recipe, eaters, constraints)
  },
  groceryLines: async () => {
    const { parseGroceryLines } = await import('#shared/kitchen/groceryLines.ts')
    const { detectLanguageOfRecipe } = await import('#shared/kitchen/gate/texts/languageOfTexts.ts')
    return ({ ingredients, factor, beside = noTexts }: GroceryLinesJob): GroceryLine[] =>
      parseGroceryLines(ingredients, factor, detectLanguageOfRecipe({ ingredients, ...beside }))
  },
  foodWarnings: async () => {
    const { warningsOfTexts } = await import('#shared/kitchen/gate/allergies/foodWarnings.ts')
    return ({ texts, languages = [], eater }: FoodWarningsJob): (AllergiesFoundInText | null)[] =>
      warningsOfTexts(texts, languages, eater)
  },
  certainAllergies: async () => {
    const { certainAllergiesOfRecipes } = await import('#shared/kitchen/gate/allergies/certainAllergies.ts')
    return ({ recipes, allergies }: CertainAllergiesJob): number[][] =>
      certainAllergiesOfRecipes(recipes, allergies)
  },
  recipeWarnings: async () => {
    const { warningsOfRecipe } = await import('#shared/kitchen/gate/allergies/foodWarnings.ts')
    return ({ words, eater }: RecipeWarningsJob): RecipeWarnings => warningsOfRecipe(words, eater)
  },
  swapIn: async () => {
    const { replaceLineInRecipe } = await import('#shared/kitchen/swaps/replaceLineInRecipe.ts')
    return ({ recipe, line, swap }: SwapJob): SwappableWords => replaceLineInRecipe(recipe, line, swap)
  },
  readAllergies: async () => {
    const { parseAllergyText } = await import('#shared/kitchen/allergyWords/parseAllergyText.ts')
    return ({ allergies }: { allergies: readonly string[] }): AllergyMeaning[] =>
      allergies.map((words) => parseAllergyText(words))
  },
  blogHtml: async () => {
    const { blogMarkdownToHtml } = await import('../features/recipes/blogHtml.ts')
    return ({ content }: { content: string }): BlogHtml => blogMarkdownToHtml(content)
  },
  blogLines: async () => {
    const { readLinesOfBlog } = await import('../features/recipes/blogLines.ts')
    return (input: BlogToRead): BlogLines => readLinesOfBlog(input)
  },
  wishLimits: async () => {
    const { readWishLimits } = await import('#shared/kitchen/wish/readWishLimits.ts')
    return ({ wishes, names }: WishLimitsJob): WishLimits[] =>
      wishes.map((wish) => readWishLimits(wish, names))
  },
  cook: async ({ brief: { eaters } }: CookJob) => {
    const { cookWithBuiltInCook } = await import('./builtInCook.ts')
    const mayHoldAny = namesFoods(eaters)
      ? (await import('#shared/kitchen/gate/allergies/allergies.ts')).createAllergenTest
      : undefined
    const isHarmful = eaters.some(({ isVulnerable }) => isVulnerable)
      ? (await import('#shared/kitchen/gate/allergies/isHarmful.ts')).createHazardTest(eaters)
      : undefined
    return ({ brief, seed }: CookJob, isOnEventLoop: boolean): WrittenRecipe | null =>
      cookWithBuiltInCook(brief, seed, mayHoldAny, isHarmful, isOnEventLoop ? maxWorkOnEventLoop : undefined)
  },
  prompt: async () => {
    const { writePrompt } = await import('../features/generation/prompt.ts')
    return ({ briefToPrompt }: PromptJob): Prompt => writePrompt(briefToPrompt)
  },
  readBrief: async () => {
    const { addWishLimitsToBrief } = await import('#shared/kitchen/wish/addWishLimitsToBrief.ts')
    return ({ brief, toRead }: ReadBriefJob): BriefWithWishLimits => addWishLimitsToBrief(brief, toRead)
  },
}

/** Jobs that callers wait for, in the order in which they load. */
const firstLoaded: readonly (() => Promise<unknown>)[] = [
  loadJob.examine,
  loadJob.report,
  loadJob.groceryLines,
  () => import('./builtInCook.ts'),
  loadJob.readBrief,
]

/**
 * Loads what the small jobs of callers need: the catalogue, the built-in cook, the languages of wishes. A server calls
 * it as soon as it listens, and answers requests between its steps; a job that is requested before waits only for its
 * own modules.
 */
export async function loadJobs(): Promise<void> {
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

type Work<Name extends JobName> = (input: JobInput<Name>, isOnEventLoop: boolean) => JobOutput<Name>

/** Loads the modules of a job, so that it starts at once afterwards. Throws the error of a failed import. */
export async function loadModulesOf<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
): Promise<Work<Name>> {
  const load = loadJob[name] as (input: JobInput<Name>) => Promise<Work<Name>>
  return await load(input)
}

/**
 * Does a job. `cpuMs`: milliseconds of CPU for the job itself, without loading its modules. Throws JobFailure for one
 * that exceeds a limit.
 */
export async function doKitchenJob<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
): Promise<{ output: JobOutput<Name>; cpuMs: number }> {
  const work = await loadModulesOf(name, input)
  return measureCpu(() => withinLimits(name, () => work(input, false)))
}

/**
 * Loads the modules of a small job, to do it on the event loop. The job's `output` is undefined when it would take
 * longer than it may there. Throws as doKitchenJob does.
 */
export async function loadSmallJob<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
): Promise<() => { output: JobOutput<Name> | undefined; cpuMs: number }> {
  const work = await loadModulesOf(name, input)
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

function withinLimits<Output>(name: JobName, work: () => Output): Output {
  try {
    return work()
  } catch (error) {
    throw error instanceof TooManyFoods ? new JobFailure('limit', `${name}: ${error.message}`) : error
  }
}

function namesFoods(eaters: readonly Eater[]): boolean {
  return eaters.some(
    ({ allergens, otherAllergies = [], dislikes }) =>
      allergens.length + otherAllergies.length + dislikes.length > 0,
  )
}

const noTexts = { name: '', description: '', instructions: [] }

export interface GroceryLinesJob {
  ingredients: readonly string[]
  factor: number
  /** The other texts of the recipe, from which its language is recognized. */
  beside?: Omit<RecipeWords, 'ingredients'>
}

export interface WishLimitsJob {
  wishes: readonly string[]
  /** The names of the eaters. */
  names: readonly string[]
}

export interface FoodWarningsJob {
  texts: readonly string[]
  /** The language of each text; null where it may be any. */
  languages?: readonly (string | null)[]
  eater: Eater
}

export interface CertainAllergiesJob {
  /** The foods in each recipe. */
  recipes: readonly (readonly string[])[]
  allergies: readonly string[]
}

export type SwappableWords = Pick<WrittenRecipe, 'name' | 'description' | 'ingredients' | 'instructions'>

export interface SwapJob {
  recipe: SwappableWords
  /** Counts from 0. */
  line: number
  swap: string
}

export interface RecipeWarningsJob {
  words: RecipeWords
  eater: Eater
}

export interface ReadBriefJob {
  brief: RecipeBrief
  toRead: WishTextsToRead
}

/** For a dish of the built-in cook; the result is null where no dish satisfies the wishes. */
export interface CookJob {
  brief: RecipeBrief
  seed: number
}

/** For the texts that are sent to a model. */
export interface PromptJob {
  briefToPrompt: RecipeBrief
}

export interface ReportJob {
  recipe: RecipeToCheck
  eaters: readonly Eater[]
  constraints: RecipeConstraints
}

type Job<Name extends JobName> = Awaited<ReturnType<(typeof loadJob)[Name]>>
export type JobName = keyof typeof loadJob
export type JobInput<Name extends JobName> = Parameters<Job<Name>>[0]
export type JobOutput<Name extends JobName> = ReturnType<Job<Name>>
