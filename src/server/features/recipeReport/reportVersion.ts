import { createHash } from 'node:crypto'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { MemberContext } from '../../context.ts'
import { eatersOf } from '../households/service.ts'
import { factsVersion } from './facts.ts'

/** For whom and by which state of the kitchen a report is made: another one where either is another. */
export function reportVersionOf(eaters: readonly Eater[]): string {
  return createHash('sha256')
    .update(JSON.stringify([factsVersion, eaters]))
    .digest('base64url')
    .slice(0, 16)
}

/** The version of reports that are made now for the caller's household. */
export async function getReportVersion(ctx: MemberContext): Promise<string> {
  return reportVersionOf(await eatersOf(ctx, ctx.member.householdId))
}
