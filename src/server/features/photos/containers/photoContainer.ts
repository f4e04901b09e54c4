import { DomainError } from '../../../errors.ts'

/** What the container of a photo says of it, and the parts of it that are unpacked. */
export interface PhotoContainer {
  format: 'jpeg' | 'png' | 'webp'
  /** In pixels, before the photo is turned upright. */
  width: number
  height: number
  /** Channels of a pixel as it is unpacked. */
  channels: number
  bitsPerChannel: 8 | 16
  /** Whether the photo is unpacked whole before its first row is known. */
  isWhole: boolean
  /** WebP: whether it is unpacked twice. */
  isUnpackedTwice: boolean
  /** Views of the bytes as they were sent, and headers of ours. Put together they are a photo of the same format. */
  parts: Uint8Array[]
}

/** Bytes that a colour profile may have; those of printers have two million. Without a profile that has more, a photo is sRGB. */
export const maxProfileBytes = 4_000_000

/** Throws INVALID; `what` is for who reads the log. */
export function damaged(what: string): never {
  throw new DomainError('INVALID', 'photos_unreadable', { cause: new Error(what) })
}
