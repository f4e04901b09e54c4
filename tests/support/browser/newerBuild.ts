import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const project = path.resolve(import.meta.dirname, '../../..')

export interface NewerBuild {
  /** The server's script, as `startLarder` takes it. */
  script: string
  remove(): void
}

/**
 * A copy of what is built in which every file of the browser's has another name, as if each had changed: what a page of
 * the first build fetches later is gone. It lies in the project, where the server finds its packages.
 */
export function makeNewerBuild(): NewerBuild {
  const data = path.join(project, '.data')
  mkdirSync(data, { recursive: true })
  const folder = mkdtempSync(path.join(data, 'newer-build-'))
  cpSync(path.join(project, 'dist'), folder, { recursive: true })
  const client = path.join(folder, 'client')
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files) {
    if (/\.(br|gz)$/.test(file)) rmSync(file)
    else if (/\.(js|css|json)$/.test(file)) writeFileSync(file, renamed(readFileSync(file, 'utf8')))
  }
  for (const file of readdirSync(path.join(client, 'assets')))
    renameSync(path.join(client, 'assets', file), path.join(client, 'assets', renamed(file)))
  const script = path.relative(project, path.join(folder, 'server/main.js'))
  return { script, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Another name for every file whose name has a hash in it. */
const renamed = (text: string) => text.replaceAll(/([\w.]+-[\w-]{7,8})\.(js|css|woff2)\b/g, '$1-2.$2')
