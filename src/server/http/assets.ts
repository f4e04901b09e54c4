import { readdir } from 'node:fs/promises'
import path from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'

const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'

/** Serves the built files, which the build has compressed. A file with a hash in its name never changes. */
export async function serveBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  const files: FastifyPluginAsync = async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, isSameInAllLanguages: true, isWithoutSession: true }
    })
    await addFileRoutes(scope, folder)
  }
  await app.register(files)
}

async function addFileRoutes(app: FastifyInstance, folder: string): Promise<void> {
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
  // A route for each of these some eight hundred files took 80 ms of every start; one route of the plugin for all of
  // them reads the whole folder for every requested file.
  const files = (await readdir(assets, { recursive: true })).filter((file) => !/\.(?:br|gz)$/.test(file))
  const names = new Set(files.map((file) => file.replaceAll(path.sep, '/')))
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params: { '*': name } }, reply) =>
    names.has(name)
      ? reply.sendFile(name, assets)
      : // A process with a newer build may have the file: proxies must not cache that it is missing here.
        reply.header('cache-control', 'no-store').callNotFound(),
  )
}
