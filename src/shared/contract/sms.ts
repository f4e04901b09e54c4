import * as z from 'zod/mini'
import * as m from '#messages'
import { toLatinDigits } from '../kitchen/units/latinDigits.ts'
import { SixDigitCode, TypedTextSchema } from './auth/auth.ts'
import { GroceryListId } from './grocery.ts'
import { HouseholdIdSchema } from './replication.ts'

/**
 * As E.164 writes it; spaces, dots, hyphens and brackets, as people write numbers, are taken away, and so is the "(0)" that
 * is dialled at home alone.
 */
export const PhoneNumberSchema = z.pipe(
  z.pipe(
    TypedTextSchema.check(z.maxLength(40, { error: m.sms_not_aphone_number })),
    z.transform((text) =>
      toLatinDigits(text)
        .replace('(0)', '')
        .replaceAll(/[\s().\-‐-―/]+/g, ''),
    ),
  ),
  z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, { error: m.sms_not_aphone_number })),
)

/** The caller's number, once it is confirmed. */
export const ConfirmedPhone = z.strictObject({ phoneNumber: z.nullable(z.string()) })
export type ConfirmedPhone = z.infer<typeof ConfirmedPhone>

export const ConfirmPhoneInput = z.strictObject({ phoneNumber: PhoneNumberSchema, code: SixDigitCode })
export type ConfirmPhoneInput = z.infer<typeof ConfirmPhoneInput>

const TextId = z.string().check(z.regex(/^[\w-]{16,64}$/))

export const RequestPhoneCodeInput = z.strictObject({
  phoneNumber: PhoneNumberSchema,
  /** Made by the browser, so that a code that is asked for again, because the answer was lost, is texted once. */
  textId: z.optional(TextId),
})
export type RequestPhoneCodeInput = z.infer<typeof RequestPhoneCodeInput>

export const SendListAsTextInput = z.strictObject({
  /** Made by the browser, so that the same text asked for twice is sent once. */
  textId: TextId,
  householdId: HouseholdIdSchema,
  listId: GroceryListId,
  notes: TypedTextSchema.check(z.maxLength(1_000, { error: () => m.sms_notes_too_long({ most: 1_000 }) })),
})
export type SendListAsTextInput = z.infer<typeof SendListAsTextInput>

export const TextMessageRef = z.strictObject({ textId: TextId })
export type TextMessageRef = z.infer<typeof TextMessageRef>

/**
 * `waiting`: the gateway was not asked yet, or did not answer yet. `delayed`: an attempt failed, or none has begun for long;
 * Larder goes on attempting it for an hour. `unanswered`: the gateway has had it for ten seconds; Larder still waits for its
 * answer. `cancelling`: cancelled, but the gateway is being given it. `sent`: the gateway took it. `unknown`: the gateway did
 * not answer and may have sent it. `failed`, `cancelled`, `unknown`: it is not attempted again by itself.
 */
const TextMessageState = z.enum([
  'waiting',
  'delayed',
  'unanswered',
  'cancelling',
  'sent',
  'failed',
  'cancelled',
  'unknown',
])
export type TextMessageState = z.infer<typeof TextMessageState>

export const TextMessageResult = z.strictObject({
  state: TextMessageState,
  /** Whether an open text was attempted so often that asking to try it again changes nothing; an ended one is sent again by another call. */
  areRetriesUsedUp: z.boolean(),
  sentence: z.nullable(z.string()),
})
export type TextMessageResult = z.infer<typeof TextMessageResult>

/** A text that was kept in place of being sent, as /dev/outbox shows it. */
export const OutboxTextMessage = z.strictObject({
  id: z.string(),
  phoneNumber: z.string(),
  /** When it was written. */
  at: z.iso.datetime(),
  message: z.string(),
})
export type OutboxTextMessage = z.infer<typeof OutboxTextMessage>
