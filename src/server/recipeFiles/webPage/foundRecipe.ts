import type { ImportedLine } from '../importedRecipe.ts'

/** What one source of a page tells of its recipe; null or empty where it tells nothing. */
export interface FoundRecipe {
  title: string | null
  ingredients: ImportedLine[]
  steps: ImportedLine[]
  description: string | null
  notes: string | null
  yieldText: string | null
  prepMinutes: number | null
  cookMinutes: number | null
  totalMinutes: number | null
  author: string | null
  cuisine: string[]
  categories: string[]
  tags: string[]
  nutrition: Record<string, string>
  imageUrl: string | null
  language: string | null
}

export const emptyRecipe: Readonly<FoundRecipe> = {
  title: null,
  ingredients: [],
  steps: [],
  description: null,
  notes: null,
  yieldText: null,
  prepMinutes: null,
  cookMinutes: null,
  totalMinutes: null,
  author: null,
  cuisine: [],
  categories: [],
  tags: [],
  nutrition: {},
  imageUrl: null,
  language: null,
}

export const countLines = (lines: readonly ImportedLine[]): number =>
  lines.reduce((count, { kind }) => (kind === 'line' ? count + 1 : count), 0)
