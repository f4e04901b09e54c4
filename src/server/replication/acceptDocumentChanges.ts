import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { RefusedDocumentChange } from '#shared/contract/replication.ts'
import type { ReplicatedDocument } from '#shared/replication/documents.ts'
import type { AddressedDocument, DocumentChange } from '#shared/replication/kind.ts'
import type { MemberContext } from '../context.ts'
import { runInTransaction } from '../db/transaction.ts'
import type { DomainError } from '../errors.ts'
import { hasDatabaseRoomForText, requireDatabaseRoomForText } from '../textRoom.ts'
import { DocumentDrafts, type StoredDocument } from './drafts.ts'
import { openHouseholdChange, saveDocumentDrafts, toStoredDocument } from './householdChange.ts'
import type { ReplicatedKind } from './replicatedKind.ts'

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
    await kind.afterChange?.(tx, householdId, docs)
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
    if (row.doc) kept.set(row.key, toStoredDocument(row.doc, row.length))
    else left.add(row.key)
  return { kept, left }
}
