import { createHash } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { MemberContext } from '../../context.ts'
import { hasDatabaseRoomForText } from '../../textRoom.ts'
import { type OldClientShownRow, oldClientGroceriesTable } from './table.ts'

/** A row of an old client; a category of null counts as none. */
export type OldClientGroceryRow = Record<keyof OldClientShownRow, string | null>

/** Maximum bytes that are stored for one session and household; beyond it older knowledge is dropped. */
const maxBytes = 500_000

const { sessionId, householdId, shown } = oldClientGroceriesTable

/** What the caller's session knows of an item; null where it has neither read nor saved it. */
export async function readRowShownToOldClient(
  { deps, member }: MemberContext,
  itemId: string,
): Promise<OldClientShownRow | null> {
  const [row] = await deps.db
    .select({ shown: sql<OldClientShownRow | null>`${shown}->${itemId}::text` })
    .from(oldClientGroceriesTable)
    .where(and(eq(sessionId, member.sessionId), eq(householdId, member.householdId)))
  return row?.shown ?? null
}

/**
 * Stores what a read showed to the caller's session: with `isWhole` it replaces everything that the session knew, else
 * it is added. Stores nothing while the disk is nearly full.
 */
export async function storeRowsShownToOldClient(
  ctx: MemberContext,
  rows: readonly (readonly [itemId: string, row: OldClientGroceryRow])[],
  { isWhole }: { isWhole: boolean },
): Promise<void> {
  await storeRows(ctx, Object.fromEntries(rows.map(([id, row]) => [id, columnDigestsOf([row])])), isWhole)
}

/** Stores a save's answer, and the values that it sent, which a client may continue to show. */
export async function storeRowSavedByOldClient(
  ctx: MemberContext,
  itemId: string,
  rows: readonly Partial<OldClientGroceryRow>[],
): Promise<void> {
  await storeRows(ctx, { [itemId]: columnDigestsOf(rows) }, false)
}

/** Whether a column has a value that the session knew, so that its client has not changed it. */
export const isOldClientColumnUnchanged = (
  known: OldClientShownRow | null,
  column: keyof OldClientShownRow,
  value: string | null,
) => known?.[column].includes(valueDigestOf(value)) ?? false

async function storeRows(
  ctx: MemberContext,
  rows: Record<string, OldClientShownRow>,
  isWhole: boolean,
): Promise<void> {
  if (!(await hasDatabaseRoomForText(ctx))) return
  const { deps, member } = ctx
  const added = sql`excluded.shown`
  const joined = sql`case when pg_column_size(${shown}) < ${maxBytes} then ${shown} || ${added} else ${added} end`
  const next = isWhole ? added : joined
  await deps.db
    .insert(oldClientGroceriesTable)
    .values({ sessionId: member.sessionId, householdId: member.householdId, shown: rows })
    .onConflictDoUpdate({
      target: [sessionId, householdId],
      set: { shown: next },
      setWhere: sql`${shown} is distinct from ${next}`,
    })
  // A session is in one household at a time.
  await deps.db
    .delete(oldClientGroceriesTable)
    .where(and(eq(sessionId, member.sessionId), ne(householdId, member.householdId)))
}

function columnDigestsOf(rows: readonly Partial<OldClientGroceryRow>[]): OldClientShownRow {
  const of = (column: keyof OldClientShownRow) => [
    ...new Set(rows.flatMap((row) => (row[column] === undefined ? [] : valueDigestOf(row[column])))),
  ]
  return { name: of('name'), quantity: of('quantity'), category: of('category') }
}

function valueDigestOf(value: string | null): string {
  return createHash('sha256')
    .update(value ?? '')
    .digest('base64url')
    .slice(0, 11)
}
