import { expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { allergensTold } from '../recipeBeside.ts'

const eater = {
  ...{ name: 'Ana', allergens: allergenIds, diets: [], dislikes: [], likes: [] },
  isVulnerable: false,
}

function check(lines: string, steps: readonly string[]) {
  const recipe = {
    ...{ name: 'Dish', description: '', servings: 4, totalTimeMinutes: null },
    ingredients: lines.split('; '),
    instructions: steps,
  }
  return checkRecipe(recipe, [eater], { limitMinutes: null, meatPreference: null })
}

const told = (lines: string, ...steps: readonly string[]) => allergensTold(check(lines, steps)).split(' ')

const cake = '200 g rice flour; 100 g sugar'

test.each([
  [cake, 'Whisk the whites until stiff and fold in.'],
  [cake, 'Beat 2 whites and fold in.'],
  [cake, 'Whisk the yolks with the sugar.'],
  [cake, 'Brush with beaten yolk and bake.'],
  [cake, 'Stir in the yolk.'],
])('parts of eggs may be eggs where no line of %s lists any: %s', (lines, step) => {
  expect(told(lines, step)).toContain('?eggs')
})

test.each([
  ['1 oignon; eau', "Faire cuire l'oignon dans une poêle.", 'Lier avec un jaune.'],
  ['200 g harina de arroz; 100 g azúcar', 'Mezclar la harina.', 'Añadir una clara y mezclar.'],
  ['200 ग्राम चावल; 100 ग्राम चीनी', 'चावल को पकाएं।', 'जर्दी को चीनी के साथ फेंटें।'],
  ['200 غ ارز; 100 غ سكر', 'اطبخ الارز.', 'اخفق البياض واضفه.'],
])('parts of eggs in other languages are eggs where no line of %s lists any: %s %s', (lines, ...steps) => {
  expect(told(lines, ...steps)).toContain('eggs')
})

test.each([
  ['2 leeks; 1 onion', 'Slice the whites of the leeks. Fry the whites.'],
  ['2 leeks; 1 onion', 'Fold in the leeks, whites only.'],
  ['4 spring onions; rice', 'Fry the whites, then sprinkle with the greens.'],
  ['400 g tofu; turmeric', 'Fry the tofu until it has the colour of egg yolk.'],
  ['1 poivron jaune; 1 oignon', 'Laver les poivrons, le jaune et le rouge, et les couper.'],
])('"white" or "yellow" for another food of %s is not read as egg: %s', (lines, step) => {
  expect(told(lines, step).join(' ')).not.toMatch(/eggs/)
})

test.each([
  ['4 duck eggs; butter', 'Fry until the yolks are set.'],
  ['6 eggs, separated; butter', 'Whisk the yolks with butter. Whisk the whites.'],
  ['100 ml liquid egg; butter', 'Whisk the yolks.'],
])('the parts of the eggs that a line of %s lists are no food beside it: %s', (lines, step) => {
  const unlisted = check(lines, [step]).findings.filter(({ kind }) => kind === 'unlisted food')
  expect(unlisted).toEqual([])
})

test.each([
  ['Stir through some yog.', 'milk'],
  ['Add a dollop of yog and serve.', 'milk'],
  ['Add a tin of evap.', 'milk'],
  ['Spread with marg.', '?milk'],
  ['Top with melted choc and serve.', '?milk'],
])('the short name of a food in the step "%s" is read: %s', (step, allergen) => {
  expect(told('1 onion; rice', 'Cook the onion with the rice.', step)).toContain(allergen)
})
