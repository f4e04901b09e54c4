import { describe, expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { coolPoultryCases } from '../doneness/coolPoultryCases.ts'
import type { DonenessCase } from '../doneness/donenessCases.ts'
import { doughLickedCases } from '../people/doughLickedCases.ts'
import { combinedDishesLeftWarmCases } from './combinedDishesLeftWarmCases.ts'
import { combinedDishesThatKeepCases } from './combinedDishesThatKeepCases.ts'
import { badHandling, goodHandling } from './handlingCases.ts'
import { marinadesNotReusedCases } from './marinadesNotReusedCases.ts'
import { reusedMarinadeCases } from './reusedMarinadeCases.ts'
import { slowCookedBeanCases } from './slowCookedBeanCases.ts'

const pregnant: Eater = { name: '', allergens: [], diets: [], dislikes: [], likes: [], isVulnerable: true }

function hazardsIn(lines: string, instructions: readonly string[], eaters: readonly Eater[]): string[] {
  const recipe = {
    name: '',
    description: '',
    ingredients: lines.split('; '),
    instructions,
    servings: 4,
    totalTimeMinutes: null,
  }
  return checkRecipe(recipe, eaters, { limitMinutes: null, meatPreference: null }).findings.flatMap(
    (finding) => (finding.kind === 'hazard' ? [finding.hazard] : []),
  )
}

const rows = (cases: readonly DonenessCase[]) =>
  cases.map(([found, lines, ...steps]) => ({ found, lines, steps }))

describe('food handled so that germs grow, or eaten raw though it is poisonous', () => {
  test.each(rows(badHandling))(
    'the hazard "$found" is reported for $lines: $steps',
    ({ found, lines, steps }) => {
      expect(hazardsIn(lines, steps, [])).toContain(found)
    },
  )
})

test.each(rows(slowCookedBeanCases))(
  'beans in a slow cooker are reported as $found: $lines: $steps',
  (row) => {
    expect(hazardsIn(row.lines, row.steps, [])).toEqual(row.found === null ? [] : [row.found])
  },
)

test.each(rows([...combinedDishesLeftWarmCases, ...combinedDishesThatKeepCases]))(
  'a salad, or everything, that stands in the warm is reported as $found: $lines: $steps',
  ({ found, lines, steps }) => {
    expect(hazardsIn(lines, steps, [])).toEqual(found === null ? [] : expect.arrayContaining([found]))
  },
)

test.each(rows([...reusedMarinadeCases, ...marinadesNotReusedCases]))(
  'the marinade of raw meat is reported as $found: $lines: $steps',
  ({ found, lines, steps }) => {
    expect(hazardsIn(lines, steps, [])).toEqual(found === null ? [] : [found])
  },
)

test.each(coolPoultryCases.map(([isTold, lines, ...steps]) => ({ isTold, lines, steps })))(
  'poultry that stays too cool is reported ($isTold): $steps',
  ({ isTold, lines, steps }) => {
    const found = hazardsIn(lines, steps, [])
    expect(found.some((hazard) => hazard === 'poultry underdone' || hazard === 'sous vide')).toBe(isTold)
  },
)

test.each(rows(doughLickedCases))('batter that is licked is reported as $found: $lines: $steps', (row) => {
  const found = hazardsIn(row.lines, row.steps, [pregnant])
  expect(found.filter((hazard) => hazard.startsWith('raw'))).toEqual(
    row.found === null ? [] : expect.arrayContaining([row.found]),
  )
})

describe('food handled well', () => {
  test.each(rows(goodHandling))(
    'no hazard is reported for safely handled food: $lines: $steps',
    ({ lines, steps }) => {
      expect(hazardsIn(lines, steps, [])).toEqual([])
    },
  )
})

/** Words that a vulnerable eater is told of for other reasons than how the food is handled. */
const setEggs = rows(goodHandling).filter(({ lines }) => /Eier|œufs|huevos/.test(lines))

test.each(setEggs)('eggs set by heat are not reported as raw: $lines: $steps', ({ lines, steps }) => {
  expect(setEggs.length).toBeGreaterThan(5)
  expect(hazardsIn(lines, steps, [pregnant])).toEqual([])
})

const water = 'Seal the food in bags and cook it sous vide'
test.each([
  ['poultry at 60 °C for less than 35 minutes', '2 chicken breasts', `${water} at 60 °C for 30 minutes.`],
  ['poultry below 57.8 °C however long', '2 chicken breasts', `${water} at 56 °C for 6 hours.`],
  ['minced meat at 55 °C for less than 89 minutes', '500 g minced beef', `${water} at 55 °C for 1 hour.`],
  ['a steak below 54 °C for more than two hours', '2 sirloin steaks', `${water} at 52 °C for 5 hours.`],
])('sous vide of %s is reported as a hazard', (_, lines, step) => {
  expect(hazardsIn(lines, [step], [])).toContain('sous vide')
})
test.each([
  ['poultry at 60 °C for 90 minutes', '2 chicken breasts', `${water} at 60 °C for 90 minutes.`],
  ['minced meat at 60 °C for 2 hours', '500 g minced beef', `${water} at 60 °C for 2 hours.`],
  ['a rare steak for an hour', '2 sirloin steaks', `${water} at 52 °C for 1 hour.`],
])('sous vide of %s is not reported as a hazard', (_, lines, step) => {
  expect(hazardsIn(lines, [step], [])).not.toContain('sous vide')
})
test.each([
  ['4 pork chops', 'Cook in a water bath at 52 °C for 1 hour.', 'sous vide'],
  ['400 g Schweinefilet', 'Im Wasserbad bei 50 Grad 1 Stunde garen.', 'sous vide'],
  ['1 filet mignon de porc', 'Cuire dans un bain d’eau à 52 °C pendant 45 minutes.', 'sous vide'],
  ['500 g turkey mince', 'Cook the meatballs in a water bath at 58 °C for 20 minutes.', 'sous vide'],
  ['4 pork chops', 'Smoke at 50 °C for 1 hour.', 'pork underdone'],
  ['4 pork chops', 'Roast in the oven at 60 °C for 5 minutes.', 'pork underdone'],
  ['500 g minced beef', 'Shape into patties and smoke at 130 °F for 1 hour.', 'minced meat underdone'],
])('%s is reported as too cool in the step: %s', (lines, step, hazard) => {
  expect(hazardsIn(lines, [step], [])).toEqual([hazard])
})
test.each([
  ['400 g Schweinefilet', 'Rundum anbraten. Im Ofen bei 80 Grad 1 Stunde garen.'],
  ['4 pork chops', 'Cook in a water bath at 60 °C for 1 hour.'],
  [
    '600 g pork tenderloin, cut into strips',
    'Fry the pork for 4 minutes, until browned and just cooked through (63 °C / 145 °F).',
  ],
  ['4 pork chops', 'Fry for 10 minutes. Rest in the oven at 60 °C for 10 minutes.'],
  ['500 g minced beef', 'Fry the patties for 12 minutes, then keep warm in the oven at 60 °C.'],
])('%s is not reported as too cool in the step: %s', (lines, step) => {
  expect(hazardsIn(lines, [step], [])).toEqual([])
})
test('a rare sous vide steak is reported for vulnerable eaters', () => {
  expect(hazardsIn('2 sirloin steaks', [`${water} at 52 °C for 1 hour.`], [pregnant])).toContain('sous vide')
})
