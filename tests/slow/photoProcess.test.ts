import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { sourceWorkerFiles } from '#server/commands/sourceWorkerFiles.ts'
import { PhotoProcess, type PhotoProcessOptions } from '#server/features/photos/photoProcess.ts'
import type { SentPhoto } from '#server/features/photos/port.ts'
import { freeMemory } from '#server/memory/freeMemory.ts'
import { photoBytes } from '../support/photoForms.ts'
import { sentPhoto } from '../support/sentPhoto.ts'

const open: PhotoProcess[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

const workerOf = (name: string) => path.resolve(import.meta.dirname, `../support/${name}.ts`)

function openPhotoProcess(options: Partial<PhotoProcessOptions> = {}) {
  const log = pino({ level: 'silent' })
  const photos = new PhotoProcess({ workerFile: sourceWorkerFiles.photos, log, ...options })
  open.push(photos)
  const remake = (photo: Uint8Array | SentPhoto, sender = 'Ada') =>
    photos.picturesOf(async () => (photo instanceof Uint8Array ? sentPhoto(photo) : photo), sender)
  return { photos, remake }
}

/** Whether a process runs; one that has ended and was not waited for counts as running. */
const isRunning = (pid: number | null) => existsSync(`/proc/${pid}`)
const small = () => photoBytes({ width: 300, height: 200 })

test('photos are unpacked by one process that is started by the first, and this one never loads what unpacks them', async () => {
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

test('a process of photos ends when it was idle for its time, or after so many photos', async () => {
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

test('a photo that comes while an idle process is dying is taken by another', async () => {
  const { photos, remake } = openPhotoProcess({ idleMs: 0 })
  const bytes = await small()
  await remake(bytes)
  const { pid } = photos
  // After the timer of the process that is idle, whose end is told later.
  await new Promise((resolve) => setTimeout(resolve, 1))
  expect(await remake(bytes)).toHaveLength(3)
  expect(photos.pid).not.toBe(pid)
})

test('a photo that takes too much of a core is refused, its process is killed, and the next photo is taken', async () => {
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

test('a photo whose process gets no core for its time can be sent again', async () => {
  const { photos, remake } = openPhotoProcess({ workerFile: workerOf('silentPhotoWorker'), maxPhotoMs: 100 })
  await expect(remake(await small())).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'photos_busy' })
  expect(photos.pid).toBeNull()
})

test('no process is started for a photo while memory is short, and one that waits gives its memory back', async () => {
  const { photos, remake } = openPhotoProcess({ reservedBytes: freeMemory()! })
  await expect(remake(await small())).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'photos_busy' })
  expect(photos.pid).toBeNull()
})

test('a photo that is read when memory becomes short can be sent again, and its process is killed', async () => {
  const { photos, remake } = openPhotoProcess({
    workerFile: workerOf('growingPhotoWorker'),
    maxGrownMb: Infinity,
    reservedBytes: freeMemory()! - 256_000_000,
  })
  await expect(remake(await small())).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'photos_busy' })
  expect(photos.pid).toBeNull()
})

test('a process that keeps much memory after a photo ends, so that the next photo finds all of it', async () => {
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
  'a photo of %i bytes that crashes its process is refused; when it is ended from outside, the photo can be sent again',
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

test('a photo whose file cannot be read to its end does not spoil the next one', async () => {
  const { remake } = openPhotoProcess()
  const bytes = await small()
  const broken: SentPhoto = {
    byteLength: bytes.length,
    content: (async function* () {
      yield bytes.subarray(0, 1_000)
      throw new Error('The disk is gone.')
    })(),
  }
  await expect(remake(broken)).rejects.toThrow('The disk is gone.')
  expect(await remake(bytes)).toHaveLength(3)
})

test('a process that cannot be started leaves photos to be sent later', async () => {
  const { remake } = openPhotoProcess({ workerFile: '/nowhere/worker.ts' })
  await expect(remake(await small())).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'photos_busy' })
})

test('a process that answers for another photo, or with what is no picture, is not believed and is killed', async () => {
  const { photos, remake } = openPhotoProcess({ workerFile: workerOf('lyingPhotoWorker') })
  for (const photo of [new Uint8Array(1), new Uint8Array(2)]) {
    await expect(remake(photo)).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'photos_busy' })
    expect(photos.pid).toBeNull()
  }
})

test('closing kills the process with the photo that it reads, and refuses those that wait', async () => {
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

test('a process of photos gets nothing of the environment, and is the first to go where memory is short', async () => {
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

test('ordinary photos come out as wide, as sharp and in the colours of what was sent', async () => {
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
