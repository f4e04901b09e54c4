import { chmodSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailableError } from '../unavailable.ts'
import type { PostgresCluster } from './cluster.ts'
import { type LongWaitOptions, waitUntilFound } from './waiting.ts'

const sqliteBusy = 5
/** References to the locked files: a file that is garbage-collected would be closed, and so unlocked. */
const heldFiles = new Set<DatabaseSync>()

/**
 * Locks a file for this process, or returns null when another process holds a conflicting lock. Returns a function that
 * unlocks. Node has no flock; the kernel drops SQLite's lock on an empty database however its process ends, so there
 * are no stale locks to detect.
 */
export function tryFileLock(path: string, kind: 'shared' | 'exclusive'): (() => void) | null {
  const sqlite = process.getBuiltinModule('node:sqlite')
  if (!sqlite) throw new DatabaseUnavailableError('The database that comes with Larder needs Node 24.')
  const file = new sqlite.DatabaseSync(path, { timeout: 0 })
  try {
    file.exec(kind === 'exclusive' ? 'begin exclusive' : 'begin; select count(*) from sqlite_schema')
    chmodSync(path, 0o600)
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return null
    throw error
  }
  heldFiles.add(file)
  return () => {
    if (heldFiles.delete(file)) file.close()
  }
}

/** Waits for the lock at most `timeoutMs` milliseconds, then throws a DatabaseUnavailableError. */
export async function waitForFileLock(path: string, kind: 'shared' | 'exclusive', timeoutMs: number) {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const unlock = tryFileLock(path, kind)
    if (unlock) return unlock
    if (performance.now() > deadline) {
      throw new DatabaseUnavailableError(`Another process has kept ${path} locked for ${timeoutMs / 1000} s.`)
    }
    await sleep(10)
  }
}

/**
 * Takes the start lock. Waits as long as another process holds it, because that one may recover or upgrade the data for
 * hours; the kernel drops the lock when that process ends.
 */
export function takeStartLock(
  { folder, startLock }: PostgresCluster,
  waiting: LongWaitOptions,
): Promise<() => void> {
  return waitUntilFound(
    waiting,
    () => tryFileLock(startLock, 'exclusive') ?? undefined,
    () => ({ folder, awaited: 'another process that starts this database' }),
  )
}
