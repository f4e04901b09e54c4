import type { RecipeReport, ReportedFinding } from '#shared/contract/recipeReport.ts'
import type { CheckedFinding, CheckedReport } from '#shared/kitchen/checkedReport.ts'
import { type Concern, concernsOf, isAllergyConcern, isEaten } from '#shared/kitchen/concerns.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { UnclearPassage } from '#shared/kitchen/wish/readWishLimits.ts'
import { unknownAllergiesOf } from '../households/service.ts'

/** A report as it travels. Null stands for a recipe that could not be checked in the time there is. */
export function reportOf(checked: CheckedReport | null, eaters: readonly Eater[]): RecipeReport {
  const unknown = new Set(checked?.unknownAllergies)
  const checkedFor = eaters.flatMap((eater) => {
    const isKnown = (concern: Concern) => concern.kind !== 'allergy' || !unknown.has(concern.food)
    const allergies = concernsOf(eater).filter((concern) => isAllergyConcern(concern) && isKnown(concern))
    return allergies.length > 0 ? [{ eater: eater.name, allergies }] : []
  })
  if (!checked)
    return {
      findings: [{ kind: 'not checked' }],
      checkedFor,
      unknownAllergies: [],
      allergens: [],
      breaksDiets: [],
      unknownLines: [],
      nutrition: { perServing: null, lines: [], notCounted: [] },
    }
  const { findings, findingsLeftOut, allergens, nutrition } = checked
  return {
    findings: [
      ...findings.map(reportedFinding),
      ...(findingsLeftOut > 0 ? [{ kind: 'not listed' as const, count: findingsLeftOut }] : []),
    ],
    checkedFor,
    unknownAllergies: unknownAllergiesOf(eaters, (words) => unknown.has(words)),
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

function reportedFinding({ finding, swaps, steps = [] }: CheckedFinding): ReportedFinding {
  if (isEaten(finding)) return { ...finding, path: [...finding.path], steps: [...steps], swaps: [...swaps] }
  if (finding.kind === 'other meat') return { ...finding, path: [...finding.path] }
  return finding
}

/** A passage of a wish that could not be asked about: told with the recipe, whose foods were left out to be careful. */
export const unclearWish = ({ text, foods }: UnclearPassage): ReportedFinding => ({
  kind: 'wish unclear',
  passage: text,
  foods: foods.map(({ said }) => said),
})
