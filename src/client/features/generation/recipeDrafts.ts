import { z } from 'zod'
import { Change, QuestionnaireAnswers } from '#shared/contract/generation.ts'
import { RecipeReport } from '#shared/contract/recipeReport.ts'
import { WrittenRecipe } from '#shared/contract/recipes.ts'

/**
 * A recipe that was written and not yet saved. Versions of one recipe share a table. A later Larder may have written
 * it: what this one does not know is carried along, and what it cannot read stays where it is.
 */
const RecipeDraft = z.looseObject({
  id: z.string(),
  tableId: z.string(),
  answers: QuestionnaireAnswers,
  change: Change.nullable(),
  recipe: WrittenRecipe,
  /** Null for a draft of a Larder that did not check, or checked otherwise. */
  report: RecipeReport.nullable().catch(null),
  provenance: z.unknown(),
  isSaved: z.boolean().optional(),
  /** Whether the home page is not to show it any more. */
  isPutAside: z.boolean().optional(),
})
export type RecipeDraft = z.infer<typeof RecipeDraft>

const storageKey = 'larder.drafts'
/** Enough for an evening of trying; a browser keeps a few megabytes for us, these are some 400 kB. */
const mostKept = 40

let known: { text: string | null; drafts: RecipeDraft[] } = { text: null, drafts: [] }
/** What could not be stored because the store is full or forbidden; it lives as long as this page does. */
let unstored: string | null = null
const listeners = new Set<() => void>()

/** All drafts of this browser, oldest first: the same array until something changes. */
export function readDrafts(): RecipeDraft[] {
  const text = unstored ?? readText()
  if (text !== known.text) known = { text, drafts: parse(text) }
  return known.drafts
}

export function keepDraft(draft: RecipeDraft): void {
  store([...readList(unstored ?? readText()), draft].slice(-mostKept))
}

/** Notes something of a draft; it stays, for whoever goes back to it. */
export function noteDraft(draftId: string, note: Pick<RecipeDraft, 'isSaved' | 'isPutAside'>): void {
  const drafts = readList(unstored ?? readText())
  store(drafts.map((each) => (Object(each).id === draftId ? { ...Object(each), ...note } : each)))
}

function store(drafts: unknown[]): void {
  const text = JSON.stringify(drafts)
  try {
    window.localStorage.setItem(storageKey, text)
  } catch {
    unstored = text
  }
  readDrafts()
  for (const listener of listeners) listener()
}

export function onDraftsChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function parse(text: string | null): RecipeDraft[] {
  return readList(text).flatMap((each) => RecipeDraft.safeParse(each).data ?? [])
}

function readList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
