import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { wasMemoryShortRecently } from './freeMemory.ts'

const megabyte = 1024 * 1024
/** With less free, garbage is collected earlier than V8 would, which first lets the heap grow by a third, some 40 MB. */
const minFreeBytes = 112 * megabyte
const lookMs = 100
/** A collection blocks the event loop for some 100 ms: requests are served in between. */
const minPauseMs = 2_000
/** Growth of the heap since the last collection that makes another one worthwhile. */
const minNewBytes = 12 * megabyte

interface Options {
  isShort?: (bytes: number) => boolean
  heapBytes?: () => number
  collect?: () => void
}

/**
 * Collects garbage of this thread while memory is short. Returns a function that stops. Tests replace the measurements
 * and the collection.
 */
export function collectGarbageWhileMemoryIsShort({
  isShort = wasMemoryShortRecently,
  heapBytes = () => process.memoryUsage().heapUsed,
  collect = fullCollection(),
}: Options = {}): () => void {
  let collectedAt = -minPauseMs
  let heapBytesAfterCollection = 0
  const timer = setInterval(() => {
    if (performance.now() - collectedAt < minPauseMs || !isShort(minFreeBytes)) return
    if (heapBytes() - heapBytesAfterCollection < minNewBytes) return
    collect()
    collectedAt = performance.now()
    heapBytesAfterCollection = heapBytes()
  }, lookMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** V8 has no other way to request a collection. */
function fullCollection(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  return collect
}
