import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

/** Fills the default list of a household with nine items that 1,200 recipes each ask for. */
export async function keepItemsOfManyRecipes(db: Database, householdId: string): Promise<void> {
  const stamp = sql`'0m0000000-a'`
  const part = sql`jsonb_build_object('text', '1', 'amount', 1, 'unit', 'u' || s, 'pieces', null, 'grams', null, 'millilitres', null)`
  const share = sql`jsonb_build_object('name', 'x', 'category', null, 'parts', jsonb_build_array(${part}), 'packs', '[]'::jsonb)`
  const recipe = sql`jsonb_build_object('recipeId', 'x', 'name', 'x', 'servings', 1, 'youHave', '[]'::jsonb)`
  const fields = (name: string, value: typeof recipe) =>
    sql`(select jsonb_object_agg(${name}::text || s, jsonb_build_array(${value}, ${stamp})) from generate_series(1, 1200) s)`
  const ticked = sql`jsonb_build_object('ticked', jsonb_build_array((select jsonb_agg('s' || s) from generate_series(1201, 701, -1) s), ${stamp}))`
  const doc = (written: typeof recipe) =>
    sql`jsonb_build_object('removed', jsonb_build_object(), 'fields', ${written})`
  await db.execute(sql`
    insert into grocery_households (household_id, seq, forgotten_seq, text_length, staples)
    values (${householdId}, 1, 0, 1900000, array['salt'])`)
  await db.execute(sql`
    insert into grocery_docs (household_id, key, seq, doc, length, name, category, is_gone)
    select ${householdId}, 'default/i' || n, 1, ${doc(sql`${fields('share:s', share)} || ${ticked}`)}, 199000, 'x', null, false
    from generate_series(1, 9) n`)
  await db.execute(sql`
    insert into grocery_docs (household_id, key, seq, doc, length, name, category, is_gone)
    values (${householdId}, 'default/', 1, ${doc(fields('recipe:s', recipe))}, 100000, null, null, false)`)
}
