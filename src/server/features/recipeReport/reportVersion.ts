import { createHash } from 'node:crypto'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { MemberContext } from '../../context.ts'
import { eatersOfHousehold } from '../households/service.ts'
import { recipeFactsVersion } from './facts.ts'

/** A version that changes with the eaters of a report and with the kitchen. */
export function reportVersionForEaters(eaters: readonly Eater[]): string {
  return createHash('sha256')
    .update(JSON.stringify([recipeFactsVersion, eaters]))
    .digest('base64url')
    .slice(0, 16)
}

/** The version of new reports for the caller's household. */
export async function getReportVersion(ctx: MemberContext): Promise<string> {
  return reportVersionForEaters(await eatersOfHousehold(ctx, ctx.member.householdId))
}
