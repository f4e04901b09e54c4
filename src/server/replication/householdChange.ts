import { eq, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ReplicatedDocument } from '#shared/replication/documents.ts'
import type { AddressedDocument } from '#shared/replication/kind.ts'
import type { MemberContext } from '../context.ts'
import type { DbContext } from '../db/dbContext.ts'
import { forEachYielding } from '../turns/forEachYielding.ts'
import { dropOldTombstones } from './compaction.ts'
import type { DocumentDrafts, RemainingDocumentRoom, StoredDocument } from './drafts.ts'
import { type DocumentRow, readDocumentBatches } from './readDocuments.ts'
import {
  maxDocumentCharacters,
  maxDocumentsOfHousehold,
  type ReplicatedKind,
  toAddressedDocument,
} from './replicatedKind.ts'

export interface OpenHouseholdChange {
  /** The number of this change. */
  seq: number
  /** Characters of all stored documents. */
  textLength: number
  /** How much the household's documents may still grow. */
  room: RemainingDocumentRoom
}

/**
 * Begins a change of a household's documents and blocks other changes of them until the transaction ends, so that
 * numbers follow the order of commits. `beside`: columns of the kind's own that are read as well. Throws the kind's
 * refusal unless the caller may write.
 */
export async function openHouseholdChange<Address extends object, Beside extends object = object>(
  kind: ReplicatedKind<Address>,
  tx: MemberContext,
  householdId: string,
  beside?: Record<keyof Beside, AnyPgColumn>,
): Promise<OpenHouseholdChange & Beside> {
  const open = await openChangeByServer(kind, tx, householdId, kind.access.firstRow(tx, householdId), beside)
  if (!open) throw kind.access.refusal()
  return open
}

/**
 * The same for a task of the server, which may write what the household itself decided. `firstRow`: as in `access`. Null for a
 * household that was deleted.
 */
export async function openChangeByServer<Address extends object, Beside extends object = object>(
  { tables: { households, docs } }: ReplicatedKind<Address>,
  tx: DbContext,
  householdId: string,
  firstRow: SQL,
  beside?: Record<keyof Beside, AnyPgColumn>,
): Promise<(OpenHouseholdChange & Beside) | null> {
  const [row] = await tx.deps.db
    .insert(households)
    .select(firstRow)
    .onConflictDoUpdate({ target: households.householdId, set: { seq: sql`${households.seq} + 1` } })
    .returning({
      ...beside,
      seq: households.seq,
      textLength: households.textLength,
      count: sql<number>`(
        select count(*)::int from ${docs} where household_id = ${householdId} and not is_gone)`,
    })
  if (!row) return null
  const { count, ...open } = row
  return {
    ...(open as { seq: number; textLength: number } & Beside),
    room: { docs: maxDocumentsOfHousehold - count, text: maxDocumentCharacters - open.textLength },
  }
}

/** The documents that match a condition, read a batch at a time. */
export async function readDocumentsInBatches<Address extends object>(
  kind: ReplicatedKind<Address>,
  tx: DbContext,
  householdId: string,
  which: SQL,
): Promise<Map<string, StoredDocument>> {
  const kept = new Map<string, StoredDocument>()
  const keep = ({ key, doc, length }: DocumentRow) => kept.set(key, toStoredDocument(doc, length))
  for await (const rows of readDocumentBatches(kind, tx, householdId, which))
    await forEachYielding(rows, keep)
  return kept
}

export function toStoredDocument(stored: ReplicatedDocument, length: number): StoredDocument {
  const doc = dropOldTombstones(stored, Date.now())
  return { doc, countedLength: length, isShortened: doc !== stored }
}

/** Saves the merged documents under the number of the open change. Returns the changed documents as they are now. */
export async function saveDocumentDrafts<Address extends object>(
  kind: ReplicatedKind<Address>,
  tx: DbContext,
  householdId: string,
  { seq }: OpenHouseholdChange,
  drafts: DocumentDrafts<Address>,
): Promise<AddressedDocument<Address>[]> {
  const { db } = tx.deps
  const { households, docs } = kind.tables
  const touched = drafts.touched()
  if (touched.length === 0) return []
  const rows = touched.map(({ key, doc: { fields, removed }, length }) => ({
    key,
    written: { seq, length, doc: { fields, removed }, ...kind.columnsOf(key, { fields, removed }) },
  }))
  const values = rows.map(({ key, written }) => ({ householdId, key, ...written }))
  const saved = db.$with('saved').as(
    db
      .insert(docs)
      .values(values as unknown as (typeof docs.$inferInsert)[])
      .onConflictDoUpdate({
        target: [docs.householdId, docs.key],
        set: {
          ...Object.fromEntries(
            Object.keys(rows[0]!.written).map((name) => [
              name,
              sql`excluded.${sql.identifier(toSnakeCase(name))}`,
            ]),
          ),
          changedAt: sql`now()`,
        },
      })
      .returning({ key: docs.key }),
  )
  const growth = touched.reduce((sum, each) => sum + each.growth, 0)
  await db
    .with(saved)
    .update(households)
    .set({ textLength: sql`${households.textLength} + ${growth}` })
    .where(eq(households.householdId, householdId))
  if (touched.some(({ isShortened }) => isShortened)) await forceFullReload(kind, tx, householdId, seq)
  return touched.map(({ key, doc }) => toAddressedDocument(kind, key, doc))
}

/** Makes all clients that have not seen every earlier change load all documents: they may know what this change forgets. */
async function forceFullReload<Address extends object>(
  { tables: { households } }: ReplicatedKind<Address>,
  tx: DbContext,
  householdId: string,
  seq: number,
): Promise<void> {
  await tx.deps.db
    .update(households)
    .set({ forgottenSeq: sql`greatest(${households.forgottenSeq}, ${seq - 1})` })
    .where(eq(households.householdId, householdId))
}
