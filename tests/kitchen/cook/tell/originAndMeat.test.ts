import { expect, test } from 'vitest'
import { ordersForAnswers } from '#server/commands/dishes/answersOfCuisine.ts'
import { cookDish } from '#shared/kitchen/cook/cookDish.ts'
import { allDishTemplates } from '#shared/kitchen/cook/dishes/dishes.ts'
import { recipeRemarksForReader } from '#shared/kitchen/cook/tell/recipeRemarks.ts'
import type { QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'

const meatless = { dietType: 'Vegetarian', meatPreference: null, cookingTime: '15 minutes or less' } as const

/** What the description says beside the headnote when a dish is cooked for these answers. */
function remarksOnDish(id: string, answers: Partial<QuestionnaireAnswers>): string[] {
  const dish = allDishTemplates.find((each) => each.id === id)!
  const cooked = cookDish(
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
  )
  return recipeRemarksForReader(cooked!.plate, cooked!.told)
}

test.each([
  ['guvec', 'Greek', 'It is a Turkish dish.'],
  ['shepherds pie', 'Australian', 'It is a British dish.'],
  ['egg and cress plate', 'Irish', 'It is a German dish.'],
  ['pepper fry', 'Sri Lankan', 'It is an Indian dish.'],
  ['coconut callaloo', 'Jamaican', 'It is a Trinidadian dish.'],
  ['shakshuka', 'Lebanese', 'It is a Tunisian dish.'],
  ['kafta bil sanieh', 'Turkish', 'It is a Lebanese dish.'],
] as const)('%s for the %s cuisine says in its description where it comes from', (id, cuisine, said) => {
  expect(remarksOnDish(id, { cuisine })).toContain(said)
})

test.each([
  ['guvec', 'Turkish'],
  ['shepherds pie', 'Irish'],
  ['coconut callaloo', 'Caribbean'],
  ['shakshuka', 'Mediterranean'],
  ['carbonnade', 'Other'],
  ['piccata', 'Italian'],
] as const)('%s says nothing of its origin in the %s cuisine, where it is at home', (id, cuisine) => {
  expect(remarksOnDish(id, { cuisine }).filter((remark) => /^It is an? \S+ dish\.$/.test(remark))).toEqual([])
})

test('a meatless dish says where it comes from as well, but not where it is at home', () => {
  const beets = 'beets with walnuts'
  expect(remarksOnDish(beets, { ...meatless, cuisine: 'Polish' })).toContain('It is a Russian dish.')
  expect(remarksOnDish(beets, { ...meatless, cuisine: 'Russian' })).toEqual([])
  const shopska = remarksOnDish('shopska salad', { ...meatless, cuisine: 'Greek' })
  expect(shopska).toContain('It is a Bulgarian dish.')
})

test('a Greek dish needs no word of its origin in the cooking of the whole Mediterranean', () => {
  const dip = { ...meatless, cookingTime: '1 hour or more' } as const
  expect(remarksOnDish('melitzanosalata', { ...dip, cuisine: 'Turkish' })).toContain('It is a Greek dish.')
  expect(remarksOnDish('melitzanosalata', { ...dip, cuisine: 'Mediterranean' })).toEqual([])
})

test('no dish names an origin that all its cuisines share, which would never be said', () => {
  const unsaid = allDishTemplates.filter(
    ({ origins, cuisines }) =>
      origins && (cuisines === 'all' || cuisines.every((cuisine) => origins.includes(cuisine))),
  )
  expect(unsaid.map(({ id }) => id)).toEqual([])
})

test.each([
  ['farikal', 'Scandinavian', 'Turkey'],
  ['bowl of red', 'American', 'Chicken'],
  ['joojeh kabab', 'Persian', 'Beef'],
  ['vavishka', 'Persian', 'Pork'],
] as const)(
  '%s of another meat than the one it is known for says so (%s, %s)',
  (id, cuisine, meatPreference) => {
    const remarks = remarksOnDish(id, { cuisine, meatPreference })
    expect(remarks).toContain(`${meatPreference} is not the usual meat of this dish.`)
    expect(remarks.filter((remark) => /usual meat/.test(remark))).toHaveLength(1)
  },
)

test.each([
  ['goan chilli fry', 'Indian', 'Pork'],
  ['goan chilli fry', 'Indian', 'Beef'],
  ['erachi ularthiyathu', 'Indian', 'Beef'],
  ['lawar', 'Indonesian', 'Pork'],
  ['farikal', 'Scandinavian', 'Lamb'],
  ['tom yam', 'Thai', 'Chicken'],
  ['khai krata', 'Thai', 'Turkey'],
] as const)('%s calls no meat unusual where it is a usual one (%s, %s)', (id, cuisine, meatPreference) => {
  expect(remarksOnDish(id, { cuisine, meatPreference }).join(' ')).not.toMatch(/usual meat/)
})

test('a meat that a whole cuisine hardly eats is called unusual in a dish that is known for no meat', () => {
  expect(
    remarksOnDish('hari mirch qeema', { cuisine: 'Pakistani', meatPreference: 'Pork' }).join(' '),
  ).toMatch(/^Pork is not the usual meat of Pakistani cooking/)
})

test.each([
  ['shepherds pie', 'Keto', 'Lamb', 'This version is adapted to a keto diet.'],
  ['shawarma', 'Vegetarian', null, 'This version is adapted to a vegetarian diet.'],
  ['schnitzel', 'Keto', 'Pork', 'This version is adapted to a keto diet.'],
] as const)('%s made %s says that the dish was adapted', (id, dietType, meatPreference, said) => {
  const cuisine = allDishTemplates.find((each) => each.id === id)!
    .cuisines[0] as QuestionnaireAnswers['cuisine']
  expect(remarksOnDish(id, { cuisine, dietType, meatPreference })).toContain(said)
})

test.each([
  ['shepherds pie', 'No restrictions', 'Lamb'],
  ['farikal', 'Keto', 'Lamb'],
  ['enkulal be siga', 'Paleo', 'Beef'],
  ['melitzanosalata', 'Vegan', null],
] as const)('%s made %s is as it always is and says nothing of a diet', (id, dietType, meatPreference) => {
  const cuisine = allDishTemplates.find((each) => each.id === id)!
    .cuisines[0] as QuestionnaireAnswers['cuisine']
  expect(remarksOnDish(id, { cuisine, dietType, meatPreference }).join(' ')).not.toMatch(
    /adapted|made with meat/,
  )
})

test.each([
  ['pad thai', 'Thai', 'shrimp'],
  ['kathi roll', 'Indian', 'paneer'],
] as const)('%s of %s cooking with %s is not said to be usually made with meat', (id, cuisine, food) => {
  const remarks = remarksOnDish(id, { cuisine, meatPreference: 'No preference', description: food })
  expect(remarks.join(' ')).not.toMatch(/made with meat/)
})

test('a dish known for beef that is cooked with mushrooms is said to be usually made with meat', () => {
  const answers = { cuisine: 'Ethiopian', meatPreference: 'No preference', description: 'mushrooms' } as const
  expect(remarksOnDish('tibs', answers)).toContain('It is usually made with meat.')
})
