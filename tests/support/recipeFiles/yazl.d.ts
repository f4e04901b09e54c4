/** The part of yazl that tests use; the package brings no types. */
declare module 'yazl' {
  export class ZipFile {
    outputStream: NodeJS.ReadableStream
    addBuffer(bytes: Buffer, name: string, options?: { compress?: boolean; mtime?: Date }): void
    addEmptyDirectory(name: string): void
    end(): void
  }
}
