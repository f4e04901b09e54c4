import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { readImportJobKind } from '#server/features/recipeImport/service.ts'
import { newInflationBudget, openArchive } from '#server/recipeFiles/exports/archive/openArchive.ts'
import { readExportFile } from '#server/recipeFiles/exports/readExportFile.ts'
import { AccountData } from '#shared/contract/auth/accountData.ts'
import { LarderArchiveManifest, LarderRecipeFile } from '#shared/contract/recipes/larderArchive.ts'
import { addSentFile } from '../../support/recipes/imports.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { photoBytes, sendForm } from '../../support/recipes/photoForms.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite()
  app = await site.openApp()
  await site.startJobs([readImportJobKind])
})
afterAll(() => site.close())

const archiveOf = (member: TestMember | null) =>
  app.inject({
    method: 'POST',
    url: '/account/archive',
    headers: member ? { cookie: `larder=${member.token}` } : {},
  })

async function filesIn(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await openArchive({ kind: 'bytes', bytes }, newInflationBudget())
  const files = new Map<string, Buffer>()
  for (const entry of archive.entries) files.set(entry.name, await archive.read(entry, 50_000_000))
  archive.close()
  return files
}

const recipesIn = (files: ReadonlyMap<string, Buffer>) =>
  [...files]
    .filter(([name]) => name.startsWith('larder-recipes/'))
    .map(([, bytes]) => LarderRecipeFile.parse(JSON.parse(bytes.toString())))

/** Brings all recipes of an archive to a member, as the page of imports does. */
async function takeOver(member: TestMember, bytes: Buffer): Promise<void> {
  const { caller } = member
  const importId = await addSentFile(member, { name: 'larder-archive.zip', bytes })
  await caller.recipeImport.fileSent({ importId })
  const { items } = await vi.waitFor(
    async () => {
      const found = await caller.recipeImport.get({ importId, page: 0 })
      expect(found.import.state).toBe('read')
      return found
    },
    { timeout: 20_000, interval: 50 },
  )
  const positions = items.map(({ position }) => position)
  await caller.recipeImport.save({ importId, positions, shownTo: { visibility: 'creator' } })
}

describe('the archive of an account', () => {
  test('has everything that is kept of a member, their recipes one by one with versions, and the photos', async () => {
    const [ada, bea] = [await site.addMember(), await site.addMember()]
    const soup = await addRecipe(ada, {
      name: 'Lentil soup',
      ingredients: ['For the soup:', '200 g red lentils'],
      dietType: 'Vegan',
      cuisine: 'Turkish',
    })
    await addRecipe(ada, { name: 'Lentil soup', mealType: 'Dessert', servings: 7 })
    await ada.caller.recipes.edit({
      recipeId: soup,
      version: 1,
      kind: 'recipe',
      name: 'Lentil soup',
      description: 'Better.',
      ingredients: ['For the soup:', '250 g red lentils'],
      instructions: ['Boil.', 'Blend.'],
    })
    await ada.caller.ratings.rate({ recipeId: soup, stars: 5 })
    await sendForm(app, ada, { recipeId: soup, bytes: await photoBytes() })

    const answer = await archiveOf(ada)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="larder-archive.zip"',
    })
    const files = await filesIn(answer.rawPayload)
    LarderArchiveManifest.parse(JSON.parse(files.get('manifest.json')!.toString()))
    const data = AccountData.parse(JSON.parse(files.get('data.json')!.toString()))
    const recipes = recipesIn(files)
    expect(recipes.map(({ id }) => id)).toEqual(data.recipes.map(({ id }) => id))
    expect(recipes.map(({ stars }) => stars)).toEqual([5, null])
    expect(recipes[0]?.revisions.map(({ version }) => version)).toEqual([1, 2])
    expect(
      files
        .get(recipes[0]?.photoFile ?? '')
        ?.subarray(8, 12)
        .toString(),
    ).toBe('WEBP')

    // Another account has the same recipes then, with all that a recipe says.
    await takeOver(bea, answer.rawPayload)
    const taken = recipesIn(await filesIn((await archiveOf(bea)).rawPayload))
    const saidBy = (recipe: LarderRecipeFile) => ({
      ...{ name: recipe.name, description: recipe.description, kind: recipe.kind, content: recipe.content },
      ...{ ingredients: recipe.ingredients, instructions: recipe.instructions, servings: recipe.servings },
      ...{ prepTimeMinutes: recipe.prepTimeMinutes, cookTimeMinutes: recipe.cookTimeMinutes },
      ...{ totalTimeMinutes: recipe.totalTimeMinutes, cuisine: recipe.cuisine, mealType: recipe.mealType },
      ...{ dietType: recipe.dietType, sourceUrl: recipe.sourceUrl, sourceAuthor: recipe.sourceAuthor },
      hasPhoto: recipe.photoFile !== null,
    })
    expect(taken.map(saidBy)).toEqual(recipes.map(saidBy))
  })

  test('is for members alone', async () => {
    expect((await archiveOf(null)).statusCode).toBe(401)
  })
})

test('an archive of the first version stays readable', async () => {
  const bytes = readFileSync(new URL('../../support/recipeFiles/larderArchive1.zip', import.meta.url))
  const read = []
  for await (const item of readExportFile(bytes, { name: 'larder-archive.zip' })) read.push(item)
  expect(read).toMatchObject([
    {
      recipe: {
        title: 'Lentil soup',
        ingredients: [
          { kind: 'heading', text: 'For the soup' },
          { kind: 'line', text: '250 g red lentils' },
        ],
        steps: [{ text: 'Boil.' }, { text: 'Blend.' }],
        servings: 4,
        totalMinutes: 20,
        categories: ['Dinner'],
        cuisine: ['Turkish'],
        tags: ['Vegan'],
        rating: 5,
        image: { kind: 'bytes' },
      },
    },
    { recipe: { title: 'Lentil soup', servings: 7, categories: ['Dessert'], rating: null, image: null } },
  ])
})

test('the published schema is that of the files', () => {
  const published = JSON.parse(
    readFileSync(new URL('../../../docs/larder-archive.schema.json', import.meta.url), 'utf8'),
  )
  const current = {
    'manifest.json': z.toJSONSchema(LarderArchiveManifest),
    'data.json': z.toJSONSchema(AccountData),
    'larder-recipes/*.json': z.toJSONSchema(LarderRecipeFile),
  }
  // A change of the format is a new version, which reads the archives of this one too.
  expect(JSON.parse(JSON.stringify(current))).toEqual(published)
})
