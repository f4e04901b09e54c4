import { expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { allergensTold } from '../recipeBeside.ts'

const eater = {
  ...{ name: 'Ana', allergens: allergenIds, diets: [], dislikes: [], likes: [] },
  isVulnerable: false,
}

function told(lines: string, ...steps: readonly string[]): string {
  const recipe = {
    ...{ name: 'Dish', description: '', servings: 4, totalTimeMinutes: null },
    ingredients: lines.split('; '),
    instructions: steps,
  }
  return allergensTold(checkRecipe(recipe, [eater], { limitMinutes: null, meatPreference: null }))
}

const bread = '500 g rice flour; 7 g yeast; salt; water'
const knead = 'Knead the dough for 10 minutes.'

test.each([
  [bread, knead, 'Brush with water, sprinkle with seeds and bake for 35 minutes.'],
  [bread, knead, 'Scatter over toasted seeds and serve.'],
  [bread, knead, 'Top the loaf with seeds and bake.'],
  [bread, knead, 'Finish with a seed mix.'],
  [bread, knead, 'Roll in seeds.'],
  [bread, knead, 'Serve with seeds on top.'],
  ['2 tomatoes; 1 onion', 'Chop the tomatoes and the onion.', 'Sprinkle with seeds.'],
  ['500 g Reismehl; Salz; Wasser', 'Den Teig kneten.', 'Mit Kernen bestreuen und backen.'],
  ['500 g Reismehl; Salz; Wasser', 'Den Teig kneten.', 'Mit Körnern bestreuen und backen.'],
  ['500 g Reismehl; Salz; Wasser', 'Den Teig kneten.', 'Mit einer Kernmischung bestreuen.'],
  ['1 प्याज; नमक', 'प्याज को काट लें और कड़ाही में भूनें।', 'ऊपर से बीज छिड़कें।'],
])('seeds that no line of %s lists may be sesame: %s %s', (lines, ...steps) => {
  expect(told(lines, ...steps).split(' ')).toContain('?sesame')
})

test.each([
  ['1 pomegranate; salt', 'Scoop out the seeds and sprinkle over.'],
  ['1 pomegranate; salt', 'Sprinkle with the seeds.'],
  ['1 pumpkin; salt', 'Scoop out the seeds and roast.', 'Sprinkle with the seeds.'],
  ['2 tomatoes; 1 chilli', 'Remove the seeds.', 'Chop.'],
  ['2 tomatoes; 1 onion', 'Halve the tomatoes, remove seeds and chop.'],
  ['2 tomatoes; 1 onion', 'Chop the tomatoes with the seeds.'],
  ['1 cucumber; 2 tomatoes', 'Toss the cucumber with the tomatoes, seeds and all.'],
  ['1 cucumber; 1 onion', 'Toss the cucumber with its seeds.'],
  ['2 tsp cumin seeds; 1 onion', 'Fry the seeds for a minute.', 'Sprinkle with seeds.'],
  ['2 tbsp pumpkin seeds; 1 onion', 'Toast the seeds.', 'Sprinkle with seeds.'],
  ['1 Melone; Salz', 'Die Melone halbieren und von Kernen befreien.'],
])('seeds of a food that a line of %s lists are no sesame: %s', (lines, ...steps) => {
  expect(told(lines, ...steps)).not.toMatch(/sesame/)
})
