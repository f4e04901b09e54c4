import type { ImportedLine } from '../importedRecipe.ts'

/** What one source of a page tells of its recipe; null or empty where it tells nothing. */
export interface FoundRecipe {
  readonly title: string | null
  readonly ingredients: ImportedLine[]
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

/** Each field of the first recipe that has it. */
export function mergeRecipes(recipes: readonly FoundRecipe[]): FoundRecipe {
  const merged: Record<string, unknown> = { ...emptyRecipe }
  for (const recipe of recipes)
    for (const [key, value] of Object.entries(recipe)) if (isEmpty(merged[key])) merged[key] = value
  return merged as unknown as FoundRecipe
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === null || (typeof value === 'object' && Object.keys(value as object).length === 0)
}

/** Lines whose second half repeats the first, as pages have them that show a list twice, once. */
export function withoutRepetition(lines: readonly ImportedLine[]): readonly ImportedLine[] {
  const half = lines.length / 2
  const isTwice = half >= 2 && lines.slice(half).every(({ text }, at) => text === lines[at]!.text)
  return Number.isInteger(half) && isTwice ? lines.slice(0, half) : lines
}

export const countLines = (lines: readonly ImportedLine[]): number =>
  lines.reduce((count, { kind }) => (kind === 'line' ? count + 1 : count), 0)
