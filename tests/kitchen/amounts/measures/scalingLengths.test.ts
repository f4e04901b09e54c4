import { describe, expect, test } from 'vitest'
import { rescaleLine, rescaleStep } from '../scalingCalls.ts'

describe('a food that is cut by its length', () => {
  test.each([
    ['5 cm ginger', 2, '10 cm ginger'],
    ['a 5 cm piece of ginger', 2, 'a 10 cm piece of ginger'],
    ['1-inch piece of ginger', 2, '2-inch piece of ginger'],
    ['1½-inch piece of ginger, peeled', 2, '3-inch piece of ginger, peeled'],
    ['2 inches fresh ginger', 1 / 2, '1 inch fresh ginger'],
    ['1 inch ginger', 2, '2 inches ginger'],
    ['2–3 cm ginger', 2, '4–6 cm ginger'],
    ['5 cm (2 in) piece ginger', 2, '10 cm (4 in) piece ginger'],
    ['5 cm piece (20 g) ginger', 2, '10 cm piece (40 g) ginger'],
    ['10 cm daikon', 1 / 2, '5 cm daikon'],
    ['15 cm lemongrass', 2, '30 cm lemongrass'],
    ['10 cm chorizo', 2, '20 cm chorizo'],
    ['5 cm Ingwer', 2, '10 cm Ingwer'],
    ['5 cm Meerrettich', 2, '10 cm Meerrettich'],
    ['3 cm de gingembre frais', 2, '6 cm de gingembre frais'],
    ['3 cm de jengibre', 2, '6 cm de jengibre'],
  ])('a food cut by length is scaled: %s by %d', (line, factor, expected) => {
    expect(rescaleLine(line, { factor })).toBe(expected)
    expect(rescaleLine(line, {})).toBe(line)
  })

  test.each([
    ['1 (5 cm) piece ginger', '2 (5 cm) pieces ginger'],
    ['1 Stück Ingwer (5 cm)', '2 Stück Ingwer (5 cm)'],
    ['9-inch pie crust', '9-inch pie crust'],
    ['20 cm tart shell', '20 cm tart shell'],
    ['1 ginger root, 5 cm long', '2 ginger roots, 5 cm long'],
  ])('the length of each piece is not scaled: "%s" twice is "%s"', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  })

  test.each([
    ['5 cm ginger', 'Peel the 5 cm piece of ginger.', 'Peel the 10 cm piece of ginger.'],
    ['5 cm Ingwer', 'Die 5 cm Ingwer reiben.', 'Die 10 cm Ingwer reiben.'],
    ['3 cm de gingembre', 'Râper les 3 cm de gingembre.', 'Râper les 6 cm de gingembre.'],
    ['5 cm ginger', 'Cut the ginger into 5 cm pieces.', 'Cut the ginger into 5 cm pieces.'],
    ['5 cm ginger', 'Cut into 5 cm ginger sticks.', 'Cut into 5 cm ginger sticks.'],
    ['10 cm leek', 'Slice the leek 1 cm thick.', 'Slice the leek 1 cm thick.'],
  ])('a length in a step agrees with its line: of "%s", "%s" twice is "%s"', (line, step, expected) => {
    expect(rescaleStep(step, { factor: 2 }, [line])).toBe(expected)
  })
})
