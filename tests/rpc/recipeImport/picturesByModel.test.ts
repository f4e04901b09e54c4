import { describe, expect, test } from 'vitest'
import { generationBudgetsTable } from '#server/features/generation/table.ts'
import { pdfOf } from '../../support/recipeFiles/pdfFile.ts'
import { addSentFile, newImportId, sendFileParts } from '../../support/recipes/imports.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'
import { awaitImport, prepareModelReadings, readsRecipes } from '../../support/servers/modelReadings.ts'
import type { TestMember } from '../../support/testSite.ts'

const kitchens = prepareModelReadings()
const shownTo = { visibility: 'creator' } as const

const soup = {
  name: 'Potato soup',
  ingredients: ['500 g potatoes', '1 onion'],
  instructions: ['Boil the potatoes with the onion for 20 minutes.'],
  servings: 4,
}

async function importPictures(member: TestMember, pictures: readonly Buffer[]) {
  const importId = newImportId()
  const pages = pictures.map(({ byteLength }) => byteLength)
  await member.caller.recipeImport.begin({ source: 'pictures', importId, name: '', pages })
  await sendFileParts(member, importId, Buffer.concat(pictures))
  await member.caller.recipeImport.fileSent({ importId })
  return { importId, ...(await awaitImport(member, importId)) }
}

async function importPdf(member: TestMember, bytes: Buffer) {
  const importId = await addSentFile(member, { name: 'soup.pdf', bytes })
  await member.caller.recipeImport.fileSent({ importId })
  return { importId, ...(await awaitImport(member, importId)) }
}

describe('pictures of pages', () => {
  test('are read by the model, and saved once they were compared', async () => {
    kitchens.model.next(readsRecipes(soup))
    const ada = await kitchens.site.addMember('Ada')
    const { importId, items } = await importPictures(ada, [await photoBytes(), await photoBytes()])
    expect(items).toMatchObject([{ name: 'Potato soup', mustBeCompared: true }])
    const { messages } = kitchens.model.requests[0]!.body as { messages: { content: { type: string }[] }[] }
    expect(messages[1]?.content.map(({ type }) => type)).toEqual(['text', 'image_url', 'image_url'])
    expect(JSON.stringify(messages)).toContain('data:image/webp;base64,')
    const preview = await ada.caller.recipeImport.getItem({ importId, position: 0 })
    expect(preview).toMatchObject({ sourcePages: 2, grounding: null, sourceText: null })
    const save = (isCompared: boolean) =>
      ada.caller.recipeImport.save({
        ...{ importId, positions: [0], shownTo },
        choices: [{ position: 0, version: preview.version, isCompared }],
      })
    expect(await save(false)).toMatchObject([{ recipeId: null, isNotCompared: true }])
    const [saved] = await save(true)
    expect(await ada.caller.recipes.get({ recipeId: saved?.recipeId ?? '' })).toMatchObject({
      ingredients: soup.ingredients,
    })
  })

  test('are shown to the member who sent them alone', async () => {
    kitchens.model.next(readsRecipes(soup))
    const [ada, bea] = [await kitchens.site.addMember('Ada'), await kitchens.site.addMember('Bea')]
    const { importId } = await importPictures(ada, [await photoBytes()])
    const app = await kitchens.site.openApp()
    const ask = (member: TestMember, page: number) =>
      app.inject({
        url: `/import/${importId}/page/${page}`,
        headers: { cookie: `larder=${member.token}` },
      })
    const shown = await ask(ada, 0)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await ask(ada, 1)).statusCode).toBe(404)
    expect((await ask(bea, 0)).statusCode).toBe(404)
    expect((await app.inject({ url: `/import/${importId}/page/0` })).statusCode).toBe(401)
  })

  test('that are damaged are named as such', async () => {
    const { items } = await importPictures(await kitchens.site.addMember(), [
      Buffer.from('no picture at all'),
    ])
    expect(items).toMatchObject([{ state: 'failed', failure: 'unreadable' }])
    expect(kitchens.model.requests).toEqual([])
    const [budget] = await kitchens.site.deps.db.select().from(generationBudgetsTable)
    expect(budget?.generations).toBe(0)
  })

  test('are refused with a reason where there is no model', async () => {
    const ada = await kitchens.siteWithoutModel.addMember()
    const begin = ada.caller.recipeImport.begin({
      ...{ source: 'pictures', importId: newImportId(), name: '', pages: [10] },
    })
    await expect(begin).rejects.toMatchObject({ message: expect.stringContaining('No assistant is set up') })
    expect(await ada.caller.recipeImport.assistant()).toEqual({ isThere: false })
  })
})

describe('a PDF file', () => {
  const lines = [
    'Potato soup',
    'for 4',
    '500 g potatoes',
    '1 onion',
    'Boil the potatoes with the',
    'onion for 20 minutes.',
  ]

  test('with text is read by the model, with the places of its lines', async () => {
    kitchens.model.next(readsRecipes(soup))
    const ada = await kitchens.site.addMember()
    const { importId, items } = await importPdf(ada, pdfOf([lines]))
    expect(items).toMatchObject([{ name: 'Potato soup', ungroundedLines: 0, mustBeCompared: false }])
    const { sourceText } = await ada.caller.recipeImport.getItem({ importId, position: 0 })
    expect(sourceText).toContain('500 g potatoes\n1 onion')
  })

  test('with text is read without a model too', async () => {
    const ada = await kitchens.siteWithoutModel.addMember()
    const usual = [
      'Tea',
      'Ingredients',
      '1 tea bag',
      '300 ml water',
      'Method',
      'Pour boiling water on the tea bag and wait.',
    ]
    const { items } = await importPdf(ada, pdfOf([usual]))
    expect(items).toMatchObject([{ state: 'read', name: 'Tea' }])
  })

  test('without text goes to the model as it is, and is compared by the member', async () => {
    kitchens.model.next(readsRecipes(soup))
    const { items } = await importPdf(await kitchens.site.addMember(), pdfOf([[], []]))
    expect(items).toMatchObject([{ name: 'Potato soup', mustBeCompared: true }])
    expect(JSON.stringify(kitchens.model.requests[0]?.body)).toContain('data:application/pdf;base64,')
  })

  test('without text names the missing model', async () => {
    const { items } = await importPdf(await kitchens.siteWithoutModel.addMember(), pdfOf([[]]))
    expect(items).toMatchObject([{ state: 'failed', failure: 'no assistant' }])
  })

  test('that is damaged is named as such', async () => {
    const { items } = await importPdf(
      await kitchens.site.addMember(),
      Buffer.from('%PDF-1.7\nnothing of the kind'),
    )
    expect(items).toMatchObject([{ state: 'failed', failure: 'unreadable' }])
  })
})
