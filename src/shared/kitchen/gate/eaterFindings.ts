import { isUnknownAllergy } from '../allergyWords/readAllergy.ts'
import { type Concern, concernsOf } from '../concerns.ts'
import type { Eater } from '../eaters.ts'
import type { Trace } from '../foods/contents.ts'
import type { OpenVerdict, Verdict } from '../verdicts.ts'
import { allergyIn } from './allergies.ts'
import type { LineCheck } from './checkLine.ts'
import { dislikedIn } from './dislikes.ts'
import type { Finding } from './findings.ts'
import type { NamedFood } from './namedFoods.ts'
import type { unknownInTexts } from './unknownInTexts.ts'

/** Net carbohydrate of a serving from which low-carb forbids it, in grams. */
const lowCarbLimitGrams = 20

/** What a line holds against a concern; null when nothing was found in it. */
export function traceIn(check: LineCheck, concern: Concern): Trace | null {
  if (concern.kind === 'allergen') return check.allergens.get(concern.id) ?? null
  if (concern.kind === 'diet') return concern.id === 'low-carb' ? null : (check.diets.get(concern.id) ?? null)
  return concern.kind === 'allergy' ? allergyIn(check, concern.food) : dislikedIn(check, concern.food)
}

interface Beside {
  /** Net and per serving, in grams; null where it cannot be counted. */
  carbohydrate: { total: number; byLine: readonly number[] } | null
  findUnknown: ReturnType<typeof unknownInTexts>
  /** What it says that nothing was found; null where the texts and the list were read as a whole. */
  open: OpenVerdict | null
}

/** What a recipe holds against each eater, line by line, and then food by food of those that only its texts name. */
export function eaterFindings(
  lines: readonly LineCheck[],
  named: readonly NamedFood[],
  eaters: readonly Eater[],
  { carbohydrate, findUnknown, open }: Beside,
): { findings: Finding[]; verdicts: Verdict[] } {
  const findings: Finding[] = []
  const verdicts: Verdict[] = []
  for (const eater of eaters) {
    for (const concern of concernsOf(eater)) {
      const own = findingsOf(lines, eater.name, concern)
      own.push(...namedFindings(named, eater.name, concern, own.length > 0))
      if (concern.kind === 'allergy' && own.length === 0)
        own.push(...unknownFindings(eater.name, concern, findUnknown))
      if (concern.kind === 'diet' && concern.id === 'low-carb')
        own.push(...lowCarbFindings(lines, eater.name, concern, carbohydrate))
      findings.push(...own)
      const worst = own.some(({ kind }) => kind === 'contains')
        ? 'contains'
        : own.length > 0
          ? 'may contain'
          : null
      verdicts.push({
        eater: eater.name,
        concern,
        verdict: worst ?? nothingFound(concern, open),
      })
    }
  }
  return { findings, verdicts }
}

/** What it says that nothing was found: only where all was read, and the concern itself is known, that there is nothing we know of. */
function nothingFound(concern: Concern, open: OpenVerdict | null): Verdict['verdict'] {
  if (concern.kind === 'allergy' && isUnknownAllergy(concern.food)) return 'unknown allergy'
  return open ?? 'nothing found'
}

function findingsOf(lines: readonly LineCheck[], eater: string, concern: Concern): Finding[] {
  return lines.flatMap((check, line) => {
    const trace = traceIn(check, concern)
    if (!trace) return []
    const kind = trace.isCertain ? ('contains' as const) : ('may contain' as const)
    return [{ kind, eater, concern, namedIn: 'line', path: trace.path, line, step: null }]
  })
}

/** Foods by which a dish or a part of it is called count only where nothing else was found against the concern. */
function namedFindings(
  named: readonly NamedFood[],
  eater: string,
  concern: Concern,
  isFound: boolean,
): Finding[] {
  const found = named.flatMap(({ check, how, namedIn, steps }) => {
    const trace = traceIn(check, concern)
    if (!trace) return []
    const kind = trace.isCertain && how === 'put in' ? ('contains' as const) : ('may contain' as const)
    const place = { line: null, step: steps[0] ?? null }
    return [{ how, finding: { kind, eater, concern, namedIn, path: trace.path, ...place } }]
  })
  const sure = found.filter(({ how }) => how !== 'called')
  return (isFound || sure.length > 0 ? sure : found).map(({ finding }) => finding)
}

function unknownFindings(
  eater: string,
  concern: Concern & { kind: 'allergy' },
  findUnknown: Beside['findUnknown'],
): Finding[] {
  const place = findUnknown(concern.food)
  return place ? [{ kind: 'may contain', eater, concern, path: [concern.food], line: null, ...place }] : []
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
  return [{ kind: 'contains', eater, concern, namedIn: 'line', path, line: most, step: null }]
}
