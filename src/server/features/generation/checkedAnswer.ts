import type { RecipeCheckReport } from '#shared/kitchen/findings/recipeCheckReport.ts'
import type { WishOutcome } from '#shared/kitchen/wish/requirements/requirement.ts'
import { rankReportBySeverity } from './check.ts'
import type { RecipeEngineResult } from './port.ts'

/** What an engine wrote. */
export type EngineAnswer = Pick<RecipeEngineResult, 'recipe' | 'nutritionInfo'>

/** The same, checked. */
export interface CheckedAnswer extends EngineAnswer {
  /** With people by number. */
  report: RecipeCheckReport | null
  /** What it meets of the wishes; null when the kitchen had no time. */
  wish: WishOutcome | null
  /** The findings that no engine has corrected. */
  findingsToCorrect: string[]
  /** What a model has not done of what the wishes ask for and nothing rules out. */
  unmet: string[]
}

/** Whether fewer of its findings may harm somebody, or as many and fewer are left in all, or as many and less is unmet. */
export function isBetterAnswer(answer: CheckedAnswer, than: CheckedAnswer): boolean {
  const ranked = [...rankReportBySeverity(answer.report), answer.unmet.length]
  const rankedBefore = [...rankReportBySeverity(than.report), than.unmet.length]
  const differing = ranked.findIndex((count, at) => count !== rankedBefore[at])
  return differing >= 0 && ranked[differing]! < rankedBefore[differing]!
}
