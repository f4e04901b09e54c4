import { setTimeout as sleep } from 'node:timers/promises'
import type { NutritionInfo } from '#shared/contract/recipes/nutritionInfo.ts'
import type { Context } from '../../context.ts'
import { findOutageAmongCauses } from '../../db/outage.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { logEvents } from '../../logEvents.ts'
import { pauseBeforeRetryMs } from '../../retries.ts'
import { bookGenerationCost, type GenerationBudgetReservation, releaseBudgetReservation } from './budget.ts'
import { costOfTokensInMicroUsd, estimateTokensByCharacters } from './costs.ts'
import type { EngineFailureReason, RecipeEngineRequest, RecipeEngineResult } from './port.ts'
import { promptVersion } from './promptVersion.ts'
import { generationsTable } from './table.ts'

export type TokenUsage = Pick<RecipeEngineResult, 'tries' | 'inputTokens' | 'outputTokens'>
export type GenerationOutcome =
  | {
      outcome: 'finished'
      digest: string
      mendings: number
      findingsLeft: number
      nutritionInfo: NutritionInfo | null
    }
  | { outcome: 'stopped' }
  | { outcome: 'failed'; failure: EngineFailureReason | 'breakage' }

/** Failures that the visitor did not cause; the others use up a reservation, or they could be repeated without end. */
export const failuresNotCausedByVisitor: readonly string[] = [
  'rate limited',
  'server error',
  'network',
  'timeout',
  'rejected',
  'breakage',
]
/** Maximum attempts to save a generation, within some six minutes. */
const maxTries = 10

export const noTokenUsage: TokenUsage = { tries: 0, inputTokens: null, outputTokens: null }

const endings = {
  finished: logEvents.generationFinished,
  stopped: logEvents.generationStopped,
  failed: logEvents.generationFailed,
} as const

export function addTokenUsage(a: TokenUsage, b: TokenUsage): TokenUsage {
  const sum = (one: number | null, other: number | null) =>
    one === null && other === null ? null : (one ?? 0) + (other ?? 0)
  return {
    tries: a.tries + b.tries,
    inputTokens: sum(a.inputTokens, b.inputTokens),
    outputTokens: sum(a.outputTokens, b.outputTokens),
  }
}

export interface GenerationRun {
  id: string
  startedAt: number
  request: RecipeEngineRequest
  reservation: GenerationBudgetReservation | null
  /** Characters of the prompts. */
  sentCharacters: number
  shownCharacters: number
  spent: TokenUsage
}

export function provenanceOfRun({ deps }: Context, run: GenerationRun, spent: TokenUsage) {
  return {
    engine: deps.engine.name,
    model: deps.engine.model,
    promptVersion,
    seed: run.request.seed,
    tries: Math.max(1, spent.tries),
    inputTokens: spent.inputTokens,
    outputTokens: spent.outputTokens,
    durationMs: Math.round(performance.now() - run.startedAt),
    costMicroUsd: costOfTokensInMicroUsd(deps.config.modelPrices, spent),
  }
}

/**
 * Saves how a recipe was generated and what it cost, as a task of the server: the model has been paid, so this does not
 * wait for the caller's turn.
 */
export async function recordGenerationRun(
  ctx: Context,
  run: GenerationRun,
  ending: GenerationOutcome,
): Promise<void> {
  await store(ctx, run, entryOf(ctx, run, ending))
}

/** Saves it in the background. While the database accepts no writes it is repeated later, and once more when the server closes. */
export async function recordGenerationRunInBackground(
  ctx: Context,
  run: GenerationRun,
  ending: GenerationOutcome,
): Promise<void> {
  const entry = entryOf(ctx, run, ending)
  const tell = (err: unknown) =>
    ctx.log.error({ err, generation: run.id }, logEvents.generationRecordNotSaved)
  const tryAgain = async (): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      await sleep(pauseBeforeRetryMs(tries, Math.random()), undefined, { signal: ctx.closing }).catch(
        () => {},
      )
      const isLast = tries === maxTries || ctx.closing.aborted
      try {
        return await store(ctx, run, entry)
      } catch (error) {
        if (isLast || !findOutageAmongCauses(error)) return tell(error)
      }
    }
  }
  try {
    await store(ctx, run, entry)
  } catch (error) {
    if (findOutageAmongCauses(error)) void tryAgain()
    else tell(error)
  }
}

interface Entry {
  row: typeof generationsTable.$inferInsert
  isFree: boolean
}

function entryOf(ctx: Context, run: GenerationRun, ending: GenerationOutcome): Entry {
  const provenance = provenanceOfRun(ctx, run, run.spent)
  const isFree = ending.outcome === 'failed' && failuresNotCausedByVisitor.includes(ending.failure)
  // A server reports tokens at the end if at all, but charges for them: missing counts are estimated.
  if (run.reservation && (ending.outcome === 'stopped' || (provenance.costMicroUsd === null && !isFree)))
    provenance.costMicroUsd = costOfTokensInMicroUsd(
      ctx.deps.config.modelPrices,
      estimateTokensByCharacters(run.sentCharacters, run.shownCharacters),
    )
  const row = { id: run.id, failure: null, ...ending, ...provenance }
  ctx.log.info(
    { generation: { ...row, digest: undefined, nutritionInfo: undefined } },
    endings[ending.outcome],
  )
  const owner = { userId: ctx.member?.userId ?? null, householdId: ctx.member?.householdId ?? null }
  return { row: { ...row, ...owner }, isFree }
}

/** An earlier attempt whose answer was lost may have saved it: the cost is added once. */
async function store(
  { deps }: Context,
  { reservation }: GenerationRun,
  { row, isFree }: Entry,
): Promise<void> {
  await runInTransaction({ deps }, async (tx) => {
    const { db } = tx.deps
    const added = await db
      .insert(generationsTable)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: generationsTable.id })
    if (!reservation || added.length === 0) return
    if (isFree) await releaseBudgetReservation(tx, reservation)
    if (row.costMicroUsd) await bookGenerationCost(tx, reservation, row.costMicroUsd)
  })
}
