import * as z from 'zod/mini'
import { maxPhotoBytes, photoWidthsInPixels } from '#shared/contract/photos.ts'
import type { ResizedPicture } from './port.ts'

/** The message that the child process gets for a photo, whose bytes follow on its standard input. */
export interface PhotoProcessRequest {
  /** Repeated in the answer. */
  id: string
  byteLength: number
}

const isWebp = (bytes: Uint8Array) => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 12)).toString('latin1')
  return text.startsWith('RIFF') && text.slice(8) === 'WEBP'
}

const Pictures = z
  .array(
    z.strictObject({
      width: z.literal(photoWidthsInPixels),
      bytes: z
        .instanceof(Uint8Array)
        .check(z.refine((bytes) => bytes.length <= maxPhotoBytes && isWebp(bytes))),
    }),
  )
  .check(
    z.length(photoWidthsInPixels.length),
    z.refine((pictures) => pictures.every(({ width }, at) => width === photoWidthsInPixels[at])),
  )

/** The schema of the answer to the order of this id; the decoder's answers are not trusted more than the photos. */
export const createPhotoProcessResultSchema = (id: string) =>
  z.union([
    z.strictObject({ id: z.literal(id), pictures: Pictures }),
    z.strictObject({
      id: z.literal(id),
      refusal: z.strictObject({
        reason: z.enum([
          'photos_is_heic',
          'photos_no_photo',
          'photos_other_kind',
          'photos_too_long_side',
          'photos_too_many_pixels',
          'photos_unreadable',
        ]),
        params: z.optional(z.record(z.string(), z.number())),
      }),
      cause: z.nullable(z.string()),
    }),
    z.strictObject({ id: z.literal(id), failure: z.string() }),
  ])

/** What the child process answers, without the id. */
export type PhotoProcessResult =
  | { pictures: ResizedPicture[] }
  | { refusal: { reason: string; params: unknown }; cause: string | null }
  | { failure: string }
