import type { RenderedPageResult } from '#client/entry.server.tsx'

/** The HTML of a page that may be cached, with the ids of the recipes that it shows; ids of other things may be included. */
export interface CacheableHtml {
  html: string
  showsIds: ReadonlySet<string>
}

/** Null for a page that must not be cached: one with a missing part, or that is still being streamed. */
export function htmlIfCacheable(rendered: RenderedPageResult): CacheableHtml | null {
  if (rendered.kind !== 'whole' || rendered.status !== 200) return null
  return { html: rendered.html, showsIds: rendered.showsIds() }
}
