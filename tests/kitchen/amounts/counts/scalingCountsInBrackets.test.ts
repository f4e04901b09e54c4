import { describe, expect, test } from 'vitest'
import { rescaleAll, rescaleLine } from '../scalingCalls.ts'

describe('a count in brackets that tells a part of the pieces of a line', () => {
  test.each([
    ['6 cloves garlic (2 crushed, 4 sliced)', '12 cloves garlic (4 crushed, 8 sliced)'],
    ['6 garlic cloves, 2 crushed and 4 sliced', '12 garlic cloves, 4 crushed and 8 sliced'],
    ['4 eggs (2 separated)', '8 eggs (4 separated)'],
    ['4 eggs (1 beaten, to glaze)', '8 eggs (2 beaten, to glaze)'],
    ['4 eggs, 2 separated', '8 eggs, 4 separated'],
    ['3 onions (of which 1 sliced)', '6 onions (of which 2 sliced)'],
    ['4 Eier (2 getrennt)', '8 Eier (4 getrennt)'],
    ['4 Eier (davon 1 getrennt)', '8 Eier (davon 2 getrennt)'],
    ['4 Eier, davon 2 getrennt', '8 Eier, davon 4 getrennt'],
    ['6 Knoblauchzehen (2 gepresst, 4 in Scheiben)', '12 Knoblauchzehen (4 gepresst, 8 in Scheiben)'],
    ['4 œufs (2 séparés)', '8 œufs (4 séparés)'],
    ['4 œufs, dont 2 séparés', '8 œufs, dont 4 séparés'],
    ['6 gousses d’ail (2 écrasées, 4 émincées)', '12 gousses d’ail (4 écrasées, 8 émincées)'],
    ['4 eggs (1 for brushing)', '8 eggs (2 for brushing)'],
    ['4 œufs (1 battu)', '8 œufs (2 battus)'],
    ['4 œufs, dont un battu', '8 œufs, dont 2 battus'],
    ['4 huevos (2 separados)', '8 huevos (4 separados)'],
    ['6 dientes de ajo (2 picados, 4 laminados)', '12 dientes de ajo (4 picados, 8 laminados)'],
  ])('a count in brackets of a part of the pieces of a line grows with them: %s', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  })

  test('a scaled count in brackets agrees with its participle in Spanish', () => {
    const lines = ['4 huevos (1 batido)', '200 g de harina']
    expect(rescaleAll(lines, [], { factor: 2 }).ingredients[0]).toBe('8 huevos (2 batidos)')
  })

  test.each([
    ['4 eggs (size 3)', '8 eggs (size 3)'],
    ['4 chops (1 per person)', '8 chops (1 per person)'],
    ['4 Schnitzel (1 pro Person)', '8 Schnitzel (1 pro Person)'],
    ['4 côtelettes (1 par personne)', '8 côtelettes (1 par personne)'],
    ['4 chuletas (1 por persona)', '8 chuletas (1 por persona)'],
    ['8 slices bread (1 day old)', '16 slices bread (1 day old)'],
    ['8 Scheiben Brot (2 Tage alt)', '16 Scheiben Brot (2 Tage alt)'],
    ['2 onions (3 cut in rings)', '4 onions (3 cut in rings)'],
    ['3 apples, 8 wedges each', '6 apples, 8 wedges each'],
  ])(
    'a count in brackets that counts no part of the pieces of its line is not scaled: %s',
    (line, expected) => {
      expect(rescaleLine(line, { factor: 2 })).toBe(expected)
    },
  )
})

describe('pieces that a line counts in brackets', () => {
  const lines = ['1 cup (2 sticks / 226 g) butter', '300 g flour']
  test.each([
    [
      3,
      'Rub 1 stick (113 g) of the butter into the flour.',
      'Rub 3 sticks (350 g) of the butter into the flour.',
    ],
    [2, 'Melt 1 stick; soften the other stick.', 'Melt 2 sticks; soften the other 2 sticks.'],
    [2, 'Melt both sticks of butter.', 'Melt 4 sticks of butter.'],
    [2, 'Melt 1 stick of the butter.', 'Melt 2 sticks of the butter.'],
  ])('pieces that a line counts in brackets are scaled in steps too, by %d: %s', (factor, step, expected) => {
    expect(rescaleAll(lines, [step], { factor }).instructions).toEqual([expected])
  })
})
