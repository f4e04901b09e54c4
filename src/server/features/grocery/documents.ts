import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ServerDoc } from '#shared/contract/grocery.ts'
import { isGone, readItem } from '#shared/grocery/items.ts'
import { isEmptyList } from '#shared/grocery/lists.ts'
import type { Doc } from '#shared/replication/documents.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { forEachInTurns } from '../../turns/inTurns.ts'
import { memberships } from '../households/table.ts'
import { type DocRow, isOfList, readDocBatches } from './docBatches.ts'
import type { Drafts, KeptDoc } from './drafts.ts'
import { groceryDocs, groceryHouseholds } from './table.ts'
import { withoutOldTraces } from './traces.ts'

/** What a new household is taken to have. */
export const firstStaples = ['salt', 'black pepper', 'water', 'olive oil', 'vegetable oil']

export interface OpenChange {
  /** The number this change has. */
  seq: number
  staples: string[]
  /** Lists and items that are not gone. */
  count: number
  /** Characters of all that are kept. */
  textLength: number
}

/**
 * Begins a change of a household's lists and lets no other change them until the transaction ends, so that numbers come
 * in the order of commits. Throws NOT_FOUND unless the caller belongs to the household, whichever they are in now.
 */
export async function openChange(tx: MemberContext, householdId: string): Promise<OpenChange> {
  const own = sql`${memberships.householdId} = ${householdId} and ${memberships.userId} = ${tx.member.userId}`
  const [row] = await tx.deps.db
    .insert(groceryHouseholds)
    .select(sql`select ${memberships.householdId}, 1, 0, 0, ${staplesArray} from ${memberships} where ${own}`)
    .onConflictDoUpdate({
      target: groceryHouseholds.householdId,
      set: { seq: sql`${groceryHouseholds.seq} + 1` },
    })
    .returning({
      seq: groceryHouseholds.seq,
      staples: groceryHouseholds.staples,
      textLength: groceryHouseholds.textLength,
      count: sql<number>`(
        select count(*)::int from ${groceryDocs} where household_id = ${householdId} and not is_gone)`,
    })
  if (!row) throw new DomainError('NOT_FOUND', 'households_no_such_household')
  return row
}

const staplesArray = sql`array[${sql.join(
  firstStaples.map((name) => sql`${name}`),
  sql`, `,
)}]::text[]`

/** Characters of lists and items that one call changes; one that is longer by itself is read alone. */
const maxAtOnce = 300_000

/**
 * The lists and items of these keys, as many from the first as are not too long together. `left`: those of the others
 * that there are.
 */
export async function readSomeDocs(
  tx: MemberContext,
  householdId: string,
  keys: readonly string[],
): Promise<{ kept: Map<string, KeptDoc>; left: Set<string> }> {
  const place = sql`array_position(array[${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )}]::text[], ${groceryDocs.key})`
  const before = sql`sum(${groceryDocs.length}) over (order by ${place}) - ${groceryDocs.length}`
  const { key, doc, length } = groceryDocs
  const wanted = tx.deps.db
    .select({ key, doc, length, isInTime: sql<boolean>`${before} < ${maxAtOnce}`.as('is_in_time') })
    .from(groceryDocs)
    .where(and(eq(groceryDocs.householdId, householdId), inArray(key, [...keys])))
    .as('wanted')
  const rows = await tx.deps.db
    .select({
      key: wanted.key,
      doc: sql`case when ${wanted.isInTime} then ${wanted.doc} end`.mapWith((text) =>
        text === null ? null : groceryDocs.doc.mapFromDriverValue(text),
      ) as SQL<typeof groceryDocs.$inferSelect.doc | null>,
      length: wanted.length,
    })
    .from(wanted)
  const kept = new Map<string, KeptDoc>()
  const left = new Set<string>()
  for (const row of rows)
    if (row.doc) kept.set(row.key, keptDoc(row.doc, row.length))
    else left.add(row.key)
  return { kept, left }
}

/** All that is on a list, and the list itself; read a part at a time. */
export async function readListDocs(
  tx: MemberContext,
  householdId: string,
  listId: string,
): Promise<Map<string, KeptDoc>> {
  const kept = new Map<string, KeptDoc>()
  const keep = ({ key, doc, length }: DocRow) => kept.set(key, keptDoc(doc, length))
  for await (const rows of readDocBatches(tx, householdId, isOfList(listId))) await forEachInTurns(rows, keep)
  return kept
}

function keptDoc(stored: Doc, length: number): KeptDoc {
  const doc = withoutOldTraces(stored, Date.now())
  return { doc, keptLength: length, isShortened: doc !== stored }
}

/** Keeps what changes were merged into, under the number of the open change. Returns what they touched, as it is now. */
export async function saveDrafts(
  tx: MemberContext,
  householdId: string,
  { seq }: OpenChange,
  drafts: Drafts,
): Promise<ServerDoc[]> {
  const { db } = tx.deps
  const touched = drafts.touched()
  if (touched.length === 0) return []
  const saved = db.$with('saved').as(
    db
      .insert(groceryDocs)
      .values(
        touched.map(({ key, doc, length }) => ({ householdId, key, seq, length, ...columnsOf(key, doc) })),
      )
      .onConflictDoUpdate({
        target: [groceryDocs.householdId, groceryDocs.key],
        set: {
          seq,
          doc: sql`excluded.doc`,
          length: sql`excluded.length`,
          name: sql`excluded.name`,
          category: sql`excluded.category`,
          isGone: sql`excluded.is_gone`,
          changedAt: sql`now()`,
        },
      })
      .returning({ key: groceryDocs.key }),
  )
  const growth = touched.reduce((sum, each) => sum + each.growth, 0)
  await db
    .with(saved)
    .update(groceryHouseholds)
    .set({ textLength: sql`${groceryHouseholds.textLength} + ${growth}` })
    .where(eq(groceryHouseholds.householdId, householdId))
  if (touched.some(({ isShortened }) => isShortened)) await tellAllAnew(tx, householdId, seq)
  return touched.map(({ key, doc }) => toServerDoc(key, doc))
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
