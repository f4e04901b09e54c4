import * as z from 'zod/mini'
import * as m from '#messages'
import { TypedText } from './auth/auth.ts'
import { wholeIdRegex } from './ids.ts'
import { maxCountedNotes, noteMaxLength, notesPageSize } from './limits.ts'
import { RecipeId } from './recipes/recipes.ts'

/** Which notes to list, newest first: of one recipe, or with null of all. */
export const NoteListInput = z.strictObject({
  recipeId: z._default(z.nullable(RecipeId), null),
  page: z._default(z.int().check(z.minimum(1), z.maximum(maxCountedNotes / notesPageSize)), 1),
})
export type NoteListInput = z.infer<typeof NoteListInput>

/** Which page of the caller's own notes, newest first. */
export const OwnNoteListInput = z.pick(NoteListInput, { page: true })
export type OwnNoteListInput = z.infer<typeof OwnNoteListInput>

const NotedRecipe = z.strictObject({ id: RecipeId, name: z.string() })

/** What a cook says of a recipe, as the caller may see it. */
export const Note = z.strictObject({
  id: z.string(),
  /** Null where it is hidden from the caller, who wrote the note. */
  recipe: z.nullable(NotedRecipe),
  author: z.string(),
  at: z.iso.datetime(),
  text: z.string(),
  isMine: z.boolean(),
  /** Whether the caller wrote it, or created the recipe. */
  canRemove: z.boolean(),
  /** Whether it waits for review; then only people who may remove it see it. */
  isHidden: z.boolean(),
  /** Whether the caller may let a hidden one stand. */
  canShow: z.boolean(),
})
export type Note = z.infer<typeof Note>

export const NoteList = z.strictObject({
  /** The recipe that was asked for; null when all were. */
  about: z.nullable(NotedRecipe),
  items: z.array(Note).check(z.maxLength(notesPageSize)),
  total: z.int().check(z.minimum(0)),
  /** Whether there are more than `total`, which is as far as they are counted. */
  isMore: z.boolean(),
  /** The page these are of: the last one when a later was asked for. */
  page: z.int().check(z.minimum(1)),
  pageCount: z.int().check(z.minimum(0)),
})
export type NoteList = z.infer<typeof NoteList>

export const WriteNoteInput = z.strictObject({
  /** Chosen by the sender; the same text under the same id is stored once. */
  draftId: TypedText.check(z.minLength(1), z.maxLength(64)),
  recipeId: RecipeId,
  text: TypedText.check(
    z.trim(),
    z.minLength(1, { error: m.notes_text_missing }),
    z.maxLength(noteMaxLength, { error: () => m.notes_text_too_long({ most: noteMaxLength }) }),
  ),
})
export type WriteNoteInput = z.infer<typeof WriteNoteInput>

export const NoteRef = z.strictObject({ noteId: z.string().check(z.regex(wholeIdRegex)) })
export type NoteRef = z.infer<typeof NoteRef>
