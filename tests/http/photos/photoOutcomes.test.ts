import { readdir } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { deleteOrphanPhotos } from '#server/features/photos/service.ts'
import { photosTable } from '#server/features/photos/table.ts'
import { photoWidthsInPixels, urlPathOfPhoto } from '#shared/contract/photos.ts'
import { startTcpProxy, type TcpProxy } from '../../support/database/tcpProxy.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { makeScratchFolder } from '../../support/process/scratchFolder.ts'
import { photoBytes, sendForm } from '../../support/recipes/photoForms.ts'
import { keepTypedRecipe } from '../../support/recipes/typedRecipe.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

// A photo is put on a recipe in a transaction of which nobody knows how it ended.

let proxy: TcpProxy
let site: TestSite
let app: FastifyInstance
let cook: TestMember
let recipeId: string
let folder: string

beforeEach(async () => {
  const { url } = await createTestDatabase()
  proxy = await startTcpProxy(url)
  folder = makeScratchFolder()
  site = await openTestSite({
    reachDatabaseAt: () => proxy.url,
    config: { photoStore: { name: 'folder', folder } },
  })
  onTestFinished(() => site.close())
  app = await site.openApp()
  cook = await site.addMember()
  recipeId = await keepTypedRecipe(cook)
})

/** Sends a photo; `disturb` is done when its last file is kept, before the recipe is shown with it. Returns the status. */
async function sendPhoto(disturb: () => void): Promise<number> {
  const { photoStore } = site.deps
  const put = photoStore.put.bind(photoStore)
  let files = 0
  const spied = vi.spyOn(photoStore, 'put').mockImplementation(async (...file) => {
    await put(...file)
    files += 1
    if (files === photoWidthsInPixels.length) disturb()
  })
  const { statusCode } = await sendForm(app, cook, { recipeId, bytes: await photoBytes() })
  spied.mockRestore()
  return statusCode
}

const shownPhoto = async () => (await cook.caller.recipes.get({ recipeId })).photo
const names = async () => [...new Set((await readdir(folder)).map((file) => file.split('-')[0]))]

test('a photo whose commit succeeded without an answer keeps its files', async () => {
  expect(await sendPhoto(() => {})).toBe(204)
  const before = await shownPhoto()
  expect(await sendPhoto(() => proxy.loseNextCommit())).toBe(503)
  const shown = await shownPhoto()
  expect([null, before]).not.toContain(shown)
  for (const width of photoWidthsInPixels)
    expect((await app.inject(urlPathOfPhoto(shown ?? '', width))).statusCode, `${width}`).toBe(200)
  // The one before is removed later, since nothing shows it any more.
  expect(await names()).toEqual(expect.arrayContaining([before, shown]))
})

test('files of a photo that was not committed are cleaned up, and the recipe keeps its previous photo', async () => {
  expect(await sendPhoto(() => {})).toBe(204)
  const before = await shownPhoto()
  expect(await sendPhoto(() => proxy.cut())).toBe(503)
  proxy.speak()
  expect(await shownPhoto()).toBe(before)
  expect(await names()).toHaveLength(2)
  await site.deps.db.update(photosTable).set({ createdAt: new Date(Date.now() - 7_200_000) })
  await deleteOrphanPhotos({ deps: site.deps }, 60_000)
  expect(await names()).toEqual([before])
  expect(await site.deps.db.$count(photosTable)).toBe(1)
})
