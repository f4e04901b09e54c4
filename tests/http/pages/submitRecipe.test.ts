import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recipesTable } from '#server/features/recipes/table.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 20 } })
  app = await site.openApp()
})
afterAll(() => site.close())

const typed = {
  name: 'Pea soup',
  description: '',
  ingredients: '500 g peas\r\n1 l stock',
  instructions: 'Boil.\r\nBlend.',
  servings: '4',
  prepTimeMinutes: '',
  cookTimeMinutes: '15',
  totalTimeMinutes: '',
  mealType: 'Dinner',
  dietType: 'Vegan',
  cuisine: 'French',
}

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return await app.inject({
    method: 'POST',
    url: '/submit-recipe',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
}
const asMember = async () => ({ cookie: `larder=${(await site.addMember()).token}` })
const count = () => site.deps.db.$count(recipesTable)

test('the recipe form without scripts creates a recipe and leads to its page', async () => {
  const answer = await send(typed, await asMember())
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/recipe\/\d{13,17}$/),
  ])
  const recipeId = String(answer.headers.location).split('/').at(-1) ?? ''
  expect(await site.callerAt().recipes.get({ recipeId })).toMatchObject({
    ingredients: ['500 g peas', '1 l stock'],
    prepTimeMinutes: 0,
    totalTimeMinutes: 15,
  })
})

test('a visitor’s recipe form leads to sign-in, and is filled in afterwards', async () => {
  const before = await count()
  const answer = await send(typed)
  const address = new URL(String(answer.headers.location), 'http://larder.test')
  expect([answer.statusCode, address.pathname]).toEqual([303, '/login'])
  const next = new URL(address.searchParams.get('next') ?? '', 'http://larder.test')
  expect([next.pathname, next.searchParams.get('ingredients')]).toEqual([
    '/submit-recipe',
    typed.ingredients.replaceAll('\r\n', '\n'),
  ])
  expect(await count()).toBe(before)
})

test.each([
  ['nothing', {}],
  ['a line too long', { ...typed, ingredients: 'x'.repeat(601) }],
  ['no number of servings', { ...typed, servings: 'many' }],
  ['NUL', { ...typed, name: 'a\0b' }],
  ['a key of every object', { ...typed, ['__proto__']: 'x', constructor: 'y', mealType: 'toString' }],
])('a recipe form with %s comes back with errors, and stores nothing', async (_what, fields) => {
  const before = await count()
  const answer = await send(fields as Record<string, string>, await asMember())
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/submit-recipe\?.*refused=yes/),
  ])
  expect(await count()).toBe(before)
})

test('an invalid recipe form that is too long for an address is refused with a sentence', async () => {
  const answer = await send({ ...typed, name: '', description: 'long '.repeat(2_000) }, await asMember())
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('Please give it a title.')])
})

test('a recipe form sent from another site is refused', async () => {
  const answer = await send(typed, {
    ...(await asMember()),
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  })
  expect(answer.statusCode).toBe(403)
})

test('recipe forms count towards the visitor’s write limit', async () => {
  const cookie = await asMember()
  const answers = []
  for (let sent = 0; sent < 21; sent += 1) answers.push((await send(typed, cookie)).statusCode)
  expect(answers.at(-1)).toBe(429)
})
