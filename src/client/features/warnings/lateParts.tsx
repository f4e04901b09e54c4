import { type ComponentProps, lazy, type ReactNode } from 'react'
import * as m from '#messages'
import type { EatenFinding, RecipeReport } from '#shared/contract/recipeReport.ts'
import { isAllergyConcern, isEaten } from '#shared/kitchen/concerns.ts'
import { FailedPart, type RetryableQuery } from '../../FailedPart.tsx'
import { Boundary } from '../../ui/Boundary.tsx'
import { latePart } from '../../ui/latePart.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

// Their words weigh too much for each page: the server writes them, and the browser fetches what makes them alive.
export const importStrip = () => import('./HouseholdStrip.tsx')
const HouseholdStrip = import.meta.env.SSR ? (await importStrip()).default : lazy(importStrip)
const importMarks = () => import('./AllergyMarks.tsx')
const AllergyMarks = import.meta.env.SSR ? (await importMarks()).default : lazy(importMarks)
const LateHouseholdStrip = latePart(HouseholdStrip)
// A page makes the list of a place's findings when it is drawn.
const LateMarks = latePart(
  AllergyMarks,
  ({ findings: before }, { findings }) =>
    before.length === findings.length && before.every((finding, index) => finding === findings[index]),
)

type Strip = ComponentProps<typeof HouseholdStrip>

interface LateStripProps extends Omit<Strip, 'report'> {
  /** Undefined while it is being checked, and where that failed. */
  report: RecipeReport | undefined
  hasFailed?: boolean
  /** What asks for it again; left out where that cannot be done. */
  query?: RetryableQuery
}

/** The strip for the household, and what stands in its place where the check is late or broke. */
export function LateStrip({ report, query, hasFailed = query?.isError, ...rest }: LateStripProps) {
  const isHydrated = useIsHydrated()
  const broke = <p className="font-semibold">{m.recipe_report_broke()}</p>
  if (!report) {
    if (!hasFailed || !isHydrated) return <p className="text-soft">{m.recipe_report_checking()}</p>
    return query ? <FailedPart sentence={m.recipe_report_broke()} query={query} /> : broke
  }
  return (
    <Boundary fallback={broke}>
      <LateHouseholdStrip report={report} {...rest} />
    </Boundary>
  )
}

/** Marks of what somebody is allergic to, of the findings that belong to a place; nothing where there are none. */
export function allergyMarks(
  report: RecipeReport | null | undefined,
  isHere: (finding: EatenFinding) => boolean,
): ReactNode {
  const findings = report?.findings
    .filter(isEaten)
    .filter((finding) => isAllergyConcern(finding.concern) && isHere(finding))
  return findings && findings.length > 0 && <LateMarks findings={findings} />
}

/** Whether a step names what no line lists: where the lines are marked, it has no other mark. */
export const isOnlyInStep = ({ namedIn, steps }: EatenFinding, step: number) =>
  namedIn === 'step' && steps.includes(step)
