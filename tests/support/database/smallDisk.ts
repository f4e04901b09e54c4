import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { makeScratchFolder } from '../process/scratchFolder.ts'

/** Whether this user may mount disks of a fixed size. */
export const canMount = spawnSync('sh', ['-c', 'unshare --mount mount -t tmpfs tmpfs /mnt']).status === 0

/** What stands before a command so that a disk of its own lies at the folder, which no other process reaches by that path. */
export const onDisk = (folder: string, megabytes: number) => [
  ...['unshare', '--mount', '--propagation', 'private', 'sh', '-c'],
  `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && exec "$@"`,
  folder,
]

/** The disk at the folder as it is for this process, and how to take all its room and give it back. */
export function diskOf({ pid }: Pick<ChildProcess, 'pid'>, folder: string) {
  const reached = join('/proc', String(pid), 'root', folder)
  const filler = join(reached, 'filler')
  return {
    folder: reached,
    fill(leftMb = 0) {
      for (;;) {
        const { bavail, bsize } = statfsSync(reached)
        const bytes = bavail * bsize - leftMb * 1_000_000
        const { status, stderr } = spawnSync('fallocate', ['-l', String(bytes), filler])
        if (status === 0) return
        // A database there may have taken some of it meanwhile.
        if (statfsSync(reached).bavail >= bavail) throw new Error(`The disk was not filled: ${stderr}`)
      }
    },
    empty: () => rmSync(filler),
  }
}

/** A disk of its own, until the test is over. */
export async function openSmallDisk(megabytes: number) {
  const folder = makeScratchFolder()
  const [command = '', ...args] = onDisk(folder, megabytes)
  const holder = spawn(command, [...args, 'sh', '-c', 'echo mounted; exec sleep infinity'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    rmSync(folder, { recursive: true })
  })
  await once(holder.stdout, 'data')
  return diskOf(holder, folder)
}
