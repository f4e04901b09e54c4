import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Photos of a few pixels, or of a few hundred kilobytes, that are made to take memory or time without end. */

const tiny = (width = 64, height = 64) => sharp({ create: { width, height, channels: 3, background: 'red' } })

export function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG with so many chunks right after its header. */
export async function pngWith(chunks: readonly Buffer[]): Promise<Buffer> {
  const png = await tiny().png().toBuffer()
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

/** 60 texts of 7 MB each, packed. */
export async function pngWithTexts(kind: 'zTXt' | 'iTXt'): Promise<Buffer> {
  const packed = deflateSync(Buffer.alloc(7_000_000, 'A'), { level: 9 })
  const head = kind === 'zTXt' ? '\0\0' : '\0\x01\0\0\0'
  const texts = Array.from({ length: 60 }, (_, at) =>
    pngChunk(kind, Buffer.concat([Buffer.from(`k${at}${head}`, 'latin1'), packed])),
  )
  return await pngWith(texts)
}

/** A colour profile of 300 MB, packed. */
export async function pngWithHugeProfile(): Promise<Buffer> {
  const packed = deflateSync(Buffer.alloc(300_000_000), { level: 9 })
  return await pngWith([pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), packed]))])
}

/** 20,000 by 799 pixels with 16 bits a channel: all its rows are in memory while it is made narrower. */
export async function widePng(): Promise<Buffer> {
  const background = { r: 200, g: 10, b: 20, alpha: 0.5 }
  return await sharp({ create: { width: 20_000, height: 799, channels: 4, background } })
    .toColourspace('rgb16')
    .png()
    .toBuffer()
}

/** A JPEG with so many empty segments. */
export async function jpegWithSegments(count: number): Promise<Buffer> {
  const jpeg = await tiny().jpeg().toBuffer()
  const segments = Buffer.alloc(4 * count)
  for (let at = 0; at < segments.length; at += 4) segments.set([0xff, 0xe1, 0, 2], at)
  return Buffer.concat([jpeg.subarray(0, 2), segments, jpeg.subarray(2)])
}

function jpegSegment(marker: number, content: readonly number[]): Buffer {
  const length = content.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...content])
}

/**
 * A grey JPEG whose three colours come in a scan each: its frame is not progressive, but what reads it keeps all its
 * coefficients. Each block is one code for "no difference" and one for "nothing more", a bit each.
 */
export function jpegOfThreeScans(width: number, height: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff]
  const oneCode = [1, ...Array<number>(15).fill(0), 0]
  const scans = [1, 2, 3].flatMap((color) => [
    jpegSegment(0xda, [1, color, 0, 0, 63, 0]),
    Buffer.alloc(Math.floor(blocks / 4)),
    ...(blocks % 4 === 0 ? [] : [Buffer.from([0xff >> ((blocks % 4) * 2)])]),
  ])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, [0, ...Array<number>(64).fill(1)]),
    jpegSegment(0xc0, [8, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
    jpegSegment(0xc4, [0x00, ...oneCode]),
    jpegSegment(0xc4, [0x10, ...oneCode]),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ])
}

export function webpChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

export function webpOf(chunks: readonly Buffer[]): Buffer {
  const list = webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]))
  return list
}

/** One pixel that moves for so many frames. */
export async function webpOfFrames(count: number): Promise<Buffer> {
  const still = await tiny(1, 1).webp({ lossless: true }).toBuffer()
  const header = Buffer.alloc(10)
  header[0] = 2
  const timing = Buffer.alloc(16)
  timing[12] = 1
  const frame = webpChunk('ANMF', Buffer.concat([timing, still.subarray(12)]))
  const frames = Array<Buffer>(count).fill(frame)
  return webpOf([webpChunk('VP8X', header), webpChunk('ANIM', Buffer.alloc(6)), ...frames])
}
