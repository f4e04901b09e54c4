/** A number for each of many keys, in a tenth of what a Map of strings takes; it is written once. */
export interface CompactKeyTable {
  /** All keys, each with a line break behind it. */
  text: string
  /** By a key's hash, open addressed: 0 where there is none, else one more than its index. */
  places: Int32Array
  /** By index, where a key begins in the text, and its number. */
  starts: Int32Array
  values: Int32Array
}

/** A hash of 32 bits (FNV-1a), its upper bits folded into the lower. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** Room for so many, at most two thirds of it taken: a power of two. */
export function createHashSlots(count: number): Int32Array {
  return new Int32Array(2 ** Math.ceil(Math.log2(count * 1.5 + 1)))
}

/** Keeps what a Map holds. No key may hold a line break. */
export function createKeyTable(numbers: ReadonlyMap<string, number>): CompactKeyTable {
  const places = createHashSlots(numbers.size)
  const starts = new Int32Array(numbers.size)
  let start = 0
  let index = 0
  for (const key of numbers.keys()) {
    let place = hashText(key) & (places.length - 1)
    while (places[place] !== 0) place = (place + 1) & (places.length - 1)
    places[place] = index + 1
    starts[index] = start
    start += key.length + 1
    index += 1
  }
  const text = `${[...numbers.keys()].join('\n')}\n`
  return { text, places, starts, values: Int32Array.from(numbers.values()) }
}

/** The number of a key; -1 when the table has none. */
export function findNumberByKey({ text, places, starts, values }: CompactKeyTable, key: string): number {
  const mask = places.length - 1
  for (let place = hashText(key) & mask; ; place = (place + 1) & mask) {
    const index = places[place]! - 1
    if (index < 0) return -1
    const start = starts[index]!
    if (text.startsWith(key, start) && text.charCodeAt(start + key.length) === lineBreak)
      return values[index]!
  }
}

const lineBreak = 10

/** Every key, in the order in which they were kept. */
export function* keysOfTable({ text, starts }: CompactKeyTable): Generator<string> {
  for (const start of starts) yield text.slice(start, text.indexOf('\n', start))
}
