import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oldColumns } from '../../support/oldClients/oldClientCalls.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
let cook: TestMember
beforeAll(async () => {
  site = await openTestSite()
  app = await site.openApp()
  cook = await site.addMember()
})
afterAll(() => site.close())

const name = 'Crème de céleri'
const key = (recipeId: string) => ({ entity: 'RecipeTable', pk_column: 'recipe_id', pk_value: recipeId })

async function send(payload: object, encoding: BufferEncoding, headers: Record<string, string>) {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/tablefields',
    payload: Buffer.from(JSON.stringify(payload), encoding),
    headers: { cookie: `larder=${cook.token}`, ...headers },
  })
  const { statusCode, body } = answer.json()
  return { statusCode, ...JSON.parse(body) }
}
const save = (recipeId: string, encoding: BufferEncoding, headers: Record<string, string>) =>
  send(
    { ...key(recipeId), action: 'upsert', columns: { ...oldColumns, recipe_name: name } },
    encoding,
    headers,
  )
const read = (recipeId: string) =>
  send({ ...key(recipeId), action: 'read' }, 'utf8', { 'content-type': 'application/json' })

test.each<[BufferEncoding, Record<string, string>]>([
  ['utf8', { 'content-type': 'application/json' }],
  ['utf8', { 'content-type': 'application/json; charset=UTF-8', 'content-encoding': 'identity' }],
  ['latin1', { 'content-type': 'application/json; charset=iso-8859-1' }],
  ['latin1', { 'content-type': 'application/json;charset="windows-1252"' }],
  ['utf16le', { 'content-type': 'application/json; charset=utf-16le' }],
])('the accents of a recipe sent in %s as %o are stored', async (encoding, headers) => {
  const recipeId = `${Date.now()}${encoding.length}${headers['content-type']!.length}`
  expect(await save(recipeId, encoding, headers)).toMatchObject({ statusCode: 200 })
  expect((await read(recipeId)).data).toMatchObject({ recipe_name: name })
})

test.each(['application/json', 'application/json; charset=utf-8', 'application/json; charset=klingon'])(
  'Latin-1 bytes sent as %s are refused with one sentence, and nothing is stored',
  async (type) => {
    const recipeId = `1700000000${type.length}`
    const refused = await save(recipeId, 'latin1', { 'content-type': type })
    expect(refused.statusCode).toBe(400)
    expect(JSON.stringify(refused)).toContain('This text cannot be read: send it as UTF-8')
    expect((await read(recipeId)).data ?? null).toBe(null)
  },
)
