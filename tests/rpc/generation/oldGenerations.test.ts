import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generationsTable } from '#server/features/generation/table.ts'
import { rateLimitsTable } from '#server/features/limits/table.ts'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { feedbacksPerVisitor: 2 } })
})
afterAll(() => site.close())

const daysAgo = (days: number) => sql`now() - ${days} * interval '1 day'`

test('the cleanup deletes unsaved generations of visitors after 90 days and of members after a year', async () => {
  const { db } = site.deps
  const ada = await site.addMember('Ada')
  const row = {
    outcome: 'finished',
    engine: 'built-in',
    promptVersion: '1',
    seed: 1,
    tries: 1,
    durationMs: 1,
  } as const
  await db.insert(generationsTable).values([
    { ...row, id: 'old', createdAt: daysAgo(91) },
    { ...row, id: 'young', createdAt: daysAgo(89) },
    { ...row, id: 'of-ada', createdAt: daysAgo(364), userId: ada.userId },
    { ...row, id: 'old-of-ada', createdAt: daysAgo(367), userId: ada.userId },
    { ...row, id: 'kept', createdAt: daysAgo(400) },
  ])
  const recipeId = await addRecipe(ada)
  await db.execute(sql`update recipes set generation_id = 'kept' where id = ${recipeId}`)
  await runHousekeepingOnce(site)
  const left = await db.select({ id: generationsTable.id }).from(generationsTable)
  expect(left.map(({ id }) => id).sort()).toEqual(['kept', 'of-ada', 'young'])
})

test('one cleanup deletes all old generations, however many there are', async () => {
  const { db } = site.deps
  await db.execute(sql`
    insert into generations (id, outcome, engine, prompt_version, seed, tries, duration_ms, created_at)
    select 'many-' || n, 'finished', 'built-in', '1', 1, 1, 1, ${daysAgo(91)} from generate_series(1, 4500) n`)
  await runHousekeepingOnce(site)
  expect(await db.$count(generationsTable, sql`id like 'many-%'`)).toBe(0)
})

test('the cleanup keeps the newest 100,000 unsaved generations of visitors, and all of members', async () => {
  const { db } = site.deps
  const ada = await site.addMember('Ada')
  await db.delete(generationsTable).where(sql`user_id is null and id <> 'kept'`)
  await db.execute(sql`
    insert into generations (id, outcome, engine, prompt_version, seed, tries, duration_ms, created_at, user_id)
    select 'flood-' || n, 'finished', 'built-in', '1', 1, 1, 1, now() - n * interval '1 second',
      case when n > 100100 then ${ada.userId} end
    from generate_series(1, 100200) n`)
  await runHousekeepingOnce(site)
  expect(await db.$count(generationsTable, sql`id like 'flood-%' and user_id is null`)).toBe(100_000)
  expect(await db.$count(generationsTable, sql`id = 'flood-100000'`)).toBe(1)
  expect(await db.$count(generationsTable, sql`id like 'flood-%' and user_id is not null`)).toBe(100)
  expect(await db.$count(generationsTable, sql`id = 'kept'`)).toBe(1)
})

test('limits counted while the clock was a year ahead count again when it is corrected', async () => {
  const { feedback } = site.callerAt()
  const send = (n: number) =>
    feedback.submit({ draftId: `170000000000${n}`, type: 'improvement', description: 'More soup.' })
  for (const n of [1, 2]) await send(n)
  await expect(send(3)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await site.deps.db.update(rateLimitsTable).set({ expiresAt: sql`now() + interval '1 year'` })
  for (const n of [4, 5]) await send(n)
  await expect(send(6)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})
