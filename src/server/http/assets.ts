import path from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'

/** The built files, compressed when they were built. A name with a hash in it never changes its content. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['.vite/**', 'assets/covers/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isWorker = /\/sw(\.[a-z]+)?\.js$/.test(path)
      reply.header('cache-control', isWorker ? 'no-cache' : path.includes('/assets/') ? year : hour)
    },
  })
  // There are hundreds of them, and none needs a route of its own.
  await app.register(staticFiles, {
    root: path.join(folder, 'assets/covers'),
    prefix: '/assets/covers/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', year),
  })
  app.get('/assets/*', (_request, reply) => reply.callNotFound())
}
