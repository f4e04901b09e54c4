import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { WishClarification } from '#shared/contract/generation.ts'
import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { useIsReportCurrent } from '../../data/versions/reportVersion.ts'
import { useViewerAndSignInProviders } from '../../data/viewer.ts'
import type { GeneratedRecipeDraft } from './draftShape.ts'

/** How often a check that did not come is asked for again, in milliseconds. */
const againMs = 60_000

interface FreshReportProps {
  draft: GeneratedRecipeDraft | undefined
  /** What was wished for in any version of the recipe, and what was answered about it. */
  wishesAndAnswers: { earlierWishes: string[]; clarifications: WishClarification[] }
  /** Undefined where there is no report. */
  children: (report: RecipeReport | undefined) => ReactNode
}

/**
 * Draws what shows a draft's report with one for the member's household of now: after a sign-in, and when the household has
 * changed, it is checked again. Until that comes, and where it does not, the report before it stays, which then clears nothing.
 *
 * A part of its own, for it follows who is signed in. A page that reads drafts must not: drawn again when a session has ended,
 * it would lose the member's.
 */
export function RecheckedReport({ draft, wishesAndAnswers, children }: FreshReportProps) {
  const { client } = trpcHooks.useUtils()
  const userId = useViewerAndSignInProviders()?.viewer?.userId
  const written = draft?.report ?? undefined
  const queryKey = [['generation', 'checkUnsaved'], draft?.id, userId]
  const last = useQueryClient().getQueryData<RecipeReport>(queryKey) ?? written
  const isOutdated = useIsReportCurrent(last, null) === false || !last
  const { data = written } = useQuery({
    queryKey,
    enabled: draft !== undefined && userId !== undefined && isOutdated,
    staleTime: 0,
    refetchInterval: againMs,
    queryFn: async ({ signal }) => {
      const { id: generationId, recipe, answers, meal } = draft!
      return await client.generation.checkUnsaved.mutate(
        { generationId, recipe, answers, meal, ...wishesAndAnswers },
        { signal },
      )
    },
  })
  return children(data)
}
