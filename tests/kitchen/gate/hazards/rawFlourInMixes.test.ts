import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

const vulnerable = {
  ...{ name: 'Ana', allergens: [], diets: [], dislikes: [], likes: [] },
  isVulnerable: true,
}

function hazardsIn(lines: string, step: string): string[] {
  const recipe = {
    ...{ name: 'Treat', description: '', servings: 4, totalTimeMinutes: null },
    ingredients: lines.split('; '),
    instructions: [step],
  }
  const check = checkRecipe(recipe, [vulnerable], { limitMinutes: null, meatPreference: null })
  return check.findings.flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))
}

test.each([
  ['1 box cake mix; 500 ml milk', 'Blend the cake mix with the milk and serve.'],
  ['60 g cake mix; 500 ml ice cream', 'Blend everything until smooth and serve.'],
  ['100 g brownie mix; 200 g cream cheese', 'Beat the brownie mix with the cream cheese. Chill and serve.'],
  ['100 g Backmischung; 500 ml Milch', 'Die Backmischung mit der Milch mixen und servieren.'],
  ['100 g de préparation pour gâteau; 500 ml de lait', 'Mixer la préparation avec le lait et servir.'],
  ['100 g de preparado para bizcocho; 500 ml de leche', 'Batir el preparado con la leche y servir.'],
])('the raw flour of a mix is reported where nothing bakes it: %s: %s', (lines, step) => {
  expect(hazardsIn(lines, step)).toContain('raw flour')
})

test.each([
  ['1 box cake mix; 3 eggs', 'Mix and bake for 30 minutes.'],
  ['100 g Backmischung; 100 ml Milch', 'Verrühren und 30 Minuten backen.'],
  ['2 tbsp spice mix; 200 g cream cheese', 'Beat the spice mix with the cream cheese.'],
])('no raw flour is reported of a mix that is baked, or holds none: %s: %s', (lines, step) => {
  expect(hazardsIn(lines, step)).not.toContain('raw flour')
})
