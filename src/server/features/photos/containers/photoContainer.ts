import { DomainError } from '../../../errors.ts'

/** What the container of a photo says of it, and the parts of it that are decoded. */
export interface PhotoContainer {
  format: 'jpeg' | 'png' | 'webp'
  /** In pixels, before the orientation is applied. */
  width: number
  height: number
  /** Channels of a decoded pixel. */
  channels: number
  bitsPerChannel: 8 | 16
  /** Whether the whole photo must be decoded before its first row is known. */
  isWhole: boolean
  /** WebP: whether it is decoded twice. */
  isUnpackedTwice: boolean
  /** Views of the sent bytes, and headers that we write. Concatenated they are a photo of the same format. */
  parts: Uint8Array[]
}

/**
 * Maximum bytes of a colour profile; those of printers have two million. A larger one is dropped, so that the photo
 * counts as sRGB.
 */
export const maxColourProfileBytes = 4_000_000

/** Throws INVALID; `what` goes to the log. */
export function throwUnreadablePhoto(what: string): never {
  throw new DomainError('INVALID', 'photos_unreadable', { cause: new Error(what) })
}
