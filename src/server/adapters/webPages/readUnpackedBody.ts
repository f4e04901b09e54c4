import { type Readable, type Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createInflate, createUnzip } from 'node:zlib'
import { PageFetchError } from '../../features/recipeImport/port.ts'

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createUnzip,
  'x-gzip': createUnzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/**
 * A body as bytes, unpacked by the encodings that its header names. Throws PageFetchError "too large" once it has more than `maxBytes`,
 * without reading on, and "failed" where it cannot be unpacked.
 */
export async function readUnpackedBody(
  body: Readable,
  encodings: string | undefined,
  maxBytes: number,
): Promise<Uint8Array> {
  const names = (encodings ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  const transforms = names.filter((name) => name !== '' && name !== 'identity').map(unpackerOf)
  const chunks: Uint8Array[] = []
  let bytes = 0
  const collector = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.byteLength
      chunks.push(chunk)
      done(bytes > maxBytes ? new PageFetchError('too large') : null)
    },
  })
  try {
    await pipeline([body, ...transforms.reverse(), collector])
  } catch (error) {
    throw error instanceof PageFetchError ? error : new PageFetchError('failed', error)
  }
  return Buffer.concat(chunks)
}

function unpackerOf(name: string): Transform {
  const create = unpackers[name]
  if (!create) throw new PageFetchError('failed')
  return create()
}
