import type { RecipeReport, ReportedFinding } from '#shared/contract/recipeReport.ts'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { dietIds } from '#shared/kitchen/diets.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { Trace } from '#shared/kitchen/foods/contents.ts'
import type { LineCheck } from '#shared/kitchen/gate/checkLine.ts'
import { type Constraints, checkRecipe, type RecipeToCheck } from '#shared/kitchen/gate/checkRecipe.ts'
import type { Finding } from '#shared/kitchen/gate/findings.ts'
import { hazardSources } from '#shared/kitchen/gate/hazardSources.ts'
import { nutritionOf } from '#shared/kitchen/nutrition.ts'
import { swapsFor } from '#shared/kitchen/swaps/swapsFor.ts'
import { sentenceOf, whyOf } from './findingSentences.ts'

/** Checks a recipe and counts it, for people to read. An eater without a name is whoever asked. */
export function reportOn(
  recipe: RecipeToCheck,
  eaters: readonly Eater[],
  constraints: Constraints,
): RecipeReport {
  const { lines, findings } = checkRecipe(recipe, eaters, constraints)
  const { perServing, lines: counted, notCounted } = nutritionOf(recipe)
  return {
    findings: findings.map((finding) => toReported(finding, lines, eaters)),
    allergens: allergensOf(lines),
    breaksDiets: dietIds.filter(
      (id) => id !== 'low-carb' && lines.some(({ diets }) => diets.get(id)?.isCertain),
    ),
    unknownLines: lines.filter(({ isUnknown }) => isUnknown).map(({ text }) => text),
    nutrition: {
      perServing,
      lines: counted.map(({ food, ...line }) => ({ ...line, food: food?.name ?? null })),
      notCounted: [...notCounted],
    },
  }
}

function toReported(
  finding: Finding,
  lines: readonly LineCheck[],
  eaters: readonly Eater[],
): ReportedFinding {
  const { kind, line, step } = finding
  const hasSwaps = (kind === 'contains' || kind === 'may contain') && line !== null
  return {
    kind,
    line,
    step,
    sentence: sentenceOf(finding),
    why: whyOf(finding),
    source: kind === 'hazard' ? hazardSources[finding.hazard] : null,
    swaps: hasSwaps ? swapsFor(lines[line]!, eaters) : [],
  }
}

/** The surest trace of each allergen, in the order of the regulation. */
function allergensOf(lines: readonly LineCheck[]): RecipeReport['allergens'] {
  return allergenIds.flatMap((id) => {
    const traces = lines.flatMap(({ allergens }) => allergens.get(id) ?? [])
    const trace: Trace | undefined = traces.find(({ isCertain }) => isCertain) ?? traces[0]
    return trace ? [{ id, isCertain: trace.isCertain, why: [...trace.path] }] : []
  })
}
