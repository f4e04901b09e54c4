import type { ModelPrices } from '../../config/config.ts'
import type { EngineResult } from './port.ts'

export type Tokens = Pick<EngineResult, 'inputTokens' | 'outputTokens'>

/** A usual token of English, in characters. Used only where the model's server does not tell tokens. */
const charactersPerToken = 4

/** Millionths of a US dollar: a token at one dollar a million costs one. Null when price or count is unknown. */
export function costOf(prices: ModelPrices | null, { inputTokens, outputTokens }: Tokens): number | null {
  if (!prices || inputTokens === null || outputTokens === null) return null
  return Math.ceil(inputTokens * prices.inputUsdPerMillion + outputTokens * prices.outputUsdPerMillion)
}

/** What a model takes at least, by the characters that it was sent and that it was seen to write. */
export function estimatedTokens(sent: number, written: number): Tokens {
  return {
    inputTokens: Math.ceil(sent / charactersPerToken),
    outputTokens: Math.ceil(written / charactersPerToken),
  }
}
