import { decodeText, legacyEncodingOf, type TextEncoding } from '../texts/decodeText.ts'

/** Lines of a file as bytes, so that a collection of many recipes is never one string. */
export function* byteLines(bytes: Buffer): Generator<Buffer> {
  let start = 0
  while (start < bytes.length) {
    const feed = bytes.indexOf(0x0a, start)
    const end = feed < 0 ? bytes.length : feed
    yield bytes.subarray(start, bytes[end - 1] === 0x0d && end > start ? end - 1 : end)
    start = end + 1
  }
}

/** Lines of one recipe as text. Collections mix encodings, so a single-byte one is found for each recipe where it shows. */
export function decodeLines(lines: readonly Buffer[], encoding: TextEncoding): string[] {
  const all = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]))
  const isLegacy = encoding === 'cp1252' || encoding === 'cp437'
  const own = isLegacy ? (legacyEncodingOf(all) ?? encoding) : encoding
  return decodeText(all, own)
    .replaceAll('\u001a', '')
    .split('\n')
    .map((line) => expandTabs(line).trimEnd())
}

function expandTabs(line: string): string {
  if (!line.includes('\t')) return line
  let text = ''
  for (const part of line.split(/(\t)/)) text += part === '\t' ? ' '.repeat(8 - (text.length % 8)) : part
  return text
}
