import type { ComponentProps, ReactNode } from 'react'
import * as m from '#messages'
import type { EaterFoodFinding, RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { isAllergyConcern, isFindingAboutEater } from '#shared/kitchen/findings/concerns.ts'
import { FailedPagePart, type RetryableQuery } from '../../data/failures/FailedPagePart.tsx'
import { WarningsWithoutScripts } from '../../data/failures/WarningsWithoutScripts.tsx'
import { useIsReportCurrent } from '../../data/versions/reportVersion.ts'
import { createLatePart } from '../../ui/latePart.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { findHazardsOfStep } from './hazardsOf.ts'

// Their words weigh too much for each page: the server writes them, and the browser fetches the scripts that hydrate them.
export const importHouseholdStrip = () => import('./HouseholdWarningsStrip.tsx')
const HouseholdStrip = createLatePart(importHouseholdStrip, {
  serverComponent: import.meta.env.SSR && (await importHouseholdStrip()).default,
  isInWords: true,
  failed: ({ report, isCurrent }) => (
    <>
      <FindingsInPlainWords findings={allergyFindings(report)} />
      {(isCurrent === false || hasMoreThanAllergyFindings(report)) && (
        <p className="late font-semibold">{m.recipe_report_broke()}</p>
      )}
    </>
  ),
})
const importMarks = () => import('./AllergyMarks.tsx')
const AllergyMarks = createLatePart(importMarks, {
  serverComponent: import.meta.env.SSR && (await importMarks()).default,
  isInWords: true,
  failed: FindingsInPlainWords,
  // A page makes the list of a place's findings when it is drawn.
  isSame: ({ findings: before }, { findings }) =>
    before.length === findings.length && before.every((finding, index) => finding === findings[index]),
})
const importHazardMarks = () => import('./HazardMarks.tsx')
const HazardMarks = createLatePart(importHazardMarks, {
  serverComponent: import.meta.env.SSR && (await importHazardMarks()).default,
  isInWords: true,
  failed: ({ report, step }) => (
    <WarningsWithoutScripts
      warnings={findHazardsOfStep(report, step).map(({ eater, about }) => ({
        ...{ eater: eater ?? '', what: about, isCertain: true },
      }))}
    />
  ),
  isSame: (before, after) => before.report === after.report && before.step === after.step,
})

type Strip = ComponentProps<Awaited<ReturnType<typeof importHouseholdStrip>>['default']>

interface LateStripProps extends Omit<Strip, 'report' | 'isCurrent'> {
  /** Undefined while it is being checked, and where that failed. */
  report: RecipeReport | undefined
  /** Of the recipe that is shown; null where it is not saved. */
  recipeVersion: number | null
  hasFailed?: boolean
  /** What asks for it again; left out where that cannot be done. */
  query?: RetryableQuery
}

/** The strip for the household, and what stands in its place where the check is late or broke. */
export function LateHouseholdWarningsStrip({
  report,
  query,
  hasFailed = query?.isError,
  ...rest
}: LateStripProps) {
  const isHydrated = useIsHydrated()
  const broke = <p className="font-semibold">{m.recipe_report_broke()}</p>
  if (!report) {
    if (!hasFailed || !isHydrated) return <p className="text-soft">{m.recipe_report_checking()}</p>
    return query ? <FailedPagePart sentence={m.recipe_report_broke()} query={query} /> : broke
  }
  return <CheckedStrip report={report} {...rest} />
}

type CheckedStripProps = Omit<Strip, 'isCurrent'> & Pick<LateStripProps, 'recipeVersion'>

/** Tells the strip whether it may clear anything: what the server wrote of it must not stay once it may not. */
function CheckedStrip({ recipeVersion, lines, ...rest }: CheckedStripProps) {
  const isCurrent = useIsReportCurrent(rest.report, recipeVersion)
  const isReportOfShownVersion = rest.report.recipeVersion === recipeVersion
  return <HouseholdStrip isCurrent={isCurrent} lines={isReportOfShownVersion ? lines : null} {...rest} />
}

/** Marks of what somebody is allergic to, of the findings that belong to a place; nothing where there are none. */
export function renderAllergyMarks(
  report: RecipeReport | null | undefined,
  isHere: (finding: EaterFoodFinding) => boolean,
): ReactNode {
  const findings = report && allergyFindings(report).filter(isHere)
  return findings && findings.length > 0 && <AllergyMarks findings={findings} />
}

/** Marks of what at a step may make people ill; nothing where there is none. */
export function renderHazardMarks(report: RecipeReport | null | undefined, step: number): ReactNode {
  return report && findHazardsOfStep(report, step).length > 0 && <HazardMarks report={report} step={step} />
}

const allergyFindings = ({ findings }: RecipeReport) =>
  findings.filter(isFindingAboutEater).filter(({ concern }) => isAllergyConcern(concern))

/** Whether a report says more than whom it warns of which allergens. */
const hasMoreThanAllergyFindings = (report: RecipeReport) =>
  report.unknownAllergies?.length > 0 || report.findings.length > allergyFindings(report).length

/** What is found in plain words, where their own file is missing. */
export function FindingsInPlainWords({ findings }: { findings: readonly EaterFoodFinding[] }) {
  return (
    <WarningsWithoutScripts
      warnings={findings.map(({ eater, concern, kind }) => ({
        eater,
        what: 'food' in concern ? concern.food : concern.id,
        isCertain: kind === 'contains',
      }))}
    />
  )
}

/** Whether a step names what no line lists: where the lines are marked, it has no other mark. */
export const isFoodNamedOnlyInStep = ({ namedIn, steps }: EaterFoodFinding, step: number) =>
  namedIn === 'step' && steps.includes(step)
