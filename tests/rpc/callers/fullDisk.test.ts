import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { viewerOf } from '../../support/accounts/newcomers.ts'
import { keepRecipes } from '../../support/recipes/keptRecipes.ts'
import { typedRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

/** Makes every write to the table fail from now on, as on a full disk. */
async function fill(table: string): Promise<void> {
  const { db } = site.deps
  await db.execute(`create or replace function no_room() returns trigger language plpgsql as $$
    begin raise exception 'No space left on device' using errcode = '53100'; end $$`)
  await db.execute(`create trigger no_room before insert or update on ${table} execute function no_room()`)
}

describe('on a full disk', () => {
  test('a recipe is read with a report that could not be stored', async () => {
    const { caller } = site.openBrowser()
    await keepRecipes(site.deps.db, { id: 'omelette', name: 'Omelette', ingredients: ['2 eggs'] })
    await fill('recipe_reports')
    const report = await caller.recipes.report({ recipeId: 'omelette' })
    expect(report.allergens.map(({ id }) => id)).toContain('eggs')
    const stored = await site.deps.db.execute('select from recipe_reports')
    expect([...stored]).toEqual([])
  })

  test('a member can still read when neither their session nor their token can be renewed', async () => {
    const ada = await site.addMember('Ada')
    const { db } = site.deps
    await db.execute(`update sessions set last_used_at = now() - interval '1 hour'`)
    await db.execute(`update session_tokens set issued_at = now() - interval '2 hours', seen_at = null`)
    for (const table of ['sessions', 'session_tokens']) await fill(table)
    expect(await viewerOf(ada)).toMatchObject({ name: 'Ada' })
  })

  test('a write is answered with 503 and Retry-After over HTTP, and succeeds once there is space', async () => {
    const ada = await site.addMember('Ada')
    const app = await site.openApp()
    const submit = () =>
      app.inject({
        method: 'POST',
        url: '/rpc/recipes.submit',
        headers: { cookie: `larder=${ada.token}` },
        payload: typedRecipe(),
      })
    await fill('recipes')
    const refused = await submit()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30'])
    expect(refused.json().error.data).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 30 })
    expect(refused.body).not.toContain('No space left')
    await site.deps.db.execute('drop trigger no_room on recipes')
    expect((await submit()).statusCode).toBe(200)
  })
})
