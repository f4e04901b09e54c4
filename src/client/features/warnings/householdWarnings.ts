import type { RecipeReport, ReportedFinding } from '#shared/contract/recipes/recipeReport.ts'
import { isEaten, keyOf } from '#shared/kitchen/findings/concerns.ts'
import { gatherWarnings, type Warning, withoutRepeats } from '#shared/kitchen/findings/gatherWarnings.ts'
import { allergiesOf, clearedAllergies } from '#shared/kitchen/findings/verdicts.ts'
import { levelOf } from '#shared/kitchen/findings/warningLevels.ts'

/** About the recipe's text and not about who eats it: the panel below the recipe tells of these. */
const aboutTheText: readonly ReportedFinding['kind'][] = [
  'unused ingredient',
  'implausible amount',
  'servings missing',
]

/** What a report says to a household, gathered by person and allergen, the worst first. */
export function groupWarningsByPerson({ findings, verdictsByEater, unknownAllergies }: RecipeReport) {
  const warnings = gatherWarnings(findings.filter(isEaten))
  const openAllergies = verdictsByEater.flatMap((of) => (of.verdict === 'contains' ? [] : allergiesOf(of)))
  const isToBeLookedAt = ({ kind }: ReportedFinding) => kind === 'unknown line' && openAllergies.length > 0
  const others = withoutRepeats(findings).filter(
    (finding) => !isEaten(finding) && !aboutTheText.includes(finding.kind) && !isToBeLookedAt(finding),
  )
  return {
    certain: warnings.filter(({ level }) => level === 'certain'),
    possible: warnings.filter(({ level }) => level === 'possible'),
    notes: warnings.filter(({ level }) => level === 'note'),
    dangers: others.filter((finding) => levelOf(finding) === 'possible'),
    remarks: others.filter((finding) => levelOf(finding) === 'note'),
    unknownLines: findings.flatMap((finding) =>
      finding.kind === 'unknown line' && isToBeLookedAt(finding)
        ? [{ line: finding.text, allergies: openAllergies }]
        : [],
    ),
    unknown: unsearchedAllergies(unknownAllergies, warnings),
    cleared: clearedAllergies(verdictsByEater),
  }
}

/** Unknown words for allergies, each with its eater; not those that the recipe has word for word. */
function unsearchedAllergies(unknown: RecipeReport['unknownAllergies'], warnings: readonly Warning[]) {
  const warned = new Set(warnings.map(keyOf))
  return unknown.flatMap(({ eater, words }) =>
    words
      .filter((food) => !warned.has(keyOf({ eater, concern: { kind: 'allergy', food } })))
      .map((allergy) => ({ eater, allergy })),
  )
}
