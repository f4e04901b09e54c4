import type { z } from 'zod'
import type { WrittenRecipe } from '#shared/contract/recipes/recipes.ts'
import type { PartialRecipe, RecipeBrief } from '#shared/kitchen/recipe.ts'
import type { LogEvent } from '../../logEvents.ts'

export type EngineName = 'openai' | 'endpoint' | 'built-in'

/** The words for a model; see prompt.ts. */
export interface Prompt {
  version: string
  system: string
  user: string
}

export interface EngineRequest {
  /** For an engine that cooks by itself. */
  brief: RecipeBrief
  /** Our own cook, in the caller's turn; null where the wishes leave nothing to cook with. */
  cook: (brief: RecipeBrief, seed: number) => Promise<WrittenRecipe | null>
  /** What a recipe must be to count as one. */
  recipeSchema: z.ZodType<WrittenRecipe>
  seed: number
  /** Aborted when the cook presses Stop, leaves, or the server closes. */
  signal: AbortSignal
  log: EngineLog
}

/** For an engine that reads text. */
export interface PromptedRequest extends EngineRequest {
  prompt: Prompt
}

/** The part of the log an engine may use: an event and its figures, never the text of a recipe or a prompt. */
export interface EngineLog {
  info(fields: object, event: LogEvent): void
  warn(fields: object, event: LogEvent): void
}

/** What is known when the last word is written. Tokens are null when the engine does not count them. */
export interface EngineResult {
  recipe: WrittenRecipe
  /** What it says of the nutrition, of any shape. */
  nutritionInfo?: unknown
  tries: number
  inputTokens: number | null
  outputTokens: number | null
}

/** Why an engine gave no recipe. The cook reads one sentence for all of them; the log tells them apart. */
export type FailureReason =
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
  readonly reason: FailureReason
  readonly spent: { tries: number; inputTokens: number | null; outputTokens: number | null }

  constructor(reason: FailureReason, spent: EngineFailure['spent'], options?: ErrorOptions) {
    super(`The engine gave no recipe: ${reason}`, options)
    this.reason = reason
    this.spent = spent
  }
}

/**
 * Writes one recipe. Yields the recipe so far, each time all of it, starting with the first word; a yield that
 * does not continue the last one means that the engine started over. Returns the finished recipe.
 * Throws EngineFailure; throws the signal's reason when aborted.
 */
interface Engine<Request extends EngineRequest> {
  readonly name: EngineName
  /** The model's name, for provenance; null when there is none to name. */
  readonly model: string | null
  write(request: Request): AsyncGenerator<PartialRecipe, EngineResult>
}

/** Cooks from the brief: no prompt is made for it. */
export interface CookingEngine extends Engine<EngineRequest> {
  readonly readsPrompt: false
}

export interface PromptedEngine extends Engine<PromptedRequest> {
  readonly readsPrompt: true
}

export type RecipeEngine = CookingEngine | PromptedEngine
