import { existsSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as m from '#messages'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { type LarderProcess, startLarder } from '../../support/process/larderProcess.ts'
import { makeScratchFolder } from '../../support/process/scratchFolder.ts'
import {
  jpegOfThreeScans,
  jpegWithSegments,
  pngWithHugeProfile,
  pngWithTexts,
  webpOfFrames,
  widePng,
} from '../../support/recipes/hostilePhotos.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'

let databaseUrl: string
let dropDatabase: () => Promise<void>
let ordinary: Buffer
beforeAll(async () => {
  const database = await createTestDatabase()
  databaseUrl = database.url
  dropDatabase = database.drop
  ordinary = await photoBytes({ width: 1_200, height: 800 })
})
afterAll(() => dropDatabase())

const graceMs = 3_000

interface Sender {
  member: SignedIn
  recipeId: string
}

/** A Larder in a process of its own, for one test. */
async function openLarder() {
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: makeScratchFolder(),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    SHUTDOWN_GRACE_MS: String(graceMs),
  }
  const larder = await startLarder(env, 'tests/support/process/pagelessServer.ts')
  const url = larder.url.replace('localhost', '127.0.0.1')
  const addSender = async (): Promise<Sender> => {
    const member = await signedInAt({ url, databaseUrl })
    return { member, recipeId: await addRecipeAt({ url }, member) }
  }
  const send = async ({ member, recipeId }: Sender, bytes: Buffer) => {
    const body = new FormData()
    body.append('photo', new Blob([new Uint8Array(bytes)]), 'dinner.jpg')
    const headers = { cookie: `${member.cookie.name}=${member.cookie.value}` }
    const answer = await fetch(`${url}/recipe/${recipeId}/photo`, { method: 'POST', body, headers })
    const text = await answer.text()
    return { status: answer.status, sentence: text === '' ? null : JSON.parse(text).error.message }
  }
  return { larder, addSender, send, pid: larder.child.pid! }
}

const peakMbOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

/** The processes of photos that a server has. */
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** Whether a server has received an upload of so many bytes and still holds it. */
function holdsUpload(pid: number, byteLength: number): boolean {
  const files = readdirSync(`/proc/${pid}/fd`).map((name) => `/proc/${pid}/fd/${name}`)
  // One may be closed meanwhile.
  return files.some((file) => {
    try {
      return readlinkSync(file).includes('/uploads/') && statSync(file).size >= byteLength
    } catch {
      return false
    }
  })
}

/** Whether a process runs; one that has ended and whose parent has not asked how does not. */
function isRunning(pid: number): boolean {
  if (!existsSync(`/proc/${pid}/stat`)) return false
  return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
}

const isOpen = ({ child }: LarderProcess) => child.exitCode === null && child.signalCode === null

test('a hostile photo does not crash the server, and another member’s photo is accepted right after', async () => {
  const { larder, addSender, send, pid } = await openLarder()
  try {
    const [hostile, other] = [await addSender(), await addSender()]
    expect(await send(other, ordinary)).toEqual({ status: 204, sentence: null })
    expect(childrenOf(pid)).toHaveLength(1)
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    const beforeMb = peakMbOf(pid)
    const sent: [Buffer, string | null][] = [
      [await pngWithTexts('zTXt'), null],
      [await pngWithTexts('iTXt'), null],
      [await pngWithHugeProfile(), null],
      [await jpegWithSegments(3_500_000), m.photos_unreadable()],
      [await widePng(), m.photos_too_many_pixels({ millions: 7 })],
      [jpegOfThreeScans(7_071, 7_071), m.photos_too_many_pixels({ millions: 12 })],
      [await webpOfFrames(120_000), null],
    ]
    for (const [bytes, sentence] of sent) {
      const startedAt = performance.now()
      const answers = await Promise.all([send(hostile, bytes), send(other, ordinary)])
      expect(answers).toEqual([
        { status: sentence === null ? 204 : 400, sentence },
        { status: 204, sentence: null },
      ])
      expect(performance.now() - startedAt).toBeLessThan(10_000)
      for (const child of childrenOf(pid)) expect(peakMbOf(child)).toBeLessThan(250)
    }
    expect(isOpen(larder)).toBe(true)
    expect(peakMbOf(pid) - beforeMb).toBeLessThan(60)
  } finally {
    await larder.stop()
  }
})

test('a server stopped while a photo is decoded ends within its grace together with the photo process', async () => {
  const { larder, addSender, send, pid } = await openLarder()
  const sender = await addSender()
  await send(sender, ordinary)
  const [child = 0] = childrenOf(pid)
  // It takes the photo and goes no further.
  process.kill(child, 'SIGSTOP')
  const answer = send(sender, ordinary)
  await expect.poll(() => holdsUpload(pid, ordinary.length)).toBe(true)
  const startedAt = performance.now()
  await larder.stop()
  expect(performance.now() - startedAt).toBeLessThan(graceMs)
  expect(larder.child.exitCode).toBe(0)
  expect(await answer).toEqual({ status: 503, sentence: m.photos_busy() })
  expect(isRunning(child)).toBe(false)
})

test('a server killed while a photo is decoded leaves no process behind', async () => {
  const { larder, addSender, send, pid } = await openLarder()
  const sender = await addSender()
  await send(sender, ordinary)
  const [child = 0] = childrenOf(pid)
  const large = await photoBytes({ width: 7_000, height: 7_000 })
  const answer = send(sender, large).catch(() => 'cut off')
  const before = peakMbOf(child)
  await expect.poll(() => peakMbOf(child), { interval: 5 }).toBeGreaterThan(before + 1)
  larder.child.kill('SIGKILL')
  await larder.ended()
  expect(await answer).toBe('cut off')
  await expect.poll(() => isRunning(child), { timeout: 1_000 }).toBe(false)
})
