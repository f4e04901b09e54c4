import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groundRecipe } from '#server/recipeFiles/grounding/groundRecipe.ts'
import { isKnownFoodWord } from '#server/recipeFiles/grounding/knownWords.ts'
import { tokensOf } from '#server/recipeFiles/grounding/sourceTokens.ts'

/** What the source has at the place where a line was found; null where it was not found. */
function find(source: string, line: string, kind: 'ingredients' | 'steps' = 'ingredients'): string | null {
  const recipe = { title: '', ingredients: [], steps: [], [kind]: [line] }
  const [span] = groundRecipe(recipe, source, isKnownFoodWord)[kind]
  return span ? source.slice(span.start, span.end) : null
}

const source = `Grandma's potato soup
serves 4
• 500 g potatoes
•  1½ tbsp OLIVE OIL
- 2–3 carrots, sliced
1 lb 2 oz leeks
peanut butter
200 g butter beans
salt

1. Peel the pota-
toes and boil them for 20-25 min-
utes. Do not let the soup boil over.
2. Bake at 180°C until golden.`

describe('a line that a model wrote', () => {
  test.each([
    ['other blanks and case', '500  G Potatoes', '500 g potatoes'],
    ['a bullet', '* 500 g potatoes', '500 g potatoes'],
    ['other forms of a fraction and a unit', '1 1/2 tablespoons olive oil', '1½ tbsp OLIVE OIL'],
    ['a range', '2-3 carrots, sliced', '2–3 carrots, sliced'],
    ['no amount', 'Salt', 'salt'],
    ['the food before its amount', 'potatoes 500 g', '500 g potatoes'],
  ])('is found with %s', (_, line, found) => {
    expect(find(source, line)).toBe(found)
  })

  test.each([
    ['another number', '600 g potatoes'],
    ['another unit', '500 kg potatoes'],
    ['another food', '500 g carrots'],
    ['an added word', '500 g sweet potatoes'],
    ['one number of a range', '3 carrots, sliced'],
    ['a part of an amount', '2 oz leeks'],
    ['a part of a food', 'butter'],
    ['a food that goes on', '200 g butter'],
    ['an invented line', '2 cloves garlic'],
    ['a spoon of another size', '1½ tsp olive oil'],
  ])('is not found with %s', (_, line) => {
    expect(find(source, line)).toBeNull()
  })

  test('is found across the end of a line that parts a word', () => {
    const line = 'Peel the potatoes and boil them for 20-25 minutes.'
    expect(find(source, line, 'steps')).toContain('Peel the pota-\ntoes')
  })

  test.each([
    ['without the word that denies it', 'Let the soup boil over.'],
    ['with a word that denies it', 'Do not bake at 180°C until golden.'],
    ['with half of a time', 'Peel the potatoes and boil them for 20'],
    ['with another temperature', 'Bake at 200°C until golden.'],
  ])('is no step %s', (_, line) => {
    expect(find(source, line, 'steps')).toBeNull()
  })

  test.each([
    ['200 g fl0ur', '200 g flour', true],
    ['3 tornatoes', '3 tomatoes', true],
    ['1 dove of garlic', '1 clove of garlic', false],
    ['200 g beets', '200 g beefs', false],
    ['2 limes', '2 lemons', false],
    ['S00 g flour', '500 g flour', false],
  ])('reads %j of a scanner as %j: %s', (scanned, line, isFound) => {
    expect(find(scanned, line) !== null).toBe(isFound)
  })

  test('counts a place of the source once', () => {
    const recipe = { title: '', ingredients: ['2 eggs', '2 eggs'], steps: [] }
    expect(groundRecipe(recipe, '2 eggs', isKnownFoodWord).ingredients).toEqual([{ start: 0, end: 6 }, null])
  })
})

test('texts and lines that repeat a word take less than four seconds', () => {
  const lines = Array.from({ length: 200 }, () => `${'a '.repeat(990)}end`)
  const begunAt = performance.now()
  const recipe = { title: '', ingredients: lines, steps: lines }
  expect(groundRecipe(recipe, 'a '.repeat(50_000), isKnownFoodWord).steps).not.toContain(undefined)
  expect(performance.now() - begunAt).toBeLessThan(4_000)
})

const foods = ['flour', 'butter', 'eggs', 'potatoes', 'chickpeas', 'Zwiebeln', 'crème fraîche', 'दाल', 'أرز']
const lineArbitrary = fc.record({
  amount: fc.integer({ min: 1, max: 999 }),
  unit: fc.constantFrom('g', 'ml', 'tbsp', 'cups'),
  food: fc.constantFrom(...foods),
})
const lineOf = ({ amount, unit, food }: { amount: number; unit: string; food: string }) =>
  `${amount} ${unit} ${food}`

describe('every line', () => {
  const listArbitrary = fc.uniqueArray(lineArbitrary, { minLength: 1, maxLength: 8, selector: lineOf })

  test('of a source is found in other blanks, cases and bullets', () => {
    const bullets = fc.constantFrom('', '- ', '• ', '☐ ', '* ')
    const blanks = fc.constantFrom(' ', '  ', '\t', '\u00a0', '\n')
    fc.assert(
      fc.property(listArbitrary, bullets, blanks, fc.boolean(), (list, bullet, blank, isLarge) => {
        const lines = list.map(lineOf)
        const text = lines.map((line) => bullet + line.replaceAll(' ', blank)).join('\n')
        const recipe = { title: '', ingredients: lines, steps: [] }
        const found = groundRecipe(recipe, isLarge ? text.toUpperCase() : text, isKnownFoodWord).ingredients
        expect(found).not.toContain(null)
        const written = found.map((span) => text.slice(span!.start, span!.end).replaceAll(/\s+/g, ' '))
        expect(written).toEqual(lines)
      }),
    )
  })

  test('with a number or a food that its source has not beside it is not found', () => {
    fc.assert(
      fc.property(listArbitrary, lineArbitrary, (list, other) => {
        const lines = list.map(lineOf)
        fc.pre(!lines.includes(lineOf(other)))
        expect(find(lines.join('\n'), lineOf(other))).toBeNull()
      }),
    )
  })

  test('of any text is found in that text as a step', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(find(text, text, 'steps') !== null).toBe(tokensOf(text).length > 0)
      }),
    )
  })
})
