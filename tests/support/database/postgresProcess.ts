import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { afterTest } from '../concurrentTest.ts'
import { makeScratchFolder } from '../process/scratchFolder.ts'

/** An empty folder; after the test Postgres has left it and it is gone. */
export function newFolder(): string {
  const folder = makeScratchFolder()
  afterTest(async () => {
    await untilDown(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}

/** Pid of the Postgres in a folder; 0 when it has ended in order. */
export function postgresPid(folder: string): number {
  try {
    return Number(readFileSync(join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}

/** Whether a process does anything: a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Resolves when no Postgres runs in the folder any more. */
export async function untilDown(folder: string, timeoutMs = 10_000) {
  const pid = postgresPid(folder)
  if (pid > 0) await vi.waitUntil(() => !isAlive(pid), { timeout: timeoutMs, interval: 10 })
}
