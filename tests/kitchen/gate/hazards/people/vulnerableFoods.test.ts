import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

/** The hazards of a recipe for a vulnerable eater, each with the food that it is about. */
function hazardsOf(line: string, step: string): string {
  const recipe = { name: '', description: '', servings: 2, totalTimeMinutes: 20 }
  const eater = { name: 'Ana', allergens: [], diets: [], dislikes: [], likes: [], isVulnerable: true }
  return checkRecipe({ ...recipe, ingredients: [line], instructions: [step] }, [eater], {
    limitMinutes: null,
    meatPreference: null,
  })
    .findings.flatMap((finding) => (finding.kind === 'hazard' ? [`${finding.hazard}: ${finding.about}`] : []))
    .join('; ')
}

test.each([
  ['100 g corned beef', 'Serve.', 'cold cured meat: corned beef brisket'],
  ['100 g canned ham', 'Serve.', ''],
  [
    '100 g liver spread',
    'Serve.',
    'cold smoked fish or pâté: liver spread; liver or mercury fish: liver spread',
  ],
  ['4 slices smoked turkey', 'Serve.', 'cold cured meat: deli turkey'],
  ['200 g ham', 'Serve.', 'cold cured meat: ham'],
  ['200 g ham', 'Fry the meat until browned.', ''],
  ['200 g deli beef', 'Serve.', 'cold cured meat: beef'],
  ['200 g deli chicken', 'Serve.', 'cold cured meat: deli chicken'],
  ['200 g deli tofu', 'Serve.', ''],
  ['200 g cooked bacon', 'Serve.', ''],
  ['200 g flour', 'Mix the flour with the sugar.', 'raw flour: all-purpose flour'],
  ['200 g flour', 'Toast the flour in a pan.', ''],
  ['200 g flour', 'Heat-treat the flour.', ''],
  ['200 g flour', 'Microwave flour and mix.', ''],
  ['200 g toasted flour', 'Mix the flour.', ''],
  ['200 g heat treated flour', 'Mix the flour.', ''],
  ['200 g almond flour', 'Mix the flour.', ''],
  ['200 g raw goat cheese', 'Add the cheese.', 'raw milk: goat cheese'],
  ['200 g raw goat cheese', 'Bake the cheese for 20 minutes.', 'raw milk: goat cheese'],
  ['200 g pasteurized camembert', 'Add the cheese.', 'cold soft cheese: camembert'],
  ['200 g raclette', 'Add the cheese.', ''],
  ['200 g Parmesan', 'Add the cheese.', ''],
  ['200 g Comté', 'Add the cheese.', 'raw milk: comté'],
  ['200 g Roquefort', 'Add the cheese.', 'cold soft cheese: roquefort'],
  ['1 onion', 'Stir in the raw milk.', 'raw milk: raw milk'],
  ['200 g smoked salmon', 'Serve.', 'cold smoked fish or pâté: smoked salmon'],
  ['200 g hot-smoked salmon', 'Serve.', ''],
  ['200 g smoked salmon', 'Bake the fish for 20 minutes.', ''],
  ['200 g smoked mackerel', 'Serve.', ''],
  ['200 g alfalfa sprouts', 'Boil the sprouts for 5 minutes.', ''],
  ['200 g alfalfa sprouts', 'Serve.', 'raw sprouts: alfalfa sprout'],
  ['200 ml unpasteurised apple juice', 'Boil the juice for 5 minutes.', ''],
  ['200 ml unpasteurised apple juice', 'Serve.', 'unpasteurised juice: apple juice'],
])('for a vulnerable eater, "%s" with the step "%s" has the hazards: %s', (line, step, hazards) => {
  expect(hazardsOf(line, step)).toBe(hazards)
})
