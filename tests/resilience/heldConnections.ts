import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { openLarder, readPostmaster, statusOf } from './larder.ts'
import { percentile, type Report, type Row, sleep } from './row.ts'

const openFiles = 1_024
const idleConnections = 2_048
const greedyConnections = 20
const requestsEach = 1_000

async function holdConnections(report: Report): Promise<void> {
  const folder = report.folder()
  const launcher = ['sh', '-c', `ulimit -n ${openFiles} && exec "$0" "$@"`]
  const larder = await openLarder(report, { DATA_DIR: folder }, launcher)
  const port = Number(new URL(larder.url).port)
  const postgresPid = readPostmaster(folder).pid
  const sockets: Socket[] = []
  report.after(() => {
    for (const socket of sockets) socket.destroy()
  })
  const hold = (text: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {}).pause()
    if (text) socket.write(text)
    sockets.push(socket)
  }
  const residentMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${larder.process.child.pid}/status`, 'utf8'))?.[1]) /
    1_024
  const askHome = async (seconds: number) => {
    const times: number[] = []
    for (const endsAt = performance.now() + seconds * 1_000; performance.now() < endsAt; ) {
      const askedAt = performance.now()
      await statusOf(larder.url, 30_000)
      times.push(performance.now() - askedAt)
      await sleep(50)
    }
    return percentile(times, 0.99)
  }

  for (let index = 0; index < idleConnections; index += 1) hold('')
  const idleP99 = await askHome(4)
  const isSame = larder.isAlive() && readPostmaster(folder).pid === postgresPid
  report.figure(isSame ? 'process and Postgres live' : 'process or Postgres ended', isSame)
  report.figure(`home beside ${idleConnections} idle ones p99 ${idleP99.toFixed(0)} ms`, idleP99 <= 500)

  const page = await (await fetch(larder.url)).text()
  const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? '/'
  const before = residentMb()
  const request = `GET ${script} HTTP/1.1\r\nhost: localhost\r\n\r\n`
  for (let index = 0; index < greedyConnections; index += 1) hold(request.repeat(requestsEach))
  const greedyP99 = await askHome(6)
  const addedMb = residentMb() - before
  const sent = (greedyConnections * requestsEach).toLocaleString('en')
  report.figure(`${sent} requests whose answers nobody reads: ${addedMb.toFixed(0)} MB more`, addedMb <= 100)
  report.figure(`home meanwhile p99 ${greedyP99.toFixed(0)} ms`, greedyP99 <= 500)
}

export const heldConnections: Row[] = [
  {
    name: 'held-connections',
    what: `${idleConnections} idle connections where ${openFiles} files may be open, ${greedyConnections} with ${requestsEach} requests that read nothing`,
    promised: 'process and Postgres live, 100 MB more at most, others served with p99 500 ms',
    run: holdConnections,
  },
]
