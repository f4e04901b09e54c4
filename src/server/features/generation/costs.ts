import type { ModelPrices } from '../../config/config.ts'
import type { RecipeEngineResult } from './port.ts'

export type TokenCounts = Pick<RecipeEngineResult, 'inputTokens' | 'outputTokens'>

/** Characters of a typical English token. Used only where the model's server reports no tokens. */
const charactersPerToken = 4

/** Millionths of a US dollar: a token at one dollar a million costs one. Null when price or count is unknown. */
export function costOfTokensInMicroUsd(
  prices: ModelPrices | null,
  { inputTokens, outputTokens }: TokenCounts,
): number | null {
  if (!prices || inputTokens === null || outputTokens === null) return null
  return Math.ceil(inputTokens * prices.inputUsdPerMillion + outputTokens * prices.outputUsdPerMillion)
}

/** A lower estimate of a model's tokens, by the characters that it was sent and has written. */
export function estimateTokensByCharacters(sent: number, written: number): TokenCounts {
  return {
    inputTokens: Math.ceil(sent / charactersPerToken),
    outputTokens: Math.ceil(written / charactersPerToken),
  }
}
