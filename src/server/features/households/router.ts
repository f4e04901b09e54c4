import * as z from 'zod/mini'
import { UnknownAllergies } from '#shared/contract/eats.ts'
import {
  AddGuestInput,
  Guest,
  GuestRef,
  HandOverInput,
  Household,
  HouseholdRef,
  HouseholdSummary,
  Invitation,
  InvitationLink,
  InvitationRef,
  InvitationTokenInput,
  InviteByMailInput,
  JoinByCodeInput,
  MemberRef,
  RenameHouseholdInput,
  SaveGuestInput,
} from '#shared/contract/households.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { getCurrentHousehold, listHouseholds, renameHousehold } from './current.ts'
import { addGuest, removeGuest, saveGuest } from './guests.ts'
import { handOverHousehold } from './handOver.ts'
import {
  inviteByLink,
  inviteByMail,
  joinByCode,
  joinByLink,
  lookAtInvitation,
  revokeInvitation,
} from './invitations.ts'
import { leaveHousehold, removeMember, switchHousehold } from './members.ts'
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
    .output(z.array(UnknownAllergies))
    .query(({ ctx }) => listUnknownAllergies(ctx)),
  rename: memberProcedure
    .input(RenameHouseholdInput)
    .mutation(({ ctx, input }) => renameHousehold(ctx, input)),
  switch: memberProcedure.input(HouseholdRef).mutation(({ ctx, input }) => switchHousehold(ctx, input)),
  leave: memberProcedure.input(HouseholdRef).mutation(({ ctx, input }) => leaveHousehold(ctx, input)),
  removeMember: memberProcedure.input(MemberRef).mutation(({ ctx, input }) => removeMember(ctx, input)),
  handOver: memberProcedure.input(HandOverInput).mutation(({ ctx, input }) => handOverHousehold(ctx, input)),
  addGuest: memberProcedure
    .meta({ isRepeatable: true })
    .input(AddGuestInput)
    .output(Guest)
    .mutation(({ ctx, input }) => addGuest(ctx, input)),
  saveGuest: memberProcedure
    .input(SaveGuestInput)
    .output(Guest)
    .mutation(({ ctx, input }) => saveGuest(ctx, input)),
  removeGuest: memberProcedure.input(GuestRef).mutation(({ ctx, input }) => removeGuest(ctx, input)),
  inviteByLink: memberProcedure
    .input(HouseholdRef)
    .output(InvitationLink)
    .mutation(({ ctx, input }) => inviteByLink(ctx, input)),
  inviteByMail: memberProcedure
    .input(InviteByMailInput)
    .mutation(({ ctx, input }) => inviteByMail(ctx, input)),
  revokeInvitation: memberProcedure
    .input(InvitationRef)
    .mutation(({ ctx, input }) => revokeInvitation(ctx, input)),
  /** Public: having the link is enough, because 256 random bits cannot be guessed. */
  invitation: publicProcedure
    .meta({ cost: 2 })
    .input(InvitationTokenInput)
    .output(Invitation)
    .query(({ ctx, input }) => lookAtInvitation(ctx, input)),
  joinByLink: memberProcedure
    .input(InvitationTokenInput)
    .mutation(({ ctx, input }) => joinByLink(ctx, input)),
  joinByCode: memberProcedure.input(JoinByCodeInput).mutation(({ ctx, input }) => joinByCode(ctx, input)),
})
