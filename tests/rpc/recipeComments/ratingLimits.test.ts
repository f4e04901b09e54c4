import { afterAll, beforeAll, expect, test } from 'vitest'
import * as m from '#messages'
import { seedDemoData } from '#server/demoData/seed.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const allowed = 2

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { maxRatingsPerMember: allowed } })
  await seedDemoData(site.deps.db)
})
afterAll(() => site.close())

const refusal = () => ({ code: 'FORBIDDEN', message: m.ratings_too_many({ allowed }) })

test('an account may rate a limited number of recipes, and change those ratings afterwards', async () => {
  const { caller } = await site.addMember()
  const rate = (recipeId: string, stars: number) => caller.ratings.rate({ recipeId, stars })
  await rate('demo-1', 3)
  await rate('demo-2', 3)
  await expect(rate('demo-3', 3)).rejects.toMatchObject(refusal())
  expect(await rate('demo-2', 5)).toMatchObject({ averageRating: '5.00', ratingCount: 1 })
  expect(await caller.recipes.get({ recipeId: 'demo-3' })).toMatchObject({ ratingCount: 0 })
})

test('an account may mark a limited number of recipes as tried, and change those marks afterwards', async () => {
  const { caller } = await site.addMember()
  const mark = (recipeId: string, hasTried: boolean) => caller.ratings.markTried({ recipeId, hasTried })
  await mark('demo-1', true)
  await mark('demo-2', true)
  await expect(mark('demo-3', true)).rejects.toMatchObject(refusal())
  await mark('demo-2', false)
  expect(await caller.ratings.mine({ recipeId: 'demo-2' })).toMatchObject({ hasTried: false })
})
