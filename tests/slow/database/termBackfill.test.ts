import postgres from 'postgres'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Deps } from '#server/deps.ts'
import { updateRecipeTermCounts } from '#server/features/recipeSearch/termCounts.ts'
import { connect } from '../../support/database/databaseHolder.ts'
import { migrationTimes } from '../../support/database/migrationFolder.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { sampleOf } from '../../support/grid.ts'

/** How many migrations there were before recipe words were counted (0020). */
const migrationsBeforeCounts = 20
const migrationsBeforeBackfill = 25
/** How many there were before signs within words were left out (0037). */
const migrationsBeforePlainWords = 37
/** How many there were before the length of terms was limited (0042). */
const migrationsBeforeBounds = 42

let url: string
let sql: postgres.Sql
beforeEach(async () => {
  url = (await createTestDatabase('empty')).url
  sql = postgres(url, { max: 2, onnotice() {} })
})
afterEach(() => sql.end())

/** Recipes r-1 to r-`count`, zero-padded, each with its own word. */
const addRecipes = (count: number, prefix = 'r') => sql`
  insert into recipes (id, name, description, meal_type, diet_type, cuisine, servings, prep_time_minutes,
    cook_time_minutes, total_time_minutes, ingredients, instructions)
  select ${prefix}::text || '-' || lpad(i::text, 4, '0'), 'Soup ' || ${prefix}::text || 'word' || i, 'With salt', 'Lunch', 'Vegan',
    'Greek', 1, 1, 1, 2, array['1 leek', 'Salz'], array['Cook.']
  from generate_series(1, ${count}::int) i`

const readTerms = () => sql`
  select word, recipes from recipe_terms full join recipe_term_counts using (word) order by word`

function openCtx(): { deps: Deps } {
  const { db, close } = openDatabase(url, { poolSize: 2, statementTimeoutMs: 9_000 })
  onTestFinished(close)
  return { deps: { db, closing: new AbortController() } as Deps }
}

/** A database that an earlier Larder filled with recipes and this version has migrated. */
async function upgradeWithRecipes(count: number) {
  await migrateDatabase(url, { only: new Set(migrationTimes().slice(0, migrationsBeforeCounts)) })
  await addRecipes(count)
  await migrateDatabase(url)
}

test('the upgrade counts no words, keeps them searchable, and leaves the counting to the cleanup', async () => {
  await upgradeWithRecipes(1_000)

  expect(await sql`select from recipe_term_counts`).toEqual([])
  expect(await sql`select counted_through from recipe_term_backfill`).toEqual([{ counted_through: '' }])
  expect(await sql`select count(*)::int from recipe_terms where word like 'rword%'`).toEqual([
    { count: 1_000 },
  ])

  await updateRecipeTermCounts(openCtx())

  expect(await sql`select from recipe_term_backfill`).toEqual([])
  const counted = await readTerms()
  expect(counted.find(({ word }) => word === 'leek')).toEqual({ word: 'leek', recipes: 1_000 })
  await sql`select recount_recipe_terms()`
  expect(counted).toEqual(await readTerms())
})

test('changes before, between and after the batches of a backfill are counted once', async () => {
  await upgradeWithRecipes(300)
  const change = async (round: number) => {
    const [early, late] = [`r-${String(10 + round).padStart(4, '0')}`, `r-${290 + round}`.replace('-', '-0')]
    await addRecipes(3, `a${round}`)
    await addRecipes(3, `z${round}`)
    for (const id of [early, late])
      await sql`update recipes set name = ${`Stew turnip${round}`} where id = ${id}`
    await sql`delete from recipes where id in (${`r-${String(20 + round).padStart(4, '0')}`}, ${`r-${280 + round}`.replace('-', '-0')})`
  }

  for (let round = 0; round < 3; round += 1) {
    await change(round)
    expect(await sql`select backfill_recipe_terms(100) as n`).toEqual([{ n: 100 }])
    await sql`select add_up_recipe_terms(1000)`
    await sql`select remove_orphan_recipe_terms(5000)`
    expect(await sql`select count(*)::int from recipe_terms where word = 'rword299'`).toEqual([{ count: 1 }])
  }
  await change(3)
  await updateRecipeTermCounts(openCtx())

  const counted = await readTerms()
  await sql`select recount_recipe_terms()`
  expect(counted).toEqual(await readTerms())
  expect(counted.every(({ recipes }) => recipes > 0)).toBe(true)
})

test('a backfill by several processes while recipes are saved counts every recipe once', async () => {
  await upgradeWithRecipes(1_000)

  const saving = Promise.all([1, 2, 3].map((n) => addRecipes(200, `s${n}`)))
  await Promise.all([updateRecipeTermCounts(openCtx()), updateRecipeTermCounts(openCtx()), saving])
  await updateRecipeTermCounts(openCtx())

  const counted = await readTerms()
  await sql`select recount_recipe_terms()`
  expect(counted).toEqual(await readTerms())
})

test('a save that the upgrade waits for is counted once', async () => {
  const times = migrationTimes()
  await migrateDatabase(url, { only: new Set(times.slice(0, migrationsBeforeCounts)) })
  await addRecipes(10)
  const saving = connect(url)
  await saving`begin`
  await saving`update recipes set name = 'Stew turnip' where id = 'r-0001'`

  const migrating = migrateDatabase(url)
  await expect
    .poll(() => sql`select from pg_locks where relation = 'recipes'::regclass and not granted`, {
      interval: 5,
    })
    .not.toEqual([])
  await saving`commit`
  await migrating
  await updateRecipeTermCounts(openCtx())

  const counted = await readTerms()
  expect(counted.find(({ word }) => word === 'turnip')).toEqual({ word: 'turnip', recipes: 1 })
  await sql`select recount_recipe_terms()`
  expect(counted).toEqual(await readTerms())
})

test('a save that begins while the backfill is set up is counted once', async () => {
  await migrateDatabase(url, { only: new Set(migrationTimes().slice(0, migrationsBeforeBackfill)) })
  await addRecipes(10)
  // The state after an upgrade from before 0020.
  await sql`delete from recipe_term_counts`
  const waitFor = (query: string) =>
    expect
      .poll(
        () => sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
          and query like ${query}`,
        { interval: 5, timeout: 10_000 },
      )
      .toHaveLength(1)
  const holder = connect(url)
  await holder`begin`
  await holder`select lock_recipe_terms()`
  const migrating = migrateDatabase(url)
  await waitFor('%lock_recipe_terms()%')
  const saving = connect(url)`update recipes set name = 'Stew turnip' where id = 'r-0001'`.execute()
  await waitFor('update recipes%')

  await holder`commit`
  await migrating
  await saving
  await updateRecipeTermCounts(openCtx())

  const counted = await readTerms()
  expect(counted.find(({ word }) => word === 'turnip')).toEqual({ word: 'turnip', recipes: 1 })
  await sql`select recount_recipe_terms()`
  expect(counted).toEqual(await readTerms())
})

test('the upgrade that sets up the backfill does not recount words that are counted already', async () => {
  await migrateDatabase(url, { only: new Set(migrationTimes().slice(0, migrationsBeforeCounts + 1)) })
  await addRecipes(5)
  await sql`select recount_recipe_terms()`
  const before = await readTerms()

  await migrateDatabase(url, { only: new Set(migrationTimes().slice(0, migrationsBeforeBackfill + 1)) })

  expect(await sql`select from recipe_term_backfill`).toEqual([])
  expect(await readTerms()).toEqual(before)
})

test('words that were split differently before the upgrade are counted and found as they are split now', async () => {
  await migrateDatabase(url, { only: new Set(migrationTimes().slice(0, migrationsBeforePlainWords)) })
  await addRecipes(3)
  await sql`update recipes set name = 'Bread of ann@example.com' where id = 'r-0001'`
  await updateRecipeTermCounts(openCtx())
  const named = (word: string) =>
    sql`select id from recipes where recipe_lexemes(recipe_words(name, description, ingredients)) @@ ${word}::tsquery`
  expect(await named('ann')).toEqual([])

  await migrateDatabase(url)
  await sql`set enable_seqscan = off`
  expect(await named('ann')).toEqual([{ id: 'r-0001' }])
  await updateRecipeTermCounts(openCtx())

  const counted = await readTerms()
  expect(counted.filter(({ word }) => String(word).includes('ann'))).toEqual([{ word: 'ann', recipes: 1 }])
  await sql`select recount_recipe_terms()`
  expect(counted).toEqual(await readTerms())
})

test('terms of more than 40 letters from before the upgrade are removed by the cleanup', async () => {
  await migrateDatabase(url, { only: new Set(migrationTimes().slice(0, migrationsBeforeBounds)) })
  await addRecipes(3)
  const longWord = 'leek'.repeat(11)
  await sql`update recipes set name = ${`Soup of ${longWord}`} where id = 'r-0001'`
  await updateRecipeTermCounts(openCtx())
  expect((await readTerms()).map(({ word }) => word)).toContain(longWord)

  await migrateDatabase(url)
  await updateRecipeTermCounts(openCtx())

  const counted = await readTerms()
  expect(counted.map(({ word }) => word)).not.toContain(longWord)
  expect(counted.map(({ word }) => word)).toContain('rword2')
  await sql`select recount_recipe_terms()`
  expect(counted).toEqual(await readTerms())
})

/** Starting states: before and after each migration that changes the counts of terms, and before the last one. */
const turningPoints = [
  ...[migrationsBeforeCounts, migrationsBeforeBackfill, migrationsBeforePlainWords, migrationsBeforeBounds],
  migrationTimes().length - 2,
].flatMap((count) => [count, count + 1])
const counts = migrationTimes().map((_, at) => at)

test.each([...new Set([...sampleOf(counts, 6), ...turningPoints])].sort((one, other) => one - other))(
  'a database with the first %i migrations and recipes has correct word counts after the upgrade',
  async (count) => {
    await migrateDatabase(url, { only: new Set(migrationTimes().slice(0, count)) })
    if (count >= 2) await addRecipes(3)

    await migrateDatabase(url)
    await updateRecipeTermCounts(openCtx())

    const counted = await readTerms()
    expect(counted.filter(({ word }) => String(word).startsWith('rword'))).toHaveLength(count >= 2 ? 3 : 0)
    await sql`select recount_recipe_terms()`
    expect(counted).toEqual(await readTerms())
  },
)
