import type { RecipeReport, ReportedFinding } from '#shared/contract/recipes/recipeReport.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { concernsOfEater, isFindingAboutEater } from '#shared/kitchen/findings/concerns.ts'
import type { FindingWithSwaps, RecipeCheckReport } from '#shared/kitchen/findings/recipeCheckReport.ts'
import { type ConcernVerdict, groupVerdictsByEater } from '#shared/kitchen/findings/verdicts.ts'
import type { UnclearWishPassage } from '#shared/kitchen/wish/readWishLimits.ts'
import { listUnknownAllergiesOfEaters } from '../households/service.ts'

/** `version`: of the household that it is for, null for a visitor. `recipeVersion`: null for an unsaved recipe. */
type ReportVersions = Pick<RecipeReport, 'version' | 'recipeVersion'>

/** A report in the form in which it is sent, about these eaters. Null stands for a recipe that could not be checked in time. */
export function toRecipeReport(
  checked: RecipeCheckReport | null,
  eaters: readonly Eater[],
  madeOf: ReportVersions,
): RecipeReport {
  const unknown = new Set(checked?.unknownAllergies)
  // A recipe's own diet belongs to no eater.
  const names = new Set(eaters.map(({ name }) => name))
  if (!checked)
    return {
      ...madeOf,
      checkedFor: [],
      findings: [{ kind: 'not checked' }],
      foodNames: [],
      verdicts: [],
      verdictsByEater: groupVerdictsByEater(eaters.flatMap(notCheckedVerdicts)),
      unknownAllergies: [],
      open: 'not checked',
      allergens: [],
      breaksDiets: [],
      unknownLines: [],
      nutrition: { perServing: null, lines: [], notCounted: [] },
    }
  const { findings, findingsLeftOut, allergens, nutrition } = checked
  return {
    ...madeOf,
    checkedFor: [],
    findings: [
      ...findings.map(reportedFinding),
      ...(findingsLeftOut > 0 ? [{ kind: 'not listed' as const, count: findingsLeftOut }] : []),
    ],
    foodNames: [...checked.foodNames],
    verdicts: [],
    verdictsByEater: checked.verdictsByEater.filter(({ eater }) => names.has(eater)),
    unknownAllergies: listUnknownAllergiesOfEaters(eaters, (words) => unknown.has(words)),
    open: checked.open,
    allergens: allergens.map(({ id, isCertain, path }) => ({ id, isCertain, why: [...path] })),
    breaksDiets: [...checked.breaksDiets],
    unknownLines: [...checked.unknownLines],
    nutrition: {
      perServing: nutrition.perServing,
      lines: [...nutrition.lines],
      notCounted: [...nutrition.notCounted],
    },
  }
}

const notCheckedVerdicts = (eater: Eater): ConcernVerdict[] =>
  concernsOfEater(eater).map((concern) => ({ eater: eater.name, concern, verdict: 'not checked' }))

function reportedFinding({ finding, swaps, steps = [] }: FindingWithSwaps): ReportedFinding {
  if (isFindingAboutEater(finding))
    return { ...finding, path: [...finding.path], steps: [...steps], swaps: [...swaps] }
  if (finding.kind === 'other meat') return { ...finding, path: [...finding.path] }
  return finding
}

/** A passage of a wish that could not be clarified: shown with the recipe, whose foods were left out as a precaution. */
export const unclearWishFinding = ({ text, foods }: UnclearWishPassage): ReportedFinding => ({
  kind: 'wish unclear',
  passage: text,
  foods: foods.map(({ said }) => said),
})
