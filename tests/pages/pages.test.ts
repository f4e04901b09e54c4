import { afterEach, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { slowListsBy } from '../support/database/slowLists.ts'
import { openTestSite, type TestSite } from '../support/testSite.ts'

const opened: TestSite[] = []
async function openApp(options?: Parameters<typeof openTestSite>[0]) {
  const site = await openTestSite(options)
  opened.push(site)
  return { site, app: await site.openApp() }
}
afterEach(() => Promise.all(opened.splice(0).map((site) => site.close())))

/** The queries whose answers a page carries, in its own state and in its late parts. */
function queriesIn(body: string): string[] {
  const states = [...body.matchAll(/<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/gs)].map(
    (match) => JSON.parse(match[1] ?? ''),
  )
  return states
    .flatMap((state) => (state.queries.queries ?? state.queries) as { queryKey: [string[]] }[])
    .map((query) => query.queryKey[0].join('.'))
    .sort()
}

describe('pages', () => {
  test('an unknown address is redirected to the home page, a missing file answers 404', async () => {
    const { app } = await openApp()
    const answer = await app.inject('/no/such/page?x=1')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
    expect((await app.inject({ method: 'POST', url: '/nowhere' })).statusCode).toBe(404)
  })

  test('an unknown recipe answers 404 with its sentence', async () => {
    const { app } = await openApp()
    const answer = await app.inject('/recipe/nowhere')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('<h1 class="text-4xl">Recipe not found</h1>')
  })

  test('a malformed recipe id answers 404, and a malformed address 400', async () => {
    const { app } = await openApp()
    const answer = await app.inject('/recipe/a%20b')
    expect([answer.statusCode, answer.body.includes('Recipe not found')]).toEqual([404, true])
    expect((await app.inject('/%ff')).statusCode).toBe(400)
  })

  test('a cached page answers 304 to its etag, and is compressed only as the client accepts', async () => {
    const { app } = await openApp()
    const { etag } = (await app.inject('/generate')).headers
    for (const known of [etag, `"other", ${etag}`, String(etag).replace('W/', '')])
      expect(
        (await app.inject({ url: '/generate', headers: { 'if-none-match': String(known) } })).statusCode,
      ).toBe(304)
    for (const [accepted, encoding] of [
      ['gzip, br;q=0', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['*', 'br'],
      ['BR', 'br'],
      ['x-br', undefined],
    ]) {
      const headers = { 'accept-encoding': accepted }
      expect((await app.inject({ url: '/generate', headers })).headers['content-encoding']).toBe(encoding)
    }
  })

  test('a page that is the same for all is rendered once, until the recipes change', async () => {
    const { app, site } = await openApp()
    const first = await app.inject('/')
    const etag = String(first.headers.etag)
    expect(first.body).toContain('Nothing has been cooked here yet.')
    expect((await app.inject({ url: '/', headers: { 'if-none-match': etag } })).statusCode).toBe(304)
    await seedDemoData(site.deps.db)
    await expect.poll(async () => (await app.inject('/')).headers.etag).not.toBe(etag)
    expect((await app.inject('/')).body).toContain('/recipe/demo-12')
  })

  // A part may be ready with the page, shortly after, or so late that it is streamed.
  test.each([0, 4, 8, 12, 16, 40])(
    'a page carries its data, so that the browser makes no call for it, when a part takes %i ms',
    async (delayMs) => {
      const { app, site } = await openApp()
      await seedDemoData(site.deps.db)
      for (const statement of slowListsBy(delayMs / 1000)) await site.deps.db.execute(statement)
      for (const recipeId of ['demo-2', 'demo-8']) {
        const { body } = await app.inject(`/recipe/${recipeId}`)
        expect(queriesIn(body)).toEqual([
          'auth.entrance',
          'feedback.addresses',
          'notes.list',
          'recipes.get',
          'recipes.listRelated',
          'recipes.report',
          'recipes.scalables',
        ])
      }
    },
  )

  test('a recipe name with markup cannot end the page’s data block', async () => {
    const { app, site } = await openApp()
    await seedDemoData(site.deps.db)
    await site.deps.db.execute(`update recipes set name = '</script><script>alert(1)</script>'`)
    const { body } = await app.inject('/recipe/demo-2')
    expect(body).not.toContain('<script>alert')
  })

  test.each(['br', 'gzip'])(
    'cached pages are sent compressed with %s to clients that accept it',
    async (encoding) => {
      const { app } = await openApp()
      const answer = await app.inject({ url: '/generate', headers: { 'accept-encoding': encoding } })
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'accept-encoding, accept-language, cookie',
      })
      expect(answer.rawPayload.length).toBeLessThan((await app.inject('/generate')).rawPayload.length / 2)
    },
  )

  test('the wizard works as plain forms without scripts', async () => {
    const { app } = await openApp()
    const answer = await app.inject('/generate?at=dietType&dietType=Keto&go=next')
    expect(answer.body).toContain('Which meat do you prefer?')
    expect(answer.body).toMatch(/<input type="hidden" name="dietType" value="Keto"/)
    const missing = await app.inject(
      '/generate?at=additionalInfo&dietType=Vegan&mealType=Lunch&cookingTime=30+minutes&skillLevel=Beginner&go=next',
    )
    expect(missing.body).toContain('Please select a cuisine before proceeding.')
  })
})

describe('an internal error', () => {
  test('an internal error of a call is reported with the request id and without internals', async () => {
    const { app, site } = await openApp()
    await site.deps.db.execute('drop table recipes cascade')
    const answer = await app.inject('/rpc/recipes.listLatest')
    const { message } = answer.json().error
    expect(answer.statusCode).toBe(500)
    expect(message).toBe(
      `The server encountered an error. Please try again later. (${answer.headers['x-request-id']})`,
    )
    expect(answer.body).not.toMatch(/select|relation|stack/i)
    expect(site.logged).toContainEqual(expect.objectContaining({ level: 50, msg: 'procedure call failed' }))
  })

  test('an internal error of a page shows its error boundary with the request id', async () => {
    const { app, site } = await openApp()
    await site.deps.db.execute('drop table recipes cascade')
    const answer = await app.inject('/recipe/demo-1')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain('Something went wrong here.')
    expect(answer.body).toMatch(/<a [^>]*href="\/recipe\/demo-1"[^>]*>Try again<\/a>/)
    expect(answer.body).toContain(String(answer.headers['x-request-id']))
    expect(answer.body).not.toMatch(/select|relation/i)
  })
})
