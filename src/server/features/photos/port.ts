/** Keeps the files of photos. Names are ours: letters, digits, `-` and one `.`. */
export interface PhotoStore {
  /** Keeps a file under its name; one that is there already is replaced. */
  put(file: string, bytes: Uint8Array): Promise<void>
  /** The file's bytes; null when there is none of this name. */
  read(file: string): Promise<Uint8Array | null>
  /** Removes a file; one that is not there is no fault. */
  remove(file: string): Promise<void>
}
