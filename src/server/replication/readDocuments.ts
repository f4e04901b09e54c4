import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { ReplicationChangesInput } from '#shared/contract/replication.ts'
import type { ReplicatedDocument } from '#shared/replication/documents.ts'
import type { AddressedDocument } from '#shared/replication/kind.ts'
import type { MemberContext } from '../context.ts'
import type { DbContext } from '../db/dbContext.ts'
import { retryUntilDatabaseAnswers } from '../db/retryUntilDatabaseAnswers.ts'
import { DomainError } from '../errors.ts'
import { readCostOfLength } from '../reads.ts'
import type { MeasuredServerChanges } from './changeFeed.ts'
import { documentReadCost, type ReplicatedKind, toAddressedDocument } from './replicatedKind.ts'

/** Maximum open streams of one person on one process, of all kinds: enough for their tabs and devices. */
const maxPerPerson = 25
const openStreamsByUser = new Map<string, number>()

/**
 * Yields every change of a household's documents after the client's cursor, each once and in order, until the signal
 * aborts. Throws the kind's refusal as soon as the caller may no longer read them, and TOO_MANY for too many streams at
 * once. The first read waits its turn and is charged, as a query is; later reads are charged as well: a caller who has
 * spent half of their minute gets several changes as one.
 */
export async function* followDocumentChanges<Address extends object>(
  kind: ReplicatedKind<Address>,
  ctx: MemberContext,
  input: ReplicationChangesInput,
  signal: AbortSignal,
): AsyncGenerator<{ id: string; data: MeasuredServerChanges<Address>['changes'] }, void> {
  const { userId, sessionId } = ctx.member
  const { householdId } = input
  const open = openStreamsByUser.get(userId) ?? 0
  if (open >= maxPerPerson)
    throw new DomainError('TOO_MANY', 'errors_too_many_requests', { retryAfterSeconds: 60 })
  openStreamsByUser.set(userId, open + 1)
  const feed = kind.feedOf(ctx.deps)
  const ends = AbortSignal.any([signal, ctx.closing])
  const follower = await feed.follow({ householdId, userId, sessionId }).catch((error: unknown) => {
    countClosedStream(userId)
    throw error
  })
  try {
    let cursor = input.lastEventId ? Number(input.lastEventId) : input.since
    const read = () =>
      feed.read(householdId, cursor, () => readDocumentChanges(kind, ctx, householdId, cursor))
    // Access is checked after following began, so that an end of access in between is noticed.
    const readFirst = async () => {
      await kind.access.expect(ctx, householdId)
      return await read()
    }
    const first = await (ctx.reads?.run(documentReadCost, readFirst) ?? readFirst())
    ctx.reads?.charge(readCostOfLength(first.length))
    let { changes } = first
    let unchargedLength = 0
    for (;;) {
      if (changes.isWhole || changes.seq > cursor) {
        await feed.turns.next()
        yield { id: String(changes.seq), data: changes }
      }
      cursor = changes.seq
      const heard = await follower.next(
        ends,
        async () => await ctx.reads?.chargeWhenBudgetAllows(readCostOfLength(unchargedLength), ends),
      )
      if (heard === 'closed') return
      // Access may have ended during an outage of the database: it is checked before changes are sent.
      const readNext = async (isAgain: boolean) => {
        if (heard === 'check access' || isAgain) await kind.access.expect(ctx, householdId)
        return await read()
      }
      const next = await retryUntilDatabaseAnswers(readNext, () => follower.isClosed, ends)
      if (!next) return
      ;({ changes, length: unchargedLength } = next)
    }
  } finally {
    feed.leave(follower)
    countClosedStream(userId)
  }
}

function countClosedStream(userId: string): void {
  const open = (openStreamsByUser.get(userId) ?? 1) - 1
  if (open > 0) openStreamsByUser.set(userId, open)
  else openStreamsByUser.delete(userId)
}

/**
 * All current documents of a household. Charged by their length before they are read. Throws the kind's refusal unless
 * the caller may read them.
 */
export async function readAllDocuments<Address extends object>(
  kind: ReplicatedKind<Address>,
  ctx: MemberContext,
  householdId: string,
): Promise<MeasuredServerChanges<Address>['changes']> {
  await kind.access.expect(ctx, householdId)
  ctx.reads?.charge(readCostOfLength(await readDocumentsTextLength(kind, ctx, householdId)))
  const { changes } = await readDocumentChanges(kind, ctx, householdId, 0)
  return changes
}

/**
 * `seq` is the number of the last change when reading began; changes commit in the order of their numbers. A change
 * that is made while the documents are read may be included, and is sent again to a client that continues from `seq`.
 */
export async function readDocumentChanges<Address extends object>(
  kind: ReplicatedKind<Address>,
  ctx: MemberContext,
  householdId: string,
  cursor: number,
): Promise<MeasuredServerChanges<Address>> {
  const { households, docs: table } = kind.tables
  const { seq, forgottenSeq } = households
  const [household] = await ctx.deps.db
    .select({ seq, forgottenSeq })
    .from(households)
    .where(eq(households.householdId, householdId))
  if (!household) return { changes: { docs: [], seq: 0, isWhole: true }, length: 0 }
  const isWhole = cursor === 0 || household.forgottenSeq > cursor || household.seq < cursor
  const docs: AddressedDocument<Address>[] = []
  let length = 0
  if (isWhole || household.seq > cursor) {
    const which = isWhole ? kind.isSent : gt(table.seq, cursor)
    for await (const rows of readDocumentBatches(kind, ctx, householdId, which))
      for (const row of rows) {
        docs.push(toAddressedDocument(kind, row.key, row.doc))
        length += row.length
      }
  }
  return { changes: { docs, seq: household.seq, isWhole }, length }
}

/** Maximum rows and characters of one query: 50,000 characters take some milliseconds to parse. A longer document is read alone. */
const maxRows = 200
const maxCharacters = 50_000

export interface DocumentRow {
  key: string
  doc: ReplicatedDocument
  /** Characters that count for it in the household's total. */
  length: number
  /** The number of the household's change that wrote it last, and when the server accepted it. */
  seq: number
  changedAt: Date
}

/**
 * A household's documents in the order of their keys, in batches of one query, with other requests answered in between.
 * Changes that are made meanwhile may be included.
 */
export async function* readDocumentBatches(
  { tables: { docs } }: Pick<ReplicatedKind<never>, 'tables'>,
  { deps }: DbContext,
  householdId: string,
  which?: SQL,
): AsyncGenerator<DocumentRow[]> {
  const { key, doc, length, seq, changedAt } = docs
  for (let after = ''; ; ) {
    const next = deps.db
      .select({
        key,
        doc,
        length,
        seq,
        changedAt,
        lengthBefore: sql<number>`sum(${length}) over (order by ${key}) - ${length}`.as('length_before'),
      })
      .from(docs)
      .where(and(eq(docs.householdId, householdId), gt(key, after), which))
      .orderBy(asc(key))
      .limit(maxRows)
      .as('next')
    const rows = await deps.db
      .select({
        key: next.key,
        doc: next.doc,
        length: next.length,
        seq: next.seq,
        changedAt: next.changedAt,
      })
      .from(next)
      .where(sql`${next.lengthBefore} < ${maxCharacters}`)
      .orderBy(asc(next.key))
    const last = rows.at(-1)
    if (!last) return
    yield rows
    const isCut = rows.length === maxRows || sumOf(rows) >= maxCharacters
    if (!isCut) return
    after = last.key
  }
}

function sumOf(rows: readonly DocumentRow[]): number {
  return rows.reduce((sum, { length }) => sum + length, 0)
}

/** Characters of all stored documents of a household. */
export async function readDocumentsTextLength(
  { tables: { households } }: Pick<ReplicatedKind<never>, 'tables'>,
  { deps }: DbContext,
  householdId: string,
): Promise<number> {
  const { textLength } = households
  const [row] = await deps.db
    .select({ textLength })
    .from(households)
    .where(eq(households.householdId, householdId))
  return row?.textLength ?? 0
}
