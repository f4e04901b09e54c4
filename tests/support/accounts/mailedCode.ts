import { desc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { redeemCode, storeNewDigitsOfCode } from '#server/features/codes/service.ts'
import { outboxMailsTable } from '#server/features/mail/table.ts'

/** The newest mail to an address as it lies in the outbox, without its digits. Throws when there is none. */
export async function newestMail(db: Database, recipient: string) {
  const [mail] = await db
    .select()
    .from(outboxMailsTable)
    .where(eq(outboxMailsTable.recipient, recipient))
    .orderBy(desc(outboxMailsTable.createdAt))
    .limit(1)
  if (!mail) throw new Error(`Nothing was mailed to ${recipient}.`)
  return mail
}

/** The digits of the newest mail to an address, made as they are when a mail leaves. Throws when it carries none. */
export async function mailedCode(db: Database, recipient: string): Promise<string> {
  const { codeId, subject } = await newestMail(db, recipient)
  const digits = codeId && (await storeNewDigitsOfCode({ deps: { db } as Deps }, codeId))
  if (!digits) throw new Error(`“${subject}” carries no code.`)
  return digits
}

/** The digits of the code in the words of a mail, or nothing. */
export const digitsIn = (words: string) => /\d{6}/.exec(words)?.[0] ?? ''

/** Redeems a code that confirms an address; returns whom it is for. */
export const tryCodeOf = (site: { deps: Deps }, email: string, digits: string) =>
  redeemCode(site, { purpose: 'confirm-email', sentTo: email, digits })
