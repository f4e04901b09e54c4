import { TRPCClientError } from '@trpc/client'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import * as m from '#messages'
import { EditableRecipe, EditRecipeInput } from '#shared/contract/recipes/recipeKeeping.ts'
import { serverSentenceOfError } from '../../data/serverSentence.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { useValidatedForm } from '../../forms/useValidatedForm.ts'
import {
  isSameRecipeFormText,
  mergeTypedAndSaved,
  RecipeFormText,
  toEditRecipeInput,
  toRecipeFormText,
} from './recipeFormText.ts'
import type { TypedFormDraft } from './typedDrafts.ts'
import { useTypedFormDrafts } from './useTypedFormDrafts.ts'

/** What stands in the form where it is not what is kept, and what was kept when the change began. */
const Edits = z.object({ began: z.object(EditableRecipe.shape), words: RecipeFormText })
type Edits = z.infer<typeof Edits>

export type RecipeEditAction = 'save' | 'convert' | 'restore'
export type RecipeEditOutcome =
  | { kind: 'none' | 'back' }
  | { kind: 'busy'; doing: RecipeEditAction }
  | { kind: 'done'; sentence: string }
  | { kind: 'failed'; sentence: string }

/**
 * The state of the form over a recipe as it is `kept`: a change never leaves it but by a save or the person's wish, a
 * reload and a closed tab included.
 */
export function useRecipeEdit(kept: EditableRecipe) {
  const { recipeId } = kept
  const utils = trpcHooks.useUtils()
  const { drafts, others, refreshOthers } = useTypedFormDrafts(`larder.edit.${recipeId}`, Edits)
  const [edits, setEdits] = useState<Edits | null>(null)
  /** The same, as it is when a call is answered. */
  const latest = useRef<Edits | null>(null)
  const [outcome, setOutcome] = useState<RecipeEditOutcome>({ kind: 'none' })
  const form = useRef<HTMLFormElement>(null)
  const { faults, setFaults, submit, mend } = useValidatedForm(
    EditRecipeInput,
    (input) => utils.client.recipes.edit.mutate(input),
    { form },
  )
  /** What somebody saved meanwhile, until the person has chosen. */
  const [theirs, setTheirs] = useState<EditableRecipe | null>(null)

  useEffect(() => {
    const draft = drafts.begin()
    refreshOthers()
    if (!draft) return
    latest.current = draft.typed
    setEdits(draft.typed)
    setOutcome({ kind: 'back' })
  }, [drafts, refreshOthers])

  function hold(next: Edits | null) {
    latest.current = next
    setEdits(next)
    if (next) drafts.keep(next)
    else {
      drafts.forget()
      refreshOthers()
    }
  }

  function take(draft: TypedFormDraft<Edits>) {
    drafts.take(draft)
    latest.current = draft.typed
    setEdits(draft.typed)
    setTheirs(null)
    setFaults({})
    setOutcome({ kind: 'back' })
    refreshOthers()
  }

  function change(change: Partial<RecipeFormText>) {
    const { began, words } = edits ?? { began: kept, words: toRecipeFormText(kept) }
    const next = { ...words, ...change }
    // A save that is under way stays so while the person types on.
    setOutcome((now) => (now.kind === 'busy' ? now : { kind: 'none' }))
    hold(isSameRecipeFormText(next, toRecipeFormText(began)) ? null : { began, words: next })
    mend(toEditRecipeInput(began, next))
  }

  /**
   * Shows what is kept now. What was typed since the words were sent stays, as a change of it; `unchanged` are the words
   * that the form shows without edits.
   */
  function showSavedRecipe(saved: EditableRecipe, sent: RecipeFormText, unchanged = sent) {
    utils.recipes.getForEdit.setData({ recipeId }, saved)
    const words = mergeTypedAndSaved(latest.current?.words ?? unchanged, sent, toRecipeFormText(saved))
    hold(isSameRecipeFormText(words, toRecipeFormText(saved)) ? null : { began: saved, words })
    setTheirs(null)
  }

  /** Says that it is done, and has everything fetched again that shows the recipe. */
  function tell(sentence: string) {
    setOutcome({ kind: 'done', sentence })
    void utils.recipes.invalidate()
  }

  /** Does one of the changes; a conflict shows what is kept instead, anything else `failed`. Null when it was not done. */
  async function attempt<Done>(
    doing: RecipeEditAction,
    failed: string,
    base: EditableRecipe,
    work: () => Promise<Done>,
  ): Promise<Done | null> {
    setOutcome({ kind: 'busy', doing })
    setFaults({})
    try {
      return await work()
    } catch (error) {
      const stored = storedVersionInConflict(error)
      // A member whose session has ended is led to sign in, and finds the typed text here again.
      if (error instanceof TRPCClientError && error.data?.code === 'UNAUTHORIZED')
        void utils.auth.entrance.invalidate()
      if (stored) {
        // The form stays as it is, whatever comes: it is no longer what is kept.
        hold(latest.current ?? { began: base, words: toRecipeFormText(base) })
        setTheirs(stored)
        void utils.recipes.listRevisions.invalidate({ recipeId })
      }
      setOutcome({
        kind: 'failed',
        sentence: stored ? m.recipe_keeping_conflict() : (serverSentenceOfError(error) ?? failed),
      })
      return null
    }
  }

  /** Saves these words over `base`. Null when they are not saved. */
  async function send(
    doing: RecipeEditAction,
    base: EditableRecipe,
    words: RecipeFormText,
  ): Promise<EditableRecipe | null> {
    const sent = await attempt(doing, m.recipe_keeping_content_failed(), base, () =>
      submit(toEditRecipeInput(base, words)),
    )
    if (sent && 'answer' in sent) return sent.answer
    if (sent) setOutcome({ kind: 'none' })
    return null
  }

  async function save(base = edits?.began ?? kept) {
    const sent = edits?.words ?? toRecipeFormText(kept)
    const saved = await send('save', base, sent)
    if (!saved) return
    showSavedRecipe(saved, sent, toRecipeFormText(kept))
    tell(latest.current ? m.recipe_keeping_content_saved_in_part() : m.recipe_keeping_content_saved())
  }

  async function convert() {
    const sent = edits?.words ?? toRecipeFormText(kept)
    const saved = edits ? await send('convert', edits.began, sent) : kept
    if (!saved) return
    const { version } = saved
    showSavedRecipe(saved, sent)
    const blog = await attempt('convert', m.recipe_keeping_content_failed(), saved, () =>
      utils.client.recipes.convertToBlog.mutate({ recipeId, version }),
    )
    if (!blog) return
    showSavedRecipe(blog, toRecipeFormText(saved))
    tell(m.recipe_keeping_converted())
  }

  async function restore(restoredVersion: number) {
    const { version } = kept
    const back = await attempt('restore', m.recipe_keeping_restore_failed(), kept, () =>
      utils.client.recipes.restoreRevision.mutate({ recipeId, version, restoredVersion }),
    )
    if (!back) return
    showSavedRecipe(back, toRecipeFormText(kept))
    tell(m.recipe_keeping_restored({ version: restoredVersion }))
  }

  return {
    words: edits?.words ?? toRecipeFormText(kept),
    kind: edits?.began.kind ?? kept.kind,
    isDirty: edits !== null,
    /** What was typed into other pages over this recipe and is not saved, newest first. */
    otherDrafts: others,
    take,
    form,
    faults,
    outcome,
    theirs,
    change,
    convert,
    restore,
    save: () => save(),
    /** Saves the text of this form over the version that was saved meanwhile. */
    keepMine: () => theirs && save(theirs),
    discardOwnEdits() {
      if (theirs) utils.recipes.getForEdit.setData({ recipeId }, theirs)
      hold(null)
      setTheirs(null)
      setFaults({})
      setOutcome({ kind: 'none' })
    },
    discard() {
      hold(null)
      setFaults({})
      setOutcome({ kind: 'none' })
    },
  }
}

export type RecipeEdit = ReturnType<typeof useRecipeEdit>

function storedVersionInConflict(error: unknown): EditableRecipe | null {
  if (!(error instanceof TRPCClientError) || error.data?.code !== 'CONFLICT') return null
  return EditableRecipe.safeParse(error.data.stored).data ?? null
}
