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
import { DatabaseUnavailableError, ownPostgresAdvice } from '../unavailable.ts'
import { type PostgresAccount, runCommandUnderAccount } from './account.ts'
import type { PostgresBinaries } from './binaries.ts'
import { createFolderOwnerError, embeddedDatabaseName, type PostgresCluster } from './cluster.ts'

const unfinished = 'unfinished-'
const abandonedAfterMs = 60_000

/** Creates the data folder and the database where they are missing, and makes the account their owner. */
export async function preparePostgresData(
  cluster: PostgresCluster,
  account: PostgresAccount,
  binaries: PostgresBinaries,
  forTests: boolean,
) {
  removeAbandoned(cluster)
  if (process.getuid?.() === 0) handOver(cluster.folder, account, 'alone')
  if (!existsSync(cluster.data)) return createData(cluster, account, binaries, forTests)
  if (!existsSync(cluster.passwordFile)) {
    throw new DatabaseUnavailableError(
      `Without ${cluster.passwordFile} nobody can use the database beside it.`,
    )
  }
  handOver(cluster.data, account, 'with all in it')
  chmodSync(cluster.data, 0o700) // a restored copy is often open to others, which Postgres refuses
}

/** Removes the drafts of a start that was killed, once its initdb has ended. */
function removeAbandoned({ folder }: PostgresCluster) {
  for (const name of readdirSync(folder).filter((name) => name.startsWith(unfinished))) {
    const path = join(folder, name)
    if (Date.now() - statSync(path).mtimeMs > abandonedAfterMs) rmSync(path, { recursive: true, force: true })
  }
}

/** Creates the data in a draft folder and renames it when complete, so that an interrupted start leaves no partial data. */
async function createData(
  cluster: PostgresCluster,
  account: PostgresAccount,
  binaries: PostgresBinaries,
  forTests: boolean,
) {
  const draft = await createDraftDataFolder({ cluster, account, binaries, forTests, password: newPassword() })
  renameSync(draft.password, cluster.passwordFile)
  renameSync(draft.data, cluster.data)
  rmSync(draft.folder, { recursive: true })
}

function newPassword() {
  return randomBytes(24).toString('base64url')
}

export interface DraftDataFolder {
  /** Contains the whole draft; a later start removes it if this one is interrupted. */
  folder: string
  data: string
  password: string
}

/** A new data folder with an empty database, before it is renamed to its final place. */
export async function createDraftDataFolder(options: {
  cluster: PostgresCluster
  account: PostgresAccount
  binaries: PostgresBinaries
  forTests: boolean
  password: string
}): Promise<DraftDataFolder> {
  const { cluster, account, binaries, forTests, password } = options
  if (!account.hasName) {
    throw new DatabaseUnavailableError(
      `Postgres cannot be set up by user ${account.owner}, who has no line in /etc/passwd: ` +
        `run Larder as a user who has one. ${ownPostgresAdvice}`,
    )
  }
  const draft = makeDraft(cluster, password)
  handOver(draft.folder, account, 'with all in it')
  const initdb = await runCommandUnderAccount(account, [
    ...[binaries.initdb, '-D', draft.data, '-U', embeddedDatabaseName, `--pwfile=${draft.password}`],
    ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
    ...(forTests ? ['--no-sync', '--wal-segsize=1'] : []),
  ])
  if (initdb.exitCode === null) {
    throw new DatabaseUnavailableError(
      `The Postgres that comes with Larder cannot run here: ${initdb.errors}. ` +
        `It needs glibc and a folder that all may enter. ${ownPostgresAdvice}`,
    )
  }
  if (initdb.exitCode !== 0) throw createDataFolderError(cluster, initdb.errors)
  const singleUserCommand = [
    binaries.postgres,
    '--single',
    '-D',
    draft.data,
    '-c',
    'log_checkpoints=off',
    'postgres',
  ]
  const named = await runCommandUnderAccount(
    account,
    singleUserCommand,
    `create database ${embeddedDatabaseName}\n`,
  )
  if (named.exitCode !== 0 || /ERROR|FATAL|PANIC/.test(named.errors))
    throw createDataFolderError(cluster, named.errors)
  return draft
}

/** Creates an empty data folder and the password file, with the same mode whatever the umask is. */
function makeDraft(cluster: PostgresCluster, password: string): DraftDataFolder {
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

function createDataFolderError(cluster: PostgresCluster, errors: string) {
  const reason = errors.trim().split('\n').at(-1) ?? ''
  return new DatabaseUnavailableError(
    `Larder could not create its database in ${cluster.folder}: ${reason}. ${ownPostgresAdvice}`,
  )
}

/** Makes the account the owner of a path if another user is. Throws when that is not possible. */
function handOver(path: string, account: PostgresAccount, depth: 'alone' | 'with all in it') {
  const { uid } = statSync(path)
  if (uid === account.owner) return
  try {
    const gid = account.switchToUser?.gid ?? process.getgid?.() ?? 0
    if (depth === 'alone') lchownSync(path, account.owner, gid)
    else changeOwner(path, account.owner, gid)
  } catch (error) {
    if (!account.switchToUser) throw createFolderOwnerError(path, error)
    throw new DatabaseUnavailableError(
      'Postgres does not run as root, and root may not become another user here: start Larder as another user. ' +
        ownPostgresAdvice,
      { cause: error },
    )
  }
}

function changeOwner(path: string, uid: number, gid: number) {
  const within = lstatSync(path).isDirectory() ? readdirSync(path) : []
  for (const name of within) changeOwner(join(path, name), uid, gid)
  lchownSync(path, uid, gid) // last, so that a folder which we own has only contents that we own
}
