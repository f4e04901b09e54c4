import type { FastifyInstance } from 'fastify'

/**
 * Returns the way to close: no new connections at once, then what runs may finish, and after `graceMs` at most
 * the streams that are still open are told to end through `closing`. Resolves when the last answer has left.
 */
export function prepareClose(
  app: FastifyInstance,
  closing: AbortController,
  graceMs: number,
): () => Promise<void> {
  let isClosing = false
  app.addHook('onRequest', async (request, reply) => {
    // A browser keeps its connection for the next request; there is none any more, and closing would wait for it.
    reply.raw.once('close', () => {
      if (isClosing) request.raw.socket.end()
    })
  })
  return async () => {
    isClosing = true
    const grace = setTimeout(() => closing.abort(), graceMs)
    await app.close()
    clearTimeout(grace)
    closing.abort()
  }
}
