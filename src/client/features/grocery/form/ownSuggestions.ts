import type { GroceryCategory } from '#shared/kitchen/groceryCategories.ts'
import type { DocumentsByKey } from '#shared/replication/documents.ts'

interface OwnSuggestion {
  name: string
  category: GroceryCategory | null
}

/** What this household has on its lists or had, as far as this browser knows, the latest first; each name once. */
export function listSuggestionsFromOwnLists(docs: DocumentsByKey): OwnSuggestion[] {
  const named = [...docs].flatMap(([key, { fields }]) => {
    const [name, stamp] = fields.name ?? []
    if (key.endsWith('/') || typeof name !== 'string' || name === '') return []
    return [{ name, category: (fields.category?.[0] ?? null) as GroceryCategory | null, stamp: stamp ?? '' }]
  })
  named.sort((a, b) => (a.stamp < b.stamp ? -1 : 1))
  // The later of two stands, in the place of the later.
  const latest = new Map<string, OwnSuggestion>()
  for (const { name, category } of named) {
    latest.delete(name.toLowerCase())
    latest.set(name.toLowerCase(), { name, category })
  }
  return [...latest.values()].reverse()
}
