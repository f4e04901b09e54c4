import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RecipeListInput } from '#shared/contract/recipeList.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
beforeEach(async () => {
  kitchen = await openTestKitchen()
})
afterEach(() => kitchen.close())

/** Keeps recipes of the house with one ingredient each. */
const keep = (ingredients: string[]) =>
  kitchen.deps.db.execute(sql`
  insert into recipes (id, name, description, meal_type, diet_type, cuisine, servings, prep_time_minutes,
    cook_time_minutes, total_time_minutes, ingredients, instructions)
  select 'house-' || place, 'Bowl ' || place, '', 'Lunch', 'Vegan', 'Greek', 1, 1, 1, 2, array[line], array['Cook.']
  from unnest(${sql.param(ingredients)}::text[]) with ordinality recipe (line, place)`)

const found = async (query: string) => {
  const { items } = await kitchen.callerAt().recipes.list(RecipeListInput.parse({ query }))
  return items.map(({ name }) => name)
}

test('a search whose misspelling takes too long to be found answers without it', async () => {
  await keep(['1 quince', '1 leek'])
  expect(await found('quinse')).toEqual(['Bowl 1'])
  await kitchen.deps.db.execute(sql`
    create or replace function similarity(text, text) returns real language plpgsql immutable as $$
    begin perform pg_sleep(9); return 1; end $$`)
  expect(await found('leek')).toEqual(['Bowl 2'])
  expect(await found('quinze')).toEqual([])
})
