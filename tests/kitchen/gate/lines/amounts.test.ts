import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

/** The reported amounts of a recipe of one serving, as food and maximum. */
function excessive(ingredients: string | string[], step = 'Mix.', servings: number | null = 1): string[] {
  const recipe = { name: '', description: '', totalTimeMinutes: 20, servings, instructions: [step] }
  return checkRecipe({ ...recipe, ingredients: [ingredients].flat() }, [], {
    limitMinutes: null,
    meatPreference: null,
  }).findings.flatMap((finding) =>
    finding.kind === 'implausible amount' ? [`${finding.food} > ${finding.usualMaxGrams}`] : [],
  )
}

describe('an amount in a serving beyond the usual maximum of its food', () => {
  test.each([
    ['12 g salt', '13 g salt', 'salt > 12'],
    ['14 g sea salt', '16 g sea salt', 'sea salt > 15'],
    ['7 g black pepper', '20 g black pepper', 'black pepper > 8'],
    ['60 g mustard', '100 g Dijon mustard', 'Dijon mustard > 80'],
    ['150 ml rum', '250 ml rum', 'rum > 200'],
    ['120 ml olive oil', '500 ml olive oil', 'olive oil > 150'],
    ['400 g sauerkraut', '600 g sauerkraut', 'sauerkraut > 500'],
    ['10 g paprika', '20 g paprika', 'paprika > 15'],
    ['50 g parsley', '70 g parsley', 'parsley > 60'],
    ['650 g beef', '1 kg beef', 'beef > 700'],
    ['800 g salmon', '900 g salmon', 'salmon > 800'],
    ['500 g yogurt', '700 g yogurt', 'yogurt > 600'],
    ['200 g rice', '300 g rice', 'rice > 250'],
    ['900 g tomatoes', '1 kg tomatoes', 'tomato > 900'],
    ['1-2 kg onions', '4 kg onions', 'onion > 900'],
  ])('in one serving %s is usual, and %s is reported as too much', (usual, tooMuch, reported) => {
    expect(excessive(usual)).toEqual([])
    expect(excessive(tooMuch)).toEqual([reported])
  })

  test('an amount beyond the usual maximum is divided by the servings, and reported with its line', () => {
    expect(excessive('24 g salt', 'Mix.', 2)).toEqual([])
    const { findings } = checkRecipe(
      {
        ...{ name: '', description: '', totalTimeMinutes: 20, servings: 2 },
        ingredients: ['1 onion', '1 kg butter'],
        instructions: ['Mix the onion and the butter.'],
      },
      [],
      { limitMinutes: null, meatPreference: null },
    )
    expect(findings).toEqual([
      {
        ...{ kind: 'implausible amount', food: 'butter', usualMaxGrams: 180, line: 1, step: null },
        gramsPerServing: expect.closeTo(495),
      },
    ])
  })

  test.each([null, 0, -1])('no amount is reported as too much in a recipe for %s servings', (servings) => {
    expect(excessive('1 kg salt', 'Mix.', servings)).toEqual([])
  })

  test('the usual maximum of a food doubles where a recipe lists flour, as a cake is baked whole', () => {
    expect(excessive(['200 g flour', '300 g butter'])).toEqual([])
    expect(excessive(['200 g flour', '400 g butter'])).toEqual(['butter > 360'])
    expect(excessive('300 g butter')).toEqual(['butter > 180'])
  })
})

describe('pieces of a food that is weighed whole', () => {
  test.each([
    ['4 lamb leg steaks', '4 legs of lamb', 'leg of lamb > 700'],
    ['16 lettuce leaves', '8 lettuces', 'lettuce > 900'],
    ['8 pineapple slices', '8 pineapples', 'pineapple > 900'],
  ])('%s are not reported as too much, and %s, weighed whole, are', (pieces, whole, reported) => {
    expect(excessive(pieces)).toEqual([])
    expect(excessive(whole)).toEqual([reported])
  })

  test('leaves with their weight are reported', () => {
    expect(excessive('1.2 kg lettuce leaves')).toEqual(['lettuce > 900'])
  })
})

describe('an amount that is not eaten, such as frying oil, is never reported as implausible', () => {
  test.each([
    ['500 g rock salt', 'Bake the fish.'],
    ['500 g salt for the brine', 'Mix.'],
    ['500 g salt', 'Bake the fish in a salt crust.'],
    ['500 g salt', 'Rinse well.'],
    ['500 g sea salt', 'Cure the salmon for a day.'],
    ['500 g salt', 'Bring the water and the salt to the boil.'],
    ['500 ml vinegar', 'Pickle the onions.'],
    ['500 ml olive oil', 'Deep-fry until crisp.'],
    ['500 ml olive oil', 'Heat the oil to 180 °C.'],
    ['500 ml olive oil', 'Fry in batches.'],
    ['1 kg lard', 'Confit the legs.'],
    ['1 kg duck fat', 'Confit the legs.'],
    ['1 kg margarine', 'Deep-fry until crisp.'],
    ['500 ml oil for frying', 'Mix.'],
    ['500 ml oil to deep-fry', 'Mix.'],
    ['3 l water for boiling the pasta', 'Mix.'],
  ])('an amount that is not eaten is not reported as too much: %s, "%s"', (line, step) => {
    expect(excessive(line, step)).toEqual([])
  })

  test.each([
    ['500 g salt', 'Deep-fry until crisp.', 'salt > 12'],
    ['500 ml vinegar', 'Deep-fry until crisp.', 'vinegar > 180'],
    ['500 ml olive oil', 'Rinse well.', 'olive oil > 150'],
    ['500 ml olive oil', 'Fry until crisp.', 'olive oil > 150'],
    ['1 kg bacon', 'Rinse well.', 'bacon > 700'],
    ['1 kg mayonnaise', 'Deep-fry until crisp.', 'mayonnaise > 200'],
    ['500 g butter', 'Deep-fry until crisp.', 'butter > 180'],
    ['1 kg beef', 'Cure it, then deep-fry.', 'beef > 700'],
  ])('%s is eaten, and reported as too much, beside the step "%s"', (line, step, reported) => {
    expect(excessive(line, step)).toEqual([reported])
  })
})
