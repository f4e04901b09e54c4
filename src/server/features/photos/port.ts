import type { Readable } from 'node:stream'
import type { photoWidthsInPixels } from '#shared/contract/photos.ts'
import type { QueueCaller } from '../../turns/fairQueue.ts'

export interface PhotoFile {
  /** Null when the store does not say. */
  bytes: number | null
  /** Read at the pace of its reader; destroyed when the reader has left. */
  content: Readable
}

/** The disk that holds the files, in bytes. */
export interface DiskSpace {
  free: number
  total: number
}

/** Stores the files of photos. We choose the names: letters, digits, `-` and one `.`. */
export interface PhotoStore {
  /** Stores a file under its name; replaces an existing one. */
  put(file: string, bytes: Uint8Array): Promise<void>
  /** The file, which the caller reads or destroys; null when it does not exist. */
  open(file: string): Promise<PhotoFile | null>
  /** Removes a file; a missing one is no error. */
  remove(file: string): Promise<void>
  /** Null where the files are not on a disk of this machine, or its free space is unknown. */
  diskSpace(): Promise<DiskSpace | null>
}

/** A photo as it was sent. */
export interface UploadedPhoto {
  byteLength: number
  content: AsyncIterable<Uint8Array>
}

/** Opens a photo as it was sent. Called when it is the photo's turn. */
export type OpenUploadedPhoto = () => Promise<UploadedPhoto>

export type ResizedPicture = { width: (typeof photoWidthsInPixels)[number]; bytes: Uint8Array }

/** Decodes photos. */
export interface PhotoDecoder {
  /**
   * The photo in all its widths, see `resizePhoto`. Throws INVALID with the reason when the photo is wrong, or takes too
   * long or too much memory, and UNAVAILABLE while the server closes, too many wait, memory is short, or it cannot be
   * decoded now. `sender` is the caller for the queue.
   */
  picturesOf(readPhoto: OpenUploadedPhoto, sender: QueueCaller): Promise<ResizedPicture[]>
  close(): Promise<void>
}
