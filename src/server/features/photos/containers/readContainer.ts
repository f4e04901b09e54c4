import { DomainError } from '../../../errors.ts'
import { readJpegContainer } from './jpeg.ts'
import type { PhotoContainer } from './photoContainer.ts'
import { readPngContainer } from './png.ts'
import { readWebPContainer } from './webp.ts'

/**
 * Parses the container of a photo in linear time, and leaves out everything that is no picture: comments, thumbnails,
 * unknown parts, frames after the first. The decoders keep each part of a file in memory, and some take time quadratic
 * in their number. The first bytes decide the format, not the file's name. Throws INVALID when it is no JPEG, PNG or
 * WebP, or damaged.
 */
export function readPhotoContainer(bytes: Buffer): PhotoContainer {
  const head = bytes.subarray(0, 12).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return readJpegContainer(bytes)
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return readPngContainer(bytes)
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return readWebPContainer(bytes)
  const isHeic = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(head)
  throw new DomainError(
    'INVALID',
    isHeic ? 'photos_is_heic' : bytes.length === 0 ? 'photos_no_photo' : 'photos_other_kind',
  )
}
