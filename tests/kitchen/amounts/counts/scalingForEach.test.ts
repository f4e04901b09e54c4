import { describe, expect, test } from 'vitest'
import { rescaleAll, rescaleStep } from '../scalingCalls.ts'

const stepFor = (lines: readonly string[], step: string, factor: number) =>
  rescaleAll(lines, [step], { factor }).instructions[0]

const sandwich = ['8 slices bread', '4 slices ham']

describe('an amount for each of several things stays, and the things are more', () => {
  test.each([
    [
      ['24 cherry tomatoes', '12 mozzarella balls', '12 sticks'],
      'Thread 2 tomatoes and 1 mozzarella ball onto each of 12 sticks.',
      'Thread 2 tomatoes and 1 mozzarella ball onto each of 24 sticks.',
    ],
    [
      ['24 tomatoes', '12 olives', '12 sticks'],
      'Thread 2 tomatoes and 1 olive onto each stick.',
      'Thread 2 tomatoes and 1 olive onto each stick.',
    ],
    [['20 prawns'], 'Thread 4 prawns on each of 5 skewers.', 'Thread 4 prawns on each of 10 skewers.'],
    [
      ['6 eggs', '6 tbsp cream'],
      'Crack 1 egg and pour 1 tbsp cream into each of 6 ramekins.',
      'Crack 1 egg and pour 1 tbsp cream into each of 12 ramekins.',
    ],
    [
      ['4 peppers', '200 g rice'],
      'Fill each of the 4 peppers with 50 g rice.',
      'Fill each of the 8 peppers with 50 g rice.',
    ],
    [
      sandwich,
      'Put 1 slice ham on each of 4 slices of bread, close with the other 4.',
      'Put 1 slice ham on each of 8 slices of bread, close with the other 8.',
    ],
    [
      sandwich,
      'Put 1 slice ham on each of 4, close with the other 4.',
      'Put 1 slice ham on each of 8, close with the other 8.',
    ],
    [
      sandwich,
      'Put 1 slice of ham on each of 4 slices, close with the other 4 slices.',
      'Put 1 slice of ham on each of 8 slices, close with the other 8 slices.',
    ],
    [
      ['8 Scheiben Brot', '4 Scheiben Schinken'],
      'Auf 4 Scheiben Brot je 1 Scheibe Schinken legen, mit den anderen 4 bedecken.',
      'Auf 8 Scheiben Brot je 1 Scheibe Schinken legen, mit den anderen 8 bedecken.',
    ],
    [
      ['8 tranches de pain', '4 tranches de jambon'],
      'Poser 1 tranche de jambon sur chacune de 4 tranches de pain.',
      'Poser 1 tranche de jambon sur chacune de 8 tranches de pain.',
    ],
    [
      ['8 huevos', '4 tostadas'],
      'Poner 2 huevos sobre cada una de 4 tostadas.',
      'Poner 2 huevos sobre cada una de 8 tostadas.',
    ],
    [['8 अंडे', '1 कप आटा'], 'हर 4 कटोरी में 2 अंडे डालें।', 'हर 8 कटोरी में 2 अंडे डालें।'],
  ])('an amount for each piece is unchanged when its lines %j are doubled: "%s"', (lines, step, expected) => {
    expect(stepFor(lines, step, 2)).toBe(expected)
    expect(stepFor(lines, step, 1)).toBe(step)
  })

  test.each([
    [
      ['2 eggs'],
      'Beat 2 eggs and put 1 tablespoon into each cup.',
      'Beat 4 eggs and put 1 tablespoon into each cup.',
    ],
    [['4 steaks'], 'Fry 4 steaks for 2 minutes on each side.', 'Fry 8 steaks for 2 minutes on each side.'],
  ])('an amount that stands before an amount for each piece is scaled: %j: %s', (lines, step, expected) => {
    expect(stepFor(lines, step, 2)).toBe(expected)
  })
})

test.each([
  [
    'Top 4 slices of bread with ham. Close with the other 4 slices.',
    'Top 8 slices of bread with ham. Close with the other 8 slices.',
  ],
  ['Close with the remaining bread slices.', 'Close with the remaining bread slices.'],
])('of two lines in slices, a step means the one that it counted before: %s', (step, expected) => {
  expect(stepFor(sandwich, step, 2)).toBe(expected)
})

test.each([
  [['6 tortillas'], 'Give everyone 1 tortilla.'],
  [['6 chicken thighs', '900 g potatoes'], 'Serve 1 thigh and 150 g potatoes per person.'],
  [['6 eggs'], 'Fry 2 eggs for each person.'],
])('an amount for one person is unchanged for more and for fewer people: %j: %s', (lines, step) => {
  for (const factor of [1 / 6, 2]) expect(rescaleStep(step, { factor }, lines)).toBe(step)
})

test.each([
  ['1 Pck. Backpulver', 'Mit 1 Pck. Backpulver mischen.', 'Mit 2 Pck. Backpulver mischen.'],
  ['2 geh. EL Mehl', '1 geh. EL Mehl zugeben.', '2 geh. EL Mehl zugeben.'],
  ['1 Bd. Petersilie', '1 Bd. Petersilie hacken.', '2 Bd. Petersilie hacken.'],
  ['kilo y medio de patatas', 'Pela el kilo y medio de patatas.', 'Pela los 3 kg de patatas.'],
  ['litro y medio de caldo', 'Añade litro y medio de caldo.', 'Añade 3 l de caldo.'],
  ['a few sprigs thyme', 'Add a few sprigs thyme.', 'Add a few sprigs thyme.'],
  ['a pinch or two of salt', 'Add a pinch or two of salt.', 'Add a pinch or two of salt.'],
])('short forms and spoken amounts scale, or stay where they count nothing: %s: %s', (line, step, expected) =>
  expect(rescaleStep(step, { factor: 2 }, [line])).toBe(expected),
)
