import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readImportJobKind } from '#server/features/recipeImport/service.ts'
import { recipeImportsTable } from '#server/features/recipeImport/table.ts'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { openPageServer } from '../../support/servers/pageServer.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

const newId = () => randomBytes(16).toString('hex')
const shownTo = { visibility: 'creator' } as const

const pageOf = (title: string, more: Record<string, unknown> = {}): string => {
  const recipe = {
    ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: title, recipeYield: '4 servings' },
    ...{ author: { '@type': 'Person', name: 'Nora' }, cookTime: 'PT20M' },
    recipeIngredient: ['200 g flour', '2 eggs', '300 ml milk'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Whisk everything and fry thin pancakes.' }],
    ...more,
  }
  return `<!doctype html><title>${title}</title><script type="application/ld+json">${JSON.stringify(recipe)}</script>`
}

/** What the server of pages answers by path: a page, or a status. */
const answers = new Map<string, string | number>()
let server: Awaited<ReturnType<typeof openPageServer>>
let site: TestSite
beforeAll(async () => {
  server = await openPageServer(({ url = '' }, response) => {
    const answer = answers.get(url) ?? 404
    if (typeof answer === 'number') response.writeHead(answer)
    response.end(typeof answer === 'string' ? answer : '')
  })
  site = await openTestSite({ config: { importAllowedHosts: [server.host] } })
  await site.startJobs([readImportJobKind])
})
afterAll(async () => {
  await site.close()
  await server.close()
})

async function awaitImport({ caller }: TestMember, importId: string) {
  return await vi.waitFor(
    async () => {
      const found = await caller.recipeImport.get({ importId, page: 0 })
      expect(['read', 'stopped', 'failed']).toContain(found.import.state)
      return found
    },
    { timeout: 20_000, interval: 50 },
  )
}

async function importPages(member: TestMember, paths: readonly string[]) {
  const importId = newId()
  await member.caller.recipeImport.begin({
    source: 'addresses',
    importId,
    addresses: paths.map((path) => server.at(path)),
  })
  return { importId, ...(await awaitImport(member, importId)) }
}

describe('an import of web pages', () => {
  test('a page is read, shown before it is saved, and saved with its source', async () => {
    answers.set('/pancakes', pageOf('Pancakes'))
    const ada = await site.addMember('Ada')
    const { importId, items } = await importPages(ada, ['/pancakes'])
    expect(items).toMatchObject([{ position: 0, state: 'read', name: 'Pancakes', recipeId: null }])
    const preview = await ada.caller.recipeImport.getItem({ importId, position: 0 })
    expect(preview).toMatchObject({ servings: 4, cookMinutes: 20, author: 'Nora', hasPicture: false })
    const [saved] = await ada.caller.recipeImport.save({ importId, positions: [0], shownTo })
    const recipe = await ada.caller.recipes.get({ recipeId: saved?.recipeId ?? '' })
    expect(recipe).toMatchObject({
      name: 'Pancakes',
      ingredients: ['200 g flour', '2 eggs', '300 ml milk'],
      servings: 4,
      cookTimeMinutes: 20,
      visibility: 'creator',
      sourceUrl: server.at('/pancakes'),
      sourceAuthor: 'Nora',
      isMine: true,
    })
  })

  test('a recipe is saved once, however often it is sent', async () => {
    answers.set('/once', pageOf('Pancakes for once'))
    const ada = await site.addMember()
    const { importId } = await importPages(ada, ['/once'])
    const save = () => ada.caller.recipeImport.save({ importId, positions: [0], shownTo })
    const saved = await Promise.all([save(), save()])
    saved.push(await save())
    expect(new Set(saved.flat().map(({ recipeId }) => recipeId)).size).toBe(1)
    expect(await ada.caller.recipes.listNewestOwn()).toHaveLength(1)
  })

  test('each page that cannot be read says why, and the others are read', async () => {
    answers.set('/good', pageOf('Good pancakes'))
    answers.set('/bad', 500)
    answers.set('/locked', 403)
    answers.set('/story', '<h1>My summer</h1><p>It rained.</p>')
    const ada = await site.addMember()
    const { import: summary, items } = await importPages(ada, ['/good', '/bad', '/locked', '/gone', '/story'])
    expect(items.map(({ failure }) => failure)).toEqual([null, 'failed', 'refused', 'not found', 'no recipe'])
    expect(summary).toMatchObject({ state: 'read', counts: { waiting: 0, read: 1, failed: 4, saved: 0 } })
  })

  test('what failed is read again on demand, and what was read is not', async () => {
    answers.set('/flaky', 503)
    answers.set('/steady', pageOf('Steady pancakes'))
    const ada = await site.addMember()
    const { importId } = await importPages(ada, ['/flaky', '/steady'])
    answers.set('/flaky', pageOf('Flaky pancakes'))
    const before = server.requests.length
    await ada.caller.recipeImport.resume({ importId })
    const { items } = await awaitImport(ada, importId)
    expect(items.map(({ name }) => name)).toEqual(['Flaky pancakes', 'Steady pancakes'])
    const asked = server.requests.slice(before).map(({ url }) => url)
    expect(asked.filter((url) => url !== '/robots.txt')).toEqual(['/flaky'])
  })

  test('pages that robots.txt forbids are left out of a list of addresses, and read for one address', async () => {
    answers.set('/robots.txt', 'User-agent: *\nDisallow: /private/')
    answers.set('/private/pancakes', pageOf('Private pancakes'))
    answers.set('/open', pageOf('Open pancakes'))
    const ada = await site.addMember()
    const { items } = await importPages(ada, ['/private/pancakes', '/open'])
    expect(items.map(({ failure }) => failure)).toEqual(['refused', null])
    expect((await importPages(ada, ['/private/pancakes'])).items).toMatchObject([{ state: 'read' }])
    answers.delete('/robots.txt')
  })

  test('a recipe that the member has already is named, by its source or by its name and lines', async () => {
    answers.set('/mine', pageOf('My pancakes'))
    answers.set('/copy', pageOf('My Pancakes'))
    answers.set('/other', pageOf('My pancakes', { recipeIngredient: ['1 kg potatoes', '1 onion'] }))
    const ada = await site.addMember()
    const first = await importPages(ada, ['/mine'])
    const [saved] = await ada.caller.recipeImport.save({ importId: first.importId, positions: [0], shownTo })
    const { items } = await importPages(ada, ['/mine', '/copy', '/other'])
    expect(items.map(({ duplicateOf }) => duplicateOf?.recipeId ?? null)).toEqual([
      saved?.recipeId,
      saved?.recipeId,
      null,
    ])
    const bea = await site.addMember('Bea')
    expect((await importPages(bea, ['/mine'])).items).toMatchObject([{ duplicateOf: null }])
  })

  test('an address on a private network is refused, and nothing is sent to it', async () => {
    const ada = await site.addMember()
    const importId = newId()
    await ada.caller.recipeImport.begin({
      source: 'addresses',
      importId,
      addresses: ['http://127.0.0.1/', 'http://169.254.169.254/latest/meta-data/', 'ftp://example.org/'],
    })
    const { items } = await awaitImport(ada, importId)
    expect(items.map(({ failure }) => failure)).toEqual([
      'private address',
      'private address',
      'address not allowed',
    ])
  })

  test('reading goes on in another process where the first one stopped', async () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/many/${index}`)
    for (const path of paths) answers.set(path, pageOf(`Pancakes ${path}`))
    const lone = await openTestSite({ config: { importAllowedHosts: [server.host] } })
    const reading = await lone.startJobs([readImportJobKind])
    const ada = await lone.addMember()
    const importId = newId()
    await ada.caller.recipeImport.begin({
      source: 'addresses',
      importId,
      addresses: paths.map((path) => server.at(path)),
    })
    await reading.stop(0)
    const other = await openTestSite({ beside: lone, config: { importAllowedHosts: [server.host] } })
    await other.startJobs([readImportJobKind])
    const { items } = await awaitImport(ada, importId)
    expect(items.map(({ name }) => name)).toEqual(paths.map((path) => `Pancakes ${path}`))
    await other.close()
    await lone.close()
  })
})

describe('an import', () => {
  test('of a text that was pasted is read at once', async () => {
    const ada = await site.addMember()
    const importId = newId()
    const text = 'Pancakes\nIngredients\n250 g flour\n3 eggs\nMethod\nWhisk and fry.'
    await ada.caller.recipeImport.begin({ source: 'text', importId, text })
    await ada.caller.recipeImport.begin({ source: 'text', importId, text: 'Something else' })
    const { import: summary, items } = await ada.caller.recipeImport.get({ importId, page: 0 })
    expect(summary).toMatchObject({ source: 'text', state: 'read' })
    expect(items).toMatchObject([{ name: 'Pancakes', state: 'read' }])
    const [saved] = await ada.caller.recipeImport.save({ importId, positions: [0], shownTo })
    expect(await ada.caller.recipes.get({ recipeId: saved?.recipeId ?? '' })).toMatchObject({
      ingredients: ['250 g flour', '3 eggs'],
      instructions: ['Whisk and fry.'],
      sourceUrl: null,
    })
  })

  test('belongs to the member who began it alone', async () => {
    const [ada, bea] = [await site.addMember('Ada'), await site.addMember('Bea')]
    const importId = newId()
    await ada.caller.recipeImport.begin({
      source: 'text',
      importId,
      text: 'Tea\nIngredients\n1 tea bag\nMethod\nPour water on it.',
    })
    const calls = [
      () => bea.caller.recipeImport.get({ importId, page: 0 }),
      () => bea.caller.recipeImport.getItem({ importId, position: 0 }),
      () => bea.caller.recipeImport.save({ importId, positions: [0], shownTo }),
      () => bea.caller.recipeImport.stop({ importId }),
      () => bea.caller.recipeImport.resume({ importId }),
      () => bea.caller.recipeImport.remove({ importId }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(
      bea.caller.recipeImport.begin({ source: 'text', importId, text: 'Mine' }),
    ).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect(await bea.caller.recipeImport.list()).toEqual([])
    expect(await ada.caller.recipeImport.list()).toMatchObject([{ importId }])
  })

  test('is deleted on demand and a week after it was begun, and what was saved of it stays', async () => {
    const ada = await site.addMember()
    const text = 'Tea\nIngredients\n1 tea bag\nMethod\nPour water on it.'
    const [first, second] = [newId(), newId()]
    await ada.caller.recipeImport.begin({ source: 'text', importId: first, text })
    await ada.caller.recipeImport.begin({ source: 'text', importId: second, text })
    const [saved] = await ada.caller.recipeImport.save({ importId: first, positions: [0], shownTo })
    await ada.caller.recipeImport.remove({ importId: first })
    await site.deps.db.update(recipeImportsTable).set({ createdAt: sql`now() - interval '8 days'` })
    await runHousekeepingOnce({ deps: site.deps })
    expect(await ada.caller.recipeImport.list()).toEqual([])
    expect(await ada.caller.recipes.get({ recipeId: saved?.recipeId ?? '' })).toMatchObject({ name: 'Tea' })
  })
})
