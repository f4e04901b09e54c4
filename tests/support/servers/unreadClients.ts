import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { readKernelQueuesByConnection } from '#server/http/connections/kernelQueues.ts'

/** Opens a connection from one of the addresses of this machine, which reads nothing until it is resumed. */
export async function openUnread(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true })
  socket.on('error', () => {})
  socket.pause()
  await once(socket, 'connect')
  return socket
}

/** Bytes that the kernel keeps until clients of this port take them, also of connections that the process has closed. */
export async function unsentBytesOf(port: number): Promise<number> {
  const queues = [...((await readKernelQueuesByConnection()) ?? [])].filter(([key]) =>
    key.startsWith(`${port} `),
  )
  return queues.reduce((sum, [, { unsent }]) => sum + unsent, 0)
}
