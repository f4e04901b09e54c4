import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

function check(line: string, step: string) {
  const recipe = {
    ...{ name: 'Dinner', description: '', servings: 4, totalTimeMinutes: null },
    ingredients: [line, '1 tomato'],
    instructions: [step],
  }
  return checkRecipe(recipe, [], { limitMinutes: null, meatPreference: null })
}

const hazardsIn = (line: string, step: string): string[] =>
  check(line, step).findings.flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))

const german = 'Frikadellen formen und braten, sie dürfen innen noch rosa sein.'
const french = 'Cuire les steaks, saignants.'
const shapedInFrench = 'Former des steaks et les cuire saignants.'
const spanish = 'Hacer las hamburguesas a la plancha, poco hechas.'

test.each([
  ['500 g Hack', german],
  ['500 g gemischtes Hack', german],
  ['500 g gem. Hack', german],
  ['500 g Hack, gemischt', german],
  ['500 g Hack (halb und halb)', german],
  ['Hackfleisch gemischt', german],
  ['400 g Gehacktes', german],
  ['500 g Gehacktes halb und halb', german],
  ['500 g Faschiertes', german],
  ['500 g Schweinegehacktes', german],
  ['500 g Rindergehacktes', german],
  ['500 g gehacktes Rindfleisch', german],
  ['500 g Lammhack', german],
  ['500 g Kalbshackfleisch', german],
  ['4 steaks hachés', french],
  ['2 steaks hachés de bœuf', french],
  ['500 g beef mince (or vegan mince)', 'Shape burgers and grill until medium rare.'],
  ['500 g de viande hachée', shapedInFrench],
  ['500 g de bœuf haché', shapedInFrench],
  ['4 hamburguesas', spanish],
  ['4 hamburguesas de ternera', spanish],
  ['500 g de carne picada mixta', spanish],
  ['500 g de carne picada de cerdo', spanish],
])('the line "%s" is known as minced meat, which is underdone in: %s', (line, step) => {
  expect(hazardsIn(line, step)).toContain('minced meat underdone')
  const unknown = check(line, step).findings.filter(({ kind }) => kind === 'unknown line')
  expect(unknown).toEqual([])
})

test.each([
  ['500 g Putenhack', german],
  ['500 g Hähnchenhackfleisch', german],
  ['4 hamburguesas de pollo', spanish],
])('the line "%s" is known as poultry, which is underdone in: %s', (line, step) => {
  expect(hazardsIn(line, step)).toContain('poultry underdone')
})

test.each([
  ['500 g veganes Hack', german],
  ['500 g Sojahack', german],
  ['4 steaks hachés végétaux', french],
  ['4 hamburguesas veganas', spanish],
  ['4 hamburguesas de lentejas', spanish],
  ['4 panes de hamburguesa', 'Tostar los panes, que queden poco hechos.'],
])('the line "%s" is no meat, which nothing is reported of in: %s', (line, step) => {
  expect(hazardsIn(line, step)).toEqual([])
})
