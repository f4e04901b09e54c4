import { chmodSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailable } from '../unavailable.ts'
import type { Cluster } from './cluster.ts'
import { type Waiting, waitFor } from './waiting.ts'

const sqliteBusy = 5
/** Keeps the garbage collector from closing, and so unlocking, a file. */
const heldFiles = new Set<DatabaseSync>()

/**
 * Locks a file for this process, or returns null when others' locks forbid it. Returns the way to unlock.
 * Node has no flock; SQLite's lock on an empty database is one that the kernel drops however its process
 * ends, so there is no stale lock to judge and no reused pid to be misled by.
 */
export function tryLock(path: string, kind: 'shared' | 'exclusive'): (() => void) | null {
  const sqlite = process.getBuiltinModule('node:sqlite')
  if (!sqlite) throw new DatabaseUnavailable('The database that comes with Larder needs Node 24.')
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

/** Waits for the lock at most `timeoutMs` milliseconds, then throws a DatabaseUnavailable. */
export async function lock(path: string, kind: 'shared' | 'exclusive', timeoutMs: number) {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const unlock = tryLock(path, kind)
    if (unlock) return unlock
    if (performance.now() > deadline) {
      throw new DatabaseUnavailable(`Another process has kept ${path} locked for ${timeoutMs / 1000} s.`)
    }
    await sleep(10)
  }
}

/**
 * Takes the start lock. Waits as long as another process holds it, since that one may recover or upgrade the data for
 * hours; the kernel drops the lock when that process ends.
 */
export function lockStart({ folder, startLock }: Cluster, waiting: Waiting): Promise<() => void> {
  return waitFor(
    waiting,
    () => tryLock(startLock, 'exclusive') ?? undefined,
    () => ({ folder, awaited: 'another process that starts this database' }),
  )
}
