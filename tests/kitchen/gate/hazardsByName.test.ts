import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

/** What is told of a dish with honey that has this name and description. */
function hazardsOf(name: string, description: string, ingredients = ['1 tbsp honey', '2 bananas']): string[] {
  const recipe = {
    name,
    description,
    ingredients,
    instructions: ['Mash the bananas and stir in the rest.'],
    servings: 2,
    totalTimeMinutes: 5,
  }
  const { findings } = checkRecipe(recipe, [], { limitMinutes: null, meatPreference: null })
  return findings.flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))
}

test.each([
  ['Baby’s banana mash', ''],
  ['Banana mash for babies', ''],
  ['Weaning purée', ''],
  ['Purée for 8-month-olds', ''],
  ['Banana mash', 'A mash for babies from 6 months.'],
  ['Bananenbrei', 'Für Babys ab dem 6. Monat.'],
  ['Compote', 'Une compote pour bébé.'],
  ['Puré', 'Para bebés de 7 meses.'],
  ['First porridge', 'For an 11-month-old.'],
])('honey is told of in “%s”, “%s”', (name, description) => {
  expect(hazardsOf(name, description)).toContain('honey for infants')
})

test.each([
  ['Baby spinach salad with banana', ''],
  ['Honey-glazed baby carrots', 'With cheddar aged 9 months.'],
  ['Banana mash', 'Keeps for 3 months in the freezer.'],
  ['Baby back ribs', ''],
])('honey is not told of in “%s”, “%s”', (name, description) => {
  expect(hazardsOf(name, description)).not.toContain('honey for infants')
})

test('whole nuts are told of in a dish whose name says that it is for toddlers', () => {
  expect(hazardsOf('Snack for toddlers', '', ['50 g hazelnuts', '2 bananas'])).toContain('choking')
  expect(hazardsOf('Snack for hikers', '', ['50 g hazelnuts', '2 bananas'])).not.toContain('choking')
})
