/** Whether a dish with a drink is reported for a pregnant woman: lines, steps and the drink's hazard, or null. */
export const alcoholCases: readonly (readonly ['alcohol' | null, string, ...string[]])[] = [
  // Spirits cook a dish from 60 g on, wine and beer from 250 g on.
  ['alcohol', '100 ml brandy; 4 peaches', 'Simmer the peaches in the brandy for 20 minutes.'],
  ['alcohol', '100 ml coffee liqueur; 4 pears', 'Simmer the pears in the liqueur for 20 minutes.'],
  [null, '50 ml brandy; 4 peaches', 'Simmer the peaches in the brandy for 20 minutes.'],
  [null, '100 ml brandy; 4 peaches', 'Simmer the peaches in the brandy for 30 minutes.'],
  [null, '200 ml white wine; 4 pears', 'Simmer the pears in the wine for 20 minutes.'],
  [
    null,
    '300 ml beer; 1 kg beef',
    'Simmer the beef in the beer for 20 minutes.',
    'Simmer it for 10 minutes more.',
  ],
  ['alcohol', '300 ml vin blanc; 1 kg de moules', 'Cuire les moules dans le vin 4 minutes.'],
  ['alcohol', '300 ml de vino blanco; 1 kg de mejillones', 'Cocer los mejillones en el vino 4 minutos.'],
  ['alcohol', '300 ml Bier; 1 kg gekochte Würste', 'Die Würste im Bier 10 Minuten köcheln.'],
  // A part that goes in later counts by itself.
  [
    'alcohol',
    '100 ml red wine; 1 kg beef',
    'Add half the wine to the beef and simmer for 2 hours.',
    'Stir in the remaining wine and serve.',
  ],
  [
    null,
    '100 ml red wine; 1 kg beef',
    'Add the wine to the beef and simmer for 2 hours.',
    'Serve the beef with the wine sauce.',
  ],
  // Heat after the drink, and before the dish is served, drives it off.
  [
    'alcohol',
    '50 ml rum; 4 bananas',
    'Fry the bananas for 5 minutes.',
    'Take off the heat. Add the rum and serve.',
  ],
  ['alcohol', '50 ml rum; 4 bananas', 'Fry the bananas. Add the rum, serve, and boil the rest of the water.'],
  [null, '50 ml rum; 4 bananas', 'Fry the bananas.', 'Add the rum and cook for 5 minutes.', 'Serve.'],
  [
    'alcohol',
    '50 ml rum; 4 bananas',
    'Fry the bananas.',
    'Add the rum and let it stand for 10 minutes.',
    'Serve.',
  ],
  [null, '50 ml white wine; 300 g rice', 'Fry the rice, add the wine and stir until it is gone.', 'Serve.'],
  [null, '50 ml alcohol-free beer; 1 lime', 'Shake with ice.'],
  [null, '50 ml non-alcoholic white wine; 1 lime', 'Shake with ice.'],
]
