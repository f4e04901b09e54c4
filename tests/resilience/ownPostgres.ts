import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import postgres from 'postgres'
import { findPostgresPackage, preparePostgresBinaries } from '#server/db/embedded/binaries.ts'
import { type Report, until } from './row.ts'

const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
/** Postgres refuses to run as root. */
export const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

export interface OwnPostgres {
  port: number
  /** The pid of the server process. */
  pid: () => number
  url: (database: string) => string
  createDatabase: (name: string) => Promise<string>
  /** Ends all connections, and restarts at the same port. Resolves to the time when it accepted connections again. */
  restart: () => Promise<number>
}

/** A separate Postgres beside Larder, as DATABASE_URL names one; it ends after the row. */
export async function startOwnPostgres(report: Report): Promise<OwnPostgres> {
  const binaries = preparePostgresBinaries(findPostgresPackage())
  const folder = report.folder()
  if (account.uid !== undefined)
    for (const each of [path.dirname(folder), folder]) chownSync(each, account.uid, account.gid)
  const data = path.join(folder, 'pg')
  const run = { cwd: '/', env: environment, ...account }
  execFileSync(binaries.initdb, ['-D', data, '-U', 'larder', '-A', 'trust', '--no-sync'], {
    ...run,
    stdio: 'pipe',
  })
  const port = await freePort()
  let child: ChildProcess

  async function start(): Promise<number> {
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
    }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    child = spawn(binaries.postgres, ['-D', data, ...flags], { ...run, stdio: 'ignore' })
    await until(isUp, 60_000, 'Postgres takes connections')
    return performance.now()
  }

  async function isUp(): Promise<boolean> {
    const sql = postgres(url('postgres'), { max: 1, connect_timeout: 2, onnotice() {} })
    try {
      await sql`select 1`
      return true
    } catch {
      return false
    } finally {
      await sql.end({ timeout: 1 })
    }
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    // Fast shutdown: connections are cut without waiting.
    child.kill('SIGINT')
    await ended
  }

  const url = (database: string) => `postgres://larder@127.0.0.1:${port}/${database}`
  await start()
  report.after(stop)
  return {
    port,
    pid: () => child.pid!,
    url,
    async createDatabase(name) {
      const sql = postgres(url('postgres'), { max: 1, onnotice() {} })
      await sql.unsafe(`create database ${name}`)
      await sql.end()
      return url(name)
    },
    async restart() {
      await stop()
      return await start()
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
