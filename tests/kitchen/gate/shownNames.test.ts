import { describe, expect, test } from 'vitest'
import { allDishTemplates } from '#shared/kitchen/cook/dishes/dishes.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { languagesOfFoodNames } from '#shared/kitchen/foodNames.ts'
import { allergensInContents, contentsOfFood } from '#shared/kitchen/foods/foodContents.ts'
import { findFoodByKey, listAllFoods } from '#shared/kitchen/foods/foods.ts'
import { foodNameKey } from '#shared/kitchen/foods/foodWords.ts'
import { readFoodNameTranslations } from '#shared/kitchen/foods/shownNames/shownNames.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { listTranslatedFoodNames } from '#shared/kitchen/gate/texts/translatedFoodNames.ts'
import { parseGroceryLines } from '#shared/kitchen/groceryLines.ts'
import { addedAfterHeatCases } from './hazards/doneness/addedAfterHeatCases.ts'
import { toldOfChildren, toldToEverybody, toldToVulnerable } from './hazards/doneness/donenessCases.ts'
import { glassySeafoodCases } from './hazards/doneness/glassySeafoodCases.ts'
import { shortCookingCases } from './hazards/doneness/shortCookingCases.ts'
import { eggMinutesCases } from './hazards/eggs/eggMinutesCases.ts'
import { softEggCases } from './hazards/eggs/softEggCases.ts'
import { badHandling } from './hazards/handling/handlingCases.ts'
import { keptAndSpreadCases } from './hazards/handling/keptAndSpreadCases.ts'
import { slowCookedBeanCases } from './hazards/handling/slowCookedBeanCases.ts'
import { vulnerableCases } from './hazards/people/vulnerableCases.ts'

/** Brands, which are called alike in every language. */
const brands = ["Mrs Ball's chutney", 'Vegeta', 'Marigold bouillon', 'Atora suet']

/** Foods, each with the languages of pages that have no name for it. */
function withoutName(foods: Iterable<string>): string[] {
  return [...new Set(foods)].flatMap((food) => {
    const named = new Set(listTranslatedFoodNames([food]).map(({ language }) => language))
    const missing = languagesOfFoodNames.filter((language) => !named.has(language))
    return missing.length > 0 && !brands.includes(food) ? [`${food}: ${missing.join(', ')}`] : []
  })
}

describe('the languages of pages have a name for', () => {
  test('every food that gives another its allergen has a name in each page language', () => {
    const sources = listAllFoods().flatMap((food) =>
      [...allergensInContents(contentsOfFood(food)).values()].flatMap(({ path }) => path.slice(1)),
    )
    expect(sources.length).toBeGreaterThan(1000)
    expect(withoutName(sources)).toEqual([])
  })

  test('every food in three dishes of the built-in cook has a name in each page language', () => {
    const dishCounts = new Map<string, number>()
    for (const { lines } of allDishTemplates)
      for (const food of foodsOfLines(Object.values(lines)))
        dishCounts.set(food, (dishCounts.get(food) ?? 0) + 1)
    const foods = [...dishCounts].filter(([, count]) => count >= 3).map(([food]) => food)
    expect(foods.length).toBeGreaterThan(250)
    expect(withoutName(foods)).toEqual([])
  })

  test('every hazardous food of the labelled recipes has a name in each page language', () => {
    const foods = hazardCases.flatMap(([found, lines, ...steps]) =>
      found === null ? [] : foodsOfHazards(lines.split('; '), steps),
    )
    expect(new Set(foods).size).toBeGreaterThan(50)
    expect(withoutName(foods)).toEqual([])
  })

  test('every common food that can be a hazard has a name in each page language', () => {
    expect(withoutName(commonHazards)).toEqual([])
  })
})

test('every translated food name belongs to one food of the catalogue', () => {
  const foods = readFoodNameTranslations().flatMap(({ food, language }) => (language === 'de' ? [food] : []))
  expect(foods.filter((food) => findFoodByKey(foodNameKey(food))?.name !== food)).toEqual([])
  expect(foods.length).toBe(new Set(foods).size)
})

const commonHazards = `
  red wine, white wine, beer, rum, sherry, port, brandy, whisky, vodka, raw milk, brie, camembert, blue cheese, gorgonzola,
  roquefort, feta, minced beef, minced pork, minced lamb, minced chicken, minced turkey, steak, lamb chop, pork chop,
  chicken breast, chicken thigh, chicken leg, chicken wing, chicken drumstick, chicken liver, calf's liver, duck breast,
  turkey breast, sausage, bratwurst, ham, bacon, prosciutto, salami, chorizo, smoked salmon, smoked trout, gravlax, salmon,
  tuna, swordfish, shark, oyster, mussel, scallop, bean sprout, alfalfa sprout, kidney bean, white kidney bean, cassava,
  wild mushroom, chanterelle, elderberry, grape, cherry tomato, popcorn, marshmallow, hot dog, hazelnut, peanut, almond,
  honey, salt, egg, egg yolk, egg white, mayonnaise, hummus, tofu, stock, pâté, liverwurst, foie gras, caviar
`
  .split(',')
  .map((said) => findFoodByKey(foodNameKey(said.trim()))!.name)

const hazardCases = [
  ...[...vulnerableCases, ...softEggCases, ...eggMinutesCases, ...addedAfterHeatCases, ...keptAndSpreadCases],
  ...[
    ...toldToEverybody,
    ...toldOfChildren,
    ...toldToVulnerable,
    ...glassySeafoodCases,
    ...shortCookingCases,
  ],
  ...[...badHandling, ...slowCookedBeanCases],
]
const pregnant: Eater = { name: '', allergens: [], diets: [], dislikes: [], likes: [], isVulnerable: true }

function foodsOfHazards(ingredients: string[], instructions: readonly string[]): string[] {
  const recipe = { name: '', description: '', ingredients, instructions, servings: 4, totalTimeMinutes: null }
  const { findings } = checkRecipe(recipe, [pregnant], { limitMinutes: null, meatPreference: null })
  return findings
    .flatMap((finding) => (finding.kind === 'hazard' ? [finding.about] : []))
    .filter((about) => findFoodByKey(foodNameKey(about))?.name === about)
}

function foodsOfLines(texts: readonly string[]): Set<string> {
  // "$" precedes the name of a pool of foods.
  const lines = texts.flatMap((text) => text.split(/; | [/>] /)).filter((line) => !line.includes('$'))
  const listed = lines.flatMap((line) => parseGroceryLines([line.replace(/^[?!=]+/, '')], 1))
  return new Set(
    listed.map(({ name }) => name).filter((name) => findFoodByKey(foodNameKey(name))?.name === name),
  )
}
