import { randomInt, randomUUID } from 'node:crypto'
import type { GenerateRecipeInput, GenerationEvent } from '#shared/contract/generation.ts'
import { NutritionInfo } from '#shared/contract/recipes/nutritionInfo.ts'
import { WrittenRecipe } from '#shared/contract/recipes/recipes.ts'
import { textGrowthBetweenRecipes } from '#shared/kitchen/growingRecipe.ts'
import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { KitchenJobFailure, KitchenJobTooLargeError } from '../../kitchenThread/jobFailure.ts'
import { runKitchenJobInTurn } from '../../kitchenThread/runKitchenJobInTurn.ts'
import { logEvents } from '../../logEvents.ts'
import { reportVersionForEaters, toRecipeReport, unclearWishFinding } from '../recipeReport/service.ts'
import { reserveGenerationInBudget } from './budget.ts'
import {
  checkRecipeForBrief,
  insertEaterNamesIntoReport,
  wordFindingsToCorrect,
  wordUnmetWishesToCorrect,
} from './check.ts'
import { type CheckedAnswer, type EngineAnswer, isBetterAnswer } from './checkedAnswer.ts'
import { digestOfGeneratedRecipe } from './claims.ts'
import { eatersOfShownHousehold } from './eatersShown.ts'
import {
  EngineFailure,
  type RecipeEngine,
  type RecipeEngineRequest,
  type RecipeEngineResult,
} from './port.ts'
import {
  addTokenUsage,
  type GenerationOutcome,
  type GenerationRun,
  noTokenUsage,
  provenanceOfRun,
  recordGenerationRun,
  recordGenerationRunInBackground,
} from './record.ts'
import { addWishLimits, findOutcomeOfWishes, toOutcomeOfWish } from './wishes.ts'

export {
  type GenerationBudgetReservation,
  releaseBudgetReservation,
  reserveGenerationInBudget,
} from './budget.ts'
export { createGenerationId, recordBuiltInDishes } from './builtInDishes.ts'
export { claimGeneration, digestOfGeneratedRecipe, isGenerationId } from './claims.ts'
export { type ModelReadingEnding, settleModelReading } from './modelReadings.ts'
export { EngineFailure, type RecipeEngineLog } from './port.ts'
export { checkUnsavedRecipe, swapLineOfUnsavedRecipe } from './swap.ts'
export { readWishLimits, readWishRequirements } from './wishes.ts'

type Progress = Exclude<GenerationEvent, { type: 'finished' }>

/** Maximum servings of a recipe, however many members a household has. */
const maxServings = 100

/** Maximum times that a recipe is sent back to its engine with the findings. */
const maxCorrections = 2

/**
 * Writes one recipe, word by word, for the caller's household if they have one, and saves how it was generated. Ends
 * early without an event when `signal` aborts or the caller stops listening. Throws CONFLICT and UNAUTHENTICATED as
 * eatersOfShownHousehold does; INVALID, "generation_wish_unclear", when a passage of a wish must be clarified first, or
 * "generation_too_many_foods", when the eaters name more foods than the built-in cook can read; TOO_MANY when the day's
 * budget or the read budget of a minute is spent, UNAVAILABLE when the engine gave no recipe.
 */
export async function* generateRecipe(
  ctx: Context,
  input: GenerateRecipeInput,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent, void> {
  const { engine } = ctx.deps
  ctx.reads?.expectBudget()
  const leaving = new AbortController()
  const { household, eaters } = await eatersOfShownHousehold(ctx, input.householdId, input.meal)
  // A single member does not yet show how many people eat.
  const servings = input.meal?.servings ?? (eaters.length > 1 ? Math.min(eaters.length, maxServings) : null)
  const { answers, change } = input
  const read = await addWishLimits(ctx, { answers, change, eaters, servings }, input)
  const { brief } = read
  const reservation = engine.name === 'built-in' ? null : await reserveGenerationInBudget(ctx)
  const request: RecipeEngineRequest = {
    brief,
    cook: (brief, seed) => runKitchenJobInTurn(ctx, 'cook', { brief, seed }),
    recipeSchema: WrittenRecipe,
    seed: input.seed ?? randomInt(2 ** 31 - 1),
    signal: AbortSignal.any([signal, ctx.closing, leaving.signal]),
    log: ctx.log,
  }
  const run: GenerationRun = {
    id: randomUUID(),
    startedAt: performance.now(),
    request,
    reservation,
    sentCharacters: 0,
    shownCharacters: 0,
    spent: noTokenUsage,
  }
  let ending: GenerationOutcome = { outcome: 'stopped' }
  let isKept = false
  try {
    const { recipe, mendings, findingsToCorrect, nutritionInfo, ...written } = yield* writeAndCorrect(
      ctx,
      run,
      input.earlierWishes ?? [],
    )
    const version = ctx.member ? reportVersionForEaters(household) : null
    const found = toRecipeReport(insertEaterNamesIntoReport(written.report, brief), brief.eaters, {
      version,
      recipeVersion: null,
    })
    const report = { ...found, findings: [...read.assumed.map(unclearWishFinding), ...found.findings] }
    const digest = digestOfGeneratedRecipe({ ...input.answers, recipe: WrittenRecipe.parse(recipe) })
    const kept = NutritionInfo.safeParse(nutritionInfo).data ?? null
    ending = {
      outcome: 'finished',
      digest,
      mendings,
      findingsLeft: findingsToCorrect.length,
      nutritionInfo: kept,
    }
    const provenance = provenanceOfRun(ctx, run, run.spent)
    // Recorded before it is sent: the browser may save it at once.
    await recordGenerationRun(ctx, run, ending)
    isKept = true
    const wish = toOutcomeOfWish(written.wish)
    yield { type: 'finished', id: run.id, recipe, report, provenance, wish }
  } catch (error) {
    if (request.signal.aborted) return
    if (error instanceof KitchenJobTooLargeError)
      throw new DomainError('INVALID', 'generation_too_many_foods', { cause: error })
    ending = { outcome: 'failed', failure: error instanceof EngineFailure ? error.reason : 'breakage' }
    if (!(error instanceof EngineFailure)) throw error
    throw new DomainError('UNAVAILABLE', 'generation_generation_failed', { cause: error })
  } finally {
    leaving.abort()
    if (!isKept) await recordGenerationRunInBackground(ctx, run, ending)
  }
}

/**
 * Writes a recipe, checks it, and sends it back with the findings, twice at most; a model also gets it back with what it
 * has not done of the wishes. Returns the version with the fewest findings that may harm somebody, of these the one with
 * the fewest findings in all, and of these the one that does most of the wishes; what remains is shown with the recipe. If
 * a correction fails, it returns the best version so far.
 */
async function* writeAndCorrect(
  ctx: Context,
  run: GenerationRun,
  earlierWishes: readonly string[],
): AsyncGenerator<Progress, CheckedAnswer & { mendings: number }> {
  let best: CheckedAnswer | null = null
  let { request } = run
  let mendings = 0
  while (true) {
    const answer: EngineAnswer | null = yield* writeOnce(ctx, run, request, best !== null)
    if (!answer) break
    const { recipe, nutritionInfo }: EngineAnswer = answer
    const report = await checkRecipeForBrief(ctx, recipe, request.brief)
    const wish = await findOutcomeOfWishes(ctx, recipe, request.brief, earlierWishes)
    const findingsToCorrect = await wordFindingsToCorrect(report)
    const unmet = ctx.deps.engine.readsPrompt ? await wordUnmetWishesToCorrect(wish) : []
    const checked: CheckedAnswer = { recipe, nutritionInfo, report, wish, findingsToCorrect, unmet }
    if (!best || isBetterAnswer(checked, best)) best = checked
    const findings = [...findingsToCorrect, ...unmet]
    if (findings.length === 0 || mendings === maxCorrections) break
    ctx.log.info(
      {
        generation: run.id,
        findings: report?.findings.map(({ finding }) => finding.kind),
        wishes: wish?.notHeld.map(({ requirement }) => requirement.kind),
      },
      logEvents.recipeSentBackToEngine,
    )
    mendings += 1
    yield { type: 'restart', why: 'findings' }
    const brief = { ...request.brief, correction: { previous: recipe, findings } }
    request = { ...request, brief, seed: request.seed + 1 }
  }
  return { ...best!, mendings }
}

/** Null when a recipe exists already and the engine could not write a better one. */
async function* writeOnce(
  ctx: Context,
  run: GenerationRun,
  request: RecipeEngineRequest,
  isMending: boolean,
): AsyncGenerator<Progress, EngineAnswer | null> {
  try {
    const result = yield* addedWordsOf(await startWriting(ctx, run, request), run)
    run.spent = addTokenUsage(run.spent, result)
    return result
  } catch (error) {
    if (error instanceof EngineFailure) run.spent = addTokenUsage(run.spent, error.spent)
    const isExpectedFailure = [EngineFailure, DomainError, KitchenJobFailure].some(
      (expected) => error instanceof expected,
    )
    if (!isMending || !isExpectedFailure || request.signal.aborted) throw error
    return null
  }
}

/** Starts the engine, with a prompt if it reads one. */
async function startWriting(
  ctx: Context,
  run: GenerationRun,
  request: RecipeEngineRequest,
): Promise<ReturnType<RecipeEngine['write']>> {
  const { engine } = ctx.deps
  if (!engine.readsPrompt) return engine.write(request)
  const prompt = await runKitchenJobInTurn(ctx, 'prompt', { briefToPrompt: request.brief })
  run.sentCharacters += prompt.system.length + prompt.user.length
  return engine.write({ ...request, prompt })
}

/** Converts the engine's recipes so far into the added words, and returns the engine's result. */
async function* addedWordsOf(
  writing: AsyncGenerator<PartialRecipe, RecipeEngineResult>,
  run: GenerationRun,
): AsyncGenerator<Progress, RecipeEngineResult> {
  let shown: PartialRecipe = {}
  try {
    while (true) {
      const step = await writing.next()
      const next = step.done ? step.value.recipe : step.value
      let growth = textGrowthBetweenRecipes(shown, next)
      if (!growth) {
        yield { type: 'restart', why: 'engine' }
        growth = textGrowthBetweenRecipes({}, next) ?? []
      }
      for (const { at, text } of growth) {
        run.shownCharacters += text.length
        yield { type: 'text', at, text }
      }
      if (step.done) return step.value
      shown = next
    }
  } finally {
    await writing.return(undefined as never)
  }
}
