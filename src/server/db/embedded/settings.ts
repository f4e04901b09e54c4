import { freeMemory } from '../../memory/freeMemory.ts'
import type { Cluster } from './cluster.ts'

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=', // a socket's lock file in the temp folder outlives a crash
  'timezone=UTC',
  'log_timezone=UTC',
  'max_connections=100',
  'max_parallel_workers=0', // they share memory in /dev/shm, of which a container has 64 MB
  'max_parallel_workers_per_gather=0', // the planner would count on workers that never come
  'jit=off',
  'log_min_messages=log', // no errors of statements: they quote what people typed
  'log_checkpoints=off',
  'max_wal_size=192MB', // less than what textRoom.ts leaves free, so that text that was taken has room in it
  'min_wal_size=80MB',
  // Before a recovery: one call for the whole disk rather than a thousand, one for each file, which take seconds.
  ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
]

const settingsForTests = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

/** With less free at the start, Postgres keeps little of its files itself: docs/decisions/0193. */
const muchMemory = 1024 * 1024 * 1024

/**
 * How much of its files Postgres keeps in memory that it never gives back, by the bytes that are free, null where the system
 * does not tell: 128 MB, its own default, or 24. What it reads again comes from what the kernel keeps, which gives way.
 */
export const sharedBuffersFor = (free: number | null): string =>
  free !== null && free < muchMemory ? 'shared_buffers=24MB' : 'shared_buffers=128MB'

/** What stands behind `postgres` on its command line; nothing secret. */
export function postgresArguments(cluster: Cluster, port: number, forTests: boolean): string[] {
  const all = [...settings, sharedBuffersFor(freeMemory()), ...(forTests ? settingsForTests : [])]
  return ['-D', cluster.data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])]
}
