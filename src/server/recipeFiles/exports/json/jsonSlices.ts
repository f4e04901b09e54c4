import { ExportFileError } from '../exportFault.ts'
import { maxDepth, maxRecipeBytes, maxValuesInRecipe } from '../exportLimits.ts'

// Exports of thousands of recipes are one JSON document. These functions find where its parts begin and end, so that only one
// recipe at a time becomes objects, and tables that are not wanted never do.

/** A value inside a JSON document: bytes from `start` up to `end`. */
export type JsonSlice = { readonly start: number; readonly end: number; readonly values: number }

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const openBrace = 0x7b
const closeBrace = 0x7d
const openBracket = 0x5b
const closeBracket = 0x5d

const malformed = () => new ExportFileError({ reason: 'malformed', format: 'JSON' })

/** The first byte from here on that is no white space and no byte order mark. */
export function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from
  while (
    at < bytes.length &&
    (bytes[at] === 0x20 || (bytes[at]! >= 0x09 && bytes[at]! <= 0x0d) || isMark(bytes, at))
  )
    at += isMark(bytes, at) ? 3 : 1
  return at
}

const isMark = (bytes: Uint8Array, at: number) =>
  bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf

export const isJsonArray = (bytes: Uint8Array, slice: JsonSlice) => bytes[slice.start] === openBracket
export const isJsonObject = (bytes: Uint8Array, slice: JsonSlice) => bytes[slice.start] === openBrace

/** The end of the string that opens at `at`. */
function endOfString(bytes: Buffer, at: number): number {
  let end = at
  for (;;) {
    end = bytes.indexOf(quote, end + 1)
    if (end < 0) throw malformed()
    let slashes = 0
    while (bytes[end - 1 - slashes] === backslash) slashes += 1
    if (slashes % 2 === 0) return end + 1
  }
}

/** The value that begins at `from`. Throws for one that is cut off or has more than 64 levels. */
export function sliceAt(bytes: Buffer, from: number): JsonSlice {
  const start = skipSpace(bytes, from)
  let at = start
  let depth = 0
  let values = 1
  while (at < bytes.length) {
    const byte = bytes[at]!
    if (byte === quote) {
      at = endOfString(bytes, at)
      if (depth === 0) return { start, end: at, values }
      continue
    }
    if (byte === openBrace || byte === openBracket) {
      depth += 1
      if (depth > maxDepth) throw new ExportFileError({ reason: 'tooDeep', max: maxDepth })
      values += 1
    } else if (byte === closeBrace || byte === closeBracket) {
      if (depth === 0) return { start, end: at, values }
      depth -= 1
      if (depth === 0) return { start, end: at + 1, values }
    } else if (byte === comma) {
      if (depth === 0) return { start, end: at, values }
      values += 1
    }
    at += 1
  }
  if (depth > 0 || start === at) throw malformed()
  return { start, end: at, values }
}

/** The elements of an array, one by one. Throws at its end where it is cut off. */
export function* elementsOf(bytes: Buffer, array: { readonly start: number }): Generator<JsonSlice> {
  let at = skipSpace(bytes, array.start + 1)
  while (bytes[at] !== closeBracket) {
    const element = sliceAt(bytes, at)
    if (element.end === element.start) throw malformed()
    yield element
    at = skipSpace(bytes, element.end)
    if (bytes[at] === comma) at = skipSpace(bytes, at + 1)
    else if (bytes[at] !== closeBracket) throw malformed()
  }
}

/** The members of an object by their keys; of a key that is there twice the last. */
export function membersOf(bytes: Buffer, object: { readonly start: number }): Map<string, JsonSlice> {
  const members = new Map<string, JsonSlice>()
  let at = skipSpace(bytes, object.start + 1)
  while (bytes[at] !== closeBrace) {
    if (bytes[at] !== quote || members.size > maxValuesInRecipe) throw malformed()
    const keyEnd = endOfString(bytes, at)
    const key = bytes.toString('utf8', at + 1, keyEnd - 1)
    at = skipSpace(bytes, keyEnd)
    if (bytes[at] !== colon) throw malformed()
    const value = sliceAt(bytes, at + 1)
    members.set(key, value)
    at = skipSpace(bytes, value.end)
    if (bytes[at] === comma) at = skipSpace(bytes, at + 1)
    else if (bytes[at] !== closeBrace) throw malformed()
  }
  return members
}

/** The value of a slice. Throws where it is no JSON, larger than 16 MB or has more than 100,000 values. */
export function parseSlice(bytes: Buffer, slice: JsonSlice): unknown {
  if (slice.values > maxValuesInRecipe)
    throw new ExportFileError({ reason: 'tooManyValues', max: maxValuesInRecipe })
  if (slice.end - slice.start > maxRecipeBytes)
    throw new ExportFileError({ reason: 'fileTooLarge', maxMegabytes: maxRecipeBytes / 1024 / 1024 })
  try {
    return JSON.parse(bytes.toString('utf8', slice.start, slice.end))
  } catch (error) {
    throw new ExportFileError({ reason: 'malformed', format: 'JSON' }, { cause: error })
  }
}
