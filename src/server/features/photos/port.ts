import type { Readable } from 'node:stream'
import type { photoWidths } from '#shared/contract/photos.ts'
import type { QueueCaller } from '../../turns/fairQueue.ts'

export interface PhotoFile {
  /** Null when the store does not tell. */
  bytes: number | null
  /** Read as its reader takes it; destroyed when they are gone. */
  content: Readable
}

/** The disk that files lie on, in bytes. */
export interface DiskSpace {
  free: number
  total: number
}

/** Keeps the files of photos. Names are ours: letters, digits, `-` and one `.`. */
export interface PhotoStore {
  /** Keeps a file under its name; one that is there already is replaced. */
  put(file: string, bytes: Uint8Array): Promise<void>
  /** The file, which the caller reads or destroys; null when there is none of this name. */
  open(file: string): Promise<PhotoFile | null>
  /** Removes a file; one that is not there is no fault. */
  remove(file: string): Promise<void>
  /** Null where the files lie on no disk of ours, or it does not tell. */
  diskSpace(): Promise<DiskSpace | null>
}

/** A photo as it was sent. */
export interface SentPhoto {
  byteLength: number
  content: AsyncIterable<Uint8Array>
}

/** Opens a photo as it was sent. Called when it is the photo's turn. */
export type ReadPhoto = () => Promise<SentPhoto>

export type Picture = { width: (typeof photoWidths)[number]; bytes: Uint8Array }

/** Unpacks photos. */
export interface PhotoUnpacker {
  /**
   * The photo in all its widths, see `picturesOf`. Throws INVALID with what is wrong with it, also where it takes too long or
   * too much memory, and UNAVAILABLE while the server closes, too many wait, memory is short, or it cannot be read now.
   * `sender` is whose photo it is, for the queue.
   */
  picturesOf(readPhoto: ReadPhoto, sender: QueueCaller): Promise<Picture[]>
  close(): Promise<void>
}
