import { expect, test } from 'vitest'
import { allergensTold, checkBeside, type RecipeLanguage } from './recipeBeside.ts'

const told = (language: RecipeLanguage, line: string) =>
  allergensTold(checkBeside(language, { lines: [line] }))

test.each<[RecipeLanguage, string, string]>([
  ['it', '1 tazza di latte di cocco', '?sulphites'],
  ['it', '2 cucchiai di burro di arachidi', 'peanuts'],
  ['it', '30 g di burro di cacao', ''],
  ['it', '200 ml di latte di mandorle', 'nuts'],
  ['it', '200 g di farina di riso', ''],
  ['it', '200 g di farina di ceci', ''],
  ['pt', '2 colheres de manteiga de amendoim', 'peanuts'],
  ['pt', '200 ml de leite de aveia', 'gluten'],
  ['pt', '200 ml de leite de amêndoas', 'nuts'],
  ['fr', '20 cl de crème de soja', 'soy'],
  ['fr', '1 yaourt au soja', 'soy'],
  ['fr', "20 cl de lait d'avoine", 'gluten'],
  ['fr', '20 g de beurre de cacao', ''],
  ['pl', '200 ml mleka migdałowego', 'nuts'],
  ['pl', '20 g masła kakaowego', ''],
  ['pl', '200 ml mleka owsianego', 'gluten'],
  ['pl', '200 g makaronu ryżowego', ''],
  ['pl', '200 g mąki kukurydzianej', ''],
  ['es', '100 g de trigo sarraceno', ''],
  ['pt', '100 g de trigo sarraceno', ''],
  ['es', '200 g de fideos de arroz', ''],
  ['es', '100 ml de leche de almendras', 'nuts'],
  ['es', '100 g de harina de maíz', ''],
  ['hi', '1 कप चावल का आटा', ''],
  ['hi', '1 कप मक्के का आटा', ''],
  ['hi', '1 कप कुट्टू का आटा', ''],
  ['hi', '1 कप बादाम का दूध', 'nuts'],
  ['ar', 'كوب دقيق الذرة', ''],
  ['ar', 'كوب حليب الشوفان', 'gluten'],
  ['it', '1 cavolo cappuccio', ''],
  ['it', '3 pesche noci', ''],
  ['it', '2 uova sode', 'eggs'],
  ['fr', '1 choux-fleurs', ''],
  ['fr', '2 choux-fleurs', ''],
  ['fr', '50 g de fruits à coque', 'nuts'],
  ['de', '2 Blätter Strudelteig', 'gluten'],
  ['en', '100 g gluten-free oats', '?gluten'],
  ['fr', '100 g de pâtes de riz', ''],
  ['sv', '1 dl vetemjöl special', 'gluten'],
  ['es', '2 tortitas de maíz', ''],
  ['es', '20 g de mantequilla de cacahuete', 'peanuts'],
])('in a recipe in %s, the line "%s" contains: %s', (language, line, allergens) => {
  expect(told(language, line)).toBe(allergens)
})

test.each<[RecipeLanguage, string, string]>([
  ['fr', '1 yaourt à la noix de coco', 'milk'],
  ['hi', '1 कप गेहूं का आटा', 'gluten'],
  ['ar', 'كوب دقيق القمح', 'gluten'],
  ['it', '100 g di formaggio alle noci', 'milk nuts'],
  ['es', '1 yogur de coco', 'milk'],
  ['it', '100 g di pane di mais', 'gluten'],
  ['it', '100 g di pasta di semola', 'gluten'],
  ['pl', '300 g mąki pszennej', 'gluten'],
  ['it', '200 ml di latte e panna', 'milk'],
  ['it', '100 g di burro e cacao', 'milk'],
  ['pl', '200 ml mleka, 20 g migdałów', 'milk nuts'],
  ['es', '20 g de mantequilla con almendras', 'milk nuts'],
  ['it', '100 g di pasta con ceci', 'gluten'],
  ['fr', '20 cl de crème au chocolat', '?soy milk'],
  ['pl', 'mleko i migdały', 'milk nuts'],
  ['pt', '200 ml de leite e 50 g de aveia', 'gluten milk'],
  ['es', '200 g de harina de trigo', 'gluten'],
  ['en', '100 g oats', 'gluten'],
  ['de', '200 g Blätterteig', 'gluten ?soy ?milk'],
])('in a recipe in %s, the line "%s" still contains: %s', (language, line, allergens) => {
  expect(told(language, line)).toBe(allergens)
})

test.each([
  ['Cook until butter-soft.', ''],
  ['Fry until honey-brown and butter-tender.', ''],
  ['Add the butter, soft from the table.', 'milk'],
  ['Stir in soft butter until smooth.', 'milk'],
])('the step "%s" adds the food: %s', (step, allergens) => {
  expect(allergensTold(checkBeside('en', { steps: [step] }))).toBe(allergens)
})
