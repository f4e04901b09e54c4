import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ExportFileError } from '../exportFault.ts'
import { maxInflationRatio, maxRecipeBytes, minBytesForRatio } from '../exportLimits.ts'

export const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The content of a gzip file, counted while it is inflated; 16 MB at most. */
export async function gunzip(bytes: Uint8Array): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  const inflating = Readable.from([bytes]).pipe(createGunzip())
  try {
    for await (const chunk of inflating as AsyncIterable<Buffer>) {
      length += chunk.length
      const ratio = length / Math.max(bytes.length, 1)
      if (length > maxRecipeBytes || (length > minBytesForRatio && ratio > maxInflationRatio))
        throw new ExportFileError({ reason: 'inflatesTooMuch' })
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof ExportFileError) throw error
    throw new ExportFileError({ reason: 'malformed', format: 'gzip' }, { cause: error })
  }
  return Buffer.concat(chunks, length)
}
