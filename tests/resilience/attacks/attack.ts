import { spawn } from 'node:child_process'
import { Agent, get } from 'node:http'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

const askEveryMs = 50

/**
 * Runs a script of clients from this folder, which reads its order from its input. Resolves to its counts of answers by
 * status. Readers whose speed matters need a higher `priority`: a busy machine hardly runs the lowest.
 */
export async function attack<Order>(
  script: string,
  order: Order,
  launcher: readonly string[] = [],
  priority: number = constants.priority.PRIORITY_LOW,
): Promise<Record<string, number>> {
  const file = path.join(import.meta.dirname, script)
  const [command = '', ...args] = [...launcher, process.execPath, file]
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(order))
  try {
    // Attackers would have their own machines: these share ours, so they get the lowest priority.
    setPriority(child.pid!, priority)
    return JSON.parse(Buffer.concat(await child.stdout.toArray()).toString())
  } finally {
    child.kill()
  }
}

/** The milliseconds of each answer of a page, and how many were not 200. */
export interface PageAsked {
  ms: number[]
  bad: number
}

/** Does `work` while a visitor from another network requests `/` repeatedly. */
export async function whileHomeIsAsked<T>(
  larder: { url: string },
  work: () => Promise<T>,
): Promise<{ result: T; home: PageAsked }> {
  const { result, page } = await whilePageIsAsked(`${larder.url}/`, work)
  return { result, home: page }
}

/** Does `work` while a visitor from another network requests this page repeatedly. */
export async function whilePageIsAsked<T>(
  url: string,
  work: () => Promise<T>,
): Promise<{ result: T; page: PageAsked }> {
  const done = new AbortController()
  const page = askForPage(url, done.signal)
  const result = await work().finally(() => done.abort())
  return { result, page: await page }
}

async function askForPage(url: string, signal: AbortSignal): Promise<PageAsked> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const asked: PageAsked = { ms: [], bad: 0 }
  while (!signal.aborted) {
    const startedAt = performance.now()
    const status = await new Promise<number>((resolve) => {
      const sent = get(url, { agent, localAddress: '127.0.9.9' }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
      })
      sent.once('error', () => resolve(0))
    })
    asked.ms.push(performance.now() - startedAt)
    if (status !== 200) asked.bad += 1
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
  }
  agent.destroy()
  return asked
}
