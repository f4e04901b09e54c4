import { once } from 'node:events'
import fastify from 'fastify'

// The measure for cached pages, as a process of its own: Fastify, nothing added, sending bytes it was handed.
if (process.send) {
  const [pages] = (await once(process, 'message')) as [Record<string, string>]
  const app = fastify()
  for (const [path, html] of Object.entries(pages)) {
    const bytes = Buffer.from(html)
    // The router would take what follows a ? for a pattern.
    app.get(path.split('?')[0]!, (_request, reply) =>
      reply.header('content-type', 'text/html; charset=utf-8').send(bytes),
    )
  }
  process.send(await app.listen({ port: 0, host: '127.0.0.1' }))
}
