import { describe, expect, test } from 'vitest'
import { type AllergenId, allergenIds } from '#shared/kitchen/allergens.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { isFindingAboutEater } from '#shared/kitchen/findings/concerns.ts'
import { checkRecipe, type RecipeToCheck } from '#shared/kitchen/gate/checkRecipe.ts'

const eater = (needs: Partial<Eater>): Eater => ({
  name: 'Ana',
  allergens: [],
  diets: [],
  dislikes: [],
  likes: [],
  ...needs,
})
const anyAllergy = eater({ allergens: allergenIds })

const noodles: RecipeToCheck = {
  name: 'Weeknight bowl',
  description: 'Quick and filling.',
  ingredients: ['200 g rice noodles', '1 head broccoli', '2 tbsp sunflower oil'],
  instructions: ['Boil the noodles.', 'Fry the broccoli in the oil and toss it with the noodles.'],
  servings: 2,
  totalTimeMinutes: 20,
}

/** What is found against an eater in the texts of the recipe: "contains peanuts (peanut butter in step 2)". */
function found(change: Partial<RecipeToCheck>, who = anyAllergy): string[] {
  const { findings } = checkRecipe({ ...noodles, ...change }, [who], {
    limitMinutes: null,
    meatPreference: null,
  })
  return findings.filter(isFindingAboutEater).map(({ kind, concern, path, namedIn, step }) => {
    const what = 'id' in concern ? concern.id : concern.food
    return `${kind} ${what} (${path[0]} in ${namedIn}${step === null ? '' : ` ${step + 1}`})`
  })
}
const inStep = (step: string, who?: Eater) => found({ instructions: [...noodles.instructions, step] }, who)
const inName = (name: string, who?: Eater) => found({ name }, who)
const inDescription = (description: string, who?: Eater) => found({ description }, who)

test.each(['Sprinkle with chopped nuts and serve.', 'Top with nuts.', 'Stir in the nuts.'])(
  'unlisted nuts that a step adds are certain: %s',
  (step) => {
    expect(inStep(step)).toContain('contains nuts (mixed nuts in step 3)')
  },
)

const putIn: readonly (readonly [string, string])[] = [
  ['Stir in the peanut butter.', 'contains peanuts (peanut butter in step 3)'],
  ['Scatter the roasted peanuts over the bowl.', 'contains peanuts (roasted peanut in step 3)'],
  ['Fold in the raw egg yolk.', 'contains eggs (egg yolk in step 3)'],
  ['Season with salt, lemon juice and fish sauce.', 'contains fish (fish sauce in step 3)'],
  ['Heat the peanut sauce.', 'contains peanuts (peanut sauce in step 3)'],
  ['Drizzle with tahini.', 'contains sesame (tahini in step 3)'],
  ['Top with grated Parmesan and toasted walnuts.', 'contains nuts (walnut in step 3)'],
  ['Finish with peanuts.', 'contains peanuts (peanut in step 3)'],
  ['Finish the bowl with a knob of butter.', 'contains milk (butter in step 3)'],
  ['Dress it with sesame oil.', 'contains sesame (sesame oil in step 3)'],
  ['Decorate with chopped pistachios.', 'contains nuts (pistachio in step 3)'],
  ['Add the prawns and cook for 3 minutes.', 'contains crustaceans (shrimp in step 3)'],
]
test.each(putIn)('a food added only by a step counts like a listed one: "%s"', (step, expected) => {
  expect(inStep(step)).toContain(expected)
})

const offered: readonly (readonly [string, string])[] = [
  ['Serve with satay sauce.', 'may contain peanuts (peanut sauce in step 3)'],
  ['If you like, add a handful of peanuts.', 'may contain peanuts (peanut in step 3)'],
  ['Tear the naan and put it on top.', 'may contain gluten (naan in step 3)'],
  ['Serve with naan.', 'may contain gluten (naan in step 3)'],
  ['For the satay sauce, stir the lime juice and the sugar.', 'may contain peanuts (peanut sauce in step 3)'],
]
test.each(offered)(
  'a food that a step offers, serves with the dish or makes is possible: "%s"',
  (step, expected) => {
    const told = inStep(step)
    expect(told).toContain(expected)
    expect(told.filter((each) => each.startsWith('contains'))).toEqual([])
  },
)

const called: readonly (readonly [string, string])[] = [
  ['Peanut noodles', 'may contain peanuts (peanut in name)'],
  ['Broccoli with satay sauce', 'may contain peanuts (peanut sauce in name)'],
  ['Noodles with shrimp', 'may contain crustaceans (shrimp in name)'],
]
test.each(called)('a food named only in the recipe’s name is possible: "%s"', (name, expected) => {
  expect(inName(name)).toEqual([expected])
})

test('a food named only in the description is possible', () => {
  expect(inDescription('Crunchy with roasted cashews.')).toEqual([
    'may contain nuts (roasted cashew in description)',
  ])
})

const notThere: readonly string[] = [
  'Cream it well and toast the noodles.',
  'Cut it with a butter knife on a bread board.',
  'Simmer until it has the consistency of cream.',
  'Roll it to the size of a walnut.',
  'Toss well without adding any butter.',
  'It is as smooth as peanut butter.',
  'Cook it without peanuts, cashews or eggs.',
]
test.each(notThere)('a comparison, tool, action or absence is not a food: "%s"', (step) => {
  expect(inStep(step).filter((told) => !told.includes('satay'))).toEqual([])
})

test.each([
  'Peanut-free noodles',
  'Noodles without peanuts',
  'Nut-free, egg-free noodles',
  'No-peanut satay-style noodles',
])('a food that the recipe’s name excludes is not found: "%s"', (name) => {
  expect(inName(name)).toEqual([])
})

test.each([{ name: 'Nut-free vegan noodles' }, { description: 'Free of peanuts, nuts and eggs.' }])(
  'a claim in the name or description removes no finding of lines and steps: %o',
  (claim) => {
    const ingredients = [...noodles.ingredients, '2 tbsp peanut butter']
    const instructions = [...noodles.instructions, 'Stir in the peanut butter and the walnuts.']
    expect(found({ ...claim, ingredients, instructions })).toEqual([
      'contains peanuts (peanut butter in line)',
      'contains nuts (walnut in step 3)',
    ])
  },
)

test('a claim before a food in a step applies only to that food', () => {
  const milk = eater({ allergens: ['milk'] })
  expect(inStep('Stir in the vegan cream cheese.', milk)).toEqual([])
  expect(inStep('Stir in the vegan cream cheese and the sour cream.', milk)).toEqual([
    'contains milk (sour cream in step 3)',
  ])
})

describe('an eater', () => {
  test('an eater whose diet a step breaks gets a finding', () => {
    const vegetarian = eater({ diets: ['vegetarian'] })
    expect(inStep('Stir in the fish sauce.', vegetarian)).toEqual([
      'contains vegetarian (fish sauce in step 3)',
    ])
    expect(inStep('Serve with fish sauce.', vegetarian)).toEqual([
      'may contain vegetarian (fish sauce in step 3)',
    ])
  })

  test('an eater with an allergy in own words gets a finding for a step', () => {
    expect(inStep('Top with sliced kiwi.', eater({ otherAllergies: ['kiwi'] }))).toEqual([
      'contains kiwi (kiwi in step 3)',
    ])
  })

  test('an eater with an unknown allergy gets a finding where a text contains its word', () => {
    const rare = eater({ otherAllergies: ['xyzzyberries'] })
    expect(inStep('Scatter the xyzzyberries over it.', rare)).toEqual([
      'may contain xyzzyberries (xyzzyberries in step 3)',
    ])
    expect(inName('Noodles with xyzzyberries', rare)).toEqual([
      'may contain xyzzyberries (xyzzyberries in name)',
    ])
    expect(inStep('Cook it without xyzzyberries.', rare)).toEqual([])
  })
})

test('a food that only steps name is reported once, with the first step that names it', () => {
  const peanuts = eater({ allergens: ['peanuts'] })
  const steps = ['Crush the peanuts.', 'Add half of the peanuts.', 'Scatter the peanuts over it.']
  const { named, findings } = checkRecipe(
    { ...noodles, instructions: [...noodles.instructions, ...steps] },
    [peanuts],
    { limitMinutes: null, meatPreference: null },
  )
  expect(named.map(({ steps }) => steps)).toEqual([[2, 3, 4]])
  expect(findings.filter(isFindingAboutEater)).toHaveLength(1)
})

test('a finding in a blog entry has no step number', () => {
  expect(found({ isProse: true, instructions: ['Stir in the peanut butter.'] })).toEqual([
    'contains peanuts (peanut butter in text)',
  ])
})

test('a raw egg added only by a step is a hazard for vulnerable eaters, at that step', () => {
  const recipe = { ...noodles, instructions: ['Mash the noodles and serve.', 'Fold in the raw egg yolk.'] }
  const { findings } = checkRecipe(recipe, [eater({ isVulnerable: true })], {
    limitMinutes: null,
    meatPreference: null,
  })
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: 'hazard', hazard: 'raw egg', line: null, step: 1 }),
  )
})

const ofLines: readonly (readonly [string, string, AllergenId])[] = [
  ['200 ml coconut milk', 'Pour in the milk.', 'milk'],
  ['2 tbsp vegan butter', 'Melt the butter.', 'milk'],
  ['2 eggs', 'Whisk the yolks.', 'milk'],
  ['100 g oyster mushrooms', 'Fry the mushrooms.', 'molluscs'],
]
test.each(ofLines)('the line "%s" lists the food of the step "%s", and no other', (line, step, allergen) => {
  const told = found(
    { ingredients: [...noodles.ingredients, line], instructions: [...noodles.instructions, step] },
    eater({ allergens: [allergen] }),
  )
  expect(told.filter((each) => each.startsWith('contains'))).toEqual([])
})

const ofOtherLines: readonly (readonly [string, string, string])[] = [
  ['1 can butter beans', 'Stir in the butter.', 'contains milk (butter in step 3)'],
  ['50 g peanut-free granola', 'Scatter the peanuts over it.', 'contains peanuts (peanut in step 3)'],
  ['1 tsp almond extract', 'Scatter the almonds over it.', 'contains nuts (almond in step 3)'],
]
test.each(ofOtherLines)('the line "%s" does not list the food added by "%s"', (line, step, expected) => {
  expect(
    found({
      ingredients: [...noodles.ingredients, line],
      instructions: [...noodles.instructions, step],
    }),
  ).toContain(expected)
})
