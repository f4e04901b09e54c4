import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Asked,
  type HostileMember,
  ofVisitors,
  writesOf,
} from '../../resilience/attacks/hostileRequests.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

// What `npm run abuse` sends to write: a request that is refused at the door would prove nothing.

let site: TestSite
let url: string
let cookie: string
let member: HostileMember
beforeAll(async () => {
  site = await openTestSite()
  const app = await site.openApp()
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  const ada = await site.addMember()
  cookie = `larder=${ada.token}`
  const [household] = await ada.caller.households.list()
  member = { householdId: household!.id, versions: new Map([[await addRecipe(ada), 1]]) }
})
afterAll(() => site.close())

async function send(asked: Asked | undefined): Promise<{ status: number; answer: Response }> {
  const { path, method = 'GET', headers, body } = asked!
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { cookie, ...headers },
    ...(typeof body === 'string' && { body }),
  })
  asked!.onAnswer?.(answer.status)
  return { status: answer.status, answer }
}

const ofVisitor = (path: string) =>
  ofVisitors.map((make) => make('none')).find((asked) => asked.path.startsWith(path))
const ofMember = (path: string) =>
  writesOf(member)
    .map((make) => make())
    .find((asked) => asked.path.startsWith(path))

describe('a hostile client of the abuse test', () => {
  test('a sign-in of the abuse test is refused after its password was compared', async () => {
    const { status, answer } = await send(ofVisitor('/rpc/auth.signIn'))
    expect([status, (await answer.json()).error.data.reason]).toEqual([400, 'auth_sign_in_failed'])
  })

  test('a generation of the abuse test runs to its end', async () => {
    const { status, answer } = await send(ofVisitor('/rpc/generation.generate'))
    expect(status).toBe(200)
    expect(await answer.text()).toContain('"finished"')
  })

  test('a recipe submission of the abuse test has the maximum length', async () => {
    const { status, answer } = await send(ofMember('/rpc/recipes.submit'))
    expect([status, (await answer.text()).includes('recipeId')]).toEqual([200, true])
  })

  test('a client of the abuse test edits a recipe repeatedly', async () => {
    for (let round = 0; round < 3; round += 1)
      expect((await send(ofMember('/rpc/recipes.edit'))).status).toBe(200)
    expect([...member.versions.values()]).toEqual([4])
  })

  test('a client of the abuse test adds an item to a grocery list', async () => {
    const { status, answer } = await send(ofMember('/rpc/grocery.sync'))
    expect([status, (await answer.json()).result.data.refused]).toEqual([200, []])
  })

  test('a client of the abuse test subscribes to a grocery list', async () => {
    const { status, answer } = await send(ofMember('/rpc/grocery.changes'))
    expect([status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    await answer.body?.cancel()
  })
})
