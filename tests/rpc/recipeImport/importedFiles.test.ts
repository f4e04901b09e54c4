import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import yazl from 'yazl'
import { readImportJobKind, storeFilePart } from '#server/features/recipeImport/service.ts'
import { recipeImportChunksTable } from '#server/features/recipeImport/table.ts'
import { importedPartBytes } from '#shared/contract/limits.ts'
import { addSentFile, newImportId } from '../../support/recipes/imports.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.startJobs([readImportJobKind])
})
afterAll(() => site.close())

async function zipOf(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name)
  zip.end()
  return Buffer.concat(await Array.fromAsync(zip.outputStream as unknown as AsyncIterable<Buffer>))
}

const paprika = (name: string, more: Record<string, unknown> = {}) =>
  gzipSync(
    JSON.stringify({
      ...{ name, ingredients: '200 g rice\n1 lemon', directions: 'Boil the rice.\nAdd the lemon.' },
      ...{ servings: '3', cook_time: '20 min', categories: ['Lunch'], rating: 4, ...more },
    }),
  )

async function readSent({ caller }: TestMember, importId: string) {
  await caller.recipeImport.fileSent({ importId })
  return await vi.waitFor(
    async () => {
      const found = await caller.recipeImport.get({ importId, page: 0 })
      expect(['read', 'failed']).toContain(found.import.state)
      return found
    },
    { timeout: 20_000, interval: 50 },
  )
}

describe('a file that is imported', () => {
  test('gives its recipes with their pictures, and names what cannot be read', async () => {
    const photo = (await photoBytes()).toString('base64')
    const bytes = await zipOf({
      'Rice.paprikarecipe': paprika('Rice', { photo_data: photo }),
      'Broken.paprikarecipe': Buffer.from('no gzip'),
      'Lemon.paprikarecipe': paprika('Lemon'),
    })
    const ada = await site.addMember('Ada')
    const importId = await addSentFile(ada, { name: 'My recipes.paprikarecipes', bytes })
    const { import: summary, items } = await readSent(ada, importId)
    expect(summary).toMatchObject({ name: 'My recipes.paprikarecipes', source: 'file', state: 'read' })
    expect(items.filter(({ state }) => state === 'read').map(({ name }) => name)).toEqual(['Rice', 'Lemon'])
    expect(items.filter(({ state }) => state === 'failed')).toMatchObject([
      { name: 'Broken.paprikarecipe', failure: 'unknown file' },
    ])
    const positions = items.filter(({ state }) => state === 'read').map(({ position }) => position)
    const saved = await ada.caller.recipeImport.save({
      importId,
      positions,
      shownTo: { visibility: 'creator' },
    })
    expect(saved.map(({ isWithoutPicture }) => isWithoutPicture)).toEqual([false, false])
    const recipe = await ada.caller.recipes.get({ recipeId: saved[0]?.recipeId ?? '' })
    expect(recipe).toMatchObject({ name: 'Rice', servings: 3, cookTimeMinutes: 20, mealType: 'Lunch' })
    expect(recipe.photo).toMatch(/^[\da-f]{40}$/)
    expect(await site.deps.db.$count(recipeImportChunksTable)).toBe(0)
  })

  test('with a picture that is damaged is saved without it', async () => {
    const ada = await site.addMember()
    const importId = await addSentFile(ada, {
      name: 'rice.paprikarecipe',
      bytes: paprika('Rice', {
        photo_data: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(2_000, 7)]).toString(
          'base64',
        ),
      }),
    })
    await readSent(ada, importId)
    const saved = await ada.caller.recipeImport.save({
      importId,
      positions: [0],
      shownTo: { visibility: 'creator' },
    })
    expect(saved).toMatchObject([{ position: 0, isWithoutPicture: true }])
    expect(await ada.caller.recipes.get({ recipeId: saved[0]?.recipeId ?? '' })).toMatchObject({
      photo: null,
    })
  })

  test.each([
    ['nothing that is known', async () => Buffer.from([0, 1, 2, 3, 255, 254]), 'unknown file'],
    ['an archive without recipes', () => zipOf({ 'readme.txt': Buffer.from('Hello') }), 'no recipe'],
    [
      'a cut archive',
      async () => (await zipOf({ 'Rice.paprikarecipe': paprika('Rice') })).subarray(0, 120),
      'unreadable',
    ],
  ])('with %s fails and says why', async (_, bytesOf, failure) => {
    const ada = await site.addMember()
    const importId = await addSentFile(ada, { name: 'file', bytes: await bytesOf() })
    expect((await readSent(ada, importId)).import).toMatchObject({ state: 'failed', failure })
    expect(await site.deps.db.$count(recipeImportChunksTable)).toBe(0)
  })

  test('is read once all of its parts have come, each of the length that it must have', async () => {
    const ada = await site.addMember()
    const importId = newImportId()
    const bytes = importedPartBytes + 10
    await ada.caller.recipeImport.begin({ source: 'file', importId, name: 'large.zip', bytes })
    const send = (part: number, length: number) =>
      storeFilePart(
        { ...ada.context, member: { userId: ada.userId } as never },
        { importId, part, bytes: Buffer.alloc(length) },
      )
    await send(0, importedPartBytes)
    await expect(send(1, 11)).rejects.toMatchObject({ code: 'INVALID' })
    await expect(send(2, 10)).rejects.toMatchObject({ code: 'INVALID' })
    await expect(ada.caller.recipeImport.fileSent({ importId })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await send(1, 10)
    await send(1, 10)
    await ada.caller.recipeImport.fileSent({ importId })
    await expect(send(1, 10)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
