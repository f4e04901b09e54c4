import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const projectFolder = path.resolve(import.meta.dirname, '../../..')
export const builtFolder = path.join(projectFolder, 'dist')
const fingerprintFile = path.join(builtFolder, 'built-from')

/** Whether dist/ was built from the current sources. */
export function isDistUpToDate(): boolean {
  return existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint()
}

/**
 * Marks dist/ as not built while a build runs. The returned function marks it as built, from the sources as they were
 * when the build began: a source that changes during the build may be in only some of the files.
 */
export function markBuildRunning(): () => void {
  rmSync(fingerprintFile, { force: true })
  const begunFrom = fingerprint()
  return () => writeFileSync(fingerprintFile, begunFrom)
}

/** The folder of settings into which compiling the messages also writes files. */
const messageProject = path.join('src/shared/messages/project.inlang', path.sep)

/** Whether a file under src/ is an input of the build, and not an output. */
export const isBuildInput = (file: string): boolean =>
  !file.startsWith(messageProject) || file === path.join(messageProject, 'settings.json')

/** A hash over the names, sizes and times of all inputs of a build: fast, and at worst it causes a needless build. */
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
      if (isBuildInput(file)) add(file)
    }
  return hash.digest('hex')
}
