import { describe, expect, test } from 'vitest'
import { groundRecipe, hasMinutes } from '#server/recipeFiles/grounding/groundRecipe.ts'
import { isKnownFoodWord } from '#server/recipeFiles/grounding/knownWords.ts'

type Part = 'title' | 'ingredients' | 'steps'

function isFound(source: string, line: string, part: Part): boolean {
  const recipe = { title: '', ingredients: [] as string[], steps: [] as string[] }
  const toGround = part === 'title' ? { ...recipe, title: line } : { ...recipe, [part]: [line] }
  const grounding = groundRecipe(toGround, source, isKnownFoodWord)
  return (part === 'title' ? grounding.title : grounding[part][0]) !== null
}

describe('an ingredient is not found', () => {
  test.each([
    ['a range in words', '2 to 3 onions', '3 onions'],
    ['a range in German words', '2 bis 3 Zwiebeln', '3 Zwiebeln'],
    ['a range in Spanish words', '2 a 3 cebollas', '3 cebollas'],
    ['a range in French words', '2 à 3 oignons', '3 oignons'],
    ['a choice of numbers', '2 or 3 onions', '3 onions'],
    ['a range over a line end', '2 to\n3 onions', '3 onions'],
    ['a range with words and unit', '100 g to 150 g butter', '150 g butter'],
    ['a range of lines', '1 –\n2 tsp salt', '2 tsp salt'],
    ['a sum in words', '1 cup plus 2 tbsp sugar', '2 tbsp sugar'],
    ['a sum in words over a line end', '1 cup plus\n2 tbsp sugar', '2 tbsp sugar'],
    ['a sum with and', '1 cup and 2 tbsp sugar', '2 tbsp sugar'],
    ['a sum with a sign', '1 lb + 2 oz butter', '2 oz butter'],
    ['a mixed number with and', '1 and ½ cups sugar', '½ cups sugar'],
    ['a mixed number with &', '1 & 1/2 cups sugar', '1/2 cups sugar'],
    ['the size of a can', '2 (400 g) cans tomatoes', '400 g cans tomatoes'],
    ['the size of a can with of', '2 cans of 400 g tomatoes', '400 g tomatoes'],
    ['amount of the line above', 'Flour 200 g\nSugar 100 g', '200 g sugar'],
    ['amount of the food before', 'Flour 200 g, sugar 100 g, butter 50 g', '200 g sugar'],
    ['amount of the food before, no comma', 'Flour 200 g sugar 100 g butter 50 g', '200 g sugar'],
    ['amount of the food behind', '200 g of flour, 100 g of sugar', 'flour 100 g'],
    ['amount of the food behind over lines', '200 g of flour\n100 g of sugar', 'flour 100 g'],
    ['exchanged foods around a denial', 'butter, not margarine', 'margarine, not butter'],
    ['exchanged foods around instead', 'oil instead of butter', 'butter instead of oil'],
    ['distant denial', 'Do not put in any of the other salt', 'salt'],
    ['denial at a line end', 'a soup without\nsalt', 'salt'],
    ['Arabic denial', 'خبز بلا ملح', 'ملح'],
    ['to omit', 'omit the salt', 'salt'],
    ['a digit in a word', '200 g flour type406', '200 g flour type409'],
    ['a point that may part thousands', '1.500 kg flour', '1500 kg flour'],
    ['a minus as a dash', 'keep at –18 °C', '18 °C'],
  ])('where its source has %s: %j as %j', (_, source, line) => {
    expect(isFound(source, line, 'ingredients')).toBe(false)
  })
})

describe('a step is not found', () => {
  test.each([
    ['a denial before a comma', 'Never, ever open the oven door.', 'Open the oven door.'],
    ['a denial far before', 'Do not at any time during baking open the oven door.', 'Open the oven door.'],
    ['a denial on the line before', 'Mix it well. Do not\nopen the oven door.', 'Open the oven door.'],
    ['a minus', 'Freeze it at –18 °C.', 'Freeze it at 18 °C.'],
    ['a minus in brackets', 'Freeze it (-18 °C).', 'Freeze it (18 °C).'],
    ['a range in words', 'Bake 20 to 25 minutes.', '25 minutes.'],
    ['half a range in words', 'Bake 20 to 25 minutes.', 'Bake 20'],
    ['half a sum', 'Bake for 1 hour and 20 minutes.', 'Bake for 1 hour'],
    ['half a sum, second', 'Bake for 1 hour 20 minutes.', 'Bake for 1 hour'],
  ])('where its source has %s: %j as %j', (_, source, line) => {
    expect(isFound(source, line, 'steps')).toBe(false)
  })
})

describe('a title is not found', () => {
  test.each([
    ['No sugar cake', 'Sugar cake'],
    ['Brot ohne Ei', 'Brot'],
  ])('where its source is %j: %j', (source, line) => {
    expect(isFound(source, line, 'title')).toBe(false)
  })
})

describe('a line is found', () => {
  test.each([
    ['1. 200 g flour\n2. 3 eggs', '200 g flour'],
    ['1) 200 g flour\n2) 3 eggs', '3 eggs'],
    ['Flour 200 g\nSugar 100 g', '100 g sugar'],
    ['Flour 200 g\nSugar 100 g', 'Sugar 100 g'],
    ['200 g\nflour\n100 g\nsugar', '200 g flour'],
    ['take 500 g potatoes, 1 onion and 2 tbsp oil', '2 tbsp oil'],
    ['take 500 g potatoes, 1 onion and 2 tbsp oil', '500 g potatoes'],
    ['mix 200 g butter, melted, with 3 eggs', '200 g butter, melted'],
    ['1.500 g flour', '1.500 g flour'],
    ['1,500 g flour', '1,500 g flour'],
    ['butter, not margarine', 'butter, not margarine'],
    ['No sugar in this list:\nbutter\n200 g flour', 'butter'],
    ['Serves 4: 200 g flour', '200 g flour'],
    ['2–3 cans (400 g each) tomatoes', '2-3 cans (400 g each) tomatoes'],
    ['3 Eier und 200 g Mehl', '200 g Mehl'],
    ['Mehl 200 g\nZucker 100 g\nButter 50 g', '50 g Butter'],
    ['1 cup flour plus 2 tbsp sugar', '2 tbsp sugar'],
    ['½ tsp salt and 1 cup milk', '1 cup milk'],
  ])('%j: %j', (source, line) => {
    expect(isFound(source, line, 'ingredients')).toBe(true)
  })
})

describe('a time', () => {
  test.each([
    ['1 egg, 2 onions. Bake for 20 to 25 minutes.', [20, 25], [60, 120, 1, 2]],
    ['Bake 1 h 30 min at 200 degrees.', [90, 60, 30], [200, 120]],
    ['1½ Stunden ruhen, 20–25 Min. backen', [90, 20, 25], [60]],
  ])('in %j is stated by a number with a unit of time alone', (source, stated, others) => {
    expect(stated.map((minutes) => hasMinutes(source, minutes))).toEqual(stated.map(() => true))
    expect(others.map((minutes) => hasMinutes(source, minutes))).toEqual(others.map(() => false))
  })
})
