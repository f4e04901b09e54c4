import { describe, expect, test } from 'vitest'
import {
  readFoodsOfProse,
  readFoodsOfSteps,
  type SaidFood,
  splitStepIntoSentences,
} from '#shared/kitchen/gate/foods/saidFoods.ts'

/** The foods in their order, "to" before one whose word is an action, and "coat with" before one that an action puts in. */
const shown = (foods: readonly SaidFood[]) =>
  foods
    .map(({ food, isAction, isByAction }) => {
      if (isByAction) return `coat with ${food.name}`
      return isAction ? `to ${food.name}` : food.name
    })
    .join(', ')

describe('the foods of a step', () => {
  test.each([
    ['Fish out the bay leaf.', 'to fish, bay leaf'],
    ['Fish it out.', 'to fish'],
    ['Fish the star anise out.', 'to fish, star anise'],
    ['Fish the star anise and the long stick out.', 'fish, star anise'],
    ['Then fish the star anise out.', 'fish, star anise'],
    ['Take the fish out of the oven.', 'fish'],
    ['Warm the milk the day before.', 'milk'],
    ['Milk the almonds.', 'to milk, almond'],
    ['Beef up the stock.', 'to beef, stock'],
    ['Beef, then up the heat.', 'beef'],
    ['Beef the stock, then turn it up.', 'beef, stock'],
    ['Fish.', 'fish'],
    ['Ham it up.', 'to ham'],
    ['Butter the tin.', 'coat with butter'],
    ['Butter the bread.', 'coat with butter, bread'],
    ['Butter and flour the tin.', 'coat with butter, coat with all-purpose flour'],
    ['Bread the cutlets.', 'coat with breadcrumbs'],
    ['Bread the board.', 'to bread'],
    ['Peanut butter the toast.', 'peanut butter, toast'],
    ['Cream the butter and sugar.', 'to cream, butter, sugar'],
    ['Season salt the fish.', 'to seasoned salt, fish'],
    ['Then oil the pan.', 'to vegetable oil'],
    ['Add oil the day before.', 'vegetable oil'],
    ['Oil it.', 'to vegetable oil'],
    ['Then oil', 'vegetable oil'],
    ['Heat and oil them.', 'to vegetable oil'],
    ['Heat, oil the pan.', 'to vegetable oil'],
    ['Heat, oil.', 'vegetable oil'],
    ['Pepper the steak, salt the water.', 'to black pepper, to salt, water'],
    ['Cut, salt well.', 'salt'],
    ['Cut and salt.', 'salt'],
    ['Heat the pan. Salt the water.', 'to salt, water'],
    ['Honey the ham.', 'honey, ham'],
    ['Pour onto a floured surface.', 'all-purpose flour'],
    ['Put on a buttered tray with flour.', 'all-purpose flour, butter'],
    ['Add cod or haddock.', 'cod, haddock'],
    ['Add boiled cod or haddock here.', 'cod, haddock'],
    ['Add oil and vinegar.', 'vinaigrette'],
    ['Cook until butter-soft.', ''],
    ['Cook the butter-soft onions.', 'onion'],
    ['Add the garlic-butter-soft-boiled eggs.', 'garlic, hard-boiled egg'],
    ['Add a tin of tuna.', 'tuna'],
    ['Add cream of chicken soup.', 'cream of chicken soup'],
    ['Add leg of lamb.', 'lamb'],
    ['Add a tin of fnord.', ''],
    ['Add the vegetables of your choice.', 'mixed fresh vegetables'],
    ['Add the meat of choice.', ''],
    ['Add a red.', ''],
    ['Add coconut, milk.', 'coconut, milk'],
    ['Add coconut - milk.', 'coconut, milk'],
    ['Add coconut-milk.', 'coconut milk'],
    ['Add coconut (milk).', 'coconut, milk'],
  ])('the foods of the step "%s" are %s', (step, foods) => {
    expect(shown(readFoodsOfSteps([step]).foods)).toBe(foods)
  })

  test('the foods of a step have the words around them, twelve before at most', () => {
    const { foods } = readFoodsOfSteps([
      'Mix.',
      'Chop one and two and three and four and five and six and seven peppers well.',
    ])
    expect(foods).toMatchObject([
      {
        food: { name: 'black pepper' },
        before: 'and two and three and four and five and six and seven'.split(' ').slice(-12),
        wordAfter: 'well',
        step: 1,
      },
    ])
  })

  test.each([
    ['Put the onions on a floured board.', ['put the onion on a']],
    [
      'Chop one two three four five six seven eight nine ten eleven twelve thirteen floured boards.',
      ['two three four five six seven eight nine ten eleven twelve thirteen'],
    ],
  ])('the foods of a step have the words before "floured", twelve at most: "%s"', (step, before) => {
    const { foods } = readFoodsOfSteps([step])
    const flour = foods.filter(({ food }) => food.name === 'all-purpose flour')
    expect(flour.map((each) => each.before.join(' '))).toEqual(before)
  })

  test.each([
    ['Add nut-free tomatoes and salt.', 'tomato: nut free; salt: '],
    ['Add the dairy-free muffins or honey.', 'muffin: dairy free; honey: '],
    ['Add dairy-free muffins, honey.', 'muffin: dairy free; honey: '],
    ['Add nut-free dairy-free tomatoes.', 'tomato: nut free, dairy free'],
    ['Add nut-free, chocolate.', 'chocolate: '],
  ])('the foods of a step have the claims before them: "%s"', (step, claims) => {
    const { foods } = readFoodsOfSteps([step])
    expect(
      foods
        .map((said) => `${said.food.name}: ${said.claims.map(({ words }) => words[0]).join(', ')}`)
        .join('; '),
    ).toBe(claims)
  })

  test.each([
    ['Add the butter to a warm pan.', 'add the to a warm pan'],
    ['Add coconut milk.', 'add'],
    ['Add oil and vinegar.', 'add oil and vinegar'],
    ['Add the red pepper and salt.', 'add the and'],
    ['Add. Stir!', 'add stir'],
  ])('without its foods, the step "%s" has the words: %s', (step, words) => {
    const { otherWords, unread } = readFoodsOfSteps([step])
    expect([[...otherWords].join(' '), unread]).toEqual([words, []])
  })
})

test('a food in a recipe’s name or description is part of no action', () => {
  expect(shown(readFoodsOfProse('Butter the chicken'))).toBe('butter, chicken')
  expect(shown(readFoodsOfProse('Fish it out'))).toBe('fish')
})

test.each([
  ['Add salt! Add oil? Add flour; add milk.', ['Add salt!', 'Add oil?', 'Add flour;', 'add milk.']],
  ['Fry for 2 Min. Oil the pan.', ['Fry for 2 Min.', 'Oil the pan.']],
  ['Fry 30 sec. add oil.', ['Fry 30 sec. add oil.']],
  ['Fry 30sec. add oil.', ['Fry 30sec. add oil.']],
  ['Fry 30  sec. add oil.', ['Fry 30  sec.', 'add oil.']],
  ['Fry some sec. add oil.', ['Fry some sec.', 'add oil.']],
  ['5 Sek. anbraten.', ['5 Sek. anbraten.']],
  ['5 sek. anbraten.', ['5 sek. anbraten.']],
  ['5 Seks. anbraten.', ['5 Seks. anbraten.']],
  ['Wait 10 segs. y', ['Wait 10 segs. y']],
  ['Wait 10 sems. y', ['Wait 10 sems.', 'y']],
  ['Wait 3 mins. and stir', ['Wait 3 mins. and stir']],
  ['Wait 3 min. 5 more', ['Wait 3 min. 5 more']],
  ['Wait 3 Min. more', ['Wait 3 Min. more']],
  ['Bake 3 Std. backen', ['Bake 3 Std. backen']],
  ['Bake 3 std. backen', ['Bake 3 std. backen']],
  ['Mix 2 hrs. then rest', ['Mix 2 hrs. then rest']],
  ['Mix 2 hr. then rest', ['Mix 2 hr. then rest']],
  ['Bake 3x. backen', ['Bake 3x.', 'backen']],
  ['5 से. डालें', ['5 से. डालें']],
  ['Stir.   Rest.', ['Stir.', 'Rest.']],
  ['Stir 2.5 l.', ['Stir 2.5 l.']],
  ['', []],
])('the sentences of "%s" are %j', (step, sentences) => {
  expect(splitStepIntoSentences(step)).toEqual(sentences)
})
