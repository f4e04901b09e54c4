import { expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { detectLanguageOfRecipe } from '#shared/kitchen/gate/texts/languageOfTexts.ts'
import { allergensTold } from '../recipeBeside.ts'

const recipe = (name: string, ingredients: string, steps: string) => ({
  ...{ name, description: '', servings: 2, totalTimeMinutes: 20 },
  ingredients: ingredients.split('; '),
  instructions: steps === '' ? [] : steps.split(' / '),
})

const languageOf = (name: string, ingredients: string, steps: string) => {
  const language = detectLanguageOfRecipe(recipe(name, ingredients, steps))
  return language === 'unread' ? language : language.id
}

test.each([
  ['Suppe', '1 Zwiebel; Wasser', 'Sahne dazu. / Fertig.', 'de', '?milk'],
  ['Salat', '1 Gurke', 'Ei. / Senf.', 'de', '?eggs ?mustard'],
  ['Honigbrot', '100 g Honig; 200 g Mehl', 'Mel zugeben.', 'de', 'gluten'],
  ['Omelett', '3 Eier', 'Ei dazu.', 'de', 'eggs'],
  ['Kuchen', '200 g Mehl; 3 Eier', 'Rühren. / Sahne.', 'de', 'gluten eggs ?milk'],
  ['Salade', '1 concombre', 'Moutarde. / Œuf.', 'fr', '?eggs ?mustard'],
  ['Crêpes', '1 oignon; eau', 'Lait. / Crème.', 'fr', '?milk'],
  ['Gâteau au miel', '100 g de miel; 200 g de farine', 'Ajouter. / Four 20 min.', 'fr', 'gluten'],
  ['Sopa', '1 cebolla; agua', 'Nata.', 'es', '?milk'],
  ['Pastel', '100 g miel; 3 huevos', 'Batir. / Horno.', 'es', 'eggs'],
  ['Pane', '500 g farina', 'Burro.', 'it', 'gluten ?milk'],
  ['Torta', '200 g farina; 3 uova', 'Burro. / Latte.', 'it', 'gluten eggs ?milk'],
  ['Frittata', '4 uova; burro', 'Burro in padella.', 'it', 'eggs milk'],
  ['Bolo', '100 g açúcar; 1 limão', 'Ovo. / Leite.', 'pt', '?eggs ?milk'],
  ['Bolo de mel', '200 g farinha; 100 g mel', 'Mel.', 'pt', 'gluten'],
  ['Kaka', '200 g mjöl; 3 ägg', 'Mjölk i.', 'sv', 'gluten eggs milk'],
  ['Ciasto', '200 g mąki; 3 jajka', 'Mleko.', 'pl', 'gluten eggs ?milk'],
])(
  'the recipe "%s" of %s with the steps "%s" is read in %s, and contains: %s',
  (name, lines, steps, language, told) => {
    expect(languageOf(name, lines, steps)).toBe(language)
    const eater = {
      name: 'Ana',
      allergens: allergenIds,
      diets: [],
      dislikes: [],
      likes: [],
      isVulnerable: false,
    }
    const check = checkRecipe(recipe(name, lines, steps), [eater], {
      limitMinutes: null,
      meatPreference: null,
    })
    expect(allergensTold(check).split(' ').sort()).toEqual(told.split(' ').sort())
  },
)

test.each([
  ['Smoothie', '1 banana', 'Mix.'],
  ['Curry', '1 onion', 'Add milk.'],
  ['Curry', '1 onion', 'Butter.'],
  ['Toast', '1 onion', 'Egg.'],
  ['Risotto alla Milanese', '300 g arborio rice; 50 g Parmigiano Reggiano', 'Cook.'],
  ['Pasta e fagioli', '200 g pasta; 1 tin beans', 'Boil. / Serve.'],
  ['Paella', '300 g rice; 200 g prawns; 1 chorizo', 'Simmer.'],
  ['Salade niçoise', '1 tuna; olives', 'Mix.'],
  ['Croque monsieur', '2 slices bread; ham; gruyère', 'Toast.'],
  ['Banana split', '1 banana', 'Serve with nata.'],
  ['Gazpacho', '4 tomatoes', 'Blend.'],
])('the recipe "%s" of %s with the steps "%s" is read in English', (name, lines, steps) => {
  expect(languageOf(name, lines, steps)).toBe('en')
})

test('steps of two letters tell no language: the lines of the recipe do', () => {
  expect(languageOf('&', 'Salt and freshly ground black pepper', 'bl / OL')).toBe('en')
})
