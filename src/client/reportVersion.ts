import type { RecipeReport } from '#shared/contract/recipeReport.ts'
import { trpc } from './trpc.ts'
import { useEntrance } from './viewer.ts'

/** How often a page that is looked at asks whether the household has changed elsewhere, in milliseconds. */
const againMs = 60_000

/**
 * Fetches the current version of reports after a change of the household or the settings, also when no part of the page
 * shows it: reports that are kept for offline use are compared with it. Never rejects.
 */
export const askReportVersion = (utils: ReturnType<typeof trpc.useUtils>): Promise<unknown> =>
  utils.recipes.reportVersion
    .fetch(undefined, { staleTime: 0 })
    .catch(() => utils.recipes.reportVersion.invalidate())

/**
 * Whether a report was made for the people who eat in this household now, by the rules of today; null while that is not
 * known. Only a current report may say that nothing was found.
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
