/** Why a page could not be fetched. */
export const pageFetchFailures = [
  /** No http or https address, another port than 80 and 443, or with a user name. */
  'address not allowed',
  /** The name stands for an address that is not on the public internet. */
  'private address',
  'unreachable',
  'too many redirects',
  /** More than 10 MB, also once it is unpacked. */
  'too large',
  /** It took more than 15 seconds. */
  'too slow',
  /** The site wants a sign-in, or refuses programs (401, 402, 403, 407, 429, 451). */
  'refused',
  'not found',
  /** Another status, or an answer that breaks HTTP. */
  'failed',
] as const
export type PageFetchFailure = (typeof pageFetchFailures)[number]

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
