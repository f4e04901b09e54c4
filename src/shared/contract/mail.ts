import * as z from 'zod/mini'

/** A mail that was kept in place of being sent, as /dev/outbox shows it. */
export const OutboxMail = z.strictObject({
  id: z.string(),
  /** As in a From line: a name and an address in angle brackets, or the address alone. */
  sender: z.string(),
  recipient: z.string(),
  /** When it was written. */
  at: z.iso.datetime(),
  subject: z.string(),
  /** Plain text, lines ended by \n. */
  text: z.string(),
})
export type OutboxMail = z.infer<typeof OutboxMail>
