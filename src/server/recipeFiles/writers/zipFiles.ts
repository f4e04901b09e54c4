import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { FileToWrite } from './recipeForFile.ts'

/**
 * The files as a ZIP archive in pieces. The next files are asked for when the pieces of the last were read, so that an
 * archive of any size takes the memory of one file. Throws what a file throws while it is read.
 */
export async function* zipFiles(
  files: AsyncIterable<readonly FileToWrite[]>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => {})
  zip.on('error', failed.reject)
  const pieces = zip.outputStream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const options = { mtime: at, compressionLevel: 6 }
  let next = pieces.next()
  try {
    for await (const group of files)
      for (const file of group) {
        const written = new Promise<'written'>((resolve) => {
          zip.addReadStreamLazy(file.path, options, (done) => {
            const source = 'pieces' in file ? file.pieces : [Buffer.from(file.bytes)]
            const stream = Readable.from(source, { objectMode: false })
            stream.once('error', failed.reject)
            stream.once('close', () => setImmediate(resolve, 'written'))
            done(null, stream)
          })
        })
        for (;;) {
          const first = await Promise.race([written, next, failed.promise])
          if (first === 'written') break
          if (first.done) return
          yield first.value
          next = pieces.next()
        }
      }
    zip.end()
    for (;;) {
      const piece = await Promise.race([next, failed.promise])
      if (piece.done) return
      yield piece.value
      next = pieces.next()
    }
  } finally {
    await pieces.return?.()
  }
}
