import { describe, expect, test } from 'vitest'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import { readRecipe } from '#shared/kitchen/gate/readRecipe.ts'
import { functionWords } from './functionWords.ts'

/**
 * Names by which a food is bought in English or several languages; "cuchara" is one letter from "chuhara", a dried date,
 * and "kruiden" are herbs and spices.
 */
const namesOfFood = new Set(
  'fino masa laver porter pâte eau poi dal caldo panela sal ale lager dove cuchara kruiden'.split(' '),
)

const namedInStep = (words: string) => {
  const instructions = [words, `Butter ${words} servir`]
  return readRecipe({ name: '', description: '', ingredients: ['50 g butter'], instructions }).named
}

describe.each(Object.entries(functionWords))('words of %s', (_, words) => {
  const others = words.filter((word) => !namesOfFood.has(word))

  test('function words of other languages in a step are not read as foods', () => {
    expect(others.filter((word) => namedInStep(word).length > 0)).toEqual([])
  })

  test('function words of other languages in a line are not read as foods', () => {
    const plain = checkLine('200 g rice blorb carrot').foods.length
    const taken = others.filter((word) => checkLine(`200 g rice ${word} carrot`).foods.length > plain)
    expect(taken).toEqual([])
  })
})

test.each([
  ['500 g de moules', 'mussel'],
  ['500 g moules, nettoyées', 'mussel'],
  ['2 por', 'leek'],
  ['100 g Salers', 'cantal'],
  ['1 mít', 'jackfruit'],
  ['200 g tapa', 'beef tapa'],
  ['Pero', 'grain coffee'],
  ['2 tbsp toasted til', 'sesame seed'],
])('the line "%s", only a function word, is read as %s', (line, food) => {
  expect(checkLine(line).food?.name).toBe(food)
})
