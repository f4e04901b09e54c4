import { z } from 'zod'
import { Change, QuestionnaireAnswers } from '#shared/contract/generation.ts'
import { RecipeReport } from '#shared/contract/recipeReport.ts'
import { WrittenRecipe } from '#shared/contract/recipes.ts'
import { listKeptIn } from '../../browserStore.ts'

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

/** Enough for an evening of trying; a browser keeps a few megabytes for us, these are some 400 kB. */
const mostKept = 40

const drafts = listKeptIn('larder.drafts', (each) => RecipeDraft.safeParse(each).data)

/** All drafts of this browser, oldest first: the same array until something changes. */
export const readDrafts = drafts.read
export const onDraftsChange = drafts.onChange

export function keepDraft(draft: RecipeDraft): void {
  drafts.change((list) => [...list, draft].slice(-mostKept))
}

/** Notes something of a draft; it stays, for whoever goes back to it. */
export function noteDraft(draftId: string, note: Pick<RecipeDraft, 'isSaved' | 'isPutAside'>): void {
  drafts.change((list) =>
    list.map((each) => (Object(each).id === draftId ? { ...Object(each), ...note } : each)),
  )
}
