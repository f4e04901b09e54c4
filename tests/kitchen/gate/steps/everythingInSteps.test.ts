import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

function unusedIn(lines: string, step: string): string[] {
  const recipe = {
    ...{ name: '', description: '', servings: 4, totalTimeMinutes: null },
    ingredients: lines.split('; '),
    instructions: [step],
  }
  const { findings } = checkRecipe(recipe, [], { limitMinutes: null, meatPreference: null })
  return findings.flatMap((finding) => (finding.kind === 'unused ingredient' ? [finding.food] : []))
}

test.each([
  ['2 tins beans; 1 onion', 'Put it all in the pot and simmer.'],
  ['2 tins beans; 1 onion', 'Chuck it all in and simmer.'],
  ['2 tins beans; 1 onion', 'Throw the lot into a pot and simmer.'],
  ['1 Zwiebel; 2 Tomaten', 'Alles in den Topf und kochen.'],
  ['1 oignon; 2 tomates', 'Tout mettre dans la casserole et cuire.'],
  ['1 cebolla; 2 tomates', 'Poner todo en la olla y cocer.'],
])('every line of %s is used where the step is: %s', (lines, step) => {
  expect(unusedIn(lines, step)).toEqual([])
})

test.each([
  ['2 tins beans; 1 onion', 'Simmer the beans for an hour.', 'onion'],
  ['1 Zwiebel; 2 Tomaten; 1 Gurke', 'Tomaten und Gurke mischen und servieren.', 'Zwiebel'],
  ['1 oignon; 2 tomates', 'Cuire les tomates tout en remuant.', 'oignon'],
  ['1 cebolla; 2 tomates', 'Cocer los tomates todo el tiempo.', 'cebolla'],
])('a line of %s that no step means is unused: %s', (lines, step, food) => {
  expect(unusedIn(lines, step)).toEqual([food])
})
