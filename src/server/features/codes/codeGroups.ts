import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import type { CodeAttempt } from './service.ts'
import { codesTable } from './table.ts'

type CodeGroup = Pick<CodeAttempt, 'purpose' | 'sentTo' | 'subjectId'>

export const isCodeOfGroup = ({ purpose, sentTo, subjectId }: CodeGroup) =>
  and(
    eq(codesTable.purpose, purpose),
    eq(codesTable.sentTo, sentTo),
    subjectId === undefined ? undefined : eq(codesTable.subjectId, subjectId),
  )

export const isIssuedCodeOfGroup = (group: CodeGroup) => and(isCodeOfGroup(group), isNotNull(codesTable.hash))

/** The mail of a notice contains only the long digits. */
const isMailedCodeOfGroup = (group: CodeGroup) =>
  and(isCodeOfGroup(group), or(isNotNull(codesTable.hash), isNotNull(codesTable.longHash)))

/** Locks the codes for a purpose and an address in the same order everywhere, so that two attempts at once do not deadlock. */
export async function lockCodes({ deps: { db } }: DbContext, group: CodeGroup): Promise<void> {
  await db
    .select({ id: codesTable.id })
    .from(codesTable)
    .where(isCodeOfGroup(group))
    .orderBy(codesTable.id)
    .for('update')
}

/** Ends all codes that were mailed for a purpose and an address. Returns those that it ended. */
export async function retireCodes({ deps: { db } }: DbContext, group: CodeGroup): Promise<{ id: string }[]> {
  return await db
    .update(codesTable)
    .set({ usedAt: sql`now()` })
    .where(and(isMailedCodeOfGroup(group), isNull(codesTable.usedAt)))
    .returning({ id: codesTable.id })
}
