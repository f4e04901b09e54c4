import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addGeneratedTestRecipes } from '#server/demoData/fillRecipes.ts'
import { RecentListCountsCache } from '#server/features/recipeSearch/recentCounts.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import { recipeListSorts } from '#shared/kitchen/recipeListFilters.ts'
import { openTestSite, type TestSite } from '../support/testSite.ts'

const recipeCount = 600
const farPage = 60

let withCache: TestSite
let withoutCache: TestSite
const recentCounts = new RecentListCountsCache()

beforeAll(async () => {
  withCache = await openTestSite({ recentCounts })
  withoutCache = await openTestSite({ beside: withCache })
  await addGeneratedTestRecipes(withCache.databaseUrl, { count: recipeCount, seed: 5 })
}, 60_000)
afterAll(async () => {
  await withoutCache.close()
  await withCache.close()
})

test.each(recipeListSorts)(
  'pages far behind, ordered by %s, show what reading in order shows',
  async (sort) => {
    for (const page of [26, farPage, 75]) {
      const far = await withCache.callerAt().recipes.list({ sort, page })
      expect(far.items).toHaveLength(8)
      expect(far).toEqual(await withoutCache.callerAt().recipes.list({ sort, page }))
    }
  },
)

test('a recipe that was hidden a moment ago is on no page far behind', async () => {
  const read = () => withCache.callerAt().recipes.list({ page: farPage })
  const { userId } = await withCache.addMember()
  const [first, ...others] = (await read()).items
  await withCache.deps.db
    .update(recipesTable)
    .set({ visibility: 'creator', createdBy: userId })
    .where(eq(recipesTable.id, first!.id))
  expect((await read()).items).toEqual(others)
  recentCounts.drop()
  expect((await read()).items).toHaveLength(8)
})

test('a page far behind skips no recipes once the ids of its list are kept', async () => {
  await withCache.callerAt().recipes.list({ page: farPage })
  const from = withCache.statements.length
  await withCache.callerAt().recipes.list({ page: farPage + 1 })
  const sent = withCache.statements.slice(from)
  expect(sent.filter((statement) => statement.includes('offset'))).toEqual([])
  expect(sent).toHaveLength(1)
})
