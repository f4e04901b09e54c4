import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseUnavailable, useYourOwn } from '../unavailable.ts'
import { type Account, run } from './account.ts'
import type { PostgresBinaries } from './binaries.ts'
import { type Cluster, databaseName, notOurs } from './cluster.ts'

const unfinished = 'unfinished-'
const abandonedAfterMs = 60_000

/** Creates data and database where there are none, and sees that they are the account's. */
export async function prepareData(
  cluster: Cluster,
  account: Account,
  binaries: PostgresBinaries,
  forTests: boolean,
) {
  removeAbandoned(cluster)
  if (process.getuid?.() === 0) handOver(cluster.folder, account, 'alone')
  if (!existsSync(cluster.data)) return createData(cluster, account, binaries, forTests)
  if (!existsSync(cluster.passwordFile)) {
    throw new DatabaseUnavailable(`Without ${cluster.passwordFile} nobody can use the database beside it.`)
  }
  handOver(cluster.data, account, 'with all in it')
  chmodSync(cluster.data, 0o700) // a restored copy is often open to others, which Postgres refuses
}

/** What a start that was killed left half made, once its initdb cannot be writing there any more. */
function removeAbandoned({ folder }: Cluster) {
  for (const name of readdirSync(folder).filter((name) => name.startsWith(unfinished))) {
    const path = join(folder, name)
    if (Date.now() - statSync(path).mtimeMs > abandonedAfterMs) rmSync(path, { recursive: true, force: true })
  }
}

/** In a folder of its own, renamed when it is whole: a start cut short leaves nothing half made. */
async function createData(cluster: Cluster, account: Account, binaries: PostgresBinaries, forTests: boolean) {
  const draft = await draftData({ cluster, account, binaries, forTests, password: newPassword() })
  renameSync(draft.password, cluster.passwordFile)
  renameSync(draft.data, cluster.data)
  rmSync(draft.folder, { recursive: true })
}

function newPassword() {
  return randomBytes(24).toString('base64url')
}

export interface Draft {
  /** Holds all of it; removed by a later start when this one does not come so far. */
  folder: string
  data: string
  password: string
}

/** A new data folder with an empty database, not yet in its place. */
export async function draftData(options: {
  cluster: Cluster
  account: Account
  binaries: PostgresBinaries
  forTests: boolean
  password: string
}): Promise<Draft> {
  const { cluster, account, binaries, forTests, password } = options
  if (!account.hasName) {
    throw new DatabaseUnavailable(
      `Postgres cannot be set up by user ${account.owner}, who has no line in /etc/passwd: ` +
        `run Larder as a user who has one. ${useYourOwn}`,
    )
  }
  const draft = makeDraft(cluster, password)
  handOver(draft.folder, account, 'with all in it')
  const initdb = await run(account, [
    ...[binaries.initdb, '-D', draft.data, '-U', databaseName, `--pwfile=${draft.password}`],
    ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
    ...(forTests ? ['--no-sync', '--wal-segsize=1'] : []),
  ])
  if (initdb.exitCode === null) {
    throw new DatabaseUnavailable(
      `The Postgres that comes with Larder cannot run here: ${initdb.errors}. ` +
        `It needs glibc and a folder that all may enter. ${useYourOwn}`,
    )
  }
  if (initdb.exitCode !== 0) throw notCreated(cluster, initdb.errors)
  const single = [binaries.postgres, '--single', '-D', draft.data, '-c', 'log_checkpoints=off', 'postgres']
  const named = await run(account, single, `create database ${databaseName}\n`)
  if (named.exitCode !== 0 || /ERROR|FATAL|PANIC/.test(named.errors)) throw notCreated(cluster, named.errors)
  return draft
}

/** An empty data folder and the password, whatever the umask. */
function makeDraft(cluster: Cluster, password: string): Draft {
  const folder = join(cluster.folder, unfinished + randomBytes(6).toString('hex'))
  const draft = { folder, data: join(folder, 'pg'), password: join(folder, 'password') }
  for (const path of [draft.folder, draft.data]) {
    mkdirSync(path)
    chmodSync(path, 0o700)
  }
  writeFileSync(draft.password, password, { mode: 0o600 })
  chmodSync(draft.password, 0o600)
  return draft
}

function notCreated(cluster: Cluster, errors: string) {
  const reason = errors.trim().split('\n').at(-1) ?? ''
  return new DatabaseUnavailable(
    `Larder could not create its database in ${cluster.folder}: ${reason}. ${useYourOwn}`,
  )
}

/** Gives a folder to the account, if it has another owner. Throws when that cannot be. */
function handOver(path: string, account: Account, depth: 'alone' | 'with all in it') {
  const { uid } = statSync(path)
  if (uid === account.owner) return
  try {
    const gid = account.become?.gid ?? process.getgid?.() ?? 0
    if (depth === 'alone') lchownSync(path, account.owner, gid)
    else changeOwner(path, account.owner, gid)
  } catch (error) {
    if (!account.become) throw notOurs(path, error)
    throw new DatabaseUnavailable(
      'Postgres does not run as root, and root may not become another user here: start Larder as another user. ' +
        useYourOwn,
      { cause: error },
    )
  }
}

function changeOwner(path: string, uid: number, gid: number) {
  const within = lstatSync(path).isDirectory() ? readdirSync(path) : []
  for (const name of within) changeOwner(join(path, name), uid, gid)
  lchownSync(path, uid, gid) // last: a folder that is ours is ours all through
}
