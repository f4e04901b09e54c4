import type { UnknownAllergyWords } from '#shared/contract/eatingPreferences.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { AuthorizedHouseholdId } from '../../caller.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { readAllergiesOfEaters } from './allergyMeanings.ts'
import { chargeReadForFoodPreferences, readGuestsOfHousehold, readMembersOfHousehold } from './current.ts'

export {
  callerMembershipCondition,
  createHouseholdNotFoundError,
  findHouseholdOfMember,
  requireHouseholdMembership,
} from './access.ts'
export {
  listUnknownAllergiesOfEaters,
  readAllergiesOfEaters,
  readAllergyMeanings,
} from './allergyMeanings.ts'
export { createHousehold } from './createHousehold.ts'
export { listHouseholds } from './current.ts'
export { deleteInvitationsMailedTo, endInvitationsOfInviter } from './invitationDeletion.ts'
export { previewLeavingAllHouseholds } from './leaving.ts'
export { renameDefaultNamedHouseholdsOfUser } from './madeNames.ts'
export { requireCurrentHousehold } from './notCurrentHousehold.ts'
export { readDailyTargets } from './nutritionTargets.ts'
export { undoAttackersHouseholdChanges } from './plantedAccess.ts'

/**
 * The eaters of a household, members first, in the kitchen's form, with the preferences that they, or the person who
 * cooks for them, have set. The caller is charged by their length.
 */
export async function eatersOfHousehold(
  ctx: MemberContext,
  householdId: AuthorizedHouseholdId,
): Promise<Eater[]> {
  return (await identifiedEatersOfHousehold(ctx, householdId)).map(({ eater }) => eater)
}

/** As `eatersOfHousehold`, each with the id of the member or the guest. The server's own work is not charged. */
export async function identifiedEatersOfHousehold(
  ctx: DbContext & Partial<Pick<MemberContext, 'reads'>>,
  householdId: AuthorizedHouseholdId,
): Promise<{ id: string; eater: Eater }[]> {
  const members = await readMembersOfHousehold(ctx, householdId)
  const rows = await readGuestsOfHousehold(ctx, householdId)
  chargeReadForFoodPreferences(ctx, [...members.map(({ eats }) => eats), ...rows])
  return [
    ...members.map(({ userId, name, eats, isVulnerable }) => ({
      id: userId,
      eater: { name, ...eats, isVulnerable },
    })),
    ...rows.map(({ id, name, allergens, otherAllergies, diets, likes, dislikes, isVulnerable }) => ({
      id,
      eater: { name, allergens, otherAllergies, diets, likes, dislikes, isVulnerable },
    })),
  ]
}

/** Words for allergies in the caller's household that Larder does not know, and so cannot check. */
export async function listUnknownAllergies(ctx: MemberContext): Promise<UnknownAllergyWords[]> {
  return (await readAllergiesOfEaters(ctx, await eatersOfHousehold(ctx, ctx.member.householdId))).unknown
}
