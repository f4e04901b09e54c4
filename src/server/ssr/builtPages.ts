import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PageAssets } from '#client/data/pageState.ts'
import {
  cachedPages,
  pagePathPatterns,
  pathsForSearchEngines,
  pathsOfPagesSameForAllVisitors,
  renderPage,
} from '#client/entry.server.tsx'
import { type Locale, supportedLocales } from '#shared/locale.ts'
import { serveBuiltFiles } from '../http/assets.ts'
import type { PageSource } from './pageSource.ts'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, ManifestChunk>

const start = 'src/client/start.ts'
const entry = 'src/client/entry.browser.tsx'
// Preloaded: otherwise the page would first show other fonts, and move when these arrive.
const fonts = ['dist/letters/fraunces.woff2', 'dist/letters/source-sans-3.woff2']

/** Pages from the files that the build wrote into `folder`, which also has the files for the browser. */
export function createBuiltPageSource(folder: string): PageSource {
  const version = versionOf(folder)
  const manifests = new Map<Locale, Manifest>()
  const manifestFor = (locale: Locale) => {
    const manifest = manifests.get(locale) ?? (JSON.parse(readManifest(folder, locale)) as Manifest)
    manifests.set(locale, manifest)
    return manifest
  }
  const known = new Map<string, PageAssets>()
  const assetsFor = (pageFile: string | undefined, locale: Locale) => {
    const key = `${locale} ${pageFile}`
    const assets = known.get(key) ?? { ...assetsOf(manifestFor(locale), pageFile), version }
    known.set(key, assets)
    return assets
  }
  return {
    renderPage,
    assetsFor,
    pathsSameForAll: pathsOfPagesSameForAllVisitors,
    pathsToFind: pathsForSearchEngines,
    pagePatterns: pagePathPatterns,
    cachedPages,
    isDevelopment: false,
    serveFiles: (app) => serveBuiltFiles(app, folder),
  }
}

const readManifest = (folder: string, locale: Locale) =>
  readFileSync(path.join(folder, `.vite/manifest.${locale}.json`), 'utf8')

function versionOf(folder: string): string {
  const hash = createHash('sha256')
  for (const locale of supportedLocales) hash.update(readManifest(folder, locale))
  return hash.digest('base64url').slice(0, 12)
}

function assetsOf(manifest: Manifest, pageFile: string | undefined): Omit<PageAssets, 'version'> {
  const chunks = new Set<ManifestChunk>()
  const visit = (key: string | undefined) => {
    const chunk = key === undefined ? undefined : manifest[key]
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(visit)
  }
  visit(entry)
  visit(pageFile)
  const first = manifest[start]
  if (!first) throw new Error('The build has no browser entry; run npm run build.')
  const all = [...chunks]
  return {
    styles: [...new Set(all.flatMap((chunk) => chunk.css ?? []))].map(builtFilePath),
    scripts: [builtFilePath(first.file)],
    fonts: fonts.flatMap((font) => (manifest[font] ? [builtFilePath(manifest[font].file)] : [])),
    preloads: all.map((chunk) => builtFilePath(chunk.file)),
  }
}

const builtFilePath = (file: string) => `/${file}`
