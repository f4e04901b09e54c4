import type { RecipeReport, ReportedFinding } from '#shared/contract/recipes/recipeReport.ts'
import { eaterConcernKey, isFindingAboutEater } from '#shared/kitchen/findings/concerns.ts'
import {
  type EaterWarning,
  groupFindingsIntoWarnings,
  removeRepeatedFindings,
} from '#shared/kitchen/findings/groupFindingsIntoWarnings.ts'
import { allergiesOfVerdict, allergiesWithNothingFound } from '#shared/kitchen/findings/verdicts.ts'
import { warningLevelOfFinding } from '#shared/kitchen/findings/warningLevels.ts'

/** About the recipe's text and not about who eats it: the panel below the recipe tells of these. */
const findingKindsAboutText: readonly ReportedFinding['kind'][] = [
  'unused ingredient',
  'implausible amount',
  'servings missing',
]

/** What a report says to a household, gathered by person and allergen, the worst first. */
export function groupWarningsByPerson({ findings, verdictsByEater, unknownAllergies }: RecipeReport) {
  const warnings = groupFindingsIntoWarnings(findings.filter(isFindingAboutEater))
  const openAllergies = verdictsByEater.flatMap((of) =>
    of.verdict === 'contains' ? [] : allergiesOfVerdict(of),
  )
  const isUnknownLineWithOpenAllergies = ({ kind }: ReportedFinding) =>
    kind === 'unknown line' && openAllergies.length > 0
  const others = removeRepeatedFindings(findings).filter(
    (finding) =>
      !isFindingAboutEater(finding) &&
      !findingKindsAboutText.includes(finding.kind) &&
      !isUnknownLineWithOpenAllergies(finding),
  )
  return {
    certain: warnings.filter(({ level }) => level === 'certain'),
    possible: warnings.filter(({ level }) => level === 'possible'),
    notes: warnings.filter(({ level }) => level === 'note'),
    dangers: others.filter((finding) => warningLevelOfFinding(finding) === 'possible'),
    remarks: others.filter((finding) => warningLevelOfFinding(finding) === 'note'),
    unknownLines: findings.flatMap((finding) =>
      finding.kind === 'unknown line' && isUnknownLineWithOpenAllergies(finding)
        ? [{ line: finding.text, allergies: openAllergies }]
        : [],
    ),
    unknown: unsearchedAllergies(unknownAllergies, warnings),
    cleared: allergiesWithNothingFound(verdictsByEater),
  }
}

/** Unknown words for allergies, each with its eater; not those that the recipe has word for word. */
function unsearchedAllergies(unknown: RecipeReport['unknownAllergies'], warnings: readonly EaterWarning[]) {
  const warnedConcerns = new Set(warnings.map(eaterConcernKey))
  return unknown.flatMap(({ eater, words }) =>
    words
      .filter((food) => !warnedConcerns.has(eaterConcernKey({ eater, concern: { kind: 'allergy', food } })))
      .map((allergy) => ({ eater, allergy })),
  )
}
