import { createHmac } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { RecipeNoteRef } from '#shared/contract/notes.ts'
import { defaultLocale } from '#shared/locale.ts'
import { reportedNoteMail } from '#shared/messages/mails.ts'
import { customerNetworkOfVisitor } from '../../caller.ts'
import type { Context, MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError, tooManyForNow } from '../../errors.ts'
import { renderInLocale } from '../../speaking.ts'
import { preventDeletionOfCaller } from '../callers/service.ts'
import { countAndGetWaitSeconds, rateLimitsOfNetworks } from '../limits/service.ts'
import { queueMailToOperator } from '../mail/service.ts'
import { lockRecipeOfNote } from './lockRecipeOfNote.ts'
import { noteReportsTable, recipeNotesTable } from './table.ts'

const hourMs = 3_600_000
/** Reports since the last review, each by another network and member, after which a note is hidden: docs/decisions/0027. */
const reportsThatHide = 3

/**
 * Stores the caller's report of a note, one for each network (of IPv6: each /48) and one for each member. The third report
 * since the last review hides the note and mails the operator. Throws NOT_FOUND, and TOO_MANY when the caller's network
 * has reported more in an hour than it may; UNAUTHENTICATED when the caller's account is deleted meanwhile.
 */
export async function reportRecipeNote(ctx: Context, { noteId }: RecipeNoteRef): Promise<void> {
  const { deps, visitor, member } = ctx
  const limit = { key: 'report', most: deps.config.reportsPerVisitor, windowMs: hourMs }
  const retryAfterSeconds = await countAndGetWaitSeconds(deps, rateLimitsOfNetworks(visitor, limit))
  if (retryAfterSeconds !== null) throw tooManyForNow(retryAfterSeconds)
  await runInTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    if (member) await preventDeletionOfCaller({ ...tx, member })
    const note = await lockRecipeOfNote(tx, { noteId })
    // HMAC: the address behind a plain hash could be found by trying all IPv4 addresses, which takes an hour.
    const reporter = createHmac('sha256', deps.logDigestKey)
      .update(`note report ${noteId} ${customerNetworkOfVisitor(visitor)}`)
      .digest('base64url')
    await db
      .insert(noteReportsTable)
      .values({ noteId, reporter, userId: member?.userId ?? null })
      .onConflictDoNothing()
    const isCounted = and(
      eq(noteReportsTable.noteId, noteId),
      note.reviewedAt ? gt(noteReportsTable.at, note.reviewedAt) : undefined,
    )
    if (note.hiddenAt || (await db.$count(noteReportsTable, isCounted)) < reportsThatHide) return
    await db.update(recipeNotesTable).set({ hiddenAt: sql`now()` }).where(eq(recipeNotesTable.id, noteId))
    await queueMailToOperator(tx, await renderInLocale(defaultLocale, () => reportedNoteMail(note)))
  })
}

/**
 * Shows a hidden note to everybody again; three new reports hide it again. For the recipe's creator, unless they wrote
 * the note. Throws NOT_FOUND.
 */
export async function showHiddenNoteAgain(ctx: MemberContext, { noteId }: RecipeNoteRef): Promise<void> {
  const { userId } = ctx.member
  await runInTransaction(ctx, async (tx) => {
    const { authorId, creatorId, hiddenAt } = await lockRecipeOfNote(tx, { noteId })
    if (creatorId !== userId || authorId === userId || hiddenAt === null)
      throw new DomainError('NOT_FOUND', 'notes_note_not_found')
    const now = sql`now()`
    await tx.deps.db
      .update(recipeNotesTable)
      .set({ hiddenAt: null, reviewedAt: now })
      .where(eq(recipeNotesTable.id, noteId))
  })
}

const ninetyDaysAgo = sql`now() - interval '90 days'`

/** Deletes notes that have been hidden for 90 days, and reports older than 90 days of notes that are not hidden. */
export async function deleteOldNoteReports({ deps: { db } }: DbContext): Promise<void> {
  await db.delete(recipeNotesTable).where(lt(recipeNotesTable.hiddenAt, ninetyDaysAgo))
  const isOpen = sql`exists (select from ${recipeNotesTable} where ${recipeNotesTable.id} = ${noteReportsTable.noteId} and ${recipeNotesTable.hiddenAt} is not null)`
  await db.delete(noteReportsTable).where(and(lt(noteReportsTable.at, ninetyDaysAgo), sql`not ${isOpen}`))
}
