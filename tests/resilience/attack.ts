import { spawn } from 'node:child_process'
import { Agent, get } from 'node:http'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

const askEveryMs = 50

/** Runs a script of hostile clients, beside this file, which reads its order from its input. Resolves to its answers by status. */
export async function attack<Order>(
  script: string,
  order: Order,
  launcher: readonly string[] = [],
): Promise<Record<string, number>> {
  const file = path.join(import.meta.dirname, script)
  const [command = '', ...args] = [...launcher, process.execPath, file]
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(order))
  try {
    // Attackers have machines of their own: these share ours, and give way.
    setPriority(child.pid!, constants.priority.PRIORITY_LOW)
    return JSON.parse(Buffer.concat(await child.stdout.toArray()).toString())
  } finally {
    child.kill()
  }
}

/** Milliseconds that each answer of `/` took, and how many were not 200. */
export interface HomeAsked {
  ms: number[]
  bad: number
}

/** Does `work` while a visitor of another network asks for `/` again and again. */
export async function whileHomeIsAsked<T>(
  larder: { url: string },
  work: () => Promise<T>,
): Promise<{ result: T; home: HomeAsked }> {
  const done = new AbortController()
  const home = askForHome(`${larder.url}/`, done.signal)
  const result = await work().finally(() => done.abort())
  return { result, home: await home }
}

async function askForHome(url: string, signal: AbortSignal): Promise<HomeAsked> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const asked: HomeAsked = { ms: [], bad: 0 }
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
