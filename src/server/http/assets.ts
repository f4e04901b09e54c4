import path from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'
const common = { index: false, preCompressed: true, cacheControl: false } as const

/** The built files, compressed when they were built. A name with a hash in it never changes its content. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    ...common,
    root: folder,
    wildcard: false,
    globIgnore: ['.vite/**', 'assets/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) =>
      void reply.header('cache-control', /\/sw(\.[a-z]+)?\.js$/.test(path) ? 'no-cache' : hour),
  })
  // A route for each of these, of which there are some eight hundred, took 80 ms of every start.
  await app.register(staticFiles, {
    ...common,
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    allowedPath: (pathName) => !/\.(?:br|gz)$/.test(pathName),
    setHeaders: (reply) => void reply.header('cache-control', year),
  })
}
