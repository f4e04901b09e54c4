import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { openTestSite, type TestSite } from '../support/testSite.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
})
afterEach(() => site.close())

const broken = (procedure: string) =>
  site.logged.filter((line) => line.msg === 'procedure call failed' && line.procedure === procedure)

describe('a page whose data could not be read', () => {
  test.each([
    ['/', 'recipes.listLatest', 'recipes', 'Failed to fetch recipes. Please try again later.'],
    ['/recipes', 'recipes.list', 'recipes', 'Failed to load recipes. Please try again.'],
    ['/categories', 'recipes.count', 'recipes', 'Failed to load recipes. Please try again.'],
    [
      '/recipe/demo-1',
      'recipes.get',
      'recipes',
      'Failed to fetch full recipe details. Please try again later.',
    ],
    [
      '/recipe/demo-1/cook',
      'recipes.get',
      'recipes',
      'Failed to fetch full recipe details. Please try again later.',
    ],
    ['/localflavors', 'chefs.list', 'chefs', 'Failed to retrieve data. Please try again later.'],
    [
      '/localflavors?chef=demo-chef-1',
      'chefs.get',
      'chefs',
      'Failed to retrieve data. Please try again later.',
    ],
  ])(
    'a page whose data could not be read at %s calls %s once, shows an error with a link to try again, and is not cached',
    async (url, procedure, table, sentence) => {
      const app = await site.openApp()
      await site.deps.db.execute(`alter table ${table} rename to hidden`)
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(500)
      expect(answer.body).toContain(sentence)
      expect(answer.body).toMatch(new RegExp(`href="${url.replace('?', '\\?')}"[^>]*>Try again</a>`))
      expect(answer.body).toContain(String(answer.headers['x-request-id']))
      await expect.poll(() => broken(procedure)).toHaveLength(1)
      await site.deps.db.execute(`alter table hidden rename to ${table}`)
      const whole = await app.inject(url)
      expect([whole.statusCode, whole.body.includes('Try again')]).toEqual([200, false])
    },
  )

  test('a page whose data could not be read is in the reader’s language', async () => {
    const app = await site.openApp()
    await site.deps.db.execute('alter table recipes rename to hidden')
    const { body } = await app.inject({ url: '/', headers: { 'accept-language': 'de' } })
    expect(body).toContain('Die Rezepte ließen sich nicht laden. Bitte versuch es später noch einmal.')
    expect(body).toContain('Noch einmal versuchen')
  })

  test('a page whose data could not be read still answers 404 for an unknown recipe', async () => {
    const app = await site.openApp()
    const answer = await app.inject('/recipe/nowhere')
    expect([answer.statusCode, answer.body.includes('Recipe not found')]).toEqual([404, true])
  })
})
