import { request } from 'node:http'
import { connect } from 'node:net'
import { addMembers, openLarder, statusOf } from './larder.ts'
import { percentile, type Report, type Row, seconds, sleep, until } from './row.ts'

const words = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'null',
  'NaN',
  '[]',
  '{}',
  '{"__proto__":{"a":1}}',
  '{"json":null}',
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '\\u0000',
  '%c0%ae%c0%ae',
  '%ff%fe',
  '\u202e\u0000abc',
  '🍜'.repeat(50),
  'a'.repeat(5_000),
  '{"a":'.repeat(200),
  '9'.repeat(400),
  '{{7*7}}<%= 7*7 %>',
  'constructor',
  'toString',
]
const pagePaths = [
  '/',
  '/recipes',
  '/recipe/',
  '/chefs',
  '/forum',
  '/login',
  '/join/',
  '/generate',
  '/photos/',
  '/sitemap/',
  '/old/',
  '/dev/',
]
const procedures = [
  'recipes.list',
  'recipes.get',
  'recipes.report',
  'notes.list',
  'chefs.list',
  'auth.entrance',
  'grocery.get',
  'limits',
  'nothing.here',
  '__proto__',
  'auth.signIn',
  'auth.signUp',
  'recipes.submit',
  'grocery.sync',
  'feedback.send',
]
const hosts = [
  'a b',
  '[::1',
  'x:99999',
  '',
  'localhost:0',
  'evil.test',
  'a'.repeat(300),
  '127.0.0.1:99999999',
  '\u00e4.test',
  'x:y:z',
]
const types = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-7',
  'image/svg+xml',
  '',
]

interface Input {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

function* inputs(cookie: string): Generator<Input> {
  for (const path of pagePaths)
    for (const word of words)
      for (const how of [
        `${path}${encodeURIComponent(word)}`,
        `${path}?q=${encodeURIComponent(word)}&page=${encodeURIComponent(word)}`,
        `${path}?next=${encodeURIComponent(word)}`,
      ]) {
        yield { method: 'GET', path: how }
        yield { method: 'GET', path: how, headers: { accept: 'application/json', cookie } }
      }
  for (const procedure of procedures)
    for (const word of words) {
      yield {
        method: 'GET',
        path: `/rpc/${procedure}?input=${encodeURIComponent(word)}`,
        headers: { cookie },
      }
      yield { method: 'GET', path: `/rpc/${procedure}?batch=1&input=${encodeURIComponent(word)}` }
      for (const type of types)
        yield {
          method: 'POST',
          path: `/rpc/${procedure}`,
          headers: { 'content-type': type, cookie },
          body: word,
        }
    }
  for (const host of hosts)
    for (const path of [
      ...pagePaths,
      '/rpc/recipes.list',
      '/rpc/auth.entrance',
      '/sitemap.xml',
      '/robots.txt',
      '/healthz',
    ])
      for (const header of ['host', 'x-forwarded-host', 'origin', 'referer'])
        yield { method: header === 'origin' ? 'POST' : 'GET', path, headers: { [header]: host } }
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
    for (const path of [...pagePaths, '/rpc/recipes.list']) yield { method, path }
  for (const word of words)
    for (const path of pagePaths)
      yield { method: 'GET', path, headers: { cookie: `larder=${encodeURIComponent(word)}` } }
}

async function sendHostile(report: Report): Promise<void> {
  const larder = await openLarder(report, { DATA_DIR: report.folder() })
  const [member] = await addMembers(larder, 1)
  const counts = new Map<number, number>()
  const broken: string[] = []
  let sent = 0
  const all = inputs(member!.header)
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const input of all) {
        const status = await statusFor(larder.url, input)
        sent += 1
        counts.set(status, (counts.get(status) ?? 0) + 1)
        if (status >= 500)
          broken.push(
            `${input.method} ${input.path.slice(0, 60)} ${JSON.stringify(input.headers ?? {}).slice(0, 60)}`,
          )
      }
    }),
  )
  const fives = [...counts].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0)
  report.figure(
    `${fives} x 5xx of ${sent.toLocaleString('en')}${broken[0] ? `, the first ${broken[0]}` : ''}`,
    fives === 0,
  )
  report.figure(larder.isAlive() ? 'the process lives' : 'the process ended', larder.isAlive())
  report.figure(`home ${await statusOf(larder.url)}`)
}

/** 0 when it cannot be sent, or the connection is ended without an answer. */
function statusFor(url: string, { method, path, headers, body }: Input): Promise<number> {
  return new Promise((resolve) => {
    try {
      const asking = request(
        new URL(url),
        { method, path, headers: headers ?? {}, timeout: 30_000 },
        (answer) => {
          answer.resume()
          answer.on('close', () => resolve(answer.statusCode ?? 0))
        },
      )
      asking.on('error', () => resolve(0)).on('timeout', () => asking.destroy())
      asking.end(body)
    } catch {
      resolve(0)
    }
  })
}

const slowSockets = 400

async function sendSlowly(report: Report): Promise<void> {
  const larder = await openLarder(report, { DATA_DIR: report.folder() })
  const { port } = new URL(larder.url)
  let open = 0
  let told = ''
  const sockets = Array.from({ length: slowSockets }, (_, index) => {
    const socket = connect(Number(port), '127.0.0.1')
    open += 1
    socket.on('data', (chunk) => {
      told ||= chunk.toString().split('\r\n')[0] ?? ''
    })
    socket
      .on('error', () => {})
      .on('close', () => {
        open -= 1
      })
    // Half have begun a head, half a body.
    const head = `POST /rpc/auth.signIn HTTP/1.1\r\nHost: x\r\n`
    socket.write(index % 2 ? head : `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`)
    return socket
  })
  report.after(() => {
    for (const socket of sockets) socket.destroy()
  })
  const startedAt = performance.now()
  const times: number[] = []
  const big = await fetch(`${larder.url}/rpc/auth.signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(50_000_000),
  }).then(
    ({ status }) => status,
    () => 413,
  )
  report.figure(`a body of 50 MB: ${big}`, big === 413)
  let drip = 0
  await until(
    async () => {
      const askedAt = performance.now()
      await statusOf(larder.url, 30_000)
      times.push(performance.now() - askedAt)
      for (const socket of sockets) if (socket.writable && drip % 20 === 0) socket.write('x')
      drip += 1
      await sleep(100)
      return open === 0
    },
    150_000,
    'all slow connections are ended',
  )
  const tookMs = performance.now() - startedAt
  report.figure(`${slowSockets} ended after ${seconds(tookMs)} (${told})`, tookMs <= 120_000)
  const p99 = percentile(times, 0.99)
  report.figure(`others served meanwhile, p99 ${p99.toFixed(0)} ms`, p99 <= 500)
}

export const hostile: Row[] = [
  {
    name: 'hostile-inputs',
    what: 'hostile paths, queries, bodies, headers, hosts and methods',
    promised: 'no 5xx, the process lives',
    run: sendHostile,
  },
  {
    name: 'slowloris',
    what: `${slowSockets} sockets that send a byte at a time, a body of 50 MB`,
    promised: 'all ended within 120 s, others served with p99 500 ms, 413',
    run: sendSlowly,
  },
]
