import type { VulnerableCase } from '../people/vulnerableCases.ts'

/** Drinks that are poured in last and never boil, and drinks that do. */
const drinks: readonly VulnerableCase[] = [
  [
    'alcohol',
    '4 pork cutlets; 200 ml white wine',
    'Fry the cutlets 4 minutes per side. Pour in the wine and serve immediately.',
  ],
  ['alcohol', '4 steaks; 100 ml brandy', 'Fry the steaks until well done. Pour over the brandy and serve.'],
  ['alcohol', '4 bananas; 3 tbsp rum', 'Fry the bananas in butter. Splash with the rum and serve.'],
  [
    'alcohol',
    '500 g beef; 200 ml red wine; 1 red onion',
    'Fry the red onion and the beef for 10 minutes. Add the wine, warm through for 1 minute and serve.',
  ],
  [
    'alcohol',
    '400 g penne; 200 ml cream; 50 ml vodka',
    'Cook the penne. Warm the cream, stir in the vodka and toss.',
  ],
  ['alcohol', '1 l tomato soup; 100 ml sherry', 'Boil the soup. Add the sherry and heat through.'],
  [
    'alcohol',
    '1 kg beef; 400 ml red wine',
    'Simmer the beef in half of the wine for 2 hours. Pour in the remaining wine and serve.',
  ],
  ['alcohol', '4 Steaks; 100 ml Weinbrand', 'Steaks durchbraten.', 'Mit Weinbrand übergießen und servieren.'],
  ['alcohol', '4 Schnitzel; 200 ml Weißwein', 'Schnitzel braten. Weißwein zugeben und sofort servieren.'],
  [
    'alcohol',
    '500 g Pilze; 100 ml Sherry',
    'Pilze in einer Pfanne 5 Minuten braten. Sherry in die Pfanne geben und servieren.',
  ],
  ['alcohol', '4 steaks; 10 cl de cognac', 'Cuire les steaks à cœur. Verser le cognac et servir.'],
  [
    'alcohol',
    '4 filetes de ternera; 100 ml de vino blanco',
    'Freír los filetes 5 minutos. Añadir el vino blanco y servir enseguida.',
  ],
  ['alcohol', '4 केले; 50 मिली रम', 'केले घी में तलें। रम डालें और परोसें।'],
  ['alcohol', '4 شرائح لحم; 100 مل نبيذ أبيض', 'يقلى اللحم جيدا. يضاف النبيذ الأبيض ويقدم فورا.'],
  [
    null,
    '1 kg beef; 200 ml red wine; 1 l stock',
    'Brown the beef. Pour in the wine and let it bubble for 2 minutes. Add the stock, cover and leave for 2 hours.',
  ],
  [
    null,
    '500 g mussels; 50 ml white wine',
    'Add the wine and mussels to a hot pan, cover and steam for 6 minutes. Serve.',
  ],
  [
    null,
    '300 g Reis; 150 ml Weißwein; 1 l Brühe',
    'Reis anschwitzen. Weißwein angießen und verdampfen lassen. Brühe nach und nach zugeben.',
  ],
  [
    null,
    '1 kg de bœuf; 200 ml de vin blanc',
    'Faire dorer le bœuf. Ajouter le vin blanc, couvrir et laisser 2 heures.',
  ],
]

/** Ham and soft cheese that are put on what has left the oven, and the same that are baked with it. */
const afterTheOven: readonly VulnerableCase[] = [
  [
    'cold cured meat',
    '1 pizza dough; 200 g mozzarella; 6 slices prosciutto',
    'Bake the pizza with the mozzarella for 10 minutes.',
    'Top with the prosciutto as it comes out of the oven.',
  ],
  [
    'cold cured meat',
    '1 pizza dough; 6 slices prosciutto',
    'Bake the pizza for 10 minutes. Top with the prosciutto after baking.',
  ],
  [
    'cold cured meat',
    '1 pizza dough; 6 slices prosciutto',
    'Bake the pizza for 10 minutes. Remove from the oven, then drape over the prosciutto.',
  ],
  [
    'cold cured meat',
    '1 pizza dough; 6 slices prosciutto',
    'Bake the pizza for 10 minutes and remove from the oven.',
    'Lay the prosciutto over it.',
  ],
  [
    'cold cured meat',
    '1 Pizzateig; 6 Scheiben Schinken',
    'Die Pizza 10 Minuten backen. Nach dem Backen mit Schinken belegen.',
  ],
  [
    'cold cured meat',
    '1 masa de pizza; 100 g de jamón serrano',
    'Hornear la pizza 10 minutos. Al salir del horno, poner el jamón.',
  ],
  [
    'cold soft cheese',
    '1 bûche de chèvre; 1 pâte feuilletée',
    'Cuire la pâte 15 min à 200 °C, puis déposer le chèvre en rondelles hors du four.',
  ],
  [
    'cold soft cheese',
    '1 butternut squash; 100 g goat cheese with rind',
    'Roast the squash for 30 minutes. When out of the oven, crumble over the goat cheese.',
  ],
  [
    null,
    '1 pizza dough; 6 slices prosciutto',
    'Top with the prosciutto and bake for 10 minutes. Remove from the oven and serve.',
  ],
  [
    null,
    '1 pizza dough; 100 g brie',
    'Take the tray out of the oven, lay the brie on top and grill for 5 minutes.',
  ],
  [
    null,
    '4 chicken breasts; 8 slices prosciutto',
    'Wrap the chicken in the prosciutto. Roast for 25 minutes. Take out of the oven and rest.',
  ],
]

/** Eggs that go in where the heat is off, and eggs that the oven or the pan sets. */
const eggs: readonly VulnerableCase[] = [
  [
    'raw egg',
    '400 g linguine; 3 egg yolks',
    'Cook the linguine and drain.',
    'Return to the pan with the heat turned off and add the yolks and a splash of pasta water, tossing.',
  ],
  [
    'raw egg',
    '500 ml broth; 2 eggs',
    'Simmer the broth for 10 minutes, turn off the heat, crack the egg in and leave for 1 minute.',
  ],
  [
    'raw egg',
    '400 g spaghetti; 3 egg yolks',
    'Boil the spaghetti and drain.',
    'Tip back into the switched-off pan with the yolks and toss.',
  ],
  [
    'raw egg',
    '400 g spaghetti; 3 eggs',
    'Boil the spaghetti and drain; put it back in the warm pan with no heat under it and add the eggs.',
  ],
  [
    'raw egg',
    '400 g Spaghetti; 3 Eigelb',
    'Spaghetti kochen. Zurück in den Topf auf der ausgeschalteten Platte geben und das Eigelb unterrühren.',
  ],
  [
    'raw egg',
    "400 g de spaghettis; 3 jaunes d'œufs",
    'Cuire les spaghettis. Remettre dans la casserole, feu éteint, et ajouter les jaunes.',
  ],
  [
    'raw egg',
    '400 g de espaguetis; 3 yemas',
    'Cocer los espaguetis. Devolver a la olla con el fuego apagado y añadir las yemas.',
  ],
  ['raw egg', '400 ग्राम स्पेगेटी; 3 अंडे', 'स्पेगेटी उबालें। बंद गैस पर पैन में अंडे डालें और मिलाएं।'],
  [
    'raw egg',
    '400 غرام سباغيتي; 3 صفار بيض',
    'تسلق السباغيتي وتصفى. تعاد إلى القدر والنار مطفأة ويضاف صفار البيض.',
  ],
  [
    'raw egg',
    '1 pizza dough; 2 eggs',
    'Bake the pizza for 10 minutes. Take it out of the oven, crack the eggs on top and serve.',
  ],
  [
    null,
    '1 pizza dough; 2 eggs',
    'Bake the pizza for 8 minutes. Take it out of the oven, crack the eggs on top and bake for 6 minutes until the eggs are firm.',
  ],
  [
    null,
    '500 g spinach; 4 eggs',
    'Cook the spinach. Turn off the heat and stir in the eggs, then bake at 180 C for 30 minutes.',
  ],
  [null, '4 eggs', 'Fry the eggs until firm. Turn off the heat and slip the eggs onto plates.'],
]

/** Foods that go in when the heat has ended, told in other words than "off the heat". */
export const endOfHeatCases: readonly VulnerableCase[] = [...drinks, ...afterTheOven, ...eggs]
