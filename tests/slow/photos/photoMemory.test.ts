import { readFileSync, writeFileSync } from 'node:fs'
import { pino } from 'pino'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { sourceWorkerFiles } from '#server/commands/sourceWorkerFiles.ts'
import { PhotoProcess } from '#server/features/photos/photoProcess.ts'
import {
  jpegOfThreeScans,
  jpegWithSegments,
  pngWithHugeProfile,
  pngWithTexts,
  webpOfFrames,
  widePng,
} from '../../support/recipes/hostilePhotos.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'
import { sentPhoto } from '../../support/recipes/sentPhoto.ts'

/** A photo may add 130 MB; what the allocator rounds up differs by 5 from run to run. */
const maxMb = 112
const padding = Buffer.alloc(11_000_000)

/** Remakes a photo, and tells by how many MB the process that unpacked it grew: at its peak, and afterwards. */
async function unpack(bytes: Buffer) {
  const photos = new PhotoProcess({
    workerFile: sourceWorkerFiles.photos,
    log: pino({ level: 'silent' }),
    // So that what the photo left is still there to be measured.
    maxLeftMb: Infinity,
  })
  const residentMb = (name: 'VmRSS' | 'VmHWM') => {
    // It was killed.
    if (photos.pid === null) return 0
    const status = readFileSync(`/proc/${photos.pid}/status`, 'utf8')
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024
  }
  const remake = (photo: Buffer) => photos.picturesOf(async () => sentPhoto(photo), 'a cook')
  try {
    await remake(await photoBytes({ width: 600, height: 400 }))
    // The peak begins again from what is resident now.
    writeFileSync(`/proc/${photos.pid}/clear_refs`, '5')
    const beforeMb = residentMb('VmRSS')
    const refusal = await remake(bytes).then(
      () => null,
      (error) => error.reason ?? String(error),
    )
    return { refusal, peakMb: residentMb('VmHWM') - beforeMb, keptMb: residentMb('VmRSS') - beforeMb }
  } finally {
    await photos.close()
  }
}

/** Blocks of colour, which no format keeps as one. */
function blocks(width: number, height: number, channels: 3 | 4): Sharp {
  const raw = Buffer.alloc(width * height * channels, 200)
  for (let at = 0; at < raw.length; at += 16) raw[at] = (at * 7 + Math.floor(at / 4_000) * 13) % 251
  return sharp(raw, { raw: { width, height, channels } })
}

const plain = (width: number, height: number, alpha = 1) =>
  sharp({
    create: { width, height, channels: alpha < 1 ? 4 : 3, background: { r: 200, g: 10, b: 20, alpha } },
  })

/** Made larger as it is, since its colours take a third of a second for each million pixels. */
async function cmyk(width: number, height: number): Promise<Sharp> {
  const small = await plain(64, 64).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()
  return sharp(small)
    .pipelineColourspace('cmyk')
    .resize({ width, height, fit: 'fill', kernel: 'nearest' })
    .toColourspace('cmyk')
    .keepIccProfile()
}

test.each<[string, () => Sharp | Promise<Sharp>]>([
  [
    'an interlaced PNG of 16 million pixels with 16 bits a channel, to be rotated',
    () =>
      plain(3_990, 4_000, 0.5)
        .toColourspace('rgb16')
        .png({ progressive: true })
        .withMetadata({ orientation: 6 }),
  ],
  [
    'a transparent, interlaced PNG of 16 million pixels',
    () => plain(3_190, 5_000, 0.5).png({ progressive: true, compressionLevel: 1 }),
  ],
  [
    'a progressive JPEG of 16 million pixels without subsampled colours',
    () => plain(3_990, 4_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  ],
  [
    'a progressive CMYK JPEG of 12 million pixels',
    async () => (await cmyk(3_990, 3_000)).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  ],
  ['a lossless WebP of 16 million pixels', () => blocks(3_190, 5_000, 3).webp({ lossless: true, effort: 0 })],
  ['a transparent WebP of 16 million pixels', () => blocks(3_190, 5_000, 4).webp({ effort: 0 })],
  [
    'an animated WebP of 16 million pixels',
    async () => {
      const frames = [plain(3_190, 5_000), plain(3_190, 5_000).negate()]
      const pngs = await Promise.all(frames.map((frame) => frame.png({ compressionLevel: 1 }).toBuffer()))
      return sharp(pngs, { join: { animated: true }, limitInputPixels: false }).webp({ effort: 0 })
    },
  ],
])('the photo %s is refused in bounded memory', async (_kind, made) => {
  const bytes = Buffer.concat([await (await made()).toBuffer(), padding])
  const { refusal, peakMb } = await unpack(bytes)
  expect(refusal).toBe('photos_too_many_pixels')
  expect(peakMb).toBeLessThan(maxMb)
})

test.each<[string, () => Sharp | Promise<Sharp>, number]>([
  [
    'a JPEG of 50 million pixels, to be rotated',
    () => plain(7_071, 7_071).jpeg().withMetadata({ orientation: 6 }),
    11,
  ],
  [
    'a progressive JPEG of 12 million pixels, as sites hand them out',
    () => plain(4_032, 3_024).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    4,
  ],
  ['a lossy WebP of 15 million pixels', () => plain(3_190, 4_702).webp({ effort: 0 }), 11],
  [
    'a lossless WebP of 8 million pixels',
    () => blocks(2_000, 4_000, 3).webp({ lossless: true, effort: 0 }),
    4,
  ],
  [
    'an animated WebP of 40 pictures',
    async () => {
      const [width, height] = [12, 16]
      const frames = Array.from({ length: 40 }, (_, at) => Buffer.alloc(width * height, at * 6))
      const raw = { width, height: 40 * height, channels: 1 as const, pageHeight: height }
      const small = await sharp(Buffer.concat(frames), { raw }).webp({ lossless: true }).toBuffer()
      return sharp(small, { animated: true })
        .resize({ width: 1_200, height: 1_600, kernel: 'nearest' })
        .webp({ effort: 0 })
    },
    0,
  ],
  ['a PNG of 16 million pixels', () => plain(3_990, 4_000).png(), 11],
  [
    'an interlaced PNG of 6 million pixels with 16 bits a channel, to be rotated',
    () =>
      plain(2_400, 2_700, 0.5)
        .toColourspace('rgb16')
        .png({ progressive: true })
        .withMetadata({ orientation: 6 }),
    11,
  ],
])('the photo %s is accepted in bounded memory', async (_kind, made, paddingMb) => {
  const bytes = await (await made()).toBuffer()
  const { refusal, peakMb, keptMb } = await unpack(
    Buffer.concat([bytes, padding.subarray(0, paddingMb * 1e6)]),
  )
  expect(refusal).toBeNull()
  expect(peakMb).toBeLessThan(maxMb)
  expect(keptMb).toBeLessThan(60)
})

test.each<[string, () => Promise<Buffer>, string | null]>([
  ['a PNG of 64 by 64 pixels with 60 texts of 7 MB', () => pngWithTexts('zTXt'), null],
  ['a PNG of 64 by 64 pixels with 60 translated texts of 7 MB', () => pngWithTexts('iTXt'), null],
  ['a PNG of 64 by 64 pixels with a colour profile of 300 MB', pngWithHugeProfile, null],
  [
    'a JPEG of 64 by 64 pixels with 3.5 million segments',
    () => jpegWithSegments(3_500_000),
    'photos_unreadable',
  ],
  ['a WebP of one pixel with 120,000 frames', () => webpOfFrames(120_000), null],
  ['a PNG 20,000 pixels wide with 16 bits a channel', widePng, 'photos_too_many_pixels'],
  [
    'a JPEG of 50 million pixels whose colours come in a scan each',
    async () => jpegOfThreeScans(7_071, 7_071),
    'photos_too_many_pixels',
  ],
  [
    'an interlaced PNG 15,600 pixels wide',
    () => plain(15_600, 1_000, 0.5).png({ progressive: true }).toBuffer(),
    'photos_too_many_pixels',
  ],
])('the photo %s takes bounded memory and a few seconds', async (_kind, made, expected) => {
  const bytes = await made()
  const startedAt = performance.now()
  const { refusal, peakMb } = await unpack(bytes)
  expect(refusal).toBe(expected)
  expect(peakMb).toBeLessThan(maxMb)
  expect(performance.now() - startedAt).toBeLessThan(15_000)
})

test.each<[string, () => Sharp]>([
  ['a PNG 20,000 pixels wide', () => plain(20_000, 799).png()],
  ['a transparent PNG of 16 million pixels', () => plain(4_000, 3_990, 0.5).png()],
  [
    'a PNG of 16 million pixels with 16 bits a channel',
    () => plain(3_990, 4_000).toColourspace('rgb16').png(),
  ],
  [
    'a JPEG 20,000 pixels wide, to be rotated',
    () => plain(20_000, 2_499).jpeg().withMetadata({ orientation: 6 }),
  ],
  ['a lossy WebP 16,000 pixels wide', () => plain(16_000, 900).webp({ effort: 0 })],
])('the photo %s is accepted in bounded memory', async (_kind, made) => {
  const { refusal, peakMb } = await unpack(await made().toBuffer())
  expect(refusal).toBeNull()
  expect(peakMb).toBeLessThan(maxMb)
})

test('a CMYK JPEG of 20 million pixels is accepted in bounded memory, or refused for its conversion time', async () => {
  const photo = (await cmyk(3_199, 6_399)).jpeg()
  const { refusal, peakMb } = await unpack(Buffer.concat([await photo.toBuffer(), padding]))
  expect([null, 'photos_takes_too_long']).toContain(refusal)
  // A process that took too long is gone, and its memory with it.
  if (refusal === null) expect(peakMb).toBeLessThan(maxMb)
})

test.each<[string, () => Sharp]>([
  ['an AVIF', () => plain(400, 300).avif({ effort: 0 })],
  ['a GIF', () => plain(400, 300).gif()],
  ['a TIFF', () => plain(400, 300).tiff()],
])('the photo %s is refused before it is decoded', async (_kind, made) => {
  const { refusal, peakMb } = await unpack(await made().toBuffer())
  expect(refusal).toMatch(/^photos_(?:other_kind|is_heic)$/)
  expect(peakMb).toBeLessThan(maxMb)
})
