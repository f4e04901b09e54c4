import type { Concern } from '../concerns.ts'
import type { Eater } from '../eaters.ts'
import type { Trace } from '../foods/contents.ts'
import { allergyIn } from './allergies.ts'
import type { LineCheck } from './checkLine.ts'
import { dislikedIn } from './dislikes.ts'
import type { Finding, Verdict } from './findings.ts'

/** Net carbohydrate of a serving from which low-carb forbids it, in grams. */
const lowCarbLimitGrams = 20

/** Every concern of an eater, in the order in which it is told. */
export function concernsOf({ allergens, otherAllergies = [], diets, dislikes }: Eater): Concern[] {
  return [
    ...allergens.map((id) => ({ kind: 'allergen' as const, id })),
    ...otherAllergies.map((food) => ({ kind: 'allergy' as const, food })),
    ...diets.map((id) => ({ kind: 'diet' as const, id })),
    ...dislikes.map((food) => ({ kind: 'dislike' as const, food })),
  ]
}

/** What a line holds against a concern; null when nothing was found in it. */
export function traceIn(check: LineCheck, concern: Concern): Trace | null {
  if (concern.kind === 'allergen') return check.allergens.get(concern.id) ?? null
  if (concern.kind === 'diet') return concern.id === 'low-carb' ? null : (check.diets.get(concern.id) ?? null)
  return concern.kind === 'allergy' ? allergyIn(check, concern.food) : dislikedIn(check, concern.food)
}

/** What the lines hold against each eater, line by line; `carbohydrateGrams` is net and per serving, by line. */
export function eaterFindings(
  lines: readonly LineCheck[],
  eaters: readonly Eater[],
  carbohydrateGrams: { total: number; byLine: readonly number[] } | null,
): { findings: Finding[]; verdicts: Verdict[] } {
  const findings: Finding[] = []
  const verdicts: Verdict[] = []
  const isAnyUnknown = lines.some(({ isUnknown }) => isUnknown)
  for (const eater of eaters) {
    for (const concern of concernsOf(eater)) {
      const own = findingsOf(lines, eater.name, concern)
      if (concern.kind === 'diet' && concern.id === 'low-carb')
        own.push(...lowCarbFindings(lines, eater.name, concern, carbohydrateGrams))
      findings.push(...own)
      const worst = own.some(({ kind }) => kind === 'contains')
        ? 'contains'
        : own.length > 0
          ? 'may contain'
          : null
      verdicts.push({
        eater: eater.name,
        concern,
        verdict: worst ?? (isAnyUnknown ? 'unknown line' : 'nothing found'),
      })
    }
  }
  return { findings, verdicts }
}

function findingsOf(lines: readonly LineCheck[], eater: string, concern: Concern): Finding[] {
  return lines.flatMap((check, line) => {
    const trace = traceIn(check, concern)
    if (!trace) return []
    const kind = trace.isCertain ? ('contains' as const) : ('may contain' as const)
    return [{ kind, eater, concern, path: trace.path, line, step: null }]
  })
}

/** Low-carb is broken by the serving; the finding stands at the line that brings most of it. */
function lowCarbFindings(
  lines: readonly LineCheck[],
  eater: string,
  concern: Concern,
  carbohydrate: { total: number; byLine: readonly number[] } | null,
): Finding[] {
  if (!carbohydrate || carbohydrate.total <= lowCarbLimitGrams) return []
  const most = carbohydrate.byLine.indexOf(Math.max(...carbohydrate.byLine))
  const path = [lines[most]?.food?.name ?? lines[most]?.text ?? '']
  return [{ kind: 'contains', eater, concern, path, line: most, step: null }]
}
