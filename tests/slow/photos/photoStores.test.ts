import { readdir } from 'node:fs/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photosTable } from '#server/features/photos/table.ts'
import { recipeFactsVersion } from '#server/features/recipeReport/facts.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { urlPathOfPhoto } from '#shared/contract/photos.ts'
import { photoBytes, sendForm } from '../../support/recipes/photoForms.ts'
import { keepTypedRecipe } from '../../support/recipes/typedRecipe.ts'
import { type S3Server, startS3Server } from '../../support/servers/s3Server.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

describe.each(['folder', 's3'] as const)('photos kept in a store of the kind %s', (kind) => {
  let site: TestSite
  let app: FastifyInstance
  let s3: S3Server
  let cook: TestMember
  let recipeId: string

  beforeAll(async () => {
    s3 = await startS3Server()
    const config = { photoStore: { name: 's3' as const, url: s3.url, ...s3.keys } }
    site = await openTestSite(kind === 's3' ? { config } : {})
    app = await site.openApp()
    cook = await site.addMember()
    recipeId = await keepTypedRecipe(cook)
  })
  afterAll(async () => {
    await site.close()
    await s3.close()
  })

  async function filesKept(): Promise<string[]> {
    const { photoStore } = site.deps.config
    const names = photoStore.name === 'folder' ? await readdir(photoStore.folder) : [...s3.files.keys()]
    return names.sort()
  }
  const photoOf = async (id = recipeId) => (await cook.caller.recipes.get({ recipeId: id })).photo
  const send = (bytes: Buffer, id = recipeId) => sendForm(app, cook, { recipeId: id, bytes })

  test('a photo is served upright in three widths, as immutable WebP, without its location', async () => {
    const bytes = await photoBytes({ width: 2000, height: 1000, orientation: 6 })
    expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('Secret camera')
    expect((await send(bytes)).statusCode).toBe(204)
    const name = (await photoOf())!
    for (const width of [400, 800, 1600] as const) {
      const answer = await app.inject(urlPathOfPhoto(name, width))
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const shown = await sharp(answer.rawPayload).metadata()
      expect(shown).toMatchObject({ format: 'webp', width: Math.min(width, 1000) })
      expect(shown.height).toBe(shown.width! * 2)
      expect(shown).not.toHaveProperty('exif')
      expect(shown).not.toHaveProperty('xmp')
      expect(answer.rawPayload.toString('latin1')).not.toContain('Secret camera')
    }
    // Turned by a quarter, what was above is at the right.
    const { data } = await sharp((await app.inject(urlPathOfPhoto(name, 400))).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)].map((level) => level > 128)).toEqual([false, false, true])
  })

  test.each(['png', 'webp'] as const)('a photo may be sent as %s', async (format) => {
    expect((await send(await photoBytes({ kind: format }))).statusCode).toBe(204)
  })

  test('a new photo replaces the previous one, whose files are deleted', async () => {
    await send(await photoBytes())
    const before = await photoOf()
    await send(await photoBytes())
    const after = await photoOf()
    expect(after).not.toBe(before)
    expect(await filesKept()).toEqual([1600, 400, 800].map((width) => `${after}-${width}.webp`))
    expect((await app.inject(urlPathOfPhoto(before!, 400))).statusCode).toBe(404)
    expect(await site.deps.db.$count(photosTable)).toBe(1)
  })

  test('a photo’s files are deleted with the photo and with its recipe', async () => {
    const id = await keepTypedRecipe(cook)
    const before = await filesKept()
    await send(await photoBytes(), id)
    expect((await sendForm(app, cook, { recipeId: id, fields: { remove: 'yes' } })).statusCode).toBe(204)
    expect(await photoOf(id)).toBeNull()
    expect(await filesKept()).toEqual(before)
    await send(await photoBytes(), id)
    expect(await filesKept()).toHaveLength(before.length + 3)
    await cook.caller.recipes.remove({ recipeId: id })
    expect(await filesKept()).toEqual(before)
  })

  test('an unused photo is deleted within an hour, and a used one stays', async () => {
    const id = await keepTypedRecipe(cook)
    await send(await photoBytes(), id)
    await send(await photoBytes())
    const shown = await photoOf()
    await site.deps.db.execute(sql`delete from recipes where id = ${id}`)
    await runHousekeepingOnce({ deps: site.deps })
    expect(await filesKept()).toHaveLength(6)
    await site.deps.db.execute(sql`update photos set created_at = now() - interval '61 minutes'`)
    await runHousekeepingOnce({ deps: site.deps })
    expect(await filesKept()).toEqual([1600, 400, 800].map((width) => `${shown}-${width}.webp`))
  })

  test('of two simultaneous photos for one recipe, one is shown and the other’s files are deleted', async () => {
    const id = await keepTypedRecipe(cook)
    const before = await filesKept()
    const bytes = await photoBytes({ width: 300, height: 200 })
    const answers = await Promise.all(Array.from({ length: 2 }, () => send(bytes, id)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204))
    expect(await filesKept()).toHaveLength(before.length + 3)
    expect((await app.inject(urlPathOfPhoto((await photoOf(id))!, 800))).statusCode).toBe(200)
  })
})

test('when the bucket is unreachable the member gets an error, no photo is shown, and no key is logged', async () => {
  const s3 = await startS3Server()
  const site = await openTestSite({
    config: { photoStore: { name: 's3', url: s3.url, ...s3.keys } },
  })
  try {
    const app = await site.openApp()
    const cook = await site.addMember()
    const recipeId = await keepTypedRecipe(cook)
    s3.failWith = 403
    expect((await sendForm(app, cook, { recipeId, bytes: await photoBytes() })).statusCode).toBe(500)
    expect((await cook.caller.recipes.get({ recipeId })).photo).toBeNull()
    expect(site.logged).toContainEqual(expect.objectContaining({ level: 50, msg: 'request failed' }))
    expect(JSON.stringify(site.logged)).not.toContain(s3.keys.secretAccessKey)
    s3.failWith = null
    expect((await sendForm(app, cook, { recipeId, bytes: await photoBytes() })).statusCode).toBe(204)
  } finally {
    await site.close()
    await s3.close()
  }
})

test('a bucket that does not answer does not delay other cleanup, and its photos are deleted once it answers', async () => {
  const s3 = await startS3Server()
  const site = await openTestSite({
    config: { photoStore: { name: 's3', url: s3.url, ...s3.keys } },
  })
  try {
    const app = await site.openApp()
    const cook = await site.addMember()
    const [shown, first, second] = await Promise.all([1, 2, 3].map(() => keepTypedRecipe(cook)))
    for (const recipeId of [first!, second!])
      expect((await sendForm(app, cook, { recipeId, bytes: await photoBytes() })).statusCode).toBe(204)
    await site.deps.db.delete(recipesTable).where(inArray(recipesTable.id, [first!, second!]))
    await site.deps.db.execute(sql`update photos set created_at = now() - interval '61 minutes'`)
    await site.deps.db.update(recipesTable).set({ factsVersion: '0' })
    s3.hangs = true
    await runHousekeepingOnce(site, { maxPhotosMs: 300 })
    expect(site.logged).toContainEqual(
      expect.objectContaining({ msg: 'periodic housekeeping task failed', task: 'photos' }),
    )
    expect(s3.files.size).toBe(6)
    const [row] = await site.deps.db.select().from(recipesTable).where(eq(recipesTable.id, shown!))
    expect(row?.factsVersion).toBe(recipeFactsVersion)
    s3.hangs = false
    await runHousekeepingOnce(site)
    expect([...s3.files.keys()]).toEqual([])
  } finally {
    await site.close()
    await s3.close()
  }
})
