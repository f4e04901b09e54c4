import { expect, test } from 'vitest'
import { readRecipe } from '#shared/kitchen/gate/readRecipe.ts'

function firstLineOf(name: string, lines: string) {
  const recipe = { name, description: '', ingredients: lines.split('; '), instructions: ['Mix.'] }
  return readRecipe(recipe).lines[0]!
}

test.each([
  ['Bhindi fry', '250 g ladyfinger; 1 onion; 1 tsp cumin'],
  ['Curry', '250 g ladyfingers; 1 onion; 1 tsp turmeric'],
  ['Sabzi', '250 g ladyfinger, bhindi; 1 tsp salt'],
  ['Vegetables', '250 g ladyfinger; 1 tsp salt'],
  ['Cookies', '1 egg sub (Just Egg); 100 g flour'],
  ['Kekse', '1 Ei-Ersatz; 100 g Mehl'],
  ['Gâteau', "1 substitut d'œuf; 100 g farine"],
  ['Bizcocho', '1 sustituto de huevo; 100 g harina'],
  ['केक', '2 अलसी के अंडे; 1 कप मैदा'],
  ['كعكة', '2 بيضة شيا; كوب دقيق'],
])('the first line of %s with %s is not certain to contain eggs or gluten', (name, lines) => {
  const { allergens, foods } = firstLineOf(name, lines)
  expect(foods).not.toEqual([])
  expect(allergens.get('eggs')?.isCertain ?? false).toBe(false)
  expect(allergens.get('gluten')?.isCertain ?? false).toBe(false)
})

test.each([
  ['Tiramisu', '200 g ladyfingers; 250 g mascarpone'],
  ['Tiramisu', '200 g lady fingers; 250 g mascarpone'],
  ['Trifle', '12 ladyfinger biscuits; 200 ml custard'],
])('the ladyfingers of %s with %s certainly contain eggs and gluten', (name, lines) => {
  const { allergens } = firstLineOf(name, lines)
  expect(allergens.get('eggs')?.isCertain).toBe(true)
  expect(allergens.get('gluten')?.isCertain).toBe(true)
})

test.each([
  ['Buns', '400 g jackfruit "pulled pork"; 4 buns'],
  ['Buns', '400 g jackfruit “pulled pork”; 4 buns'],
  ['Brötchen', '400 g Jackfruit-„Pulled Pork“; 4 Brötchen'],
  ['Buns', '400 g jackfruit pulled pork; 4 buns'],
  ['Salad', '200 g seitan "chicken"; 1 lettuce'],
])('the first line of %s with %s is not certain to be meat', (name, lines) => {
  const { diets, food } = firstLineOf(name, lines)
  expect(diets.get('vegetarian')?.isCertain ?? false).toBe(false)
  expect(food?.name).toMatch(/jackfruit|seitan/)
})

test.each([
  ['Buns', '400 g pulled pork; 4 buns', 'pulled pork'],
  ['Lunch', '6 chicken "nuggets"; ketchup', 'chicken nugget'],
  ['Tartare', '600 g de rumsteck; 1 échalote', 'sirloin steak'],
])('the first line of %s with %s is certain to be meat', (name, lines, food) => {
  const line = firstLineOf(name, lines)
  expect(line.food?.name).toBe(food)
  expect(line.diets.get('vegetarian')?.isCertain).toBe(true)
})
