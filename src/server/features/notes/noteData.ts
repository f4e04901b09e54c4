import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { Context } from '../../context.ts'
import { groupRowsByBytes, readRowsInBatches, selectPositionOfRow } from '../../db/batches.ts'
import { chargeForRowBytes } from '../../reads.ts'
import { noteReportsTable, recipeNotesTable } from './table.ts'

type Written = AccountData['notes']['written'][number]
type Reported = AccountData['notes']['reported'][number]

const bytes = sql<number>`octet_length(${recipeNotesTable.text})`

/** The notes that a user wrote, for their own download, oldest first, in batches, each charged before it is read. */
export async function* readWrittenNotes(
  { deps: { db }, reads }: Pick<Context, 'deps' | 'reads'>,
  userId: string,
): AsyncGenerator<Written[]> {
  const order = { at: recipeNotesTable.at, id: recipeNotesTable.id }
  const batches = readRowsInBatches(order, ({ after, orderBy, limit }) =>
    db
      .select({ ...selectPositionOfRow(order), bytes })
      .from(recipeNotesTable)
      .where(and(eq(recipeNotesTable.authorId, userId), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  for await (const places of batches)
    for (const run of groupRowsByBytes(places)) {
      chargeForRowBytes(reads, run)
      const ids = run.map(({ placeId }) => placeId)
      const rows = await db
        .select({
          recipeId: recipeNotesTable.recipeId,
          text: recipeNotesTable.text,
          at: recipeNotesTable.at,
          hiddenAt: recipeNotesTable.hiddenAt,
        })
        .from(recipeNotesTable)
        .where(inArray(recipeNotesTable.id, ids))
        .orderBy(asc(recipeNotesTable.at), asc(recipeNotesTable.id))
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
  const order = { at: noteReportsTable.at, id: noteReportsTable.noteId }
  const isOwn = eq(noteReportsTable.userId, userId)
  const batches = readRowsInBatches(order, ({ after, orderBy, limit }) =>
    db
      .select({ ...selectPositionOfRow(order), bytes })
      .from(noteReportsTable)
      .innerJoin(recipeNotesTable, eq(recipeNotesTable.id, noteReportsTable.noteId))
      .where(and(isOwn, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  for await (const places of batches)
    for (const run of groupRowsByBytes(places)) {
      chargeForRowBytes(reads, run)
      const ids = run.map(({ placeId }) => placeId)
      const rows = await db
        .select({ recipeId: recipeNotesTable.recipeId, text: recipeNotesTable.text, at: noteReportsTable.at })
        .from(noteReportsTable)
        .innerJoin(recipeNotesTable, eq(recipeNotesTable.id, noteReportsTable.noteId))
        .where(and(isOwn, inArray(noteReportsTable.noteId, ids)))
        .orderBy(asc(noteReportsTable.at), asc(noteReportsTable.noteId))
      yield rows.map(({ at, ...note }) => ({ ...note, reportedAt: at.toISOString() }))
    }
}
