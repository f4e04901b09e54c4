import { describe, expect, test } from 'vitest'
import { rescaleStep } from '../scalingCalls.ts'

describe('a heat without a sign of degrees', () => {
  test.each([
    ['Heat oven to 200C/180C fan/gas 6.', 3, null, 'Heat oven to 200C/180C fan/gas 6.'],
    ['Heat oven to 200C/180C fan/gas 6.', 1, 'us', 'Heat oven to 200C/180C fan/gas 6.'],
    ['Bake for 25 minutes at 200C.', 3, 'metric', 'Bake for 25 minutes at 200C.'],
    ['Bake at 180 C for 30 minutes.', 2, null, 'Bake at 180 C for 30 minutes.'],
    ['Cook until the inside reaches 75C.', 3, null, 'Cook until the inside reaches 75C.'],
    ['Heat oven to 180c fan.', 3, null, 'Heat oven to 180c fan.'],
    ['Heat the oven to 350F.', 3, null, 'Heat the oven to 350F.'],
    ['Bei 180C backen.', 3, null, 'Bei 180C backen.'],
    ['Cuire 20 minutes à 180C.', 3, null, 'Cuire 20 minutes à 180C.'],
    ['Hornear a 180C durante 20 minutos.', 3, null, 'Hornear a 180C durante 20 minutos.'],
    ['Add 2 C flour and bake at 180C.', 2, null, 'Add 4 cups flour and bake at 180C.'],
    ['Stir in 1c milk.', 2, null, 'Stir in 2 cups milk.'],
  ] as const)(
    'a temperature without a degree sign is not scaled: "%s" by %d in %s',
    (step, factor, units, expected) => {
      expect(rescaleStep(step, { factor, units })).toBe(expected)
    },
  )
})
