import { crc32, deflateSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { photosTable } from '#server/features/photos/table.ts'
import { urlPathOfPhoto } from '#shared/contract/photos.ts'
import { photoBytes, sendForm } from '../../support/recipes/photoForms.ts'
import { keepTypedRecipe } from '../../support/recipes/typedRecipe.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

describe('a photo', () => {
  let site: TestSite
  let app: FastifyInstance
  let cook: TestMember
  let recipeId: string
  beforeAll(async () => {
    site = await openTestSite()
    app = await site.openApp()
    cook = await site.addMember()
    recipeId = await keepTypedRecipe(cook)
  })
  afterAll(() => site.close())
  const nothingKept = async () => {
    expect((await cook.caller.recipes.get({ recipeId })).photo).toBeNull()
    expect(await site.deps.db.$count(photosTable)).toBe(0)
  }

  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(500)])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['HEIC', () => heic, m.photos_is_heic()],
    ['SVG', () => svg, m.photos_other_kind()],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      m.photos_other_kind(),
    ],
    ['a web page', () => Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), m.photos_other_kind()],
    ['nothing', () => Buffer.alloc(0), m.photos_no_photo()],
    ['half a JPEG', async () => (await photoBytes()).subarray(0, 2_000), m.photos_unreadable()],
    [
      'a JPEG in name alone',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(99)]),
      m.photos_unreadable(),
    ],
    ['more pixels than there is memory for', () => bomb(), m.photos_too_many_pixels({ millions: 50 })],
    [
      'a strip a million pixels wide',
      () =>
        sharp({ create: { width: 1_000_000, height: 4, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      m.photos_too_long_side({ count: '20,000' }),
    ],
    ['more than 15 MB', () => Buffer.alloc(15 * 1024 * 1024 + 1, 0xff), m.photos_too_heavy()],
  ])(
    'a photo that is %s is refused with a sentence, and nothing is stored',
    async (_what, bytes, sentence) => {
      const answer = await sendForm(app, cook, { recipeId, bytes: await bytes() })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.message).toBe(sentence)
      await nothingKept()
    },
  )

  test.each<[string, (photo: Sharp) => Sharp]>([
    ['16 bits deep', (photo) => photo.toColourspace('rgb16').png()],
    ['grey', (photo) => photo.toColourspace('b-w').jpeg()],
    ['for the press', (photo) => photo.toColourspace('cmyk').jpeg()],
    ['see-through', (photo) => photo.ensureAlpha(0.5).png()],
    ['progressive', (photo) => photo.jpeg({ progressive: true })],
    ['one pixel high', (photo) => photo.resize({ width: 900, height: 1, fit: 'fill' }).png()],
  ])('a photo with %s is shown as its pixels are', async (what, made) => {
    const red = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c00000' } })
    const bytes = await made(red).toBuffer()
    expect((await sendForm(app, cook, { recipeId, bytes })).statusCode).toBe(204)
    const { photo } = await cook.caller.recipes.get({ recipeId })
    const shown = sharp((await app.inject(urlPathOfPhoto(photo!, 400))).rawPayload)
    expect(await shown.metadata()).toMatchObject({ width: 400, space: 'srgb', depth: 'uchar' })
    const [redLevel = 0] = await shown.raw().toBuffer()
    expect(redLevel).toBeGreaterThan(what === 'grey' ? 30 : 150)
    await sendForm(app, cook, { recipeId, fields: { remove: 'yes' } })
  })

  test('a recipe’s photo can be set and removed only by its creator', async () => {
    const stranger = await site.addMember()
    const visitor = site.openBrowser()
    const bytes = await photoBytes()
    expect((await sendForm(app, stranger, { recipeId, bytes })).statusCode).toBe(404)
    expect((await sendForm(app, visitor, { recipeId, bytes })).statusCode).toBe(401)
    await nothingKept()
    await sendForm(app, cook, { recipeId, bytes })
    const remove = { recipeId, fields: { remove: 'yes' } }
    expect((await sendForm(app, stranger, remove)).statusCode).toBe(404)
    expect((await sendForm(app, visitor, remove)).statusCode).toBe(401)
    expect((await cook.caller.recipes.get({ recipeId })).photo).not.toBeNull()
    expect((await sendForm(app, cook, remove)).statusCode).toBe(204)
  })

  test('a photo over the hourly limit is refused', async () => {
    const strict = await openTestSite({ config: { photosPerMember: 2 } })
    try {
      const door = await strict.openApp()
      const eager = await strict.addMember()
      const own = { recipeId: await keepTypedRecipe(eager), bytes: await photoBytes() }
      const statuses = []
      for (let count = 0; count < 3; count += 1) statuses.push((await sendForm(door, eager, own)).statusCode)
      expect(statuses).toEqual([204, 204, 429])
    } finally {
      await strict.close()
    }
  })

  test('a third simultaneous photo of a member is refused with Retry-After, and can be sent later', async () => {
    const bytes = await photoBytes({ width: 300, height: 200 })
    const send = () => sendForm(app, cook, { recipeId, bytes })
    const answers = await Promise.all(Array.from({ length: 20 }, send))
    const statuses = answers.map(({ statusCode }) => statusCode)
    // More than two where a slot is free again before the last request arrives; slowPhotos.test.ts counts the slots.
    expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(2)
    expect(new Set(statuses)).toEqual(new Set([204, 429]))
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('10')
    expect((await send()).statusCode).toBe(204)
    await sendForm(app, cook, { recipeId, fields: { remove: 'yes' } })
    await nothingKept()
  })

  test.each<[string, (photo: Sharp) => Sharp, number | null]>([
    ['a PNG of 17 million pixels', (photo) => photo.png(), 16],
    ['a progressive JPEG of 17 million pixels', (photo) => photo.jpeg({ progressive: true }), 12],
    ['a JPEG of 17 million pixels', (photo) => photo.jpeg(), null],
  ])(
    'a photo that is %s, decoded whole or row by row, is answered with its status',
    async (_what, made, millions) => {
      const red = sharp({ create: { width: 5_000, height: 3_400, channels: 3, background: '#c00000' } })
      const bytes = await made(red).toBuffer()
      const answer = await sendForm(app, cook, { recipeId, bytes })
      expect(answer.statusCode).toBe(millions === null ? 204 : 400)
      if (millions !== null) expect(answer.json().error.message).toBe(m.photos_too_many_pixels({ millions }))
      await sendForm(app, cook, { recipeId, fields: { remove: 'yes' } })
    },
  )

  test.each(['demo-1', 'nothing-there', '%00', 'a'.repeat(65), '..%2Fx'])(
    'a photo for the recipe %s of another member is answered as for no recipe',
    async (id) => {
      const answer = await sendForm(app, cook, { recipeId: id, bytes: await photoBytes() })
      expect(answer.statusCode).toBe(404)
    },
  )

  test.each([
    ['text/plain', 'hello', 415],
    ['application/json', '{}', 415],
    ['application/x-www-form-urlencoded', 'photo=x', 415],
    ['multipart/form-data', 'no boundary', 400],
    ['multipart/form-data; boundary=x', 'never begun', 400],
  ])('a photo in a body that is %s is refused', async (type, payload, status) => {
    const headers = { 'content-type': type, cookie: `larder=${cook.token}` }
    const answer = await app.inject({ method: 'POST', url: `/recipe/${recipeId}/photo`, payload, headers })
    expect(answer.statusCode).toBe(status)
    await nothingKept()
  })

  test('a photo sent by a form of another site is refused', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    expect((await sendForm(app, cook, { recipeId, bytes: await photoBytes(), headers })).statusCode).toBe(403)
    await nothingKept()
  })

  test('a photo sent by a form without scripts leads back to the recipe', async () => {
    const headers = { accept: 'text/html,*/*' }
    const answer = await sendForm(app, cook, { recipeId, bytes: await photoBytes(), headers })
    expect(answer).toMatchObject({ statusCode: 303, headers: { location: `/recipe/${recipeId}` } })
    await sendForm(app, cook, { recipeId, bytes: Buffer.alloc(0), fields: { remove: '' }, headers })
    await nothingKept()
  })

  test('simultaneous requests for photos take one database connection', async () => {
    const before = site.statements.length
    const ask = (_: unknown, at: number) => `/photos/${at.toString(16).padStart(40, '0')}-400.webp`
    const answers = await Promise.all(Array.from({ length: 200 }, ask).map((url) => app.inject(url)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect(site.statements.length - before).toBeLessThan(20)
  })

  test.each([
    `/photos/${'0'.repeat(40)}-400.webp`,
    `/photos/${'0'.repeat(40)}-401.webp`,
    '/photos/..%2Fpassword',
    '/photos/%00',
    '/photos/unfinished-x',
  ])('a photo at %s is not found, and the answer is not cached', async (url) => {
    const answer = await app.inject(url)
    expect(answer).toMatchObject({ statusCode: 404, headers: { 'cache-control': 'no-store' } })
  })
})

/** A PNG of 8,000 by 8,000 pixels in a few kilobytes. */
function bomb(): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8_000)
  const header = Buffer.concat([size, size, Buffer.from([1, 0, 0, 0, 0])])
  const rows = deflateSync(Buffer.alloc(8_000 * 1_001))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, ...chunk('IHDR', header), ...chunk('IDAT', rows), ...chunk('IEND', '')])
}

function chunk(kind: string, content: Buffer | string): Buffer[] {
  const body = Buffer.concat([Buffer.from(kind), Buffer.from(content as string)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return [length, body, sum]
}
