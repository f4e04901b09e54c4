import { readFileSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { type SignedIn, signedInAt } from '../support/accounts/signedIn.ts'
import { type LarderProcess, startLarder } from '../support/process/larderProcess.ts'
import { type Report, until } from './row.ts'

/** Settings for load from one address, so that visitors' limits are not what is measured. */
export const generous = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  WRITES_PER_MINUTE: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  READ_COST_PER_MINUTE: '1000000',
  MAILS_PER_VISITOR: '100000',
  MAIL_COOLDOWN_SECONDS: '1',
}

export interface Larder {
  url: string
  databaseUrl: string
  process: LarderProcess
  isAlive: () => boolean
  kill: () => Promise<void>
}

/** Starts the built server as its own process, which ends after the row; `launcher` is a command that runs it. */
export async function openLarder(
  report: Report,
  env: Record<string, string>,
  launcher: readonly string[] = [],
): Promise<Larder> {
  const running = await startLarder({ ...generous, ...env }, undefined, launcher)
  const isAlive = () => running.child.exitCode === null && running.child.signalCode === null
  report.after(() => {
    if (isAlive()) return stopWithin(running, 30_000)
  })
  return {
    url: running.url.replace('localhost', '127.0.0.1'),
    databaseUrl: env.DATABASE_URL ?? embeddedUrl(env.DATA_DIR ?? ''),
    process: running,
    isAlive,
    async kill() {
      running.child.kill('SIGKILL')
      await running.ended()
    },
  }
}

/** Stops the process, and kills it when it does not stop in time. Resolves to the milliseconds that took. */
export async function stopWithin(running: LarderProcess, withinMs: number): Promise<number> {
  const startedAt = performance.now()
  const timer = setTimeout(() => running.child.kill('SIGKILL'), withinMs)
  await running.stop()
  clearTimeout(timer)
  return performance.now() - startedAt
}

/** The address of the database in this folder, while its Larder runs. */
export function embeddedUrl(folder: string): string {
  const { port } = readPostmaster(folder)
  const password = readFileSync(path.join(folder, 'password'), 'utf8').trim()
  return `postgres://larder:${password}@127.0.0.1:${port}/larder`
}

export function readPostmaster(folder: string): { pid: number; port: number } {
  const lines = readFileSync(path.join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/** Runs `work` with its own connection, beside Larder. */
export async function withSql<T>(databaseUrl: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 5, onnotice() {} })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

export async function addMembers(larder: Larder, count: number): Promise<Member[]> {
  const members: Member[] = []
  for (let index = 0; index < count; index += 1) members.push(await addMember(larder, index))
  return members
}

export interface Member extends SignedIn {
  householdId: string
  header: string
}

async function addMember(larder: Larder, index: number): Promise<Member> {
  const person = await signedInAt(larder, `Cook ${index}`)
  const householdId = await withSql(larder.databaseUrl, async (sql) => {
    const [row] = await sql`select household_id from memberships where user_id = ${person.userId}`
    return String(row?.household_id)
  })
  return { ...person, householdId, header: `${person.cookie.name}=${person.cookie.value}` }
}

/** Resident memory of Larder's process, in MiB. */
export const residentMb = ({ process: { child } }: Larder) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024

/** The process's maximum of memory during `work`, in MiB more than at the beginning. */
export async function addedMbDuring<T>(
  larder: Larder,
  work: () => Promise<T>,
): Promise<{ result: T; addedMb: number }> {
  const before = residentMb(larder)
  let peak = before
  const watch = setInterval(() => {
    if (larder.isAlive()) peak = Math.max(peak, residentMb(larder))
  }, 50)
  try {
    return { result: await work(), addedMb: Math.max(peak, residentMb(larder)) - before }
  } finally {
    clearInterval(watch)
  }
}

export const statusOf = (url: string, timeoutMs = 5_000) =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(async (answer) => {
    await answer.arrayBuffer()
    return answer.status
  })

/** Milliseconds until Larder says that it is ready. */
export const untilReady = (larder: Larder, withinMs = 60_000) =>
  until(async () => (await statusOf(`${larder.url}/readyz`)) === 200, withinMs, 'ready')
