import { describe, expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import type { AnswersBesideWish } from '#shared/kitchen/wish/requirements/answersAgainstWish.ts'
import { outcomeOfWishes, servingsOfWishes } from '#shared/kitchen/wish/requirements/outcomeOfWishes.ts'

const answers: AnswersBesideWish = {
  dietType: 'No restrictions',
  meatPreference: 'No preference',
  cookingTime: '30 minutes',
}
const soup: WrittenRecipe = {
  name: 'Lemon chickpea soup',
  description: 'A bright soup for a weeknight.',
  servings: 4,
  prepTimeMinutes: 10,
  cookTimeMinutes: 20,
  totalTimeMinutes: 30,
  ingredients: [
    '30 ml olive oil',
    '1 onion, chopped',
    '2 garlic cloves',
    '800 g cooked chickpeas',
    '1 lemon',
  ],
  instructions: [
    'Warm the oil in a pot and soften the onion and the garlic 8 minutes.',
    'Add the chickpeas and a litre of water and simmer 10 minutes. Stir in the juice of the lemon.',
  ],
}
const eater = (more: Partial<Eater>): Eater => ({
  ...{ name: 'Ida', allergens: [], diets: [], dislikes: [], likes: [] },
  ...more,
})

const outcomeOf = (
  wishes: string[],
  {
    recipe = soup,
    eaters = [],
    asked = answers,
  }: { recipe?: WrittenRecipe; eaters?: Eater[]; asked?: AnswersBesideWish } = {},
) => {
  const { held, notHeld } = outcomeOfWishes(recipe, { wishes, answers: asked, eaters })
  return {
    held: held.map(({ said }) => said),
    notHeld: notHeld.map(({ requirement, why }) => ({ said: requirement.said, ...why })),
  }
}

describe('what a recipe meets of its wishes', () => {
  test('all wishes are read together, and what is not met is listed with the figures of the recipe', () => {
    expect(outcomeOf(['a soup with chickpeas, no celery', 'for six', 'in 20 minutes'])).toEqual({
      held: ['soup', 'chickpeas', 'celery'],
      notHeld: [
        { said: 'for six', reason: 'other number', servings: 4 },
        { said: 'in 20 minutes', reason: 'takes longer', minutes: 30 },
      ],
    })
  })

  test.each([
    [['serves 4, a soup', 'for six'], 'for six'],
    [['very spicy', 'mild please'], 'very spicy'],
    [['lasagna', 'make it a soup'], 'lasagna'],
  ])('of the contradicting wishes %j the later one counts', (wishes, gone) => {
    const { held, notHeld } = outcomeOf(wishes, { recipe: { ...soup, servings: 6 } })
    expect(notHeld).toEqual([])
    if (gone !== 'for six') expect(held).not.toContain(gone)
    else expect(held).not.toContain('serves 4')
  })

  test('a food that the first wish leaves out stays excluded, although a later wish asks for it', () => {
    const noNuts = eater({ name: '', dislikes: ['peanut'] })
    expect(outcomeOf(['no peanuts', 'with peanuts'], { eaters: [noNuts] }).notHeld).toEqual([
      { said: 'peanuts', reason: 'other limit' },
    ])
  })

  test.each([
    ['with peanuts', eater({ allergens: ['peanuts'] }), 'other limit'],
    ['with peanuts', eater({ otherAllergies: ['peanut'] }), 'other limit'],
    ['with bacon', eater({ diets: ['vegan'] }), 'other limit'],
    ['with tofu or peanuts', eater({ allergens: ['peanuts'] }), 'other limit'],
    ['with tofu', eater({ allergens: ['peanuts'] }), 'not in it'],
    ['with peanuts', eater({}), 'not in it'],
  ])('a food that "%s" asks for and somebody at the table must not have is ruled out', (wish, who, why) => {
    expect(outcomeOf([wish], { eaters: [who] }).notHeld.map(({ reason }) => reason)).toEqual([why])
  })

  test('a food that is still in the recipe is listed as such, whichever meat was chosen', () => {
    const chicken = { ...answers, meatPreference: 'Chicken' } as const
    expect(outcomeOf(['no garlic'], { asked: chicken }).notHeld).toEqual([
      { said: 'garlic', reason: 'still in it' },
    ])
  })

  test('of two foods of which one is enough, the diet forbids the wish only when it forbids both', () => {
    const vegan = { ...answers, dietType: 'Vegan', meatPreference: null } as const
    expect(outcomeOf(['beef or tofu'], { asked: vegan }).notHeld[0]?.reason).toBe('not in it')
    expect(outcomeOf(['beef or lamb'], { asked: vegan }).notHeld[0]?.reason).toBe('diet')
  })

  test('slow cooking in a short time has the chosen time as its reason', () => {
    expect(outcomeOf(['slow-cooked']).notHeld).toEqual([
      { said: 'slow-cooked', reason: 'chosen time', cookingTime: '30 minutes' },
    ])
  })

  test('a recipe in another language is not said to lack what only English words show', () => {
    const german: WrittenRecipe = {
      ...soup,
      name: 'Kichererbsensuppe mit Zitrone',
      description: 'Eine helle Suppe für den Feierabend, die von selbst dick wird.',
      ingredients: ['30 ml Olivenöl', '1 Zwiebel, gehackt', '800 g gekochte Kichererbsen', '1 Zitrone'],
      instructions: [
        'Das Öl im Topf erwärmen und die Zwiebel darin 8 Minuten weich dünsten.',
        'Die Kichererbsen mit einem Liter Wasser dazugeben und 10 Minuten köcheln lassen. Mit dem Saft der Zitrone abschmecken.',
      ],
    }
    expect(outcomeOf(['a soup, crispy, for the freezer, for 6'], { recipe: german }).notHeld).toEqual([
      { said: 'for 6', reason: 'other number', servings: 4 },
    ])
  })
})

test('the number of people in the last wish that tells one is the number of servings', () => {
  expect(servingsOfWishes(['serves 4', 'for six'], [])).toBe(6)
  expect(servingsOfWishes(['serves 4', 'no onion'], [])).toBe(4)
  expect(servingsOfWishes(['no onion'], [])).toBeNull()
})
