import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface TcpProxy {
  /** The database address with the proxy in the place of its server. */
  url: string
  /** Drops what is sent from now on, in silence, and accepts connections without answering them. */
  goSilent(): void
  /** Whether something was dropped since it went silent: its connection is dead. */
  hasDropped(): boolean
  /** Ends every connection, and every new one as soon as it is open. */
  cut(): void
  /** Ends the next connection over which the database answers that it has committed, in place of that answer. */
  loseNextCommit(): void
  /** Keeps the next statement whose words contain `text`, and what its connection sends after it, until it is released. */
  holdNextStatement(text: string): { release: () => void; isHeld: () => boolean }
  /** Forwards again. Connections that were silenced stay dead. */
  speak(): void
}

/** A TCP server of its own between a client and a database, until the test ends. */
export async function startTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isSilent = false
  let isCut = false
  let hasDropped = false
  let isCommitLost = false
  let textToHold: string | null = null
  let held: { from: Socket; sendAll: (() => void)[] } | null = null
  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => client.destroy())
    if (isCut) return void client.destroy()
    if (isSilent) return
    const upstream = connect(Number(target.port), target.hostname)
    sockets.add(upstream)
    let isDead = false
    const forward = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => {
        isDead ||= isSilent
        hasDropped ||= isDead
        if (textToHold && from === client && chunk.includes(textToHold)) {
          textToHold = null
          held = { from, sendAll: [] }
        }
        if (held?.from === from) held.sendAll.push(() => to.write(chunk))
        else if (isCommitLost && from === upstream && chunk.includes('COMMIT')) {
          isCommitLost = false
          client.destroy()
          upstream.destroy()
        } else if (!isDead) to.write(chunk)
      })
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
    }
    forward(client, upstream)
    forward(upstream, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    goSilent: () => {
      isSilent = true
      hasDropped = false
    },
    hasDropped: () => hasDropped,
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    loseNextCommit: () => {
      isCommitLost = true
    },
    holdNextStatement: (text) => {
      textToHold = text
      const release = () => {
        const { sendAll } = held ?? { sendAll: [] }
        held = null
        for (const send of sendAll) send()
      }
      return { release, isHeld: () => held !== null }
    },
    speak: () => {
      isSilent = false
      isCut = false
    },
  }
}
