import type { HazardFinding, RecipeReport, ReportedFinding } from '#shared/contract/recipes/recipeReport.ts'

type UnknownWordFinding = Extract<ReportedFinding, { kind: 'unknown word' }> & { eater?: undefined }

/** What at a step, counted from 0, may make people ill, and what it brings in by a word that is not known. */
export const findHazardsOfStep = ({ findings }: RecipeReport, step: number) =>
  findings.filter(
    (finding): finding is HazardFinding | UnknownWordFinding =>
      /^(hazard|unknown word)$/.test(finding.kind) && 'step' in finding && finding.step === step,
  )
