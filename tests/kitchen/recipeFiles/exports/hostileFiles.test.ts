import { expect, test } from 'vitest'
import { gzipOf, picture, readExport, readOne, zipOf } from '../../../support/recipeFiles/exportFiles.ts'

const recipe = (title: string, more: object = {}) => ({
  '@type': 'Recipe',
  name: title,
  recipeIngredient: ['salt'],
  recipeInstructions: ['Stir.'],
  ...more,
})

/** The same bytes with a name of the same length in another's place, also in the list at the end. */
const renamed = (zip: Buffer, from: string, to: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')

const titles = ({ recipes }: Awaited<ReturnType<typeof readExport>>) => recipes.map(({ title }) => title)

test.each([
  ['a path out of the archive', '../../a.json'],
  ['an absolute path', '/etc/aa.json'],
  ['a drive', 'C:/aaaa.json'],
  ['a path with backslashes', '..\\..\\a.json'],
])('does not read an entry named by %s, and reads the others', async (_, name) => {
  const zip = await zipOf({ 'aaaaa/a.json': recipe('Bad'), 'good.json': recipe('Good') })
  const result = await readExport(renamed(zip, 'aaaaa/a.json', name))
  expect(titles(result)).toEqual(['Good'])
  expect(result.bad.map(({ error }) => error)).toEqual([{ reason: 'unsafeName' }])
})

test('stops a zip bomb and a gzip bomb while they inflate, and reads the others', async () => {
  const zeros = Buffer.alloc(16 * 1024 * 1024, 0x20)
  const zip = await zipOf({
    'bomb.json': zeros,
    'bomb.paprikarecipe': gzipOf(zeros),
    'good.json': recipe('Good'),
  })
  const result = await readExport(zip)
  expect(titles(result)).toEqual(['Good'])
  expect(result.bad).toEqual([
    { entry: 'bomb.json', error: { reason: 'inflatesTooMuch' } },
    { entry: 'bomb.paprikarecipe', error: { reason: 'inflatesTooMuch' } },
  ])
  expect((await readExport(gzipOf(zeros))).fault).toEqual({ reason: 'inflatesTooMuch' })
})

test('counts what is inflated, not what the archive claims', async () => {
  const zip = await zipOf({ 'bomb.json': Buffer.alloc(16 * 1024 * 1024, 0x20), 'good.json': recipe('Good') })
  const size = Buffer.alloc(4)
  size.writeUInt32LE(16 * 1024 * 1024)
  const lie = Buffer.alloc(4)
  lie.writeUInt32LE(100)
  const result = await readExport(renamed(zip, size.toString('latin1'), lie.toString('latin1')))
  expect(titles(result)).toEqual(['Good'])
  expect(result.bad).toHaveLength(1)
})

test('refuses archives in archives in archives, and more than 25,000 entries', async () => {
  const third = await zipOf({ 'c.json': recipe('Deep') })
  const second = await zipOf({ 'c.zip': third, 'b.json': recipe('Second') })
  const result = await readExport(await zipOf({ 'b.zip': second }))
  expect(titles(result)).toEqual(['Second'])
  expect(result.bad).toEqual([{ entry: 'b.zip/c.zip', error: { reason: 'nestedArchives', max: 2 } }])
  const many = Object.fromEntries(Array.from({ length: 25_001 }, (_, at) => [`${at}.json`, '{}']))
  expect((await readExport(await zipOf(many, { compress: false }))).fault).toEqual({
    reason: 'tooManyEntries',
    max: 25_000,
  })
})

test('names entries that are damaged, and reads the others', async () => {
  const zip = await zipOf({
    'cut/recipe.json': '{"@type":"Recipe","name":"Cut',
    'no title/recipe.json': recipe(''),
    'broken.paprikarecipe': gzipOf(recipe('x')).subarray(0, 40),
    'junk.paprikarecipe': Buffer.from([1, 2, 3, 0, 255, 254]),
    'empty/recipe.json': '',
    'good/recipe.json': recipe('Good'),
  })
  const result = await readExport(zip)
  expect(titles(result)).toEqual(['Good'])
  expect(result.bad).toEqual([
    { entry: 'cut/recipe.json', error: { reason: 'malformed', format: 'JSON' } },
    { entry: 'no title/recipe.json', error: { reason: 'noTitle' } },
    { entry: 'broken.paprikarecipe', error: { reason: 'malformed', format: 'gzip' } },
    { entry: 'junk.paprikarecipe', error: { reason: 'unknownFormat' } },
    { entry: 'empty/recipe.json', error: { reason: 'emptyFile' } },
  ])
})

test('notices a byte that changed inside an entry', async () => {
  const zip = await zipOf(
    { 'a.paprikarecipe': recipe('Altered'), 'good.json': recipe('Good') },
    { compress: false },
  )
  const result = await readExport(renamed(zip, 'Altered', 'Alt3red'))
  expect(titles(result)).toEqual(['Good'])
  expect(result.bad).toEqual([{ entry: 'a.paprikarecipe', error: { reason: 'damagedEntry' } }])
})

test.each([
  ['an empty file', '', { reason: 'emptyFile' }],
  ['white space', ' \n\t ', { reason: 'emptyFile' }],
  ['a picture', picture, { reason: 'unknownFormat' }],
  ['random bytes', Buffer.from([3, 200, 1, 0, 99, 255, 130]), { reason: 'unknownFormat' }],
  ['a text', 'Dear Ann, here is nothing to cook.', { reason: 'unknownFormat' }],
  ['JSON without recipes', '{"users":[{"name":"x"}]}', { reason: 'unknownFormat' }],
  ['cut JSON', '{"name":"a","recipeIngredient":["x"', { reason: 'malformed', format: 'JSON' }],
  ['deep JSON', '['.repeat(100_000), { reason: 'tooDeep', max: 64 }],
  ['deep XML', `<cookbook>${'<recipe>'.repeat(100_000)}`, { reason: 'tooDeep', max: 64 }],
  ['a page', '<html><body><p>hello</p></body></html>', { reason: 'unknownFormat' }],
  ['XML of something else', '<?xml version="1.0"?><rss></rss>', { reason: 'unknownFormat' }],
])('gives the reason for %s', async (_, content, fault) => {
  const result = await readExport(content)
  expect(result).toEqual({ recipes: [], bad: [], fault })
})

test('gives the reason for an archive that is cut off and for one without recipes', async () => {
  const zip = await zipOf({ 'good.json': recipe('Good') })
  expect((await readExport(zip.subarray(0, zip.length - 30))).fault).toEqual({ reason: 'damagedArchive' })
  expect((await readExport(await zipOf({ 'a.txt': 'hello', 'b.json': '{}' }))).fault).toEqual({
    reason: 'noRecipes',
  })
})

test('refuses fields and lists beyond their limits, and reads the other recipes', async () => {
  const result = await readExport([
    recipe('Long', { description: 'a'.repeat(10 * 1024 * 1024) }),
    recipe('Many', { recipeIngredient: Array.from({ length: 5_000 }, () => 'salt') }),
    recipe('Values', { extra: Array.from({ length: 200_000 }, () => 1) }),
    recipe('Good'),
  ])
  expect(titles(result)).toEqual(['Good'])
  expect(result.bad.map(({ error }) => error)).toEqual([
    { reason: 'fieldTooLong', field: 'description', max: 100_000 },
    { reason: 'tooManyLines', field: 'ingredients', max: 1_000 },
    { reason: 'tooManyValues', max: 100_000 },
  ])
})

test('takes numbers that are none, huge or negative for absent', async () => {
  const text =
    '{"@type":"Recipe","name":"Odd","recipeIngredient":[1e999,"salt",-1,null,{}],"recipeInstructions":[null,"Stir."],"recipeYield":1e300,"prepTime":-5,"cookTime":1e12,"totalTime":"NaN","rating":99}'
  expect(await readOne(text)).toMatchObject({
    title: 'Odd',
    ingredients: ['salt', '-1'],
    steps: ['Stir.'],
    servings: null,
    prepMinutes: null,
    cookMinutes: null,
    totalMinutes: null,
    rating: null,
  })
})

test('reads the recipes of a list before the place where it is cut off', async () => {
  const list = JSON.stringify([recipe('One'), recipe('Two'), recipe('Three')])
  const result = await readExport(list.slice(0, list.length - 40), { name: 'list.json' })
  expect(titles(result)).toEqual(['One', 'Two'])
  expect(result.bad).toEqual([{ entry: 'list.json', error: { reason: 'malformed', format: 'JSON' } }])
})
