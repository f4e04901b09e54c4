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
  ['Porridge for 8 months', ''],
  ['Banana mash', 'For children from 10 months.'],
  ['Finger food 8 months+', ''],
  ['Banana mash (6m+)', ''],
  ['Banana mash', 'Suitable from 6 months.'],
  ['Banana mash', 'Perfect for 7-9 months. Keeps for 2 days in the fridge.'],
  ['Banana mash', 'From about 9 months'],
  ['Brei ab 8 Monaten', ''],
  ['Bananenbrei', 'Ab dem 8. Monat geeignet.'],
  ['Bananenbrei', 'Ab dem 10. Lebensmonat'],
  ['Bircher', 'Für Kinder ab 10 Monaten: alles mischen.'],
  ['Brei für 8 Monate', ''],
  ['Compote dès 8 mois', ''],
  ['Compote', 'À partir de 9 mois.'],
  ['Compote', 'Dès le 8e mois.'],
  ['Papilla desde 8 meses', ''],
  ['Papilla', 'A partir de los 9 meses.'],
  ['Papilla', 'Para 10 meses'],
  ['केले का मैश', '8 महीने से ऊपर'],
  ['केले का मैश', '10 महीने के लिए'],
  ['مهروس الموز', 'من 8 أشهر'],
  ['مهروس الموز', 'بعد 9 أشهر'],
])('honey is reported for an infant in “%s”, “%s”', (name, description) => {
  expect(hazardsOf(name, description)).toContain('honey for infants')
})

test.each([
  ['Baby spinach salad with banana', ''],
  ['Honey-glazed baby carrots', 'With cheddar aged 9 months.'],
  ['Banana mash', 'Keeps for 3 months in the freezer.'],
  ['Banana mash', 'Freeze for up to 3 months.'],
  ['Banana mash', 'Can be stored from 2 to 3 months.'],
  ['Banana mash', 'With gouda matured for 9 months'],
  ['Bananenmus', 'Hält sich 3 Monate im Gefrierfach.'],
  ['Bananenmus', 'Für 6 Monate haltbar.'],
  ['Bananenmus', 'Mit Bergkäse, 8 Monate gereift'],
  ['Compote', 'Se conserve pour 3 mois au congélateur.'],
  ['Compote', 'Comté affiné 8 mois'],
  ['Puré', 'Se puede guardar para 3 meses.'],
  ['Puré', 'Con queso curado de 9 meses'],
  ['केले का मैश', '3 महीने के लिए फ्रीज करें'],
  ['مهروس الموز', 'يحفظ من 2 إلى 3 أشهر'],
  ['My favourite for 12 months of the year', ''],
  ['Baby back ribs', ''],
])('honey is not reported in “%s”, “%s”', (name, description) => {
  expect(hazardsOf(name, description)).not.toContain('honey for infants')
})

test('whole nuts are reported in a dish whose name says that it is for toddlers', () => {
  expect(hazardsOf('Snack for toddlers', '', ['50 g hazelnuts', '2 bananas'])).toContain('choking')
  expect(hazardsOf('Snack for hikers', '', ['50 g hazelnuts', '2 bananas'])).not.toContain('choking')
})
