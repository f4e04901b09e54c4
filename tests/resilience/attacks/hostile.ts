import { request } from 'node:http'
import { connect } from 'node:net'
import { addMembers, openLarder, statusOf } from '../larder.ts'
import { percentile, type Report, type Row, seconds, sleep, until } from '../row.ts'
import { type HostileInput, hostileInputs } from './hostileInputs.ts'

/** At least this many inputs must be sent. */
const minInputs = 7_485

async function sendHostile(report: Report): Promise<void> {
  const larder = await openLarder(report, { DATA_DIR: report.folder() })
  const [member] = await addMembers(larder, 1)
  const broken: string[] = []
  const unanswered: string[] = []
  let sent = 0
  let unsendable = 0
  const all = hostileInputs(member!.header)
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const input of all) {
        const status = await statusFor(larder.url, input)
        const told = `${input.method} ${input.path.slice(0, 60)} ${JSON.stringify(input.headers ?? {}).slice(0, 60)}`
        if (status === 'cannot be sent') unsendable += 1
        else sent += 1
        if (status === 'no answer') unanswered.push(told)
        if (typeof status === 'number' && status >= 500) broken.push(told)
      }
    }),
  )
  const first = (all: string[]) => (all[0] ? `, the first ${all[0]}` : '')
  report.figure(
    `${broken.length} x 5xx of ${sent.toLocaleString('en')}${first(broken)}`,
    broken.length === 0 && sent >= minInputs,
  )
  report.figure(`${unanswered.length} without an answer${first(unanswered)}`, unanswered.length === 0)
  report.figure(`${unsendable} that no client of Node sends`)
  report.figure(larder.isAlive() ? 'the process lives' : 'the process ended', larder.isAlive())
  const home = await statusOf(larder.url)
  report.figure(`home ${home}`, home === 200)
}

/** The status of the answer, or why there was no answer. */
function statusFor(
  url: string,
  { method, path, headers, body }: HostileInput,
): Promise<number | 'cannot be sent' | 'no answer'> {
  return new Promise((resolve) => {
    try {
      const asking = request(
        new URL(url),
        { method, path, headers: headers ?? {}, timeout: 30_000 },
        (answer) => {
          answer.resume()
          // An answer that is cut off counts as none.
          answer.on('close', () => resolve(answer.complete ? answer.statusCode! : 'no answer'))
        },
      )
      asking.on('error', () => resolve('no answer')).on('timeout', () => asking.destroy())
      asking.end(body)
    } catch {
      resolve('cannot be sent')
    }
  })
}

const slowSockets = 800

async function sendSlowly(report: Report): Promise<void> {
  const larder = await openLarder(report, { DATA_DIR: report.folder() })
  const { port } = new URL(larder.url)
  let open = 0
  let statusLine = ''
  const sockets = Array.from({ length: slowSockets }, (_, index) => {
    const socket = connect(Number(port), '127.0.0.1')
    open += 1
    socket.on('data', (chunk) => {
      statusLine ||= chunk.toString().split('\r\n')[0] ?? ''
    })
    socket
      .on('error', () => {})
      .on('close', () => {
        open -= 1
      })
    // Half send an unfinished head, half an unfinished body.
    const head = `POST /rpc/auth.signIn HTTP/1.1\r\nHost: x\r\n`
    socket.write(index % 2 ? head : `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`)
    return socket
  })
  report.after(() => {
    for (const socket of sockets) socket.destroy()
  })
  const startedAt = performance.now()
  const times: number[] = []
  const others: number[] = []
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
      others.push(await statusOf(larder.url, 30_000).catch(() => 0))
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
  report.figure(
    `${slowSockets} ended after ${seconds(tookMs)} (${statusLine})`,
    tookMs <= 120_000 && / 408 /.test(statusLine),
  )
  const p99 = percentile(times, 0.99)
  const unserved = others.filter((status) => status !== 200).length
  report.figure(
    `${unserved} of ${others.length} others not served meanwhile, p99 ${p99.toFixed(0)} ms`,
    unserved === 0 && p99 <= 500,
  )
}

export const hostile: Row[] = [
  {
    name: 'hostile-inputs',
    what: 'hostile paths, queries, bodies, headers, hosts and methods',
    promised: `${minInputs.toLocaleString('en')} at least are answered, all of them, no 5xx, the process lives`,
    run: sendHostile,
  },
  {
    name: 'slowloris',
    what: `${slowSockets} sockets that send a byte at a time, a body of 50 MB`,
    promised: 'all ended with 408 within 120 s, every other served with p99 500 ms, 413',
    run: sendSlowly,
  },
]
