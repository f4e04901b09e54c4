import { TRPCError } from '@trpc/server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { appRouter, isMutationName } from '#server/rpc/router.ts'
import { openTestSite, type TestBrowser, type TestMember, type TestSite } from '../../support/testSite.ts'
import { expectations } from './whoMayExpectations.ts'
import { type Home, prepareHome, prepareSecretHome, secret } from './whoMayHome.ts'

let site: TestSite
/** For queries, which do not change it. */
let homeToRead: Home
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
  await prepareSecretHome(site)
  homeToRead = await prepareHome(site)
})
afterAll(() => site.close())

const procedures = Object.keys(appRouter._def.procedures).sort()

test('the expectations name every procedure, and no other', () => {
  expect(Object.keys(expectations).sort()).toEqual(procedures)
})

describe.each(procedures)('%s', (path) => {
  test('answers visitor, stranger and owner as expected, and strangers neither read nor change the owner’s data', async () => {
    const expected = expectations[path]
    if (!expected) throw new Error(`Nobody has stated who may call ${path}.`)
    const home = isMutationName(path) ? await prepareHome(site) : homeToRead
    const input = expected.input(home)
    const before = await dataOf(home.owner)
    const visitor = await outcomeOf(site.openBrowser({ visitor: '198.51.100.7' }), path, input)
    expect(visitor.code, 'a visitor').toBe(expected.visitor)
    const stranger = await outcomeOf(await site.addMember('Stranger'), path, input)
    expect(stranger.code, 'a stranger').toBe(expected.stranger)
    expect(await dataOf(home.owner)).toEqual(before)
    const owner = await outcomeOf(home.owner, path, input)
    expect(owner.code, 'the owner').toBe(expected.owner)
    for (const { told } of [visitor, stranger, owner]) expect(told).not.toContain(secret)
  })
})

/** `code`: 'ok' or the code of the refusal; `told`: all answers, as JSON. */
async function outcomeOf(
  { caller }: TestBrowser,
  path: string,
  input: unknown,
): Promise<{ code: string; told: string }> {
  const told: unknown[] = []
  const call = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], caller)
  try {
    const answer = await (call as (input: unknown) => Promise<unknown>)(input)
    // A stream has no end; a caller who gets its first event may follow it.
    if (!isStream(answer)) told.push(answer)
    else
      for await (const event of answer) {
        told.push(event)
        if (endless.has(path)) break
      }
    return { code: 'ok', told: JSON.stringify(told) }
  } catch (error) {
    if (error instanceof TRPCError) return { code: error.code, told: error.message }
    throw error
  }
}

/** Streams without an end. */
const endless = new Set(['grocery.changes', 'mealPlanner.changes', 'jobs.follow', 'weekPlanner.follow'])

function isStream(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
}

/** All rows of the owner in the database. */
async function dataOf({ userId }: TestMember): Promise<unknown> {
  const households = sql`(select household_id from memberships where user_id = ${userId})`
  const rowsOf = async (table: string, where: ReturnType<typeof sql>) =>
    await site.deps.db.execute(
      sql`select to_jsonb(t) - 'last_used_at' as row from ${sql.identifier(table)} t where ${where} order by 1`,
    )
  return [
    await rowsOf('users', sql`id = ${userId}`),
    await rowsOf('email_changes', sql`user_id = ${userId}`),
    await rowsOf('identities', sql`user_id = ${userId}`),
    await rowsOf('sessions', sql`user_id = ${userId}`),
    await rowsOf('preferences', sql`user_id = ${userId}`),
    await rowsOf('recipes', sql`created_by = ${userId}`),
    await rowsOf('recipe_revisions', sql`by = ${userId}`),
    await rowsOf('generations', sql`user_id = ${userId}`),
    await rowsOf('ratings', sql`user_id = ${userId}`),
    await rowsOf('tried', sql`user_id = ${userId}`),
    await rowsOf('notes', sql`author_id = ${userId}`),
    await rowsOf('households', sql`id in ${households}`),
    await rowsOf('memberships', sql`household_id in ${households}`),
    await rowsOf('ended_memberships', sql`household_id in ${households}`),
    await rowsOf('household_handovers', sql`household_id in ${households}`),
    await rowsOf('guests', sql`household_id in ${households}`),
    await rowsOf('invitations', sql`household_id in ${households}`),
    await rowsOf('grocery_households', sql`household_id in ${households}`),
    await rowsOf('meal_plan_feeds', sql`household_id in ${households}`),
    await rowsOf('grocery_docs', sql`household_id in ${households}`),
    await rowsOf('phones', sql`user_id = ${userId}`),
    await rowsOf('texts', sql`user_id = ${userId}`),
    await rowsOf('jobs', sql`user_id = ${userId}`),
  ]
}
