import type * as z from 'zod/mini'
import type { WrittenRecipe } from '#shared/contract/recipes/recipes.ts'
import type { PartialRecipe, RecipeBrief } from '#shared/kitchen/recipe.ts'
import type { LogEvent } from '../../logEvents.ts'

export type RecipeEngineName = 'openai' | 'endpoint' | 'built-in'

/** The texts for a model; see prompt.ts. */
export interface ModelPrompt {
  version: string
  system: string
  user: string
}

export interface RecipeEngineRequest {
  /** The order, for an engine that reads no prompt. */
  brief: RecipeBrief
  /** The built-in cook, in the caller's turn; null where no dish satisfies the wishes. */
  cook: (brief: RecipeBrief, seed: number) => Promise<WrittenRecipe | null>
  /** The schema of a valid recipe. */
  recipeSchema: z.ZodMiniType<WrittenRecipe>
  seed: number
  /** Aborted when the caller presses Stop, leaves, or the server closes. */
  signal: AbortSignal
  log: RecipeEngineLog
}

/** A request with a prompt. */
export interface PromptedRequest extends RecipeEngineRequest {
  prompt: ModelPrompt
}

/** The log of an engine: events and figures, never the text of a recipe or a prompt. */
export interface RecipeEngineLog {
  info(fields: object, event: LogEvent): void
  warn(fields: object, event: LogEvent): void
}

/** The finished recipe and its figures. Tokens are null when the engine does not count them. */
export interface RecipeEngineResult {
  recipe: WrittenRecipe
  /** What the engine says of the nutrition, in any shape. */
  nutritionInfo?: unknown
  tries: number
  inputTokens: number | null
  outputTokens: number | null
}

/** Why an engine gave no recipe. People read one sentence for all of them; the log names the reason. */
export type EngineFailureReason =
  | 'bad output'
  | 'rate limited'
  | 'server error'
  | 'network'
  | 'timeout'
  | 'context too small'
  | 'refused'
  | 'empty answer'
  | 'rejected'

export class EngineFailure extends Error {
  override readonly name = 'EngineFailure'
  readonly reason: EngineFailureReason
  readonly spent: { tries: number; inputTokens: number | null; outputTokens: number | null }

  constructor(reason: EngineFailureReason, spent: EngineFailure['spent'], options?: ErrorOptions) {
    super(`The engine gave no recipe: ${reason}`, options)
    this.reason = reason
    this.spent = spent
  }
}

/**
 * Writes one recipe. Yields the whole recipe so far each time, starting with the first word; a yield that does not
 * continue the last one means that the engine started over. Returns the finished recipe. Throws EngineFailure; throws
 * the signal's reason when aborted.
 */
interface Engine<Request extends RecipeEngineRequest> {
  readonly name: RecipeEngineName
  /** The model's name, for provenance; null when there is none. */
  readonly model: string | null
  write(request: Request): AsyncGenerator<PartialRecipe, RecipeEngineResult>
}

/** Cooks from the brief, without a prompt. */
export interface EngineWithoutPrompt extends Engine<RecipeEngineRequest> {
  readonly readsPrompt: false
}

export interface PromptedEngine extends Engine<PromptedRequest> {
  readonly readsPrompt: true
}

export type RecipeEngine = EngineWithoutPrompt | PromptedEngine
