import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readImportJobKind } from '#server/features/recipeImport/service.ts'
import { addSentFile } from '../../support/recipes/imports.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

const shownTo = { visibility: 'creator' } as const

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.startJobs([readImportJobKind])
})
afterAll(() => site.close())

async function importRice(member: TestMember, more: Record<string, unknown> = {}) {
  const rice = { name: 'Lemon rice', ingredients: '200 g rice\n1 lemon', directions: 'Boil the rice.' }
  const bytes = gzipSync(JSON.stringify({ ...rice, ...more }))
  const importId = await addSentFile(member, { name: 'rice.paprikarecipe', bytes })
  await member.caller.recipeImport.fileSent({ importId })
  const { items } = await vi.waitFor(
    async () => {
      const found = await member.caller.recipeImport.get({ importId, page: 0 })
      expect(found.import.state).toBe('read')
      return found
    },
    { timeout: 20_000, interval: 50 },
  )
  const save = async (duplicate?: 'keepBoth' | 'merge') => {
    const choices = duplicate && [{ position: 0, duplicate }]
    const [saved] = await member.caller.recipeImport.save({ importId, positions: [0], shownTo, choices })
    return saved!
  }
  return { importId, item: items[0]!, save }
}

describe('a recipe that the member has already', () => {
  test('is recognised by a name that is nearly the same', async () => {
    const ada = await site.addMember('Ada')
    const first = await (await importRice(ada)).save()
    const again = await importRice(ada, { name: 'Lemon rice!' })
    expect(again.item.duplicateOf).toEqual({ recipeId: first.recipeId, name: 'Lemon rice' })
    expect((await importRice(ada, { name: 'Lemon cake' })).item.duplicateOf).toBeNull()
  })

  test('is kept beside it on demand', async () => {
    const ada = await site.addMember('Ada')
    const first = await (await importRice(ada)).save()
    const second = await (await importRice(ada)).save('keepBoth')
    expect(second.recipeId).not.toBe(first.recipeId)
    expect(await ada.caller.recipes.listNewestOwn()).toHaveLength(2)
  })

  test('is filled in by what it lacks, and what it has stays', async () => {
    const ada = await site.addMember('Ada')
    const { recipeId } = await (await importRice(ada)).save()
    const photo = (await photoBytes()).toString('base64')
    const more = {
      ...{ name: 'Lemon Rice', description: 'Sour and quick.', cook_time: '20 min', servings: '3' },
      ...{ source_url: 'https://example.org/rice', photo_data: photo, rating: 4 },
    }
    const merged = await importRice(ada, more)
    expect(await merged.save('merge')).toMatchObject({ recipeId, isWithoutPicture: false })
    const recipe = await ada.caller.recipes.get({ recipeId: recipeId! })
    expect(recipe).toMatchObject({
      ...{ name: 'Lemon rice', description: 'Sour and quick.', cookTimeMinutes: 20, servings: 3 },
      sourceUrl: 'https://example.org/rice',
    })
    expect(recipe.photo).toMatch(/^[\da-f]{40}$/)
    const other = { name: 'Lemon rice', description: 'Another one.', cook_time: '50 min', rating: 2 }
    await (await importRice(ada, other)).save('merge')
    const kept = await ada.caller.recipes.get({ recipeId: recipeId! })
    expect(kept).toMatchObject({ description: 'Sour and quick.', cookTimeMinutes: 20, photo: recipe.photo })
    expect(await ada.caller.ratings.mine({ recipeId: recipeId! })).toMatchObject({ stars: 4 })
    expect(await ada.caller.recipes.listNewestOwn()).toHaveLength(1)
  })
})

test('the owner’s stars of another program become those of the member, and stated nutrition is shown alone', async () => {
  const ada = await site.addMember('Ada')
  const { importId, save } = await importRice(ada, {
    rating: 5,
    nutritional_info: 'Calories: 320 kcal\nFat: 4 g',
  })
  const preview = await ada.caller.recipeImport.getItem({ importId, position: 0 })
  expect(preview).toMatchObject({ rating: 5, nutrition: { calories: '320 kcal', fatContent: '4 g' } })
  const { recipeId } = await save()
  expect(await ada.caller.ratings.mine({ recipeId: recipeId! })).toMatchObject({ stars: 5 })
})
