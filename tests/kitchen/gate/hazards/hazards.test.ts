import { describe, expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { hazardSources } from '#shared/kitchen/findings/hazardSources.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { hazardSentences } from '#shared/messages/recipes/findingSentences.ts'

const mina: Eater = { name: 'Mina', allergens: [], diets: [], dislikes: [], likes: [], isVulnerable: true }
const unnamed = { name: '', description: '', servings: 4, totalTimeMinutes: null }
const hazardsIn = (eaters: Eater[], lines: string, ...instructions: string[]) =>
  checkRecipe({ ...unnamed, ingredients: lines.split('; '), instructions }, eaters, {
    limitMinutes: null,
    meatPreference: null,
  }).findings.flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))

test('every hazard has a sentence without the word safe, and an official page', () => {
  for (const [id, source] of Object.entries(hazardSources)) {
    expect(hazardSentences[id]?.({ about: 'egg' })).toMatch(/\.$/)
    expect(hazardSentences[id]?.({ about: 'egg' })).not.toMatch(/\bsafe/i)
    expect(source.url).toMatch(/^https:\/\/(?:www\.)?[\w.]+\.(?:gov|uk|edu|org|gov\.au)\//)
  }
  expect(Object.keys(hazardSentences).toSorted()).toEqual(Object.keys(hazardSources).toSorted())
})

interface Case {
  found: string | null
  lines: string
  steps: readonly string[]
}

/** What must be found (null for nothing), the lines between semicolons, and the steps. */
function cases(rows: readonly (readonly [string | null, string, string])[]): Case[] {
  return rows.map(([found, lines, ...steps]) => ({ found, lines, steps }))
}

const forEveryone: readonly Case[] = cases([
  ['poultry underdone', '2 chicken breasts', 'Cook until the internal temperature is 65 °C.'],
  ['poultry underdone', '1 whole chicken', 'Roast until a thermometer reads 150°F.'],
  ['poultry underdone', '500 g turkey mince', 'Fry the patties to 68 °C inside; 74 is not needed.'],
  [null, '2 chicken breasts', 'Cook to 74 °C (165 °F) inside.'],
  [null, '1 whole chicken', 'Roast at 180 °C until the juices run clear and it is no longer pink.'],
  [
    null,
    '1 whole chicken',
    'Roast it and take it out at 70 °C inside. While it rests the inside climbs to 75 °C.',
  ],
  [null, '2 duck breasts', 'Cook the duck until medium-rare, 54 °C inside.'],
  [null, '200 g cooked chicken; 2 slices bread', 'Lay the chicken on the bread.'],
  [null, '4 slices deli turkey; 2 slices bread', 'Fill the bread with the turkey.'],
  ['minced meat underdone', '600 g ground beef', 'Grill the burgers to medium-rare.'],
  ['minced meat underdone', '600 g minced beef', 'Grill the patties until 130 °F in the center.'],
  [null, '600 g ground beef', 'Grill the burgers until no longer pink, 71 °C inside.'],
  [null, '2 sirloin steaks; freshly ground pepper', 'Grill to medium-rare, 54 °C inside.'],
  ['pork underdone', '1 pork tenderloin', 'Roast the pork to 55 °C in the middle.'],
  [null, '1 pork tenderloin', 'Roast the pork to 63 °C in the middle and rest for 3 minutes.'],
  ['rice kept warm', '300 g rice', 'Boil the rice. Leave the rice out at room temperature overnight.'],
  [null, '300 g rice', 'Soak the rice overnight at room temperature, drain and boil.'],
  [null, '300 g rice', 'Boil the rice, cool it quickly and keep in the fridge overnight.'],
  ['left out', '500 g beef', 'Simmer the stew. Let the stew stand at room temperature overnight.'],
  [null, '500 g beef', 'Let the stew cool to room temperature, then refrigerate overnight.'],
  [
    null,
    '500 ml milk; 500 g flour',
    'Mix the dough and leave it to rise at room temperature overnight. Bake.',
  ],
  ['thawed on the counter', '1 turkey', 'Thaw the turkey on the counter. Roast it to 75 °C inside.'],
  [null, '1 turkey', 'Thaw the turkey in the fridge for 3 days. Roast it.'],
  ['marinade reused', '500 g chicken', 'Grill the chicken. Serve drizzled with the leftover marinade.'],
  [null, '500 g chicken', 'Grill the chicken. Boil the remaining marinade and serve it as a sauce.'],
  ['washed poultry', '500 g chicken', 'Rinse the chicken under cold water. Roast it.'],
  [null, '500 g chicken; 200 g rice', 'Rinse the rice, add the chicken and simmer.'],
  [null, '500 g chicken', 'Do not rinse the chicken. Roast it.'],
  [
    'garlic in oil',
    '6 cloves garlic; 200 ml olive oil',
    'Warm the garlic in the oil to infuse. Store at room temperature for a week.',
  ],
  [
    'garlic in oil',
    '4 sprigs rosemary; 200 ml olive oil',
    'Steep the rosemary in the oil and keep in the pantry for weeks.',
  ],
  [
    null,
    '2 cloves garlic; 60 g basil; 100 ml olive oil',
    'Blend to a pesto; it keeps in the fridge for 3 days.',
  ],
  ['home canning', '1 kg green beans', 'Pack into jars and process the jars in a water bath for 20 minutes.'],
  [
    null,
    '1 kg strawberries; 800 g sugar; 1 lemon',
    'Boil to a jam. Pour into hot jars and seal; it keeps in the cupboard for a year.',
  ],
  [
    null,
    '1 kg cucumbers; 500 ml vinegar',
    'Pack into jars, cover with the hot vinegar and process the jars in a water bath.',
  ],
  [null, '400 g cream cheese; 3 eggs', 'Bake the cheesecake in a water bath for 1 hour.'],
  ['raw kidney beans', '250 g dried kidney beans', 'Soak overnight. Cook in the slow cooker for 8 hours.'],
  [
    null,
    '250 g dried kidney beans',
    'Soak overnight. Boil hard for 10 minutes, then cook in the slow cooker.',
  ],
  [null, '1 can kidney beans', 'Warm the beans in the slow cooker.'],
  ['raw cassava', '1 cassava, peeled; 1 lime', 'Grate the cassava and dress with the lime.'],
  [null, '1 cassava, peeled', 'Boil the cassava until soft.'],
  ['honey for infants', '2 tbsp honey; 200 g oats', 'Cook a porridge for the baby.'],
  [null, '2 tbsp honey; 100 g baby spinach', 'Toss the baby spinach with the honey.'],
  ['raw flour', '200 g flour; 100 g butter; 100 g sugar', 'Mix to a cookie dough and eat it with a spoon.'],
  ['no food', '1 tbsp bleach', 'Mix.'],
  ['no food', '1 bar of soap, grated', 'Mix.'],
  [
    null,
    '1 tsp baker’s ammonia; 100 g gunpowder tea',
    'Wash your hands with soap and clean the board with bleach.',
  ],
  ['poisonous plant', '10 daffodil bulbs', 'Fry.'],
  ['poisonous plant', '3 drops peppermint essential oil', 'Mix.'],
  [null, '1 lemon', 'Rub the zest to release its essential oils.'],
])

describe('hazards reported for every eater', () => {
  test.each(forEveryone)(
    'the hazard in $lines with the steps $steps is: $found',
    ({ found: id, lines, steps }) => {
      expect(hazardsIn([], lines, ...steps)).toEqual(id === null ? [] : [id])
    },
  )
})

const forVulnerable: readonly Case[] = cases([
  [
    'raw egg',
    '4 eggs; 200 g dark chocolate',
    'Melt the chocolate over simmering water. Stir in the yolks, fold in the whites and chill.',
  ],
  [
    'raw egg',
    '3 eggs; 250 g mascarpone; 200 g ladyfingers',
    'Whisk the yolks with the mascarpone, layer with the ladyfingers and chill.',
  ],
  [
    'raw egg',
    '2 eggs; 200 g icing sugar; 200 g flour',
    'Bake the cookies. Beat the egg whites with the sugar to a royal icing and ice the cookies.',
  ],
  [
    'raw egg',
    '400 g spaghetti; 3 eggs; 100 g pecorino',
    'Boil the spaghetti. Off the heat, toss the pasta with the eggs and enough hot pasta water to make a sauce.',
  ],
  [
    'raw egg',
    '1 l chicken broth; 2 eggs; 1 lemon',
    'Simmer the broth. Take the pot off the heat. Stir in the beaten eggs and the lemon juice.',
  ],
  [
    'raw egg',
    '1 l chicken broth; 2 eggs',
    'Bring the broth to a boil. Turn off the heat and drizzle in the beaten egg.',
  ],
  [
    'raw egg',
    '1 l chicken broth; 2 eggs; 1 lemon; 100 g rice',
    'Simmer the rice in the broth. Whisk the eggs and lemon until frothy, whisk in two ladles of the hot broth, then stir back into the pot off the heat, until it thickens.',
  ],
  [
    'raw egg',
    '300 g rice; 2 yolks; 50 g butter',
    'Cook the rice until tender. Remove the pan from the heat, beat in the butter and the egg yolks and serve.',
  ],
  [
    'raw egg',
    '500 g potatoes; 1 egg; 50 g butter',
    'Boil the potatoes and mash them. Take from the heat and mix in the butter. Beat in the egg.',
  ],
  [
    null,
    '100 g butter; 150 g flour; 4 eggs',
    'Boil the butter with 250 ml of water. Remove from the heat and stir in the flour. Beat in the eggs one at a time. Bake for 30 minutes.',
  ],
  [
    null,
    '500 ml milk; 4 yolks; 80 g sugar',
    'Heat the milk. Take it off the heat and whisk a little of it into the yolks. Return to the pan and cook over low heat until thick.',
  ],
  [
    null,
    '4 eggs; 20 g butter',
    'Melt the butter over medium heat, pour in the eggs and stir until nearly set. Take the pan off the heat and stir once more.',
  ],
  [
    null,
    '4 eggs; 300 g noodles',
    'Boil the eggs for 10 minutes. Cook the noodles. Off the heat, toss the noodles with the sauce and top with the egg halves.',
  ],
  [
    null,
    '4 eggs; 20 g butter; 1 tsp paprika',
    'Melt the butter. Take the pan off the heat, stir in the paprika, pour in the eggs, return to low heat and stir until just set.',
  ],
  [
    null,
    '4 eggs; 2 peppers',
    'Fry the peppers. Lower the heat, pour in the eggs and stir for 3 minutes, until creamy.',
  ],
  [
    null,
    '4 eggs; 1 l chicken broth',
    'Trickle the eggs into the simmering broth while stirring, so that they set in threads. Off the heat stir in the scallions.',
  ],
  [null, '4 eggs; 100 ml cream', 'Whisk the eggs with the cream, pour into a dish and bake until set.'],
  ['runny egg', '4 yolks; 100 g sugar', 'Whisk the yolks and sugar over simmering water until thick.'],
  ['runny egg', '2 eggs; 2 slices bread', 'Boil the eggs for 5 minutes until the yolks are runny.'],
  [null, '2 eggs', 'Boil the eggs for 10 minutes until the yolks are no longer runny.'],
  ['raw flour', '200 g flour; 100 g butter; 100 g sugar', 'Mix to a cookie dough and chill it.'],
  [null, '200 g flour; 100 g butter', 'Mix to a dough and bake for 20 minutes.'],
  [
    'raw milk',
    '200 g unpasteurised goat cheese; 1 beetroot',
    'Slice the beetroot and crumble over the cheese.',
  ],
  [null, '200 g feta; 1 cucumber', 'Dice and mix.'],
  ['raw fish', '400 g tuna, sushi-grade', 'Slice the tuna thinly and serve.'],
  [null, '400 g tuna', 'Sear the tuna for 4 minutes on each side.'],
  ['raw sprouts', '100 g bean sprouts; 1 carrot', 'Toss the sprouts with the carrot.'],
  [null, '100 g bean sprouts; 1 carrot', 'Stir-fry the sprouts with the carrot.'],
  ['raw meat', '1 sirloin steak', 'Grill the steak medium-rare.'],
  [null, '1 sirloin steak', 'Grill the steak until well done, 71 °C inside.'],
  ['unpasteurised juice', '1 l unpasteurised apple juice', 'Pour over ice.'],
  ['liver or mercury fish', '400 g swordfish', 'Grill the swordfish for 6 minutes.'],
  ['cold smoked fish or pâté', '100 g smoked salmon; 2 slices bread', 'Lay the salmon on the bread.'],
  ['alcohol', '60 ml rum; 1 lime', 'Shake with ice.'],
  [null, '100 ml red wine; 500 g beef', 'Add the wine to the beef and simmer for 2 hours.'],
])

describe('hazards reported only for vulnerable eaters', () => {
  test.each(forVulnerable)(
    'the hazard in $lines with the steps $steps is: $found',
    ({ found: id, lines, steps }) => {
      expect(hazardsIn([mina], lines, ...steps)).toEqual(expect.arrayContaining(id === null ? [] : [id]))
      if (id === null) expect(hazardsIn([mina], lines, ...steps)).toEqual([])
      expect(hazardsIn([], lines, ...steps)).toEqual([])
    },
  )
})
