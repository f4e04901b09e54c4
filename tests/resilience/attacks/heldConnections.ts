import { connect, type Socket } from 'node:net'
import { unsentBytesOf } from '../../support/servers/unreadClients.ts'
import { type Larder, openLarder, readPostmaster, residentMb, statusOf } from '../larder.ts'
import { percentile, type Report, type Row, sleep, until } from '../row.ts'

const openFiles = 1_024
const idleConnections = 2_048
const greedyConnections = 20
const requestsEach = 1_000
/** Each is answered with some 440 kB, which Node hands to the kernel at once. */
const unreadFiles = 380
const maxQueuedMb = 110
/** Each requests the same file, and that its connection is closed afterwards. */
const closedUnread = 700
const unendedRequests = 1_500
const unendedInPieces = 200

/** Clients of a Larder that read nothing, and one that reads. */
function clientsOf(larder: Larder, report: Report) {
  const port = Number(new URL(larder.url).port)
  const sockets: Socket[] = []
  report.after(() => {
    for (const socket of sockets) socket.destroy()
  })
  return {
    hold(text: string): void {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {}).pause()
      if (text) socket.write(text)
      sockets.push(socket)
    },
    /** The 99th percentile of the home page's times, in milliseconds. */
    async askHome(seconds: number): Promise<number> {
      const times: number[] = []
      for (const endsAt = performance.now() + seconds * 1_000; performance.now() < endsAt; ) {
        const askedAt = performance.now()
        await statusOf(larder.url, 30_000)
        times.push(performance.now() - askedAt)
        await sleep(50)
      }
      return percentile(times, 0.99)
    },
  }
}

async function holdConnections(report: Report): Promise<void> {
  const folder = report.folder()
  const launcher = ['sh', '-c', `ulimit -n ${openFiles} && exec "$0" "$@"`]
  const larder = await openLarder(report, { DATA_DIR: folder }, launcher)
  const postgresPid = readPostmaster(folder).pid
  const { hold, askHome } = clientsOf(larder, report)

  // The first page after a start takes a second even without other clients, and is not measured.
  await askHome(1)
  for (let index = 0; index < idleConnections; index += 1) hold('')
  const idleP99 = await askHome(4)
  const isSame = larder.isAlive() && readPostmaster(folder).pid === postgresPid
  report.figure(isSame ? 'process and Postgres live' : 'process or Postgres ended', isSame)
  report.figure(`home beside ${idleConnections} idle ones p99 ${idleP99.toFixed(0)} ms`, idleP99 <= 500)

  const page = await (await fetch(larder.url)).text()
  const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? '/'
  const before = residentMb(larder)
  const request = `GET ${script} HTTP/1.1\r\nhost: localhost\r\n\r\n`
  for (let index = 0; index < greedyConnections; index += 1) hold(request.repeat(requestsEach))
  const greedyP99 = await askHome(6)
  const addedMb = residentMb(larder) - before
  const sent = (greedyConnections * requestsEach).toLocaleString('en')
  report.figure(`${sent} requests whose answers nobody reads: ${addedMb.toFixed(0)} MB more`, addedMb <= 100)
  report.figure(`home meanwhile p99 ${greedyP99.toFixed(0)} ms`, greedyP99 <= 500)

  const file = /\/assets\/base-[\w-]+\.js/.exec(page)?.[0] ?? script
  for (let index = 0; index < unreadFiles; index += 1) hold(`GET ${file} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  const unreadP99 = await askHome(6)
  const queuedMb = (await unsentBytesOf(Number(new URL(larder.url).port))) / 1_000_000
  report.figure(
    `${unreadFiles} files that nobody reads: ${queuedMb.toFixed(0)} MB in the kernel`,
    queuedMb <= maxQueuedMb,
  )
  report.figure(`home meanwhile p99 ${unreadP99.toFixed(0)} ms`, unreadP99 <= 500)
}

async function holdClosedConnections(report: Report): Promise<void> {
  const larder = await openLarder(report, { DATA_DIR: report.folder() })
  const port = Number(new URL(larder.url).port)
  const { hold, askHome } = clientsOf(larder, report)
  await askHome(1)
  const page = await (await fetch(larder.url)).text()
  const file = /\/assets\/base-[\w-]+\.js/.exec(page)?.[0] ?? '/'
  let maxMb = 0
  let isOver = false
  const looks = (async () => {
    while (!isOver) {
      maxMb = Math.max(maxMb, (await unsentBytesOf(port)) / 1_000_000)
      await sleep(100)
    }
  })()
  const asked = askHome(12)
  for (let index = 0; index < closedUnread; index += 1) {
    hold(`GET ${file} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
    await sleep(5)
  }
  const p99 = await asked
  await until(
    async () => (await unsentBytesOf(port)) / 1_000_000 <= maxQueuedMb,
    5_000,
    'less in the kernel',
  ).catch(() => {})
  isOver = true
  await looks
  const queuedMb = (await unsentBytesOf(port)) / 1_000_000
  report.figure(
    `${closedUnread} last files that nobody reads: ${queuedMb.toFixed(0)} MB in the kernel`,
    queuedMb <= maxQueuedMb,
  )
  report.figure(`at most ${maxMb.toFixed(0)} MB`)
  report.figure(`home meanwhile p99 ${p99.toFixed(0)} ms`, larder.isAlive() && p99 <= 500)
}

async function holdRequests(report: Report): Promise<void> {
  const larder = await openLarder(report, { DATA_DIR: report.folder() })
  const { hold, askHome } = clientsOf(larder, report)
  await askHome(1)
  const head = 'POST /rpc/auth.signIn HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
  const whole = `content-length: 262144\r\n\r\n${' '.repeat(262_000)}`
  const inPieces = `transfer-encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(260_000)}`
  for (const { how, count, body } of [
    { how: 'in one piece', count: unendedRequests, body: whole },
    { how: 'byte by byte', count: unendedInPieces, body: inPieces },
  ]) {
    const before = residentMb(larder)
    for (let index = 0; index < count; index += 1) {
      hold(`${head}${body}`)
      if (index % 20 === 0) await sleep(20)
    }
    const p99 = await askHome(6)
    const addedMb = residentMb(larder) - before
    report.figure(`${count} bodies ${how} that do not end: ${addedMb.toFixed(0)} MB more`, addedMb <= 200)
    report.figure(`home meanwhile p99 ${p99.toFixed(0)} ms`, larder.isAlive() && p99 <= 500)
  }
}

export const heldConnections: Row[] = [
  {
    name: 'held-connections',
    what: `${idleConnections} idle connections where ${openFiles} files may be open, ${greedyConnections} with ${requestsEach} requests that read nothing, ${unreadFiles} that read no file`,
    promised: `process and Postgres live, 100 MB more at most, ${maxQueuedMb} MB in the kernel, others served with p99 500 ms`,
    run: holdConnections,
  },
  {
    name: 'held-closed-connections',
    what: `${closedUnread} clients that ask for a file and that the connection is closed after it, and read nothing`,
    promised: `${maxQueuedMb} MB in the kernel, others served with p99 500 ms`,
    run: holdClosedConnections,
  },
  {
    name: 'held-requests',
    what: `${unendedRequests} requests of 256 kB that do not end, and ${unendedInPieces} that come byte by byte`,
    promised: '200 MB more at most, others served with p99 500 ms',
    run: holdRequests,
  },
]
