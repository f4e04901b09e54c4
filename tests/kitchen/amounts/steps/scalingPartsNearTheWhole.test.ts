import { expect, test } from 'vitest'
import { rescaleAll } from '../scalingCalls.ts'

const twice = (ingredients: readonly string[], steps: readonly string[]) => {
  const recipe = rescaleAll(ingredients, steps, { factor: 2 })
  return [...recipe.ingredients, ...recipe.instructions]
}

test.each([
  [
    '1 kg flour; 600 ml water',
    'Mix 900 g flour and 550 ml water. Add the rest.',
    '2 kg flour; 1.2 l water; Mix 1.8 kg flour and 1.1 l water. Add the rest.',
  ],
  [
    '200 g butter (20 g for the tin)',
    'Melt 180 g of the butter.',
    '400 g butter (40 g for the tin); Melt 350 g of the butter.',
  ],
  [
    '200 g de beurre (20 g pour le moule)',
    'Faire fondre 180 g de beurre.',
    '400 g de beurre (40 g pour le moule); Faire fondre 350 g de beurre.',
  ],
  [
    '200 g de mantequilla (20 g para el molde)',
    'Derretir 180 g de mantequilla.',
    '400 g de mantequilla (40 g para el molde); Derretir 350 g de mantequilla.',
  ],
  ['200 g Butter', '190 g Butter schmelzen.', '400 g Butter; 375 g Butter schmelzen.'],
  ['1 किलो मैदा', '900 ग्राम मैदा गूंध लें।', '2 किलो मैदा; 1800 ग्राम मैदा गूंध लें।'],
  ['200 غ زبدة', 'أذب 180 غ زبدة.', '400 غ زبدة; أذب 360 غ زبدة.'],
])('a part of a line stays smaller than the line after scaling: %s, "%s"', (lines, step, expected) => {
  expect(twice(lines.split('; '), [step]).join('; ')).toBe(expected)
})

test.each([
  ['1 kg flour', 'Mix 1000 g flour.', '2 kg flour; Mix 2 kg flour.'],
  ['1 cup butter', 'Melt 225 g butter.', '2 cups butter; Melt 450 g butter.'],
  [
    '100 g sugar',
    'Whisk in 33 g of the sugar, 33 g of the sugar, then 33 g of the sugar.',
    '200 g sugar; Whisk in 65 g of the sugar, 65 g of the sugar, then 70 g of the sugar.',
  ],
])('parts that are all of a line add up to it: %s, "%s"', (line, step, expected) => {
  expect(twice([line], [step]).join('; ')).toBe(expected)
})
