import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { readPhotoContainer } from '#server/features/photos/containers/readContainer.ts'
import {
  jpegOfThreeScans,
  jpegWithSegments,
  pngChunk,
  pngWith,
  pngWithHugeProfile,
  pngWithTexts,
  webpChunk,
  webpOf,
  webpOfFrames,
} from '../../support/recipes/hostilePhotos.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'

const kept = (bytes: Buffer) => Buffer.concat(readPhotoContainer(bytes).parts)
const refusalOf = (bytes: Buffer) => {
  try {
    readPhotoContainer(bytes)
    return null
  } catch (error) {
    return (error as { reason?: string }).reason ?? error
  }
}
/** Milliseconds, the least of three. */
function quickest(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
  return Math.min(...times)
}

describe.each(['jpeg', 'png', 'webp'] as const)('a photo that is a %s', (kind) => {
  test('a photo’s pixels, size and orientation are kept, and all metadata is removed', async () => {
    const bytes = await photoBytes({ width: 61, height: 40, orientation: 6, kind })
    const ours = kept(bytes)
    expect(readPhotoContainer(bytes)).toMatchObject({ format: kind, width: 61, height: 40 })
    expect(await sharp(ours).metadata()).toMatchObject({
      format: kind,
      width: 61,
      height: 40,
      orientation: 6,
    })
    expect(ours.toString('latin1')).not.toContain('Secret camera')
    expect(await sharp(ours).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
  })

  test('a photo’s colour profile is kept', async () => {
    const red = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    const bytes = await red.withIccProfile('p3').toFormat(kind).toBuffer()
    expect((await sharp(kept(bytes)).metadata()).icc).toEqual((await sharp(bytes).metadata()).icc)
  })

  test('a photo cut off at any byte is refused, or read as far as it goes', async () => {
    const bytes = await photoBytes({ width: 61, height: 40, kind })
    for (let end = 12; end < bytes.length - 1; end += 1)
      expect([null, 'photos_unreadable']).toContain(refusalOf(bytes.subarray(0, end)))
  })

  test('a photo with any byte changed is read or refused', async () => {
    const bytes = await photoBytes({ width: 61, height: 40, orientation: 6, kind })
    for (let at = 12; at < bytes.length; at += 1)
      for (const value of [0, 1, 0x7f, 0x80, 0xff]) {
        const changed = Buffer.from(bytes)
        changed[at] = value
        expect([null, 'photos_unreadable']).toContain(refusalOf(changed))
      }
  })
})

test.each([
  ['a CMYK JPEG', (photo: Sharp) => photo.toColourspace('cmyk').withIccProfile('cmyk').jpeg(), 4],
  ['a grey JPEG', (photo: Sharp) => photo.toColourspace('b-w').jpeg(), 1],
  ['a progressive JPEG', (photo: Sharp) => photo.jpeg({ progressive: true }), 3],
  ['a PNG with a palette', (photo: Sharp) => photo.png({ palette: true }), 3],
  ['a PNG with a transparent palette', (photo: Sharp) => photo.ensureAlpha(0.5).png({ palette: true }), 4],
  ['a PNG with 16 bits a channel', (photo: Sharp) => photo.toColourspace('rgb16').png(), 3],
  ['an interlaced PNG', (photo: Sharp) => photo.png({ progressive: true }), 3],
  ['a lossless WebP', (photo: Sharp) => photo.webp({ lossless: true }), 3],
  ['a transparent WebP', (photo: Sharp) => photo.ensureAlpha(0.5).webp(), 4],
])('an uploaded %s keeps its pixels', async (_kind, made, channels) => {
  const photo = sharp(await photoBytes({ width: 300, height: 200 }))
  const bytes = await made(photo).toBuffer()
  expect(readPhotoContainer(bytes)).toMatchObject({ width: 300, height: 200, channels })
  const pixelsOf = (file: Buffer) => sharp(file).toColourspace('srgb').raw().toBuffer()
  expect(await pixelsOf(kept(bytes))).toEqual(await pixelsOf(bytes))
})

test('texts, unknown chunks and bytes after the end of a photo are removed', async () => {
  for (const kind of ['zTXt', 'iTXt'] as const)
    expect(kept(await pngWithTexts(kind)).length).toBeLessThan(1_000)
  const jpeg = await photoBytes({ width: 61, height: 40 })
  expect(kept(Buffer.concat([jpeg, Buffer.alloc(10_000)])).length).toBeLessThan(jpeg.length)
  expect(kept(await jpegWithSegments(900)).length).toBeLessThan(1_000)
})

test('a JPEG with an implausible number of segments or scans is refused', async () => {
  expect(refusalOf(await jpegWithSegments(1_000))).toBe('photos_unreadable')
  const scans = jpegOfThreeScans(64, 64)
  const first = scans.indexOf(Buffer.from([0xff, 0xda]))
  const many = Array<Buffer>(40).fill(scans.subarray(first, -2))
  const manyScans = Buffer.concat([scans.subarray(0, first), ...many, scans.subarray(-2)])
  expect(refusalOf(manyScans)).toBe('photos_unreadable')
})

test('a JPEG with one scan per colour counts as decoded at full size', async () => {
  const photo = jpegOfThreeScans(64, 40)
  expect(readPhotoContainer(photo)).toMatchObject({ width: 64, height: 40, channels: 3, isWhole: true })
  expect(await sharp(photo).metadata()).toMatchObject({ width: 64, height: 40 })
  expect(readPhotoContainer(await photoBytes({ width: 64, height: 40 }))).toMatchObject({ isWhole: false })
})

test('a colour profile of more than four megabytes decompressed is removed', async () => {
  expect(kept(await pngWithHugeProfile()).length).toBeLessThan(1_000)
})

test('a PNG with an unknown critical chunk is refused', async () => {
  expect(refusalOf(await pngWith([pngChunk('CgBI', Buffer.alloc(4))]))).toBe('photos_unreadable')
  expect(refusalOf(await pngWith([pngChunk('IHDR', Buffer.alloc(13))]))).toBe('photos_unreadable')
})

test('a PNG with an implausible number of chunks for its size is refused', async () => {
  const empty = pngChunk('IDAT', Buffer.alloc(0))
  expect(refusalOf(await pngWith([Buffer.concat(Array(1_000).fill(empty))]))).toBeNull()
  expect(refusalOf(await pngWith([Buffer.concat(Array(20_000).fill(empty))]))).toBe('photos_unreadable')
})

test('only the first frame of an animated WebP is kept, at its place on the canvas', async () => {
  const ours = kept(await webpOfFrames(1_000))
  expect(ours.length).toBeLessThan(200)
  expect(await sharp(ours).metadata()).toMatchObject({ width: 1, height: 1 })
  expect((await sharp(ours).metadata()).pages ?? 1).toBe(1)
  const colors = ['red', 'lime'].map((background) =>
    sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  const moving = await sharp(await Promise.all(colors), { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer()
  expect(await sharp(kept(moving)).raw().toBuffer()).toEqual(await sharp(moving).raw().toBuffer())
})

test('parsing a photo’s container takes linear time', async () => {
  const jpeg = await photoBytes({ width: 61, height: 40 })
  const scan = Buffer.alloc(7_000_000, Buffer.from([0xff, 0x00]))
  const end = jpeg.subarray(-2)
  const restarts = Buffer.alloc(7_000_000, Buffer.from([0xff, 0xd0]))
  const pngChunks = Array<Buffer>(500_000).fill(pngChunk('teXt', Buffer.alloc(0)))
  const webpChunks = Array.from({ length: 700_000 }, (_, at) =>
    webpChunk(`x${(at % 1_000) + 100}`.slice(0, 4), Buffer.alloc(0)),
  )
  const hostile = [
    Buffer.concat([jpeg.subarray(0, -2), scan, end]),
    Buffer.concat([jpeg.subarray(0, 2), restarts, jpeg.subarray(2)]),
    Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(7_000_000, 0xff), jpeg.subarray(2)]),
    await pngWith(pngChunks),
    webpOf([...webpChunks, (await photoBytes({ width: 61, height: 40, kind: 'webp' })).subarray(12)]),
    await webpOfFrames(120_000),
    await jpegWithSegments(3_500_000),
  ]
  for (const photo of hostile) expect(quickest(() => refusalOf(photo))).toBeLessThan(2_000)
})
