import * as z from 'zod/mini'
import * as m from '#messages'
import { toLatinDigits } from '../../kitchen/units/latinDigits.ts'
import { isVisibleText } from '../visibleText.ts'
import { longPasswordCodeDigits, mailedCodeDigits } from './codeLengths.ts'
import { isStrongPassword } from './passwordRules.ts'
import { signInProviders } from './providers.ts'

/** Text a person types: no NUL, which Postgres cannot keep, and no lone half of a character. */
export const TypedTextSchema = z
  .string()
  .check(
    z.refine((text) => !text.includes('\0') && text.isWellFormed(), { error: m.auth_strange_characters }),
  )

/** Refuses a text that shows nothing, with the sentence for an empty one. */
export const checkVisible = (missing: () => string) => z.refine<string>(isVisibleText, { error: missing })

export const EmailSchema = z.pipe(
  TypedTextSchema.check(
    z.trim(),
    z.minLength(1, { error: m.auth_enter_email }),
    z.maxLength(254, { error: m.auth_not_an_email }),
  ),
  z.email({ error: m.auth_not_an_email }),
)
const OptionalName = TypedTextSchema.check(z.trim(), z.maxLength(100, { error: m.auth_name_too_long }))
const Name = OptionalName.check(checkVisible(m.auth_fill_all_fields))
/** A password as it is typed to be compared: whatever it is, it is only compared. */
const TypedPassword = TypedTextSchema.check(
  z.minLength(1, { error: m.auth_fill_all_fields }),
  z.maxLength(200, {
    error: m.auth_password_too_long,
  }),
)
const NewPassword = TypedPassword.check(z.refine(isStrongPassword, { error: m.auth_password_too_weak }))
/** Six digits of any of the languages; spaces and hyphens, as people copy them from a mail, are taken away. */
export const SixDigitCode = z.pipe(
  z.pipe(TypedTextSchema.check(z.maxLength(40, { error: m.auth_not_acode })), z.transform(toPlainCode)),
  z
    .string()
    .check(
      z.regex(/^\d+$/, { error: m.auth_not_acode }),
      z.length(mailedCodeDigits, { error: m.auth_not_acode }),
    ),
)
/** The code to set a new password with: six digits, or the twenty of the longer one. */
const ResetCode = z.pipe(
  z.pipe(TypedTextSchema.check(z.maxLength(40, { error: m.auth_not_areset_code })), z.transform(toPlainCode)),
  z.string().check(
    z.regex(/^\d+$/, { error: m.auth_not_areset_code }),
    z.refine(({ length }) => length === mailedCodeDigits || length === longPasswordCodeDigits, {
      error: m.auth_not_areset_code,
    }),
  ),
)

/** What was typed in Latin digits, without the spaces and hyphens that people copy from a mail. */
function toPlainCode(text: string): string {
  return toLatinDigits(text.replaceAll(/[\s-]+/g, ''))
}

export const SignUpInput = z.strictObject({
  email: EmailSchema,
  /** Empty or left out: the account is called "Member" with a number. */
  name: z._default(OptionalName, ''),
  password: NewPassword,
  acceptsTerms: z.literal(true, { error: m.auth_must_agree }),
})
export type SignUpInput = z.infer<typeof SignUpInput>

export const SignInInput = z.strictObject({ email: EmailSchema, password: TypedPassword })
export type SignInInput = z.infer<typeof SignInInput>

export const EmailInput = z.strictObject({ email: EmailSchema })
export type EmailInput = z.infer<typeof EmailInput>

/** The answer to a call that asks for a mail with a code, whether or not one is sent. */
export const CodeRequestAnswer = z.strictObject({
  /** Seconds, 0 to 3,600, after which another one may be asked for. */
  nextCodeSeconds: z.int().check(z.minimum(0), z.maximum(3_600)),
})
export type CodeRequestAnswer = z.infer<typeof CodeRequestAnswer>

export const ConfirmEmailInput = z.strictObject({ email: EmailSchema, code: SixDigitCode })
export type ConfirmEmailInput = z.infer<typeof ConfirmEmailInput>

/**
 * How a confirmation ended: the account may be signed in to, or it has no password yet and the browser, which is not the
 * one that signed up, is signed in to set it.
 */
export const ConfirmEmailResult = z.strictObject({ outcome: z.enum(['confirmed', 'set password']) })
export type ConfirmEmailResult = z.infer<typeof ConfirmEmailResult>

export const ResetPasswordInput = z.strictObject({
  email: EmailSchema,
  code: ResetCode,
  newPassword: NewPassword,
})
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>

export const ChangePasswordInput = z.strictObject({
  /** Null for an account without one, which came by Google or Apple. */
  currentPassword: z.nullable(TypedPassword),
  newPassword: NewPassword,
})
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>

/** What shows that a member who is signed in is the account's owner. */
export const OwnerProof = z.strictObject({
  /** Null for an account without one, which must have been signed in to lately. */
  currentPassword: z.nullable(TypedPassword),
})
export type OwnerProof = z.infer<typeof OwnerProof>

export const ProveIdentityInput = z.strictObject({ code: SixDigitCode })
export type ProveIdentityInput = z.infer<typeof ProveIdentityInput>

export const ChangeNameInput = z.strictObject({ name: Name })
export type ChangeNameInput = z.infer<typeof ChangeNameInput>

export const RequestEmailChangeInput = z.strictObject({
  /** The address that the account is to get. */
  email: EmailSchema,
  /** Null for an account without one. */
  currentPassword: z.nullable(TypedPassword),
})
export type RequestEmailChangeInput = z.infer<typeof RequestEmailChangeInput>

/** The address that waits for its code to become the account's; null when none does. */
export const PendingEmailChange = z.strictObject({ email: z.nullable(z.string()) })
export type PendingEmailChange = z.infer<typeof PendingEmailChange>

/** Ends one session, or with null all but the caller's own. */
export const EndSessionInput = z.strictObject({
  sessionId: z.nullable(TypedTextSchema.check(z.maxLength(64))),
})
export type EndSessionInput = z.infer<typeof EndSessionInput>

/** Who is signed in, as the screens know them; null for a visitor. */
export const SignedInViewer = z.strictObject({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  hasPassword: z.boolean(),
  householdId: z.string(),
})
export type SignedInViewer = z.infer<typeof SignedInViewer>

/** What stands around every page: who is signed in, and by which other doors one may come in. */
export const ViewerAndProviders = z.strictObject({
  viewer: z.nullable(SignedInViewer),
  providers: z.array(z.enum(signInProviders)),
})
export type ViewerAndProviders = z.infer<typeof ViewerAndProviders>

/** How a sign-in ended: signed in, or the address waits to be confirmed and a new code is on its way. */
export const SignInResult = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('signed in') }),
  z.strictObject({ outcome: z.literal('confirm email'), ...CodeRequestAnswer.shape }),
])
export type SignInResult = z.infer<typeof SignInResult>

/** Names of a browser and its system, such as "Firefox" and "Android"; null where they are not known. */
export const BrowserAndSystem = z.strictObject({
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
})
export type BrowserAndSystem = z.infer<typeof BrowserAndSystem>

/** One browser that is signed in. */
export const SessionSummary = z.strictObject({
  id: z.string(),
  device: BrowserAndSystem,
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type SessionSummary = z.infer<typeof SessionSummary>

/** An account elsewhere that opens this one, or was removed and no longer does. */
export const LinkedProvider = z.strictObject({
  id: z.string(),
  provider: z.enum(signInProviders),
  state: z.enum(['linked', 'removed']),
  /** When it was linked, or removed. */
  since: z.iso.datetime(),
})
export type LinkedProvider = z.infer<typeof LinkedProvider>

export const LinkedProviderInput = z.extend(OwnerProof, { id: TypedTextSchema.check(z.maxLength(64)) })
export type LinkedProviderInput = z.infer<typeof LinkedProviderInput>

/** What happens to what when the account is deleted, told before it is. */
export const AccountDeletionPlan = z.strictObject({
  /** Households that end with the account, since it is their only member. */
  endingHouseholds: z.array(z.string()),
  /** Households that stay, and to whom an owner's passes. */
  stayingHouseholds: z.array(z.strictObject({ name: z.string(), newOwner: z.nullable(z.string()) })),
  /** The moment from which the account can be deleted, where its address was changed within a week; else null. */
  possibleFrom: z.nullable(z.iso.datetime()),
  /** How many recipes they have saved, which may stay without their name or go too. */
  recipeCount: z.int().check(z.nonnegative()),
})
export type AccountDeletionPlan = z.infer<typeof AccountDeletionPlan>

/** By it a browser that got no answer asks whether its account was deleted: 128 random bits that it made. */
const DeletionId = z.string().check(z.regex(/^[\w-]{16,64}$/))

export const AccountDeletionRef = z.strictObject({ deletionId: DeletionId })
export type AccountDeletionRef = z.infer<typeof AccountDeletionRef>

/** Whether an account was deleted by the call of this id within the last hour. False tells nothing of earlier ones. */
export const AccountDeletionOutcome = z.strictObject({ isDeleted: z.boolean() })
export type AccountDeletionOutcome = z.infer<typeof AccountDeletionOutcome>

export const DeleteAccountInput = z.strictObject({
  /** Null for a caller that does not ask about the outcome. */
  deletionId: z._default(z.nullable(DeletionId), null),
  /** The account's own address, typed to prevent an accidental deletion. */
  email: EmailSchema,
  /** Null for an account without one. */
  password: z.nullable(TypedPassword),
  /** What becomes of the recipes they saved: they stay for all to read, without a name, unless it is said. */
  recipes: z._default(z.enum(['keep', 'delete']), 'keep'),
})
/** As a client sends it, which may leave out what has a default. */
export type DeleteAccountInput = z.output<typeof DeleteAccountInput>
