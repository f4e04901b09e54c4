import { createHmac } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import * as m from '#messages'
import type { NoteRef } from '#shared/contract/notes.ts'
import { reportedNoteMail } from '#shared/messages/mails.ts'
import type { Context, MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { waitSeconds } from '../limits/service.ts'
import { queueMailToOperator } from '../mail/service.ts'
import { holdNote } from './holdNote.ts'
import { noteReports, notes } from './table.ts'

const hourMs = 3_600_000
/** So many networks must have reported a note since it was last looked at; see docs/decisions/0027. */
const reportsThatHide = 3

/**
 * Keeps that the caller finds a note out of place, once for their network and once for themselves. When enough have, it
 * is hidden until it is reviewed, and whoever runs Larder is told by mail. Throws NOT_FOUND, and TOO_MANY when the
 * caller's network has reported more in an hour than it may.
 */
export async function reportNote(ctx: Context, { noteId }: NoteRef): Promise<void> {
  const { deps, visitor, member } = ctx
  const limit = { key: `report ${visitor}`, most: deps.config.reportsPerVisitor, windowMs: hourMs }
  const retryAfterSeconds = await waitSeconds(deps.db, [limit])
  if (retryAfterSeconds !== null)
    throw new DomainError('TOO_MANY', m.errors_too_many_requests(), { retryAfterSeconds })
  await withTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    const note = await holdNote(tx, { noteId })
    // Under a key: a plain hash of an IPv4 address is found by trying all of them, which takes an hour.
    const reporter = createHmac('sha256', deps.logDigestKey)
      .update(`note report ${noteId} ${visitor}`)
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
    await queueMailToOperator(tx, reportedNoteMail(note))
  })
}

/**
 * Lets a hidden note stand: all may read it again, and it takes as many new reports to hide it once more. For the
 * recipe's creator, unless they wrote it. Throws NOT_FOUND.
 */
export async function showNote(ctx: MemberContext, { noteId }: NoteRef): Promise<void> {
  const { userId } = ctx.member
  await withTransaction(ctx, async (tx) => {
    const { authorId, creatorId, hiddenAt } = await holdNote(tx, { noteId })
    if (creatorId !== userId || authorId === userId || hiddenAt === null)
      throw new DomainError('NOT_FOUND', m.notes_note_not_found())
    const now = sql`now()`
    await tx.deps.db.update(notes).set({ hiddenAt: null, reviewedAt: now }).where(eq(notes.id, noteId))
  })
}

const quarter = sql`now() - interval '90 days'`

/** Forgets notes that nobody let stand for 90 days, and after as long who reported any. */
export async function forgetOldReports({ deps: { db } }: Pick<Context, 'deps'>): Promise<void> {
  await db.delete(notes).where(lt(notes.hiddenAt, quarter))
  const isOpen = sql`exists (select from ${notes} where ${notes.id} = ${noteReports.noteId} and ${notes.hiddenAt} is not null)`
  await db.delete(noteReports).where(and(lt(noteReports.at, quarter), sql`not ${isOpen}`))
}
