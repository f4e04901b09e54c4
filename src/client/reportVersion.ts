import type { RecipeReport } from '#shared/contract/recipeReport.ts'
import { trpc } from './trpc.ts'
import { useEntrance } from './viewer.ts'

/** How often a page that is looked at asks whether the household has changed elsewhere, in milliseconds. */
const againMs = 60_000

/**
 * Whether a report was made for who eats here now, by the kitchen as it is; null while that is not known. Only what is
 * current may say that nothing was found.
 */
export function useIsCurrent({ version }: Pick<RecipeReport, 'version'>): boolean | null {
  const isMember = Boolean(useEntrance()?.viewer)
  const { data } = trpc.recipes.reportVersion.useQuery(undefined, {
    enabled: isMember,
    refetchInterval: againMs,
    refetchOnWindowFocus: 'always',
  })
  if (!isMember) return version === null
  return data === undefined ? null : data === version
}
