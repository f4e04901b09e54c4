import { useQuery } from '@tanstack/react-query'
import type { Clarification } from '#shared/contract/generation.ts'
import type { RecipeReport } from '#shared/contract/recipeReport.ts'
import { useIsCurrent } from '../../data/reportVersion.ts'
import { trpc } from '../../data/trpc.ts'
import { useEntrance } from '../../data/viewer.ts'
import type { RecipeDraft } from './draftShape.ts'

/**
 * The report of a recipe that is not saved: the one it was written with, or one for the member who reads it now where that is out
 * of date, as after a sign-in. Null where there is none.
 */
export function useFreshReport(
  draft: RecipeDraft | undefined,
  told: { earlierWishes: string[]; clarifications: Clarification[] },
): RecipeReport | null {
  const { client, recipes } = trpc.useUtils()
  const viewer = useEntrance()?.viewer
  const written = draft?.report ?? null
  const isOutdated = useIsCurrent(written ?? undefined, null) === false
  // Asked for by `useIsCurrent`, which draws this again when it is another.
  const version = recipes.reportVersion.getData()
  const { data } = useQuery({
    queryKey: [['generation', 'checkUnsaved'], draft?.id, viewer?.userId, version],
    enabled: Boolean(draft && viewer) && isOutdated,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { id: generationId, recipe, answers } = draft!
      return await client.generation.checkUnsaved.mutate(
        { generationId, recipe, answers, ...told },
        { signal },
      )
    },
  })
  return isOutdated && viewer && data ? data : written
}
