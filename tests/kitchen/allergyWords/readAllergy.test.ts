import { expect, test } from 'vitest'
import { parseAllergyText } from '#shared/kitchen/allergyWords/parseAllergyText.ts'
import { allergyCases, notFoods } from './cases.ts'

function named(words: string): Set<string> {
  const { allergens, diets, foods } = parseAllergyText(words)
  return new Set([...allergens.map((id) => `#${id}`), ...diets.map((id) => `%${id}`), ...foods])
}

const missing = (words: string, meaning: string) => {
  const there = named(words)
  return meaning.split(', ').filter((each) => !there.has(each))
}

test.each(Object.entries(allergyCases))('parseAllergyText understands allergy words in %s', (_, cases) => {
  const misread = cases.flatMap(([words, meaning]) => {
    const lacks = missing(words, meaning)
    return lacks.length > 0 || parseAllergyText(words).certainty === 'unknown'
      ? [`${words}: lacks ${lacks.join(', ')}, has ${[...named(words)].join(', ')}`]
      : []
  })
  expect(misread).toEqual([])
})

test('parseAllergyText reports words that name no food as unknown', () => {
  const taken = notFoods.filter((words) => parseAllergyText(words).certainty !== 'unknown')
  expect(taken.map((words) => `${words}: ${[...named(words)].join(', ')}`)).toEqual([])
})

test('parseAllergyText uses the known foods of a partly unknown text', () => {
  const found = ['peanuts and blorbfruit', 'milk and histamine', 'yeast'].map((words) => [...named(words)])
  expect(found).toEqual([['#peanuts'], ['#milk'], ['yeast']])
})
