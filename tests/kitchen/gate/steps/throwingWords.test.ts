import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

function unlistedIn(step: string): string[] {
  const recipe = {
    ...{ name: 'Chili', description: '', servings: 4, totalTimeMinutes: null },
    ingredients: ['2 tins kidney beans', '1 tin tomatoes', '1 onion'],
    instructions: [step],
  }
  const { findings } = checkRecipe(recipe, [], { limitMinutes: null, meatPreference: null })
  return findings.flatMap((finding) => (finding.kind === 'unlisted food' ? [finding.food] : []))
}

test.each([
  'Chuck everything in the pot and simmer for 20 minutes.',
  'Chuck it all in and simmer for 20 minutes.',
  'Chop the onion and chuck in the beans.',
  'Then just chuck the beans in.',
  'Chuck 2 tins of beans into the pot.',
  'Fry the onion, chuck on the beans, and simmer.',
  'Jam it all in a pot.',
  'BBQ 25 min, turning.',
  'BBQ the onion for an hour.',
])('a word for throwing something in, or for a way of cooking, is no food: %s', (step) => {
  expect(unlistedIn(step)).toEqual([])
})

test.each(['Sear the chuck in oil.', 'Add the chuck and simmer.', 'Brown 500 g chuck in the pan.'])(
  'the cut of beef that is called so is found: %s',
  (step) => {
    expect(unlistedIn(step)).toContain('chuck')
  },
)
