import type { HazardFinding, RecipeReport } from '#shared/contract/recipes/recipeReport.ts'

/** What at a step, counted from 0, may make people ill. */
export const hazardsOfStep = ({ findings }: RecipeReport, step: number): HazardFinding[] =>
  findings.filter((finding): finding is HazardFinding => finding.kind === 'hazard' && finding.step === step)
