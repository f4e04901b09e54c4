import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepFullLists } from '../support/grocery/fullLists.ts'
import { groceriesOf } from '../support/grocery/groceries.ts'
import { householdOf } from '../support/households/households.ts'
import { longestHold } from '../support/process/longestHold.ts'
import { openTestSite, type TestSite } from '../support/testSite.ts'

let site: TestSite
let app: Awaited<ReturnType<TestSite['openApp']>>
beforeAll(async () => {
  site = await openTestSite()
  app = await site.openApp()
})
afterAll(() => site.close())

const get = (url: string, token: string | null) =>
  app.inject({ url, headers: token ? { cookie: `larder=${token}` } : {} })

describe('the page of the grocery list', () => {
  test('the page of the grocery list sends a visitor to sign in, and back', async () => {
    const { statusCode, headers } = await get('/grocery', null)
    expect([statusCode, headers.location]).toEqual([302, '/login?next=%2Fgrocery'])
  })

  test('the page of the grocery list has the household’s own list in its HTML, by aisle', async () => {
    const [cook, stranger] = [await site.addMember(), await site.addMember()]
    const list = await groceriesOf(cook)
    await list.add('Purple carrots', '2 bunches')
    const { body, headers } = await get('/grocery', cook.token)
    expect(body).toMatch(/Uncategorized<\/h3>.*Purple carrots<\/span>.*2 bunches/s)
    expect(headers['cache-control']).toBe('private, no-store')
    expect((await get('/grocery', stranger.token)).body).not.toContain('Purple carrots')
  })

  test('the page of the grocery list shows the list named in its address', async () => {
    const cook = await site.addMember()
    const list = await groceriesOf(cook)
    await list.change((make) => [make.nameList('party', 'Party')])
    await list.add('Crisps', '', 'party')
    await list.add('Milk')
    const isShown = (body: string, name: string) => body.includes(`>${name}</span>`)
    const party = (await get('/grocery?list=party', cook.token)).body
    expect([isShown(party, 'Crisps'), isShown(party, 'Milk')]).toEqual([true, false])
    const first = (await get('/grocery', cook.token)).body
    expect([isShown(first, 'Crisps'), isShown(first, 'Milk')]).toEqual([false, true])
  })

  test('the page of the grocery list with a full list is rendered without blocking the event loop for long', async () => {
    const cook = await site.addMember()
    await keepFullLists(site.deps.db, [(await householdOf(cook)).id])
    const page = () => get('/grocery', cook.token)
    const { body } = await page()
    expect(body).toContain('More items: 4700')
    expect(body.length).toBeLessThan(400_000)
    expect(await longestHold(page)).toBeLessThan(0.4)
  }, 30_000)

  const itemsIn = (body: string) => [...body.matchAll(/font-semibold">(item \d+) /g)].map(([, name]) => name)

  test('the page of the grocery list has all of a hundred items in its HTML', async () => {
    const cook = await site.addMember()
    await keepFullLists(site.deps.db, [(await householdOf(cook)).id], 100)
    const { body } = await get('/grocery', cook.token)
    expect(itemsIn(body)).toHaveLength(100)
    expect(body).toContain('100 items to buy')
    expect(body).not.toContain('More items')
  })

  test('the page of the grocery list has the first hundred of more items in its HTML, with the number of the others and a link to them', async () => {
    const cook = await site.addMember()
    await keepFullLists(site.deps.db, [(await householdOf(cook)).id], 250)
    const { body } = await get('/grocery', cook.token)
    expect(itemsIn(body)).toHaveLength(100)
    expect(body).toMatch(/href="[^"]*part=2"[^>]*>More items: 150</)
    const second = (await get('/grocery?list=default&part=2', cook.token)).body
    expect(second).toMatch(/href="[^"]*part=3"[^>]*>More items: 50</)
    const last = (await get('/grocery?list=default&part=3', cook.token)).body
    expect(last).not.toContain('More items')
    // Each item is on one page only, and in the state of no other page.
    const all = [body, second, last].flatMap(itemsIn)
    expect([all.length, new Set(all).size]).toEqual([250, 250])
    expect(body.split('amount ').length).toBeLessThan(2 * 100 + 2)
    expect((await get('/grocery?list=default&part=99', cook.token)).body).not.toContain('More items')
    expect((await get('/grocery?list=../x&part=-1', cook.token)).body).toContain('More items: 150')
  })
})
