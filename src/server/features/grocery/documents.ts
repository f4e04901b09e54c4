import { and, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import * as m from '#messages'
import type { ServerDoc } from '#shared/contract/grocery.ts'
import { type Doc, emptyDoc, merge } from '#shared/grocery/documents.ts'
import { isGone, readItem } from '#shared/grocery/items.ts'
import { docKey, isEmptyList } from '#shared/grocery/lists.ts'
import type { Operation } from '#shared/grocery/operations.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { memberships } from '../households/table.ts'
import { groceryDocs, groceryHouseholds } from './table.ts'
import { withoutOldTraces } from './traces.ts'

/** What a new household is taken to have. */
export const firstStaples = ['salt', 'black pepper', 'water', 'olive oil', 'vegetable oil']

export interface OpenChange {
  /** The number this change has. */
  seq: number
  staples: string[]
  /** Lists and items that are not gone, and all that are kept. */
  count: number
  keptCount: number
}

/**
 * Begins a change of a household's lists and lets no other change them until the transaction ends, so that numbers come
 * in the order of commits. Throws NOT_FOUND unless the caller belongs to the household, whichever they are in now.
 */
export async function openChange(tx: MemberContext, householdId: string): Promise<OpenChange> {
  const own = sql`${memberships.householdId} = ${householdId} and ${memberships.userId} = ${tx.member.userId}`
  const [row] = await tx.deps.db
    .insert(groceryHouseholds)
    .select(sql`select ${memberships.householdId}, 1, 0, ${staplesArray} from ${memberships} where ${own}`)
    .onConflictDoUpdate({
      target: groceryHouseholds.householdId,
      set: { seq: sql`${groceryHouseholds.seq} + 1` },
    })
    .returning({
      seq: groceryHouseholds.seq,
      staples: groceryHouseholds.staples,
      count: sql<number>`(${countOf(householdId)} and not is_gone)`,
      keptCount: sql<number>`(${countOf(householdId)})`,
    })
  if (!row) throw new DomainError('NOT_FOUND', m.households_no_such_household())
  return row
}

const countOf = (householdId: string) =>
  sql`select count(*)::int from ${groceryDocs} where household_id = ${householdId}`

const staplesArray = sql`array[${sql.join(
  firstStaples.map((name) => sql`${name}`),
  sql`, `,
)}]::text[]`

/** The lists and items of these keys, or with a list's id all that is on it; `shortened`: which lost old traces. */
export async function readDocs(
  tx: MemberContext,
  householdId: string,
  which: { keys: string[] } | { listId: string },
): Promise<{ docs: Map<string, Doc>; shortened: Set<string> }> {
  const isWanted: SQL =
    'keys' in which
      ? inArray(groceryDocs.key, which.keys)
      : like(groceryDocs.key, `${which.listId.replaceAll(/[\\%_]/g, '\\$&')}/%`)
  const rows = await tx.deps.db
    .select({ key: groceryDocs.key, doc: groceryDocs.doc })
    .from(groceryDocs)
    .where(and(eq(groceryDocs.householdId, householdId), isWanted))
  const docs = new Map<string, Doc>()
  const shortened = new Set<string>()
  for (const { key, doc } of rows) {
    const short = withoutOldTraces(doc, Date.now())
    docs.set(key, short)
    if (short !== doc) shortened.add(key)
  }
  return { docs, shortened }
}

/** Longest a list or an item may get as JSON; a change that undoes a removal holds a whole one. */
const longestDoc = 200_000

/**
 * The documents with one more change in them; null when its own would get too large. What makes it smaller is always
 * taken.
 */
export function withChange(docs: ReadonlyMap<string, Doc>, operation: Operation): Map<string, Doc> | null {
  const key = docKey(operation.listId, operation.itemId)
  const before = docs.get(key) ?? emptyDoc
  const after = merge(before, operation)
  const length = JSON.stringify(after).length
  if (length > longestDoc && length > JSON.stringify(before).length) return null
  return new Map(docs).set(key, after)
}

/** Merges changes into what is kept, under the number of the open change. Returns what they touched, as it is now. */
export async function saveOperations(
  tx: MemberContext,
  householdId: string,
  { seq }: OpenChange,
  { docs: kept, shortened }: Awaited<ReturnType<typeof readDocs>>,
  operations: readonly Operation[],
): Promise<ServerDoc[]> {
  if (operations.length === 0) return []
  const touched = new Map<string, Doc>()
  for (const { listId, itemId, fields, removed } of operations) {
    const key = docKey(listId, itemId)
    touched.set(key, merge(touched.get(key) ?? kept.get(key) ?? emptyDoc, { fields, removed }))
  }
  await tx.deps.db
    .insert(groceryDocs)
    .values([...touched].map(([key, doc]) => ({ householdId, key, seq, ...columnsOf(key, doc) })))
    .onConflictDoUpdate({
      target: [groceryDocs.householdId, groceryDocs.key],
      set: {
        seq,
        doc: sql`excluded.doc`,
        name: sql`excluded.name`,
        category: sql`excluded.category`,
        isGone: sql`excluded.is_gone`,
        changedAt: sql`now()`,
      },
    })
  if ([...touched.keys()].some((key) => shortened.has(key))) await tellAllAnew(tx, householdId, seq)
  return [...touched].map(([key, doc]) => toServerDoc(key, doc))
}

/** Whoever has not heard all before this change is told all there is: they may know what is forgotten with it. */
async function tellAllAnew(tx: MemberContext, householdId: string, seq: number): Promise<void> {
  await tx.deps.db
    .update(groceryHouseholds)
    .set({ forgottenSeq: sql`greatest(${groceryHouseholds.forgottenSeq}, ${seq - 1})` })
    .where(eq(groceryHouseholds.householdId, householdId))
}

function columnsOf(
  key: string,
  doc: Doc,
): Pick<typeof groceryDocs.$inferInsert, 'doc' | 'name' | 'category' | 'isGone'> {
  const stored = { fields: doc.fields, removed: doc.removed } as typeof groceryDocs.$inferInsert.doc
  if (key.endsWith('/')) return { doc: stored, name: null, category: null, isGone: isEmptyList(doc) }
  const all = readItem('', { ...doc, removed: {} }, () => true)
  return { doc: stored, name: all?.name ?? null, category: all?.category ?? null, isGone: isGone(doc) }
}

export function toServerDoc(key: string, { fields, removed }: Doc): ServerDoc {
  const slash = key.indexOf('/')
  return {
    listId: key.slice(0, slash),
    itemId: key.slice(slash + 1) || null,
    fields: fields as ServerDoc['fields'],
    removed: { ...removed },
  }
}
