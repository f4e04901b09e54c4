import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { groceriesOf } from '../support/groceries.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
let app: Awaited<ReturnType<TestKitchen['openApp']>>
beforeAll(async () => {
  kitchen = await openTestKitchen()
  app = await kitchen.openApp()
})
afterAll(() => kitchen.close())

const get = (url: string, token: string | null) =>
  app.inject({ url, headers: token ? { cookie: `larder=${token}` } : {} })

describe('the page of the grocery list', () => {
  test('sends a visitor to sign in, and back', async () => {
    const { statusCode, headers } = await get('/grocery', null)
    expect([statusCode, headers.location]).toEqual([302, '/login?next=%2Fgrocery'])
  })

  test('has the list in its first HTML, by aisle, and nobody else’s', async () => {
    const [cook, stranger] = [await kitchen.addMember(), await kitchen.addMember()]
    const list = await groceriesOf(cook)
    await list.add('Purple carrots', '2 bunches')
    const { body, headers } = await get('/grocery', cook.token)
    expect(body).toMatch(/Uncategorized<\/h3>.*Purple carrots<\/span>.*2 bunches/s)
    expect(headers['cache-control']).toBe('private, no-store')
    expect((await get('/grocery', stranger.token)).body).not.toContain('Purple carrots')
  })

  test('shows the list that its address names', async () => {
    const cook = await kitchen.addMember()
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
})
