import { describe, expect, test } from 'vitest'
import { readWishRequirements } from '#shared/kitchen/wish/requirements/readWishRequirements.ts'
import type { WishRequirement } from '#shared/kitchen/wish/requirements/requirement.ts'

/** A requirement in a few words: "people 6", "food in tofu|tempeh". */
function describeRequirement(each: WishRequirement): string {
  switch (each.kind) {
    case 'dish':
      return `dish ${each.name}`
    case 'dish kind':
      return `kind ${each.dishKind}`
    case 'food in':
      return `in ${each.anyOf.join('|')}`
    case 'food out':
      return `out ${each.said}`
    case 'people':
      return `people ${each.count}`
    case 'equipment':
      return each.equipment
    case 'taste':
      return each.taste
    case 'nutrition':
      return `${each.nutrient} ${each.least ?? ''}..${each.most ?? ''}`
    case 'effort':
      return each.effort
    case 'time':
      return `${each.maxMinutes} minutes`
    case 'ingredients':
      return `${each.most} ingredients`
    case 'keeping':
      return each.keeping
    case 'budget':
      return each.budget
  }
}

describe('what a wish asks for', () => {
  test.each<[wish: string, ...asked: string[]]>([
    ['gnocchi with sage butter for three', 'dish gnocchi', 'in sage', 'in butter', 'people 3'],
    ['palak paneer, mild please', 'dish palak paneer', 'mild'],
    ['Phad Thai without fish sauce', 'dish pad thai', 'out fish sauce'],
    ['some kind of stew, we are 5', 'kind stew', 'people 5'],
    ['tofu or tempeh, crispy', 'in tofu|tempeh', 'crispy'],
    ['in the slow cooker, feeds 10', 'slow cooker', 'people 10'],
    ['no oven, no blender', 'no oven', 'no blender'],
    ['at least 40 g protein and under 600 kcal', 'proteinGrams 40..', 'kcal ..600'],
    ['low salt for my grandfather', 'sodiumMg ..600'],
    ['max 6 ingredients', '6 ingredients'],
    ['ready in 25 minutes', '25 minutes'],
    ['for the freezer, 12 portions', 'freezer', 'people 12'],
    ['cheap, from tins', 'cheap', 'store cupboard'],
    ['a picnic for 7', 'portable', 'people 7'],
    ['fiery vindaloo', 'spicy', 'dish vindaloo'],
    ['just for me', 'people 1'],
    ['me and my husband', 'people 2'],
    ['ohne Zwiebeln, mit Lachs', 'out Zwiebeln', 'in salmon'],
    ['sans gluten avec des courgettes', 'out gluten', 'in courgette'],
    ['con garbanzos y sin ajo', 'in chickpea', 'out ajo'],
    ['veg biryani', 'out veg', 'dish biryani'],
    ['veggie lasagne, no blender', 'out veggie', 'dish vegetable lasagna', 'no blender'],
    ['vegetarian chili for 4', 'out vegetarian', 'dish vegetarian chili', 'people 4'],
    ['veggie stew', 'out veggie', 'dish vegetable stew'],
    ['roast veg', 'dish roast vegetables', 'out veg'],
    ['vegan mac and cheese', 'out vegan', 'dish mac and cheese'],
    ['no veg biryani', 'out veg'],
    ['non veg biryani', 'in meat', 'dish biryani'],
    ['non-veg biryani for 4', 'in meat', 'dish biryani', 'people 4'],
    ['नॉन वेज बिरयानी', 'in meat', 'dish biryani'],
    ['गैर शाकाहारी बिरयानी', 'in meat', 'dish biryani'],
    ['no non veg', 'out non veg'],
    ['omelette aux pommes', 'dish omelette', 'in apple'],
    ['omelette aux pommes de terre', 'dish omelette', 'in potato'],
    ['pancakes with bacon on the side', 'dish pancake', 'in bacon'],
    ['a side dish with beans', 'kind side dish', 'in bean'],
  ])('the wish "%s" has the listed requirements', (wish, ...asked) => {
    expect(readWishRequirements(wish).map(describeRequirement).sort()).toEqual([...asked].sort())
  })

  test.each<[wish: string, food: string]>([
    ['potato pancakes with apple sauce', 'applesauce'],
    ['pork chops with applesauce', 'applesauce'],
    ['falafel with hummus', 'hummus'],
    ['Schnitzel mit Apfelmus', 'applesauce'],
    ['Hähnchen mit Apfelmus', 'applesauce'],
    ['kebab avec du tzatziki', 'tzatziki'],
    ['nachos con guacamole', 'guacamole'],
    ['فلافل مع حمص', 'chickpea'],
  ])('the food that a dish is served with is read as a wanted food in "%s"', (wish, food) => {
    const asked = readWishRequirements(wish)
    expect(asked.map(describeRequirement)).toContain(`in ${food}`)
    expect(asked.filter(({ kind }) => kind === 'dish').length).toBeLessThan(2)
  })

  test.each<[wish: string, ...dishes: string[]]>([
    ['apple sauce', 'apple sauce'],
    ['apfelmus für 4', 'apple sauce'],
    ['fish pie with green salad', 'fish pie', 'green salad beside'],
    ['Schnitzel mit Kartoffelsalat', 'schnitzel', 'potato salad beside'],
    ['Schnitzel mit Pommes', 'schnitzel', 'french fries beside'],
    ['pizza y ensalada cesar', 'pizza', 'caesar salad beside'],
    ['pancakes and waffles', 'pancake', 'waffle beside'],
    ['cook pancakes with the kids', 'pancake'],
  ])('the dishes of the wish "%s" are read, and which of them are side dishes', (wish, ...dishes) => {
    const asked = readWishRequirements(wish).flatMap((each) => (each.kind === 'dish' ? [each] : []))
    expect(asked.map(({ name, role }) => (role ? `${name} ${role}` : name))).toEqual(dishes)
  })

  test.each([
    'asdf',
    '🙂',
    'surprise me',
    'not another curry',
    'tired of soup',
    '2 cups of water',
    'my son turns 9',
    '',
  ])('the wish "%s" has no requirements', (wish) => {
    expect(readWishRequirements(wish).filter(({ kind }) => kind !== 'food in')).toEqual([])
  })

  test('each requirement has the position of its words in the wish', () => {
    const wish = 'A crispy Schnitzel for four'
    for (const { said, start, end } of readWishRequirements(wish)) expect(wish.slice(start, end)).toBe(said)
    expect(readWishRequirements(wish)).toHaveLength(3)
  })
})
