import type { Socket } from 'node:net'

/** The settings that PgBouncer passes on; it refuses every other. */
const knownSettings = new Set(['user', 'database', 'client_encoding', 'application_name', 'replication'])

/** Cuts a stream of the protocol into its messages; the first of a client has no type. */
export function onMessages(
  socket: Socket,
  { hasStartup }: { hasStartup: boolean },
  take: (type: string, message: Buffer) => void,
): void {
  let rest: Buffer = Buffer.alloc(0)
  let isStartup = hasStartup
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = isStartup ? 0 : 1
      if (rest.length < head + 4) return
      const end = head + rest.readUInt32BE(head)
      if (rest.length < end) return
      const message = rest.subarray(0, end)
      rest = rest.subarray(end)
      const type = isStartup ? '' : message.toString('latin1', 0, 1)
      isStartup = false
      take(type, message)
    }
  })
}

/** Whether a pooler takes the settings of this startup message. */
export function isAccepted(startup: Buffer): boolean {
  const words = startup.toString('utf8', 8).split('\0')
  return words.every((word, place) => place % 2 === 1 || word === '' || knownSettings.has(word))
}

/** Ends a connection as PgBouncer does that was asked for a setting it does not pass on. */
export function refuse(socket: Socket, words = 'unsupported startup parameter: statement_timeout'): void {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${words}\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeUInt32BE(fields.length + 4, 1)
  socket.end(Buffer.concat([head, fields]))
}
