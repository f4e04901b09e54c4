import { expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import {
  createDislikedFoodPathFinder,
  createLineTestForAllergies,
  findFoodNameMeantByDislike,
  findPathToDislikedFood,
} from '#shared/kitchen/gate/allergies/dislikes.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

const eater = (needs: Partial<Eater>): Eater => ({
  name: 'Ana',
  allergens: [],
  diets: [],
  dislikes: [],
  likes: [],
  ...needs,
})
const nothingAsked = { limitMinutes: null, meatPreference: null }
const check = (ingredients: string[], eaters: Eater[], servings: number | null = 4) =>
  checkRecipe(
    { name: '', description: '', ingredients, instructions: [], servings, totalTimeMinutes: null },
    eaters,
    nothingAsked,
  )

const disliked: readonly (readonly [string, string])[] = [
  ['mushrooms', '200 g oyster mushrooms'],
  ['mushrooms', '20 g dried porcini'],
  ['seafood', '12 raw prawns'],
  ['seafood', '300 g squid'],
  ['fish', '2 salmon fillets'],
  ['fish', '2 tbsp fish sauce'],
  ['shellfish', '500 g mussels'],
  ['nuts', '50 g walnuts'],
  ['nuts', '2 tbsp peanut butter'],
  ['peanuts', '2 tbsp peanut oil'],
  ['spicy food', '1 jalapeño, sliced'],
  ['spicy food', '1 tsp red pepper flakes'],
  ['onion', '1 red onion'],
  ['onions', '1 tsp onion powder'],
  ['cheese', '50 g Parmesan'],
  ['cheese', '100 g feta'],
  ['red meat', '1 lamb shank'],
  ['red meat', '300 g minced beef'],
  ['meat', '2 chicken breasts'],
  ['pork', '4 slices bacon'],
  ['any kind of olives', '12 Kalamata olives'],
  ['beans', '1 can black beans'],
  ['coriander', 'a handful of cilantro'],
  ['dried fruit', '30 g raisins'],
]
test.each(disliked)(
  'an eater who dislikes %s gets a finding for %s with its explanation',
  (dislike, line) => {
    const trace = findPathToDislikedFood(checkLine(line), dislike)
    expect(trace?.path.length).toBeGreaterThan(0)
    expect(createLineTestForAllergies(['kohlrabi', dislike])(checkLine(line))).toBe(true)
  },
)

const notMeant: readonly (readonly [string, string])[] = [
  ['onion', '3 shallots'],
  ['onion', '1 leek'],
  ['spicy food', '1 tsp sweet paprika'],
  ['spicy food', '1 red bell pepper'],
  ['spicy food', '1 tsp black pepper'],
  ['nuts', '400 ml coconut milk'],
  ['nuts', '1/4 tsp nutmeg'],
  ['red meat', '2 chicken breasts'],
  ['pork', '300 g minced beef'],
  ['cheese', '200 ml cream'],
  ['mushrooms', '1 courgette'],
  ['seafood', '1 sheet nori'],
  ['fish', '12 raw prawns'],
]
test.each(notMeant)('an eater who dislikes %s gets no finding for %s', (dislike, line) => {
  expect(findPathToDislikedFood(checkLine(line), dislike)).toBeNull()
  const trace = createDislikedFoodPathFinder(dislike, { isAllergy: true })(checkLine(line))
  expect(createLineTestForAllergies(['kohlrabi', '', dislike])(checkLine(line))).toBe(trace !== null)
})

test.each([
  ['beans', '1 can black beans', true, ['canned black bean', 'black bean']],
  ['peas', '100 g frozen peas', true, ['frozen pea', 'pea']],
  ['spicy food', '2 tbsp salsa', true, ['salsa', 'chili']],
  ['nuts', '50 g granola', false, ['granola', 'almond']],
  ['meat', '1 l stock', false, ['stock', 'beef stock']],
  ['meat', '1 packet gelatine', false, ['gelatine']],
])(
  'a dislike of %s is found in the line "%s", with the foods that lead to it',
  (dislike, line, isCertain, path) => {
    expect(findPathToDislikedFood(checkLine(line), dislike)).toMatchObject({ isCertain, path })
    expect(createLineTestForAllergies([dislike])(checkLine(line))).toBe(true)
  },
)

test('a dislike of unknown words is held by a line with all of them, and one of no words by none', () => {
  expect(findPathToDislikedFood(checkLine('200 g zork xibbel'), 'xibbel zork')).toEqual({
    ...{ isCertain: true, isItself: true, path: ['zork xibbel'] },
  })
  expect(findPathToDislikedFood(checkLine('200 g xibbel'), 'xibbel zork')).toBeNull()
  expect(createLineTestForAllergies(['xibbel zork'])(checkLine('200 g xibbel'))).toBe(false)
  for (const words of ['xibbel zork', 'xibbel quax'])
    expect(createLineTestForAllergies(['xibbel zork', 'xibbel quax'])(checkLine(`200 g ${words}`))).toBe(true)
  for (const words of ['', 'any kind of food'])
    expect(findPathToDislikedFood(checkLine('200 g xibbel'), words)).toBeNull()
})

test.each([
  ['any kind of mushrooms', 'mushroom'],
  ['Seafood', 'seafood'],
  ['I really hate cilantro', 'coriander leaf'],
  ['red meat', 'red meat'],
  ['spicy food', 'spicy'],
  ['xyzzyberries', null],
  ['', null],
])('the disliked food "%s" is understood as %s', (words, food) => {
  expect(findFoodNameMeantByDislike(words)).toBe(food)
})

test('a dislike is understood as before after thousands of others', () => {
  const line = checkLine('200 g oyster mushrooms')
  for (let place = 0; place < 5_000; place += 1)
    expect(findPathToDislikedFood(line, `xyzzy ${place}`)).toBeNull()
  expect(findPathToDislikedFood(line, 'mushrooms')).toMatchObject({ isCertain: true })
})

test('an allergen inside an ingredient’s ingredient is reported with the whole chain', () => {
  const { findings } = check(['2 tbsp fish sauce'], [eater({ allergens: ['fish'] })])
  expect(findings).toMatchObject([
    { kind: 'contains', path: ['fish sauce', 'anchovy'], line: 0, eater: 'Ana' },
  ])
})

const allergic: readonly (readonly [string, string, boolean])[] = [
  ['kiwi', '2 kiwis, sliced', true],
  ['garlic', '2 tbsp harissa', true],
  ['tomato', '3 tbsp ketchup', true],
  ['soya', '200 g tofu', true],
  ['tree nuts', '2 tbsp pesto', false],
  ['prawns', '1 tsp shrimp paste', true],
  ['xyzzyberries', '200 g xyzzyberries', true],
  ['xyzzyberries', '100 g yogurt (with xyzzyberries)', false],
]
test.each(allergic)('an eater allergic to %s gets a finding for %s', (allergy, line, isCertain) => {
  const { findings, verdicts } = check([line], [eater({ otherAllergies: [allergy] })])
  const kind = isCertain ? 'contains' : 'may contain'
  const concern = { kind: 'allergy', food: allergy }
  expect(findings.filter((finding) => finding.kind !== 'unknown line')).toMatchObject([{ kind, concern }])
  expect(verdicts).toEqual([{ eater: 'Ana', concern, verdict: kind }])
})

test('an unknown line is reported, and no verdict is "nothing found"', () => {
  const { findings, verdicts } = check(['200 g xyzzyberries', '1 onion'], [eater({ allergens: ['milk'] })])
  expect(findings).toMatchObject([{ kind: 'unknown line', line: 0 }])
  expect(verdicts).toMatchObject([{ verdict: 'unknown line' }])
})

test('a recipe without findings has the verdict "nothing found" for every concern', () => {
  const { findings, verdicts } = check(
    ['1 onion', '2 tbsp olive oil'],
    [eater({ allergens: ['milk', 'nuts'], diets: ['vegan'], dislikes: ['fish'] })],
  )
  expect(findings).toEqual([])
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(Array(4).fill('nothing found'))
})

test('low-carb is judged by the serving: a bowl of rice breaks it, a spoon of flour for many does not', () => {
  const lowCarb = [eater({ diets: ['low-carb'] })]
  expect(check(['300 g rice', '1 onion'], lowCarb).findings).toMatchObject([{ kind: 'contains', line: 0 }])
  expect(check(['1 tbsp flour', '600 g chicken thighs'], lowCarb).findings).toEqual([])
  expect(check(['300 g rice'], lowCarb, 60).findings).toEqual([])
})
