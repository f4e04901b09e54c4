import { crc32, inflateSync } from 'node:zlib'
import { readExifOrientation, writeExifOrientation } from './orientation.ts'
import { maxColourProfileBytes, type PhotoContainer, throwUnreadablePhoto } from './photoContainer.ts'
import { CopiedByteRanges } from './ranges.ts'

const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 }
/** Chunks that are copied once each, with their maximum bytes. */
const maxBytesOfCopiedChunks = new Map([
  ['PLTE', 768],
  ['tRNS', 256],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
])
/** Maximum chunks: pixels come in chunks of some kilobytes, and each chunk takes memory of its own. */
const maxChunks = 20_000
/** Maximum of an Exif block in a JPEG. */
const maxExifBytes = 65_535

/** Copies the header, palette, transparency, colour space, orientation and pixels of a PNG. See readPhotoContainer. */
export function readPngContainer(bytes: Buffer): PhotoContainer {
  if (bytes.length < 33 || bytes.readUInt32BE(8) !== 13 || chunkNameAt(bytes, 8) !== 'IHDR')
    throwUnreadablePhoto('a PNG without a header')
  const width = bytes.readUInt32BE(16)
  const height = bytes.readUInt32BE(20)
  const [depth = 0, colorType = 0, , , interlacing = 0] = bytes.subarray(24, 29)
  const colors = channelsOf[colorType]
  if (colors === undefined || width === 0 || height === 0)
    throwUnreadablePhoto('a PNG whose header says nothing')

  const before = new CopiedByteRanges(bytes)
  const pixels = new CopiedByteRanges(bytes)
  const seen = new Set<string>()
  let orientation = 1
  let profile: Uint8Array | null = null
  let isEnded = false
  let chunks = 0
  for (let at = 33; !isEnded; ) {
    chunks += 1
    if (chunks > maxChunks) throwUnreadablePhoto('a PNG of too many chunks')
    if (at + 12 > bytes.length) throwUnreadablePhoto('a PNG without an end')
    const length = bytes.readUInt32BE(at)
    const name = chunkNameAt(bytes, at)
    const end = at + 12 + length
    if (end > bytes.length) throwUnreadablePhoto('a PNG that was cut off')
    const content = bytes.subarray(at + 8, end - 4)
    const isFirst = !seen.has(name)
    if (name === 'IDAT') pixels.keep(at, end)
    else if (name === 'IEND') isEnded = true
    else if (maxBytesOfCopiedChunks.has(name)) {
      if (isFirst && length <= maxBytesOfCopiedChunks.get(name)!) before.keep(at, end)
      seen.add(name)
    } else if (name === 'eXIf') {
      if (isFirst && length <= maxExifBytes) orientation = readExifOrientation(content)
      seen.add(name)
    } else if (name === 'iCCP') {
      if (isFirst && isSmallProfile(content)) profile = bytes.subarray(at, end)
      seen.add(name)
    } else if (isCriticalChunk(name)) throwUnreadablePhoto(`a PNG with a chunk ${JSON.stringify(name)}`)
    at = end
  }
  return {
    format: 'png',
    width,
    height,
    channels: colors + (seen.has('tRNS') ? 1 : 0),
    bitsPerChannel: depth === 16 ? 16 : 8,
    isWhole: interlacing !== 0,
    isUnpackedTwice: false,
    parts: [
      bytes.subarray(0, 33),
      ...(profile ? [profile] : []),
      ...(orientation === 1 ? [] : [createChunk('eXIf', writeExifOrientation(orientation))]),
      ...before.views(),
      ...pixels.views(),
      createChunk('IEND', Buffer.alloc(0)),
    ],
  }
}

const chunkNameAt = (bytes: Buffer, at: number) => bytes.subarray(at + 4, at + 8).toString('latin1')

/** The first letter of a chunk's name says whether the picture can be shown without it. */
const isCriticalChunk = (name: string) => /^[A-Z]/.test(name)

/** A color profile is compressed: decompressed it may have a thousand times the bytes of its chunk. */
function isSmallProfile(content: Buffer): boolean {
  const nameEnd = content.subarray(0, 80).indexOf(0)
  if (nameEnd < 1 || content.length > maxColourProfileBytes) return false
  try {
    inflateSync(content.subarray(nameEnd + 2), { maxOutputLength: maxColourProfileBytes })
    return true
  } catch {
    return false
  }
}

function createChunk(name: string, content: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), content, Buffer.alloc(4)])
  chunk.writeUInt32BE(content.length)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}
