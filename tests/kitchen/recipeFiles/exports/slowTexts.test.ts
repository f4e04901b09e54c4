import { expect, test } from 'vitest'
import { readExport } from '../../../support/recipeFiles/exportFiles.ts'

const long = (part: string) => part.repeat(Math.floor(90_000 / part.length))

/** Texts that make a careless pattern take time with the square of their length. */
const slowTexts: readonly (readonly [string, string])[] = [
  ['spaces', long(' ')],
  ['stars', long('*a')],
  ['underscores', long('_a ')],
  ['brackets', long('[a](')],
  ['tags', long('<a ')],
  ['entities', long('&amp')],
  ['hashes', long('#')],
  ['hyphens', long('-')],
  ['equals signs', long('=')],
  ['digits', long('1 ')],
  ['colons', long('a:')],
]

test.each(slowTexts)('reads %s in bounded time in every format', async (_, text) => {
  const files = [
    JSON.stringify({
      '@type': 'Recipe',
      name: 'x',
      recipeIngredient: [text],
      recipeInstructions: `1. ${text}x`,
    }),
    `Title,Ingredients,Directions,Image\nx,"${text}x","1. a 2. ${text}x","${text}x"\n`,
    `-----Meal-Master-----\n     Title: x\n\n      1 c  a\n\n-----${text}x\n${text}x\n-----\n`,
    `===== REZKONV =====\n Titel: x\n Menge: 1\n\n 1 a\n\n===${text}x\n`,
    `---\ntitle: x\ningredients:\n- a\n${text}x\n---\n# ${text}x\n${text}x`,
    `>> servings: 2\n@a{1}\n=${text}x\n>>${text}x\n@${text}x\n~${text}x`,
    `Title: x\nIngredients:\n${text}x\nDirections:\n${text}x\n`,
    `name: x\ningredients:\n  - ${JSON.stringify(text)}\n`,
    `<html><body><div class="recipe-details"><h2 itemprop="name">x</h2><div itemprop="recipeIngredients">${text}</div></div></body></html>`,
    `<cookbook><recipe><title>x</title><ingredient>${text.replaceAll('<', '')}</ingredient></recipe></cookbook>`,
  ]
  const start = performance.now()
  for (const file of files) await readExport(file)
  expect(performance.now() - start).toBeLessThan(5_000)
})
