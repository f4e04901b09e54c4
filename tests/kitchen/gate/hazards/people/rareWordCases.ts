import type { VulnerableCase } from './vulnerableCases.ts'

/** The hazards of vulnerable people in less common words. */
export const rareWordCases: readonly VulnerableCase[] = [
  // The same in other words.
  [
    'raw egg',
    '400 g spaghetti; 4 egg yolks; 80 g pecorino; 150 g pancetta',
    'Cook the pasta in boiling water. Meanwhile fry the pancetta until crisp.',
    'Kill the heat under the pan. Add the pasta, then the yolk and cheese paste, and stir until silky.',
  ],
  [
    'raw egg',
    '400 g spaghetti; 2 eggs; 80 g parmesan',
    'Boil the pasta until al dente and drain.',
    'Immediately mix the hot pasta with the eggs and parmesan; the residual heat will thicken the sauce.',
  ],
  [
    'raw egg',
    '300 g short grain rice; 4 egg yolks; 200 g beef; 1 cucumber',
    'Cook the rice. Fry the beef.',
    'Assemble the bowls: rice, beef, cucumber. Make a well in the rice and slide in an egg yolk.',
  ],
  [
    'raw egg',
    '300 g rice; 4 eggs; 200 g mince',
    'Cook the rice and fry the mince.',
    'Top each bowl with mince and a raw egg yolk and mix at the table.',
  ],
  [
    'raw egg',
    '500 ml miso soup; 2 eggs',
    'Heat the soup until steaming.',
    'Crack an egg into each bowl, pour the soup over and serve.',
  ],
  [
    'raw egg',
    '200 g chocolate; 3 eggs; 200 ml cream',
    'Gently melt the chocolate over a pan of simmering water. Take it off.',
    'Beat in the egg yolks one by one. Whip the whites and the cream separately and fold both in. Refrigerate.',
  ],
  [
    'raw egg',
    '4 egg yolks; 250 g butter; 1 tbsp vinegar',
    'Melt the butter until bubbling.',
    'Blitz the yolks and vinegar with a stick blender, slowly adding the hot butter, until you have a thick hollandaise.',
  ],
  [
    'raw egg',
    '2 eggs; 100 g sugar; 250 g mascarpone; 100 g strawberries',
    'Whip the eggs with the sugar, fold into the mascarpone, spoon over the strawberries.',
  ],
  [
    'raw egg',
    '500 g potatoes; 100 g butter; 3 egg yolks',
    'Boil the potatoes and pass through a ricer.',
    'While still hot, stir in the butter and the yolks, season and serve as a mash.',
  ],
  [
    'raw egg',
    '1 kg potatoes; 2 egg yolks; 300 ml oil; chives',
    'Boil the potatoes, slice and cool.',
    'Make a mayonnaise from the yolks and oil and dress the potatoes with it.',
  ],
  [
    'raw egg',
    '200 g oats; 2 egg whites; 1 banana',
    'Cook the oats in water for 5 minutes.',
    'Once off the stove, whip in the egg whites and top with banana.',
  ],
  [
    'raw egg',
    '150 g butter; 150 g sugar; 1 egg; 200 g flour',
    'Beat everything to a soft dough. No need to bake: roll into balls and chill.',
  ],
  [
    'raw egg',
    '1 egg; 200 ml milk; 1 banana; 20 g protein powder',
    'Blend all ingredients until smooth and drink.',
  ],
  [
    'raw egg',
    '2 eggs; 500 ml cream; 120 g sugar; 1 lemon',
    'Whisk the eggs and sugar, fold in the whipped cream and the lemon zest, and freeze for 6 hours without stirring.',
  ],
  [
    null,
    '400 g spaghetti; 4 pasteurised egg yolks; 80 g pecorino',
    'Boil the spaghetti. Off the heat, toss with the yolks and cheese.',
  ],
  [
    null,
    '6 eggs; 200 g spinach; 100 g feta',
    'Whisk the eggs, stir in the spinach and feta and pour into a hot oiled skillet. Cover and leave on low until firm all the way through.',
  ],
  [
    null,
    '4 slices bread; 2 eggs; 200 ml milk',
    'Soak the bread in the egg and milk.',
    'Brown in butter on both sides until no liquid egg remains.',
  ],
  [
    null,
    '500 g chicken thighs; 1 egg white; 2 tbsp cornflour',
    'Marinate the chicken in the egg white and cornflour.',
    'Stir-fry for 8 minutes until cooked through.',
  ],
  [
    null,
    '1 l stock; 3 eggs; 1 lemon; 100 g rice',
    'Simmer the rice in the stock. Temper the eggs and lemon with a ladle of stock, pour back into the pot and heat gently, stirring, until it thickens at 75 °C.',
  ],
  [
    null,
    '4 eggs; 300 g rice; 1 tbsp soy sauce',
    'Cook the rice.',
    'Make an omelette with the eggs, slice it and lay it over the hot rice.',
  ],
  [null, '2 eggs; 400 g noodles', 'Soft serve the noodles. Hard-boil the eggs, halve them and place on top.'],
  [
    null,
    '3 eggs; 250 g flour; 500 ml milk; 100 g sugar',
    'Whisk all to a batter off the heat and pour into a hot buttered dish.',
    'Put into the oven for 30 minutes.',
  ],
  [
    'raw fish',
    '400 g tuna; 1 tbsp sesame oil; 200 g rice',
    'Cook the rice.',
    'Sear the tuna for 20 seconds a side, leaving it raw in the middle, and slice.',
  ],
  [
    'raw fish',
    '300 g scallops; 2 limes; 1 chili',
    'Slice the scallops thinly and marinate in lime juice for 15 minutes. Serve chilled.',
  ],
  [
    'raw meat',
    '2 sirloin steaks; 1 tbsp oil',
    'Sear the steaks for 90 seconds a side, medium-rare.',
    'Rest and slice.',
  ],
  [
    'minced meat underdone',
    '500 g ground beef; 4 buns',
    'Form patties and cook on a hot griddle, 2 minutes per side for medium rare.',
  ],
  ['raw sprouts', '100 g mung bean sprouts; 1 cucumber; 100 g peanuts', 'Toss everything with the dressing.'],
  ['raw milk', '150 g raw-milk brie; 1 baguette', 'Slice the baguette and top with the brie.'],
  [
    'raw milk',
    '1 l milk straight from the farm, unpasteurized; 2 tbsp honey',
    'Stir the honey into the milk and serve cold.',
  ],
  [
    null,
    '150 g mung bean sprouts; 2 eggs',
    'Boil the sprouts for 3 minutes. Scramble the eggs until set and mix.',
  ],
]
