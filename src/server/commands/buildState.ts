import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const projectFolder = path.resolve(import.meta.dirname, '../../..')
const stamp = path.join(projectFolder, 'dist/built-from')

/** Whether dist/ holds what the sources say now. */
export function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/**
 * Marks dist/ as not built while a build runs. The function it returns marks it as built, from the sources as they were when the
 * build began: a source that is changed during the build may be in only some of the files.
 */
export function beginBuild(): () => void {
  rmSync(stamp, { force: true })
  const begunFrom = fingerprint()
  return () => writeFileSync(stamp, begunFrom)
}

/** Where compiling the messages writes files of its own beside the settings that it reads. */
const messageProject = path.join('src/shared/messages/project.inlang', path.sep)

/** Whether a file under src/ is read by a build, and not written by one. */
export const isSource = (file: string): boolean =>
  !file.startsWith(messageProject) || file === path.join(messageProject, 'settings.json')

/** One hash over the names, sizes and times of everything that goes into a build: quick, and never too sure. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const add = (file: string) => {
    const { size, mtimeMs } = statSync(path.join(projectFolder, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  for (const file of ['package-lock.json', 'vite.config.ts', 'tsconfig.json']) add(file)
  const sources = readdirSync(path.join(projectFolder, 'src'), { recursive: true, withFileTypes: true })
  for (const entry of sources.sort((a, b) =>
    path.join(a.parentPath, a.name) < path.join(b.parentPath, b.name) ? -1 : 1,
  ))
    if (entry.isFile()) {
      const file = path.relative(projectFolder, path.join(entry.parentPath, entry.name))
      if (isSource(file)) add(file)
    }
  return hash.digest('hex')
}
