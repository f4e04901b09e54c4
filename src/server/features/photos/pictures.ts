import sharp from 'sharp'
import { maxJpegPhotoPixels, maxUnstreamedPhotoPixels, photoWidthsInPixels } from '#shared/contract/photos.ts'
import { DomainError } from '../../errors.ts'
import type { PhotoContainer } from './containers/photoContainer.ts'
import { readPhotoContainer } from './containers/readContainer.ts'
import type { ResizedPicture } from './port.ts'

/** Maximum bytes of a photo, as sent and decoded, beyond `freeBytes`. */
const maxBytesUnpacked = 78_000_000
/** Bytes that libvips and this process need for any photo. */
const freeBytes = 20_000_000
/** Rows that are in memory at once while a photo is scaled down; of wide photos all rows. */
const maxRowsAtOnce = 1_400
/** Maximum pixels of a side: scaling rows of millions of pixels takes more memory than all their pixels. */
const maxSide = 20_000

sharp.cache(false)
sharp.concurrency(1)

/**
 * The photo in each of our widths, or in its own where that is smaller, as WebP: upright, in sRGB, and without the
 * camera's metadata, such as the location. Throws INVALID when the bytes are no JPEG, PNG or WebP, cannot be decoded or
 * have too many pixels. Runs in a process of its own, see PhotoProcess.
 */
export async function resizePhoto(bytes: Buffer): Promise<ResizedPicture[]> {
  const photo = readPhotoContainer(bytes)
  const { width, height, parts } = photo
  if (width * height > maxJpegPhotoPixels) throw tooManyPixels(maxJpegPhotoPixels)
  if (Math.max(width, height) > maxSide)
    throw new DomainError('INVALID', 'photos_too_long_side', { params: { pixels: maxSide } })
  const maxPixels = maxPixelsOf(photo, bytes.length)
  if (width * height > maxPixels) throw tooManyPixels(maxPixels)
  // Decoded once: the smaller ones are made from the largest.
  const widest = Math.max(...photoWidthsInPixels)
  const { data, info } = await sharp(Buffer.concat(parts), {
    // The decoder must find the size that was checked.
    limitInputPixels: width * height,
    failOn: 'truncated',
    sequentialRead: true,
  })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: widest, height: 2 * widest, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable)
  const pictures: ResizedPicture[] = []
  for (const width of photoWidthsInPixels) {
    const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const resized = picture.resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
    pictures.push({ width, bytes: await resized.webp({ quality: 78 }).toBuffer() })
  }
  return pictures
}

/** The maximum pixels of a photo of this shape, by the measured bytes per pixel that are in memory at once. */
function maxPixelsOf(photo: PhotoContainer, sentBytes: number): number {
  const { format, channels, isWhole, isUnpackedTwice } = photo
  const maxBytes = maxBytesUnpacked - sentBytes
  if (format === 'jpeg' && !isWhole) return maxJpegPhotoPixels
  // Coefficients of 16 bits; chroma subsampling that the file claims is not relied on.
  if (format === 'jpeg') return Math.min(maxUnstreamedPhotoPixels, maxBytes / (2 * channels))
  if (format === 'webp') return Math.min(maxUnstreamedPhotoPixels, maxBytes / (isUnpackedTwice ? 8 : 4))
  return Math.min(maxUnstreamedPhotoPixels, maxPixelsOfPng(photo, maxBytes))
}

function maxPixelsOfPng(photo: PhotoContainer, maxBytes: number): number {
  const { height, channels, bitsPerChannel, isWhole } = photo
  const unpacked = channels * (bitsPerChannel / 8)
  // Transparent rows, and those with 16 bits, are stored once more with premultiplied colours.
  const isKeptTwice = !isWhole && (channels % 2 === 0 || bitsPerChannel === 16)
  const rows = (isKeptTwice ? 1.7 : 1.25) * unpacked * Math.min(1, maxRowsAtOnce / height)
  if (!isWhole) return (maxBytes + freeBytes) / rows
  // A quarter is for the rows of the interlaced passes.
  return Math.min(maxBytes / (1.25 * unpacked), (maxBytes + freeBytes) / (unpacked + rows))
}

function refuseUnreadable(cause: unknown): never {
  throw new DomainError('INVALID', 'photos_unreadable', { cause })
}

function tooManyPixels(max: number): DomainError {
  return new DomainError('INVALID', 'photos_too_many_pixels', {
    params: { millions: Math.floor(max / 1_000_000) },
  })
}
