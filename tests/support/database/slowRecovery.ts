import { appendFileSync, chownSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes the next start of the Postgres in a folder recover until `finish` is called: recovery asks a command for WAL, and
 * the command waits for a file. Until then postmaster.pid says "starting".
 */
export function slowRecovery(folder: string): { finish: () => void } {
  const data = join(folder, 'pg')
  const finished = join(folder, 'recovery-may-end')
  const restore = `while [ -d "${folder}" ] && [ ! -e "${finished}" ]; do sleep 0.02; done; exit 1`
  const settings = ['hot_standby = off', `restore_command = '${restore}'`]
  appendFileSync(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`)
  const signal = join(data, 'recovery.signal')
  writeFileSync(signal, '')
  const { uid, gid } = statSync(data)
  chownSync(signal, uid, gid)
  return { finish: () => writeFileSync(finished, '') }
}

/**
 * Makes each end of the Postgres in a folder last until `finish` is called: it ends after its last WAL was archived, and
 * the command that archives waits for a file. Until then postmaster.pid says "stopping". Call it before Postgres starts.
 */
export function slowStop(folder: string): { finish: () => void } {
  const finished = join(folder, 'stop-may-end')
  const archive = `while [ -d "${folder}" ] && [ ! -e "${finished}" ]; do sleep 0.02; done`
  const settings = ['archive_mode = on', `archive_command = '${archive}'`]
  appendFileSync(join(folder, 'pg', 'postgresql.conf'), `${settings.join('\n')}\n`)
  return { finish: () => writeFileSync(finished, '') }
}
