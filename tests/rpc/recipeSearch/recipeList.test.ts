import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { keepRecipes } from '../../support/recipes/keptRecipes.ts'
import { type AskedList, addListedRecipes, listedIds } from '../../support/recipes/listedRecipes.ts'
import { openTestSite, type TestBrowser, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let visitor: TestBrowser
let ada: TestMember
let ben: TestMember
beforeAll(async () => {
  site = await openTestSite()
  ;({ visitor, ada, ben } = await addListedRecipes(site))
})
afterAll(() => site.close())

const list = (asked: AskedList = {}, by: TestBrowser = visitor) => by.caller.recipes.list(asked)
const ids = (asked?: AskedList, by: TestBrowser = visitor) => listedIds(by, asked)

describe('the list', () => {
  test('the list has all recipes, newest first, with what their cards show', async () => {
    const { items, ...rest } = await list()
    expect(items.map(({ id }) => id)).toEqual([
      ...['stew', 'pasta', 'salad', 'crumble', 'curry', 'strange', 'soup'],
    ])
    expect(rest).toMatchObject({ total: 7, isMore: false, page: 1, pageCount: 1 })
    expect(items[0]).toMatchObject({ averageRating: '4.50', ratingCount: 2, isMine: false, cuisine: 'Irish' })
    expect(items[2]).toMatchObject({ averageRating: null, ratingCount: 0 })
    expect(Object.keys(items[0]!)).not.toContain('createdBy')
  })

  test('the list is sorted by stars, unrated last, or by time', async () => {
    expect(await ids({ sort: 'rating' })).toEqual([
      ...['pasta', 'stew', 'crumble', 'salad', 'curry', 'strange', 'soup'],
    ])
    expect(await ids({ sort: 'time' })).toEqual([
      ...['pasta', 'salad', 'crumble', 'curry', 'strange', 'soup', 'stew'],
    ])
  })

  test('the list sorted by time has recipes without a time last', async () => {
    const tell = (minutes: number) =>
      site.deps.db.execute(`update recipes set total_time_minutes = ${minutes} where id = 'pasta'`)
    await tell(0)
    onTestFinished(() => void tell(15))
    expect((await ids({ sort: 'time' })).at(-1)).toBe('pasta')
  })

  test.each<[string, AskedList, string[]]>([
    ['meal', { mealType: 'Dessert' }, ['crumble']],
    ['cuisine', { cuisine: 'Thai' }, ['curry']],
    ['meal and cuisine', { mealType: 'Lunch', cuisine: 'Italian' }, ['salad', 'soup']],
    ['diet, by what is in it', { dietType: 'Vegetarian' }, ['pasta', 'salad', 'crumble', 'curry', 'soup']],
    ['vegan', { dietType: 'Vegan' }, ['pasta', 'salad', 'curry', 'soup']],
    ['gluten-free', { dietType: 'Gluten-free' }, ['stew', 'salad', 'curry', 'soup']],
    ['allergen', { without: ['gluten'] }, ['stew', 'salad', 'curry', 'soup']],
    ['allergens', { without: ['gluten', 'peanuts', 'milk'] }, ['stew', 'salad', 'curry', 'soup']],
  ])('the list is filtered by %s, without recipes that could not be read', async (_, asked, expected) => {
    const found = await list(asked)
    expect(found.items.map(({ id }) => id)).toEqual(expected)
    expect(found.total).toBe(expected.length)
  })

  test('the strict recipe list leaves out recipes with possible allergens', async () => {
    const id = 'sauce'
    const own = await openTestSite()
    await keepRecipes(own.deps.db, { id, name: 'Sauce', contains: [], mayContain: ['celery'] })
    const { list } = own.callerAt().recipes
    expect((await list({ without: ['celery'] })).total).toBe(1)
    expect((await list({ without: ['celery'], strict: true })).total).toBe(0)
    await own.close()
  })

  test('the recipe list filters blog entries by the ingredients in their text', async () => {
    const own = await openTestSite()
    const list = '## Ingredients\n\n- 1 carrot\n\n'
    const contents = {
      read: `${list}Boil the carrot.`,
      more: `${list}Stir in the peanut butter.`,
      none: 'A story about carrots.',
    }
    const rows = Object.entries(contents).map(([id, content]) => ({ id, content, name: id }))
    await keepRecipes(
      own.deps.db,
      ...rows.map((row) => ({ ...row, kind: 'blog' as const, factsVersion: '0' })),
    )
    const idsIn = async (asked: AskedList) =>
      (await own.callerAt().recipes.list(asked)).items.map(({ id }) => id).sort()
    expect(await idsIn({ without: ['peanuts'] })).toEqual([])
    await runHousekeepingOnce(own)
    expect(await idsIn({})).toEqual(['more', 'none', 'read'])
    expect(await idsIn({ dietType: 'Vegan' })).toEqual(['read'])
    expect(await idsIn({ without: ['peanuts'] })).toEqual(['read'])
    await own.close()
  })

  test('the list counts for each filter value the recipes it would leave', async () => {
    for (const before of [
      {},
      { mealType: 'Lunch' },
      { cuisine: 'Italian', query: 'carrot' },
    ] as AskedList[]) {
      const { counts } = await list(before, ada)
      expect(counts.isAtLeast).toBe(false)
      for (const key of ['mealType', 'dietType', 'cuisine'] as const)
        for (const [value, count] of Object.entries(counts[key]))
          expect([key, value, (await list({ ...before, [key]: value } as AskedList, ada)).total]).toEqual([
            ...[key, value, count],
          ])
      for (const id of ['gluten', 'peanuts', 'milk'] as const)
        expect((await list({ ...before, without: [id] }, ada)).total).toBe(counts.without[id])
      expect((await list({ ...before, mine: true }, ada)).total).toBe(counts.mine)
    }
  }, 60_000)

  test('the list counts meals, diets and cuisines for recipes.count', async () => {
    const counts = await visitor.caller.recipes.count()
    expect(counts).toMatchObject({
      mealType: { Breakfast: 0, Lunch: 2, Dinner: 4, Dessert: 1 },
      dietType: { Vegan: 4, Vegetarian: 5 },
      cuisine: { Italian: 5, Irish: 1, Thai: 1, Tibetan: 0 },
    })
    expect(counts).toEqual((await list()).counts)
  })
})

describe('a member', () => {
  test('a member sees which recipes are their own, and only these with the filter “mine”', async () => {
    const { items, counts } = await list({}, ada)
    expect(items.filter(({ isMine }) => isMine).map(({ id }) => id)).toEqual(['stew'])
    expect(counts.mine).toBe(1)
    expect(await ids({ mine: true }, ada)).toEqual(['stew'])
    expect(await ids({ mine: true }, ben)).toEqual(['crumble'])
    expect(await ids({ mine: true }, await site.addMember('Stranger'))).toEqual([])
  })

  test('a member can filter by their own or their household’s allergies and diets, in own words too', async () => {
    const cook = await site.addMember('Cook')
    const told = await cook.caller.preferences.get()
    expect((await list({ myDiet: 'me' }, cook)).total).toBe(7)
    await cook.caller.preferences.save({ ...told, allergens: ['gluten'], otherAllergies: ['Kiwis'] })
    expect(await ids({ myDiet: 'me' }, cook)).toEqual(['stew', 'salad', 'soup'])
    const guest = { allergens: [], otherAllergies: [], likes: [], dislikes: [], isVulnerable: false }
    await cook.home.addGuest({ name: 'Mia', diets: ['vegetarian'], ...guest })
    expect(await ids({ myDiet: 'household' }, cook)).toEqual(['salad', 'soup'])
    expect(await ids({ myDiet: 'me' }, cook)).toEqual(['stew', 'salad', 'soup'])
  })

  test('the recipe list accepts pattern characters in allergies, and refuses too many foods', async () => {
    const cook = await site.addMember('Cook')
    const save = async (otherAllergies: string[]) =>
      cook.caller.preferences.save({ ...(await cook.caller.preferences.get()), otherAllergies })
    await save(['kangaroo'])
    const { total } = await list({ myDiet: 'me' }, cook)
    expect(total).toBeGreaterThan(0)
    await save(['.*', 'a|e', 's%p', 'k_wi', '[kiw', '\\d', 'e+'])
    expect((await list({ myDiet: 'me' }, cook)).total).toBe(total)
    const guest = { name: 'Mia', allergens: [], diets: [], likes: [], dislikes: [], isVulnerable: false }
    for (const which of [1, 2])
      await cook.home.addGuest({
        ...guest,
        otherAllergies: Array.from({ length: 50 }, (_, at) => `food ${which} ${at}`),
      })
    await expect(list({ myDiet: 'household' }, cook)).rejects.toThrow('More than 100 different foods')
  })

  test.each<AskedList>([{ mine: true }, { myDiet: 'me' }, { myDiet: 'household' }])(
    'a member is needed for the filter %o; a visitor is refused',
    async (asked) => {
      await expect(list(asked)).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
        message: 'User is not authenticated',
      })
    },
  )
})
