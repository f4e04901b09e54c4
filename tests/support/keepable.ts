import type { KeepableHtml } from '#server/ssr/keepable.ts'

/** What a rendering hands over of a page that shows these recipes. */
export const keepable = (html: string, ...recipeIds: string[]): KeepableHtml => ({
  html,
  showsIds: new Set(recipeIds),
})
