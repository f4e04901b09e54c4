import type { VulnerableCase } from '../people/vulnerableCases.ts'

/** Eggs that only look soft. */
export const firmEggCasesInEnglish: readonly VulnerableCase[] = [
  [null, '4 eggs; 10 g chives', 'Cook the omelette until set and no longer wobbly.'],
  [null, '4 eggs; 500 g cream cheese', 'Bake the cheesecake until the middle is still a bit wobbly.'],
  [null, '2 salmon fillets', 'Roast the salmon 20 minutes until opaque, no longer blushing.'],
  [null, '4 eggs; 4 slices bread', 'Fry the eggs until the yolks are no longer soft.'],
  [
    null,
    '4 eggs; 1 tbsp vinegar',
    'Boil the eggs for 10 minutes, take off the heat and cool under cold water.',
  ],
  [
    null,
    '4 eggs; 20 g butter',
    'Scramble the eggs over medium heat until firm, then take off the heat and season.',
  ],
  [
    null,
    '400 g spaghetti; 200 g pancetta; 1 onion',
    'Fry the pancetta.',
    'Off the heat, stir in the spaghetti.',
  ],
  [null, '2 eggs; 2 muffins', 'Poach the eggs for 6 minutes, until white and yolk are firm.'],
  [
    null,
    '3 eggs; 500 ml milk; 80 g sugar',
    'Whisk the eggs with sugar and milk.',
    'Bake at 160 °C for 45 minutes, until set.',
  ],
  [null, '2 eggs; 1 tbsp oil', 'Fry the eggs on both sides until the yolks are hard.'],
  [null, '2 eggs; 250 g flour; 300 ml milk', 'Whisk to a runny batter.', 'Fry thin pancakes on both sides.'],
  [
    null,
    '400 g spaghetti; 3 eggs; 80 g parmesan',
    'Off the heat, stir the eggs into the spaghetti.',
    'Put back on the heat and cook, stirring, until the eggs are set through.',
  ],
  [
    null,
    '1 kg potatoes; 6 eggs; 1 onion',
    'Fry the potatoes.',
    'Add the eggs and cook until no longer runny, turn and brown the other side.',
  ],
  [
    null,
    '4 eggs; 4 tbsp mayonnaise',
    'Hard-boil the eggs.',
    'Mash the yolks with the mayonnaise and fill the whites.',
  ],
  [null, '4 eggs', 'Poach for 6 minutes.'],
  [
    null,
    '4 eggs; 500 g chicken breasts',
    'Hard-boil the eggs.',
    'Poach the chicken for 3 minutes, then simmer for 20 minutes.',
  ],
  [
    null,
    '4 eggs; 4 pears; 500 ml milk',
    'Bake the eggs with the milk for 40 minutes until set.',
    'Poach the pears for 3 minutes.',
  ],
  [
    null,
    '4 eggs; 4 pears; 500 ml milk',
    'Peel the pears. Poach for 3 minutes.',
    'Bake the eggs with the milk for 40 minutes until set.',
  ],
  [null, '4 eggs; butter', 'Scramble the eggs until firm and no longer wet.'],
  [null, '4 eggs; butter', 'Cook the eggs until the yolks no longer run.'],
  [
    null,
    '4 eggs; 200 g sugar; 150 g flour',
    'Beat the eggs and sugar. Beat until the batter is still loose.',
    'Bake for 30 minutes.',
  ],
  [
    null,
    '4 egg whites; 200 g sugar',
    'Whip the egg whites with the sugar.',
    'Bake at 120 °C for 90 minutes, then leave the eggs in the residual heat of the oven.',
  ],
  [null, '4 eggs; butter', 'Scramble the eggs over low heat until set; the residual heat will finish them.'],
  [
    null,
    '3 eggs; 500 g potatoes; 1 onion',
    'Fry the potatoes and onion in a wet pan. Add the eggs and bake for 25 minutes until set.',
  ],
  [
    null,
    '1 l chicken stock; 2 eggs; 1 lemon',
    'Boil the stock.',
    'Whisk the eggs. Off the heat, stir into the hot broth, then simmer gently for 2 minutes.',
  ],
]
