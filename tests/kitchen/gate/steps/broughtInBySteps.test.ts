import { expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

const ada = { name: 'Ada', allergens: allergenIds, diets: [], dislikes: [], likes: [], isVulnerable: true }

function findingsOf(name: string, lines: string, ...instructions: string[]) {
  const recipe = { name, description: '', ingredients: lines.split('; '), instructions }
  const asked = { limitMinutes: null, meatPreference: null }
  return checkRecipe({ ...recipe, servings: 4, totalTimeMinutes: null }, [ada], asked).findings
}

/** The allergens that no ingredient line holds, as far as texts tell; "?" stands before a possible one. */
function allergensOutsideLines(name: string, lines: string, step: string): string {
  const told = findingsOf(name, lines, step).flatMap((finding) =>
    'concern' in finding && finding.line === null && finding.concern.kind === 'allergen'
      ? [`${finding.kind === 'contains' ? '' : '?'}${finding.concern.id}`]
      : [],
  )
  return [...new Set(told)].sort().join(' ')
}

test.each([
  ['Tuna lunch', '1 tin tuna', 'Cook the noodles and stir in the tuna.', '?gluten'],
  ['Rocky road', '1 tbsp honey', 'Stir in the apples, digestives and pears.', '?milk gluten'],
  ['Choc bars', '1 tbsp honey', 'Add the apples, pretzels and pears.', '?soy gluten'],
  ['Ice cream sundae', '200 g strawberries', 'Top with scoops of ice cream.', '?eggs milk'],
  ['Pancakes', '1 lemon', 'Make up the pancake mix, fry and serve.', '?eggs ?milk ?soy gluten'],
  ['Crumble', '4 apples', 'Top with the crumble and bake for 30 minutes.', '?gluten ?milk'],
  ['Streuselkuchen', '4 Äpfel', 'Mit den Streuseln bestreuen und backen.', '?gluten ?milk'],
  ['Apple pie', '4 apples', 'Fill the pie and bake for 30 minutes.', '?gluten'],
  ['Toad in the hole', '1 tbsp lard', 'Heat the lard. Pour over the batter and bake.', '?eggs ?gluten ?milk'],
  ['Carrot cake', '3 carrots', 'Mix the carrots into the cake batter and bake.', '?eggs ?gluten ?milk'],
  ['Spring rolls', '200 g cabbage', 'Roll up in the wrappers and fry.', '?gluten'],
  ['Stuffing', '1 onion', 'Fry the onion and bind with crumbs.', '?gluten'],
  ['Cauliflower', '1 cauliflower', 'Top with golden crumbs and bake.', '?gluten'],
  ['Mushroom wraps', '200 g mushrooms', 'Fry the mushrooms. Wrap up and eat.', '?gluten'],
  ['Beans', '200 g beans', 'Smother with cheese and grill.', 'milk'],
])('the recipe "%s" of %s with the step "%s" tells of %s', (name, lines, step, told) => {
  expect(allergensOutsideLines(name, lines, step)).toBe(told)
})

test.each([
  ['Chicken satay', 'Grill until cooked through. Serve with satay.'],
  ['Satay', 'Grill until cooked through. Dip in the satay.'],
  ['Chicken skewers', 'Grill until cooked through and drizzle with satay.'],
])('the satay of the recipe "%s" with the step "%s" may be of peanuts', (name, step) => {
  expect(allergensOutsideLines(name, '500 g chicken', step)).toContain('?peanuts')
})

test.each([
  ['Courgettes', '2 courgettes', 'Spiralise the courgettes into noodles. Cook the noodles for 2 minutes.'],
  ['Satay skewers', '500 g chicken; 100 g peanuts', 'Thread onto satay sticks and grill until done.'],
  ['Banana pancakes', '2 bananas; 2 eggs', 'Blend both. Pour the batter into the pan.'],
  ['Pakoras', '100 g chickpea flour; 1 onion', 'Mix the onion into the batter and fry.'],
  ['Apple crumble', '4 apples; 100 g oats; 50 g butter', 'Top with the crumble and bake.'],
  ['Salad', '1 lettuce; 100 g walnuts', 'Chop the nuts and crumble over the lettuce.'],
  ['Summer rolls', '8 rice papers; 1 carrot', 'Fill the wrappers with the carrot.'],
  ['Lettuce wraps', '1 lettuce; 300 g chicken', 'Fry the chicken and wrap up.'],
  ['Ice cream', '300 ml coconut milk; 1 mango', 'Churn. Serve the ice cream.'],
  ['Energy balls', '100 g dates', 'Blitz until it forms crumbs. Roll into balls.'],
])('the recipe "%s" of %s with the step "%s" tells of nothing outside its lines', (name, lines, step) => {
  const certain = allergensOutsideLines(name, lines, step).split(' ')
  expect(certain.filter((each) => /gluten|peanuts|milk/.test(each))).toEqual([])
})

const hazardsOf = (name: string, lines: string, ...steps: string[]) =>
  findingsOf(name, lines, ...steps).flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))

test.each([
  ['Mousse', '200 g chocolate', 'Melt. Fold in stiffly beaten whites. Chill.', 'raw egg'],
  ['Mayonnaise', '300 ml oil', 'Beat the yolks with mustard and slowly add the oil.', 'raw egg'],
  ['Eggs', '4 eggs', 'Fry sunny side up.', 'runny egg'],
  [
    'Stuffed turkey',
    '1 turkey',
    'Stuff the night before and leave on the counter overnight. Roast.',
    'left out',
  ],
  ['Fried rice', '200 g cooked rice', 'Leave out overnight, then fry.', 'rice kept warm'],
  ['Kids popcorn', '50 g corn kernels', 'Pop.', 'choking'],
])('the recipe "%s" of %s with the step "%s" has the hazard %s', (name, lines, step, hazard) => {
  expect(hazardsOf(name, lines, step)).toContain(hazard)
})

test.each([
  ['Meringue', '200 g sugar', 'Fold in stiffly beaten whites. Bake for 2 hours at 100 °C.'],
  ['Bread', '500 g flour', 'Mix the dough. Leave on the counter overnight. Bake.'],
  ['Corn salad', '200 g corn kernels', 'Boil and serve to the kids.'],
])('the recipe "%s" of %s with the step "%s" has no hazard', (name, lines, step) => {
  expect(hazardsOf(name, lines, step)).toEqual([])
})
