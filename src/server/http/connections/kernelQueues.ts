import { closeSync, openSync, readSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import ipaddr from 'ipaddr.js'

/** What Linux tells of the TCP connections that the process can see; one line each. */
const tables = ['/proc/net/tcp', '/proc/net/tcp6']
/** A connection with something in a queue. Most lines have none, of connections that ended a minute ago. */
const line =
  /^ *\d+: [0-9A-F]+:([0-9A-F]{4}) ([0-9A-F]+):([0-9A-F]{4}) [0-9A-F]{2} (?!00000000:00000000)([0-9A-F]{8}):([0-9A-F]{8})/gm

/** A connection: the port here, and the address and the port of the client. */
interface Ends {
  localPort: number
  remoteAddress: string
  remotePort: number
}

/** Bytes that the kernel holds for a connection. */
export interface KernelQueue {
  /** Handed over by Node and not acknowledged by the client; one more while the end of the connection is not. */
  unsent: number
  /** Sent by the client and not read by Node. */
  unread: number
}

/** Milliseconds of the event loop that reading takes at a time. */
const sliceMs = 8
/** The kernel gives some 4 kB at a time, whatever is asked for. */
const piece = Buffer.alloc(64 * 1024)

/**
 * What the kernel holds for connections, by `keyOf`, of those for which it holds anything. Neither Node's own buffers nor an
 * answer under way shows it. Null where there is no such table, as beside Linux, or where it cannot be read now. Read in turns
 * of 8 ms: the tables list every connection that ended within the last minute too, and 100,000 of them take 0.3 s of a core. One
 * turn for each piece that the kernel gives would take seconds on a busy event loop.
 */
export async function readKernelQueues(from = tables): Promise<Map<string, KernelQueue> | null> {
  const queues = new Map<string, KernelQueue>()
  let isTold = false
  for (const table of from) {
    const file = opened(table)
    if (file === null) return null
    if (file === undefined) continue
    isTold = true
    try {
      await readTable(file, queues)
    } catch {
      return null
    } finally {
      closeSync(file)
    }
  }
  return isTold ? queues : null
}

async function readTable(file: number, queues: Map<string, KernelQueue>): Promise<void> {
  let rest = ''
  let begun = performance.now()
  for (;;) {
    const length = readSync(file, piece, 0, piece.length, null)
    if (length === 0) return
    const text = rest + piece.toString('latin1', 0, length)
    const end = text.lastIndexOf('\n') + 1
    rest = text.slice(end)
    for (const [, localPort, address, remotePort, unsent, unread] of text.slice(0, end).matchAll(line)) {
      const key = `${Number.parseInt(localPort!, 16)} ${bytesInOrder(address!)} ${Number.parseInt(remotePort!, 16)}`
      queues.set(key, { unsent: Number.parseInt(unsent!, 16), unread: Number.parseInt(unread!, 16) })
    }
    if (performance.now() - begun < sliceMs) continue
    await nextTurn()
    begun = performance.now()
  }
}

/** Undefined where there is no such file: a kernel without IPv6 has one table only. Null where it cannot be opened. */
function opened(table: string): number | null | undefined {
  try {
    return openSync(table, 'r')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : null
  }
}

export function keyOf({ localPort, remoteAddress, remotePort }: Ends): string {
  return `${localPort} ${hexOf(remoteAddress)} ${remotePort}`
}

/** The kernel writes an address as words of four bytes, the lowest byte first. */
function bytesInOrder(address: string): string {
  const bytes = address.replaceAll(/(..)(..)(..)(..)/g, '$4$3$2$1').toLowerCase()
  return bytes.startsWith(mappedStart) ? bytes.slice(mappedStart.length) : bytes
}

/** How an IPv6 address begins that stands for an IPv4 address. */
const mappedStart = `${'0'.repeat(20)}ffff`

/** An IPv4 address has 8 digits, also where it is mapped into IPv6; a connection that is gone has no address. */
const hexOf = (address: string) =>
  address && Buffer.from(ipaddr.process(address).toByteArray()).toString('hex')
