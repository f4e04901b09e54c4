import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readExportFile } from '#server/recipeFiles/exports/readExportFile.ts'
import type { ImportedRecipe } from '#server/recipeFiles/importedRecipe.ts'
import { programsOfRecipes } from '#shared/contract/recipes/recipeExport.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { photoBytes, sendForm } from '../../support/recipes/photoForms.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
let ada: TestMember
beforeAll(async () => {
  site = await openTestSite()
  app = await site.openApp()
  ada = await site.addMember()
})
afterAll(() => site.close())

const cookieOf = (member: TestMember | null) => (member ? { cookie: `larder=${member.token}` } : {})
const get = (url: string, member: TestMember | null = null) =>
  app.inject({ method: 'GET', url, headers: cookieOf(member) })
const archiveFor = (program: string, member: TestMember | null) =>
  app.inject({
    method: 'POST',
    url: `/account/recipes/${program}`,
    headers: { ...cookieOf(member), 'content-type': 'application/x-www-form-urlencoded' },
  })

async function recipesIn(bytes: Uint8Array, name: string): Promise<ImportedRecipe[]> {
  const found: ImportedRecipe[] = []
  for await (const item of readExportFile(bytes, { name })) {
    if (!('recipe' in item)) throw new Error(JSON.stringify(item))
    found.push(item.recipe)
  }
  return found
}

describe('one recipe as a file', () => {
  test('anyone who may see it gets it in each format, under its name in any script', async () => {
    const recipeId = await addRecipe(ada, {
      name: 'شوربة عدس "قديمة"',
      ingredients: ['For the soup:', '200 g red lentils'],
    })
    const json = await get(`/recipe/${recipeId}/download/jsonld`)
    expect(json.headers).toMatchObject({
      'content-type': 'application/ld+json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    expect(json.headers['content-disposition']).toBe(
      `attachment; filename="_____ ___ _____.json"; filename*=UTF-8''${encodeURIComponent('شوربة عدس قديمة')}.json`,
    )
    const [read] = await recipesIn(json.rawPayload, 'soup.json')
    expect(read).toMatchObject({
      title: 'شوربة عدس "قديمة"',
      ingredients: [
        { kind: 'heading', text: 'For the soup' },
        { kind: 'line', text: '200 g red lentils' },
      ],
      servings: 4,
      prepMinutes: 5,
      totalMinutes: 20,
      cuisine: ['French'],
      categories: ['Dinner'],
      tags: ['Vegetarian'],
    })
    const cooklang = await get(`/recipe/${recipeId}/download/cooklang`)
    expect(await recipesIn(cooklang.rawPayload, 'soup.cook')).toMatchObject([
      { title: 'شوربة عدس "قديمة"', steps: [{ text: 'Boil the peas in the stock.' }, { text: 'Blend.' }] },
    ])
    expect((await get(`/recipe/${recipeId}/download/markdown`)).payload).toContain('- 200 g red lentils')
    expect((await get(`/recipe/${recipeId}/download/text`)).payload).toContain(
      '1. Boil the peas in the stock.',
    )
  })

  test.each(['/recipe/unknown/download/text', '/recipe/demo-1/download/docx', '/recipe/%00/download/text'])(
    '%s does not exist',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  )
})

describe('all recipes of a member for another program', () => {
  test.each(programsOfRecipes)(
    '%s gets the member’s own, with photo and stars, and of no other',
    async (program) => {
      const [bea, other] = [await site.addMember(), await site.addMember()]
      const recipeId = await addRecipe(bea, { name: 'Plum cake', shownTo: { visibility: 'creator' } })
      await addRecipe(bea, { name: 'Plum cake' })
      await addRecipe(other, { name: 'Not hers' })
      await bea.caller.ratings.rate({ recipeId, stars: 4 })
      const sent = await sendForm(app, bea, { recipeId, bytes: await photoBytes() })
      expect(sent.statusCode).toBeLessThan(400)
      const answer = await archiveFor(program, bea)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'cache-control': 'private, no-store',
      })
      const name = program === 'paprika' ? 'larder.paprikarecipes' : 'larder.zip'
      const read = await recipesIn(answer.rawPayload, name)
      expect(read.map(({ title }) => title)).toEqual(['Plum cake', 'Plum cake'])
      expect(read.map(({ image }) => image?.kind ?? null)).toEqual(['bytes', null])
      if (program !== 'nextcloud') expect(read.map(({ rating }) => rating)).toEqual([4, null])
    },
  )

  test('a visitor gets none, and an unknown program nothing', async () => {
    expect((await archiveFor('paprika', null)).statusCode).toBe(401)
    expect((await archiveFor('word', ada)).statusCode).toBe(404)
  })
})
