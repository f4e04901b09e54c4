import * as z from 'zod/mini'
import * as m from '#messages'
import { householdRoles } from '../kitchen/eaters.ts'
import { checkVisible, EmailSchema, OwnerProof, SixDigitCode, TypedTextSchema } from './auth/auth.ts'
import { EatingPreferences } from './eatingPreferences.ts'

const Id = TypedTextSchema.check(z.minLength(1), z.maxLength(64))
const Role = z.enum(householdRoles)
const HouseholdName = TypedTextSchema.check(
  z.trim(),
  checkVisible(m.households_name_missing),
  z.maxLength(80, { error: () => m.households_name_too_long({ most: 80 }) }),
)

/** The household that the caller's screen shows: what changes it names it, and is refused once the caller is in another. */
export const HouseholdRef = z.strictObject({ householdId: Id })
export type HouseholdRef = z.infer<typeof HouseholdRef>

/** One of the households somebody belongs to. */
export const HouseholdSummary = z.strictObject({
  id: z.string(),
  name: z.string(),
  role: Role,
  isCurrent: z.boolean(),
})
export type HouseholdSummary = z.infer<typeof HouseholdSummary>

/** Somebody with an account, as the others of the household know them. */
export const HouseholdMember = z.strictObject({
  userId: z.string(),
  name: z.string(),
  role: Role,
  isYou: z.boolean(),
  joinedAt: z.iso.datetime(),
  eats: EatingPreferences,
})
export type HouseholdMember = z.infer<typeof HouseholdMember>

const GuestFields = {
  name: TypedTextSchema.check(
    z.trim(),
    checkVisible(m.households_guest_name_missing),
    z.maxLength(100, { error: () => m.households_name_too_long({ most: 100 }) }),
  ),
  ...EatingPreferences.shape,
  /** Pregnant, under five, over 65 or with weak defences. */
  isVulnerable: z.boolean(),
}

/** Somebody who eats with the household and has no account: a child, a grandfather. */
export const HouseholdGuest = z.strictObject({ id: z.string(), version: z.int(), ...GuestFields })
export type HouseholdGuest = z.infer<typeof HouseholdGuest>

export const AddGuestInput = z.extend(HouseholdRef, {
  /** Created by the form. It becomes the guest's id, so that a guest who is sent twice is added once. */
  draftId: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  ...GuestFields,
})
export type AddGuestInput = z.infer<typeof AddGuestInput>

/** `version` is the one the change began from. */
export const SaveGuestInput = z.extend(HouseholdRef, {
  guestId: Id,
  version: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
  ...GuestFields,
})
export type SaveGuestInput = z.infer<typeof SaveGuestInput>

export const GuestRef = z.extend(HouseholdRef, { guestId: Id })
export type GuestRef = z.infer<typeof GuestRef>

/** An open invitation; `email` is null for a link that is handed on. */
export const OpenHouseholdInvitation = z.strictObject({
  id: z.string(),
  email: z.nullable(z.string()),
  invitedBy: z.string(),
  expiresAt: z.iso.datetime(),
})
export type OpenHouseholdInvitation = z.infer<typeof OpenHouseholdInvitation>

/** The household the caller is in now, with everybody who eats there. */
export const Household = z.strictObject({
  id: z.string(),
  name: z.string(),
  role: Role,
  members: z.array(HouseholdMember),
  guests: z.array(HouseholdGuest),
  invitations: z.array(OpenHouseholdInvitation),
})
export type Household = z.infer<typeof Household>

export const RenameHouseholdInput = z.extend(HouseholdRef, {
  name: HouseholdName,
  /** The name that the person has read and replaces; absent: any. */
  replaces: z.optional(z.string().check(z.maxLength(200))),
})
export type RenameHouseholdInput = z.infer<typeof RenameHouseholdInput>

export const HouseholdMemberRef = z.extend(HouseholdRef, { userId: Id })
export type HouseholdMemberRef = z.infer<typeof HouseholdMemberRef>

export const HandOverHouseholdInput = z.extend(OwnerProof, HouseholdMemberRef.shape)
export type HandOverHouseholdInput = z.infer<typeof HandOverHouseholdInput>

export const InviteToHouseholdByMailInput = z.extend(HouseholdRef, { email: EmailSchema })
export type InviteToHouseholdByMailInput = z.infer<typeof InviteToHouseholdByMailInput>

export const HouseholdInvitationRef = z.extend(HouseholdRef, { invitationId: Id })
export type HouseholdInvitationRef = z.infer<typeof HouseholdInvitationRef>

/** The token is part of the link /join/{token}; it is returned once, and only its hash is stored. */
export const HouseholdInvitationLink = z.strictObject({ token: z.string(), expiresAt: z.iso.datetime() })
export type HouseholdInvitationLink = z.infer<typeof HouseholdInvitationLink>

/** Anything may stand in an address; what is no token opens nothing. */
export const InvitationTokenInput = z.strictObject({
  token: TypedTextSchema.check(z.minLength(1), z.maxLength(200)),
})
export type InvitationTokenInput = z.infer<typeof InvitationTokenInput>

/** What somebody sees of an invitation before they follow it. */
export const HouseholdInvitationPreview = z.strictObject({
  householdName: z.string(),
  invitedBy: z.string(),
  /** Whether the caller belongs to the household already. */
  isMember: z.boolean(),
})
export type HouseholdInvitationPreview = z.infer<typeof HouseholdInvitationPreview>

export const JoinHouseholdByCodeInput = z.strictObject({ code: SixDigitCode })
export type JoinHouseholdByCodeInput = z.infer<typeof JoinHouseholdByCodeInput>
