import type { RenderedPage } from '#client/entry.server.tsx'

/** The HTML of a page that can be kept, with the ids of the recipes that it shows; ids of other things may be among them. */
export interface CacheableHtml {
  html: string
  showsIds: ReadonlySet<string>
}

/** Null for a page that is not kept: one that lacks something, or is still on its way. */
export function cacheableHtmlOf(rendered: RenderedPage): CacheableHtml | null {
  if (rendered.kind !== 'whole' || rendered.status !== 200) return null
  return { html: rendered.html, showsIds: rendered.showsIds() }
}
