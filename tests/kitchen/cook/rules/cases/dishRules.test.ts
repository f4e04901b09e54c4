import { expect, test } from 'vitest'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { dishRules, sharesOfDishRules } from './rules/dishRules.ts'
import { sharedSentenceRule } from './rules/faultsOfAnswers.ts'
import { braise, brokenBy, brown, end, steps, stew } from './soundStew.ts'

test('each rule of dishes has a name of its own and a share that may break it', () => {
  const names = [...dishRules.map(({ name }) => name), sharedSentenceRule.name]
  expect([...new Set(names)].sort()).toEqual(Object.keys(sharesOfDishRules).sort())
})

test('a sound stew breaks no rule of dishes', () => {
  expect(brokenBy({})).toEqual([])
})

test.each<[rule: string, fault: string, change: Partial<WrittenRecipe>]>([
  ['food of title or headnote', 'a title with a food that is not in it', { name: 'Beef stew with prunes' }],
  [
    'food of title or headnote',
    'a headnote with a food that is not in it',
    { description: 'Beef with a spoonful of yogurt on top.' },
  ],
  [
    'technique of title or headnote',
    'a headnote of a marinade overnight',
    { description: 'Beef that lies in the pot overnight.' },
  ],
  ['technique of title or headnote', 'a title of a grill that is not lit', { name: 'Grilled beef' }],
  [
    'cut of title or headnote',
    'a headnote of thin slices of what is cut into chunks',
    {
      description: 'Thin slices of beef in a dark sauce.',
      ingredients: stew.ingredients.map((line) => line.replace('sliced', 'cut into chunks')),
    },
  ],
  [
    'number of title or headnote',
    'a headnote of half an hour for what takes two',
    { description: 'Half an hour in the pot and it is done, thick and dark.' },
  ],
  [
    'meat crowded in the pan',
    '900 g of meat browned at once in a large skillet',
    {
      ingredients: stew.ingredients.map((line) => line.replace('600 g boneless', '900 g boneless')),
      instructions: steps(
        'Pat the beef dry. Heat the oil in a large skillet and brown the beef 10 minutes with the salt.',
        braise,
        end,
      ),
    },
  ],
  [
    'browned too briefly',
    '600 g of pieces browned in 2 minutes',
    {
      instructions: steps(
        'Pat the beef dry and salt it. Heat the oil in a wide pot and brown the beef 2 minutes.',
        braise,
        end,
      ),
    },
  ],
  [
    'meat browned without being dried',
    'pieces that go wet into the pan',
    {
      instructions: steps(
        'Heat the oil in a wide pot and brown the beef with the salt in two batches, 10 minutes in all.',
        braise,
        end,
      ),
    },
  ],
  [
    'pieces crowded in the pan',
    'twelve patties in one skillet',
    {
      instructions: steps(
        'Pat the beef dry, grind it, knead it with the salt and shape into 12 patties.',
        'Heat the oil in a large skillet and fry the patties 10 minutes.',
        braise,
        end,
      ),
    },
  ],
  [
    'header shorter than the steps',
    'a header of 60 minutes for steps of two hours',
    { prepTimeMinutes: 15, cookTimeMinutes: 45, totalTimeMinutes: 60 },
  ],
  [
    'header longer than the steps',
    'a header of four hours for steps of two',
    { cookTimeMinutes: 285, totalTimeMinutes: 300 },
  ],
  [
    'prep too short',
    'a kilogram of potatoes peeled and four vegetables cut in a minute',
    {
      prepTimeMinutes: 1,
      cookTimeMinutes: 30,
      totalTimeMinutes: 31,
      ingredients: stew.ingredients.map((line) =>
        line
          .replace('600 g potatoes', '1.2 kg potatoes')
          .replace('2 onions', '4 onions')
          .replace('4 carrots', '8 carrots'),
      ),
    },
  ],
  [
    'doubled food in a list',
    'the same food twice in a list',
    {
      instructions: steps(
        brown,
        braise.replace('the onions and carrots', 'the onions, carrots and onions'),
        end,
      ),
    },
  ],
  [
    'stitched words',
    'half an egg',
    {
      ingredients: [...stew.ingredients, '2½ eggs'],
      instructions: steps(brown, braise, `${end} Stir in the eggs.`),
    },
  ],
  [
    'stitched words',
    'a comma in front of minutes',
    { instructions: steps(brown, braise, `${end} Simmer, uncovered 5 minutes.`) },
  ],
  [
    'energy of the meal',
    'a dinner of 1,500 kcal',
    {
      ingredients: stew.ingredients.map((line) =>
        line.replace('600 g potatoes', '4 kg potatoes').replace('3 table', '12 table'),
      ),
    },
  ],
  [
    'too much salt',
    'four teaspoons of salt',
    { ingredients: stew.ingredients.map((line) => line.replace('½ teaspoon fine', '4 teaspoons fine')) },
  ],
  [
    'salt that does not add up',
    'a quarter and an eighth of a teaspoon of half a teaspoon',
    {
      instructions: steps(
        brown.replace('the salt', '¼ teaspoon of the salt'),
        braise,
        `${end} Stir in ⅛ teaspoon of the salt.`,
      ),
    },
  ],
  [
    'pinch of salt not listed',
    'a pinch of salt beside half a teaspoon',
    { instructions: steps(brown, braise, `${end} Season with a pinch of salt.`) },
  ],
  [
    'salt to taste without tasting',
    'a line of salt to taste and steps that only season with it',
    {
      ingredients: stew.ingredients.map((line) =>
        line.replace('½ teaspoon fine salt', '½ teaspoon fine salt, plus more to taste'),
      ),
    },
  ],
  [
    'salted water without salt',
    'potatoes in salted water and half a teaspoon of salt, which is for the meat',
    { instructions: steps(brown, braise, `${end} Boil the potatoes in salted water 15 minutes.`) },
  ],
  [
    'too much fat',
    'a cup of oil a person',
    { ingredients: stew.ingredients.map((line) => line.replace('3 tablespoons', '500 ml')) },
  ],
  [
    'too much acid',
    'ten tablespoons of vinegar',
    {
      ingredients: [...stew.ingredients, '10 tablespoons red wine vinegar'],
      instructions: steps(brown, braise, `${end} Stir in the vinegar.`),
    },
  ],
  [
    'liquid per grain',
    'rice with a third of the water that it needs',
    {
      ingredients: [...stew.ingredients, '300 g basmati rice'],
      instructions: steps(
        brown,
        braise,
        'Rinse the rice, bring to a boil with 200 ml water, cover and cook over the lowest heat 18 minutes.',
        `${end} Serve with the rice.`,
      ),
    },
  ],
  [
    'garlic burnt',
    'garlic fried for 8 minutes over high heat',
    {
      instructions: steps(
        brown,
        braise.replace('; stir in the garlic 1 minute', '. Fry the garlic over high heat 8 minutes'),
        end,
      ),
    },
  ],
  [
    'garlic burnt',
    'garlic fried for 8 minutes beside onions',
    {
      instructions: steps(
        brown,
        braise.replace('onions and carrots and cook 6', 'onions and cook the carrots and garlic 8'),
        end,
      ),
    },
  ],
  [
    'onions brown too soon',
    'onions that are golden after 3 minutes',
    {
      instructions: steps(
        brown,
        braise.replace('cook 6 minutes, until soft', 'cook 3 minutes, until golden'),
        end,
      ),
    },
  ],
  [
    'pan left for a side',
    'a second pan where there was no first',
    { instructions: steps('In a second pan, warm the garlic in the oil 1 minute.', brown, braise, end) },
  ],
  [
    'pan left for a side',
    'rice between two steps of the stew',
    {
      instructions: steps(brown, 'Rinse the rice and cook it 18 minutes.', `Back at the pot, ${braise}`, end),
    },
  ],
  [
    'batches that one pan holds',
    '400 g of beef browned in two batches',
    { ingredients: stew.ingredients.map((line) => line.replace('600 g boneless', '400 g boneless')) },
  ],
  [
    'salted water without salt',
    'potatoes in salted water where no salt is listed',
    {
      ingredients: stew.ingredients.filter((line) => !/ salt$/.test(line)),
      instructions: steps(
        brown.replace(' and season it with the salt', ''),
        braise,
        `Boil the potatoes in salted water. ${end}`,
      ),
    },
  ],
  [
    'stitched words',
    'two and a half onions',
    { ingredients: stew.ingredients.map((line) => line.replace('2 onions', '2½ onions')) },
  ],
  [
    'stitched words',
    'a carrot of the carrot',
    { instructions: steps(brown, braise, `${end} Press the carrot of the carrot.`) },
  ],
  [
    'stitched words',
    'several cabbages in 200 g',
    {
      ingredients: [...stew.ingredients, '200 g green cabbages'],
      instructions: steps(brown, braise, `${end} Add the cabbages.`),
    },
  ],
  [
    'listed and not used',
    'a line that no step takes',
    { ingredients: [...stew.ingredients, '2 tablespoons capers'] },
  ],
  [
    'used and not listed',
    'parsley that no line lists',
    { instructions: steps(brown, braise, `${end} Scatter with the parsley.`) },
  ],
  [
    'ground spices after the liquid',
    'turmeric and cumin stirred into the stock',
    {
      ingredients: [...stew.ingredients, '2 teaspoons ground cumin', '1 teaspoon ground turmeric'],
      instructions: steps(brown, braise, `Add the cumin and turmeric. ${end}`),
    },
  ],
  [
    'more taken than listed',
    'four tablespoons taken of three',
    {
      instructions: steps(
        brown.replace('Heat the oil', 'Heat 2 tablespoons of the sunflower oil'),
        braise,
        `${end} Pour over 2 tablespoons of the sunflower oil.`,
      ),
    },
  ],
  [
    'portion of meat or fish',
    '1.2 kg of beef for four',
    { ingredients: stew.ingredients.map((line) => line.replace('600 g boneless', '1.2 kg boneless')) },
  ],
  [
    'pieces that cannot be shared',
    'five steaks for four',
    {
      ingredients: stew.ingredients.map((line) =>
        line.replace('600 g boneless beef chuck, cut into 3 cm (1¼ in) pieces', '5 beef steaks'),
      ),
    },
  ],
])('the rule "%s" finds %s', (rule, _, change) => {
  expect(brokenBy(change)).toContain(rule)
})

test.each<[says: string, change: Partial<WrittenRecipe>]>([
  [
    'two quarters of a teaspoon add up to half a teaspoon',
    {
      instructions: steps(
        brown.replace('the salt', '¼ teaspoon of the salt'),
        braise,
        `${end} Stir in ¼ teaspoon of the salt.`,
      ),
    },
  ],
  [
    'a pinch is listed beside the spoons',
    {
      ingredients: stew.ingredients.map((line) => line.replace('fine salt', 'fine salt, plus a pinch')),
      instructions: steps(brown, braise, `${end} Season with a pinch of salt.`),
    },
  ],
  [
    'a step tastes where the line says so',
    {
      ingredients: stew.ingredients.map((line) => line.replace('fine salt', 'fine salt, plus more to taste')),
      instructions: steps(brown, braise, `${end} Taste for salt.`),
    },
  ],
  [
    'salt for the water is listed',
    {
      ingredients: stew.ingredients.map((line) =>
        line.replace('fine salt', 'fine salt, plus more for the water'),
      ),
      instructions: steps(brown, braise, `${end} Boil the potatoes in salted water 15 minutes.`),
    },
  ],
])('no rule of salt is broken where %s', (_, change) => {
  expect(brokenBy(change).filter((rule) => /\bsalt/.test(rule))).toEqual([])
})

test.each([
  ['Paleo', '120 ml dry white wine', true],
  ['Paleo', '1 tablespoon white wine vinegar', false],
  ['Keto', '400 g celery root', true],
  ['Keto', '2 stalks celery', false],
  ['Vegan', '120 ml dry white wine', false],
] as const)('for %s, “%s” is a food outside the diet: %s', (dietType, line, isOutside) => {
  const ingredients = [...stew.ingredients.filter((text) => !text.includes('potatoes')), line]
  expect(brokenBy({ ingredients }, { dietType }).includes('food outside the diet')).toBe(isOutside)
})

test('the rule "an hour that is less" finds 30 minutes where an hour or more was asked for, and not 55', () => {
  const short = { prepTimeMinutes: 10, cookTimeMinutes: 20, totalTimeMinutes: 30 }
  const long = { prepTimeMinutes: 10, cookTimeMinutes: 45, totalTimeMinutes: 55 }
  expect(brokenBy(short, { cookingTime: '1 hour or more' })).toContain('an hour that is less')
  expect(brokenBy(long, { cookingTime: '1 hour or more' })).not.toContain('an hour that is less')
})
