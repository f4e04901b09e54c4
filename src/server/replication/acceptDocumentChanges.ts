import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { RefusedDocumentChange } from '#shared/contract/replication.ts'
import type { ReplicatedDocument } from '#shared/replication/documents.ts'
import type { AddressedDocument, DocumentChange } from '#shared/replication/kind.ts'
import type { MemberContext } from '../context.ts'
import { runInTransaction } from '../db/transaction.ts'
import type { DomainError } from '../errors.ts'
import { hasDatabaseRoomForText, requireDatabaseRoomForText } from '../textRoom.ts'
import { forEachYielding } from '../turns/forEachYielding.ts'
import { dropOldTombstones } from './compaction.ts'
import { DocumentDrafts, type RemainingDocumentRoom, type StoredDocument } from './drafts.ts'
import { type DocumentRow, readDocumentBatches } from './readDocuments.ts'
import {
  maxDocumentCharacters,
  maxDocumentsOfHousehold,
  type ReplicatedKind,
  toAddressedDocument,
} from './replicatedKind.ts'

/** Reading, merging, writing and returning 1,500,000 characters takes some 400 ms. */
export const changeCharactersPerCost = 4 * 1024
/** Maximum characters of documents that one call changes; a longer document is read alone. */
const maxAtOnce = 300_000

interface SentChanges<Address extends object> {
  householdId: string
  operations: readonly (DocumentChange<Address> | RefusedDocumentChange)[]
}

/** The results of changes. One that could not be parsed is refused with its sentence, one that was parsed with its reason. */
export interface DocumentChangeResults<Address extends object> {
  taken: string[]
  refused: (RefusedDocumentChange | { id: string; refusal: DomainError })[]
  docs: AddressedDocument<Address>[]
  seq: number
}

/**
 * Applies a client's changes, in one transaction of three statements. Each is accepted or refused separately; a
 * repeated one changes nothing. Where documents are very long, the changes of the last ones wait for the next call; so
 * do those with text while the disk is nearly full. Charged by the length of the changed documents. Throws the kind's
 * refusal unless the caller may write, TOO_MANY when they have spent the budget of a minute, UNAVAILABLE where all
 * changes hold text and the disk is nearly full.
 */
export async function acceptDocumentChanges<Address extends object>(
  kind: ReplicatedKind<Address>,
  ctx: MemberContext,
  { householdId, operations: sent }: SentChanges<Address>,
): Promise<DocumentChangeResults<Address>> {
  ctx.reads?.expectBudget()
  const changes = await thoseWithRoom(ctx, sent)
  const { length, ...answer } = await runInTransaction(ctx, async (tx) => {
    const open = await openHouseholdChange(kind, tx, householdId)
    const readable = changes.filter((each) => 'fields' in each)
    const keys = [...new Set(readable.map((change) => kind.keyOf(change)))]
    const { kept, left } = await readSomeDocs(kind, tx, householdId, keys)
    const drafts = new DocumentDrafts(kind, kept, open.room)
    const taken: string[] = []
    const refused: DocumentChangeResults<Address>['refused'] = []
    for (const change of changes) {
      if (!('fields' in change)) {
        refused.push(change)
        continue
      }
      if (left.has(kind.keyOf(change))) continue
      const refusal = drafts.take(change)
      if (refusal === null) taken.push(change.id)
      else refused.push({ id: change.id, refusal })
    }
    const docs = await saveDocumentDrafts(kind, tx, householdId, open, drafts)
    return { taken, refused, docs, seq: open.seq, length: drafts.touchedLength() }
  })
  ctx.reads?.charge(length / changeCharactersPerCost)
  return answer
}

/** All changes, or while the disk is nearly full those without text. Throws UNAVAILABLE where none remains. */
async function thoseWithRoom<Sent extends object>(
  ctx: MemberContext,
  changes: readonly Sent[],
): Promise<readonly Sent[]> {
  const withoutText = changes.filter((change) => !holdsText(change))
  if (withoutText.length === 0) {
    await requireDatabaseRoomForText(ctx)
    return changes
  }
  const isAllTaken = withoutText.length === changes.length || (await hasDatabaseRoomForText(ctx))
  return isAllTaken ? changes : withoutText
}

/** A change that removes has no fields. One that could not be parsed is refused separately. */
const holdsText = (change: Partial<ReplicatedDocument>): boolean =>
  Object.keys(change.fields ?? {}).length > 0

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
  { tables: { households, docs }, access }: ReplicatedKind<Address>,
  tx: MemberContext,
  householdId: string,
  beside?: Record<keyof Beside, AnyPgColumn>,
): Promise<OpenHouseholdChange & Beside> {
  const [row] = await tx.deps.db
    .insert(households)
    .select(access.firstRow(tx, householdId))
    .onConflictDoUpdate({ target: households.householdId, set: { seq: sql`${households.seq} + 1` } })
    .returning({
      ...beside,
      seq: households.seq,
      textLength: households.textLength,
      count: sql<number>`(
        select count(*)::int from ${docs} where household_id = ${householdId} and not is_gone)`,
    })
  if (!row) throw access.refusal()
  const { count, ...open } = row
  return {
    ...(open as { seq: number; textLength: number } & Beside),
    room: { docs: maxDocumentsOfHousehold - count, text: maxDocumentCharacters - open.textLength },
  }
}

/**
 * Reads the documents of these keys in their order, until they have 300,000 characters. `left`: keys of existing documents that
 * were not read.
 */
async function readSomeDocs<Address extends object>(
  { tables: { docs } }: ReplicatedKind<Address>,
  tx: MemberContext,
  householdId: string,
  keys: readonly string[],
): Promise<{ kept: Map<string, StoredDocument>; left: Set<string> }> {
  const place = sql`array_position(array[${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )}]::text[], ${docs.key})`
  const before = sql`sum(${docs.length}) over (order by ${place}) - ${docs.length}`
  const { key, doc, length } = docs
  const wanted = tx.deps.db
    .select({ key, doc, length, isInTime: sql<boolean>`${before} < ${maxAtOnce}`.as('is_in_time') })
    .from(docs)
    .where(and(eq(docs.householdId, householdId), inArray(key, [...keys])))
    .as('wanted')
  const rows = await tx.deps.db
    .select({
      key: wanted.key,
      doc: sql`case when ${wanted.isInTime} then ${wanted.doc} end`.mapWith((text) =>
        text === null ? null : docs.doc.mapFromDriverValue(text),
      ) as SQL<typeof docs.$inferSelect.doc | null>,
      length: wanted.length,
    })
    .from(wanted)
  const kept = new Map<string, StoredDocument>()
  const left = new Set<string>()
  for (const row of rows)
    if (row.doc) kept.set(row.key, keptDoc(row.doc, row.length))
    else left.add(row.key)
  return { kept, left }
}

/** The documents that match a condition, read a batch at a time. */
export async function readDocumentsInBatches<Address extends object>(
  kind: ReplicatedKind<Address>,
  tx: MemberContext,
  householdId: string,
  which: SQL,
): Promise<Map<string, StoredDocument>> {
  const kept = new Map<string, StoredDocument>()
  const keep = ({ key, doc, length }: DocumentRow) => kept.set(key, keptDoc(doc, length))
  for await (const rows of readDocumentBatches(kind, tx, householdId, which))
    await forEachYielding(rows, keep)
  return kept
}

function keptDoc(stored: ReplicatedDocument, length: number): StoredDocument {
  const doc = dropOldTombstones(stored, Date.now())
  return { doc, keptLength: length, isShortened: doc !== stored }
}

/** Saves the merged documents under the number of the open change. Returns the changed documents as they are now. */
export async function saveDocumentDrafts<Address extends object>(
  kind: ReplicatedKind<Address>,
  tx: MemberContext,
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
  tx: MemberContext,
  householdId: string,
  seq: number,
): Promise<void> {
  await tx.deps.db
    .update(households)
    .set({ forgottenSeq: sql`greatest(${households.forgottenSeq}, ${seq - 1})` })
    .where(eq(households.householdId, householdId))
}
