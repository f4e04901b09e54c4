import { randomUUID } from 'node:crypto'
import type {
  CheckUnsavedRecipeInput,
  SwappedRecipe,
  SwapUnsavedRecipeLineInput,
} from '#shared/contract/generation.ts'
import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { WrittenRecipe } from '#shared/contract/recipes/recipes.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { runKitchenJobInTurn } from '../../kitchenThread/runKitchenJobInTurn.ts'
import { reportVersionForEaters, toRecipeReport } from '../recipeReport/service.ts'
import { checkRecipeForBrief, insertEaterNamesIntoReport, wordFindingsToCorrect } from './check.ts'
import { digestOfGeneratedRecipe, findClaimableGeneration } from './claims.ts'
import { eatersOfShownHousehold } from './eatersShown.ts'
import { generationsTable } from './table.ts'
import { addWishLimits, findOutcomeOfWishes, toOutcomeOfWish } from './wishes.ts'

/**
 * Checks an unsaved recipe for its eaters in the caller's current household, as after a sign-in or a change of the
 * eaters. Throws NOT_FOUND when no such recipe with these words was generated for the caller. Writes nothing.
 */
export async function checkUnsavedRecipe(
  ctx: MemberContext,
  input: CheckUnsavedRecipeInput,
): Promise<RecipeReport> {
  const { generationId, recipe, answers, meal } = input
  if (!(await findClaimableGeneration(ctx, { generationId, recipe, ...answers })))
    throw new DomainError('NOT_FOUND', 'recipe_keeping_save_refused')
  const { household, eaters } = await eatersOfShownHousehold(ctx, undefined, meal)
  const { brief } = await addWishLimits(ctx, { answers, change: null, eaters, servings: null }, input)
  const report = await checkRecipeForBrief(ctx, recipe, brief)
  return toRecipeReport(insertEaterNamesIntoReport(report, brief), brief.eaters, {
    version: reportVersionForEaters(household),
    recipeVersion: null,
  })
}

/**
 * Applies a swap that the check offered to a line of a generated recipe, and to its texts where they mean that line;
 * checks the recipe again and stores it as another one that may be saved. Throws NOT_FOUND when no such recipe with
 * these words was generated for the caller, INVALID when the check offers no such swap, and CONFLICT when the caller's
 * household is another than the one shown.
 */
export async function swapLineOfUnsavedRecipe(
  ctx: MemberContext,
  input: SwapUnsavedRecipeLineInput,
): Promise<SwappedRecipe> {
  const { generationId, recipe, answers, meal, line, swap } = input
  const source = await findClaimableGeneration(ctx, { generationId, recipe, ...answers })
  if (!source) throw new DomainError('NOT_FOUND', 'recipe_keeping_save_refused')
  const { household, eaters } = await eatersOfShownHousehold(ctx, input.householdId, meal)
  const { brief } = await addWishLimits(ctx, { answers, change: null, eaters, servings: null }, input)
  const before = await checkRecipeForBrief(ctx, recipe, brief)
  const isOffered = before?.findings.some(
    ({ finding, swaps }) => finding.line === line && swaps.some((each) => each.line === swap),
  )
  if (!isOffered) throw new DomainError('INVALID', 'recipe_keeping_swap_stale')
  const { name, description, ingredients, instructions } = recipe
  const words = await runKitchenJobInTurn(ctx, 'swapIn', {
    recipe: { name, description, ingredients, instructions },
    ...{ line, swap },
  })
  const swapped = WrittenRecipe.parse({ ...recipe, ...words })
  const report = await checkRecipeForBrief(ctx, swapped, brief)
  const { engine, model, promptVersion, seed, tries, mendings } = source
  const spent = { inputTokens: null, outputTokens: null, durationMs: 0, costMicroUsd: null }
  const provenance = { engine, model, promptVersion, seed, tries, ...spent }
  const id = randomUUID()
  await ctx.deps.db.insert(generationsTable).values({
    ...provenance,
    id,
    outcome: 'finished',
    failure: null,
    digest: digestOfGeneratedRecipe({ ...answers, recipe: swapped }),
    mendings,
    findingsLeft: (await wordFindingsToCorrect(report)).length,
    userId: ctx.member.userId,
    householdId: ctx.member.householdId,
  })
  const found = toRecipeReport(insertEaterNamesIntoReport(report, brief), brief.eaters, {
    version: reportVersionForEaters(household),
    recipeVersion: null,
  })
  const wish = toOutcomeOfWish(await findOutcomeOfWishes(ctx, swapped, brief, input.earlierWishes))
  return { id, recipe: swapped, report: found, provenance, wish }
}
