import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, test as anyTest, expect, vi } from 'vitest'
import { createPathOfForbiddenChrt } from '../../support/process/chrtForbidden.ts'

const hasSpareTime = process.platform === 'linux' && existsSync('/usr/bin/chrt')
const test = anyTest.runIf(hasSpareTime)

const started: ChildProcess[] = []
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  // The shell of each process gives them back.
  if (hasSpareTime) await waitForCores('self', cores)
})

const workerFile = path.join(import.meta.dirname, '../../support/workers/spareTimeWorker.ts')

/** Starts a process in spare time. */
function start(does: 'computes' | 'waits', env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = fork(workerFile, [does], { env, execArgv: [], stdio: 'ignore' })
  started.push(child)
  return child
}

const other = 0
const idle = 5

/** The scheduling policy of a process of Linux. */
const policyOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)!.split(' ')[38])

const waitForPolicy = (pid: number, policy: number) =>
  vi.waitFor(() => expect(policyOf(pid)).toBe(policy), { timeout: 30_000, interval: 50 })

/** The cores that a process may use, such as "0-3". */
const coresOf = (pid: number | 'self') =>
  /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]!

const waitForCores = (pid: number | 'self', cores: string) =>
  vi.waitFor(() => expect(coresOf(pid)).toBe(cores), { timeout: 30_000, interval: 50 })

const cores = hasSpareTime ? coresOf('self') : ''
const lastCore = /\d*$/.exec(cores)![0]

test('a process that computes runs on one core, and only when no other wants it', async () => {
  const { pid } = start('computes')
  await waitForPolicy(pid!, idle)
  await waitForCores(pid!, lastCore)
})

const testOnSeveralCores = anyTest.runIf(hasSpareTime && cores !== lastCore)

testOnSeveralCores('the parent leaves the core to it until it ends', async () => {
  const child = start('computes')
  await vi.waitFor(() => expect(coresOf('self')).not.toBe(cores), { timeout: 30_000, interval: 50 })
  expect(coresOf('self').split(/[,-]/)).not.toContain(lastCore)
  child.kill('SIGKILL')
  await waitForCores('self', cores)
})

test('a process that gets less than half a core has its policy and its cores back', async () => {
  const { pid } = start('waits')
  await waitForPolicy(pid!, idle)
  await waitForPolicy(pid!, other)
  await waitForCores(pid!, cores)
  await waitForCores('self', cores)
})

test('a process that gets less than half a core and may not have its policy back says so', async () => {
  const child = start('computes', { ...process.env, PATH: createPathOfForbiddenChrt().path })
  expect(await once(child, 'message')).toEqual(['starved', undefined])
})
