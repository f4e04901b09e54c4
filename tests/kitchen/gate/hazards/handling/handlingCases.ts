import type { DonenessCase } from '../doneness/donenessCases.ts'
import { cookedUnsafelyInStages } from './cookedInStagesCases.ts'
import { foodHandledWell } from './goodHandlingCases.ts'
import { goodHandlingInOtherLanguages } from './goodHandlingInOtherLanguages.ts'
import { leftWarm } from './leftWarmCases.ts'
import { preservedUnsafely } from './preservingCases.ts'

/** Ways of handling food that are told whoever eats. */
export const badHandling: readonly DonenessCase[] = [
  ...leftWarm,
  ...cookedUnsafelyInStages,
  ...preservedUnsafely,
  [
    'infant formula',
    '400 ml goat milk; 2 tbsp oil; 1 tbsp sugar',
    'Blend all and pour into a baby bottle. Use in place of infant formula.',
  ],
  [
    'honey for infants',
    '1 banana; 1 tsp honey; 50 ml milk',
    'Mash for your 8-month-old and stir in the honey.',
  ],
  [
    'salt for infants',
    '2 carrots; 1 tsp salt',
    'Boil the carrots with the salt until soft.',
    'Puree for your 7-month-old baby.',
  ],
  [
    'raw flour',
    '200 g flour; 100 g butter; 100 g sugar; 50 g chocolate chips',
    'Beat butter and sugar, stir in the flour and the chocolate chips.',
    'Eat the cookie dough with a spoon.',
  ],
  [
    'raw flour',
    '150 g flour; 200 ml milk; 50 g sugar',
    'Whisk the flour, milk and sugar to a batter and drink it as a cake batter milkshake.',
  ],
  [
    'honey for infants',
    '1 pomme; 1 c. à café de miel',
    'Mixer la pomme cuite avec le miel pour bébé de 9 mois.',
  ],
  [
    'infant formula',
    '500 ml oat milk; 1 tbsp coconut oil',
    'Whisk and warm. This homemade baby formula can replace breast milk.',
  ],
  [
    'honey for infants',
    '2 bananas; 100 g oats; 1 tbsp honey',
    'Baby banana pancakes: mash everything and fry.',
  ],
  ['honey for infants', '60 g oats; 1 tbsp honey', 'Cook the baby oat porridge and stir in the honey.'],
  [
    'honey for infants',
    '200 g lentils; 1 tsp honey',
    'Boil the lentils, stir in the honey and serve the baby lentil soup.',
  ],
  [
    'honey for infants',
    '200 g carrots; 1 tsp honey',
    'Steam the carrots, stir in the honey and serve the baby carrot puree.',
  ],
  [
    'honey for infants',
    '200 g oats; 1 tbsp honey',
    'If you have a baby, this is good for them too. Cook the oats with the honey.',
  ],
  [
    'salt for infants',
    '200 g lentils; 1 tsp salt',
    'Boil the lentils with the salt and serve the baby lentil soup.',
  ],
  ['choking', '200 g grapes; 100 g oats', 'Cook the oats for the baby oat porridge and top with the grapes.'],
  [
    'raw flour',
    '250 g flour; 100 g butter; 100 g sugar',
    'Mix everything. Taste the dough; do not overmix.',
    'Bake for 12 minutes.',
  ],
  [
    'raw flour',
    '250 g flour; 100 g butter; 100 g sugar',
    'Mix everything, taste the dough and do not overmix.',
    'Bake for 12 minutes.',
  ],
]

/** Ways that only look like them: nothing is told, to vulnerable people neither. */
export const goodHandling: readonly DonenessCase[] = [...foodHandledWell, ...goodHandlingInOtherLanguages]
