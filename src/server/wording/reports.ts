import * as m from '#messages'
import type { RecipeReport, ReportedFinding } from '#shared/contract/recipeReport.ts'
import type { CheckedFinding, CheckedReport } from '#shared/kitchen/checkedReport.ts'
import { hazardSources } from '#shared/kitchen/gate/hazardSources.ts'
import { sentenceOf, whyOf } from './findings.ts'

const nowhere = { why: [], source: null, line: null, step: null, swaps: [] }

/**
 * A report in the language of whoever reads it. Null stands for a recipe that could not be checked in the time there
 * is, which is told as such.
 */
export function wordReport(report: CheckedReport | null): RecipeReport {
  if (!report)
    return {
      findings: [{ kind: 'not checked', sentence: m.findings_not_checked(), ...nowhere }],
      allergens: [],
      breaksDiets: [],
      unknownLines: [],
      nutrition: { perServing: null, lines: [], notCounted: [] },
    }
  const { findings, findingsLeftOut, allergens, nutrition } = report
  return {
    findings: [
      ...findings.map(wordFinding),
      ...(findingsLeftOut > 0
        ? [
            {
              kind: 'not listed' as const,
              sentence: m.findings_not_listed({ count: findingsLeftOut }),
              ...nowhere,
            },
          ]
        : []),
    ],
    allergens: allergens.map(({ id, isCertain, path }) => ({ id, isCertain, why: [...path] })),
    breaksDiets: [...report.breaksDiets],
    unknownLines: [...report.unknownLines],
    nutrition: {
      perServing: nutrition.perServing,
      lines: [...nutrition.lines],
      notCounted: [...nutrition.notCounted],
    },
  }
}

function wordFinding({ finding, swaps }: CheckedFinding): ReportedFinding {
  const { kind, line, step } = finding
  return {
    kind,
    line,
    step,
    sentence: sentenceOf(finding),
    why: whyOf(finding),
    source: kind === 'hazard' ? hazardSources[finding.hazard] : null,
    swaps: [...swaps],
  }
}
