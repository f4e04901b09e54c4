import * as m from '#messages'
import type { WishClarification } from '#shared/contract/generation.ts'
import type { RpcClient } from '../../data/trpc.ts'
import type { GeneratedRecipeDraft } from './draftShape.ts'
import { isCallRefusedForReason } from './isCallRefusedForReason.ts'
import { storeRecipeDraft } from './recipeDrafts.ts'

interface SwapInDraftInput {
  client: RpcClient
  draft: GeneratedRecipeDraft
  /** What was wished for in any version of the recipe, and what was answered about it. */
  earlierWishes: string[]
  clarifications: WishClarification[]
  /** Counts from 0. */
  line: number
  swap: string
  onDone: (recipeId: string) => void
}

/** Makes a new version of a draft with another line in place of one. Resolves with what is to be told. */
export async function swapLineInDraft({ client, draft, line, swap, onDone, ...told }: SwapInDraftInput) {
  const { id: generationId, tableId, answers, householdId, meal, recipe } = draft
  try {
    const swapped = await client.generation.swapLine.mutate({
      ...{ generationId, recipe, answers, householdId, meal, ...told, line, swap },
    })
    const change = { kind: 'change' as const, wish: swap, previous: recipe }
    storeRecipeDraft({
      ...swapped,
      tableId,
      answers,
      householdId,
      meal,
      change,
      isSwap: true,
      clarifications: told.clarifications,
    })
    onDone(swapped.id)
    return m.warnings_swapped({ line: swap })
  } catch (error) {
    const isTold =
      isCallRefusedForReason(error, 'households_not_current') ||
      isCallRefusedForReason(error, 'generation_wish_unclear') ||
      isCallRefusedForReason(error, 'recipe_keeping_swap_stale')
    return isTold ? error.message : m.warnings_swap_failed()
  }
}
