import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { recipesTable } from '#server/features/recipes/table.ts'
import { runCleanupTasksOnce } from '#server/housekeeping.ts'
import type { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { keepRecipes } from '../../support/recipes/keptRecipes.ts'
import { openTestSite, type TestBrowser, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let visitor: TestBrowser
let ada: TestMember
let ben: TestMember

beforeAll(async () => {
  site = await openTestSite()
  visitor = site.openBrowser()
  ada = await site.addMember('Ada')
  ben = await site.addMember('Ben')
  await keepRecipes(
    site.deps.db,
    {
      id: 'stew',
      name: 'Lamb stew',
      cuisine: 'Irish',
      createdBy: ada.userId,
      totalTimeMinutes: 120,
      ingredients: ['500 g lamb', '2 potatoes'],
      ratingCount: 2,
      ratingSum: 9,
    },
    {
      id: 'pasta',
      name: 'Peanut pasta',
      description: 'Quick 100% comfort.',
      totalTimeMinutes: 15,
      ingredients: ['200 g wheat spaghetti', '100 g peanut butter'],
      ratingCount: 1,
      ratingSum: 5,
    },
    { id: 'salad', name: 'Green_salad', mealType: 'Lunch', ingredients: ['1 lettuce', '2 carrots'] },
    {
      id: 'crumble',
      name: 'Apple crumble',
      mealType: 'Dessert',
      createdBy: ben.userId,
      ingredients: ['4 apples', '100 g wheat flour', '80 g butter'],
      ratingCount: 3,
      ratingSum: 13,
    },
    { id: 'curry', name: 'Kiwi curry', cuisine: 'Thai', ingredients: ['1 kiwi', '400 ml coconut milk'] },
    {
      id: 'strange',
      name: 'Zorgle roast',
      ingredients: ['500 g zorgleflax'],
      description: 'It goes with a green salad. C:\\kitchen',
    },
    { id: 'soup', name: 'Carrot soup', mealType: 'Lunch', ingredients: ['4 carrots', '1 tsp salad oil'] },
  )
})
afterAll(() => site.close())

type Asked = Partial<RecipeListInput>
const list = (asked: Asked = {}, by: TestBrowser = visitor) => by.caller.recipes.list(asked)
const ids = async (asked?: Asked, by?: TestBrowser) => (await list(asked, by)).items.map(({ id }) => id)

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

  test.each<[string, Asked, string[]]>([
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
    const idsIn = async (asked: Asked) =>
      (await own.callerAt().recipes.list(asked)).items.map(({ id }) => id).sort()
    expect(await idsIn({ without: ['peanuts'] })).toEqual([])
    await runCleanupTasksOnce(own)
    expect(await idsIn({})).toEqual(['more', 'none', 'read'])
    expect(await idsIn({ dietType: 'Vegan' })).toEqual(['read'])
    expect(await idsIn({ without: ['peanuts'] })).toEqual(['read'])
    await own.close()
  })

  test('the list counts for each filter value the recipes it would leave', async () => {
    for (const before of [{}, { mealType: 'Lunch' }, { cuisine: 'Italian', query: 'carrot' }] as Asked[]) {
      const { counts } = await list(before, ada)
      expect(counts.isAtLeast).toBe(false)
      for (const key of ['mealType', 'dietType', 'cuisine'] as const)
        for (const [value, count] of Object.entries(counts[key]))
          expect([key, value, (await list({ ...before, [key]: value } as Asked, ada)).total]).toEqual([
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

  test.each<Asked>([{ mine: true }, { myDiet: 'me' }, { myDiet: 'household' }])(
    'a member is needed for the filter %o; a visitor is refused',
    async (asked) => {
      await expect(list(asked)).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
        message: 'User is not authenticated',
      })
    },
  )
})

describe('a search', () => {
  test('a search ranks names and descriptions first, then ingredients, then misspellings', async () => {
    expect(await ids({ query: 'SALAD' })).toEqual(['salad', 'strange', 'soup'])
    expect(await ids({ query: 'carrot' })).toEqual(['soup', 'salad'])
    expect(await ids({ query: 'salat' })).toEqual(expect.arrayContaining(['salad', 'soup']))
    expect((await ids({ query: 'carot' })).slice(0, 2).sort()).toEqual(['salad', 'soup'])
    expect(await ids({ query: 'appel crumbel' })).toContain('crumble')
    expect(await ids({ query: 'xqzvw' })).toEqual([])
  })

  test('a search finds the new words of a changed recipe', async () => {
    const own = await openTestSite()
    const { db } = own.deps
    await keepRecipes(db, { id: 'plain', name: 'Plain cake' })
    await db.update(recipesTable).set({ name: 'Rhubarb cake' })
    const { items } = await own.callerAt().recipes.list({ query: 'rubarb' })
    expect(items.map(({ id }) => id)).toEqual(['plain'])
    await own.close()
  })

  test('a search finds words that are apart when none has them together', async () => {
    expect(await ids({ query: 'salad carrot' })).toEqual(['salad', 'soup'])
    expect(await ids({ query: 'carrot soup' })).toEqual(['soup'])
  })

  test('a search combines with filters, is sorted within each rank, and takes any space between words', async () => {
    expect(await ids({ query: 'carrot', mealType: 'Lunch', sort: 'time' })).toEqual(['soup', 'salad'])
    expect(await ids({ query: '  peanut \n pasta ' })).toEqual(['pasta'])
    expect(await ids({ query: 'lamb', mine: true }, ada)).toEqual(['stew'])
    expect(await ids({ query: 'lamb', mine: true }, ben)).toEqual([])
  })

  test.each([
    ['%', ['pasta']],
    ['_', ['salad']],
    ['\\', ['strange']],
    ['100% comfort', ['pasta']],
    ["'", []],
    ["'; drop table recipes; --", []],
    ['$1', []],
  ])('a search for %j finds those characters literally', async (query, expected) => {
    expect(await ids({ query })).toEqual(expected)
    expect((await list()).total).toBe(7)
  })

  test.each([
    ['a NUL', { query: 'so\0up' }],
    ['half of a surrogate pair', { query: '\ud800' }],
    ['too long a text', { query: 'x'.repeat(201) }],
    ['page 0', { page: 0 }],
    ['a page past the maximum', { page: 1_251 }],
    ['an unknown meal', { mealType: 'Brunch' }],
    ['an unknown allergen', { without: ['kiwi'] }],
    ['an unknown field', { __proto__: null, createdBy: 'ada' }],
  ])('a search with %s is refused as a bad request', async (_, asked) => {
    await expect(list(asked as Asked)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
