import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
})
afterAll(() => site.close())

test('the demo data has 24 chefs in order of name, each with at least three dishes', async () => {
  const chefs = await site.callerAt().chefs.list({})
  expect(chefs).toHaveLength(24)
  expect(chefs.map(({ name }) => name)).toEqual(chefs.map(({ name }) => name).sort())
  for (const { recipes } of chefs) expect(recipes.length).toBeGreaterThanOrEqual(3)
})

test('chefs are filtered by cuisine, by kind of place, and by both', async () => {
  const { chefs } = site.callerAt()
  const thai = await chefs.list({ cuisine: 'Thai' })
  expect(thai.map(({ cuisine }) => cuisine)).toEqual(['Thai', 'Thai'])
  const trucks = await chefs.list({ establishmentType: 'Food Truck' })
  expect(trucks.map(({ establishmentType }) => establishmentType)).toEqual(trucks.map(() => 'Food Truck'))
  expect(await chefs.list({ cuisine: 'Thai', establishmentType: 'Food Truck' })).toHaveLength(1)
  expect(await chefs.list({ cuisine: 'Tibetan' })).toEqual([])
})

test.each([
  ['Portland', ['Marta Fiorenzi']],
  ['port', ['Marta Fiorenzi']],
  ['97205', ['Marta Fiorenzi']],
  ['oregon, usa', ['Marta Fiorenzi']],
  ['Montréal', ['Rémi Fontanel']],
  ['montreal  quebec', ['Rémi Fontanel']],
  ['e1 6an', ['Asha Velankar']],
  ['E16AN', ['Asha Velankar']],
  ['japan', ['Kenzo Aramaki']],
  ['uk', ['Asha Velankar', 'Devraj Malhani']],
  ['Great Britain', ['Asha Velankar', 'Devraj Malhani']],
  ['ortland', []],
  ['Portland Texas', []],
  ['100%', []],
  ['_', []],
  ["'; drop table chefs; --", []],
  ['.*', []],
])('the place “%s” finds chefs by the beginnings of its words', async (place, names) => {
  const found = await site.callerAt().chefs.list({ place })
  expect(found.map(({ name }) => name)).toEqual(names)
})

test('a place combines with other filters, and the USA is found by many names', async () => {
  const { chefs } = site.callerAt()
  const names = async (place: string) => (await chefs.list({ place })).map(({ name }) => name)
  const american = await names('USA')
  expect(american).toHaveLength(14)
  for (const place of ['us', 'United States', 'united states of america', 'America'])
    expect(await names(place)).toEqual(american)
  expect(await chefs.list({ place: 'usa', cuisine: 'Thai' })).toMatchObject([{ city: 'Denver' }])
})

test('the cuisines to choose from are those of the listed chefs', async () => {
  const cuisines = await site.callerAt().chefs.cuisines()
  expect(cuisines).toHaveLength(12)
  expect(cuisines).not.toContain('Tibetan')
})

test('one chef is returned with their dishes in the order in which they name them', async () => {
  const { chefs } = site.callerAt()
  expect(await chefs.get({ chefId: 'demo-chef-1' })).toMatchObject({
    establishmentName: 'Fiorenzi at Home',
    recipes: [{ name: 'Sage Gnocchi' }, { name: 'White Bean Ribollita' }, { name: 'Almond Ricotta Cake' }],
  })
  await expect(chefs.get({ chefId: 'nobody' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'Chef not found',
  })
})
