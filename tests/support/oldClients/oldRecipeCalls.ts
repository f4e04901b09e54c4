import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { openTestSite, type TestBrowser, type TestMember, type TestSite } from '../testSite.ts'
import { oldColumns } from './oldClientCalls.ts'

/** A kitchen with a cook whose old client reads and saves recipes, for the tests of one file. */
export function prepareOldRecipes() {
  let site: TestSite
  let app: FastifyInstance
  let cook: TestMember
  beforeAll(async () => {
    site = await openTestSite({ config: { writesPerMinute: 10_000 } })
    app = await site.openApp()
    cook = await site.addMember()
  })
  afterAll(() => site.close())

  async function send(payload: object, browser: TestBrowser = cook, door = app) {
    const headers = { cookie: `larder=${browser.token}` }
    const answer = await door.inject({ method: 'POST', url: '/v1/tablefields', payload, headers })
    const { statusCode, body } = answer.json()
    return { statusCode, ...JSON.parse(body) }
  }

  const key = (recipeId: string) => ({ entity: 'RecipeTable', pk_column: 'recipe_id', pk_value: recipeId })
  const save = (recipeId: string, columns: object) => send({ ...key(recipeId), action: 'upsert', columns })
  const read = async (recipeId: string) => (await send({ ...key(recipeId), action: 'read' })).data

  let ids = 1_700_000_000_000
  /** Saves a recipe with these columns beside the usual ones. Returns its id. */
  async function saved(columns: object): Promise<string> {
    const recipeId = `${++ids}007`
    expect(await save(recipeId, { ...oldColumns, ...columns })).toMatchObject({ statusCode: 200 })
    return recipeId
  }

  return {
    ...{ send, key, save, read, saved },
    get site() {
      return site
    },
    get app() {
      return app
    },
    get cook() {
      return cook
    },
  }
}
