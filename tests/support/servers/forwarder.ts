import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ForwardedAnswer {
  status: number
  body: string
}

/** A real TCP forwarder on this machine that passes bytes on as they are, as HAProxy and ssh -L do. */
export async function startForwarder(target: string) {
  const { hostname, port } = new URL(`http://${target}`)
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname)
    incoming.on('error', () => outgoing.destroy())
    outgoing.on('error', () => incoming.destroy())
    incoming.pipe(outgoing).pipe(incoming)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: outer } = server.address() as AddressInfo

  return {
    /** Sends a GET with exactly these lines, which no HTTP client would let a test choose. */
    async get(
      path: string,
      { host, version = '1.1', lines = [] }: { host: string | null; version?: string; lines?: string[] },
    ): Promise<ForwardedAnswer> {
      const socket = connect(outer, '127.0.0.1')
      const head = [`GET ${path} HTTP/${version}`, ...(host === null ? [] : [`Host: ${host}`]), ...lines]
      socket.write(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`)
      const answer = await text(socket)
      const [, status = '0'] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? []
      return { status: Number(status), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) }
    },
    async [Symbol.asyncDispose]() {
      server.close()
      await once(server, 'close')
    },
  }
}
