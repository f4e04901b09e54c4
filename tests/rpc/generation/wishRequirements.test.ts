import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GenerateRecipeInput } from '#shared/contract/generation.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const open = {
  dietType: 'No restrictions',
  meatPreference: 'No preference',
  cookingTime: '30 minutes',
} as const
const keto = { dietType: 'Keto', meatPreference: 'Chicken', cookingTime: '30 minutes' } as const

describe('readWishRequirements', () => {
  test('readWishRequirements returns what a wish asks for, with the place of its words', async () => {
    const wish = 'a risotto, no onion, no oven, under 500 kcal, serves 6'
    const { requirements, conflicts } = await site
      .callerAt()
      .generation.readWishRequirements({ wish, answers: open })
    expect(requirements.map(({ requirement }) => requirement)).toEqual([
      { kind: 'dish', said: 'risotto' },
      { kind: 'food out', said: 'onion', allergens: [], diets: [] },
      { kind: 'equipment', said: 'no oven', equipment: 'no oven' },
      { kind: 'nutrition', said: 'under 500 kcal', nutrient: 'kcal', least: null, most: 500 },
      { kind: 'people', said: 'serves 6', count: 6 },
    ])
    for (const { requirement, start, end } of requirements)
      expect(wish.slice(start, end)).toBe(requirement.said)
    expect(conflicts).toEqual([])
  })

  test('readWishRequirements returns what the answers contradict, with answers that do not', async () => {
    const { conflicts } = await site
      .callerAt()
      .generation.readWishRequirements({ wish: 'no onion, a risotto', answers: keto })
    expect(conflicts).toEqual([
      { at: 1, answer: 'dietType', changes: [{ dietType: 'No restrictions', meatPreference: 'Chicken' }] },
    ])
  })

  test('readWishRequirements stores and logs no word of a wish', async () => {
    const member = await site.addMember()
    const before = site.statements.length
    await member.caller.generation.readWishRequirements({ wish: 'zanzibarish risotto', answers: open })
    expect(JSON.stringify(site.logged)).not.toMatch(/zanzibarish|risotto/)
    const sent = site.statements.slice(before)
    expect(sent.join('\n')).not.toMatch(/^\s*(?:insert|update|delete)/im)
  })

  test('readWishRequirements knows the names of the people at the table, who are no foods', async () => {
    const member = await site.addMember('Olive')
    const { requirements } = await member.caller.generation.readWishRequirements({
      wish: 'Olive is allergic to peanuts',
      answers: open,
    })
    expect(requirements.map(({ requirement }) => requirement.said)).toEqual(['peanuts'])
  })

  test('readWishRequirements refuses a wish of more than 500 characters, and meat beside a diet without', async () => {
    const { readWishRequirements } = site.callerAt().generation
    await expect(readWishRequirements({ wish: 'x'.repeat(501), answers: open })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await expect(
      readWishRequirements({ wish: '', answers: { ...open, dietType: 'Vegan' } }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await readWishRequirements({ wish: '', answers: open })).toEqual({
      requirements: [],
      conflicts: [],
    })
  })
})

describe('a recipe of the built-in cook', () => {
  const orderOf = (description: string, more: Partial<GenerateRecipeInput> = {}): GenerateRecipeInput => ({
    ...dinnerOrder,
    ...more,
    answers: { ...dinnerOrder.answers, description },
    seed: 7,
  })
  const wishOf = async (order: GenerateRecipeInput) => {
    const events = await listen(site.callerAt(), order)
    const last = events.at(-1)
    if (last?.type !== 'finished') throw new Error('No recipe came.')
    return { ...last, restarts: events.filter(({ type }) => type === 'restart').length }
  }

  test('a recipe of the built-in cook has the lists of met and unmet requirements of the wish', async () => {
    const { wish, recipe, restarts } = await wishOf(orderOf('for 6 people, no mushrooms, under 100 kcal'))
    expect(wish?.held).toEqual([
      { kind: 'people', said: '6 people', count: 6 },
      { kind: 'food out', said: 'mushrooms', allergens: [], diets: [] },
    ])
    expect(wish?.notHeld).toMatchObject([
      { requirement: { kind: 'nutrition', nutrient: 'kcal', most: 100 }, why: { reason: 'not so' } },
    ])
    expect(recipe.servings).toBe(6)
    expect(restarts, 'it is not asked again for what it cannot do').toBe(0)
  })

  test('that was changed has the outcome of the wishes of all its changes', async () => {
    const { recipe } = await wishOf(orderOf('no mushrooms'))
    const change = { kind: 'change' as const, wish: 'for six', previous: recipe }
    const { wish } = await wishOf(orderOf('no mushrooms', { change, earlierWishes: ['without garlic'] }))
    expect(wish?.held.map(({ said }) => said)).toEqual(['mushrooms', 'garlic', 'for six'])
  })

  test('a recipe of the built-in cook without a wish has no requirements to meet', async () => {
    expect((await wishOf(orderOf(''))).wish).toEqual({ held: [], notHeld: [] })
  })
})
