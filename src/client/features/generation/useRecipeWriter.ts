import { TRPCClientError } from '@trpc/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import type { GenerateRecipeInput, RecipeProvenance } from '#shared/contract/generation.ts'
import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import type { WrittenRecipe } from '#shared/contract/recipes/recipes.ts'
import type { OutcomeOfWish } from '#shared/contract/wishRequirements.ts'
import { appendTextToRecipe } from '#shared/kitchen/growingRecipe.ts'
import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { isCallRefusedForReason } from './isCallRefusedForReason.ts'

export type RecipeWritingState =
  | { status: 'idle' }
  | { status: 'waiting' }
  | { status: 'writing'; recipe: PartialRecipe; isBeingCorrected: boolean }
  | { status: 'stopped'; recipe: PartialRecipe }
  /** `isUnclear` where a passage of the wish is to be answered first. */
  | { status: 'failed'; sentence: string; isUnclear: boolean }

export interface FinishedGeneration {
  id: string
  recipe: WrittenRecipe
  report: RecipeReport
  provenance: RecipeProvenance
  wish: OutcomeOfWish | null
}

/**
 * Asks for a recipe and holds it while it is written. Leaving the screen stops the writing. `onHouseholdLeft` is awaited when the
 * member turns out to be in another household than the recipe was asked for.
 */
export function useRecipeWriter(onHouseholdLeft: (householdId: string | undefined) => Promise<void>) {
  const { client, auth } = trpcHooks.useUtils()
  const [writing, setWriting] = useState<RecipeWritingState>({ status: 'idle' })
  const run = useRef<AbortController | null>(null)

  const stop = useCallback(() => run.current?.abort(), [])
  const reset = useCallback(() => {
    run.current?.abort()
    run.current = null
    setWriting({ status: 'idle' })
  }, [])
  useEffect(() => reset, [reset])

  const write = useCallback(
    async (input: GenerateRecipeInput, onFirstWord: () => void): Promise<FinishedGeneration | null> => {
      run.current?.abort()
      const thisRun = new AbortController()
      run.current = thisRun
      let recipe: PartialRecipe = {}
      let hasBegun = false
      let isBeingCorrected = false
      setWriting({ status: 'waiting' })
      try {
        for await (const event of await client.generation.generate.mutate(input, {
          signal: thisRun.signal,
        })) {
          if (run.current !== thisRun) return null
          if (event.type === 'finished') {
            setWriting({ status: 'idle' })
            return event
          }
          recipe = event.type === 'restart' ? {} : appendTextToRecipe(recipe, event)
          isBeingCorrected ||= event.type === 'restart' && event.why === 'findings'
          setWriting({ status: 'writing', recipe, isBeingCorrected })
          if (!hasBegun) onFirstWord()
          hasBegun = true
        }
        throw new Error('The answer ended before the recipe did.')
      } catch (error) {
        if (run.current !== thisRun) return null
        if (thisRun.signal.aborted) setWriting({ status: 'stopped', recipe })
        else {
          if (isCallRefusedForReason(error, 'households_not_current'))
            await onHouseholdLeft(input.householdId)
          if (isCallRefusedForReason(error, 'auth_not_signed_in')) await auth.entrance.invalidate()
          setWriting({ status: 'failed', ...writingFailureOf(error) })
        }
        return null
      }
    },
    [client, auth, onHouseholdLeft],
  )
  return { writing, write, stop, reset }
}

/** The server's own sentence where it refused with one; whatever broke gets the one sentence for all failures. */
function writingFailureOf(error: unknown): { sentence: string; isUnclear: boolean } {
  const refusal = error instanceof TRPCClientError ? error : null
  const isUnclear = isCallRefusedForReason(error, 'generation_wish_unclear')
  const isTold =
    isUnclear ||
    isCallRefusedForReason(error, 'generation_too_many_foods') ||
    isCallRefusedForReason(error, 'kitchen_over_limit') ||
    refusal?.data?.code === 'TOO_MANY_REQUESTS' ||
    isCallRefusedForReason(error, 'households_not_current') ||
    isCallRefusedForReason(error, 'auth_not_signed_in')
  return { sentence: refusal && isTold ? refusal.message : m.generation_generation_failed(), isUnclear }
}
