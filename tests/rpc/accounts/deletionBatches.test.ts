import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as m from '#messages'
import { endSessionsOfUser } from '#server/features/auth/sessions/endSessions.ts'
import { beginSession } from '#server/features/auth/sessions/sessions.ts'
import { countLockWaits, whileOpen } from '../../support/database/whileOpen.ts'
import { keepManyRecipes } from '../../support/recipes/manyRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

const recipeCount = 250
const batchSize = 100
/** The last of the recipes in the order in which rows are locked. */
const lastId = 'many-99'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

let leaver: TestMember
let other: TestMember
beforeEach(async () => {
  await execute(sql`delete from recipes`)
  await keepManyRecipes(site.deps.db, recipeCount)
  leaver = await site.addMember('Olga')
  other = await site.addMember('Ben')
})

const execute = async (statement: ReturnType<typeof sql>) => [...(await site.deps.db.execute(statement))]
const leave = (recipes: 'keep' | 'delete' = 'keep') =>
  leaver.caller.auth.deleteAccount({ email: leaver.email, password: null, recipes })
const holdRow = (row: ReturnType<typeof sql>) => (deps: TestSite['deps']) => deps.db.execute(row)
const holdLastRecipe = holdRow(sql`select from recipes where id = ${lastId} for update`)

/** Stores a vote on every recipe, as `ratings.rate` does. */
async function rateEverything(): Promise<void> {
  await execute(
    sql`insert into ratings (recipe_id, user_id, stars) select id, ${leaver.userId}, 3 from recipes`,
  )
  await execute(sql`update recipes set rating_count = rating_count + 1, rating_sum = rating_sum + 3`)
}
const noteEverything = () =>
  execute(
    sql`insert into notes (id, recipe_id, author_id, text) select 'of ' || id, id, ${leaver.userId}, 'x' from recipes`,
  )
const ownEverything = () => execute(sql`update recipes set created_by = ${leaver.userId}`)

/** The recipes whose stored count or sum of ratings differs from the ratings there are and those they were made with. */
const recipesMiscounted = () =>
  execute(sql`select r.id from recipes r left join ratings v on v.recipe_id = r.id,
    lateral (select substr(r.id, 6)::int i) n
    group by r.id, i having r.rating_count <> i % 4 + count(v.stars)
      or r.rating_sum <> (i % 4) * (1 + i % 5) + coalesce(sum(v.stars), 0)`)

const kinds: [what: string, add: () => Promise<unknown>, fate: 'keep' | 'delete'][] = [
  ['rated', rateEverything, 'keep'],
  ['wrote notes on', noteEverything, 'keep'],
  ['created and keeps', ownEverything, 'keep'],
  ['created and deletes', ownEverything, 'delete'],
]

test.each(kinds)('a deletion locks at most 100 of the recipes that the account %s', async (_, add, fate) => {
  await add()
  let locked = 0
  const { outcome } = await whileOpen(
    site.deps,
    holdLastRecipe,
    () => leave(fate),
    1,
    async () => {
      const unlocked = await execute(sql`select from recipes for no key update skip locked`)
      locked = (await execute(sql`select from recipes`)).length - unlocked.length
    },
  )
  await outcome
  expect(locked).toBeLessThanOrEqual(batchSize)
  expect(await execute(sql`select from recipes`)).toHaveLength(fate === 'delete' ? 0 : recipeCount)
  expect(await execute(sql`select from recipes where created_by is not null`)).toEqual([])
  expect(await execute(sql`select from ratings union all select from notes`)).toEqual([])
  expect(await recipesMiscounted()).toEqual([])
})

test('taking back 100 ratings takes as many statements as taking back one', async () => {
  const statementsOf = async (work: () => Promise<unknown>) => {
    const before = site.statements.length
    await work()
    return site.statements.length - before
  }
  await leaver.caller.ratings.rate({ recipeId: lastId, stars: 1 })
  const forOne = await statementsOf(leave)
  leaver = await site.addMember('Olga')
  await execute(sql`delete from recipes where id not in (select id from recipes limit ${batchSize})`)
  await rateEverything()
  expect(await statementsOf(leave)).toBe(forOne)
})

test('ratings of recipes that are deleted with the account are not taken back first', async () => {
  await ownEverything()
  await rateEverything()
  const before = site.statements.length
  await leave('delete')
  const updates = site.statements.slice(before).filter((statement) => /^update "recipes"/i.test(statement))
  expect(updates).toEqual([])
  expect(await execute(sql`select from recipes union all select from ratings`)).toEqual([])
})

test('another member rates, notes and edits while the last step of a deletion waits for a lock', async () => {
  await rateEverything()
  await execute(sql`update recipes set created_by = ${other.userId} where id = ${lastId}`)
  await execute(sql`insert into feedback (id, type, description, user_id)
    values ('held', (enum_range(null::feedback_type))[1], 'x', ${leaver.userId})`)
  const { caller } = other
  const { outcome } = await whileOpen(
    site.deps,
    holdRow(sql`select from feedback where id = 'held' for update`),
    leave,
    1,
    async () => {
      await caller.ratings.rate({ recipeId: lastId, stars: 5 })
      await caller.notes.write({ draftId: 'note', recipeId: lastId, text: 'Still here.' })
      await caller.recipes.convertToBlog({ recipeId: lastId, version: 1 })
    },
  )
  await outcome
  expect(await recipesMiscounted()).toEqual([])
  expect(await execute(sql`select user_id from ratings`)).toEqual([{ user_id: other.userId }])
  expect(await execute(sql`select author_id from notes`)).toEqual([{ author_id: other.userId }])
})

describe('a deletion in progress', () => {
  test('a deletion in progress also removes what another browser of the account adds between two batches', async () => {
    await rateEverything()
    const browser = site.openBrowser({ visitor: '192.0.2.77' })
    await beginSession(browser.context, leaver.userId)
    let additions: Promise<unknown>[] = []
    const { outcome } = await whileOpen(site.deps, holdLastRecipe, leave, 1, async () => {
      const { ratings, notes } = browser.caller
      additions = [
        ratings.rate({ recipeId: 'many-1', stars: 1 }),
        notes.write({ draftId: 'late', recipeId: 'many-2', text: 'Left behind.' }),
      ]
      for (const addition of additions) addition.catch(() => {})
      await vi.waitUntil(async () => (await countLockWaits(site.deps)) >= 2, { timeout: 10_000 })
    })
    await outcome
    for (const { reason } of (await Promise.allSettled(additions)) as PromiseRejectedResult[])
      if (reason) expect(reason).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await execute(sql`select from ratings union all select from notes`)).toEqual([])
    expect(await recipesMiscounted()).toEqual([])
  })

  test('a deletion in progress stops when a password reset ends its session', async () => {
    await rateEverything()
    const { outcome } = await whileOpen(site.deps, holdLastRecipe, leave, 1, () =>
      endSessionsOfUser(site, leaver.userId, null),
    )
    await expect(outcome).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await execute(sql`select from users where id = ${leaver.userId}`)).toHaveLength(1)
    expect(await recipesMiscounted()).toEqual([])
  })
})

test('a deletion that fails at its end says what is deleted already, and succeeds when repeated', async () => {
  await rateEverything()
  const photo = randomUUID()
  await execute(sql`insert into photos (name, bytes) values (${photo}, 0)`)
  await execute(sql`update recipes set created_by = ${leaver.userId}, photo = ${photo} where id = ${lastId}`)
  await execute(sql`create function break_deletion() returns trigger language plpgsql as $$
    begin raise 'out of time' using errcode = '57014'; end $$`)
  await execute(sql`create trigger break_deletion before delete on users execute function break_deletion()`)
  try {
    await expect(leave('delete')).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: m.account_delete_unfinished(),
    })
  } finally {
    await execute(sql`drop function break_deletion cascade`)
  }
  expect(await recipesMiscounted()).toEqual([])
  expect(await leaver.caller.auth.planDeletion()).toMatchObject({ recipeCount: 0 })
  expect((await leaver.caller.auth.entrance()).viewer).toMatchObject({ email: leaver.email })
  await leave('delete')
  expect(await execute(sql`select from users where id = ${leaver.userId}`)).toEqual([])
})

test('a deletion that fails before anything is deleted asks to try again', async () => {
  await execute(sql`create function break_deletion() returns trigger language plpgsql as $$
    begin raise 'out of time' using errcode = '57014'; end $$`)
  await execute(sql`create trigger break_deletion before delete on users execute function break_deletion()`)
  try {
    await expect(leave()).rejects.toMatchObject({ message: m.errors_unavailable() })
  } finally {
    await execute(sql`drop function break_deletion cascade`)
  }
})

test('every column that refers to an account has an index, so that a deletion scans no whole table', async () => {
  const columns =
    await execute(sql`select conrelid::regclass::text as "table", attname as "column" from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where confrelid = 'users'::regclass
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`)
  expect(columns).toEqual([])
})
