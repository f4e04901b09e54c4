import { closeSync, openSync, readSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import ipaddr from 'ipaddr.js'

/** Linux' lists of the TCP connections that the process can see; one line each. */
const tables = ['/proc/net/tcp', '/proc/net/tcp6']
/** A connection with data in a queue. Most lines have none: they are connections that ended within the last minute. */
const line =
  /^ *\d+: [0-9A-F]+:([0-9A-F]{4}) ([0-9A-F]+):([0-9A-F]{4}) [0-9A-F]{2} (?!00000000:00000000)([0-9A-F]{8}):([0-9A-F]{8})/gm

/** A connection: the port here, and the address and the port of the client. */
interface ConnectionEndpoints {
  localPort: number
  remoteAddress: string
  remotePort: number
}

/** Bytes that the kernel holds for a connection. */
export interface KernelQueueOfConnection {
  /** Written by Node and not acknowledged by the client; one more while the end of the connection is not acknowledged. */
  unsent: number
  /** Sent by the client and not read by Node. */
  unread: number
}

/** Maximum milliseconds of the event loop per turn of reading. */
const sliceMs = 8
/** The kernel returns some 4 kB per read, whatever size is requested. */
const piece = Buffer.alloc(64 * 1024)

/**
 * The data that the kernel holds, for each connection (by `keyOfConnectionEndpoints`) that has any. Neither Node's own buffers nor an
 * answer in progress shows it. Null where there is no such table, as on systems other than Linux, or where it cannot be
 * read now. Yields every 8 ms: the tables also list every connection that ended within the last minute, and 100,000 of
 * them take 0.3 s of a core. Yielding after each piece would take seconds on a busy event loop.
 */
export async function readKernelQueuesByConnection(
  from = tables,
): Promise<Map<string, KernelQueueOfConnection> | null> {
  const queues = new Map<string, KernelQueueOfConnection>()
  let isTold = false
  for (const table of from) {
    const file = openTableFile(table)
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

async function readTable(file: number, queues: Map<string, KernelQueueOfConnection>): Promise<void> {
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

/** Undefined where the file does not exist: a kernel without IPv6 has one table only. Null where it cannot be opened. */
function openTableFile(table: string): number | null | undefined {
  try {
    return openSync(table, 'r')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : null
  }
}

export function keyOfConnectionEndpoints({
  localPort,
  remoteAddress,
  remotePort,
}: ConnectionEndpoints): string {
  return `${localPort} ${hexOf(remoteAddress)} ${remotePort}`
}

/** The kernel writes an address as words of four bytes, the lowest byte first. */
function bytesInOrder(address: string): string {
  const bytes = address.replaceAll(/(..)(..)(..)(..)/g, '$4$3$2$1').toLowerCase()
  return bytes.startsWith(ipv4MappedPrefix) ? bytes.slice(ipv4MappedPrefix.length) : bytes
}

/** The prefix of an IPv6 address that maps an IPv4 address. */
const ipv4MappedPrefix = `${'0'.repeat(20)}ffff`

/** An IPv4 address has 8 digits, even where it is mapped into IPv6; a closed connection has no address. */
const hexOf = (address: string) =>
  address && Buffer.from(ipaddr.process(address).toByteArray()).toString('hex')
