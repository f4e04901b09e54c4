import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

const pregnant = { name: '', allergens: [], diets: [], dislikes: [], likes: [], isVulnerable: true }

function hazardsOf(name: string, lines: string, steps: string): string[] {
  const recipe = { name, description: '', ingredients: lines.split('; '), instructions: steps.split(' | ') }
  const { findings } = checkRecipe({ ...recipe, servings: 2, totalTimeMinutes: null }, [pregnant], {
    limitMinutes: null,
    meatPreference: null,
  })
  return findings.flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))
}

test.each([
  '1 tin of tuna in brine',
  '1 (5 oz) can tuna',
  '1 jar of tuna',
  '120 g tuna (drained weight)',
  '200 g tuna mayonnaise',
  '1 Glas Thunfisch',
  '150 g Thunfisch in Öl',
  '150 g Thunfisch im eigenen Saft',
  '200 g Thunfischcreme',
  '200 g Stremellachs',
  '1 bocal de thon',
  '150 g de thon au naturel',
  '200 g de rillettes de thon',
  '150 g de atún al natural',
  '1 tarro de bonito',
  '1 tarro de atún',
  '1 टूना का डिब्बा',
  '1 علبة تونة',
])('a line of tinned fish is no raw fish: "%s"', (line) => {
  expect(hazardsOf('', `${line}; 4 slices bread`, 'Mix.')).toEqual([])
})

test.each([
  [
    'Tuna mayo sandwich',
    '160 g tuna; 3 tbsp mayonnaise; 4 slices bread',
    'Drain the tuna. | Mix with the mayonnaise.',
  ],
  ['Tuna mayo sandwich', 'tuna; mayo; bread', 'Mix the tuna and mayo. | Spread on bread.'],
  [
    'Jacket potato with tuna mayo',
    '4 baking potatoes; 160 g tuna; mayo',
    'Bake the potatoes for 1 hour. | Top.',
  ],
  [
    'Thunfisch-Sandwich',
    '150 g Thunfisch; Mayonnaise; Toast',
    'Thunfisch abtropfen lassen und mit Mayonnaise mischen.',
  ],
  ['Sandwich thon mayo', '150 g de thon; mayonnaise; pain de mie', 'Égoutter le thon. | Tartiner.'],
  ['Sándwich de atún', '150 g de atún; mayonesa; pan', 'Escurrir el atún y mezclar con la mayonesa.'],
  ['Sardine toast', '120 g sardines; bread', 'Drain the sardines. | Mash and spread.'],
  ['Toast', '150 g tuna; bread', 'Drain the tin of tuna well. | Spread.'],
  ['Toast', '150 g tuna; bread', 'Flake the well drained tuna. | Spread.'],
  ['Brot', '150 g Thunfisch; Brot', 'Den Thunfisch in einem Sieb gut abtropfen lassen.'],
  ['Tartine', '150 g de thon; pain', 'Émiettez le thon bien égoutté.'],
  ['Tosta', '150 g de atún; pan', 'Mezclar el atún bien escurrido con el limón.'],
  ['टोस्ट', '150 g टूना; ब्रेड', 'टूना का पानी निकाल दें।'],
  ['توست', '150 g تونة; خبز', 'صفي التونة.'],
])('the recipe "%s" of %s is read as using tinned fish', (name, lines, steps) => {
  expect(hazardsOf(name, lines, steps)).toEqual([])
})

test.each([
  [
    'Spicy tuna rolls',
    '200 g tuna; 2 tbsp mayonnaise; 4 nori sheets',
    'Dice the tuna and mix with mayo. | Roll up.',
  ],
  ['Tuna tartare', '200 g tuna; 1 tbsp mayonnaise', 'Dice the tuna and mix with the mayo.'],
  ['Tuna poke bowl', '200 g tuna; 1 tbsp mayonnaise; rice', 'Dice the tuna and mix with the mayo.'],
  ['Sandwich', '200 g fresh tuna; mayo; bread', 'Mix the tuna with mayo and spread.'],
  ['Tuna steak sandwich', '2 tuna steaks; mayo; bread', 'Slice the tuna and lay on bread with mayo.'],
  ['Ceviche', '200 g tuna; 3 limes', 'Marinate the tuna in the lime juice. Drain the tuna and serve.'],
  ['Noodle salad', '200 g noodles; 200 g tuna', 'Drain the noodles and top with the tuna.'],
  ['Noodle salad', '200 g noodles; 200 g tuna', 'Add the tuna to the drained noodles.'],
  ['Salad', '200 g tuna; 1 lemon', 'Spread the tuna as thinly as you can.'],
  ['Sandwich', '200 g tuna; mayo; bread', 'Slice the tuna and lay it on the bread with mayo.'],
  ['Salad', '200 g salmon (can be bought the day before); 1 lemon', 'Serve.'],
  ['Salad', '400 g frozen salmon, thawed and drained; 1 lemon', 'Serve.'],
  ['Nudelsalat', '200 g Nudeln; 200 g Thunfisch', 'Nudeln abgießen und den Thunfisch darauf legen.'],
  ['Brot', '200 g Thunfisch; Mayonnaise', 'Thunfisch in Würfel schneiden und mit Mayonnaise mischen.'],
  ['Salade', '200 g de pâtes; 200 g de thon', 'Égouttez les pâtes et ajoutez le thon.'],
  ['Ensalada', '200 g de pasta; 200 g de atún', 'Escurrir la pasta y poner el atún encima.'],
  ['Thunfischtatar', '200 g Thunfisch; 1 EL Mayonnaise', 'Thunfisch würfeln und mit Mayonnaise mischen.'],
])('the recipe "%s" of %s is read as using raw fish', (name, lines, steps) => {
  expect(hazardsOf(name, lines, steps)).toEqual(['raw fish'])
})

test.each(['100 g smoked salmon', '100 g Räucherlachs', '100 g de saumon fumé', '100 g gravlax'])(
  'cold smoked and cured fish stays a hazard: "%s"',
  (line) => expect(hazardsOf('', `${line}; 4 slices bread`, 'Serve.')).toEqual(['cold smoked fish or pâté']),
)

test.each([
  ['2 eggs; 2 slices bread', 'Soft-boil the eggs for 5 minutes. | Serve the runny eggs with soldiers.'],
  ['2 soft-boiled eggs; 2 slices bread', 'Soft boil the eggs for 6 minutes. | Halve the soft-boiled eggs.'],
  ['2 eggs; 2 slices bread', 'Poach the eggs for 3 minutes. | Top with the poached eggs, yolks runny.'],
])('a runny egg gives one finding: %s, %s', (lines, steps) => {
  expect(hazardsOf('', lines, steps)).toEqual(['runny egg'])
})

test.each([
  ['Omelette', '3 eggs; butter', 'Beat the eggs. | Cook in butter until still a bit wobbly in the middle.'],
  ['Omelette', '3 eggs; butter', 'Cook the omelette until a bit wobbly. | Fold and serve.'],
  ['Omelett', '3 Eier; Butter', 'Die Eier stocken lassen, bis sie in der Mitte noch etwas wackeln.'],
  ['Omelette', '3 œufs; beurre', "Cuire jusqu'à ce que l'omelette soit encore un peu tremblotante."],
])('an omelette that still wobbles is a runny egg: "%s" of %s, %s', (name, lines, steps) => {
  expect(hazardsOf(name, lines, steps)).toEqual(['runny egg'])
})

test.each([
  ['Omelette', '3 eggs; butter', 'Beat the eggs. | Cook until no longer wobbly.'],
  [
    'Spanish omelette',
    '6 eggs; oil',
    'Cook until the centre is still a bit wobbly. | Flip and cook for 3 minutes.',
  ],
  ['Omelette', '3 eggs; butter', 'Cook the omelette until a bit wobbly, then grill until set.'],
  ['Flan', '4 eggs; 500 ml milk', 'Bake for 45 minutes until set but still wobbly in the middle.'],
  ['Quiche', '3 eggs; 300 ml cream; pastry', 'Bake for 35 minutes at 180°C until set with a slight wobble.'],
  [
    'Tortilla',
    '6 huevos; 500 g de patatas',
    'Freír las patatas. | Cuajar la tortilla 4 minutos por cada lado.',
  ],
])('eggs that get firm afterwards, and custards, are no runny eggs: "%s" of %s, %s', (name, lines, steps) => {
  expect(hazardsOf(name, lines, steps)).toEqual([])
})

test.each([
  ['1 camembert; 1 baguette', 'Bake the camembert until warm.'],
  ['1 Camembert; 1 Baguette', 'Camembert im Ofen backen, bis er warm ist.'],
  ['1 camembert; 1 baguette', "Enfourner le camembert jusqu'à ce qu'il soit tiède."],
  ['1 camembert; 1 barra de pan', 'Hornear el camembert hasta que esté templado.'],
  ['1 brie; 2 tbsp honey', 'Warm the brie in the oven and drizzle with honey.'],
  ['200 g brie; 4 tortillas', 'Microwave until warm.'],
])('a soft cheese that is only warmed is not hot enough: %s, %s', (lines, steps) => {
  expect(hazardsOf('', lines, steps)).toEqual(['cold soft cheese'])
})

test.each([
  ['1 camembert; 1 baguette', 'Bake the camembert at 200°C for 20 minutes until bubbling hot.'],
  ['1 Camembert; 1 Baguette', 'Camembert im Ofen 20 Minuten backen, bis er geschmolzen und heiß ist.'],
  ['1 camembert; 1 baguette', 'Enfourner le camembert 20 minutes à 180°C.'],
])('a soft cheese that is baked hot is no hazard: %s, %s', (lines, steps) => {
  expect(hazardsOf('', lines, steps)).toEqual([])
})

test.each(['600 g chicken thighs (can be bone-in)', '600 g chicken thighs, you can use drumsticks'])(
  '"can" as a verb makes no tinned food of "%s"',
  (line) => {
    expect(hazardsOf('Salad', `${line}; 1 lemon`, 'Serve.')).toEqual(['poultry underdone'])
    expect(hazardsOf('Salad', '1 can (300 g) chicken; 1 lemon', 'Serve.')).toEqual([])
  },
)
