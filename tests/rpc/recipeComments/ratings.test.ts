import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { ratingsTable } from '#server/features/ratings/table.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
})
afterAll(() => site.close())

/** A recipe without ratings. */
let recipeId: string
let used = 0
beforeEach(() => {
  used += 1
  recipeId = `demo-${used}`
})

const rate = ({ caller }: TestMember, stars: number) => caller.ratings.rate({ recipeId, stars })
const shown = async () => {
  const { averageRating, ratingCount } = await site.callerAt().recipes.get({ recipeId })
  return { averageRating, ratingCount }
}

test('a recipe without ratings has no mean, and its reader has neither rated nor tried it', async () => {
  const ada = await site.addMember()
  expect(await shown()).toEqual({ averageRating: null, ratingCount: 0 })
  expect(await ada.caller.ratings.mine({ recipeId })).toEqual({ stars: 0, hasTried: false })
})

test('a rating moves the mean, and a changed one does not raise the count', async () => {
  const [ada, ben] = [await site.addMember(), await site.addMember()]
  expect(await rate(ada, 5)).toEqual({ averageRating: '5.00', ratingCount: 1, stars: 5 })
  expect(await rate(ben, 2)).toEqual({ averageRating: '3.50', ratingCount: 2, stars: 2 })
  expect(await rate(ada, 3)).toEqual({ averageRating: '2.50', ratingCount: 2, stars: 3 })
  expect(await rate(ada, 3)).toEqual({ averageRating: '2.50', ratingCount: 2, stars: 3 })
  expect(await shown()).toEqual({ averageRating: '2.50', ratingCount: 2 })
  expect(await ada.caller.ratings.mine({ recipeId })).toEqual({ stars: 3, hasTried: false })
  expect(await ben.caller.ratings.mine({ recipeId })).toEqual({ stars: 2, hasTried: false })
})

test('fifty concurrent ratings give the exact mean, and so do fifty concurrent changes', async () => {
  const cooks = await Promise.all(Array.from({ length: 50 }, () => site.addMember()))
  await Promise.all(cooks.map((cook, index) => rate(cook, (index % 5) + 1)))
  expect(await shown()).toEqual({ averageRating: '3.00', ratingCount: 50 })
  await Promise.all(cooks.map((cook, index) => rate(cook, index < 17 ? 5 : 4)))
  expect(await shown()).toEqual({ averageRating: '4.34', ratingCount: 50 })
}, 30_000)

test('a member who rates in many windows at once has one rating, the one that is shown', async () => {
  const ada = await site.addMember()
  await Promise.all([1, 2, 3, 4, 5, 1, 2, 3].map((stars) => rate(ada, stars)))
  const { stars } = await ada.caller.ratings.mine({ recipeId })
  expect(await shown()).toEqual({ averageRating: `${stars}.00`, ratingCount: 1 })
})

test('the mean is rounded half up to two decimals', async () => {
  const cooks = await Promise.all(Array.from({ length: 8 }, () => site.addMember()))
  for (const [index, cook] of cooks.entries()) await rate(cook, index === 0 ? 2 : 1)
  expect(await shown()).toEqual({ averageRating: '1.13', ratingCount: 8 })
})

test('a mark as tried is stored apart from the stars, and can be removed', async () => {
  const [ada, ben] = [await site.addMember(), await site.addMember()]
  await ada.caller.ratings.markTried({ recipeId, hasTried: true })
  expect(await ada.caller.ratings.mine({ recipeId })).toEqual({ stars: 0, hasTried: true })
  expect(await ben.caller.ratings.mine({ recipeId })).toEqual({ stars: 0, hasTried: false })
  await ada.caller.ratings.markTried({ recipeId, hasTried: false })
  expect((await ada.caller.ratings.mine({ recipeId })).hasTried).toBe(false)
  expect(await shown()).toEqual({ averageRating: null, ratingCount: 0 })
})

test('a visitor can neither rate nor mark as tried', async () => {
  const { ratings: call } = site.callerAt()
  for (const refused of [
    call.rate({ recipeId, stars: 5 }),
    call.markTried({ recipeId, hasTried: true }),
    call.mine({ recipeId }),
  ])
    await expect(refused).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'User is not authenticated',
    })
  expect(await shown()).toEqual({ averageRating: null, ratingCount: 0 })
})

test('invalid stars and an unknown recipe are refused', async () => {
  const { caller } = await site.addMember()
  for (const stars of [0, 6, -1, 2.5, Number.NaN])
    await expect(caller.ratings.rate({ recipeId, stars })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const missing = { code: 'NOT_FOUND', message: 'Recipe not found' }
  await expect(caller.ratings.rate({ recipeId: 'nowhere', stars: 3 })).rejects.toMatchObject(missing)
  await expect(caller.ratings.markTried({ recipeId: 'nowhere', hasTried: true })).rejects.toMatchObject(
    missing,
  )
})

test('a deleted account’s ratings no longer count', async () => {
  const [ada, ben] = [await site.addMember(), await site.addMember()]
  await rate(ada, 1)
  await rate(ben, 4)
  await ada.caller.ratings.markTried({ recipeId, hasTried: true })
  const { ratings: told } = await accountDataOf(ada)
  expect(told).toEqual([{ recipeId, stars: 1, hasTried: true }])
  await ada.caller.auth.deleteAccount({ email: ada.email, password: null })
  expect(await shown()).toEqual({ averageRating: '4.00', ratingCount: 1 })
})

test('every recipe’s count and sum equal its stored ratings', async () => {
  const { db } = site.deps
  const rated = await site.addMember('Ada')
  await rate(rated, 5)
  expect([...(await db.execute(sql`select 1 from ${ratingsTable}`))]).not.toEqual([])
  const off = await db.execute(sql`
    select r.id from recipes r left join ${ratingsTable} v on v.recipe_id = r.id
    group by r.id having r.rating_count <> count(v.stars) or r.rating_sum <> coalesce(sum(v.stars), 0)`)
  expect([...off]).toEqual([])
})

test('a recipe shows its creator’s name to all, and isMine only to the creator', async () => {
  const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
  await site.deps.db.execute(sql`update recipes set created_by = ${ada.userId} where id = ${recipeId}`)
  const seenBy = async ({ caller }: Pick<TestMember, 'caller'>) => await caller.recipes.get({ recipeId })
  expect(await seenBy(ada)).toMatchObject({ createdBy: 'Ada', isMine: true, kind: 'recipe', contentHtml: '' })
  expect(await seenBy(ben)).toMatchObject({ createdBy: 'Ada', isMine: false })
  expect(await seenBy({ caller: site.callerAt() })).toMatchObject({ createdBy: 'Ada', isMine: false })
  expect(JSON.stringify(await seenBy(ben))).not.toContain(ada.userId)
})
