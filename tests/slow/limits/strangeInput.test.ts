import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from '#server/rpc/router.ts'
import { expectations } from '../../rpc/callers/whoMayExpectations.ts'
import { type Home, prepareHome } from '../../rpc/callers/whoMayHome.ts'
import { sampleOf } from '../../support/grid.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
/** For queries, which do not change it. */
let homeToRead: Home
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 10_000 } })
  app = await site.openApp()
  homeToRead = await prepareHome(site)
})
afterAll(() => site.close())

const strangersId = '6f1c5a0e-9d5b-4b4e-8f3e-1c2d3e4f5a6b'
const texts = ['a\0b', 'a\ud83d', '\u202eمطبخ', 'x'.repeat(5_000), strangersId]
/** Undefined leaves a field out. */
const strange = [...texts, ['a'], { a: 'b' }, null, undefined, 7, -1, 1e300, true]

/** Calls that would end the session or account that the other calls need. */
const leavings = ['auth.signOut', 'auth.deleteAccount']
const all: Record<string, unknown> = appRouter._def.procedures
const procedures = Object.entries(all as Record<string, { _def: { type: string } }>).filter(
  ([path]) => !leavings.includes(path),
)

test.each(procedures)(
  'no unexpected value in an input of %s causes an internal error',
  async (path, { _def }) => {
    const home = _def.type === 'query' ? homeToRead : await prepareHome(site)
    const input = Object(expectations[path]?.input(home))
    const fields = Object.keys(input)
    const inputs = [
      ...strange,
      // Every fifth value for a field, starting at another one for the next field.
      ...fields.flatMap((field, at) => sampleOf(strange, 5, at).map((odd) => ({ ...input, [field]: odd }))),
    ]
    for (const odd of inputs) {
      const json = JSON.stringify(odd) ?? 'null'
      const headers = { cookie: `larder=${home.owner.token}`, 'content-type': 'application/json' }
      const url = _def.type === 'query' ? `/rpc/${path}?input=${encodeURIComponent(json)}` : `/rpc/${path}`
      const answer = await app.inject(
        _def.type === 'query' ? { url, headers } : { method: 'POST', url, headers, payload: json },
      )
      const what = `${path} ${json.slice(0, 200)}`
      expect(answer.statusCode, what).toBeLessThan(500)
      if (answer.statusCode < 400) continue
      const { message } = answer.json().error
      expect(message, what).toMatch(/^[A-Z].*[.\w]$/s)
      expect(message, what).not.toMatch(/zod|invalid_|expected|received|undefined|"code"/i)
    }
  },
)

test.each(['multipart/form-data; boundary=x', 'application/octet-stream', 'text/plain', 'x'])(
  'a body with the content type %s is refused',
  async (type) => {
    const headers = { 'content-type': type }
    const answer = await app.inject({ method: 'POST', url: '/rpc/auth.signOut', headers, payload: '{}' })
    expect(answer.statusCode).toBe(400)
  },
)

test('the log contains neither an invitation’s token nor the values of a failed query', async () => {
  await app.inject('/join/key-of-an-invitation')
  const err = await site.deps.db
    .execute("insert into users (id, email) values ('id', 'somebody@example.com')")
    .catch((error: unknown) => error)
  site.deps.log.error({ err }, 'request failed')
  const lines = JSON.stringify(site.logged)
  expect(lines).toContain('violates not-null constraint')
  expect(lines).not.toMatch(/key-of-an-invitation|somebody@example\.com/)
})
