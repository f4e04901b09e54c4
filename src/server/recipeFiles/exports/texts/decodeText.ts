import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'

/** Encodings of a whole file. `legacyEncodingOf` tells single-byte ones apart. */
export type TextEncoding = 'utf8' | 'utf16le' | 'utf16be' | 'cp1252' | 'cp437'

/** Bytes that are looked at to tell the encoding. */
const sampleBytes = 4 * 1024 * 1024

/** The encoding by byte order marks, zeros and validity; where it is none of Unicode, cp1252, or cp437 where the file may be of DOS. */
export function encodingOf(bytes: Buffer, mayBeDos = false): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf16be'
  const zeros = zerosIn(bytes.subarray(0, 400))
  if (zeros.even === 0 && zeros.odd > 20) return 'utf16le'
  if (zeros.odd === 0 && zeros.even > 20) return 'utf16be'
  if (isUtf8(bytes)) return 'utf8'
  return (mayBeDos && legacyEncodingOf(bytes.subarray(0, sampleBytes))) || 'cp1252'
}

function zerosIn(bytes: Uint8Array) {
  let even = 0
  let odd = 0
  for (const [at, byte] of bytes.entries())
    if (byte === 0) {
      if (at % 2 === 0) even += 1
      else odd += 1
    }
  return { even, odd }
}

/** The text of a file, without a byte order mark. */
export function decodeText(bytes: Buffer, encoding = encodingOf(bytes)): string {
  const text = encoding === 'utf8' ? bytes.toString('utf8') : iconv.decode(bytes, encoding)
  return text.startsWith('\ufeff') ? text.slice(1) : text
}

/** The same text in UTF-8, for readers of bytes. */
export function asUtf8(bytes: Buffer): Buffer {
  if (encodingOf(bytes) === 'utf8') return bytes
  const parts: Buffer[] = []
  for (const part of decodeInParts(bytes)) parts.push(Buffer.from(part, 'utf8'))
  return Buffer.concat(parts)
}

const chunkBytes = 256 * 1024

/** The text of a file in parts, so that it is never there twice. */
export function* decodeInParts(bytes: Buffer): Generator<string> {
  const encoding = encodingOf(bytes)
  const decoder = encoding === 'utf8' ? new TextDecoder() : iconv.getDecoder(encoding)
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const part = bytes.subarray(at, at + chunkBytes)
    const text =
      decoder instanceof TextDecoder
        ? decoder.decode(part, { stream: true })
        : decoder.write(Buffer.from(part))
    yield at === 0 && text.startsWith('\ufeff') ? text.slice(1) : text
  }
}

const isLetter = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a))
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39

/** Letters of cp437: ü é â ä à å ç ê ë è ï î ì Ä Å É æ Æ ô ö ò û ù ÿ Ö Ü, á í ó ú ñ Ñ, ß. */
const isCp437Letter = (byte: number) =>
  (byte >= 0x80 && byte <= 0x9a) || (byte >= 0xa0 && byte <= 0xa5) || byte === 0xe1
const isLatinLetter = (byte: number) => byte >= 0xc0 && byte !== 0xd7 && byte !== 0xf7

/**
 * cp437 of DOS, or cp1252 (which holds latin-1) of Windows, by what stands before and after each byte above 127: a letter
 * between letters, a degree after a number. Null where there is no sign of either.
 */
export function legacyEncodingOf(bytes: Uint8Array): 'cp437' | 'cp1252' | null {
  let dos = 0
  let windows = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!
    if (byte < 0x80) continue
    const before = bytes[at - 1]
    const after = bytes[at + 1]
    const isInWord = isLetter(before) || isLetter(after)
    // A quotation mark or dash of Windows stands at the edge of a word, its apostrophe before s, t, l, r, v, d, m.
    if (byte >= 0x80 && byte <= 0x9f) {
      const isApostrophe = byte === 0x92 && isLetter(before) && isLetter(after)
      const isMark = [0x84, 0x85, 0x91, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99].includes(byte)
      const isAtEdge = isLetter(before) !== isLetter(after) || (!isLetter(before) && !isLetter(after))
      if (isApostrophe) windows += 2
      else if (isLetter(before) && isLetter(after)) dos += 3
      else if (isMark && isAtEdge) windows += 1
      else if (isInWord && isCp437Letter(byte)) dos += 2
    } else if (byte === 0xf8) {
      if (isDigit(before) || before === 0x20) dos += 2
      else if (isInWord) windows += 2
    } else if (byte === 0xb0) {
      if (isDigit(before) || before === 0x20) windows += 2
    } else if (byte === 0xab || byte === 0xac) {
      if (isDigit(before) || after === 0x20) dos += 1
    } else if (byte >= 0xbc && byte <= 0xbe) {
      if (isDigit(before) || after === 0x20) windows += 1
    } else if (byte === 0xe1) {
      if (isInWord) {
        dos += 1
        windows += 1
      }
    } else if (isLatinLetter(byte) && isInWord) windows += 2
    else if (isCp437Letter(byte) && isInWord) dos += 2
  }
  if (dos === windows) return null
  return dos > windows ? 'cp437' : 'cp1252'
}
