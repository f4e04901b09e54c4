import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'

/** A folder that is run like an image: everything read-only but `writable`. */
export interface Image {
  folder: string
  /** Absolute paths on this machine, below `folder`. */
  writable: string[]
  workdir: string
  env: Record<string, string>
}

/** The user that runs an image, and how it is prevented from writing. */
export interface Keeper {
  /** Null when it is the user who started the rehearsal. */
  user: { uid: number; gid: number } | null
  /** A command prefix with which the kernel keeps the tree read-only and the command is process 1. */
  via: string[]
  says: string
}

/** Makes the image's tree and the machine's own read-only, for this process and its children only. */
const mounts = `
tree=$1; shift
mount --bind "$tree" "$tree"
while [ "$1" != -- ]; do mount --bind "$1" "$1"; shift; done
shift
mount -o remount,bind,ro "$tree"
mount -o remount,bind,ro /
exec "$@"
`
const namespaces = '--mount --pid --fork --kill-child --mount-proc --propagation private'.split(' ')
/** Ends what the rehearsal started when the rehearsal ends. */
const mortal = ['setpriv', '--pdeathsig=KILL']
const powerless = '--ambient-caps=-all --inh-caps=-all --bounding-set=-all --no-new-privs'.split(' ')

/** Finds out what this machine and this user permit. */
export function chooseKeeper({ folder, writable }: Image): Keeper {
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? nobody() : null
  const who = user ? `as user ${user.uid}` : 'as yourself'
  const become = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : []
  const via = [
    ...mortal,
    ...['unshare', ...namespaces, ...(isRoot ? [] : ['--user', '--map-current-user', '--keep-caps'])],
    ...['sh', '-ec', mounts, 'sh', folder, ...writable, '--'],
    ...[...mortal, ...become, ...powerless],
  ]
  if (process.platform === 'linux' && spawnSync(via[0] ?? '', [...via.slice(1), 'true']).status === 0)
    return { user, via, says: `${who}, as process 1, in read-only mounts` }
  return { user, via: [], says: `${who}, without write permission (no read-only mounts are to be had here)` }
}

/** The arguments for `spawn` that run this command in the image. */
export function kept({ workdir, env }: Image, { user, via }: Keeper, argv: string[]) {
  const [command = '', ...args] = [...via, ...argv]
  return { command, args, options: { cwd: workdir, env, ...(via.length === 0 && user) } }
}

/** Runs a command beside the server, as an engine runs the HEALTHCHECK. Returns its exit code. */
export function runBeside({ workdir, env }: Image, { user }: Keeper, [command = '', ...args]: string[]) {
  return spawnSync(command, args, { cwd: workdir, env, stdio: 'ignore', timeout: 5_000, ...user }).status
}

/** Tries to write as the server could: one line for each place where the result is wrong. */
export function wrongRights(image: Image, keeper: Keeper): string[] {
  const mayWrite = (folder: string) => {
    const probe = ['sh', '-c', 'touch "$0/probe" && rm "$0/probe"', folder]
    const { command, args, options } = kept(image, keeper, probe)
    return spawnSync(command, args, { ...options, stdio: 'ignore' }).status === 0
  }
  const { folder, workdir, writable } = image
  const beside = keeper.via.length > 0 ? [path.dirname(folder)] : []
  const closed = [folder, workdir, path.join(workdir, 'dist'), ...beside]
  return [
    ...closed.filter(mayWrite).map((each) => `${each} can be written.`),
    ...writable.filter((each) => !mayWrite(each)).map((each) => `${each} cannot be written.`),
  ]
}

function nobody() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
