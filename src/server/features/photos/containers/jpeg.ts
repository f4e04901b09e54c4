import { readExifOrientation, writeExifOrientation } from './orientation.ts'
import { maxColourProfileBytes, type PhotoContainer, throwUnreadablePhoto } from './photoContainer.ts'
import { CopiedByteRanges } from './ranges.ts'

/** Maximum segments: cameras write fewer than a hundred, and as many again for a profile or a depth map. */
const maxSegments = 1_000
/** Maximum scans: programs write some ten; each takes a pass over the whole picture. */
const maxScans = 100

const marker = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  tables: [0xc4, 0xdb, 0xdd],
  frames: [0xc0, 0xc1, 0xc2],
  progressiveFrame: 0xc2,
  /** Frames with arithmetic coding, lossless and hierarchical frames, and their markers. */
  otherFrames: [0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xdc, 0xde, 0xdf],
  jfif: 0xe0,
  exif: 0xe1,
  profile: 0xe2,
  adobe: 0xee,
}

/**
 * Copies the tables, frame and scans of a JPEG, its orientation, its colour profile, and Adobe's colour transform. See
 * readPhotoContainer.
 */
export function readJpegContainer(bytes: Buffer): PhotoContainer {
  const picture = new CopiedByteRanges(bytes)
  const profile: Buffer[] = []
  let [jfif, adobe]: (Buffer | null)[] = [null, null]
  let orientation: number | null = null
  let frame: { width: number; height: number; channels: number; isWhole: boolean } | null = null
  let [segments, scans, profileBytes] = [0, 0, 0]

  for (let at = 2; ; ) {
    at = bytes.indexOf(0xff, at)
    if (at === -1) break
    while (bytes[at + 1] === 0xff) at += 1
    const kind = bytes[at + 1]
    if (kind === undefined) break
    if (kind === marker.endOfImage) {
      picture.keep(at, at + 2)
      break
    }
    if (isMarkerWithoutContent(kind)) {
      at += 2
      continue
    }
    const end = at + 2 + (at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0)
    if (kind === marker.startOfImage || end < at + 4 || end > bytes.length)
      throwUnreadablePhoto('a JPEG that was cut off')
    segments += 1
    if (segments > maxSegments) throwUnreadablePhoto('a JPEG with too many segments')
    const content = bytes.subarray(at + 4, end)
    if (marker.tables.includes(kind)) picture.keep(at, end)
    else if (marker.frames.includes(kind)) {
      if (frame) throwUnreadablePhoto('a JPEG with two frames')
      frame = parseFrame(content, kind)
      picture.keep(at, end)
    } else if (marker.otherFrames.includes(kind))
      throwUnreadablePhoto('a JPEG of a kind that no browser shows')
    else if (kind === marker.startOfScan) {
      if (!frame) throwUnreadablePhoto('a JPEG with a scan before its frame')
      scans += 1
      if (scans > maxScans) throwUnreadablePhoto('a JPEG with too many scans')
      // Several scans are combined in memory, also those of a frame that is not progressive.
      frame.isWhole ||= scans > 1 || (content[0] ?? 0) < frame.channels
      const scanEnd = endOfScan(bytes, end)
      picture.keep(at, scanEnd)
      at = scanEnd
      continue
    } else if (scans === 0) {
      if (kind === marker.jfif && startsWith(content, 'JFIF\0')) jfif ??= bytes.subarray(at, end)
      else if (kind === marker.adobe && startsWith(content, 'Adobe')) adobe ??= bytes.subarray(at, end)
      else if (kind === marker.exif && startsWith(content, 'Exif\0\0'))
        orientation ??= readExifOrientation(content.subarray(6))
      else if (kind === marker.profile && startsWith(content, 'ICC_PROFILE\0')) {
        profile.push(bytes.subarray(at, end))
        profileBytes += content.length
      }
    }
    at = end
  }
  if (!frame || scans === 0) throwUnreadablePhoto('a JPEG without a picture')
  return {
    format: 'jpeg',
    ...frame,
    bitsPerChannel: 8,
    isUnpackedTwice: false,
    parts: [
      bytes.subarray(0, 2),
      ...(jfif ? [jfif] : []),
      ...((orientation ?? 1) === 1 ? [] : [exifSegment(orientation ?? 1)]),
      ...(adobe ? [adobe] : []),
      ...(profileBytes <= maxColourProfileBytes ? profile : []),
      ...picture.views(),
    ],
  }
}

/** Markers without content: restarts, a private one, and an escaped byte. */
const isMarkerWithoutContent = (kind: number) => (kind >= 0xd0 && kind <= 0xd7) || kind <= 0x01

const startsWith = (content: Buffer, text: string) =>
  content.subarray(0, text.length).toString('latin1') === text

function parseFrame(content: Buffer, kind: number) {
  const channels = content[5] ?? 0
  if (content.length !== 6 + 3 * channels || channels < 1 || channels > 4 || content[0] !== 8)
    throwUnreadablePhoto('a JPEG with a frame that nothing reads')
  const height = content.readUInt16BE(1)
  const width = content.readUInt16BE(3)
  if (width === 0 || height === 0) throwUnreadablePhoto('a JPEG without a size')
  return { width, height, channels, isWhole: kind === marker.progressiveFrame }
}

/** The end of the coded pixels that begin at `start`: the next marker that is no restart and no escaped byte. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; ; at += 2) {
    at = bytes.indexOf(0xff, at)
    if (at === -1) return bytes.length
    while (bytes[at + 1] === 0xff) at += 1
    const kind = bytes[at + 1]
    if (kind === undefined) return bytes.length
    if (!isMarkerWithoutContent(kind)) return at
  }
}

function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), writeExifOrientation(orientation)])
  const head = Buffer.from([0xff, marker.exif, 0, content.length + 2])
  return Buffer.concat([head, content])
}
