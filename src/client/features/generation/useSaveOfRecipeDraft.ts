import { TRPCClientError } from '@trpc/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as m from '#messages'
import type { VisibilityOption } from '#shared/kitchen/recipeVisibilities.ts'
import type { MealSlotToFill } from '#shared/mealPlan/slotInAddress.ts'
import { readFailureAdvice } from '../../data/failures/retry.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { useViewerAndSignInProviders } from '../../data/viewer.ts'
import { useVisibilityChoice } from '../../forms/useVisibilityChoice.ts'
import type { GeneratedRecipeDraft } from './draftShape.ts'
import { isCallRefusedForReason } from './isCallRefusedForReason.ts'
import { pendingSaveDraft, planningOfPendingSave, visibilityOfPendingSave } from './pendingSave.ts'
import { updateRecipeDraft } from './recipeDrafts.ts'

/**
 * Saves a draft as soon as it is wanted and somebody is signed in, then goes to its page, or with it to the meal plan. What was wanted before the
 * sign-in is not forgotten by it, nor by a reload. `refusedWith` words an answer that is not a success: what the server
 * says of it, or null where a proxy answered in its place.
 */
export function useSaveOfRecipeDraft(
  { id, recipe, answers }: GeneratedRecipeDraft,
  slotToFill: MealSlotToFill | null,
  refusedWith: (sentence: string | null) => string,
) {
  const utils = trpcHooks.useUtils()
  const navigate = useNavigate()
  const isSignedIn = Boolean(useViewerAndSignInProviders()?.viewer)
  const [pending] = useState(() => visibilityOfPendingSave(id))
  const { option, choose, current, shownTo, refreshOthers } = useVisibilityChoice(pending.read())
  const [stored] = useState(() => planningOfPendingSave(id))
  const [isPlanned, setIsPlanned] = useState(() => stored.read())
  const [isWanted, setIsWanted] = useState(() => pendingSaveDraft.read() === id)
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  // Another choice saves nothing by itself.
  const chosen = useRef(shownTo)
  useEffect(() => {
    chosen.current = shownTo
  }, [shownTo])

  const save = useCallback(async () => {
    const { mealType, dietType, cuisine } = answers
    const input = { generationId: id, recipe, mealType, dietType, cuisine, shownTo: chosen.current }
    setIsBusy(true)
    setFault(null)
    try {
      const { recipeId } = await utils.client.recipes.save.mutate(input)
      pendingSaveDraft.forget()
      pending.forget()
      stored.forget()
      // Or the note below would have it saved, and gone to, a second time: what is drawn here may outlast the way there.
      setIsWanted(false)
      await utils.recipes.invalidate()
      const navigation = isPlanned
        ? pathInPlanner(recipeId, recipe.servings, slotToFill)
        : { to: `/recipe/${recipeId}`, state: null }
      if (isShown.current) await navigate(navigation.to, { state: navigation.state })
      // Done last, because the home page no longer shows the recipe after this.
      updateRecipeDraft(id, { isSaved: true })
    } catch (error) {
      const refusal = error instanceof TRPCClientError && error.data ? error : null
      // The session has ended meanwhile: the sign-in opens, and the save waits for it.
      if (refusal?.data.code === 'UNAUTHORIZED') return await utils.auth.entrance.invalidate()
      pendingSaveDraft.forget()
      setIsWanted(false)
      if (
        isCallRefusedForReason(error, 'visibility_household_changed') ||
        isCallRefusedForReason(error, 'visibility_household_not_kept')
      ) {
        setFault(error.message)
        void refreshOthers()
        return
      }
      const isAnswered = readFailureAdvice(error, Date.now()).status !== null
      setFault(isAnswered ? refusedWith(refusal?.message ?? null) : m.recipe_keeping_save_failed())
    } finally {
      setIsBusy(false)
    }
  }, [
    utils,
    navigate,
    id,
    recipe,
    answers,
    refusedWith,
    pending,
    refreshOthers,
    stored,
    isPlanned,
    slotToFill,
  ])

  useEffect(() => {
    if (isWanted && isSignedIn) void save()
  }, [isWanted, isSignedIn, save])

  return {
    isSignedIn,
    isBusy,
    isPlanned,
    fault,
    question: {
      chosen: option,
      current,
      /** Kept over the way to the sign-in, as the wish to save is. */
      onChoose(chosen: VisibilityOption) {
        pending.keep(chosen)
        choose(chosen)
      },
    },
    /** Whether it waits for somebody to sign in. */
    isWaiting: isWanted && !isSignedIn,
    want(then: 'read' | 'plan') {
      stored.keep(then === 'plan')
      setIsPlanned(then === 'plan')
      pendingSaveDraft.keep(id)
      setIsWanted(true)
    },
    giveUp() {
      pendingSaveDraft.forget()
      setIsWanted(false)
    },
  }
}

/** To the slot that the recipe was generated for, else to the choice of a day for it. The slot is not in the address: a link changes no plan. */
function pathInPlanner(recipeId: string, servings: number, slot: MealSlotToFill | null) {
  const search = new URLSearchParams({
    ...(slot && { date: slot.date }),
    recipe: recipeId,
    servings: String(slot?.servings ?? servings),
  })
  return { to: `/meal-planner?${search}`, state: slot && { fillSlotId: slot.slotId } }
}
