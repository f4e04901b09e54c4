import type { PageFetchFailure } from '#shared/kitchen/recipeImport/importFailures.ts'
import type { RecipeEngineLog } from '../generation/service.ts'

export class PageFetchError extends Error {
  override readonly name = 'PageFetchError'
  readonly failure: PageFetchFailure

  constructor(failure: PageFetchFailure, cause?: unknown) {
    super(failure, { cause })
    this.failure = failure
  }
}

export interface FetchedPage {
  /** The address of the page after all redirects, without its fragment. */
  url: string
  /** Unpacked; at most 10 MB. */
  bytes: Uint8Array
  /** The header as it was sent; '' where there was none. */
  contentType: string
}

/** Fetches a page or a picture for a member. Throws PageFetchError, and the signal's reason once it is aborted. */
export type FetchPage = (address: string, signal: AbortSignal) => Promise<FetchedPage>

/** What a model reads recipes from: one of the three. */
export type RecipeSource =
  | { kind: 'text'; text: string }
  /** WebP, in the order of their pages. */
  | { kind: 'pictures'; pictures: readonly Uint8Array[] }
  | { kind: 'pdf'; bytes: Uint8Array }

/** A recipe as a model read it: plain text, in which nothing is proven yet. A heading is a line that ends in a colon. */
export interface RecipeOfModel {
  title: string
  ingredients: string[]
  steps: string[]
  /** Null where the model found none. */
  servings: number | null
  prepMinutes: number | null
  cookMinutes: number | null
  totalMinutes: number | null
}

export interface RecipeReading {
  /** Empty where the source has no recipe. */
  recipes: RecipeOfModel[]
  inputTokens: number | null
  outputTokens: number | null
}

export interface RecipeReadingOptions {
  /** Of the schema of the answer, so that a retry differs. */
  seed: number
  signal: AbortSignal
  log: RecipeEngineLog
  /** Called while the answer arrives, with the title and the lines so far. */
  onProgress: (soFar: { title: string; lines: number }) => void
}

/** Reads recipes with a model. Throws EngineFailure, and the signal's reason once it is aborted. */
export type ReadRecipeSource = (source: RecipeSource, options: RecipeReadingOptions) => Promise<RecipeReading>
