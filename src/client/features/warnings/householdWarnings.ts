import type { RecipeReport, ReportedFinding } from '#shared/contract/recipeReport.ts'
import { isEaten, keyOf } from '#shared/kitchen/concerns.ts'
import {
  clearedAllergies,
  gatherWarnings,
  levelOf,
  type Warning,
  withoutRepeats,
} from '#shared/kitchen/gatherWarnings.ts'

/** About the recipe's text and not about who eats it: the panel below the recipe tells of these. */
const aboutTheText: readonly ReportedFinding['kind'][] = [
  'unused ingredient',
  'implausible amount',
  'servings missing',
]

/** With these something was not looked through: that nothing was found there says nothing. */
const partial: readonly ReportedFinding['kind'][] = [
  'not checked',
  'not listed',
  'unknown line',
  'unlisted food',
  'texts not read',
]

/** What a report says to a household, gathered by person and allergen, the worst first. */
export function householdWarnings({ findings, checkedFor, unknownAllergies }: RecipeReport) {
  const warnings = gatherWarnings(findings.filter(isEaten))
  const others = withoutRepeats(findings).filter(
    (finding) => !isEaten(finding) && !aboutTheText.includes(finding.kind),
  )
  const isWhole = findings.every(({ kind }) => !partial.includes(kind))
  return {
    certain: warnings.filter(({ level }) => level === 'certain'),
    possible: warnings.filter(({ level }) => level === 'possible'),
    notes: warnings.filter(({ level }) => level === 'note'),
    dangers: others.filter((finding) => levelOf(finding) === 'possible'),
    remarks: others.filter((finding) => levelOf(finding) === 'note'),
    unknown: notLookedFor(unknownAllergies, warnings),
    cleared: isWhole ? clearedAllergies(checkedFor, warnings) : [],
  }
}

/** Words for allergies that nobody here knows, each with whose it is; not those that the recipe has word for word. */
function notLookedFor(unknown: RecipeReport['unknownAllergies'], warnings: readonly Warning[]) {
  const warned = new Set(warnings.map(keyOf))
  return unknown.flatMap(({ eater, words }) =>
    words
      .filter((food) => !warned.has(keyOf({ eater, concern: { kind: 'allergy', food } })))
      .map((allergy) => ({ eater, allergy })),
  )
}
