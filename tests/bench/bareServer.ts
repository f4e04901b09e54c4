import { once } from 'node:events'
import fastify from 'fastify'

// The comparison for cached pages, in its own process: bare Fastify, sending bytes it was given.
if (process.send) {
  const [pages] = (await once(process, 'message')) as [Record<string, string>]
  const app = fastify()
  for (const [path, html] of Object.entries(pages)) {
    const bytes = Buffer.from(html)
    // The router would read what follows a ? as a pattern.
    app.get(path.split('?')[0]!, (_request, reply) =>
      reply.header('content-type', 'text/html; charset=utf-8').send(bytes),
    )
  }
  process.send(await app.listen({ port: 0, host: '127.0.0.1' }))
}
