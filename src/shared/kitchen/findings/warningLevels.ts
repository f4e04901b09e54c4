import { type EaterConcern, isAllergyConcern } from './concerns.ts'

/**
 * certain: a line holds what somebody is allergic to. possible: it may, or the recipe's handling of food may make people
 * ill. note: everything else, such as a diet that is not kept.
 */
export const warningLevels = ['certain', 'possible', 'note'] as const
export type WarningLevel = (typeof warningLevels)[number]

/** As much of a finding as its level depends on. */
interface FindingWithLevel {
  kind: string
  concern?: Pick<EaterConcern, 'kind'>
}

/** Kinds of findings that leave open whether the recipe holds what somebody is allergic to. */
const possibleKinds = ['hazard', 'not checked', 'unlisted food', 'unknown word', 'texts not read']

export function warningLevelOfFinding({ kind, concern }: FindingWithLevel): WarningLevel {
  if (possibleKinds.includes(kind)) return 'possible'
  if (!concern || !isAllergyConcern(concern)) return 'note'
  return kind === 'contains' ? 'certain' : 'possible'
}

/** Findings sorted by level, the worst level first; within a level certain findings first, else in the order in which they were found. */
export const sortFindingsByLevel = <Finding extends FindingWithLevel>(
  findings: readonly Finding[],
): Finding[] =>
  warningLevels.flatMap((level) =>
    [true, false].flatMap((isCertain) =>
      findings.filter(
        (each) => warningLevelOfFinding(each) === level && (each.kind === 'contains') === isCertain,
      ),
    ),
  )
