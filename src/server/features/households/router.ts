import * as z from 'zod/mini'
import { UnknownAllergyWords } from '#shared/contract/eatingPreferences.ts'
import {
  AddGuestInput,
  GuestRef,
  HandOverHouseholdInput,
  Household,
  HouseholdGuest,
  HouseholdInvitationLink,
  HouseholdInvitationPreview,
  HouseholdInvitationRef,
  HouseholdMemberRef,
  HouseholdRef,
  HouseholdSummary,
  InvitationTokenInput,
  InviteToHouseholdByMailInput,
  JoinHouseholdByCodeInput,
  RenameHouseholdInput,
  SaveGuestInput,
} from '#shared/contract/households.ts'
import { NutritionTarget, SaveNutritionTargetInput } from '#shared/contract/planner/nutritionTargets.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { getCurrentHousehold, listHouseholds, renameHousehold } from './current.ts'
import { addHouseholdGuest, removeHouseholdGuest, saveHouseholdGuest } from './guests.ts'
import { handOverHousehold } from './handOver.ts'
import {
  getInvitationPreview,
  inviteToHouseholdByLink,
  inviteToHouseholdByMail,
  revokeHouseholdInvitation,
} from './invitations.ts'
import { joinHouseholdByCode, joinHouseholdByLink } from './joinByInvitation.ts'
import { leaveCurrentHousehold, removeHouseholdMember, switchCurrentHousehold } from './members.ts'
import { listNutritionTargets, saveNutritionTarget } from './nutritionTargets.ts'
import { listUnknownAllergies } from './service.ts'

export const householdsRouter = router({
  list: memberProcedure
    .meta({ cost: 2 })
    .output(z.array(HouseholdSummary))
    .query(({ ctx }) => listHouseholds(ctx)),
  current: memberProcedure
    .meta({ cost: 3 })
    .output(Household)
    .query(({ ctx }) => getCurrentHousehold(ctx)),
  unknownAllergies: memberProcedure
    .meta({ cost: 2 })
    .output(z.array(UnknownAllergyWords))
    .query(({ ctx }) => listUnknownAllergies(ctx)),
  rename: memberProcedure
    .input(RenameHouseholdInput)
    .mutation(({ ctx, input }) => renameHousehold(ctx, input)),
  switch: memberProcedure
    .input(HouseholdRef)
    .mutation(({ ctx, input }) => switchCurrentHousehold(ctx, input)),
  leave: memberProcedure.input(HouseholdRef).mutation(({ ctx, input }) => leaveCurrentHousehold(ctx, input)),
  removeMember: memberProcedure
    .input(HouseholdMemberRef)
    .mutation(({ ctx, input }) => removeHouseholdMember(ctx, input)),
  handOver: memberProcedure
    .input(HandOverHouseholdInput)
    .mutation(({ ctx, input }) => handOverHousehold(ctx, input)),
  addGuest: memberProcedure
    .meta({ isRepeatable: true })
    .input(AddGuestInput)
    .output(HouseholdGuest)
    .mutation(({ ctx, input }) => addHouseholdGuest(ctx, input)),
  saveGuest: memberProcedure
    .input(SaveGuestInput)
    .output(HouseholdGuest)
    .mutation(({ ctx, input }) => saveHouseholdGuest(ctx, input)),
  removeGuest: memberProcedure.input(GuestRef).mutation(({ ctx, input }) => removeHouseholdGuest(ctx, input)),
  nutritionTargets: memberProcedure
    .meta({ cost: 2 })
    .input(HouseholdRef)
    .output(z.array(NutritionTarget))
    .query(({ ctx, input }) => listNutritionTargets(ctx, input)),
  saveNutritionTarget: memberProcedure
    .input(SaveNutritionTargetInput)
    .output(z.nullable(NutritionTarget))
    .mutation(({ ctx, input }) => saveNutritionTarget(ctx, input)),
  inviteByLink: memberProcedure
    .input(HouseholdRef)
    .output(HouseholdInvitationLink)
    .mutation(({ ctx, input }) => inviteToHouseholdByLink(ctx, input)),
  inviteByMail: memberProcedure
    .input(InviteToHouseholdByMailInput)
    .mutation(({ ctx, input }) => inviteToHouseholdByMail(ctx, input)),
  revokeInvitation: memberProcedure
    .input(HouseholdInvitationRef)
    .mutation(({ ctx, input }) => revokeHouseholdInvitation(ctx, input)),
  /** Public: having the link is enough, because 256 random bits cannot be guessed. */
  invitation: publicProcedure
    .meta({ cost: 2 })
    .input(InvitationTokenInput)
    .output(HouseholdInvitationPreview)
    .query(({ ctx, input }) => getInvitationPreview(ctx, input)),
  joinByLink: memberProcedure
    .input(InvitationTokenInput)
    .mutation(({ ctx, input }) => joinHouseholdByLink(ctx, input)),
  joinByCode: memberProcedure
    .input(JoinHouseholdByCodeInput)
    .mutation(({ ctx, input }) => joinHouseholdByCode(ctx, input)),
})
