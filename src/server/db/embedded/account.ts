import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import type { PostgresCluster } from './cluster.ts'

/** The account that runs Postgres: Postgres refuses to run as root, and initdb refuses a user without a name. */
export interface PostgresAccount {
  /** The command prefix: empty, or one that enters a user namespace. */
  via: string[]
  /** The user that the process changes to; null when it keeps ours. */
  switchToUser: { uid: number; gid: number } | null
  /** The uid that must own the data folder. */
  owner: number
  /** False when this user has no line in /etc/passwd, and cannot get one. */
  hasName: boolean
}

interface PasswdLine {
  name: string
  uid: number
  gid: number
}

/**
 * Leaves out the app's environment, which may hold keys; sets the C locale because code parses the messages. Memory
 * that a query has freed returns to the system, see decision 0011.
 */
export const postgresEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
  LC_ALL: 'C',
  TZ: 'UTC',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

export async function choosePostgresAccount(
  postgres: string,
  cluster: PostgresCluster,
): Promise<PostgresAccount> {
  const uid = process.getuid?.() ?? 0
  const ours = { via: [], switchToUser: null, owner: uid, hasName: true }
  if (uid !== 0 && hasName()) return ours
  const passwd = readPasswd()
  const owner = uid === 0 ? ordinaryOwner(cluster, passwd) : null
  if (owner) return anotherUser(owner, postgres, cluster)
  // A user namespace needs no second account: no file changes its owner, and folders above that are closed to other
  // users do not matter.
  const namesake = passwd.find(({ uid }) => uid > 0 && uid < 65534) ?? passwd.find(({ uid }) => uid > 0)
  if (namesake && process.platform === 'linux') {
    const map = [`--map-user=${namesake.uid}`, `--map-group=${namesake.gid}`]
    const inNamespace = { ...ours, via: ['unshare', '--user', ...map] }
    if ((await runCommandUnderAccount(inNamespace, [postgres, '--version'])).exitCode === 0)
      return inNamespace
  }
  if (uid !== 0) return { ...ours, hasName: false }
  const nobody = passwd.find(({ name }) => name === 'nobody') ?? { uid: 65534, gid: 65534 }
  return anotherUser(nobody, postgres, cluster)
}

type User = Pick<PasswdLine, 'uid' | 'gid'>

/** An account other than root, which gets the permission to pass through root's own home. */
async function anotherUser(
  { uid, gid }: User,
  postgres: string,
  cluster: PostgresCluster,
): Promise<PostgresAccount> {
  const plain = { via: [], switchToUser: { uid, gid }, owner: uid, hasName: true }
  if (process.platform !== 'linux' || (await canAccessFiles(plain, postgres, cluster))) return plain
  const only = '-all,+dac_override'
  const capabilityArguments = [`--inh-caps=${only}`, `--ambient-caps=${only}`, `--bounding-set=${only}`]
  // Postgres checks its files with access(2), which respects that permission only when this bit is set.
  const identityArguments = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
  ]
  const accountWithCapability = {
    ...plain,
    via: ['setpriv', ...identityArguments, ...capabilityArguments],
    switchToUser: null,
  }
  return (await canAccessFiles(accountWithCapability, postgres, cluster)) ? accountWithCapability : plain
}

/** Whether the account can access both Postgres and the data. */
async function canAccessFiles(account: PostgresAccount, postgres: string, { folder }: PostgresCluster) {
  const script = 'cd "$1" && exec "$0" --version'
  return (
    (await runCommandUnderAccount(account, ['sh', '-c', script, postgres, dirname(folder)])).exitCode === 0
  )
}

/** The owner of the database, if that is not root: a single start by root must not change the owner. */
function ordinaryOwner({ data, folder }: PostgresCluster, passwd: PasswdLine[]) {
  const hasDataFolder = existsSync(data)
  const { uid, gid } = statSync(hasDataFolder ? data : folder)
  if (uid === 0) return null
  return hasDataFolder || passwd.some((line) => line.uid === uid) ? { uid, gid } : null
}

/** The arguments of `spawn` for this command under this account. */
export function spawnArgumentsOfAccount(account: PostgresAccount, [file = '', ...args]: string[]) {
  const [command = '', ...rest] = [...account.via, file, ...args]
  const options: SpawnOptions = { cwd: '/', env: postgresEnvironment, ...account.switchToUser }
  return { command, args: rest, options }
}

/** Runs a command until it ends, with `input` on its stdin. The exit code is null when it could not start. */
export async function runCommandUnderAccount(account: PostgresAccount, argv: string[], input = '') {
  const { command, args, options } = spawnArgumentsOfAccount(account, argv)
  let errors = ''
  try {
    const child = spawn(command, args, { ...options, stdio: ['pipe', 'ignore', 'pipe'] })
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    child.stdin.on('error', () => {}) // it ended without reading
    child.stdin.end(input)
    const [exitCode] = (await once(child, 'close')) as [number | null]
    return { exitCode, errors }
  } catch (error) {
    return { exitCode: null, errors: String(error) }
  }
}

function hasName() {
  try {
    userInfo()
    return true
  } catch {
    return false
  }
}

function readPasswd(): PasswdLine[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
      .filter(({ name, uid }) => name && Number.isInteger(uid))
  } catch {
    return []
  }
}
