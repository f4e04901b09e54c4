import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { sourceWorkerFiles } from '#server/commands/sourceWorkerFiles.ts'
import { PhotoProcess, type PhotoProcessOptions } from '#server/features/photos/photoProcess.ts'
import type { UploadedPhoto } from '#server/features/photos/port.ts'
import { freeMemory } from '#server/memory/freeMemory.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'
import { sentPhoto } from '../../support/recipes/sentPhoto.ts'

const open: PhotoProcess[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

const workerOf = (name: string) => path.resolve(import.meta.dirname, `../../support/workers/${name}.ts`)

function openPhotoProcess(options: Partial<PhotoProcessOptions> = {}) {
  const log = pino({ level: 'silent' })
  const photos = new PhotoProcess({ workerFile: sourceWorkerFiles.photos, log, ...options })
  open.push(photos)
  const remake = (photo: Uint8Array | UploadedPhoto, sender = 'Ada') =>
    photos.picturesOf(async () => (photo instanceof Uint8Array ? sentPhoto(photo) : photo), sender)
  return { photos, remake }
}

/** Whether a process runs; one that has ended and was not waited for counts as running. */
const isRunning = (pid: number | null) => existsSync(`/proc/${pid}`)
const small = () => photoBytes({ width: 300, height: 200 })

test('photos are decoded in one child process, and the server never loads the decoder', async () => {
  const { photos, remake } = openPhotoProcess()
  expect(photos.pid).toBeNull()
  const pictures = await remake(await small())
  const { pid } = photos
  expect(isRunning(pid)).toBe(true)
  expect(pictures.map(({ width }) => width)).toEqual([400, 800, 1600])
  const { width, height, format } = await sharp(pictures[0]!.bytes).metadata()
  expect({ width, height, format }).toEqual({ width: 300, height: 200, format: 'webp' })
  await remake(await small())
  expect(photos.pid).toBe(pid)
})

test('the photo process ends after its idle time, or after its maximum number of photos', async () => {
  const idle = openPhotoProcess({ idleMs: 50 })
  await idle.remake(await small())
  await expect.poll(() => idle.photos.pid).toBeNull()
  await idle.remake(await small())

  const { photos, remake } = openPhotoProcess({ maxPhotos: 2 })
  await remake(await small())
  const { pid } = photos
  await remake(await small())
  expect([photos.pid, isRunning(pid)]).toEqual([null, false])
  await remake(await small())
})

test('a photo sent while the idle photo process ends is decoded by a new one', async () => {
  const { photos, remake } = openPhotoProcess({ idleMs: 0 })
  const bytes = await small()
  await remake(bytes)
  const { pid } = photos
  // After the timer of the process that is idle, whose end is told later.
  await new Promise((resolve) => setTimeout(resolve, 1))
  expect(await remake(bytes)).toHaveLength(3)
  expect(photos.pid).not.toBe(pid)
})

test('a photo that takes too much CPU time is refused, its process is killed, and the next photo is accepted', async () => {
  const { photos, remake } = openPhotoProcess({
    workerFile: workerOf('spinningPhotoWorker'),
    maxPhotoMs: 100,
  })
  const bytes = await small()
  const slow = remake(bytes)
  await expect.poll(() => photos.pid).not.toBeNull()
  const { pid } = photos
  await expect(slow).rejects.toMatchObject({ code: 'INVALID', reason: 'photos_takes_too_long' })
  expect([photos.pid, isRunning(pid)]).toEqual([null, false])
  await expect(remake(bytes)).rejects.toMatchObject({ reason: 'photos_takes_too_long' })
})

test('a photo whose process got no CPU time can be sent again', async () => {
  const { photos, remake } = openPhotoProcess({ workerFile: workerOf('silentPhotoWorker'), maxPhotoMs: 100 })
  await expect(remake(await small())).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'photos_busy' })
  expect(photos.pid).toBeNull()
})

test('while memory is short no photo process is started, and an idle one is ended', async () => {
  const { photos, remake } = openPhotoProcess({ reservedBytes: freeMemory()! })
  await expect(remake(await small())).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'photos_busy' })
  expect(photos.pid).toBeNull()
})

test('when memory becomes short, the photo process is killed and its photo can be sent again', async () => {
  const { photos, remake } = openPhotoProcess({
    workerFile: workerOf('growingPhotoWorker'),
    maxGrownMb: Infinity,
    reservedBytes: freeMemory()! - 256_000_000,
  })
  await expect(remake(await small())).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'photos_busy' })
  expect(photos.pid).toBeNull()
})

test('a photo process that keeps much memory after a photo is ended', async () => {
  const { photos, remake } = openPhotoProcess({ maxLeftMb: -1_000 })
  await remake(await small())
  expect(photos.pid).toBeNull()
  expect(await remake(await small())).toHaveLength(3)
})

test('a photo whose process grows beyond its memory is refused, and its process killed', async () => {
  const { photos, remake } = openPhotoProcess({
    workerFile: workerOf('growingPhotoWorker'),
  })
  await expect(remake(await small())).rejects.toMatchObject({ code: 'INVALID', reason: 'photos_unreadable' })
  expect(photos.pid).toBeNull()
})

// Of few bytes, and of more than a process that has ended takes.
test.each([1_000, 5_000_000])(
  'a photo of %i bytes that crashes the photo process is refused; if the process is killed from outside, the photo can be sent again',
  async (byteLength) => {
    const { photos, remake } = openPhotoProcess({ workerFile: workerOf('silentPhotoWorker') })
    const endedBy = async (signal: NodeJS.Signals) => {
      const answer = remake(new Uint8Array(byteLength)).catch((error) => error)
      await expect.poll(() => photos.isReading).toBe(true)
      process.kill(photos.pid!, signal)
      return await answer
    }
    expect(await endedBy('SIGSEGV')).toMatchObject({ code: 'INVALID', reason: 'photos_unreadable' })
    expect(await endedBy('SIGKILL')).toMatchObject({ code: 'UNAVAILABLE', reason: 'photos_busy' })
  },
)

test('a photo whose file cannot be read completely does not affect the next one', async () => {
  const { remake } = openPhotoProcess()
  const bytes = await small()
  const broken: UploadedPhoto = {
    byteLength: bytes.length,
    content: (async function* () {
      yield bytes.subarray(0, 1_000)
      throw new Error('The disk is gone.')
    })(),
  }
  await expect(remake(broken)).rejects.toThrow('The disk is gone.')
  expect(await remake(bytes)).toHaveLength(3)
})

test('when the photo process cannot be started, photos can be sent later', async () => {
  const { remake } = openPhotoProcess({ workerFile: '/nowhere/worker.ts' })
  await expect(remake(await small())).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'photos_busy' })
})

test('a photo process that answers for another photo or without a picture is killed', async () => {
  const { photos, remake } = openPhotoProcess({ workerFile: workerOf('lyingPhotoWorker') })
  for (const photo of [new Uint8Array(1), new Uint8Array(2)]) {
    await expect(remake(photo)).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'photos_busy' })
    expect(photos.pid).toBeNull()
  }
})

test('closing kills the photo process, and refuses its current and waiting photos', async () => {
  const { photos, remake } = openPhotoProcess({ workerFile: workerOf('silentPhotoWorker') })
  const answers = Promise.allSettled([remake(await small(), 'Ada'), remake(await small(), 'Bob')])
  await expect.poll(() => photos.isReading).toBe(true)
  const { pid } = photos
  await photos.close()
  expect(isRunning(pid)).toBe(false)
  for (const answer of await answers)
    expect(answer).toMatchObject({
      status: 'rejected',
      reason: { code: 'UNAVAILABLE', reason: 'photos_busy' },
    })
})

test('the photo process gets no environment variables, and is the first victim of the kernel’s OOM killer', async () => {
  process.env.LARDER_TEST_SECRET = 'secret'
  const { photos, remake } = openPhotoProcess()
  try {
    await remake(await small())
  } finally {
    delete process.env.LARDER_TEST_SECRET
  }
  expect(readFileSync(`/proc/${photos.pid}/environ`, 'utf8')).not.toContain('LARDER_TEST_SECRET')
  expect(readFileSync(`/proc/${photos.pid}/oom_score_adj`, 'utf8').trim()).toBe('1000')
})

test('ordinary photos keep their width, sharpness and colours', async () => {
  const { remake } = openPhotoProcess()
  const blur = await sharp(await photoBytes({ width: 1_900, height: 1_300, kind: 'png' }))
    .blur(9)
    .toBuffer()
  const photo = () => sharp(blur).withMetadata({ orientation: 6 })
  const sent = [
    photo().jpeg(),
    photo().jpeg({ progressive: true }),
    photo().png(),
    photo().webp(),
    sharp(blur).withIccProfile('p3').jpeg(),
    sharp(blur).withIccProfile('p3').png(),
    sharp(blur).withIccProfile('p3').webp(),
    sharp(blur).toColourspace('cmyk').withIccProfile('cmyk').jpeg(),
    sharp(blur).png({ palette: true }),
  ]
  for (const [at, made] of sent.entries()) {
    const bytes = await made.toBuffer()
    const pictures = await remake(bytes)
    const { data, info } = await sharp(bytes, { sequentialRead: true })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: 1_600, height: 3_200, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    for (const { width, bytes: picture } of pictures) {
      const expected = await sharp(data, { raw })
        .resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 78 })
        .toBuffer()
      expect([at, width, Buffer.from(picture).equals(expected)]).toEqual([at, width, true])
    }
  }
})
