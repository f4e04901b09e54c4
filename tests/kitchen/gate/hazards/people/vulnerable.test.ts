import { expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { namedByLanguageCases } from '../../namedByLanguageCases.ts'
import { addedAfterHeatCases } from '../doneness/addedAfterHeatCases.ts'
import { coreTemperatureCases } from '../doneness/coreTemperatureCases.ts'
import { endOfHeatCases } from '../doneness/endOfHeatCases.ts'
import { heatedApartCases } from '../doneness/heatedApartCases.ts'
import { servedApartCases } from '../doneness/servedApartCases.ts'
import { eggMinutesCases } from '../eggs/eggMinutesCases.ts'
import { partlySetEggCases } from '../eggs/partlySetEggCases.ts'
import { softEggCases } from '../eggs/softEggCases.ts'
import { unnamedEggCases } from '../eggs/unnamedEggCases.ts'
import { warmedEggCases } from '../eggs/warmedEggCases.ts'
import { keptAndSpreadCases } from '../handling/keptAndSpreadCases.ts'
import { keptInOilAndJarsCases } from '../handling/keptInOilAndJarsCases.ts'
import { leftWarmInAllLanguagesCases } from '../handling/leftWarmInAllLanguagesCases.ts'
import { hazardsPassedOverCases } from '../hazardsPassedOverCases.ts'
import { alcoholCases } from './alcoholCases.ts'
import { barelyHeatedCases } from './barelyHeatedCases.ts'
import { doughEatenCases } from './doughEatenCases.ts'
import { driedMeatCases } from './driedMeatCases.ts'
import { poisonousBeanCases } from './poisonousBeanCases.ts'
import { rephrasedHazardCases } from './rephrasedHazardCases.ts'
import { vulnerableCases } from './vulnerableCases.ts'
import { warmedAlcoholCases } from './warmedAlcoholCases.ts'

const pregnant: Eater = { name: '', allergens: [], diets: [], dislikes: [], likes: [], isVulnerable: true }

const cases = [
  ...vulnerableCases,
  ...alcoholCases,
  ...rephrasedHazardCases,
  ...barelyHeatedCases,
  ...poisonousBeanCases,
  ...warmedAlcoholCases,
  ...driedMeatCases,
  ...doughEatenCases,
  ...softEggCases,
  ...partlySetEggCases,
  ...warmedEggCases,
  ...eggMinutesCases,
  ...addedAfterHeatCases,
  ...endOfHeatCases,
  ...coreTemperatureCases,
  ...heatedApartCases,
  ...keptAndSpreadCases,
  ...keptInOilAndJarsCases,
  ...leftWarmInAllLanguagesCases,
  ...hazardsPassedOverCases,
  ...namedByLanguageCases,
  ...servedApartCases,
  ...unnamedEggCases,
].map(([found, lines, ...steps]) => ({
  found,
  lines,
  steps,
}))

test.each(cases)('a vulnerable eater gets the hazard $found in $lines: $steps', ({ found, lines, steps }) => {
  const recipe = {
    name: '',
    description: '',
    ingredients: lines.split('; '),
    instructions: steps,
    servings: 4,
    totalTimeMinutes: null,
  }
  const { findings } = checkRecipe(recipe, [pregnant], { limitMinutes: null, meatPreference: null })
  const hazards = findings.flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))
  if (found === null) expect(hazards).toEqual([])
  else expect(hazards).toContain(found)
})

test.each([
  [
    'Polpette',
    '500 g di carne macinata; 2 uova',
    'Mescolate la carne con le uova.',
    'Cuocete le polpette in padella per dieci minuti.',
  ],
  [
    'Kotlety',
    '500 g mięsa mielonego; 2 jajka',
    'Wymieszaj mięso z jajkami.',
    'Smaż kotlety na patelni przez dziesięć minut.',
  ],
  [
    'Frikadellen',
    '500 g Hackfleisch; 2 Eier',
    'Das Fleisch mit den Eiern mischen.',
    'Die Frikadellen in der Pfanne zehn Minuten braten.',
  ],
  [
    'Köttbullar',
    '500 g köttfärs; 2 ägg',
    'Blanda färsen med äggen.',
    'Stek köttbullarna i en panna i tio minuter.',
  ],
])(
  'the report of %s says that its steps are only partly checked for vulnerable eaters',
  (name, lines, ...steps) => {
    const recipe = {
      ...{ name, description: '', ingredients: lines.split('; '), instructions: steps },
      ...{ servings: 4, totalTimeMinutes: null },
    }
    const isToldTo = (eaters: readonly Eater[], instructions = steps) =>
      checkRecipe({ ...recipe, instructions }, eaters, {
        limitMinutes: null,
        meatPreference: null,
      }).findings.some((each) => each.kind === 'texts not read' && each.texts === 'for care')
    expect(isToldTo([pregnant])).toBe(true)
    expect(isToldTo([{ ...pregnant, isVulnerable: false }])).toBe(false)
    expect(
      isToldTo([pregnant], ['Mix the meat with the eggs.', 'Fry the meatballs in a pan for ten minutes.']),
    ).toBe(false)
  },
)
