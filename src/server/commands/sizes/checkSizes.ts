import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build as bundle, type Rolldown } from 'vite'
import { type Locale, supportedLocales } from '#shared/locale.ts'
import { buildProject } from '../build.ts'
import { isDistUpToDate, projectFolder } from '../buildState.ts'

// The maximum sizes of pages, in bytes compressed with brotli, in every language. Part of `npm run check`.

/** The maximum size of the list of recipes, relative to a page with only React, tRPC, React Query and the router. */
const maxOfBare = 1.3
/** A page's own files, without those that every page fetches, at first or once it is hydrated. */
const maxOwn = 25_900
const maxStyles = 15_000

const entries = ['src/client/start.ts', 'src/client/entry.browser.tsx']
const fetchedByAll = ['src/client/app/Footer.tsx', 'src/client/offline/startWorker.ts']
const list = 'src/client/pages/RecipesPage.tsx'
const client = path.join(projectFolder, 'dist/client')

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

/** The bytes that a browser fetches for a file. */
function weightOf(file: string): number {
  const packed = path.join(client, `${file}.br`)
  return statSync(existsSync(packed) ? packed : path.join(client, file)).size
}

const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + weightOf(file), 0)

/** These chunks and all that they import statically. */
function reached(manifest: Manifest, keys: readonly string[]): Set<Chunk> {
  const found = new Set<Chunk>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return found
}

async function bareWeight(): Promise<number> {
  const built = (await bundle({
    configFile: false,
    root: projectFolder,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(import.meta.dirname, 'barePage.tsx') },
    },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((each) => each.type === 'chunk')
  return chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
}

function faultsIn(locale: Locale, bare: number): string[] {
  const manifest = JSON.parse(
    readFileSync(path.join(client, `.vite/manifest.${locale}.json`), 'utf8'),
  ) as Manifest
  const scriptsOf = (...keys: string[]) => [...reached(manifest, keys)].map(({ file }) => file)
  const shared = new Set(scriptsOf(...entries, ...fetchedByAll))
  const pages = Object.keys(manifest).filter((key) => key.startsWith('src/client/pages/'))
  const styles = new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))
  const limits: [what: string, weight: number, most: number][] = [
    ['the list of recipes', weigh(scriptsOf(...entries, list)), bare * maxOfBare],
    ['all styles', weigh(styles), maxStyles],
    ...pages.map((page): [string, number, number] => [
      `${path.basename(page, '.tsx')}’s own part`,
      weigh(scriptsOf(...entries, page).filter((file) => !shared.has(file))),
      maxOwn,
    ]),
  ]
  if (isTold) tell(locale, limits)
  return limits
    .filter(([, weight, most]) => weight > most)
    .map(([what, weight, most]) => `${locale}: ${what} weighs ${weight} bytes, more than ${Math.floor(most)}`)
}

/**
 * The code that the server loads before it listens, in bytes as built, which delays a start. The catalogue of foods has
 * 1.3 million.
 */
const maxBytesBeforeListening = 4_500_000
const serverChunks = path.join(projectFolder, 'dist/server/chunks')

function serverFaults(): string[] {
  const known = new Set(readdirSync(serverChunks))
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || !known.has(file)) return
    found.add(file)
    const code = readFileSync(path.join(serverChunks, file), 'utf8')
    for (const [, imported] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) visit(imported!)
  }
  for (const file of known) if (/^(?:run|builtPages)-/.test(file)) visit(file)
  const weight = [...found].reduce((sum, file) => sum + statSync(path.join(serverChunks, file)).size, 0)
  if (isTold) process.stdout.write(`the server before it listens  ${weight} of ${maxBytesBeforeListening}\n`)
  const isWide = (file: string) => /[^\p{ASCII}]/u.test(readFileSync(path.join(serverChunks, file), 'utf8'))
  const wide = [...known]
    .filter(isWide)
    .map((file) => `${file} has letters beyond ASCII, which double its memory.`)
  if (found.size < 3) return ['What the server loads before it listens was not found.']
  const heavy = `The server loads ${weight} bytes before it listens, more than ${maxBytesBeforeListening}.`
  return weight > maxBytesBeforeListening ? [...wide, heavy] : wide
}

const isTold = process.argv.includes('--all')

function tell(locale: Locale, limits: readonly [string, number, number][]): void {
  for (const [what, weight, most] of limits)
    process.stdout.write(`${locale}  ${what.padEnd(32)}${weight} of ${Math.floor(most)}\n`)
}

if (!isDistUpToDate()) await buildProject()
const bare = await bareWeight()
const faults = [...supportedLocales.flatMap((locale) => faultsIn(locale, bare)), ...serverFaults()]
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exitCode = 1
}
