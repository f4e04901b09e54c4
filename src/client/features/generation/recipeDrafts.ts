import { z } from 'zod'
import { Change, Provenance, QuestionnaireAnswers } from '#shared/contract/generation.ts'
import { WrittenRecipe } from '#shared/contract/recipes.ts'

/** A recipe that was written and not yet saved. Versions of one recipe share a table. */
const RecipeDraft = z.object({
  id: z.string(),
  tableId: z.string(),
  answers: QuestionnaireAnswers,
  change: Change.nullable(),
  recipe: WrittenRecipe,
  provenance: Provenance,
})
export type RecipeDraft = z.infer<typeof RecipeDraft>

const storageKey = 'larder.drafts'
/** Enough for an evening of trying; a browser keeps a few megabytes for us, these are some 100 kB. */
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
  const drafts = [...readDrafts(), draft].slice(-mostKept)
  const text = JSON.stringify(drafts)
  known = { text, drafts }
  try {
    window.localStorage.setItem(storageKey, text)
  } catch {
    unstored = text
  }
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
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.flatMap((each) => RecipeDraft.safeParse(each).data ?? []) : []
  } catch {
    return []
  }
}
