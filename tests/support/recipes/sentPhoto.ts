import type { UploadedPhoto } from '#server/features/photos/port.ts'

/** A photo as the server reads it from the file of an upload. */
export function sentPhoto(bytes: Uint8Array): UploadedPhoto {
  const pieces = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, at) =>
    bytes.subarray(at * 65_536, (at + 1) * 65_536),
  )
  return {
    byteLength: bytes.length,
    content: (async function* () {
      yield* pieces
    })(),
  }
}
