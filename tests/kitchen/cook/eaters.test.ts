import { expect, test } from 'vitest'
import { type AllergenId, allergenIds } from '#shared/kitchen/allergens.ts'
import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { allLarderFoods } from '#shared/kitchen/cook/larderFood.ts'
import { dietIds } from '#shared/kitchen/diets.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import {
  createAllergyPathFinder,
  createFoodTestForAllergies,
} from '#shared/kitchen/gate/allergies/allergies.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'
import {
  cookingTimes,
  cuisines,
  dietTypes,
  isMeatQuestionAsked,
  mealTypes,
  type QuestionnaireAnswers,
  skillLevels,
} from '#shared/kitchen/questionnaire.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { sampleOf } from '../../support/grid.ts'
import { briefOf } from './briefOf.ts'
import { allergenWords, dietIdWords, harmlessWords, namesakes } from './forbiddenWords.ts'

const ada: Eater = { name: 'Ada', allergens: [], diets: [], dislikes: [], likes: [] }

/** Answers of every kind, one set for each place. */
function answersAt(place: number): QuestionnaireAnswers {
  const at = <T>(words: readonly T[], step: number): T => words[(place * step) % words.length]!
  const dietType = at(dietTypes, 7)
  return {
    dietType,
    meatPreference: isMeatQuestionAsked(dietType) ? 'No preference' : null,
    mealType: at(mealTypes, 1),
    cookingTime: at(cookingTimes, 3),
    skillLevel: at(skillLevels, 2),
    cuisine: at(cuisines, 1),
    description: '',
  }
}

const places = Array.from({ length: 172 }, (_, place) => place)

const bare = (word: string) => word.toLowerCase().replace(/s$/, '')

/** The forbidden words a recipe says; a short name in the steps is no other food than the line it stands for. */
function said(recipe: WrittenRecipe, forbidden: readonly RegExp[]): string[] {
  const lines = recipe.ingredients.join('\n')
  const harmless = new Set([
    ...[...lines.matchAll(harmlessWords)].flatMap(([phrase]) => phrase.split(' ').map(bare)),
    ...namesakes.flatMap(([sign, word]) => (sign.test(lines) ? [word] : [])),
  ])
  const text = [recipe.name, recipe.description, ...recipe.instructions].join('\n')
  const find = (within: string) =>
    forbidden
      .flatMap((pattern) => [...within.replace(harmlessWords, '…').matchAll(pattern)])
      .map(([word]) => word)
  const found = [...find(lines), ...find(text).filter((word) => !harmless.has(bare(word)))]
  return found.map((word) => `${recipe.name}: ${word}`)
}

/** Of 172 sets of answers, or of every fifth, which are others for each offset. */
function findingsOf(eaters: readonly Eater[], forbidden: readonly RegExp[], offset: number): string[] {
  return sampleOf(places, 11, offset).flatMap((place) =>
    said(cookRecipe(briefOf(answersAt(place), { eaters }), place), forbidden),
  )
}

test.each(allergenIds)('the built-in cook never uses %s for an eater who must not have it', (allergen) => {
  const eaters = [ada, { ...ada, name: 'Ben', allergens: [allergen] }]
  expect(findingsOf(eaters, [allergenWords[allergen]], allergenIds.indexOf(allergen))).toEqual([])
})

test('the built-in cook avoids the allergies of all eaters', () => {
  const allergens: AllergenId[] = ['milk', 'eggs', 'gluten', 'nuts', 'soy']
  const eaters = [
    { ...ada, allergens: allergens.slice(0, 2) },
    { ...ada, name: 'Ben', allergens: allergens.slice(2) },
  ]
  const found = places.flatMap((place) =>
    said(
      cookRecipe(briefOf(answersAt(place), { eaters }), place),
      allergens.map((allergen) => allergenWords[allergen]),
    ),
  )
  expect(found).toEqual([])
})

test.each(dietIds)(
  'the built-in cook’s recipe suits a guest with the diet %s, whatever was answered',
  (diet) => {
    expect(findingsOf([{ ...ada, diets: [diet] }], dietIdWords[diet], dietIds.indexOf(diet))).toEqual([])
  },
)

const allergies = ['kiwi', 'garlic', 'tomatoes', 'corn', 'citrus', 'black pepper', 'legumes', 'soya', 'sugar']
test.each(allergies)(
  'the built-in cook uses nothing that contains or may contain %s for an eater allergic to it',
  (allergy) => {
    const eaters = [ada, { ...ada, name: 'Ben', otherAllergies: [allergy] }]
    const found = sampleOf(places.slice(0, 86), 11, allergies.indexOf(allergy)).map((place) => {
      const { name, ingredients } = cookRecipe(
        briefOf(answersAt(place), { eaters }),
        place,
        createFoodTestForAllergies,
      )
      return ingredients
        .filter((line) => createAllergyPathFinder(allergy)(checkLine(line)))
        .map((line) => `${name}: ${line}`)
    })
    expect(found.flat()).toEqual([])
  },
)

test('searching several allergy words at once finds the same as searching each', () => {
  const words = [
    ...allergies,
    'any kind of mushrooms',
    'seafood',
    'cashews',
    'hot pepper',
    'low carb',
    'kein Käse',
  ]
  const others = ['black beans', 'boneless skinless zqx', 'peanut allergy', 'nuts and zqx', 'fresh basil', '']
  const all = [...words, ...others]
  const held = (food: string, allergy: string) => createAllergyPathFinder(allergy)(checkLine(food)) !== null
  for (const among of [all, others, ...all.map((each) => [each])]) {
    const mayHold = createFoodTestForAllergies(among)
    for (const { name } of allLarderFoods)
      expect([name, mayHold(name)]).toEqual([name, among.some((allergy) => held(name, allergy))])
  }
})

test('the built-in cook leaves out dislikes, and uses likes more often', () => {
  const mushrooms = (eaters: readonly Eater[]) =>
    Array.from({ length: 172 }, (_, place) =>
      cookRecipe(briefOf(answersAt(place), { eaters }), place).ingredients.join(' '),
    ).filter((lines) => /mushroom|shiitake|porcini/i.test(lines)).length
  const usual = mushrooms([])
  expect(mushrooms([{ ...ada, dislikes: ['mushrooms'] }])).toBe(0)
  expect(mushrooms([{ ...ada, likes: ['mushrooms'] }])).toBeGreaterThan(usual)
})

test('the built-in cook makes a household of five five servings, unless the wish names a number', () => {
  const cook = (description: string) =>
    cookRecipe(briefOf({ ...answersAt(1), description }, { servings: 5 }), 3).servings
  expect(cook('')).toBe(5)
  expect(cook('for six')).toBe(6)
})

test('the chosen meat is left out for a guest who eats none, and the recipe says so', () => {
  const answers: QuestionnaireAnswers = {
    ...answersAt(0),
    dietType: 'No restrictions',
    meatPreference: 'Chicken',
  }
  const recipe = cookRecipe(briefOf(answers, { eaters: [{ ...ada, diets: ['vegetarian'] }] }), 5)
  expect(recipe.ingredients.join(' ')).not.toMatch(/chicken/i)
  expect(recipe.description).toContain('everyone at the table')
})
