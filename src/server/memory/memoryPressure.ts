import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { wasMemoryShort } from './freeMemory.ts'

const megabyte = 1024 * 1024
/** With less free, garbage is collected before V8 would: it lets the heap grow by a third first, some 40 MB. */
const shortBytes = 112 * megabyte
const lookMs = 100
/** A collection holds the event loop for some 100 ms: others are served in between. */
const minPauseMs = 2_000
/** What must have come to the heap since the last collection, so that another finds something. */
const minNewBytes = 12 * megabyte

interface Options {
  isShort?: (bytes: number) => boolean
  heapBytes?: () => number
  collect?: () => void
}

/** Collects garbage of this thread while memory is short. Returns how to stop. For tests: what is looked at, and done. */
export function collectWhileMemoryIsShort({
  isShort = wasMemoryShort,
  heapBytes = () => process.memoryUsage().heapUsed,
  collect = fullCollection(),
}: Options = {}): () => void {
  let collectedAt = -minPauseMs
  let bytesThen = 0
  const timer = setInterval(() => {
    if (performance.now() - collectedAt < minPauseMs || !isShort(shortBytes)) return
    if (heapBytes() - bytesThen < minNewBytes) return
    collect()
    collectedAt = performance.now()
    bytesThen = heapBytes()
  }, lookMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** V8 has no other way to be asked for a collection. */
function fullCollection(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  return collect
}
