import { expect, test } from 'vitest'
import { cooked } from './cookedDish.ts'

const chicken = (grams: number) => ({
  style: 'skillet',
  lines: { meat: `=${grams} g boneless, skinless chicken thighs, cut into strips`, oil: '2 tbsp olive oil' },
  steps: ['Heat the {oil} in a skillet over high heat. Fry the {meat} {~6}, until cooked through.'],
})

test('a pan of meat that a skillet holds is fried at once', () => {
  const { steps, cook } = cooked(chicken(600))
  expect(steps[0]).toContain('Fry the chicken 6 minutes, until')
  expect(cook).toBe(6)
})

test('more meat than a skillet holds is fried in batches, which take their time', () => {
  const { steps, cook, remarks } = cooked(chicken(600), 8)
  expect(steps[0]).toContain('Fry the chicken in three batches, 18 minutes in all, until')
  expect(cook).toBe(18)
  expect(remarks.join(' ')).not.toContain('batches')
})

test('batches that the author wrote are kept, and are not multiplied twice', () => {
  const { steps } = cooked({
    ...chicken(900),
    steps: ['Heat the {oil} in a skillet. Fry the {meat} in two batches, {~14} in all, until done.'],
  })
  expect(steps[0]).toContain('in two batches, 14 minutes in all')
})

test.each([
  ['in two batches, {~14} in all, until', 'skillet 7 minutes, until'],
  ['in two batches, {~6} each, until', 'skillet 6 minutes, until'],
  [', in two batches, {~9}, until', 'skillet 5 minutes, until'],
])('450 g of meat that the author fries "%s" goes into the pan at once', (written, said) => {
  const { steps } = cooked({
    ...chicken(450),
    steps: [
      `Heat the {oil}. Fry the {meat} in a skillet${written.startsWith(',') ? '' : ' '}${written} done.`,
    ],
  })
  expect(steps[0]).toContain(said)
})

test('two skillets are one where one holds the meat, and stay two where it does not', () => {
  const steps = ['Rub the {meat} with half of the {oil}. Heat the rest in two large skillets and cook {~7}.']
  expect(cooked({ ...chicken(450), steps }).steps[0]).toContain('in a large skillet and')
  expect(cooked({ ...chicken(800), steps }).steps[0]).toContain('in two large skillets and')
})

test.each([
  'Simmer the {meat} in the {oil} and water in a pot {~20}, until tender.',
  'Roast the {meat} with the {oil} on a tray {~20}, until brown.',
  'Fry half of the {meat} in the {oil} in a skillet {~6}, until brown.',
])('the step "%s" is not divided into batches', (step) => {
  expect(cooked({ ...chicken(1200), steps: [step] }).steps[0]).not.toContain('batches')
})

const patties = (count: number) => ({
  lines: { meat: '=500 g ground beef', oil: '2 tbsp olive oil' },
  steps: [
    `Shape the {meat} into {#${count}} patties.`,
    'Fry the patties in the {oil} in a skillet over medium heat {~8}, turning once.',
  ],
})

test('half as much bread as the author fries in two batches goes into the pan at once', () => {
  const bread = {
    lines: { bread: '8 slices country bread', oil: '2 tbsp olive oil' },
    steps: [
      'Fry the {bread} in the {oil} in a skillet over medium heat in two batches, {~10} in all, until gold.',
    ],
  }
  expect(cooked(bread, 4).steps[0]).toContain('in two batches, 10 minutes in all, until gold')
  expect(cooked(bread, 2).steps[0]).toContain('over medium heat 5 minutes, until gold')
})

test('eight patties lie in one skillet, twelve are fried in two batches', () => {
  expect(cooked(patties(8)).steps[1]).toContain('over medium heat 8 minutes, turning')
  expect(cooked(patties(12)).steps[1]).toContain('in two batches, 16 minutes in all, turning')
})
