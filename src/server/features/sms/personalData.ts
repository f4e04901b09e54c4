import { eq } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { PersonalData } from '../../personalData.ts'
import { deleteCodesSentTo } from '../codes/service.ts'
import { phonesTable, textMessagesTable } from './table.ts'

/** A user's stored number and texts, for their own download. */
async function textData({ deps }: DbContext, userId: string): Promise<AccountData['texts']> {
  const rows = await deps.db
    .select()
    .from(textMessagesTable)
    .where(eq(textMessagesTable.userId, userId))
    .orderBy(textMessagesTable.createdAt)
  const [phone] = await deps.db.select().from(phonesTable).where(eq(phonesTable.userId, userId))
  return {
    phoneNumber: phone?.phoneNumber ?? null,
    sent: rows.map(({ phoneNumber, createdAt }) => ({ phoneNumber, createdAt: createdAt.toISOString() })),
  }
}

/** Deletes the codes that were sent to a user's number. The number and the texts are deleted with the user. */
async function forgetPhoneCodes(ctx: DbContext, userId: string): Promise<void> {
  const own = await ctx.deps.db
    .selectDistinct({ phoneNumber: textMessagesTable.phoneNumber })
    .from(textMessagesTable)
    .where(eq(textMessagesTable.userId, userId))
  for (const { phoneNumber } of own) await deleteCodesSentTo(ctx, phoneNumber)
}

export const smsPersonalData = {
  export: { texts: (ctx, { userId }) => textData(ctx, userId) },
  erase: (tx, { userId }) => forgetPhoneCodes(tx, userId),
} satisfies PersonalData<MemberContext, 'texts'>
