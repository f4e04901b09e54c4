import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readExportFile } from '#server/recipeFiles/exports/readExportFile.ts'
import type { ImportedRecipe } from '#server/recipeFiles/importedRecipe.ts'
import { readRecipePage } from '#server/recipeFiles/webPage/readRecipePage.ts'
import { createEntryNames, fileNameOf } from '#server/recipeFiles/writers/entryNames.ts'
import type { FileToWrite, RecipeForFile } from '#server/recipeFiles/writers/recipeForFile.ts'
import { writeCooklang } from '#server/recipeFiles/writers/writeCooklang.ts'
import { mealieFiles, nextcloudFiles } from '#server/recipeFiles/writers/writeFolders.ts'
import { writeJsonLd } from '#server/recipeFiles/writers/writeJsonLd.ts'
import { paprikaFile } from '#server/recipeFiles/writers/writePaprika.ts'
import { zipFiles } from '#server/recipeFiles/writers/zipFiles.ts'

const line = (text: string) => ({ kind: 'line', text }) as const
const heading = (text: string) => ({ kind: 'heading', text }) as const
const photo = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb00430001', 'hex')

const pie: RecipeForFile = {
  title: 'Grandmother’s plum pie – «the good one»',
  description: 'Best on the second day.',
  ingredients: [
    heading('Dough'),
    line('250 g plain flour, sifted'),
    line('1 large egg'),
    heading('Filling'),
    line('1 kg plums (ripe, not soft)'),
    line('salt'),
  ],
  steps: [
    heading('Dough'),
    line('Knead the flour and the egg, rest 30 minutes.'),
    heading('Baking'),
    line('Bake at 180 °C for 1 hour, 10 to 15 minutes more where the oven is weak.'),
  ],
  notes: 'From aunt Ida.\nShe never wrote it down.',
  yieldText: '12 pieces',
  servings: 12,
  prepMinutes: 40,
  cookMinutes: 75,
  totalMinutes: 115,
  author: 'Ida',
  sourceUrl: 'https://pies.example/plum?id=1',
  language: 'en',
  cuisine: ['German'],
  categories: ['Dessert'],
  tags: ['autumn', 'for guests'],
  rating: 4,
  photo,
  photoUrl: 'https://larder.example/photos/1.webp',
  createdAt: new Date('2026-03-01T10:00:00Z'),
}

async function readBack(file: string | Uint8Array, name: string): Promise<ImportedRecipe[]> {
  const found: ImportedRecipe[] = []
  const bytes = typeof file === 'string' ? Buffer.from(file) : file
  for await (const item of readExportFile(bytes, { name })) {
    if (!('recipe' in item)) throw new Error(`${item.entry}: ${JSON.stringify(item.error)}`)
    found.push(item.recipe)
  }
  return found
}

async function zipOf(groups: readonly (readonly FileToWrite[])[]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  const files = (async function* () {
    yield* groups
  })()
  for await (const piece of zipFiles(files, new Date(0))) pieces.push(piece)
  return Buffer.concat(pieces)
}

const fieldsOf = ({ image: _, nutrition: __, ...recipe }: ImportedRecipe) => recipe
const fieldsOfFile = ({ photo: _, photoUrl: __, createdAt: ___, ...recipe }: RecipeForFile) => recipe
/** What a format has no field for, as it comes back. */
const withoutOwnRating = { rating: null }

describe('a recipe that was written is read back with all that the format holds', () => {
  test('as JSON-LD, by the reader of files and by that of pages', async () => {
    const [read] = await readBack(writeJsonLd(pie), 'pie.json')
    expect(fieldsOf(read!)).toEqual({ ...fieldsOfFile(pie), ...withoutOwnRating })
    expect(read!.image).toEqual({ kind: 'address', url: pie.photoUrl })
    const page = `<html lang="en"><script type="application/ld+json">${writeJsonLd(pie)}</script></html>`
    const onPage = readRecipePage(page, 'https://larder.example/recipe/1')!.recipe
    expect(onPage).toMatchObject({
      title: pie.title,
      steps: pie.steps,
      yieldText: '12 pieces',
      prepMinutes: 40,
      totalMinutes: 115,
      author: 'Ida',
    })
  })

  test('as Cooklang', async () => {
    const [read] = await readBack(writeCooklang(pie), 'pie.cook')
    expect(fieldsOf(read!)).toEqual(fieldsOfFile(pie))
    expect(read!.image).toEqual({ kind: 'address', url: pie.photoUrl })
  })

  test('as files of Paprika, with the picture', async () => {
    const archive = await zipOf([[paprikaFile(pie, 'a')], [paprikaFile({ ...pie, title: 'Second' }, 'b')]])
    const read = await readBack(archive, 'mine.paprikarecipes')
    expect(read.map(({ title }) => title)).toEqual([pie.title, 'Second'])
    expect(fieldsOf(read[0]!)).toEqual({
      ...fieldsOfFile(pie),
      language: null,
      cuisine: [],
      categories: ['Dessert', 'German', 'autumn', 'for guests'],
      tags: [],
    })
    expect(read[0]!.image).toEqual({ kind: 'bytes', bytes: photo })
  })

  test('as folders of Mealie, with the picture', async () => {
    const [read] = await readBack(await zipOf([mealieFiles(pie, 'plum-pie')]), 'mealie.zip')
    expect(fieldsOf(read!)).toEqual({
      ...fieldsOfFile(pie),
      author: null,
      language: null,
      cuisine: [],
      tags: ['German', 'autumn', 'for guests'],
    })
    expect(read!.image).toEqual({ kind: 'bytes', bytes: photo })
  })

  test('as folders of Nextcloud Cookbook, with the picture', async () => {
    const [read] = await readBack(await zipOf([nextcloudFiles(pie, 'Plum pie')]), 'Recipes.zip')
    expect(fieldsOf(read!)).toEqual({
      ...fieldsOfFile(pie),
      ...withoutOwnRating,
      description: 'Best on the second day.\nFrom aunt Ida.\nShe never wrote it down.',
      notes: null,
      yieldText: '12',
      categories: ['Dessert'],
      tags: ['German', 'autumn', 'for guests'],
      cuisine: ['German'],
    })
    expect(read!.image).toEqual({ kind: 'bytes', bytes: photo })
  })
})

/** Signs that some format reads as markup, and scripts of other directions. */
const word = fc.constantFrom(
  ...[
    'flour',
    'salt',
    '2',
    '½',
    '1,5',
    'g',
    '@home',
    '#1',
    '~5',
    '{x}',
    '%',
    '--',
    '[-',
    '-]',
    '>>',
    '=',
    '&',
    '<b>',
  ],
  ...[
    '"',
    "'",
    '\\',
    '(ripe)',
    'crème',
    'नमक',
    'ملح',
    '🍅',
    '10 minutes',
    ':',
    ';',
    '***',
    '_x_',
    '---',
    '`',
    '|',
  ],
)
const words = fc.array(word, { minLength: 1, maxLength: 7 }).map((list) => `Mix ${list.join(' ')}`)

describe('any words', () => {
  test('keep their number of lines and steps in every format, and their letters', async () => {
    await fc.assert(
      fc.asyncProperty(
        words,
        fc.array(words, { minLength: 1, maxLength: 4 }),
        fc.array(words, { minLength: 1, maxLength: 4 }),
        async (title, ingredients, steps) => {
          const recipe: RecipeForFile = {
            ...pie,
            title,
            ingredients: ingredients.map((text, at) => line(`${at + 1} ${text}`)),
            steps: steps.map((text) => line(`${text}.`)),
            description: null,
            notes: null,
          }
          const files: [string | Uint8Array, string][] = [
            [writeJsonLd(recipe), 'a.json'],
            [writeCooklang(recipe), 'a.cook'],
            [await zipOf([[paprikaFile(recipe, 'a')]]), 'a.paprikarecipes'],
            [await zipOf([mealieFiles(recipe, 'a')]), 'a.zip'],
            [await zipOf([nextcloudFiles(recipe, fileNameOf(title))]), 'Recipes.zip'],
          ]
          for (const [file, name] of files) {
            const [read] = await readBack(file, name)
            expect([name, read!.ingredients.length, read!.steps.length]).toEqual([
              name,
              ingredients.length,
              steps.length,
            ])
            const lettersOf = (text: string) => text.replace(/<b>/g, '').replace(/[^\p{L}\p{M}]/gu, '')
            expect(read!.ingredients.map(({ text }) => lettersOf(text))).toEqual(
              recipe.ingredients.map(({ text }) => lettersOf(text)),
            )
            expect(read!.steps.map(({ text }) => lettersOf(text))).toEqual(
              recipe.steps.map(({ text }) => lettersOf(text)),
            )
          }
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('names of files', () => {
  test.each([
    ['Tom/ato: "soup"?', 'Tom ato soup'],
    ['..', 'recipe'],
    ['CON', 'recipe'],
    ['  .hidden ', 'hidden'],
    ['شوربة عدس', 'شوربة عدس'],
    ['a\u202egpj.exe', 'a gpj.exe'],
  ])('of the title "%s" is "%s"', (title, name) => expect(fileNameOf(title)).toBe(name))

  test('differ also where only capitals do', () => {
    const nameOf = createEntryNames()
    expect(['Soup', 'soup', 'SOUP'].map(nameOf)).toEqual(['Soup', 'soup (2)', 'SOUP (3)'])
  })
})
