import { describe, expect, test } from 'vitest'
import { allergensTold, checkBeside } from '../recipeBeside.ts'

describe('a food whose name has a joining word', () => {
  test.each([
    ['Pour in 1 cup half-and-half.', 'milk'],
    ['Drizzle with half n half.', 'milk'],
    ['Stir in the tuna in oil.', 'fish'],
    ['Add the sardines in tomato sauce.', 'fish'],
    ['Add the anchovies in oil.', 'fish'],
    ['Add a tin of salmon.', 'fish'],
    ['Serve with mac and cheese.', '?gluten ?milk ?mustard'],
    ['Scatter with salt-and-vinegar crisps.', '?gluten ?soy ?milk ?celery ?mustard'],
    ['Top with sour cream and onion chips.', '?gluten ?soy milk ?celery ?mustard'],
    ['Top with a scoop of cookies and cream ice cream.', 'gluten ?eggs ?soy milk'],
    ['Add a can of cream of chicken soup.', '?gluten ?milk'],
    ['Add a cup of cream of wheat.', 'gluten'],
    ['Serve with spinach and ricotta ravioli.', '?gluten ?eggs ?milk'],
    ['Stir in the sweet and sour sauce.', '?gluten ?soy'],
    ['Serve with steak and kidney pie.', '?gluten ?eggs ?soy ?milk ?celery'],
    ['Sprinkle with sage and onion stuffing.', 'gluten ?celery'],
    ['Add the bean and bacon soup.', '?gluten ?soy ?celery'],
    ['Serve with bread and butter pickles.', '?mustard'],
    ["Stir in M&M's.", '?gluten ?peanuts soy milk'],
    ["Scatter with peanut M&M's.", 'peanuts ?soy milk'],
    ['Stir in the cod or haddock.', '?fish'],
    ['Serve with spring rolls.', '?gluten ?crustaceans ?eggs ?soy'],
  ])('the step "%s" adds the food: %s', (step, told) => {
    expect(allergensTold(checkBeside('en', { steps: [step] }))).toBe(told)
  })

  test.each<[lines: string[], string]>([
    [['1 cup half-and-half'], 'Pour in the half and half.'],
    [['1 can tuna', '1 tbsp oil'], 'Stir in the tuna in oil.'],
    [['1 chili', '2 tbsp oil'], 'Fry the chili in oil.'],
    [['1 tbsp chili paste', '2 tbsp oil'], 'Fry the chili paste in oil.'],
    [['4 tomatoes', '1 green chili'], 'Add the tomatoes and green chilies.'],
    [['200 g macaroni', '100 g cheddar'], 'You will know your mac and cheese is done when it is thick.'],
    [['2 cups stock'], 'Pour in the stock or water.'],
  ])('the lines %j list the food meant by "%s"', (lines, step) => {
    const without = allergensTold(checkBeside('en', { lines }))
    const check = checkBeside('en', { lines, steps: [step] })
    expect(allergensTold(check)).toBe(without)
    expect(check.findings.filter(({ kind }) => kind === 'unlisted food')).toEqual([])
  })

  test.each([
    'Press into long rolls.',
    'Cut the peaches in half and halve the plums.',
    'Sweeten with the sweetener of choice.',
  ])('the step "%s" names no food with a joining word', (step) => {
    expect(allergensTold(checkBeside('en', { steps: [step] }))).toBe('')
  })

  test('a food name with a joining word in a step is matched to its line', () => {
    const { findings } = checkBeside('en', {
      lines: ['¾ cup fat free half and half creamer'],
      steps: ['Slowly stir in the half and half.'],
    })
    expect(findings.map(({ kind }) => kind)).not.toContain('unused ingredient')
  })
})
