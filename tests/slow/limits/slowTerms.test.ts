import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { updateRecipeTermCounts } from '#server/features/recipeSearch/termCounts.ts'
import { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

/** Inserts recipes without a creator, with one ingredient each. */
const keep = (ingredients: string[]) =>
  site.deps.db.execute(sql`
  insert into recipes (id, name, description, meal_type, diet_type, cuisine, servings, prep_time_minutes,
    cook_time_minutes, total_time_minutes, ingredients, instructions)
  select 'house-' || place, 'Bowl ' || place, '', 'Lunch', 'Vegan', 'Greek', 1, 1, 1, 2, array[line], array['Cook.']
  from unnest(${sql.param(ingredients)}::text[]) with ordinality recipe (line, place)`)

const found = async (query: string) => {
  const { items } = await site.callerAt().recipes.list(RecipeListInput.parse({ query }))
  return items.map(({ name }) => name)
}

test('a search whose misspelling takes too long to resolve answers without it', async () => {
  await keep(['1 quince', '1 leek'])
  expect(await found('quinse')).toEqual(['Bowl 1'])
  await site.deps.db.execute(sql`
    create or replace function similarity(text, text) returns real language plpgsql immutable as $$
    begin perform pg_sleep(9); return 1; end $$`)
  expect(await found('leek')).toEqual(['Bowl 2'])
  expect(await found('quinze')).toEqual([])
})

test('the cleanup halves its batches when one times out, and counts all terms', async () => {
  const { db, close } = openDatabase(site.databaseUrl, { poolSize: 2, statementTimeoutMs: 2_000 })
  onTestFinished(close)
  await keep(Array.from({ length: 130 }, (_, at) => `${at} leeks`))
  await site.deps.db.execute(sql`alter function add_up_recipe_terms(integer) rename to add_up_quickly`)
  await site.deps.db.execute(sql`
    create function add_up_recipe_terms(max_changes integer) returns integer language plpgsql as $$
    begin
      if max_changes > 100 then perform pg_sleep(9); end if;
      return add_up_quickly(max_changes);
    end $$`)
  await updateRecipeTermCounts({ deps: { ...site.deps, db } })
  const counted = await db.execute(sql`
    select recipes, (select count(*)::int from recipe_term_changes) as waiting from recipe_term_counts where word = 'leeks'`)
  expect([...counted]).toEqual([{ recipes: 130, waiting: 0 }])
})
