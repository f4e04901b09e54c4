import type { Eater } from '../eaters.ts'
import type { LineCheck } from './checkLine.ts'
import type { Finding } from './findings.ts'
import { children } from './hazards/children.ts'
import { eggs } from './hazards/eggs.ts'
import { handling } from './hazards/handling.ts'
import { kept } from './hazards/kept.ts'
import { kitchenOf } from './hazards/kitchen.ts'
import { poisonFindings } from './hazards/poisons.ts'
import { underdone } from './hazards/underdone.ts'
import { vulnerable } from './hazards/vulnerable.ts'

const hazards = [...underdone, ...eggs, ...vulnerable, ...kept, ...handling, ...children]

/** What the lines and steps hold that may harm whoever eats it; see hazardSources for who says so. */
export function hazardFindings(
  lines: readonly LineCheck[],
  steps: readonly string[],
  eaters: readonly Eater[],
): Finding[] {
  const kitchen = kitchenOf(lines, steps)
  const flagged = eaters.filter(({ isVulnerable }) => isVulnerable).map(({ name }) => name)
  const findings = hazards.flatMap(({ id, isForVulnerable, find }) => {
    const about = isForVulnerable ? flagged : [null]
    if (about.length === 0) return []
    return find(kitchen).flatMap((sighting) =>
      about.map((eater) => ({ kind: 'hazard' as const, hazard: id, eater, ...sighting })),
    )
  })
  return [...findings, ...poisonFindings(lines, steps)]
}
