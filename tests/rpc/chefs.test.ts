import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoData } from '#server/db/seed.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await openTestKitchen()
  await seedDemoData(kitchen.deps.db)
})
afterAll(() => kitchen.close())

test('a first start has 24 chefs to look at, by name, each with three dishes at least', async () => {
  const chefs = await kitchen.callerAt().chefs.list({})
  expect(chefs).toHaveLength(24)
  expect(chefs.map(({ name }) => name)).toEqual(chefs.map(({ name }) => name).sort())
  for (const { recipes } of chefs) expect(recipes.length).toBeGreaterThanOrEqual(3)
})

test('chefs are listed by cuisine and by the kind of place, and by both', async () => {
  const { chefs } = kitchen.callerAt()
  const thai = await chefs.list({ cuisine: 'Thai' })
  expect(thai.map(({ cuisine }) => cuisine)).toEqual(['Thai', 'Thai'])
  const trucks = await chefs.list({ establishmentType: 'Food Truck' })
  expect(trucks.map(({ establishmentType }) => establishmentType)).toEqual(trucks.map(() => 'Food Truck'))
  expect(await chefs.list({ cuisine: 'Thai', establishmentType: 'Food Truck' })).toHaveLength(1)
  expect(await chefs.list({ cuisine: 'Tibetan' })).toEqual([])
})

test('one chef is read with the dishes in the order in which they name them', async () => {
  const { chefs } = kitchen.callerAt()
  expect(await chefs.get({ chefId: 'demo-chef-1' })).toMatchObject({
    establishmentName: 'Fiorenzi at Home',
    recipes: [{ name: 'Sage Gnocchi' }, { name: 'White Bean Ribollita' }, { name: 'Almond Ricotta Cake' }],
  })
  await expect(chefs.get({ chefId: 'nobody' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'Chef not found',
  })
})
