import { readdir } from 'node:fs/promises'
import path from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'

/** The built files, compressed when they were built. A name with a hash in it never changes its content. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const assets = path.join(folder, 'assets')
  const cacheControlOf = (file: string) => {
    if (file.startsWith(assets + path.sep)) return year
    return /\/sw(\.[a-z]+)?\.js(\.br|\.gz)?$/.test(file) ? 'no-cache' : hour
  }
  await app.register(staticFiles, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    wildcard: false,
    globIgnore: ['.vite/**', 'assets/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, file) => void reply.header('cache-control', cacheControlOf(file)),
  })
  // A route for each of these, of which there are some eight hundred, took 80 ms of every start; a route of the plugin's own for
  // all of them reads the whole folder for every file that is asked for.
  const files = (await readdir(assets, { recursive: true })).filter((file) => !/\.(?:br|gz)$/.test(file))
  const names = new Set(files.map((file) => file.replaceAll(path.sep, '/')))
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params: { '*': name } }, reply) =>
    names.has(name)
      ? reply.sendFile(name, assets)
      : // A process with a newer build may have the file: proxies must not cache that this one has not.
        reply.header('cache-control', 'no-store').callNotFound(),
  )
}
