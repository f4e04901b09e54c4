import type { PageFetchFailure } from '#shared/kitchen/recipeImport/importFailures.ts'

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
