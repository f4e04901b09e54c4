import type { MemberContext } from '../../context.ts'
import type { PersonalData } from '../../personalData.ts'
import {
  readEndedMembershipData,
  readHandoverData,
  readHouseholdData,
  readInvitationData,
} from './householdData.ts'
import { deleteInvitationsMailedTo } from './invitationDeletion.ts'
import { leaveAllHouseholds } from './leaving.ts'
import { readNutritionTargetData } from './nutritionTargets.ts'

export const householdsPersonalData = {
  export: {
    households: (ctx, { userId }) => readHouseholdData(ctx, userId),
    nutritionTarget: (ctx, { userId }) => readNutritionTargetData(ctx, userId),
    endedMemberships: (ctx, { userId }) => readEndedMembershipData(ctx, userId),
    handovers: (ctx, { userId }) => readHandoverData(ctx, userId),
    invitations: (ctx, { userId }) => readInvitationData(ctx, userId),
  },
  erase: async (tx, { userId, email }) => {
    await leaveAllHouseholds(tx, userId)
    await deleteInvitationsMailedTo(tx, email)
  },
} satisfies PersonalData<
  MemberContext,
  'households' | 'nutritionTarget' | 'endedMemberships' | 'handovers' | 'invitations'
>
