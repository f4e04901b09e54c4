import { TRPCClientError } from '@trpc/client'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import * as m from '#messages'
import { createDraftId } from '#shared/contract/ids.ts'
import type { SubmitTypedRecipeInput } from '#shared/contract/recipes/recipeKeeping.ts'
import {
  type TypedRecipeFieldName,
  TypedRecipeFields,
  TypedRecipeSchema,
  typedRecipeFieldNames,
} from '#shared/contract/recipes/typedRecipeFields.ts'
import { parseVisibilityOption, type VisibilityOption } from '#shared/kitchen/recipeVisibilities.ts'
import { serverSentenceOfError } from '../../data/serverSentence.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { useFormDraftId } from '../../forms/useFormDraftId.ts'
import { useValidatedForm } from '../../forms/useValidatedForm.ts'
import { useVisibilityChoice } from '../../forms/useVisibilityChoice.ts'
import { createPhotoRefusalNavigationState, importAndSendRecipePhoto } from './photoForm.ts'
import type { TypedFormDraft } from './typedDrafts.ts'
import { readTypedRecipeFieldsInAddress } from './typedRecipeInAddress.ts'
import { useTypedFormDrafts } from './useTypedFormDrafts.ts'

/** What this browser keeps of it. */
const Draft = z.object({
  id: z.string(),
  typed: TypedRecipeFields,
  /** Who may see it, where that was chosen. */
  visibility: z.catch(
    z.optional(z.custom<VisibilityOption>((said) => parseVisibilityOption(said) !== null)),
    undefined,
  ),
  /** Whether these values were sent with an unknown outcome; sent again, they need the same id. */
  isSent: z.catch(z.optional(z.boolean()), undefined),
})
type Draft = z.infer<typeof Draft>

/** Another tab may still be open, and send other words under its id. */
const withNewIdUnlessSent = (draft: Draft): Draft =>
  draft.isSent ? draft : { ...draft, id: createDraftId() }

/** A recipe as it is typed, from the address, where a form that was sent without scripts comes back, or from nothing. */
export function useTypedRecipe() {
  const utils = trpcHooks.useUtils()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [given] = useState(() => readTypedRecipeFieldsInAddress(search))
  const visibilityChoice = useVisibilityChoice(parseVisibilityOption(search.get('visibility')))
  const { option, choose, current, shownTo } = visibilityChoice
  const [drawn] = useState(option)
  const isBackFromRefusal = search.has('refused')
  const draftIdOfPage = useFormDraftId('/submit-recipe')
  const [draft, setDraft] = useState<Draft>({ id: draftIdOfPage, typed: given })
  const toSubmission = ({ id, typed }: Draft) => ({ ...typed, draftId: id, shownTo })
  const { faults, setFaults, mend, ...checked } = useValidatedForm(TypedRecipeSchema, send, {
    form,
    refused: isBackFromRefusal ? { ...given, draftId: draftIdOfPage } : null,
  })
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isBack, setIsBack] = useState(false)
  const { drafts, others, refreshOthers } = useTypedFormDrafts(
    'larder.submission',
    Draft,
    withNewIdUnlessSent,
  )

  // What was typed before the scripts came stands in the fields, what was typed before a reload in the store.
  useEffect(() => {
    const kept = isBackFromRefusal ? null : (drafts.begin()?.typed ?? null)
    refreshOthers()
    const formData = new FormData(form.current ?? undefined)
    const typed = { ...given, ...kept?.typed }
    for (const name of typedRecipeFieldNames) {
      const text = formData.get(name)
      if (typeof text === 'string' && text !== given[name]) typed[name] = text
    }
    const checkedOption = parseVisibilityOption(formData.get('visibility'))
    const chosen = checkedOption !== null && checkedOption !== drawn ? checkedOption : kept?.visibility
    setDraft((before) => ({ ...kept, id: kept?.id ?? before.id, typed, visibility: chosen }))
    if (chosen) choose(chosen)
    setIsBack(kept !== null)
  }, [given, drawn, choose, isBackFromRefusal, drafts, refreshOthers])

  function hold(next: Draft) {
    setDraft(next)
    drafts.keep(next)
    mend(toSubmission(next))
  }

  function change(name: TypedRecipeFieldName, text: string) {
    // A submitted recipe leaves this form for its own page: nothing is typed here that would not come along.
    if (isBusy) return
    const id = draft.isSent ? createDraftId() : draft.id
    hold({ id, typed: { ...draft.typed, [name]: text }, visibility: draft.visibility })
    setFault(null)
  }

  async function submit() {
    setIsBusy(true)
    setFault(null)
    await checked.submit(toSubmission(draft))
    setIsBusy(false)
  }

  async function send(input: SubmitTypedRecipeInput) {
    hold({ ...draft, isSent: true })
    try {
      const { recipeId } = await utils.client.recipes.submit.mutate(input)
      drafts.forget()
      const refused = await sendChosen(recipeId)
      await utils.recipes.invalidate()
      await navigate(
        `/recipe/${recipeId}`,
        refused === null ? {} : { state: createPhotoRefusalNavigationState(refused) },
      )
    } catch (error) {
      // A member whose session has ended is led to sign in, and finds the typed text here again.
      const hasEnded = error instanceof TRPCClientError && error.data?.code === 'UNAUTHORIZED'
      if (hasEnded) void utils.auth.entrance.invalidate()
      const told = serverSentenceOfError(error)
      setFault(told ?? m.recipe_keeping_type_failed())
      // In which household they are may be what has changed. Not waited for: a choice made meanwhile counts.
      if (told) void visibilityChoice.refreshOthers()
    }
  }

  /** The recipe is saved by now: a refused photo is reported on its page, where another can be chosen. */
  async function sendChosen(recipeId: string): Promise<string | null> {
    const photo = chooser.current?.files?.[0]
    if (!photo) return null
    const form = new FormData()
    form.set('photo', photo)
    return await importAndSendRecipePhoto(recipeId, {
      form,
      before: null,
      fetchPhotoName: async () => (await utils.client.recipes.get.query({ recipeId })).photo,
      failed: m.photos_add_failed(),
    })
  }

  function show(next: Draft, isOfBefore: boolean) {
    setDraft(next)
    choose(next.visibility ?? null)
    setFaults({})
    setFault(null)
    setIsBack(isOfBefore)
    refreshOthers()
  }

  return {
    form,
    chooser,
    draftId: draft.id,
    typed: draft.typed,
    faults,
    fault,
    isBusy,
    isBack,
    /** What was typed into other pages and not submitted, newest first. */
    otherDrafts: others,
    change,
    visibility: { chosen: option, current },
    chooseVisibility(chosen: VisibilityOption) {
      if (isBusy) return
      choose(chosen)
      const next = { ...draft, visibility: chosen }
      setDraft(next)
      // Alone it is no draft.
      if (typedRecipeFieldNames.some((name) => draft.typed[name] !== given[name])) drafts.keep(next)
    },
    submit,
    discard() {
      drafts.forget()
      show({ id: createDraftId(), typed: emptySubmission }, false)
    },
    take(other: TypedFormDraft<Draft>) {
      drafts.take(other)
      show(other.typed, true)
    },
  }
}

const emptySubmission = readTypedRecipeFieldsInAddress(new URLSearchParams())
