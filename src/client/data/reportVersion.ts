import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { trpc } from './trpc.ts'
import { useEntrance } from './viewer.ts'

/** How often a page that is looked at asks whether the household has changed elsewhere, in milliseconds. */
const againMs = 60_000

/**
 * Whether a report was made of the words that are shown, for the people who eat in this household now, by the rules of
 * today; null while that is not known, as where there is no report. Only a current report may say that nothing was found. `shownVersion` is that of
 * the recipe, null where it is not saved.
 */
export function useIsCurrent(report: RecipeReport | undefined, shownVersion: number | null): boolean | null {
  const isMember = Boolean(useEntrance()?.viewer)
  const { data } = trpc.recipes.reportVersion.useQuery(undefined, {
    enabled: isMember,
    refetchInterval: againMs,
    refetchOnWindowFocus: 'always',
  })
  if (!report) return null
  if (report.recipeVersion !== shownVersion) return false
  if (!isMember) return report.version === null
  return data === undefined ? null : data === report.version
}
