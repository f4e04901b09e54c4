import type { CacheableHtml } from '#server/ssr/cacheableHtml.ts'

/** What a rendering hands over of a page that shows these recipes. */
export const keepable = (html: string, ...recipeIds: string[]): CacheableHtml => ({
  html,
  showsIds: new Set(recipeIds),
})
