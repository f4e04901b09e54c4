import type { RenderedPage } from '#client/entry.server.tsx'

/** A page that lacks a part since a query of it failed: sent, but not kept. */
export class IncompletePage extends Error {
  override readonly name = 'IncompletePage'
  readonly rendered: RenderedPage

  constructor(rendered: RenderedPage) {
    super('A part of the page is missing.')
    this.rendered = rendered
  }
}

/** Whether another asker may be sent the page that this one was not. */
export function isRefusalOfOne(error: unknown): boolean {
  return !(error instanceof IncompletePage) || error.rendered.status === 429
}
