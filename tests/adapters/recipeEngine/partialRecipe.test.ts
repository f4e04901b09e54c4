import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PartialRecipeReader } from '#server/adapters/recipeEngine/partialRecipe.ts'
import { parseRecipeOfModel } from '#server/adapters/recipeEngine/readRecipe.ts'
import { textGrowthBetweenRecipes } from '#shared/kitchen/growingRecipe.ts'
import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import * as wordings from '../../support/servers/modelServerAnswers.ts'

const { exampleRecipe, plain } = wordings

function readPieces(pieces: string[]): PartialRecipe[] {
  const reader = new PartialRecipeReader()
  return pieces.map((piece) => reader.read(piece)).filter((recipe) => recipe !== null)
}

const signs = (text: string) => text.split('')
const textsOf = ({ name, description, ingredients, instructions }: PartialRecipe) => ({
  name,
  description,
  ingredients,
  instructions,
})

test('the first word of a streamed recipe is read as soon as the model has written it', () => {
  expect(readPieces(['{"name":"Lemon'])).toEqual([{ name: 'Lemon' }])
  expect(readPieces(['', '```json\n{\n  "recipe_name": "L'])).toEqual([{ name: 'L' }])
})

test.each([
  ['as it is', plain],
  ['in a code fence', wordings.fenced],
  ['amid prose', wordings.amidProse],
  ['after thinking', wordings.afterThinking],
])('a recipe written %s delivers each of its words once, and all of them in the end', (_, wording) => {
  const recipes = readPieces(signs(wording(exampleRecipe)))
  expect(recipes[0]).toEqual({ name: exampleRecipe.name.charAt(0) })
  expect(recipes.at(-1)).toEqual(textsOf(exampleRecipe))
  expect(new Set(recipes.map((recipe) => JSON.stringify(recipe))).size).toBe(recipes.length)
})

test('a piece that changes no text delivers nothing', () => {
  expect(readPieces(['{"name":"Soup"', ',"servings":', '4', ',"ingredients":[', '"', '", "1 leek'])).toEqual([
    { name: 'Soup' },
    { name: 'Soup', ingredients: ['1 leek'] },
  ])
})

test('incomplete escapes, characters and numbers are held back', () => {
  const json = String.raw`{"name":"A\u00e9\ud83c\udf6e\"b\\","ingredients":[{"quantity":12,"name":"eggs"}]}`
  const shown = readPieces(signs(json)).map(({ name, ingredients }) => ingredients?.[0] ?? name)
  expect(shown).toEqual(['A', 'Aé', 'Aé🍮', 'Aé🍮"', 'Aé🍮"b', 'Aé🍮"b\\', '12 eggs'])
})

test('a character that is split between pieces is held back', () => {
  expect(readPieces(['{"name":"Flan \ud83c', '\udf6e"'])).toEqual([{ name: 'Flan' }, { name: 'Flan 🍮' }])
})

test('the number of a step is never delivered, even when nothing follows it yet', () => {
  const recipes = readPieces(signs('{"instructions":["1. Chop.","Step 2: Stir.","3) Eat."]}'))
  expect(recipes[0]).toEqual({ instructions: ['C'] })
  expect(recipes.at(-1)).toEqual({ instructions: ['Chop.', 'Stir.', 'Eat.'] })
  expect(JSON.stringify(recipes)).not.toMatch(/\d/)
})

test('an ingredient written as an object is delivered when it is complete', () => {
  const recipes = readPieces(['{"ingredients":[{"name":"flour","quantity":2', '00,"unit":"g"', '},"salt'])
  expect(recipes).toEqual([{ ingredients: ['200 g flour', 'salt'] }])
})

test('a list written as text is delivered line by line, and one written as JSON when it is complete', () => {
  expect(readPieces(['{"ingredients":"2 eggs\\n1 le', 'ek"}']).at(-1)).toEqual({
    ingredients: ['2 eggs', '1 leek'],
  })
  expect(readPieces(['{"name":"Soup","ingredients":"[\\"2 eg', 'gs\\"]"}'])).toEqual([{ name: 'Soup' }])
})

test('text in a model’s thoughts is replaced by the answer after them', () => {
  const recipes = readPieces(['Hm {"name": "Draft', ' soup"} no.</thi', 'nk>{"name":"Pie'])
  expect(recipes).toEqual([{ name: 'Draft' }, { name: 'Draft soup' }, { name: 'Pie' }])
})

test('a delivered text of a streamed recipe is never replaced by another field’s text', () => {
  const recipes = readPieces([
    '{"title":"Soup"',
    ',"name":"Potato pie"',
    ',"title":"So"',
    ',"description":"Warm."',
  ])
  expect(recipes).toEqual([{ name: 'Soup' }, { name: 'Soup', description: 'Warm.' }])
})

const line = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'- •1.23):step \\"\n{}[]ab🍮'), minLength: 1, maxLength: 12 }),
)
const recipe = fc.record({
  name: line,
  description: line,
  servings: fc.integer({ min: 1, max: 100 }),
  ingredients: fc.array(line, { minLength: 1, maxLength: 5 }),
  instructions: fc.array(line, { minLength: 1, maxLength: 5 }),
})

function asciiOnly(json: string): string {
  return json.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

test('however an answer is split, each partial recipe extends the last and ends in the complete one', () => {
  fc.assert(
    fc.property(
      recipe,
      fc.boolean(),
      fc.infiniteStream(fc.integer({ min: 1, max: 12 })),
      (written, isAscii, lengths) => {
        const json = isAscii ? asciiOnly(JSON.stringify(written)) : JSON.stringify(written)
        const pieces: string[] = []
        for (let at = 0; at < json.length; at += pieces.at(-1)?.length ?? 0)
          pieces.push(json.slice(at, at + Number(lengths.next().value)))
        let shown: PartialRecipe = {}
        for (const next of readPieces(pieces)) {
          expect(textGrowthBetweenRecipes(shown, next)).not.toBeNull()
          expect(JSON.stringify(next).isWellFormed()).toBe(true)
          shown = next
        }
        const finished = parseRecipeOfModel(json).recipe
        if (finished) expect(textGrowthBetweenRecipes(shown, finished)).toEqual([])
      },
    ),
    { numRuns: 1_000 },
  )
})

test('any text is read without an error', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('{"', '":', '"', '\\', '{', '}', '[', ']', '"name":"', '</think>'),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => void readPieces(pieces)),
    { numRuns: 1_000 },
  )
})
