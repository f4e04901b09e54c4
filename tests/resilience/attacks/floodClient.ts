import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

// One machine that sends one request repeatedly on many connections, with at most 10 Mbit/s. Runs as its own process with
// low priority: tests/resilience/attacks/floods.ts.

export interface FloodOrder {
  url: string
  seconds: number
  /** The machine's address: limits count by network. */
  address: string
  /** A `#` in it, in a header or in the body stands for a hexadecimal number that differs between requests. */
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** A binary body, in base64. */
  bytes?: string
}

const lanes = 50
const bytesPerMs = 10_000_000 / 8 / 1_000
/** Bytes of a request's head and of the packets around it. */
const headBytes = 400
const patienceMs = 30_000

const order = (await json(process.stdin)) as FloodOrder
const startedAt = performance.now()
const until = startedAt + order.seconds * 1_000
const agent = new Agent({ keepAlive: true, maxSockets: lanes })
const counts = new Map<string, number>()
let sentBytes = 0
let sentRequests = 0

async function runLane(): Promise<void> {
  while (performance.now() < until) {
    sentRequests += 1
    const body = order.bytes
      ? Buffer.from(order.bytes, 'base64')
      : Buffer.from(numbered(order.body ?? '', sentRequests))
    sentBytes += headBytes + body.length
    await sleep(Math.max(0, startedAt + sentBytes / bytesPerMs - performance.now()))
    const headers = Object.entries(order.headers ?? {}).map(([name, text]) => [
      name,
      numbered(text, sentRequests),
    ])
    const status = await send(numbered(order.path, sentRequests), body, Object.fromEntries(headers))
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
}

function numbered(text: string, number: number): string {
  return text.replaceAll('#', (number % 0x10000).toString(16))
}

function send(path: string, body: Buffer, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    let status = 'cut'
    const { hostname, port } = new URL(order.url)
    const { method = 'GET' } = order
    const sent = request(
      { hostname, port, path, method, headers, localAddress: order.address, agent, timeout: patienceMs },
      (answer) => {
        status = String(answer.statusCode)
        answer.resume()
      },
    )
    sent.on('timeout', () => sent.destroy()).on('error', () => {})
    sent.on('close', () => resolve(status))
    sent.end(body)
  })
}

await Promise.all(Array.from({ length: lanes }, runLane))
process.stdout.write(`${JSON.stringify(Object.fromEntries(counts))}\n`)
process.exit()
