import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recipesTable } from '#server/features/recipes/table.ts'
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
    await expect(list(asked as AskedList)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
