import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { Context } from '../../context.ts'
import { groupRowsByBytes, readRowsInBatches, selectRowPosition } from '../../db/batches.ts'
import { chargeForBytes } from '../../reads.ts'
import { noteReports, notes } from './table.ts'

type Written = AccountData['notes']['written'][number]
type Reported = AccountData['notes']['reported'][number]

const bytes = sql<number>`octet_length(${notes.text})`

/** The notes that a user wrote, for their own download, oldest first, in batches, each charged before it is read. */
export async function* readWrittenNotes(
  { deps: { db }, reads }: Pick<Context, 'deps' | 'reads'>,
  userId: string,
): AsyncGenerator<Written[]> {
  const order = { at: notes.at, id: notes.id }
  const batches = readRowsInBatches(order, ({ after, orderBy, limit }) =>
    db
      .select({ ...selectRowPosition(order), bytes })
      .from(notes)
      .where(and(eq(notes.authorId, userId), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  for await (const places of batches)
    for (const run of groupRowsByBytes(places)) {
      chargeForBytes(reads, run)
      const ids = run.map(({ placeId }) => placeId)
      const rows = await db
        .select({ recipeId: notes.recipeId, text: notes.text, at: notes.at, hiddenAt: notes.hiddenAt })
        .from(notes)
        .where(inArray(notes.id, ids))
        .orderBy(asc(notes.at), asc(notes.id))
      yield rows.map(({ at, hiddenAt, ...note }) => ({
        ...note,
        createdAt: at.toISOString(),
        isHidden: hiddenAt !== null,
      }))
    }
}

/** The notes that a user reported, for their own download, in the order of the reports, in batches. */
export async function* readReportedNotes(
  { deps: { db }, reads }: Pick<Context, 'deps' | 'reads'>,
  userId: string,
): AsyncGenerator<Reported[]> {
  const order = { at: noteReports.at, id: noteReports.noteId }
  const isOwn = eq(noteReports.userId, userId)
  const batches = readRowsInBatches(order, ({ after, orderBy, limit }) =>
    db
      .select({ ...selectRowPosition(order), bytes })
      .from(noteReports)
      .innerJoin(notes, eq(notes.id, noteReports.noteId))
      .where(and(isOwn, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  for await (const places of batches)
    for (const run of groupRowsByBytes(places)) {
      chargeForBytes(reads, run)
      const ids = run.map(({ placeId }) => placeId)
      const rows = await db
        .select({ recipeId: notes.recipeId, text: notes.text, at: noteReports.at })
        .from(noteReports)
        .innerJoin(notes, eq(notes.id, noteReports.noteId))
        .where(and(isOwn, inArray(noteReports.noteId, ids)))
        .orderBy(asc(noteReports.at), asc(noteReports.noteId))
      yield rows.map(({ at, ...note }) => ({ ...note, reportedAt: at.toISOString() }))
    }
}
