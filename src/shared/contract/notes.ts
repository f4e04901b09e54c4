import * as z from 'zod/mini'
import * as m from '#messages'
import { checkVisible, TypedTextSchema } from './auth/auth.ts'
import { wholeIdRegex } from './ids.ts'
import { maxCountedNotes, maxRecipeNoteLength, notesPageSize } from './limits.ts'
import { RecipeIdSchema } from './recipes/recipes.ts'

/** Which notes to list, newest first: of one recipe, or with null of all. */
export const RecipeNoteListInput = z.strictObject({
  recipeId: z._default(z.nullable(RecipeIdSchema), null),
  page: z._default(z.int().check(z.minimum(1), z.maximum(maxCountedNotes / notesPageSize)), 1),
})
export type RecipeNoteListInput = z.infer<typeof RecipeNoteListInput>

/** Which page of the caller's own notes, newest first. */
export const NotesOfCallerInput = z.pick(RecipeNoteListInput, { page: true })
export type NotesOfCallerInput = z.infer<typeof NotesOfCallerInput>

const NotedRecipe = z.strictObject({ id: RecipeIdSchema, name: z.string() })

/** What a cook says of a recipe, as the caller may see it. */
export const RecipeNote = z.strictObject({
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
export type RecipeNote = z.infer<typeof RecipeNote>

export const RecipeNoteList = z.strictObject({
  /** The recipe that was asked for; null when all were. */
  about: z.nullable(NotedRecipe),
  items: z.array(RecipeNote).check(z.maxLength(notesPageSize)),
  total: z.int().check(z.minimum(0)),
  /** Whether there are more than `total`, which is as far as they are counted. */
  isMore: z.boolean(),
  /** The page these are of: the last one when a later was asked for. */
  page: z.int().check(z.minimum(1)),
  pageCount: z.int().check(z.minimum(0)),
})
export type RecipeNoteList = z.infer<typeof RecipeNoteList>

export const WriteRecipeNoteInput = z.strictObject({
  /** Chosen by the sender; the same text under the same id is stored once. */
  draftId: TypedTextSchema.check(z.minLength(1), z.maxLength(64)),
  recipeId: RecipeIdSchema,
  text: TypedTextSchema.check(
    z.trim(),
    checkVisible(m.notes_text_missing),
    z.maxLength(maxRecipeNoteLength, { error: () => m.notes_text_too_long({ most: maxRecipeNoteLength }) }),
  ),
})
export type WriteRecipeNoteInput = z.infer<typeof WriteRecipeNoteInput>

export const RecipeNoteRef = z.strictObject({ noteId: z.string().check(z.regex(wholeIdRegex)) })
export type RecipeNoteRef = z.infer<typeof RecipeNoteRef>
