import { expect, test } from 'vitest'
import { ordersForAnswers } from '#server/commands/dishes/answersOfCuisine.ts'
import { cookDish } from '#shared/kitchen/cook/cookDish.ts'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { allDishTemplates } from '#shared/kitchen/cook/dishes/dishes.ts'
import { recipeRemarksForReader } from '#shared/kitchen/cook/tell/remarks/recipeRemarks.ts'
import type { QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import { cookAnswers } from '../../../support/recipes/cookedAnswers.ts'
import { briefOf } from '../briefOf.ts'

const meatless = { dietType: 'Vegetarian', meatPreference: null, cookingTime: '15 minutes or less' } as const

function cookFor(id: string, answers: Partial<QuestionnaireAnswers>) {
  const dish = allDishTemplates.find((each) => each.id === id)!
  return cookDish(
    dish,
    ordersForAnswers({
      dietType: 'No restrictions',
      meatPreference: 'Chicken',
      mealType: dish.meals[0]!,
      cookingTime: '1 hour or more',
      skillLevel: 'Advanced',
      cuisine: 'Italian',
      description: '',
      ...answers,
    }),
  )!
}

/** What the description says beside the headnote when a dish is cooked for these answers. */
function remarksOnDish(id: string, answers: Partial<QuestionnaireAnswers>): string[] {
  const { plate, told } = cookFor(id, answers)
  return recipeRemarksForReader(plate, told)
}

/** Of a dish of another country that is cooked because the cuisine has none of its own. */
const closest = (origin: string) =>
  new RegExp(`^Among our dishes there is no .*; the closest is this ${origin} dish\\.$`)

test.each([
  ['guvec', 'Greek', 'Turkish'],
  ['shepherds pie', 'Australian', 'British'],
  ['egg and cress plate', 'Irish', 'German'],
  ['pepper fry', 'Sri Lankan', 'Indian'],
  ['coconut callaloo', 'Jamaican', 'Trinidadian'],
  ['shakshuka', 'Lebanese', 'Tunisian'],
] as const)(
  '%s for the %s cuisine, which has no such dish of its own, says in its description that it is %s',
  (id, cuisine, origin) => {
    expect(remarksOnDish(id, { cuisine })).toContainEqual(expect.stringMatching(closest(origin)))
  },
)

test('a dish of another country that was wished for says only where it comes from', () => {
  const wish = { cuisine: 'Greek', description: 'güveç' } as const
  expect(remarksOnDish('guvec', wish)).toContain('It is a Turkish dish.')
})

test.each([
  ['guvec', 'Turkish'],
  ['shepherds pie', 'Irish'],
  ['coconut callaloo', 'Caribbean'],
  ['shakshuka', 'Mediterranean'],
  ['carbonnade', 'Other'],
  ['piccata', 'Italian'],
] as const)('%s says nothing of its origin in the %s cuisine, where it is at home', (id, cuisine) => {
  expect(remarksOnDish(id, { cuisine }).filter((remark) => /\S+ dish\.$/.test(remark))).toEqual([])
})

test('a meatless dish says where it comes from as well, but not where it is at home', () => {
  const beets = 'beets with walnuts'
  expect(remarksOnDish(beets, { ...meatless, cuisine: 'Polish' })).toContainEqual(
    expect.stringMatching(closest('Russian')),
  )
  expect(remarksOnDish(beets, { ...meatless, cuisine: 'Russian' })).toEqual([])
  const shopska = remarksOnDish('shopska salad', { ...meatless, cuisine: 'Greek' })
  expect(shopska).toContainEqual(expect.stringMatching(closest('Bulgarian')))
})

test('a Greek dish needs no word of its origin in the cooking of the whole Mediterranean', () => {
  const dip = { ...meatless, cookingTime: '1 hour or more' } as const
  expect(remarksOnDish('melitzanosalata', { ...dip, cuisine: 'Turkish' })).toContainEqual(
    expect.stringMatching(closest('Greek')),
  )
  expect(remarksOnDish('melitzanosalata', { ...dip, cuisine: 'Mediterranean' })).not.toContainEqual(
    expect.stringMatching(closest('Greek')),
  )
})

test('no dish names an origin that all its cuisines share, which would never be said', () => {
  const unsaid = allDishTemplates.filter(
    ({ origins, cuisines }) =>
      origins && (cuisines === 'all' || cuisines.every((cuisine) => origins.includes(cuisine))),
  )
  expect(unsaid.map(({ id }) => id)).toEqual([])
})

test.each([
  ['farikal', 'Scandinavian', 'Turkey', 'Here turkey takes the place of the lamb.'],
  ['bowl of red', 'American', 'Chicken', 'Here chicken takes the place of the beef.'],
  ['joojeh kabab', 'Persian', 'Beef', 'Here beef takes the place of the chicken.'],
  ['vavishka', 'Persian', 'Pork', 'Here pork takes the place of the beef.'],
] as const)(
  'the description of %s says so if it has another meat than the one it is known for (%s, %s)',
  (id, cuisine, meatPreference, said) => {
    const remarks = remarksOnDish(id, { cuisine, meatPreference })
    expect(remarks).toContain(said)
    expect(remarks.filter((remark) => /usual meat|takes the place/.test(remark))).toHaveLength(1)
  },
)

/** What is said of it with turkey, which it is not usually made with, for somebody who dislikes these foods. */
function descriptionOfYukjeon(dislikes: string[]): string {
  const answers: QuestionnaireAnswers = {
    dietType: 'No restrictions',
    meatPreference: 'Turkey',
    mealType: 'Lunch',
    cookingTime: '30 minutes',
    skillLevel: 'Intermediate',
    cuisine: 'Korean',
    description: 'yukjeon',
  }
  const eater = { name: 'Ada', allergens: [], diets: [], likes: [], otherAllergies: [], dislikes }
  return cookRecipe(briefOf(answers, { eaters: [eater] }), 1).description
}

test('the headnote of a dish tells of its usual meat, and then of the one that is taken here', () => {
  expect(descriptionOfYukjeon([])).toMatch(/thin pieces of beef.* Here turkey takes the place of the beef\./)
})

test('neither headnote nor remark names the usual meat where somebody at the table avoids it', () => {
  const description = descriptionOfYukjeon(['beef'])
  expect(description).not.toMatch(/beef/)
  expect(description).toContain('Turkey is not the usual meat of this dish.')
})

test.each([
  ['goan chilli fry', 'Indian', 'Pork'],
  ['goan chilli fry', 'Indian', 'Beef'],
  ['erachi ularthiyathu', 'Indian', 'Beef'],
  ['lawar', 'Indonesian', 'Pork'],
  ['farikal', 'Scandinavian', 'Lamb'],
  ['tom yam', 'Thai', 'Chicken'],
  ['pad kratiem', 'Thai', 'Turkey'],
] as const)(
  'the description of %s does not call a usual meat unusual (%s, %s)',
  (id, cuisine, meatPreference) => {
    expect(remarksOnDish(id, { cuisine, meatPreference }).join(' ')).not.toMatch(/usual meat/)
  },
)

test('a meat that a whole cuisine hardly eats is called unusual in a dish that is known for no meat', () => {
  expect(remarksOnDish('bhuna qeema', { cuisine: 'Pakistani', meatPreference: 'Pork' }).join(' ')).toMatch(
    /^Pork is not the usual meat of Pakistani cooking/,
  )
})

test.each([
  ['shepherds pie', 'Keto', 'Lamb', 'This version is adapted to a keto diet, with '],
  ['shawarma', 'Vegetarian', null, 'This version is adapted to a vegetarian diet, with '],
  ['schnitzel', 'Keto', 'Pork', 'This version is adapted to a keto diet, with '],
] as const)(
  'the description of %s made %s says that the dish was adapted, and with what',
  (id, dietType, meatPreference, said) => {
    const cuisine = allDishTemplates.find((each) => each.id === id)!
      .cuisines[0] as QuestionnaireAnswers['cuisine']
    expect(remarksOnDish(id, { cuisine, dietType, meatPreference }).join(' ')).toContain(said)
  },
)

test.each([
  ['shepherds pie', 'No restrictions', 'Lamb'],
  ['farikal', 'Keto', 'Lamb'],
  ['enkulal be siga', 'Paleo', 'Beef'],
  ['melitzanosalata', 'Vegan', null],
] as const)(
  'the description of %s for the diet "%s" does not say that the dish was adapted, because it suits the diet as it is',
  (id, dietType, meatPreference) => {
    const cuisine = allDishTemplates.find((each) => each.id === id)!
      .cuisines[0] as QuestionnaireAnswers['cuisine']
    expect(remarksOnDish(id, { cuisine, dietType, meatPreference }).join(' ')).not.toMatch(
      /adapted|made with meat/,
    )
  },
)

test.each([
  ['pad thai', 'Thai', 'shrimp'],
  ['kathi roll', 'Indian', 'paneer'],
] as const)('%s of %s cooking with %s is not said to be usually made with meat', (id, cuisine, food) => {
  const remarks = remarksOnDish(id, { cuisine, meatPreference: 'No preference', description: food })
  expect(remarks.join(' ')).not.toMatch(/made with meat/)
})

test('a dish known for beef that is cooked with mushrooms is said to be usually made with meat', () => {
  const answers = { cuisine: 'Ethiopian', meatPreference: 'No preference', description: 'mushrooms' } as const
  expect(remarksOnDish('tibs', answers).join(' ')).toMatch(
    /It is usually made with meat, here with [^.]*mushrooms/,
  )
})

test('in every 41st answer the title or the headnote names a meat that the dish is also made without', () => {
  const unnamed = [...cookAnswers(41)].flatMap(({ recipe: { name, description, ingredients }, dishId }) => {
    const dish = allDishTemplates.find(({ id }) => id === dishId)
    if (!dish?.lines.protein?.trim().startsWith('?')) return []
    const texts = `${name} ${description}`
    return ingredients.flatMap((line) => {
      const meat = /\b(?:ground|cooked|roast) (chicken|turkey|beef|pork|lamb)\b/.exec(line)?.[1]
      return meat === undefined || new RegExp(meat, 'i').test(texts) ? [] : [`${name}: ${line}`]
    })
  })
  expect(unnamed).toEqual([])
})
