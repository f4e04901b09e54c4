import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { AccountData } from '#shared/contract/auth/accountData.ts'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { type LarderProcess, startLarder } from '../../support/process/larderProcess.ts'
import { keepLongRecipes } from '../../support/recipes/longRecipes.ts'
import { written } from '../../support/recipes/ownRecipes.ts'
import { keepTypedRecipe } from '../../support/recipes/typedRecipe.ts'
import { openTestSite, type TestBrowser, type TestSite } from '../../support/testSite.ts'

describe('the download of a member’s data', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite()
  })
  afterAll(() => site.close())
  const download = async (browser: TestBrowser, headers: Record<string, string> = {}) => {
    const app = await site.openApp()
    const cookie = browser.token === null ? {} : { cookie: `larder=${browser.token}` }
    return await app.inject({ method: 'POST', url: '/account/download', headers: { ...cookie, ...headers } })
  }

  test('the data download is a file with every recipe and all its versions, in order', async () => {
    const cook = await site.addMember()
    const recipeIds = []
    for (let count = 0; count < 12; count += 1) recipeIds.push(await keepTypedRecipe(cook, `Soup ${count}`))
    const recipeId = recipeIds[3]!
    for (let version = 1; version < 25; version += 1)
      await cook.caller.recipes.edit({
        recipeId,
        version,
        kind: 'recipe',
        name: `Soup ${version}`,
        description: 'A "quoted"\nline \\ and more.',
        ingredients: ['1 lentil'],
        instructions: ['Boil.'],
      })
    const answer = await download(cook)
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="larder-my-data.json"',
      'cache-control': 'private, no-store',
    })
    const { recipes } = AccountData.parse(answer.json())
    expect(recipes.map(({ id }) => id)).toEqual(recipeIds)
    expect(recipes[3]?.revisions.map(({ version }) => version)).toEqual(
      Array.from({ length: 25 }, (_, at) => at + 1),
    )
    expect(answer.payload).toBe(`${JSON.stringify(answer.json(), null, 2)}\n`)
  })

  test('the data download has the member’s generations, saved or not, and none of another account', async () => {
    const [cook, other] = [await site.addMember(), await site.addMember()]
    const saved = await written(cook)
    await cook.caller.recipes.save(saved)
    const unsaved = await written(cook)
    await written(other)
    const answer = await download(cook)
    const { generations } = AccountData.parse(answer.json())
    expect(generations.map(({ id }) => id)).toEqual([saved.generationId, unsaved.generationId])
    expect(generations[0]).toMatchObject({
      outcome: 'finished',
      engine: 'built-in',
      failure: null,
      model: null,
    })
    expect(answer.payload).toBe(`${JSON.stringify(answer.json(), null, 2)}\n`)
  })

  test('the data download has each of 450 generations once', async () => {
    const cook = await site.addMember()
    await site.deps.db.execute(sql`
      insert into generations (id, created_at, outcome, engine, prompt_version, seed, tries, duration_ms, user_id)
      select 'many-' || lpad(n::text, 3, '0'), '2026-01-01'::timestamptz + n / 3 * interval '1 microsecond',
        'finished', 'built-in', '1', 1, 1, 20, ${cook.userId} from generate_series(1, 450) n`)
    const { generations } = AccountData.parse((await download(cook)).json())
    expect(generations.map(({ id }) => id)).toEqual(
      Array.from({ length: 450 }, (_, at) => `many-${String(at + 1).padStart(3, '0')}`),
    )
  })

  test('the data download has the device of each session and the lists shown to an old client', async () => {
    const cook = await site.addMember()
    await cook.caller.preferences.save({ ...(await cook.caller.preferences.get()), otherAllergies: ['kiwi'] })
    await cook.caller.auth.changePassword({ currentPassword: null, newPassword: 'Thyme & 5 limes' })
    const app = await site.openApp()
    const payload = { entity: 'userdetails', action: 'read', pk_column: 'userid', pk_value: cook.userId }
    const cookie = `larder=${cook.token}`
    await app.inject({ method: 'POST', url: '/v1/tablefields', payload, headers: { cookie } })
    const answer = await download(cook)
    const { sessions, oldClientLists } = AccountData.parse(answer.json())
    expect(Date.now() - Date.parse(sessions[0]!.provenAt)).toBeLessThan(600_000)
    expect(Date.parse(sessions[0]!.passwordChangedAt!)).toBeGreaterThanOrEqual(
      Date.parse(sessions[0]!.provenAt),
    )
    expect(oldClientLists).toContainEqual({ part: 'allergies', words: ['kiwi'], changed: [] })
    expect(answer.payload).toBe(`${JSON.stringify(answer.json(), null, 2)}\n`)
    const other = await site.addMember()
    expect(AccountData.parse((await download(other)).json()).oldClientLists).toEqual([])
  })

  test('the data download of a new member has only empty lists', async () => {
    const answer = await download(await site.addMember())
    expect(AccountData.parse(answer.json())).toMatchObject({ recipes: [], ratings: [], generations: [] })
  })

  test('the data download is refused to visitors and to requests from other sites', async () => {
    expect((await download(site.openBrowser())).statusCode).toBe(401)
    const headers = { origin: 'https://elsewhere.example' }
    expect((await download(await site.addMember(), headers)).statusCode).toBe(403)
    const page = await download(site.openBrowser(), {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([page.statusCode, page.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8'])
  })
})

describe('a data download of 50 MB of recipes and their versions', () => {
  let larder: LarderProcess
  let dropDatabase: () => Promise<void>
  let members: SignedIn[]
  const open: ClientRequest[] = []
  beforeAll(async () => {
    const { url, drop } = await createTestDatabase()
    dropDatabase = drop
    larder = await startLarder(
      { DATABASE_URL: url, HOST: '127.0.0.1', DEMO_DATA: 'false' },
      'tests/support/process/pagelessServer.ts',
    )
    const place = { url: larder.url, databaseUrl: url }
    members = []
    for (const name of ['Ada', 'Bob']) members.push(await signedInAt(place, name))
    const { db, close } = openDatabase(url, { poolSize: 1 })
    await keepLongRecipes(db, 22)
    await db.execute(sql`update recipes set created_by = ${members[0]!.userId}`)
    await db.execute(sql`
      insert into recipe_revisions (recipe_id, version, content) select id, state, jsonb_build_object('kind', kind,
        'name', name, 'description', description, 'ingredients', ingredients, 'instructions', instructions, 'content', content)
      from recipes, generate_series(1, 30) state`)
    await close()
  }, 120_000)
  afterAll(async () => {
    for (const asked of open) asked.destroy()
    await larder.stop()
    await dropDatabase()
  })
  async function ask({ cookie }: SignedIn): Promise<IncomingMessage> {
    const headers = { cookie: `larder=${cookie.value}` }
    const asked = request(`${larder.url}/account/download`, { method: 'POST', headers, agent: false })
    open.push(asked)
    asked.end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return answer
  }
  const residentMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${larder.child.pid}/status`, 'utf8'))?.[1]) / 1_024

  test('a data download of 50 MB takes less than 100 MB of memory', async () => {
    await (await fetch(`${larder.url}/chefs`)).text()
    const before = residentMb()
    let [peak, bytes] = [before, 0]
    const watch = setInterval(() => {
      peak = Math.max(peak, residentMb())
    }, 20)
    for await (const piece of await ask(members[0]!)) bytes += piece.length
    clearInterval(watch)
    expect(bytes).toBeGreaterThan(45 * 1024 * 1024)
    expect(peak - before).toBeLessThan(100)
  })

  test('a member has one data download at a time, and another member can download meanwhile', async () => {
    const first = await ask(members[0]!)
    const second = await ask(members[0]!)
    expect([second.statusCode, second.headers['retry-after']]).toEqual([429, '5'])
    const other = await ask(members[1]!)
    expect(other.statusCode).toBe(200)
    for (const answer of [second, other, first]) answer.destroy()
    const again = async () => {
      const answer = await ask(members[0]!)
      answer.destroy()
      expect(answer.statusCode).toBe(200)
    }
    await vi.waitFor(again, { timeout: 20_000 })
  })
})
