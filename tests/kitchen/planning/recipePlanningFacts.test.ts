import { describe, expect, test } from 'vitest'
import { readRecipe } from '#shared/kitchen/gate/readRecipe.ts'
import { readPlanningFacts } from '#shared/kitchen/planning/recipePlanningFacts.ts'
import { equipmentOfSteps, techniqueOfSteps } from '#shared/kitchen/planning/wordsOfSteps.ts'

function factsOf(ingredients: string[], instructions: string[], servings: number | null = 2) {
  const recipe = { name: 'A dish', description: '', ingredients, instructions, servings }
  return readPlanningFacts(recipe, readRecipe(recipe))
}

describe('what is planned with of a recipe', () => {
  test('the planning facts of a recipe have the grams of each food that are bought for one serving', () => {
    const { foods } = factsOf(['400 g spinach', '100 g rice', '200 g spinach', 'salt to taste'], ['Boil.'])
    expect(foods).toEqual([
      { food: 'spinach', grams: expect.closeTo(300, -1) },
      { food: 'rice', grams: 50 },
    ])
  })

  test('the planning facts of a recipe count the lines that may cost something and are in no sum: salt to taste is none', () => {
    const lines = ['400 g spinach', '1 l water', 'salt to taste', 'saffron to taste', '100 g blorvik']
    expect(factsOf(lines, ['Boil.']).linesNotCounted).toBe(2)
  })

  test('the planning facts of a recipe with unknown servings have no nutrients', () => {
    expect(factsOf(['400 g spinach'], ['Boil.'], null).nutrients).toBeNull()
  })

  test.each([
    [['300 g chicken breast', '500 g vegetable stock', '400 g carrots'], 'chicken breast', 'Meat'],
    [['4 eggs', '100 g flour', '10 g butter'], 'egg', 'Eggs'],
    [['500 g vegetable stock', '400 g carrots', '5 g parmesan'], 'carrot', null],
    [['200 g cod', '100 g peas'], 'cod', 'Seafood'],
  ])('the planning facts of %j name its main food, %s', (ingredients, mainFood, protein) => {
    expect(factsOf(ingredients, ['Bake until done.'])).toMatchObject({ mainFood, protein })
  })

  test.each([
    [3, ['400 g lentils', '2 carrots'], ['Simmer the lentils and carrots for 30 minutes.']],
    [1, ['200 g rice', '2 carrots'], ['Boil the rice with the carrots.']],
    [1, ['200 g cod', '2 carrots'], ['Bake at 200 °C for 25 minutes.']],
    [1, ['200 g blorvik', '2 carrots'], ['Simmer for 30 minutes.']],
    [
      0,
      ['4 egg yolks', '100 g sugar', '250 g mascarpone'],
      ['Whisk the yolks with the sugar, fold in the mascarpone and chill.'],
    ],
    [0, ['200 g raw tuna', '1 lime'], ['Dice the raw tuna and serve at once.']],
  ])('left-overs keep for %i days, of a recipe with %j', (days, ingredients, instructions) => {
    expect(factsOf(ingredients, instructions).keepsDays).toBe(days)
  })

  test('the planning facts of a recipe name what vulnerable eaters are warned of', () => {
    const { hazards } = factsOf(
      ['4 egg yolks', '100 g sugar'],
      ['Whisk the raw yolks with the sugar and serve.'],
    )
    expect(hazards).toContain('raw egg')
  })
})

test.each([
  ['Bake in the oven at 200 °C for 20 minutes.', 'baked', ['oven']],
  ['Preheat the air fryer to 200 °C and cook for 12 minutes.', 'simmered', ['air fryer']],
  ['Im Backofen bei 180 °C 20 Minuten backen.', 'baked', ['oven']],
  ['Alles mit dem Pürierstab pürieren und köcheln lassen.', 'simmered', ['blender']],
  ['Enfournez 25 minutes à 180 °C.', 'baked', ['oven']],
  ['Réchauffez au four à micro-ondes.', 'not cooked', ['microwave']],
  ['Hornear 20 minutos.', 'baked', ['oven']],
  ['Sofreír la cebolla y añadir el arroz.', 'fried', []],
  ['प्रेशर कुकर में 3 सीटी आने तक पकाएं।', 'simmered', ['pressure cooker']],
  ['ضعي الصينية في الفرن لمدة نصف ساعة.', 'baked', ['oven']],
  ['Steam the buns for ten minutes.', 'steamed', []],
  ['Cook in the slow cooker on low for 6 hours.', 'simmered', ['slow cooker']],
  ['Toss the leaves with the dressing.', 'not cooked', []],
])('the step "%s" is planned as the technique %s and the equipment %j', (step, technique, equipment) => {
  expect(techniqueOfSteps([step])).toBe(technique)
  expect(equipmentOfSteps([step])).toEqual(equipment)
})
