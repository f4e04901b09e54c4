import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { trpcHooks } from '../trpc.ts'
import { useViewerAndSignInProviders } from '../viewer.ts'

/** How often a visible page asks whether the household was changed elsewhere, in milliseconds. */
const reportVersionIntervalMs = 60_000

/**
 * Whether a report was made from the shown text, for the people who eat in this household now, by the rules of today; null
 * while that is unknown, and without a report. Only a current report may say that nothing was found. `shownVersion`: version of
 * the recipe, null when it is not saved.
 */
export function useIsReportCurrent(
  report: RecipeReport | undefined,
  shownVersion: number | null,
): boolean | null {
  const isMember = Boolean(useViewerAndSignInProviders()?.viewer)
  const { data } = trpcHooks.recipes.reportVersion.useQuery(undefined, {
    enabled: isMember,
    refetchInterval: reportVersionIntervalMs,
    refetchOnWindowFocus: 'always',
  })
  if (!report) return null
  if (report.recipeVersion !== shownVersion) return false
  if (!isMember) return report.version === null
  return data === undefined ? null : data === report.version
}
