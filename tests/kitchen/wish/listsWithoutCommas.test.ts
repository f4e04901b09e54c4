import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { expectationOf, readingOf } from './readingOf.ts'

test.each([
  ['no fish chicken or shrimp please', 'chicken, fish, shrimp'],
  ['no chicken beef or eggs', 'beef, chicken, egg'],
  ['no salmon tuna or cod', 'cod, salmon, tuna'],
  ['hubby has alpha-gal so no beef pork or lamb, also no gelatin', '?, beef, gelatine, lamb, pork'],
  ['kein Schwein Rind oder Lamm', 'beef, lamb, pork'],
  ['pas de porc boeuf ou crevettes', 'beef, pork, shrimp'],
  ['no cerdo pollo o mariscos por favor', 'chicken, pork, shellfish'],
  ['मैं गाय और सूअर नहीं खाता', 'beef, pork'],
])('the wish "%s" leaves out "%s", one list without commas', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})

test.each([
  ['no fish chicken soup', '?, fish'],
  ['no bacon chicken or beef tacos', '?, bacon'],
  ['no pork chicken and rice', '?, pork'],
  ['no nuts chicken or beef tonight', '?, nut'],
])('the wish "%s" leaves out "%s", and not the dish behind it', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})

test.each([
  ['en el cole no se permiten frutos secos, merienda', 'nut'],
  ['no se admite pescado', 'fish'],
  ['mon fils doit rester loin du sésame', '#sesame'],
  ["mon fils doit se tenir à l'écart des noisettes", 'hazelnut'],
  ['mi hijo tiene que alejarse del sésamo', 'sesame'],
  ['mi hija tiene que prescindir del huevo', 'egg'],
  ['ابني لازم يبتعد عن السمسم', 'sesame'],
  ['without anything w dairy', 'dairy'],
  ['please avoid anything w coconut', 'coconut'],
  ['गाय के दूध से एलर्जी है', '#milk'],
  ['my girl breaks out when she eats egg', '?'],
])('the wish "%s" leaves out "%s" by what somebody must do', (wish, leftOut) => {
  expect(readingOf(wish)).toEqual(expectationOf(leftOut))
})

test('foods in brackets behind a diet that is asked about are asked about with it, and not wished for', () => {
  const { unclear, named } = readWishLimits(
    'my son has EoE, six food elimination diet (milk, egg, wheat, soy, nuts, seafood)',
  )
  expect(unclear.flatMap(({ foods }) => foods.map(({ food }) => food))).toEqual([
    ...['milk', 'egg', 'wheat', 'soy', 'nut', 'seafood'],
  ])
  expect(named).toEqual([])
})
