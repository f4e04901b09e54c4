import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { slowListsBy } from '../../support/database/slowLists.ts'
import { keepLongRecipes } from '../../support/recipes/longRecipes.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let port: number
let cookie: string
beforeAll(async () => {
  site = await openTestSite()
  const app = await site.openApp()
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  await seedDemoData(site.deps.db)
  const ada = await site.addMember()
  cookie = `Cookie: larder=${ada.token}`
  for (let count = 0; count < 3; count += 1) await addRecipe(ada)
  // Longer than what comes at once.
  await keepLongRecipes(site.deps.db, 5)
  for (const statement of slowListsBy(0.3)) await site.deps.db.execute(statement)
})
afterAll(() => site.close())
beforeEach(() => void site.logged.splice(0))

const head = (lines: string[]) => `${[...lines, 'Host: localhost'].join('\r\n')}\r\n\r\n`
const order = JSON.stringify({ 0: dinnerOrder })

test.each([
  ['a page whose last part is still to come', head(['GET /recipe/demo-2 HTTP/1.1', 'Accept: text/html'])],
  [
    'a compressed page whose last part is still to come',
    head(['GET /recipe/demo-3 HTTP/1.1', 'Accept: text/html', 'Accept-Encoding: gzip']),
  ],
  ['the recipes as JSON', head(['GET /recipes HTTP/1.1', 'Accept: application/json'])],
  [
    'a recipe that is being written',
    head([
      'POST /rpc/generation.generate?batch=1 HTTP/1.1',
      'Content-Type: application/json',
      'trpc-accept: application/jsonl',
      `Content-Length: ${order.length}`,
    ]) + order,
  ],
  [
    'the download of an account',
    () => head(['POST /account/download HTTP/1.1', 'Content-Length: 0', cookie]),
  ],
] satisfies [string, string | (() => string)][])(
  '%s is not logged as an error when its client closes the connection',
  async (_what, request) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(typeof request === 'string' ? request : request())
    const [piece] = await once(socket, 'data')
    expect(String(piece), 'the answer is whole already').not.toMatch(/\r\n0\r\n\r\n$/)
    socket.resetAndDestroy()
    // Takes longer than what is left of the aborted answer.
    expect((await fetch(`http://localhost:${port}/recipe/demo-8`)).status).toBe(200)

    expect(site.logged.filter(({ level }) => Number(level) >= 40)).toEqual([])
  },
)
