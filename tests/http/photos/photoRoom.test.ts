import { mkdir, readdir, statfs } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import * as m from '#messages'
import { createFolderPhotoStore } from '#server/adapters/photoStore/folder.ts'
import type { Config } from '#server/config/config.ts'
import { deleteOrphanPhotos } from '#server/features/photos/service.ts'
import { photosTable } from '#server/features/photos/table.ts'
import { photoFileName, photoWidthsInPixels } from '#shared/contract/photos.ts'
import { makeScratchFolder } from '../../support/process/scratchFolder.ts'
import { photoBytes, sendForm } from '../../support/recipes/photoForms.ts'
import { keepTypedRecipe } from '../../support/recipes/typedRecipe.ts'
import { type S3Server, startS3Server } from '../../support/servers/s3Server.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

async function openSite(config: Partial<Config>) {
  const site: TestSite = await openTestSite({ config: { trustProxy: '127.0.0.1', ...config } })
  open.push(site)
  const app = await site.openApp()
  const bytes = await photoBytes()
  /** A member of a new account puts a photo on a recipe of theirs. */
  const send = async (network: string) => {
    const member = await site.addMember()
    const recipeId = await keepTypedRecipe(member)
    const answer = await sendForm(app, member, { recipeId, bytes, headers: { 'x-forwarded-for': network } })
    const { statusCode: status } = answer
    return { status, sentence: status === 204 ? null : answer.json().error.message, headers: answer.headers }
  }
  return { site, send }
}

test('photos per hour are limited per network, whatever the account', async () => {
  const { send } = await openSite({ photosPerVisitor: 2 })
  for (const status of [204, 204, 429]) expect((await send('198.51.100.1')).status).toBe(status)
  expect((await send('198.51.100.2')).status).toBe(204)
})

test('a photo of a few bytes counts towards the hourly limit like any other', async () => {
  const { site } = await openSite({ photosPerVisitor: 2 })
  const member = await site.addMember()
  const recipeId = await keepTypedRecipe(member)
  const app = await site.openApp()
  const statuses: number[] = []
  for (let sent = 0; sent < 3; sent += 1) {
    const answer = await sendForm(app, member, { recipeId, bytes: Buffer.from('no photo') })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([400, 400, 429])
})

test('photos of one IPv6 /48 are counted together', async () => {
  const { send } = await openSite({ photosPerVisitor: 1 })
  const statuses: number[] = []
  for (let at = 0; at < 5; at += 1) statuses.push((await send(`2001:db8:1:a0${at}::1`)).status)
  expect(statuses).toEqual([204, 204, 204, 204, 429])
})

test('megabytes of photos per hour are limited per network', async () => {
  const { site, send } = await openSite({ photoMbPerVisitor: 0.01 })
  expect((await send('198.51.100.1')).status).toBe(204)
  const [kept] = await site.deps.db.select().from(photosTable)
  expect(kept!.bytes).toBeGreaterThan(1_000)
  const statuses: number[] = []
  for (let sent = 0; sent < 10_000 / kept!.bytes; sent += 1)
    statuses.push((await send('198.51.100.1')).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await send('198.51.100.2')).status).toBe(204)
})

test('photos are refused with a sentence once the site stores MAX_PHOTO_MB_OF_SITE', async () => {
  const { site, send } = await openSite({ maxPhotoMbOfSite: 1 })
  expect((await send('198.51.100.1')).status).toBe(204)
  await site.deps.db.insert(photosTable).values({ name: 'a large one', bytes: 999_999 })
  const refused = await send('198.51.100.2')
  expect(refused).toMatchObject({
    status: 503,
    sentence: m.photos_no_room(),
    headers: { 'retry-after': '3600' },
  })
  expect(await site.deps.db.$count(photosTable)).toBe(2)
})

test('a site with MAX_PHOTO_MB_OF_SITE=0 accepts photos without limit', async () => {
  const { site, send } = await openSite({ maxPhotoMbOfSite: 0 })
  await site.deps.db.insert(photosTable).values({ name: 'a large one', bytes: 2_000_000_000 })
  expect((await send('198.51.100.1')).status).toBe(204)
})

test('photos are refused with a sentence while the disk has less than MIN_FREE_DISK_MB free', async () => {
  const { site, send } = await openSite({ minFreeDiskMb: 1_000_000_000 })
  expect(await send('198.51.100.1')).toMatchObject({ status: 503, sentence: m.photos_no_room() })
  expect(site.logged).toContainEqual(
    expect.objectContaining({ msg: 'photo upload refused: disk nearly full' }),
  )
  expect(await site.deps.db.$count(photosTable)).toBe(0)
})

test('free disk space is not checked when photos are stored in a bucket', async () => {
  const s3: S3Server = await startS3Server()
  open.push(s3)
  const photoStore = { name: 's3' as const, url: s3.url, ...s3.keys }
  const { send } = await openSite({ photoStore, minFreeDiskMb: 1_000_000_000 })
  expect((await send('198.51.100.1')).status).toBe(204)
})

test('the free disk space of a missing folder is that of its parent', async () => {
  const folder = makeScratchFolder()
  const { blocks, bsize } = await statfs(folder)
  expect((await createFolderPhotoStore(`${folder}/not/made`).diskSpace())?.total).toBe(blocks * bsize)
})

test('photo files that cannot be deleted do not stop others from being deleted', async () => {
  const folder = makeScratchFolder()
  const { site } = await openSite({ photoStore: { name: 'folder', folder } })
  const { deps } = site
  const kept = Array.from({ length: 120 }, (_, at) => `stuck${at}`)
  // A folder in the place of a file.
  for (const name of kept) await mkdir(path.join(folder, `${name}-400.webp`))
  const createdAt = new Date(Date.now() - 7_200_000)
  await deps.db.insert(photosTable).values(kept.map((name) => ({ name, bytes: 1, createdAt })))
  await deps.db.insert(photosTable).values({ name: 'removable', bytes: 1, createdAt })
  for (const width of photoWidthsInPixels)
    await deps.photoStore.put(photoFileName('removable', width), Buffer.from('x'))
  const isThere = async () => (await readdir(folder)).some((file) => file.startsWith('removable'))
  for (let run = 0; run < 30 && (await isThere()); run += 1) await deleteOrphanPhotos({ deps }, 60_000)
  expect(await isThere()).toBe(false)
  expect(await deps.db.$count(photosTable)).toBe(kept.length)
})
