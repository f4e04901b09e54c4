import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

// Asks for a page at an even rate, in a process of its own: what the process that measures does meanwhile, such as collecting
// garbage, makes no page seem slow. It begins with an address and, told to stop, answers with the milliseconds of each page.

/** A visitor's pages a second beside the plan. */
const requestsPerSecond = 50

export type EvenRequestsMessage = { url: string; headers: Record<string, string> } | 'stop'

let isStopped = false
process.on('message', (message: EvenRequestsMessage) => {
  if (message === 'stop') isStopped = true
  else void sendEvenly(message.url, message.headers)
})

async function sendEvenly(url: string, headers: Record<string, string>): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  const startedAt = performance.now()
  const times: Promise<number>[] = []
  isStopped = false
  while (!isStopped) {
    times.push(readPage(url, headers, agent))
    const nextAt = startedAt + (times.length * 1_000) / requestsPerSecond
    await wait(Math.max(0, nextAt - performance.now()))
  }
  process.send!(await Promise.all(times))
  agent.destroy()
}

/** Milliseconds until a page is there. */
function readPage(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - startedAt)
        else reject(new Error(`${url} answered ${answer.statusCode}.`))
      })
    }).on('error', reject)
  })
}
