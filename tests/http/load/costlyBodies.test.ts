import { type IncomingMessage, request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isJsonNestedTooDeep } from '#server/http/forms/bodyTexts.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: Awaited<ReturnType<TestSite['openApp']>>
let cook: TestMember
beforeAll(async () => {
  site = await openTestSite()
  app = await site.openApp()
  cook = await site.addMember()
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })

describe('JSON that is nested 1,000 levels deep', () => {
  test.each(['/rpc/auth.signIn', '/v1/tablefields'])('deeply nested JSON is refused at %s', async (url) => {
    const answer = await post(url, nested(1_000), { cookie: `larder=${cook.token}` })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('problem with your request')
  })
})

test('brackets inside JSON strings do not count as nesting', () => {
  expect([isJsonNestedTooDeep(nested(40)), isJsonNestedTooDeep(nested(41))]).toEqual([false, true])
  expect(isJsonNestedTooDeep(JSON.stringify({ text: nested(500), quoted: `\\"${'['.repeat(500)}` }))).toBe(
    false,
  )
  expect(isJsonNestedTooDeep(`["${'\\\\'}",${nested(60)}]`)).toBe(true)
})

describe('a body of 300,000 characters', () => {
  const long = JSON.stringify({ email: 'ada@example.com', password: 'x'.repeat(250_000) })

  test('a body of 300,000 characters from a visitor is refused', async () => {
    const answer = await post('/rpc/auth.signIn', long)
    expect(answer.statusCode).toBe(401)
  })

  test('a body of 300,000 characters from a member is accepted', async () => {
    const answer = await post('/rpc/auth.signIn', long, { cookie: `larder=${cook.token}` })
    expect(answer.statusCode).toBe(400)
  })
})

describe.each(['/submit-recipe', '/contact', '/language'])('a form sent to %s', (url) => {
  const send = (payload: string, headers: Record<string, string> = {}) =>
    post(url, payload, {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      ...headers,
    })

  test('a form with more fields than any form has is refused', async () => {
    const answer = await send('a&'.repeat(60), { cookie: `larder=${cook.token}` })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('<h1>')
  })

  test('a form of 60,000 characters from a visitor is refused', async () => {
    const answer = await send(`email=${'+'.repeat(60_000)}`)
    expect(answer.statusCode).toBe(401)
    expect(answer.body).toContain('<h1>')
  })
})

test('a path that accepts no body answers before the body arrives, and closes the connection', async () => {
  const answer = await post('/nowhere', nested(1_000))
  expect([answer.statusCode, answer.headers.connection]).toEqual([404, 'close'])
})

test('a compressed body is refused before it is decompressed', async () => {
  const payload = gzipSync(JSON.stringify({ email: 'ada@example.com', password: 'secret' }))
  for (const method of ['POST', 'OPTIONS'] as const) {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const answer = await app.inject({ method, url: '/rpc/auth.signIn', payload, headers })
    expect([answer.statusCode, answer.headers.connection]).toEqual([415, 'close'])
  }
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('a call by %s is refused', async (method) => {
  const answer = await app.inject({ method, url: '/rpc/auth.signIn', payload: {} })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
})

/** The answer to a request whose body begins and does not end. */
async function begin(method: string, path: string, headers: Record<string, string>) {
  // As if somebody had asked for the page before.
  await app.inject({ url: path, headers: { accept: 'text/html' } })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sending = request(`${app.listeningOrigin}${path}`, { method, headers })
    sending.on('response', resolve).on('error', reject)
    sending.write('{')
  })
  answer.destroy()
  return [answer.statusCode, answer.headers.connection]
}

test.each([
  ['POST', '/rpc/auth.signIn', 'application/json'],
  ['POST', '/recipe/demo-1/photo', 'multipart/form-data; boundary=z'],
  ['GET', '/faq', 'multipart/form-data; boundary=z'],
  ['GET', '/healthz', 'multipart/form-data; boundary=z'],
])('a chunked body is refused before it is read: %s %s', async (method, path, type) => {
  const headers = { 'content-type': type, 'transfer-encoding': 'chunked' }
  expect(await begin(method, path, headers)).toEqual([411, 'close'])
})

test('a body longer than any photo is refused before it is read', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=z', 'content-length': '16000000' }
  expect(await begin('POST', '/recipe/demo-1/photo', headers)).toEqual([413, 'close'])
})

test.each([
  ['GET', '/faq', 400],
  ['GET', '/healthz', 400],
  ['POST', '/recipe/demo-1/photo', 401],
])(
  'a connection is closed when the answer was sent before the body arrived: %s %s',
  async (method, path, status) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=z', 'content-length': '1000000' }
    expect(await begin(method, path, headers)).toEqual([status, 'close'])
  },
)

describe('a save of an old client with 60,000 characters', () => {
  const columns = Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`c${at}`, 1]))
  const save = JSON.stringify({
    entity: 'FeedbackTable',
    action: 'upsert',
    pk_column: 'feedback_id',
    pk_value: '1',
    columns,
  })

  test('an old client’s save of 60,000 characters from a visitor is refused', async () => {
    expect((await post('/v1/tablefields', save)).statusCode).toBe(401)
  })

  test('an old client’s long save counts towards the member’s read budget', async () => {
    const poor = await openTestSite({ config: { readCostPerMinute: 100 } })
    onTestFinished(() => poor.close())
    const poorApp = await poor.openApp()
    const { token } = await poor.addMember()
    const headers = { 'content-type': 'application/json', cookie: `larder=${token}` }
    const send = () => poorApp.inject({ method: 'POST', url: '/v1/tablefields', payload: save, headers })
    const statuses = [await send(), await send(), await send()].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([400, 400, 429])
  })
})

test('an unknown Expect header is refused, and the connection is closed', async () => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { expect: 'a miracle', connection: 'keep-alive' }
    request(`${app.listeningOrigin}/faq`, { headers }).on('response', resolve).on('error', reject).end()
  })
  expect([answer.statusCode, answer.headers.connection]).toEqual([417, 'close'])
  answer.destroy()
})
