import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toStrictJsonSchema } from '#server/adapters/recipeEngine/strictSchema.ts'
import { WrittenRecipe } from '#shared/contract/recipes/recipes.ts'

test('the strict schema keeps only what strict mode accepts, with fields in the order to write', () => {
  const schema = toStrictJsonSchema(WrittenRecipe)
  const keys = Object.keys(WrittenRecipe.shape)
  expect(schema).toMatchObject({ type: 'object', required: keys, additionalProperties: false })
  expect(Object.keys(Object(schema.properties))).toEqual(keys)
  expect(JSON.stringify(schema)).not.toMatch(/"(?:\$schema|min\w+|max\w+|pattern|format|default)":/)
  expect(schema.properties).toMatchObject({
    servings: { type: 'integer', description: 'How many people it feeds.' },
    ingredients: { type: 'array', items: { type: 'string' } },
  })
})

test('strict JSON schemas make nested objects strict too, and keep a field named like a keyword', () => {
  const Part = z.object({ pattern: z.optional(z.string().check(z.regex(/a/))) })
  const whole = toStrictJsonSchema(
    z.object({ list: z.array(Part), either: z.union([Part, z.null()]), word: z.enum(['a']) }),
  )
  const part = {
    type: 'object',
    properties: { pattern: { type: 'string' } },
    required: ['pattern'],
    additionalProperties: false,
  }
  expect(whole.properties).toEqual({
    list: { type: 'array', items: part },
    either: { anyOf: [part, { type: 'null' }] },
    word: { type: 'string', enum: ['a'] },
  })
})
