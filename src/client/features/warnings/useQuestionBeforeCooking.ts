import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { isAllergyConcern, isFindingAboutEater } from '#shared/kitchen/findings/concerns.ts'
import { useIsReportCurrent } from '../../data/versions/reportVersion.ts'
import { useViewerAndSignInProviders } from '../../data/viewer.ts'
import { createAcceptedWarningsStore } from './acceptedWarnings.ts'

export interface RecipeToCook {
  id: string
  version: number
}

/**
 * Whether cooking a recipe is asked about first: where it certainly holds what somebody is allergic to, once for each version, and
 * where it was not checked in these words for the household of today.
 */
export function useQuestionBeforeCooking(recipe: RecipeToCook, report: RecipeReport | undefined) {
  const isMember = Boolean(useViewerAndSignInProviders()?.viewer)
  const isCurrent = useIsReportCurrent(report, recipe.version)
  const findings = (report?.findings ?? [])
    .filter(isFindingAboutEater)
    .filter(({ kind, concern }) => kind === 'contains' && isAllergyConcern(concern))
  const accepted = createAcceptedWarningsStore(recipe, findings)
  return {
    findings,
    isCurrent,
    /** In a browser alone: it knows what was answered before. */
    mustAsk: () => (isMember && !isCurrent) || (findings.length > 0 && !accepted.isKept()),
    accept() {
      if (isCurrent) accepted.keep()
    },
  }
}
