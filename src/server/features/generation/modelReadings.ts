import type { ServerContext } from '../../context.ts'
import { bookGenerationCost, type GenerationBudgetReservation, releaseBudgetReservation } from './budget.ts'
import { costOfTokensInMicroUsd, estimateTokensByCharacters, type TokenCounts } from './costs.ts'
import { EngineFailure } from './port.ts'
import { failuresNotCausedByVisitor } from './record.ts'

/** How a reading of recipes by a model ended: with its tokens, or with what it threw. */
export type ModelReadingEnding = { tokens: TokenCounts } | { error: unknown; sentCharacters: number }

/**
 * Books what a reading by a model cost to a reservation, which `reserveGenerationInBudget` made, or returns the reservation where the
 * caller caused no failure. Of one that was stopped, or whose server counts no tokens, the cost is estimated.
 */
export async function settleModelReading(
  ctx: ServerContext,
  reservation: GenerationBudgetReservation,
  ending: ModelReadingEnding,
): Promise<void> {
  const failure = 'error' in ending && ending.error instanceof EngineFailure ? ending.error : null
  if (failure && failuresNotCausedByVisitor.includes(failure.reason))
    await releaseBudgetReservation(ctx, reservation)
  const { modelPrices } = ctx.deps.config
  const counted = costOfTokensInMicroUsd(modelPrices, 'tokens' in ending ? ending.tokens : noTokens(failure))
  const isEstimated = counted === null && 'error' in ending && failure === null
  const cost = isEstimated
    ? costOfTokensInMicroUsd(modelPrices, estimateTokensByCharacters(ending.sentCharacters, 0))
    : counted
  if (cost) await bookGenerationCost(ctx, reservation, cost)
}

const noTokens = (failure: EngineFailure | null): TokenCounts =>
  failure?.spent ?? { inputTokens: null, outputTokens: null }
