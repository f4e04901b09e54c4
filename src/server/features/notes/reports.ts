import { createHmac } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { NoteRef } from '#shared/contract/notes.ts'
import { baseLocale } from '#shared/locale.ts'
import { reportedNoteMail } from '#shared/messages/mails.ts'
import { customerNetworkOf } from '../../caller.ts'
import type { Context, MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { renderInLocale } from '../../speaking.ts'
import { preventCallerDeletion } from '../callers/service.ts'
import { countAndGetWaitSeconds, rateLimitsOfNetworks } from '../limits/service.ts'
import { queueMailToOperator } from '../mail/service.ts'
import { lockRecipeOfNote } from './holdNote.ts'
import { noteReports, notes } from './table.ts'

const hourMs = 3_600_000
/** Reports since the last review, each by another network and member, after which a note is hidden: docs/decisions/0027. */
const reportsThatHide = 3

/**
 * Stores the caller's report of a note, one for each network (of IPv6: each /48) and one for each member. The third report
 * since the last review hides the note and mails the operator. Throws NOT_FOUND, and TOO_MANY when the caller's network
 * has reported more in an hour than it may; UNAUTHENTICATED when the caller's account is deleted meanwhile.
 */
export async function reportNote(ctx: Context, { noteId }: NoteRef): Promise<void> {
  const { deps, visitor, member } = ctx
  const limit = { key: 'report', most: deps.config.reportsPerVisitor, windowMs: hourMs }
  const retryAfterSeconds = await countAndGetWaitSeconds(deps, rateLimitsOfNetworks(visitor, limit))
  if (retryAfterSeconds !== null)
    throw new DomainError('TOO_MANY', 'errors_too_many_requests', { retryAfterSeconds })
  await runInTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    if (member) await preventCallerDeletion({ ...tx, member })
    const note = await lockRecipeOfNote(tx, { noteId })
    // HMAC: the address behind a plain hash could be found by trying all IPv4 addresses, which takes an hour.
    const reporter = createHmac('sha256', deps.logDigestKey)
      .update(`note report ${noteId} ${customerNetworkOf(visitor)}`)
      .digest('base64url')
    await db
      .insert(noteReports)
      .values({ noteId, reporter, userId: member?.userId ?? null })
      .onConflictDoNothing()
    const isCounted = and(
      eq(noteReports.noteId, noteId),
      note.reviewedAt ? gt(noteReports.at, note.reviewedAt) : undefined,
    )
    if (note.hiddenAt || (await db.$count(noteReports, isCounted)) < reportsThatHide) return
    await db.update(notes).set({ hiddenAt: sql`now()` }).where(eq(notes.id, noteId))
    await queueMailToOperator(tx, await renderInLocale(baseLocale, () => reportedNoteMail(note)))
  })
}

/**
 * Shows a hidden note to everybody again; three new reports hide it again. For the recipe's creator, unless they wrote
 * the note. Throws NOT_FOUND.
 */
export async function showHiddenNoteAgain(ctx: MemberContext, { noteId }: NoteRef): Promise<void> {
  const { userId } = ctx.member
  await runInTransaction(ctx, async (tx) => {
    const { authorId, creatorId, hiddenAt } = await lockRecipeOfNote(tx, { noteId })
    if (creatorId !== userId || authorId === userId || hiddenAt === null)
      throw new DomainError('NOT_FOUND', 'notes_note_not_found')
    const now = sql`now()`
    await tx.deps.db.update(notes).set({ hiddenAt: null, reviewedAt: now }).where(eq(notes.id, noteId))
  })
}

const ninetyDaysAgo = sql`now() - interval '90 days'`

/** Deletes notes that have been hidden for 90 days, and reports older than 90 days of notes that are not hidden. */
export async function forgetOldNoteReports({ deps: { db } }: DbContext): Promise<void> {
  await db.delete(notes).where(lt(notes.hiddenAt, ninetyDaysAgo))
  const isOpen = sql`exists (select from ${notes} where ${notes.id} = ${noteReports.noteId} and ${notes.hiddenAt} is not null)`
  await db.delete(noteReports).where(and(lt(noteReports.at, ninetyDaysAgo), sql`not ${isOpen}`))
}
