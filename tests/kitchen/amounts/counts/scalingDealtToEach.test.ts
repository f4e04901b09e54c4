import { expect, test } from 'vitest'
import { rescaleAll } from '../scalingCalls.ts'

const twice = (ingredients: readonly string[], step: string) =>
  rescaleAll(ingredients, [step], { factor: 2 }).instructions[0]

test.each([
  ['12 olives; 6 tartelettes', 'Poser 2 olives sur chacune.'],
  ['12 olives; 6 tartelettes', 'Mettre 2 olives par tartelette.'],
  ['12 olives', 'Poser 2 olives sur chaque tartelette.'],
  ['3 œufs', 'Casser 1 œuf dans chaque ramequin.'],
  ['300 ml de crème', 'Verser 50 ml de crème dans chaque verre.'],
  ['6 c. à s. de crème', 'Verser 1 c. à s. de crème dans chaque ramequin.'],
  ['12 aceitunas; 6 obleas', 'Poner 2 aceitunas en cada una.'],
  ['12 aceitunas', 'Adornar cada oblea con 2 aceitunas.'],
  ['12 Oliven; 6 Törtchen', 'Auf jedes 2 Oliven legen.'],
  ['12 Oliven', 'Jedes Törtchen mit 2 Oliven belegen.'],
  ['12 olives; 6 tartlets', 'Put 2 olives on each.'],
  ['12 ज़ैतून', 'हर एक पर 2 ज़ैतून रखें।'],
  ['12 زيتونة; 6 خبزات', 'ضع 2 زيتونة على كل واحدة.'],
])('an amount for each of several pieces is unchanged when the line is doubled: %s, "%s"', (lines, step) => {
  expect(twice(lines.split('; '), step)).toBe(step)
})

test.each([
  [
    '12 olives',
    'Poser 2 olives sur chacune, puis ajouter 4 olives dans la salade.',
    'Poser 2 olives sur chacune, puis ajouter 8 olives dans la salade.',
  ],
  ['12 olives', 'Ajouter 4 olives dans le bol.', 'Ajouter 8 olives dans le bol.'],
  [
    '4 tranches de pain',
    'Griller 4 tranches de pain de chaque côté.',
    'Griller 8 tranches de pain de chaque côté.',
  ],
  ['4 Scheiben Brot', '4 Scheiben Brot auf jeder Seite rösten.', '8 Scheiben Brot auf jeder Seite rösten.'],
  ['4 huevos', 'Poner 4 huevos en cada molde.', 'Poner 8 huevos en cada molde.'],
  [
    '6 œufs; 1 kg de farine',
    'Mélanger 2 œufs avec la farine et répartir dans chaque moule.',
    'Mélanger 4 œufs avec la farine et répartir dans chaque moule.',
  ],
])('an amount that is not for each piece is doubled with the line: %s, "%s"', (lines, step, expected) => {
  expect(twice(lines.split('; '), step)).toBe(expected)
})
