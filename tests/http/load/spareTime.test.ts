import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { afterEach, test as anyTest, expect, vi } from 'vitest'
import { SpareTime } from '#server/process/spareTime.ts'

const test = anyTest.runIf(process.platform === 'linux' && existsSync('/usr/bin/chrt'))

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** Starts a process that computes all the time. */
function startComputing(): number {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  started.push(child)
  return child.pid!
}

/** The scheduling policy of Linux: 0 for other, 5 for idle. */
const policyOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)!.split(' ')[38])

const waitForPolicy = (pid: number, policy: number) =>
  vi.waitFor(() => expect(policyOf(pid)).toBe(policy), { timeout: 30_000, interval: 50 })

test('a process runs only when no other wants its core, until that ends', async () => {
  const pid = startComputing()
  const spareTime = new SpareTime(pid)
  await waitForPolicy(pid, 5)
  spareTime.end()
  await waitForPolicy(pid, 0)
})

test('a process that gets less than half a core has its policy back', async () => {
  const pid = startComputing()
  const spareTime = new SpareTime(pid)
  await waitForPolicy(pid, 5)
  process.kill(pid, 'SIGSTOP')
  await waitForPolicy(pid, 0)
  spareTime.end()
})
