import type { VulnerableCase } from './vulnerableCases.ts'

/** Eggs that are cooked. */
export const cookedEggCases: readonly VulnerableCase[] = [
  // Eggs that are cooked.
  [
    null,
    '6 eggs; 30 g butter',
    'Whisk the eggs. Melt the butter and scramble the eggs over low heat until set.',
  ],
  [
    null,
    '4 eggs; 100 ml milk; 200 g cheese; 1 pastry case',
    'Whisk the eggs with the milk, pour into the pastry and bake for 35 minutes until set.',
  ],
  [
    null,
    '500 ml milk; 5 egg yolks; 100 g sugar',
    'Warm the milk. Whisk the yolks with the sugar, pour on the milk, return to the pan and stir over low heat until it coats the spoon, 82 °C.',
  ],
  [
    null,
    '1 l chicken stock; 2 eggs; 1 tbsp cornflour',
    'Bring the stock to a simmer. Drizzle the beaten eggs into the simmering stock, stirring, and cook for 1 minute.',
  ],
  [
    null,
    '300 g rice; 3 eggs; 100 g peas',
    'Cook the rice and let it cool.',
    'Heat the wok, pour in the beaten eggs and scramble until firm. Add the rice and peas and stir-fry for 3 minutes.',
  ],
  [
    null,
    '4 eggs; 300 g rice; 200 g spinach',
    'Cook the rice. Fry the eggs until the yolks are firm.',
    'Divide the rice among bowls and top with the fried eggs.',
  ],
  [
    null,
    '150 g butter; 200 g sugar; 2 eggs; 250 g flour',
    'Beat in the eggs, then the flour.',
    'Bake the cookies at 180 °C for 12 minutes.',
  ],
  [
    null,
    '4 eggs; 1 tbsp yogurt; 2 slices bread',
    'Boil the eggs for 10 minutes, cool, peel and chop.',
    'Mix the eggs with the yogurt and fill the bread.',
  ],
  [
    null,
    '500 g minced beef; 1 egg; 50 g breadcrumbs',
    'Mix the beef with the egg and the breadcrumbs, shape into balls and fry for 12 minutes until cooked through.',
  ],
  [
    null,
    '200 g flour; 300 ml milk; 2 eggs',
    'Whisk the eggs, milk and flour to a batter. Rest for 30 minutes.',
    'Fry thin pancakes on both sides.',
  ],
  [
    null,
    '3 egg whites; 180 g sugar',
    'Beat the whites with the sugar to stiff peaks.',
    'Bake at 100 °C for 90 minutes.',
  ],
  [
    null,
    '2 aubergines; 2 eggs; 100 g breadcrumbs',
    'Dip the slices in beaten egg, then in breadcrumbs.',
    'Fry until golden on both sides.',
  ],
  [
    null,
    '1 tin tomatoes; 4 eggs; 1 onion',
    'Simmer the tomatoes with the onion. Crack in the eggs, cover and cook for 8 minutes until set.',
  ],
  [
    null,
    '400 g spaghetti; 3 eggs; 80 g pecorino',
    'Boil the spaghetti. Pour the eggs and cheese over it in the pan and cook over low heat, stirring, until thick, about 2 minutes.',
  ],
  [
    null,
    '4 eggs; 200 g chocolate; 100 g sugar; 60 g flour',
    'Melt the chocolate off the heat. Stir in the eggs, the sugar and the flour.',
    'Bake for 25 minutes.',
  ],
  [
    null,
    '6 egg yolks; 100 g sugar; 100 ml orange juice',
    'Whisk the yolks, sugar and juice in a bowl over simmering water for 10 minutes until thick and 75 °C. Serve warm.',
  ],
  [
    null,
    '1 egg; 1 sheet puff pastry; 4 apples',
    'Fill the pastry with the apples, brush with beaten egg and bake for 30 minutes.',
  ],
  [
    null,
    '200 g leftover rice; 2 hard-boiled eggs; 1 tomato',
    'Chop the eggs and the tomato and stir into the rice. Serve cold.',
  ],
  [null, '300 g tofu; 2 tbsp egg-free mayonnaise; 1 carrot', 'Mix everything and serve.'],
  [
    null,
    '400 g noodles; 2 eggs; 1 l stock',
    'Simmer the stock, add the noodles, stir in the beaten eggs and simmer for 2 minutes more. Ladle into bowls and serve.',
  ],
  [
    null,
    '4 eggs; 1 avocado; 2 slices toast',
    'Poach the eggs for 5 minutes until the yolks are set.',
    'Spread the avocado on the toast and top with the eggs.',
  ],
  [
    null,
    '1 egg; 500 g potatoes; 60 g flour',
    'Boil and mash the potatoes. Mix in the egg and flour off the heat and shape gnocchi.',
    'Boil the gnocchi until they float.',
  ],
  [
    null,
    '3 egg yolks; 200 g pasteurised mascarpone; 100 g sugar',
    'Whisk the yolks and sugar over a pan of simmering water until 71 °C, then fold in the mascarpone and chill.',
  ],
]
