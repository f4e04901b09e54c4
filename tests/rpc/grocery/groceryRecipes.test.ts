import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { seedDemoData } from '#server/demoData/seed.ts'
import { statementsOf } from '../../support/database/statements.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { addHousehold } from '../../support/households/households.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
})
afterAll(() => site.close())

describe('recipes', () => {
  const home = async () => {
    const member = await site.addMember()
    const client = await groceriesOf(member)
    const add = (additionId: string, servings: number, recipeId = 'demo-1') =>
      member.caller.grocery.addRecipe({
        householdId: client.householdId,
        listId: 'default',
        recipeId,
        additionId,
        servings,
      })
    return { member, client, add }
  }

  test('a recipe adds its lines without staples, and its removal removes what it added', async () => {
    const { client, add, member } = await home()
    const recipe = await member.caller.recipes.get({ recipeId: 'demo-1' })
    const { youHave } = await add('one', recipe.servings)
    expect(youHave).toContain('salt')
    const [list] = (await client.refresh()).lists()
    expect(list!.recipes).toMatchObject([{ recipe: { name: recipe.name, youHave } }])
    expect(list!.items.length).toBeGreaterThan(2)
    expect(list!.items.map(({ name }) => name)).not.toContain('salt')
    await client.add('Milk')
    await client.change((op, docs) => op.removeRecipe(docs, 'default', 'one'))
    expect((await client.refresh()).names()).toEqual(['Milk'])
  })

  test('recipes twice the servings double the amounts of the same items, and a repeated addition counts once', async () => {
    const { client, add, member } = await home()
    const { servings } = await member.caller.recipes.get({ recipeId: 'demo-1' })
    await add('one', servings)
    const once = (await client.refresh()).lists()[0]!.items
    await add('one', servings)
    expect((await client.refresh()).lists()[0]!.items).toEqual(once)
    await add('two', servings * 2)
    const twice = (await client.refresh()).lists()[0]!.items
    expect(twice.map(({ name }) => name)).toEqual(once.map(({ name }) => name))
    const [first, second] = twice[0]!.shares.map(({ share }) => share.parts[0]!.amount)
    expect(second).toBeCloseTo(first! * 2)
  })

  test('a repeated addition is answered with the items it added, not with the whole list', async () => {
    const { client, add } = await home()
    await client.add('Candles')
    const first = await add('one', 2)
    const again = await add('one', 2)
    expect(again.docs.map(({ itemId }) => itemId).sort()).toEqual(
      first.docs.map(({ itemId }) => itemId).sort(),
    )
  })

  test('an addition whose id was used for another recipe or other servings is refused and changes nothing', async () => {
    const { client, add, member } = await home()
    await add('one', 2)
    const listsNow = () => member.caller.grocery.get({ householdId: client.householdId })
    const before = await listsNow()
    await expect(add('one', 2, 'demo-2')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: m.grocery_addition_differs(),
    })
    await expect(add('one', 3)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('on the list for 2 servings'),
    })
    expect(await listsNow()).toEqual(before)
  })

  test('an addition that is repeated after its removal changes nothing and says so', async () => {
    const { client, add } = await home()
    expect((await add('one', 2)).isOnList).toBe(true)
    expect((await add('one', 2)).isOnList).toBe(true)
    await client.refresh()
    await client.change((op, docs) => op.removeRecipe(docs, 'default', 'one'))
    expect((await add('one', 2)).isOnList).toBe(false)
    expect((await client.refresh()).names()).toEqual([])
  })

  test('an addition of an unknown recipe or to an unknown list is refused', async () => {
    const { add, client, member } = await home()
    await expect(add('one', 2, 'nowhere')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const elsewhere = {
      householdId: client.householdId,
      listId: 'party',
      recipeId: 'demo-1',
      additionId: 'a',
    }
    await expect(member.caller.grocery.addRecipe({ ...elsewhere, servings: 2 })).rejects.toMatchObject({
      message: 'This list is not there any more.',
    })
  })

  test('adding a recipe takes three statements beside reading the recipe and the session', async () => {
    const { add } = await home()
    const statements = await statementsOf(site, () => add('one', 2))
    expect(statements).toHaveLength(5)
  })
})

describe('staples and suggestions', () => {
  test('a household adds and removes its own staples', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const { householdId } = await groceriesOf(ada)
    expect(await ada.caller.grocery.staples({ householdId })).toContain('salt')
    await ada.caller.grocery.addStaple({ householdId, name: 'Rice' })
    await ada.caller.grocery.addStaple({ householdId, name: 'rice' })
    await bob.caller.grocery.removeStaple({ householdId, name: 'SALT' })
    const staples = await bob.caller.grocery.staples({ householdId })
    expect(staples.filter((name) => /rice/i.test(name))).toEqual(['Rice'])
    expect(staples).not.toContain('salt')
  })

  test('suggestions begin with what the household had before, then foods, each with its category', async () => {
    const ada = await site.addMember()
    const client = await groceriesOf(ada)
    await client.change((op) => [
      op.addItem('u', 'default', { name: 'Milka bar', quantity: '', category: 'Snacks' }),
    ])
    const found = await ada.caller.grocery.suggest({ householdId: client.householdId, text: 'milk' })
    expect(found[0]).toEqual({ name: 'Milka bar', category: 'Snacks', isOurs: true })
    expect(found[1]).toEqual({ name: 'milk', category: 'Dairy', isOurs: false })
    const { suggest } = ada.caller.grocery
    expect(await suggest({ householdId: client.householdId, text: '10_%' })).toEqual([])
    expect(await suggest({ householdId: client.householdId, text: 'paper tow' })).toMatchObject([
      { name: 'paper towels', category: 'Paper Goods' },
    ])
  })
})
