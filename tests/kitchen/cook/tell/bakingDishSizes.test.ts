import { expect, test } from 'vitest'
import { cookRecipeOfDish } from '#shared/kitchen/cook/cookRecipe.ts'
import { cookAnswers } from '../../../support/recipes/cookedAnswers.ts'
import { briefOf } from '../briefOf.ts'

const bakedCheesePasta = (servings: number) =>
  cookRecipeOfDish(
    'mac and cheese',
    briefOf(
      {
        dietType: 'No restrictions',
        meatPreference: 'No preference',
        mealType: 'Dinner',
        cookingTime: '1 hour or more',
        skillLevel: 'Intermediate',
        cuisine: 'American',
        description: '',
      },
      { servings },
    ),
    1,
  ).instructions.join(' ')

test.each([
  [2, 'into a 1.5 l (8 × 8 in) baking dish'],
  [4, 'into a 2 l (8 × 11 in) baking dish'],
  [8, 'into a 4.5 l (10 × 15 in) baking dish'],
])('for %d servings of baked pasta the recipe says "%s"', (servings, words) => {
  expect(bakedCheesePasta(servings)).toContain(words)
})

test('in every 47th answer a baking dish has a size, in numbers or by what fits in', () => {
  const unsized = [...cookAnswers(47)].flatMap(({ recipe: { instructions }, dishId }) => {
    const steps = instructions.join(' ')
    const first = /[^.;]*?(?:\.\d[^.;]*)?\bbaking dish(?:es)?\b[^.;]*/.exec(steps)?.[0] ?? null
    const isSized =
      first === null ||
      /\d (?:l|cm|x|×|liters) |\b(?:in which|that takes|no deeper|of about|of two)\b/.test(first)
    return isSized ? [] : [`${dishId}: ${first}`]
  })
  expect(unsized).toEqual([])
})
