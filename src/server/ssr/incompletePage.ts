import type { RenderedPageResult } from '#client/entry.server.tsx'

/** A page with a missing part, because a query of it failed: it is sent, but not cached. */
export class IncompletePageError extends Error {
  override readonly name = 'IncompletePageError'
  readonly rendered: RenderedPageResult

  constructor(rendered: RenderedPageResult) {
    super('A part of the page is missing.')
    this.rendered = rendered
  }
}

/** Whether the failure concerns only this caller, so that another caller's rendering may succeed. */
export function isFailureOfThisCallerOnly(error: unknown): boolean {
  return !(error instanceof IncompletePageError) || error.rendered.status === 429
}
