import { readFile } from 'node:fs/promises'

/** What Linux tells of the TCP connections that the process can see; one line each. */
const tables = ['/proc/net/tcp', '/proc/net/tcp6']
const line = /^ *\d+: [0-9A-F]+:([0-9A-F]{4}) ([0-9A-F]+):([0-9A-F]{4}) [0-9A-F]{2} ([0-9A-F]{8}):/gm

/** A connection: the port here, and the address and the port of the client. */
interface Ends {
  localPort: number
  remoteAddress: string
  remotePort: number
}

/**
 * Bytes that the kernel holds for each connection until its client takes them, by `keyOf`. Node has handed them over, so
 * neither its own buffers nor an answer under way shows them. Empty where there is no such table, as beside Linux.
 */
export async function readSendQueues(): Promise<Map<string, number>> {
  const queues = new Map<string, number>()
  for (const table of tables) {
    const text = await readFile(table, 'latin1').catch(() => '')
    for (const [, localPort, address, remotePort, bytes] of text.matchAll(line)) {
      const queued = Number.parseInt(bytes!, 16)
      if (queued === 0) continue
      const key = `${Number.parseInt(localPort!, 16)} ${bytesInOrder(address!)} ${Number.parseInt(remotePort!, 16)}`
      queues.set(key, queued)
    }
  }
  return queues
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

function hexOf(address: string): string {
  const ipv4 = /(?:^|:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  if (ipv4)
    return ipv4
      .slice(1)
      .map((part) => hex(Number(part), 2))
      .join('')
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = head.split(':').filter(Boolean)
  const tailGroups = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - groups.length - tailGroups.length }, () => '0')
  return [...groups, ...(tail === undefined ? [] : zeros), ...tailGroups]
    .map((group) => hex(Number.parseInt(group, 16), 4))
    .join('')
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
