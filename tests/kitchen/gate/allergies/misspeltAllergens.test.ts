import { expect, test } from 'vitest'
import { findFoodsMeantByMisspeltWords } from '#shared/kitchen/gate/allergies/misspeltAllergens.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'

test.each([
  ['pnut', 'as people write it in short', 'peanut'],
  ['penut', 'without a letter', 'peanut'],
  ['mustrad', 'with two letters exchanged', 'mustard'],
  ['allmond', 'with a letter twice', 'almond'],
  ['péanut', 'with an accent', 'peanut'],
  ['hazlenut', 'with the end of the word', 'hazelnut'],
  ['cashoow', 'with the beginning of the word', 'cashew'],
  ['pistachios', 'of ten letters', 'pistachio'],
  ['реanut', 'with letters of another alphabet that look the same', 'peanut'],
  ['wаlnοt', 'with letters of two other alphabets, one of them wrong', 'walnut'],
])('the misspelt line "%s" (%s) may contain %s', (word, _, food) => {
  expect(findFoodsMeantByMisspeltWords([word])).toMatchObject([{ food: { name: food }, relation: 'like' }])
})

test.each([
  ['elmond', 'which begins with another letter'],
  ['celrey', 'of which neither the beginning nor the end is right'],
  ['cele', 'of four letters'],
  ['pistachioss', 'of eleven letters'],
  ['panettone', 'which is another word'],
  ['wulnat', 'which begins with another pair of letters'],
  ['mustache', 'with three wrong letters'],
])('the line "%s" (%s) is not read as a misspelt allergen', (word) => {
  expect(findFoodsMeantByMisspeltWords([word])).toEqual([])
})

test('two misspellings of one allergen are one food, and those of two are two', () => {
  const names = (...words: string[]) => findFoodsMeantByMisspeltWords(words).map(({ food }) => food.name)
  expect(names('penut', 'peanutt', 'xyzzy')).toEqual(['peanut'])
  expect(names('penut', 'walnat')).toEqual(['peanut', 'walnut'])
})

test('a line with a misspelt allergen before a plain food may contain that allergen', () => {
  expect(checkLine('50 g allmond milk').allergens.get('nuts')).toMatchObject({ isCertain: false })
})
