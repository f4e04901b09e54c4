import type { RecipeReport } from '#shared/contract/recipeReport.ts'
import { trpc } from './trpc.ts'
import { useEntrance } from './viewer.ts'

/** How often a page that is looked at asks whether the household has changed elsewhere, in milliseconds. */
const againMs = 60_000

/**
 * Asks for today's version where who eats has just changed, also when nothing on the page shows it: what is kept for when
 * there is no network is compared with it. Never rejects.
 */
export const askReportVersion = (utils: ReturnType<typeof trpc.useUtils>): Promise<unknown> =>
  utils.recipes.reportVersion
    .fetch(undefined, { staleTime: 0 })
    .catch(() => utils.recipes.reportVersion.invalidate())

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
