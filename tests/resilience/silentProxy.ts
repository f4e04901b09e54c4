import { connect, createServer, type Socket } from 'node:net'
import type { Report } from './row.ts'

export interface SilentProxy {
  port: number
  /** Drops whatever comes, as a failover or a firewall does: nothing is refused, nothing is answered. */
  silence: (isSilent: boolean) => void
}

/** A TCP proxy in front of a database on this machine; it goes with the row. */
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
    // What was dropped once is gone for good, as on a network whose state is lost.
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
