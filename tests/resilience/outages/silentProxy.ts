import { connect, createServer, type Socket } from 'node:net'
import type { Report } from '../row.ts'

export interface SilentProxy {
  port: number
  /** Drops all data, as a failover or a firewall does: nothing is refused and nothing is answered. */
  silence: (isSilent: boolean) => void
}

/** A TCP proxy in front of a database on this machine, which ends after the row. */
export async function startSilentProxy(report: Report, to: number): Promise<SilentProxy> {
  let isSilent = false
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
  }
  const server = createServer((near) => {
    keep(near)
    const far = connect(to, '127.0.0.1')
    keep(far)
    // A connection whose data was dropped once never recovers, as on a network that lost its state.
    let isLost = isSilent
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => {
        isLost ||= isSilent
        if (!isLost) into.write(chunk)
      })
      from.on('close', () => {
        isLost ||= isSilent
        if (!isLost) into.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  report.after(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const { port } = server.address() as { port: number }
  return {
    port,
    silence(to) {
      isSilent = to
    },
  }
}
