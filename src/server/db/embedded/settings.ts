import { freeMemory } from '../../memory/freeMemory.ts'
import type { PostgresCluster } from './cluster.ts'

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=', // a socket's lock file in the temp folder would survive a crash
  'timezone=UTC',
  'log_timezone=UTC',
  'max_connections=100',
  'max_parallel_workers=0', // they share memory in /dev/shm, of which a container has 64 MB
  'max_parallel_workers_per_gather=0', // the planner would count on workers that cannot start
  'jit=off',
  'log_min_messages=log', // log no errors of SQL statements: they quote text that people typed
  'log_checkpoints=off',
  'max_wal_size=192MB', // less than textRoom.ts keeps free, so that the log of accepted text fits on the disk
  'min_wal_size=80MB',
  // Before a recovery: one call for the whole disk instead of one for each of a thousand files, which takes seconds.
  ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
]

const settingsForTests = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

/** With less free memory at the start, Postgres gets small shared buffers: docs/decisions/0193. */
const muchMemory = 1024 * 1024 * 1024

/**
 * The shared buffers of Postgres, memory that it never gives back, by the free bytes (null where the system does not
 * say): 128 MB, its own default, or 24. What it reads again comes from the kernel's cache, which shrinks when memory is
 * needed.
 */
export const sharedBuffersSetting = (free: number | null): string =>
  free !== null && free < muchMemory ? 'shared_buffers=24MB' : 'shared_buffers=128MB'

/** The arguments of `postgres`; they contain no secret. */
export function postgresArguments(cluster: PostgresCluster, port: number, forTests: boolean): string[] {
  const all = [...settings, sharedBuffersSetting(freeMemory()), ...(forTests ? settingsForTests : [])]
  return ['-D', cluster.data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])]
}
