import * as m from '#messages'
import { maxClarifications } from '#shared/contract/limits.ts'
import type { RpcClient } from '../../trpc.ts'
import type { RecipeDraft } from './draftShape.ts'
import { isRefusedFor } from './isRefusedFor.ts'
import { keepDraft } from './recipeDrafts.ts'

interface Swapping {
  client: RpcClient
  draft: RecipeDraft
  earlierWishes: string[]
  /** Counts from 0. */
  line: number
  swap: string
  onDone: (recipeId: string) => void
}

/** Makes a new version of a draft with another line in place of one. Resolves with what is to be told. */
export async function swapInDraft({ client, draft, line, swap, onDone, earlierWishes }: Swapping) {
  const { id: generationId, tableId, answers, householdId, recipe } = draft
  const clarifications = (draft.clarifications ?? []).slice(0, maxClarifications)
  try {
    const swapped = await client.generation.swapLine.mutate({
      ...{ generationId, recipe, answers, householdId, earlierWishes, clarifications, line, swap },
    })
    const change = { kind: 'change' as const, wish: swap, previous: recipe }
    keepDraft({ ...swapped, tableId, answers, householdId, change, clarifications })
    onDone(swapped.id)
    return m.warnings_swapped({ line: swap })
  } catch (error) {
    return isRefusedFor(error, 'households_not_current') ? error.message : m.warnings_swap_failed()
  }
}
