import type { Readable } from 'node:stream'

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
