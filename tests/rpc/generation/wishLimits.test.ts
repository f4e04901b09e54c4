import { afterAll, beforeAll, expect, test } from 'vitest'
import * as m from '#messages'
import type { GenerateRecipeInput, GenerationEvent } from '#shared/contract/generation.ts'
import { cuisines } from '#shared/kitchen/questionnaire.ts'
import { sampleOf } from '../../support/grid.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

type Finished = Extract<GenerationEvent, { type: 'finished' }>

async function cook(
  description: string,
  seed: number,
  more: Partial<GenerateRecipeInput> = {},
): Promise<Finished> {
  const cuisine = cuisines[seed % cuisines.length]!
  const answers = { ...dinnerOrder.answers, cuisine, description }
  const last = (await listen(site.callerAt(), { ...dinnerOrder, answers, seed, ...more })).at(-1)
  if (last?.type !== 'finished') throw new Error('No recipe came.')
  return last
}
const seeds = Array.from({ length: 20 }, (_, seed) => seed)
/** Every third seed, starting at another one for the next of some wishes. */
const seedsFor = (wishes: readonly string[], wish: string) => sampleOf(seeds, 3, wishes.indexOf(wish))

const anyNut =
  /\b(?:almonds?|hazelnuts?|walnuts?|cashews?|pecans?|pistachios?|macadamias?|brazil nuts?|peanuts?)\b/i

test('the built-in cook leaves out every nut for "nut and peanut allergy in the family", and foods that may contain them', async () => {
  for (const seed of seeds) {
    const { recipe, report } = await cook('nut and peanut allergy in the family', seed)
    expect(recipe.ingredients.filter((line) => anyNut.test(line))).toEqual([])
    expect(report.allergens.map(({ id }) => id)).not.toContain('nuts')
    expect(report.allergens.map(({ id }) => id)).not.toContain('peanuts')
  }
})

const nutWishes = [
  "mon fils est allergique aux noix et à l'arachide",
  'allergia a noci e arachidi in famiglia',
  'noten- en pinda-allergie in het gezin',
  'عندنا حساسية من المكسرات والفول السوداني',
]
test.each(nutWishes)('the built-in cook leaves out every nut for "%s"', async (wish) => {
  for (const seed of seedsFor(nutWishes, wish)) {
    const { recipe, report } = await cook(wish, seed)
    expect(recipe.ingredients.filter((line) => anyNut.test(line))).toEqual([])
    expect(report.allergens.map(({ id }) => id)).not.toContain('nuts')
    expect(report.allergens.map(({ id }) => id)).not.toContain('peanuts')
  }
})

test('the built-in cook uses no peanuts for "like pad thai, my son is allergic to peanuts"', async () => {
  for (const seed of seeds) {
    const { recipe } = await cook('like pad thai, my son is allergic to peanuts', seed)
    expect(recipe.ingredients.filter((line) => /peanut/i.test(line))).toEqual([])
  }
})

const garlicWishes = [
  'no garlic',
  'garlic allergy',
  'ohne Knoblauch',
  'sin ajo',
  'sans ail',
  'senza aglio',
  'sem alho',
  'zonder knoflook',
  'bez czosnku',
  'utan vitlök',
  'uden hvidløg',
  'uten hvitløk',
  'बिना लहसुन',
  'بدون ثوم',
]
test.each(garlicWishes)('the built-in cook uses no garlic for "%s"', async (wish) => {
  for (const seed of seedsFor(garlicWishes, wish)) {
    const { recipe } = await cook(wish, seed)
    expect([recipe.name, ...recipe.ingredients, ...recipe.instructions].join(' ')).not.toMatch(/garlic/i)
  }
})

test('the built-in cook keeps the limits of the first wish and of earlier changes in every change', async () => {
  const first = await cook('no garlic', 3)
  const change = { kind: 'change' as const, wish: 'quicker, please', previous: first.recipe }
  for (const seed of seeds.slice(0, 8)) {
    const { recipe } = await cook('no garlic', seed, {
      change,
      earlierWishes: ['my son is allergic to eggs'],
    })
    expect(recipe.ingredients.filter((line) => /garlic|\begg(?!plant)/i.test(line))).toEqual([])
  }
})

test('the built-in cook keeps a limit in the wish for a change', async () => {
  const first = await cook('with eggs', 5)
  const change = { kind: 'change' as const, wish: 'egg allergy, I forgot', previous: first.recipe }
  const { recipe } = await cook('with eggs', 5, { change })
  expect(recipe.ingredients.filter((line) => /\begg(?!plant)/i.test(line))).toEqual([])
})

test('readWish returns what a wish leaves out, and asks about unclear passages', async () => {
  const caller = site.callerAt()
  expect(await caller.generation.readWish({ wishes: ['nut allergy, no garlic', 'vegan please'] })).toEqual({
    leftOut: [
      { said: 'nut', allergens: ['nuts', 'peanuts'], diets: [] },
      { said: 'garlic', allergens: [], diets: [] },
      { said: 'vegan', allergens: [], diets: ['vegan'] },
    ],
    vulnerable: [],
    unclear: [],
    named: [],
  })
  const asked = await caller.generation.readWish({ wishes: ['salmon and rice. My wife is allergic'] })
  expect(asked).toEqual({
    leftOut: [],
    vulnerable: [],
    unclear: [{ passage: 'salmon and rice. My wife is allergic', foods: ['salmon', 'rice'] }],
    named: [],
  })
})

test('readWish returns that a wish is for a vulnerable eater', async () => {
  const caller = site.callerAt()
  const read = await caller.generation.readWish({ wishes: ['dinner for my pregnant wife'] })
  expect(read).toEqual({ leftOut: [], vulnerable: ['pregnant'], unclear: [], named: [] })
})

test.each(['without raw fish', 'diabetic', 'gout', 'ilman valkosipulia', '不要花生'])(
  'readWish asks about "%s", which no check can prove',
  async (wish) => {
    const read = await site.callerAt().generation.readWish({ wishes: [wish] })
    expect(read.unclear).toMatchObject([{ passage: wish }])
    expect(read.leftOut).toEqual([])
  },
)

const unclearWish = 'salmon and rice. My wife is allergic'

test('an unclear wish is refused until it is clarified, when the caller can be asked', async () => {
  const answers = { ...dinnerOrder.answers, description: unclearWish }
  const refused = listen(site.callerAt(), { ...dinnerOrder, answers, clarifications: [] })
  await expect(refused).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: m.generation_wish_unclear(),
    cause: { reason: 'generation_wish_unclear' },
  })
})

test('a recipe leaves out what a clarification says, as an allergy where the passage mentions one', async () => {
  for (const seed of seeds.slice(0, 6)) {
    const clarifications = [{ passage: unclearWish, leaveOut: ['salmon'] }]
    const { recipe, report } = await cook(unclearWish, seed, { clarifications })
    expect(recipe.ingredients.filter((line) => /salmon|fish|anchov/i.test(line))).toEqual([])
    expect(report.allergens.map(({ id }) => id)).not.toContain('fish')
  }
  const { report } = await cook(unclearWish, 1, { clarifications: [{ passage: unclearWish, leaveOut: [] }] })
  expect(report.findings.map(({ kind }) => kind)).not.toContain('wish unclear')
})

test('a recipe leaves out every food of an unclear passage and says so, when the caller cannot be asked', async () => {
  const { recipe, report } = await cook(unclearWish, 2)
  expect(recipe.ingredients.filter((line) => /salmon|fish|\brice\b/i.test(line))).toEqual([])
  expect(report.findings[0]).toMatchObject({
    kind: 'wish unclear',
    passage: unclearWish,
    foods: ['salmon', 'rice'],
  })
})

test('readWish accepts one wish of a description’s length and 51 of a change’s length, and no longer ones', async () => {
  const { readWish } = site.callerAt().generation
  const description = 'i='.repeat(250)
  const changes = Array.from({ length: 51 }, () => 'i='.repeat(100))
  expect(await readWish({ wishes: [description, ...changes] })).toMatchObject({ leftOut: [] })
  await expect(readWish({ wishes: [description, `${changes[0]}=`] })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('a food beside an eater’s name is asked about, in readWish and when generating', async () => {
  const wish = "eggs and Mia don't mix"
  const { caller } = await site.addMember('Mia')
  const { unclear } = await caller.generation.readWish({ wishes: [wish] })
  expect(unclear).toEqual([{ passage: wish, foods: ['eggs'] }])
  const order = { ...dinnerOrder, answers: { ...dinnerOrder.answers, description: wish }, seed: 3 }
  await expect(listen(caller, { ...order, clarifications: [] })).rejects.toThrow(m.generation_wish_unclear())
  const answered = { ...order, clarifications: [{ passage: wish, leaveOut: ['eggs'] }] }
  expect((await listen(caller, answered)).at(-1)).toMatchObject({ type: 'finished' })
})

test('a food that a wish only names is returned, and left out by a clarification', async () => {
  const wish = 'pad thai with peanuts'
  const { leftOut, unclear, named } = await site.callerAt().generation.readWish({ wishes: [wish] })
  expect({ leftOut, unclear }).toEqual({ leftOut: [], unclear: [] })
  expect(named).toContain('peanuts')
  const clarifications = [{ passage: 'peanuts', leaveOut: ['peanuts'] }]
  for (const seed of seeds.slice(0, 5)) {
    const { recipe } = await cook(wish, seed, { clarifications })
    expect(recipe.ingredients.filter((line) => /peanut/i.test(line))).toEqual([])
  }
})
