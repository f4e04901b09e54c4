import type { PartialRecipe } from '#shared/kitchen/recipe.ts'

/**
 * The shown recipe extended by `next`; null when nothing is new. A text that does not continue the shown one is left
 * unchanged, and no list gets shorter: the finished recipe replaces it all.
 */
export function extendPartialRecipe(shown: PartialRecipe, next: PartialRecipe): PartialRecipe | null {
  const kept: PartialRecipe = { ...shown }
  let hasGrown = false
  for (const field of ['name', 'description'] as const) {
    const text = next[field] ?? ''
    if (!isExtendedBy(shown[field] ?? '', text)) continue
    kept[field] = text
    hasGrown = true
  }
  for (const field of ['ingredients', 'instructions'] as const) {
    const lines = grownLines(shown[field] ?? [], next[field] ?? [])
    if (!lines) continue
    kept[field] = lines
    hasGrown = true
  }
  return hasGrown ? kept : null
}

/** Only the last shown line may still grow; the lines above it are complete. */
function grownLines(shown: string[], next: string[]): string[] | null {
  if (next.length < shown.length) return null
  const last = shown.at(-1) ?? ''
  const longerLastLine = next[shown.length - 1] ?? ''
  const isLastGrown = isExtendedBy(last, longerLastLine)
  if (!isLastGrown && next.length === shown.length) return null
  const kept = isLastGrown ? [...shown.slice(0, -1), longerLastLine] : shown
  return [...kept, ...next.slice(shown.length)]
}

function isExtendedBy(shown: string, next: string): boolean {
  return next.length > shown.length && next.startsWith(shown)
}
