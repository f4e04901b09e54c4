import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseUnavailableError, ownPostgresAdvice } from '../unavailable.ts'

/** The name of the database and of its only role. */
export const embeddedDatabaseName = 'larder'

/** The paths inside the folder of the embedded database. */
export interface PostgresCluster {
  folder: string
  /** Postgres' own data folder: it exists only when it is complete. */
  data: string
  /** Complete data of a newer major version of Postgres, before they are renamed to `data`. */
  nextData: string
  passwordFile: string
  log: string
  /** The log of the previous start: it shows why Postgres was started again. */
  previousLog: string
  /** The FIFO that the watchdog reads; every app process keeps it open for writing. */
  fifo: string
  /** The watchdog creates this file as an answer to a line in the FIFO. */
  answer: string
  startLock: string
  holdersLock: string
}

/** Creates the folder if it is missing. Throws a DatabaseUnavailableError when another user owns it. */
export function openPostgresCluster(path: string): PostgresCluster {
  try {
    makeFolder(resolve(path))
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw createFolderOwnerError(path, error)
  }
  const folder = realpathSync(path)
  const data = join(folder, 'pg')
  if (process.getuid?.() !== 0 && isOwnedByOtherUser(data)) throw createFolderOwnerError(data)
  return {
    folder,
    data,
    nextData: join(folder, 'pg-next'),
    passwordFile: join(folder, 'password'),
    log: join(folder, 'postgres.log'),
    previousLog: join(folder, 'postgres.previous.log'),
    fifo: join(folder, 'owners.fifo'),
    answer: join(folder, 'answer'),
    startLock: join(folder, 'start.lock'),
    holdersLock: join(folder, 'holders.lock'),
  }
}

/** Whether the path exists and belongs to another user. */
function isOwnedByOtherUser(path: string) {
  return existsSync(path) && statSync(path).uid !== process.getuid?.()
}

export function createFolderOwnerError(path: string, cause?: unknown) {
  const whose = isOwnedByOtherUser(path) ? `, which belongs to user ${statSync(path).uid}` : ''
  return new DatabaseUnavailableError(
    `Larder may not keep its database in ${path}${whose}. ${ownPostgresAdvice}`,
    {
      cause,
    },
  )
}

/** Sets the mode whatever the umask is: closed to others, but with parents that Postgres' account can pass through. */
function makeFolder(path: string) {
  if (existsSync(path)) return
  const parent = dirname(path)
  if (!existsSync(parent)) {
    makeFolder(parent)
    chmodSync(parent, 0o755)
  }
  mkdirSync(path)
  chmodSync(path, 0o700)
}

const formerData = /^pg-\d+(-\d+)?$/

/** The remaining data folders of earlier major versions of Postgres. */
export function listFormerDataFolders({ folder }: PostgresCluster): string[] {
  return readdirSync(folder)
    .filter((name) => formerData.test(name))
    .map((name) => join(folder, name))
}

export function urlOfPostgresCluster(cluster: PostgresCluster, port: number) {
  const password = readFileSync(cluster.passwordFile, 'utf8').trim()
  return `postgres://${embeddedDatabaseName}:${password}@127.0.0.1:${port}/${embeddedDatabaseName}`
}

/** Changes what root has created in the folder to the folder's owner, who may start it next. */
export function chownToFolderOwner({ folder }: PostgresCluster) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  for (const file of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, file.name)
    if (!file.isDirectory() && lstatSync(path).uid !== uid) lchownSync(path, uid, gid)
  }
}
