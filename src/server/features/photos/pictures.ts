import type { Metadata } from 'sharp'
import { photoMaxPixels, photoWidths, wholePhotoMaxPixels } from '#shared/contract/photos.ts'
import { DomainError } from '../../errors.ts'
import { FairQueue, type QueueCaller } from '../../fairQueue.ts'

/** Reads a photo as it was sent. Called when it is the photo's turn, so that only one is in memory. */
export type ReadPhoto = () => Promise<Uint8Array>

export type Picture = { width: (typeof photoWidths)[number]; bytes: Uint8Array }

/** One at a time, since unpacking takes up to `maxBytesUnpacked`; members who wait are served in turn. */
const oneAtATime = new FairQueue({
  maxRunning: 1,
  maxRunningPerCaller: 1,
  maxWaiting: 16,
  maxWaitingPerCaller: 4,
  maxWaitMs: 60_000,
})
/** Bytes that a photo may take as it was sent and unpacked; what else libvips and we need then is some 20 MB. */
const maxBytesUnpacked = 78_000_000
/** Pixels of a side: making rows narrower that are millions wide takes more memory than all their pixels. */
const maxSide = 20_000
/** Seconds that reading a photo may take; 48 million pixels of a phone take one. */
const maxReadSeconds = 5

/**
 * The photo in each of our widths, or as wide as it is when that is less, as WebP: upright, in sRGB, and without what
 * the camera wrote beside it, such as where it stood. Throws INVALID with a sentence when the bytes are no JPEG, PNG or
 * WebP, cannot be read, have too many pixels or take too long. `sender` is whose photo it is, for the queue.
 */
export async function picturesOf(readPhoto: ReadPhoto, sender: QueueCaller): Promise<Picture[]> {
  return await oneAtATime.run(sender, async () => {
    const bytes = await readPhoto()
    refuseOtherKinds(bytes)
    const { default: sharp } = await import('sharp')
    sharp.cache(false)
    sharp.concurrency(1)
    const open = () =>
      sharp(bytes, { limitInputPixels: photoMaxPixels, failOn: 'truncated', sequentialRead: true }).timeout({
        seconds: maxReadSeconds,
      })
    const metadata = await open().metadata().catch(refuseUnreadable)
    const { width = 0, height = 0 } = metadata
    const maxPixels = maxPixelsOf(metadata, bytes)
    if (width * height > maxPixels) throw tooManyPixels(maxPixels)
    if (Math.max(width, height) > maxSide)
      throw new DomainError('INVALID', 'photos_too_long_side', { params: { pixels: maxSide } })
    // Unpacked once: the smaller ones are made of the largest.
    const widest = Math.max(...photoWidths)
    const { data, info } = await open()
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: widest, height: 2 * widest, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(refuseUnreadable)
    const { width: rawWidth, height: rawHeight, channels } = info
    const pictures: Picture[] = []
    for (const width of photoWidths) {
      const picture = sharp(data, { raw: { width: rawWidth, height: rawHeight, channels } })
      const resized = picture.resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
      pictures.push({ width, bytes: await resized.webp({ quality: 78 }).toBuffer() })
    }
    return pictures
  })
}

/** Pixels that a photo may have, for the bytes of each that are in memory at once, beside the photo as it was sent. */
function maxPixelsOf(metadata: Metadata, bytes: Uint8Array): number {
  const { format, isProgressive = false, channels = 4, depth = 'uchar', pages = 1 } = metadata
  // A JPEG of one scan, and a PNG that is not interlaced, are read in rows.
  if (format === 'jpeg' && !isProgressive) return photoMaxPixels
  if (format === 'png' && !isProgressive) return wholePhotoMaxPixels
  const bytesPerPixel = {
    // Coefficients of 16 bits; what the file says of colours with fewer pixels is not relied on.
    jpeg: 2 * channels,
    // A quarter is for the rows of the passes.
    png: 1.25 * channels * (depth === 'ushort' ? 2 : 1),
    // Lossless, transparent and moving ones are unpacked twice.
    webp: pages > 1 || channels > 3 || !isLossyWebP(bytes) ? 8 : 4,
  }[format as 'jpeg' | 'png' | 'webp']
  return Math.min(wholePhotoMaxPixels, (maxBytesUnpacked - bytes.length) / bytesPerPixel)
}

/** Whether the picture in a WebP is kept as a lossy one: the name of its chunk tells, which may come after others. */
function isLossyWebP(webp: Uint8Array): boolean {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength)
  for (let at = 12; at + 8 <= webp.length; ) {
    const name = Buffer.from(webp.subarray(at, at + 4)).toString('latin1')
    if (name === 'VP8 ' || name === 'VP8L') return name === 'VP8 '
    const length = view.getUint32(at + 4, true)
    at += 8 + length + (length % 2)
  }
  return false
}

/** A name may say anything, so the first bytes decide; nothing else ever reaches what unpacks them. */
function refuseOtherKinds(bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, 12))
  const text = head.toString('latin1')
  const isJpeg = head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  const isPng = text.startsWith('\x89PNG\r\n\x1a\n')
  const isWebP = text.startsWith('RIFF') && text.endsWith('WEBP')
  if (isJpeg || isPng || isWebP) return
  const isHeic = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(text)
  throw new DomainError(
    'INVALID',
    isHeic ? 'photos_is_heic' : bytes.length === 0 ? 'photos_no_photo' : 'photos_other_kind',
  )
}

function refuseUnreadable(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : ''
  if (/pixel limit/i.test(reason)) throw tooManyPixels(photoMaxPixels)
  const isTooSlow = /timeout/i.test(reason)
  throw new DomainError('INVALID', isTooSlow ? 'photos_takes_too_long' : 'photos_unreadable', { cause })
}

function tooManyPixels(max: number): DomainError {
  return new DomainError('INVALID', 'photos_too_many_pixels', {
    params: { millions: Math.floor(max / 1_000_000) },
  })
}
