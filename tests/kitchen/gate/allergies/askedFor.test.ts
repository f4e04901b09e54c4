import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import type { MeatPreference } from '#shared/kitchen/questionnaire.ts'
import { asMinutes } from '#shared/kitchen/units/quantities.ts'

const unnamed = { name: '', description: '', instructions: [] }
const meatKinds = (asked: MeatPreference, ...ingredients: string[]) =>
  checkRecipe({ ...unnamed, ingredients, servings: 4, totalTimeMinutes: null }, [], {
    limitMinutes: null,
    meatPreference: asked,
  }).findings.map(({ kind }) => kind)

const timeKinds = (time: number | null, limit: number | null, servings: number | null = 2) =>
  checkRecipe({ ...unnamed, ingredients: ['1 onion'], servings, totalTimeMinutes: time }, [], {
    limitMinutes: limit === null ? null : asMinutes(limit),
    meatPreference: null,
  }).findings.map(({ kind }) => kind)

const other: readonly (readonly [MeatPreference, string, string])[] = [
  ['Chicken', '500 g chicken thighs', '100 g bacon'],
  ['Beef', '500 g ground beef', '300 ml chicken stock'],
  ['Pork', '4 pork chops', '200 g minced beef'],
  ['Lamb', '1 kg lamb shoulder', '2 chicken breasts'],
  ['Turkey', '600 g turkey mince', '4 slices prosciutto'],
  ['Chicken', '500 g chicken thighs', '2 duck breasts'],
  ['Chicken', '1 hen', '200 g rabbit'],
  ['Beef', '500 g oxtail', '200 g minced turkey'],
  ['Beef', '4 veal escalopes', '500 g lamb neck'],
  ['Beef', '1 kg beef bones', '500 g pork bones'],
]
test.each(other)('when %s was requested, %s beside %s is reported', (asked, meat, another) => {
  expect(meatKinds(asked, meat)).toEqual([])
  expect(meatKinds(asked, meat, another)).toEqual(['other meat'])
})

test('requested meat that is missing is reported', () => {
  expect(meatKinds('Chicken', '400 g tofu', '1 onion')).toEqual(['meat missing'])
  expect(meatKinds('Beef', '2 chicken breasts')).toEqual(['other meat', 'meat missing'])
  expect(meatKinds('No preference', '2 chicken breasts')).toEqual([])
})

test('another meat is reported with its line and the food it was found in', () => {
  const { findings } = checkRecipe(
    {
      ...{ ...unnamed, servings: 4, totalTimeMinutes: null },
      ingredients: ['1 onion', '500 g chicken thighs', '100 g bacon'],
    },
    [],
    { limitMinutes: null, meatPreference: 'Chicken' },
  )
  expect(findings).toEqual([{ kind: 'other meat', asked: 'Chicken', path: ['bacon'], line: 2, step: null }])
})

test('minced meat that does not say its animal counts as the requested meat', () => {
  expect(meatKinds('Chicken', '500 g minced meat')).toEqual([])
})

test('bones in a piece of meat are not counted as another meat', () => {
  expect(meatKinds('Chicken', '8 bone-in, skin-on chicken thighs')).toEqual([])
})

test('a recipe longer than the requested time is reported, an equal one is not', () => {
  expect(timeKinds(31, 30)).toEqual(['over time'])
  expect(timeKinds(30, 30)).toEqual([])
  expect(timeKinds(300, null)).toEqual([])
  expect(timeKinds(null, 15)).toEqual([])
})

test('a recipe without a number of servings is reported', () => {
  expect(timeKinds(20, 30, null)).toEqual(['servings missing'])
  expect(timeKinds(20, 30, 0)).toEqual(['servings missing'])
})
