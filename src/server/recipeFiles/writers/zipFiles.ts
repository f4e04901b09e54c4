import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { FileToWrite } from './recipeForFile.ts'

/**
 * The files as a ZIP archive in pieces. The next files are asked for when the pieces of the last were read, so that an
 * archive of any size takes the memory of one file.
 */
export async function* zipFiles(
  files: AsyncIterable<readonly FileToWrite[]>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const pieces = zip.outputStream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const options = { mtime: at, compressionLevel: 6 }
  let next = pieces.next()
  try {
    for await (const group of files)
      for (const { path, bytes } of group) {
        const written = new Promise<'written'>((resolve) => {
          zip.addReadStreamLazy(path, options, (done) => {
            const stream = Readable.from([Buffer.from(bytes)], { objectMode: false })
            stream.once('close', () => setImmediate(resolve, 'written'))
            done(null, stream)
          })
        })
        for (;;) {
          const first = await Promise.race([written, next])
          if (first === 'written') break
          if (first.done) return
          yield first.value
          next = pieces.next()
        }
      }
    zip.end()
    for (;;) {
      const piece = await next
      if (piece.done) return
      yield piece.value
      next = pieces.next()
    }
  } finally {
    await pieces.return?.()
  }
}
