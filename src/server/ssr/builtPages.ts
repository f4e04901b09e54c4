import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathsSameForAll, pathsToFind, renderPage } from '#client/entry.server.tsx'
import type { PageAssets } from '#client/pageState.ts'
import { serveAssets } from '../http/assets.ts'
import type { PageSource } from './pageSource.ts'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, ManifestChunk>

const entry = 'src/client/entry.browser.tsx'

/** Pages from the files that the build left in `folder`, the browser's half. */
export function builtPages(folder: string): PageSource {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const known = new Map<string | undefined, PageAssets>()
  const assetsFor = (pageFile: string | undefined) => {
    const assets = known.get(pageFile) ?? assetsOf(manifest, pageFile)
    known.set(pageFile, assets)
    return assets
  }
  return {
    renderPage,
    assetsFor,
    pathsSameForAll,
    pathsToFind,
    isDevelopment: false,
    serveFiles: (app) => serveAssets(app, folder),
  }
}

function assetsOf(manifest: Manifest, pageFile: string | undefined): PageAssets {
  const chunks = new Set<ManifestChunk>()
  const visit = (key: string | undefined) => {
    const chunk = key === undefined ? undefined : manifest[key]
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(visit)
  }
  visit(entry)
  visit(pageFile)
  const start = manifest[entry]
  if (!start) throw new Error('The build has no browser entry; run npm run build.')
  const all = [...chunks]
  return {
    styles: [...new Set(all.flatMap((chunk) => chunk.css ?? []))].map(address),
    scripts: [address(start.file)],
    preloads: all.filter((chunk) => chunk !== start).map((chunk) => address(chunk.file)),
  }
}

const address = (file: string) => `/${file}`
