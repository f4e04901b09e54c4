import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { writeFoodNamesSource } from '#server/commands/foodNamesText.ts'
import { knownFoodByItemName, suggestGroceryFoods } from '#shared/grocery/dictionary.ts'
import { listAllFoods } from '#shared/kitchen/foods/foods.ts'
import { splitFoodNameIntoWords } from '#shared/kitchen/foods/foodWords.ts'

test('the browser’s food names include every food of the catalogue, with its category', () => {
  const written = readFileSync(
    path.resolve(import.meta.dirname, '../../../src/shared/grocery/foodNames.ts'),
    'utf8',
  )
  expect(written === writeFoodNamesSource(), 'run npm run kitchen:names').toBe(true)
  for (const { name, category } of listAllFoods())
    expect(knownFoodByItemName(name), name).toMatchObject({ name, category })
})

test.each([
  ['Milk', 'Dairy', 'milk'],
  ['organic free-range EGGS', 'Dairy', 'egg'],
  ['cherry tomatoes', 'Vegetables', 'cherry tomato'],
  ['Crème Fraîche', 'Dairy', 'creme fraiche'],
  ['2-ply toilet paper', 'Paper Goods', 'toilet paper'],
  ['shampoo', 'Personal Care', 'shampoo'],
  ['washing powder', 'Cleaning Supplies', 'washing powder'],
])('the grocery item %j belongs to the category %s', (name, category, key) => {
  expect(knownFoodByItemName(name)).toMatchObject({ category, key })
})

test('an unknown food has no grocery category', () => {
  for (const name of ['', '   ', 'glimmerzorb', '!!!']) expect(knownFoodByItemName(name)).toBeNull()
})

test('suggested groceries begin with the typed text, plain foods first', () => {
  expect(suggestGroceryFoods('toma', 5)[0]?.name).toBe('tomatoes')
  expect(suggestGroceryFoods('  MIL', 5)[0]).toEqual({ name: 'milk', category: 'Dairy' })
  expect(suggestGroceryFoods('', 5)).toEqual([])
  const found = suggestGroceryFoods('chee', 8)
  expect(found).toHaveLength(8)
  const hasWord = (name: string) => splitFoodNameIntoWords(name).some((word) => word.startsWith('chee'))
  expect(found.every(({ name }) => hasWord(name))).toBe(true)
})

test.each([
  ['mil', 'milk'],
  ['egg', 'eggs'],
  ['but', 'butter'],
  ['oni', 'onions'],
  ['tom', 'tomatoes'],
  ['chi', 'chicken'],
  ['pot', 'potatoes'],
  ['car', 'carrots'],
  ['gar', 'garlic'],
  ['bre', 'bread'],
  ['che', 'cheese'],
  ['app', 'apples'],
  ['ban', 'bananas'],
  ['lem', 'lemons'],
  ['ora', 'oranges'],
  ['yog', 'yogurt'],
  ['cre', 'cream'],
  ['sug', 'sugar'],
  ['flo', 'flour'],
  ['oil', 'oil'],
  ['oli', 'olive oil'],
  ['sal', 'salt'],
  ['pep', 'pepper'],
  ['pas', 'pasta'],
  ['ric', 'rice'],
  ['bee', 'beef'],
  ['por', 'pork'],
  ['bac', 'bacon'],
  ['sau', 'sausages'],
  ['cof', 'coffee'],
  ['tea', 'tea'],
  ['let', 'lettuce'],
  ['cuc', 'cucumber'],
  ['mus', 'mustard'],
  ['hon', 'honey'],
  ['oat', 'oats'],
  ['spi', 'spinach'],
  ['vin', 'vinegar'],
  ['pea', 'peas'],
  ['bea', 'beans'],
  ['toi', 'toilet paper'],
])('typing %j into the grocery form suggests %s first', (typed, meant) => {
  expect(suggestGroceryFoods(typed, 8)[0]?.name).toBe(meant)
})

test('rarely bought foods are suggested last', () => {
  const names = suggestGroceryFoods('mil', 8).map(({ name }) => name)
  // The milks that many dishes use, and then those that few do.
  expect(names.slice(0, 3)).toEqual(['milk', 'oat milk', 'coconut milk'])
})
test('the offline food names are less than 30 kB compressed', async () => {
  const entry = 'virtual:list'
  const files = [
    ...['dictionary', 'operations', 'lists', 'amounts', 'listText', 'smsSegments'].map(
      (file) => `grocery/${file}`,
    ),
    ...['replica', 'clock'].map((file) => `replication/${file}`),
  ]
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'list',
        enforce: 'pre',
        // A page brings the sentences of one language, of which these files say a few.
        resolveId: (id) =>
          id === entry
            ? `\0${entry}`
            : id === '#messages'
              ? `${process.cwd()}/dist/messages/messages/en.js`
              : null,
        load: (id) =>
          id === `\0${entry}`
            ? files.map((file) => `export * from '${process.cwd()}/src/shared/${file}.ts'`).join('\n')
            : null,
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const code = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('')
  expect(code.includes('\nbuttermilk\n')).toBe(true)
  // As the browser fetches it.
  const kB = brotliCompressSync(code).length / 1_000
  expect(kB).toBeGreaterThan(20)
  expect(kB).toBeLessThan(29)
}, 30_000)
