/**
 * An app process as far as its database goes: starts it, says where, then does what it reads, one word a line.
 * Arguments: the folder, and where Postgres is installed if not in its package.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { startEmbeddedPostgres } from '#server/db/embeddedPostgres.ts'

const [folder = '', packageFolder] = process.argv.slice(2)
const say = (fields: object) => process.stdout.write(`${JSON.stringify(fields)}\n`)

try {
  const database = await startEmbeddedPostgres({
    folder,
    log: (event, { isJoined }) => say({ log: isJoined === false ? `${event}, not joined` : event }),
    onLost: ({ message }) => say({ lost: message }),
    ...(packageFolder ? { packageFolder } : {}),
  })
  say({ url: database.url })
  for await (const word of createInterface(process.stdin)) {
    if (word === 'stop') await database.stop()
    if (word === 'leaveChild') say({ child: spawn('sleep', ['60'], { detached: true, stdio: 'ignore' }).pid })
    say({ done: word })
  }
} catch (error) {
  say({ refusal: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
}
process.exit()
