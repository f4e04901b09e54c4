import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { oldItemKey as item, oldGroceryRows } from '../../support/oldClients/oldGroceryRows.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 10_000 } })
  app = await site.openApp()
})
afterAll(() => site.close())

const { send, query } = oldGroceryRows(() => app)

describe('the groceries of an old client', () => {
  test('an old client’s groceries are on the household’s list, and are changed and deleted there', async () => {
    const cook = await site.addMember()
    const list = await groceriesOf(cook)
    const id = `${cook.userId}-1700000000000`
    const columns = { item_name: 'Milk', quantity: '2 lb', category: 'Dairy' }
    await send(cook, { action: 'upsert', ...item(id), columns })
    await send(cook, { action: 'upsert', ...item(id), columns: { ...columns, quantity: '3 lb' } })
    await list.add('Rice')
    expect(await query(cook)).toMatchObject([
      { user_id: cook.userId, category_item_id: id, item_name: 'Milk', quantity: '3 lb', category: 'Dairy' },
      { item_name: 'Rice', quantity: '' },
    ])
    for (const _again of [1, 2])
      expect(await send(cook, { action: 'delete', ...item(id) })).toMatchObject({
        statusCode: 200,
        data: { category_item_id: id },
      })
    expect((await query(cook)).map(({ item_name }: Record<string, string>) => item_name)).toEqual(['Rice'])
  })

  test('an old client’s grocery item added under the id of a deleted one begins without its quantity and category', async () => {
    const cook = await site.addMember()
    const id = `${cook.userId}-1700000000001`
    const columns = { item_name: 'Saffron', quantity: '2 g', category: 'Spices' }
    await send(cook, { action: 'upsert', ...item(id), columns })
    await send(cook, { action: 'delete', ...item(id) })
    await send(cook, { action: 'upsert', ...item(id), columns: { item_name: 'Bread' } })
    expect(await query(cook)).toMatchObject([{ item_name: 'Bread', quantity: '', category: '' }])
  })

  test.each<[string, object, object?]>([
    ['a quantity', { quantity: '3 lb' }],
    ['a category', { category: 'Snacks' }],
    ['a name', { item_name: 'Oat milk' }],
    ['an empty quantity', { quantity: '' }],
    ['an empty category', { category: '' }, { category: '' }],
    ['a category in small letters', { category: 'frozen foods' }, { category: 'Frozen Foods' }],
    ['no category by its name', { category: 'Uncategorized' }, { category: '' }],
    ['nothing', {}],
  ])(
    'an old client’s grocery item changed by %s keeps its other fields',
    async (_what, columns, kept = columns) => {
      const cook = await site.addMember()
      const milk = { item_name: 'Milk', quantity: '2 lb', category: 'Dairy' }
      await send(cook, { action: 'upsert', ...item('one'), columns: milk })
      const answer = await send(cook, { action: 'upsert', ...item('one'), columns })
      expect(answer).toMatchObject({ statusCode: 200, data: { ...milk, ...kept } })
      expect(await query(cook)).toMatchObject([{ ...milk, ...kept }])
    },
  )

  test.each([[{ quantity: '2 lb' }], [{}]])(
    'an old client’s grocery item without a name is not added: %j',
    async (columns) => {
      const cook = await site.addMember()
      expect(await send(cook, { action: 'upsert', ...item('one'), columns })).toMatchObject({
        statusCode: 400,
        message: 'Please send “item_name”.',
      })
      expect(await query(cook)).toEqual([])
    },
  )

  const lentils = async (own = '') => {
    const cook = await site.addMember()
    const list = await groceriesOf(cook)
    const recipeId = await addRecipe(cook, { ingredients: ['300 g red lentils'] })
    const addition = { listId: 'default', recipeId, additionId: 'soup', servings: 4 }
    await cook.caller.grocery.addRecipe({ householdId: list.householdId, ...addition })
    const [row] = await query(cook)
    expect(row).toMatchObject({ quantity: '300 g' })
    const save = (columns: object) =>
      send(cook, { action: 'upsert', ...item(row.category_item_id), columns: { ...row, ...columns } })
    if (own !== '') await save({ quantity: `${own} + 300 g` })
    return { cook, list, row, save }
  }

  test.each([['1 kg'], [''], ['600 g'], ['1 kg + 200 g'], ['2 bags + 300 g']])(
    'the amount typed by an old client, %j, stays when the item’s recipe is removed from the list',
    async (quantity) => {
      const { cook, list, row, save } = await lentils()
      expect((await save({ quantity })).data).toEqual({ ...row, quantity })
      expect(await query(cook)).toEqual([{ ...row, quantity }])
      // Sent once more, as clients do that send the whole row.
      expect((await save({ quantity, category: 'Pantry Staples' })).data).toMatchObject({ quantity })
      await list.refresh()
      await list.change((op, docs) => op.removeRecipe(docs, 'default', 'soup'))
      const isBeside = quantity.endsWith(' + 300 g')
      expect(await query(cook)).toMatchObject([{ quantity: isBeside ? '2 bags' : quantity }])
    },
  )

  test.each([
    ['300 g', '300 g', []],
    ['2 bags + 300 g', '2 bags + 300 g', [{ quantity: '2 bags' }]],
  ])(
    'an old client’s item keeps a recipe’s amount while its text still contains it: %s',
    async (quantity, shown, left) => {
      const { cook, list, save } = await lentils('1 bag')
      expect(await query(cook)).toMatchObject([{ quantity: '1 bag + 300 g' }])
      await save({ quantity })
      expect(await query(cook)).toMatchObject([{ quantity: shown }])
      const [{ items } = { items: [] }] = (await list.refresh()).lists()
      expect(items).toMatchObject([{ shares: [{ additionId: 'soup' }], quantity: left[0]?.quantity ?? '' }])
    },
  )

  test('an old client’s item keeps a recipe’s amount when another column changes', async () => {
    const { cook, list, save } = await lentils()
    await save({ item_name: 'Brown lentils' })
    expect(await query(cook)).toMatchObject([{ item_name: 'Brown lentils', quantity: '300 g' }])
    expect((await list.refresh()).lists()[0]!.items[0]!.shares).toHaveLength(1)
  })

  test('groceries are answered to old clients up to their limit of 100', async () => {
    const cook = await site.addMember()
    const list = await groceriesOf(cook)
    await list.add('Rice')
    await list.change((op) =>
      Array.from({ length: 100 }, (_, at) =>
        op.addItem(cook.userId, 'default', { name: `Item ${at + 1}`, quantity: '', category: null }),
      ),
    )
    const all = (await send(cook, { action: 'query' })).data
    expect(all).toHaveLength(101)
    expect(await query(cook)).toEqual(all.slice(0, 100))
  })

  test('an old client’s grocery item may have an ISO time as its id', async () => {
    const cook = await site.addMember()
    const id = `${cook.userId}-2026-11-23T16:20:19.123Z`
    await send(cook, { action: 'upsert', ...item(id), columns: { item_name: 'Milk' } })
    expect(await query(cook)).toMatchObject([{ category_item_id: id, item_name: 'Milk' }])
    await send(cook, { action: 'delete', ...item(id) })
    expect(await query(cook)).toEqual([])
  })

  test('an old client’s whole-row save keeps what another device changed since the read', async () => {
    const cook = await site.addMember()
    const milk = { item_name: 'Milk', quantity: '2 lb', category: 'Dairy' }
    await send(cook, { action: 'upsert', ...item('one'), columns: milk })
    await query(cook)
    const list = await groceriesOf(cook)
    await list.change((op) => [op.editItem('default', 'one', { quantity: '3 lb' })])
    const oat = { ...milk, item_name: 'Oat milk' }
    const kept = { ...oat, quantity: '3 lb' }
    // A client may go on showing what it sent, whatever the answer says.
    for (const columns of [oat, oat, { ...oat, category: 'Snacks' }])
      expect((await send(cook, { action: 'upsert', ...item('one'), columns })).data).toMatchObject({
        ...kept,
        category: columns.category,
      })
    // Read again, it is changed on purpose.
    await query(cook)
    const back = { ...oat, category: 'Snacks' }
    expect((await send(cook, { action: 'upsert', ...item('one'), columns: back })).data).toMatchObject(back)
  })

  test('an old client’s grocery item with the category "uncategorized" has no category', async () => {
    const cook = await site.addMember()
    const columns = { item_name: 'String', category: 'Uncategorized' }
    expect(await send(cook, { action: 'upsert', ...item('one'), columns })).toMatchObject({
      data: { item_name: 'String', quantity: '', category: '' },
    })
  })

  test.each([
    ['a category that is none of the twenty', { item_name: 'Milk', category: 'Milk' }, /Dairy, Meat/],
    ['a name that is blank', { item_name: ' ' }, /name/],
    ['a column that is not known', { item_name: 'Milk', price: '2' }, /./],
  ])('an old client’s grocery item is refused with %s', async (_what, columns, sentence) => {
    const cook = await site.addMember()
    const answer = await send(cook, { action: 'upsert', ...item('one'), columns })
    expect(answer).toMatchObject({ statusCode: 400, data: null, message: expect.stringMatching(sentence) })
    expect(await query(cook)).toEqual([])
  })

  test('an old client’s grocery item with different ids in keys and columns is refused', async () => {
    const cook = await site.addMember()
    const other = await site.addMember()
    const save = (columns: object) => send(cook, { action: 'upsert', ...item('one'), columns })
    expect(await save({ item_name: 'Milk', user_id: other.userId })).toMatchObject({
      statusCode: 403,
      message: 'That belongs to somebody else.',
    })
    expect(await save({ item_name: 'Milk', category_item_id: 'two' })).toMatchObject({
      statusCode: 400,
      message: 'The columns say another “category_item_id” than the keys.',
    })
    expect(await query(cook)).toEqual([])
  })

  test('an old client’s grocery item with an invalid id is refused', async () => {
    const cook = await site.addMember()
    const answer = await send(cook, { action: 'upsert', ...item('a/b'), columns: { item_name: 'Milk' } })
    expect(answer.statusCode).toBe(400)
  })
})

test('lists read by old clients count towards the read budget', async () => {
  const poor = await openTestSite({ config: { readCostPerMinute: 12 } })
  onTestFinished(() => poor.close())
  const at = await poor.openApp()
  const cook = await poor.addMember()
  const statuses: number[] = []
  for (let n = 0; n < 4; n += 1)
    statuses.push((await send(cook, { action: 'query', limit: 100 }, at)).statusCode)
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
})
