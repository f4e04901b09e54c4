import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { oldClientTables } from '#server/http/oldClients/tables.ts'
import { OldClientContentPayload, OldClientTableCall } from '#shared/contract/oldClients.ts'
import { typedRecipeFieldNames } from '#shared/contract/recipes/typedRecipeFields.ts'
import { sampleOf } from '../../support/grid.ts'
import { hostileTexts, hostileValues } from '../../support/hostileTexts.ts'
import { cpuMsOf } from '../../support/process/cpuTime.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

const length = 250_000
const maxCpuMs = 100
const maxAnswerLength = 2_000
const values = hostileValues(length)

let site: TestSite
let app: FastifyInstance
let cook: TestMember
let recipeId: string
beforeAll(async () => {
  const unlimited = 100_000_000
  site = await openTestSite({
    config: { writesPerMinute: 1_000_000, readCostPerMinute: unlimited, feedbacksPerVisitor: 1_000_000 },
  })
  app = await site.openApp()
  cook = await site.addMember()
  recipeId = await addRecipe(cook)
})
afterAll(() => site.close())

/**
 * Sends one request for each field with every third hostile value; the next field gets others. Returns the requests that took more
 * than 100 ms of CPU, were answered with 5xx, or with more than a sentence.
 */
async function faultsOf<Value>(
  fields: readonly string[],
  hostile: readonly (readonly [name: string, value: Value])[],
  requestOf: (field: string, value: Value) => InjectOptions,
): Promise<string[]> {
  const faults: string[] = []
  const cases = fields.flatMap((field, at) => sampleOf(hostile, 3, at).map((one) => [field, one] as const))
  for (const [field, [what, value]] of cases) {
    const name = `${field} of ${what}`
    const options = requestOf(field, value)
    let status = 0
    let answerLength = 0
    const send = async () => {
      const headers = { cookie: `larder=${cook.token}`, accept: 'text/html', ...options.headers }
      const answer = await app.inject({ method: 'POST', ...options, headers })
      status = answer.statusCode
      answerLength = answer.statusCode < 400 ? 0 : answer.body.length
    }
    // The least of three counts: what is compiled, collected or done beside it is not the request's.
    let ms = await cpuMsOf(send)
    for (let tries = 0; ms > maxCpuMs && tries < 2; tries += 1) ms = Math.min(ms, await cpuMsOf(send))
    if (ms > maxCpuMs) faults.push(`${name}: ${Math.round(ms)} ms`)
    if (status >= 500) faults.push(`${name}: status ${status}`)
    if (answerLength > maxAnswerLength) faults.push(`${name}: answered with ${answerLength} characters`)
  }
  return faults
}

const json = (url: string, payload: unknown, method: 'POST' | 'PUT' = 'POST'): InjectOptions => ({
  method,
  url,
  payload: JSON.stringify(payload),
  headers: { 'content-type': 'application/json' },
})
const fieldsOf = (schema: z.ZodMiniType) => Object.entries((schema as z.ZodMiniObject).shape)
const namesOf = (schema: z.ZodMiniType) => fieldsOf(schema).map(([name]) => name)

const actions = [...oldClientTables].flatMap(([entity, table]) =>
  [...table.actions].map(([action, { keys, columns }]) => ({ entity, action, keys: keys[0]!, columns })),
)
const writes = actions.filter(({ columns }) => fieldsOf(columns).length > 0)

/** The keys of a call as the cook may send them. */
function keysOf(names: readonly string[]): object {
  const values = names.map((name) =>
    name === 'recipe_id' ? recipeId : name.startsWith('user') ? cook.userId : 'item-1',
  )
  return { pk_column: names[0], pk_value: values[0], sk_column: names[1], sk_value: values[1] }
}

describe.each(writes)('$action of $entity', ({ entity, action, keys, columns }) => {
  test('a too long text or list in any column is refused with that reason', () => {
    const wrong = fieldsOf(columns).filter(([, column]) =>
      ['x'.repeat(length), Array(length).fill('x')].some(
        (value) => (column as z.ZodMiniType).safeParse(value).error?.issues[0]?.code !== 'too_big',
      ),
    )
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  test('250,000 hostile characters in a column take less than 100 ms of CPU', async () => {
    const requestOf = (name: string, value: unknown) =>
      json('/v1/tablefields', { entity, action, ...keysOf(keys), columns: { [name]: value } })
    // Of columns that share a schema the last one.
    const different = new Map(fieldsOf(columns).map(([name, column]) => [column, name]))
    expect(await faultsOf([...different.values()], values, requestOf)).toEqual([])
  }, 240_000)
})

const eaten = ['foodAllergies', 'dietaryPreferences', 'likes', 'dislikes', 'gender', 'mealFrequency']
const asGiven = (value: object) => value

test.each([
  ['an object', asGiven],
  ['JSON text', JSON.stringify],
])(
  'user details as %s of 250,000 hostile characters take less than 100 ms of CPU',
  async (_what, written) => {
    const requestOf = (name: string, value: unknown) => {
      const columns = { userinfo: written({ [name]: value }) }
      const call = { entity: 'userdetails', action: 'upsert', ...keysOf(['userid']), columns }
      return json('/v1/tablefields', call)
    }
    expect(await faultsOf(eaten, values, requestOf)).toEqual([])
  },
  240_000,
)

test('a call of a table with 250,000 hostile characters in any of its fields takes less than 100 ms of CPU', async () => {
  const call = { entity: 'RecipeTable', action: 'read', ...keysOf(['recipe_id']) }
  const requestOf = (name: string, value: unknown) => json('/v1/tablefields', { ...call, [name]: value })
  expect(await faultsOf(namesOf(OldClientTableCall), values, requestOf)).toEqual([])
}, 240_000)

test.each(['POST', 'PUT'] as const)(
  'content sent by %s with 250,000 hostile characters in any of its fields takes less than 100 ms of CPU',
  async (method) => {
    const url = method === 'POST' ? '/v1/tablefields' : `/api/content/${recipeId}`
    const requestOf = (name: string, value: unknown) =>
      json(url, { recipe_name: 'Soup', [name]: value }, method)
    expect(await faultsOf([...namesOf(OldClientContentPayload), 'unknown'], values, requestOf)).toEqual([])
  },
  240_000,
)

/** The longest that each form takes. */
const forms: [path: string, fields: readonly string[], maxLength: number][] = [
  ['/submit-recipe', [...typedRecipeFieldNames, 'draftId'], length],
  ['/contact', ['email', 'message', 'draftId'], 60_000],
  ['/feedback', ['type', 'description'], 60_000],
  ['/forum/write', ['recipeId', 'text', 'back'], 60_000],
  ['/forum/remove', ['noteId', 'back'], 60_000],
  ['/language', ['locale', 'back'], 60_000],
]

test.each(forms)(
  'a form to %s that is full of hostile characters takes less than 100 ms of CPU',
  async (url, fields, most) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const requestOf = (name: string, text: string) => {
      const payload = new URLSearchParams({ [name]: text }).toString().slice(0, most)
      return { url, payload, headers }
    }
    expect(await faultsOf(fields, hostileTexts(most), requestOf)).toEqual([])
  },
  240_000,
)
