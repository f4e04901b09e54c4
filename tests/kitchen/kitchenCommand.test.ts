import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What `npm run -s kitchen -- VERB` prints for lines of input, each line parsed, and its exit code. */
function runKitchen(verb: string, lines: readonly unknown[]) {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  const run = spawnSync(process.execPath, ['src/server/commands/kitchen.ts', verb], {
    input: `${input}\n`,
    encoding: 'utf8',
  })
  const answers = run.stdout.split('\n').filter(Boolean)
  return { answers: answers.map((line) => JSON.parse(line)), code: run.status, stderr: run.stderr }
}

const answersOf = (description: string) => ({
  dietType: 'Vegetarian',
  mealType: 'Dinner',
  cookingTime: '45 minutes',
  skillLevel: 'Intermediate',
  cuisine: 'Italian',
  description,
})

test('the command "kitchen wish" prints what a wish asks for, with the words it stands on and their place', () => {
  const wishes = ['mushroom risotto for 6, no onion', 'ohne Knoblauch, ohne Ofen', '']
  const { answers, code } = runKitchen('wish', wishes)
  expect(code).toBe(0)
  const [english, german, none] = answers.map(({ requirements }) => requirements)
  expect(english).toMatchObject([
    { kind: 'dish', name: 'mushroom risotto' },
    { kind: 'people', count: 6 },
    { kind: 'food out', leftOut: { foods: ['onion'] } },
  ])
  expect(german).toMatchObject([
    { kind: 'food out', leftOut: { foods: ['garlic'] } },
    { kind: 'equipment', equipment: 'no oven' },
  ])
  expect(none).toEqual([])
  for (const [at, requirements] of [english, german].entries())
    for (const { said, start, end } of requirements) expect(wishes[at]!.slice(start, end)).toBe(said)
})

test('the command "kitchen cook" prints a recipe for each line, and which of its wish it holds and why not the rest', () => {
  const { answers, code } = runKitchen('cook', [
    { answers: answersOf('mushroom risotto, no garlic'), seed: 7 },
    { answers: answersOf('beef lasagne'), seed: 7 },
  ])
  expect(code).toBe(0)
  const [held, notHeld] = answers
  expect(held.recipe_name).toMatch(/risotto/i)
  expect(held.ingredients.join('\n')).not.toMatch(/garlic/i)
  expect(held.wish).toEqual({
    held: [{ wish: 'mushroom risotto' }, { wish: 'garlic' }],
    notHeld: [],
  })
  expect(notHeld.wish.notHeld.length).toBeGreaterThan(0)
  for (const { wish, why } of notHeld.wish.notHeld) {
    expect('beef lasagne').toContain(wish)
    expect(why).toMatch(/^it (?:is|takes) /)
  }
})

test('the commands "kitchen parse", "check" and "nutrition" answer each line', () => {
  const [line] = runKitchen('parse', ['2 cups flour']).answers
  expect(line).toMatchObject({ quantity: 2, unit: 'cup', food: 'all-purpose flour' })
  const recipe = { ingredients: ['2 tbsp fish sauce'], servings: 2 }
  const [checked] = runKitchen('check', [{ recipe, eaters: [{ name: 'Ada', allergens: ['fish'] }] }]).answers
  expect(checked.lines[0]).toMatchObject({ food: 'fish sauce', contains: ['fish'] })
  expect(checked.findings[0]).toMatchObject({ kind: 'contains', line: 0 })
  const [{ perRecipe }] = runKitchen('nutrition', [{ ingredients: ['200 g feta'], servings: 2 }]).answers
  expect(perRecipe.kcal.low).toBeLessThan(perRecipe.kcal.typical)
  expect(perRecipe.kcal.typical).toBeLessThan(perRecipe.kcal.high)
})

test('the kitchen commands say what is wrong with a line, answer the next one, and end with a code', () => {
  const recipe = { ingredients: ['200 g feta'] }
  const { answers, code } = runKitchen('check', [
    'feta',
    { recipe, eaters: [{ allergies: ['milk'] }] },
    { recipe, eaters: [{ allergens: ['milk'] }] },
  ])
  expect(code).toBe(1)
  expect(answers[0]).toEqual({ error: 'This line is no JSON.' })
  expect(answers[1].error).toContain('"allergies"')
  expect(answers[2].lines[0].contains).toEqual(['milk'])
  const unknown = runKitchen('roast', [])
  expect(unknown.code).toBe(2)
  expect(unknown.stderr).toContain('parse | check | nutrition | wish | cook')
})
