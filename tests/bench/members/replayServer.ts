import { once } from 'node:events'
import fastify from 'fastify'
import postgres from 'postgres'
import type { RecordedRequest, Statement } from './recordRequests.ts'

// The comparison for calls of members, in its own process: bare Fastify and postgres.js, sending the statements and the bytes
// that it was given.
const maxConnections = 10

if (process.send) {
  const [{ databaseUrl, requests }] = (await once(process, 'message')) as [
    { databaseUrl: string; requests: RecordedRequest[] },
  ]
  const sql = postgres(databaseUrl, { max: maxConnections, onnotice() {} })
  const app = fastify()
  const sendOn = (at: Pick<postgres.Sql, 'unsafe'>, { statement, values }: Statement) =>
    at.unsafe(statement, values as string[], { prepare: true })
  for (const { name, method, statements, answer } of requests) {
    const bytes = Buffer.from(answer)
    app.route({
      method,
      url: `/${name}`,
      async handler(_request, reply) {
        for (const each of statements)
          if (Array.isArray(each))
            await sql.begin(async (transaction) => {
              for (const inner of each) await sendOn(transaction, inner)
            })
          else await sendOn(sql, each)
        return reply.header('content-type', 'application/json').send(bytes)
      },
    })
  }
  process.send(await app.listen({ port: 0, host: '127.0.0.1' }))
}
