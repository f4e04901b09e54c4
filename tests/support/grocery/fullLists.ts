import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

/** Items of a list that is as full as it may be: 2,000,000 characters. */
export const fullListItems = 4_800

/** Fills the default lists of these households, or puts fewer items on them. */
export async function keepFullLists(
  db: Database,
  householdIds: readonly string[],
  items: number = fullListItems,
): Promise<void> {
  const stamp = sql`'0m' || lpad(n::text, 7, '0') || '-a'`
  const text = (start: string, length: number) => sql`rpad(${start} || n || ' ', ${length}, 'abcdefg ')`
  for (const householdId of householdIds) {
    await db.execute(sql`
      insert into grocery_households (household_id, seq, forgotten_seq, text_length, staples)
      values (${householdId}, 1, 0, ${items * 400}, array['salt'])`)
    await db.execute(sql`
      insert into grocery_docs (household_id, key, seq, doc, length, name, category, is_gone)
      select ${householdId}, 'default/i' || n, 1, jsonb_build_object('removed', jsonb_build_object(), 'fields',
          jsonb_build_object('name', jsonb_build_array(${text('item ', 190)}, ${stamp}),
            'quantity', jsonb_build_array(${text('amount ', 90)}, ${stamp}))),
        400, ${text('item ', 190)}, null, false
      from generate_series(1, ${items}) n`)
  }
}
