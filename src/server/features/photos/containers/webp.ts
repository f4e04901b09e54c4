import { readExifOrientation, writeExifOrientation } from './orientation.ts'
import { maxColourProfileBytes, type PhotoContainer, throwUnreadablePhoto } from './photoContainer.ts'

/** Bits of the header of an extended WebP. */
const flag = { profile: 0x20, alpha: 0x10, exif: 0x08, animation: 0x02 }
const maxExifBytes = 65_535

type ChunkName = (typeof chunkNames)[number]

/** Chunks that are copied, once each; a file may have millions of others. */
const chunkNames = ['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L', 'EXIF'] as const

/** The content of the first chunk of each name. */
type Chunks = ReadonlyMap<ChunkName, Buffer>

/**
 * Copies the picture of a WebP, or the first frame of an animated one, its orientation and its colour profile. See
 * readPhotoContainer.
 */
export function readWebPContainer(bytes: Buffer): PhotoContainer {
  const chunks = chunksIn(bytes.subarray(12, 8 + bytes.readUInt32LE(4)))
  const header = chunks.get('VP8X')
  if (!header) return simpleWebP(readPictureInfo(chunks))
  if (header.length < 10) throwUnreadablePhoto('a WebP with half a header')
  const flags = header[0]!
  const isAnimated = (flags & flag.animation) !== 0
  const frame = chunks.get('ANMF')
  if (isAnimated && (!frame || frame.length < 16)) throwUnreadablePhoto('a WebP that moves without a frame')
  const picture = readPictureInfo(isAnimated ? chunksIn(frame!.subarray(16)) : chunks)
  const profile = chunks.get('ICCP')
  const keptProfile = profile && profile.length <= maxColourProfileBytes ? profile : null
  const exif = chunks.get('EXIF')
  const orientation = exif && exif.length <= maxExifBytes ? readExifOrientation(withoutPrefix(exif)) : 1
  const isTransparent = picture.isTransparent || (flags & flag.alpha) !== 0

  const ours = Buffer.from(header.subarray(0, 10))
  ours[0] =
    (flags & (flag.alpha | flag.animation)) |
    (keptProfile ? flag.profile : 0) |
    (orientation === 1 ? 0 : flag.exif)
  const parts = createChunk('VP8X', [ours])
  if (keptProfile) parts.push(...createChunk('ICCP', [keptProfile]))
  if (isAnimated) {
    // The background colour, and the number of repetitions.
    parts.push(...createChunk('ANIM', [chunks.get('ANIM')?.subarray(0, 6) ?? Buffer.alloc(6)]))
    parts.push(...createChunk('ANMF', [frame!.subarray(0, 16), ...picture.parts]))
  } else parts.push(...picture.parts)
  if (orientation !== 1) parts.push(...createChunk('EXIF', [writeExifOrientation(orientation)]))
  return {
    ...createWebPFile(parts),
    width: 1 + header.readUIntLE(4, 3),
    height: 1 + header.readUIntLE(7, 3),
    channels: isTransparent ? 4 : 3,
    isUnpackedTwice: isAnimated || isTransparent || picture.isLossless,
  }
}

function simpleWebP({ width, height, isLossless, isTransparent, parts }: Picture): PhotoContainer {
  const channels = isTransparent ? 4 : 3
  return { ...createWebPFile(parts), width, height, channels, isUnpackedTwice: isLossless || isTransparent }
}

function createWebPFile(parts: Buffer[]) {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(4 + totalLength(parts), 4)
  return { format: 'webp' as const, bitsPerChannel: 8 as const, isWhole: true, parts: [head, ...parts] }
}

/** The complete chunks of a list. */
function chunksIn(list: Buffer): Chunks {
  const chunks = new Map<ChunkName, Buffer>()
  for (let at = 0; at + 8 <= list.length; ) {
    const length = list.readUInt32LE(at + 4)
    const end = at + 8 + length
    if (end > list.length) break
    const name = chunkNames.find((each) => list.readUInt32LE(at) === codeOf.get(each))
    if (name && !chunks.has(name)) chunks.set(name, list.subarray(at + 8, end))
    at = end + (length % 2)
  }
  return chunks
}

const codeOf = new Map(chunkNames.map((name) => [name, Buffer.from(name, 'latin1').readUInt32LE()]))

interface Picture {
  width: number
  height: number
  isLossless: boolean
  isTransparent: boolean
  parts: Buffer[]
}

function readPictureInfo(chunks: Chunks): Picture {
  const lossy = chunks.get('VP8 ')
  if (lossy) {
    const alpha = chunks.get('ALPH')
    const parts = [...(alpha ? createChunk('ALPH', [alpha]) : []), ...createChunk('VP8 ', [lossy])]
    return { ...lossySize(lossy), isLossless: false, isTransparent: alpha !== undefined, parts }
  }
  const lossless = chunks.get('VP8L')
  if (!lossless) throwUnreadablePhoto('a WebP without a picture')
  return { ...losslessSize(lossless), isLossless: true, parts: createChunk('VP8L', [lossless]) }
}

function lossySize(content: Buffer) {
  if (content.length < 10 || content.readUIntBE(3, 3) !== 0x9d012a)
    throwUnreadablePhoto('a WebP without a key frame')
  const width = content.readUInt16LE(6) & 0x3fff
  const height = content.readUInt16LE(8) & 0x3fff
  if (width === 0 || height === 0) throwUnreadablePhoto('a WebP without a size')
  return { width, height }
}

function losslessSize(content: Buffer) {
  if (content.length < 5 || content[0] !== 0x2f) throwUnreadablePhoto('a WebP without its signature')
  const bits = content.readUInt32LE(1)
  return {
    width: 1 + (bits & 0x3fff),
    height: 1 + ((bits >>> 14) & 0x3fff),
    isTransparent: ((bits >>> 28) & 1) === 1,
  }
}

/** Some programs write a JPEG's prefix before the block. */
const withoutPrefix = (exif: Buffer) =>
  exif.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? exif.subarray(6) : exif

const totalLength = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0)

function createChunk(name: string, content: readonly Buffer[]): Buffer[] {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  const length = totalLength(content)
  head.writeUInt32LE(length, 4)
  return [head, ...content, ...(length % 2 === 1 ? [Buffer.alloc(1)] : [])]
}
