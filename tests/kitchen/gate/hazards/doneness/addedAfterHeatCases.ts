import type { VulnerableCase } from '../people/vulnerableCases.ts'

/** Drinks, soft cheeses and raw juices that go in once the heat has ended, and the same that are cooked; and flames from above. */
export const addedAfterHeatCases: readonly VulnerableCase[] = [
  [
    'alcohol',
    '1 kg tomatoes; 100 ml vodka',
    'Simmer the tomatoes for 20 minutes. Remove from the heat and stir in the vodka.',
  ],
  [
    'alcohol',
    '300 g rice; 100 ml white wine',
    'Cook the rice in stock for 18 minutes. Off the heat stir in the white wine and butter.',
  ],
  [
    'alcohol',
    '1 kg beef; 50 ml sherry',
    'Simmer the beef in stock for two hours. Finish with the sherry just before serving.',
  ],
  [
    'alcohol',
    '200 ml cream; 60 ml brandy',
    'Bring the cream to the boil and simmer for 5 minutes. Off the heat, stir in the brandy.',
  ],
  ['alcohol', '1 cake mix; 100 ml rum', 'Bake the cake for 40 minutes, then brush with the rum while warm.'],
  [
    'alcohol',
    '200 g sugar; 200 ml cream; 60 ml whisky',
    'Boil the sugar to a caramel, add the cream, let cool and stir in the whisky.',
  ],
  [
    'alcohol',
    '200 ml de crème; 50 ml de cognac',
    'Laisser mijoter la crème 10 minutes. Hors du feu, ajouter le cognac.',
  ],
  [
    'alcohol',
    '200 ml de nata; 50 ml de brandy',
    'Hervir la nata 5 minutos. Fuera del fuego, añadir el brandy.',
  ],
  [
    'alcohol',
    '500 g Erdbeeren; 50 ml Grand Marnier',
    'Erdbeeren aufkochen, vom Herd nehmen und Grand Marnier einrühren.',
  ],
  [null, '1 kg beef; 400 ml red wine', 'Brown the beef, add the red wine and simmer for 2 hours.'],
  [
    null,
    '300 g rice; 100 ml white wine',
    'Toast the rice, pour in the white wine and let it bubble away. Cook in stock for 18 minutes.',
  ],
  [
    null,
    '4 steaks; 30 ml brandy',
    'Fry the steaks until well done. Take the pan off the heat, add the brandy and flambé.',
    'Return to the heat for 5 minutes.',
  ],
  [
    null,
    '1 kg de bœuf; 400 ml de vin rouge',
    'Hors du feu, verser le vin rouge sur le bœuf. Remettre sur le feu et laisser mijoter 2 heures.',
  ],
  [null, '1 kg de ternera; 300 ml de vino tinto', 'Dorar la ternera, añadir el vino tinto y cocer 2 horas.'],
  [
    'cold soft cheese',
    '1 kg potatoes; 100 g brie',
    'Bake the potatoes for an hour, split them and top with slices of cold brie.',
  ],
  [
    'cold soft cheese',
    '1 baguette; 100 g camembert',
    'Bake the baguette for 10 minutes, cool, then fill with the camembert.',
  ],
  [
    'cold soft cheese',
    '1 kg Kartoffeln; 100 g Brie',
    'Kartoffeln 40 Minuten backen, auskühlen lassen und mit kaltem Brie belegen.',
  ],
  [
    'cold soft cheese',
    '4 betteraves; 80 g de roquefort',
    'Cuire les betteraves 40 minutes, laisser refroidir puis émietter le roquefort dessus.',
  ],
  [
    null,
    '1 kg potatoes; 100 g brie',
    'Bake the potatoes for an hour, split them, top with the brie and bake until bubbling.',
  ],
  [null, '1 baguette; 100 g camembert', 'Fill the baguette with the camembert and bake for 15 minutes.'],
  [null, '1 kg Kartoffeln; 100 g Brie', 'Kartoffeln backen, mit Brie belegen und 10 Minuten überbacken.'],
  [
    'unpasteurised juice',
    '500 g carrots; 200 ml unpasteurised apple juice',
    'Boil the carrots for 10 minutes, blend and let cool. Add the apple juice and serve.',
  ],
  [
    null,
    '500 g carrots; 200 ml unpasteurised apple juice',
    'Boil the carrots in the apple juice for 10 minutes and blend.',
  ],
  [
    'raw egg',
    '4 egg whites; 200 g sugar; 1 baked tart shell',
    'Whip the egg whites with the sugar.',
    'Pipe onto the tart and brown with a kitchen torch.',
  ],
  [
    'raw egg',
    '4 egg whites; 200 g sugar; 1 baked tart shell',
    'Whip the whites with the sugar and pipe onto the tart. Brown with a blowtorch.',
  ],
  [
    'raw egg',
    '4 Eiweiß; 200 g Zucker',
    'Eiweiß mit Zucker steif schlagen.',
    'Auf die Tarte spritzen und mit dem Bunsenbrenner abflämmen.',
  ],
  [
    'raw egg',
    '4 blancs d’œufs; 200 g de sucre',
    'Monter les blancs avec le sucre.',
    'Dresser sur la tarte et dorer au chalumeau.',
  ],
  [
    'raw egg',
    '4 claras; 200 g de azúcar',
    'Montar las claras con el azúcar.',
    'Poner sobre la tarta y dorar con soplete.',
  ],
  ['raw fish', '400 g salmon fillets', 'Slice the salmon and sear the top lightly with a blowtorch.'],
  [
    null,
    '4 egg whites; 200 g sugar; 1 tart shell',
    'Whip the egg whites with the sugar and pipe onto the tart.',
    'Bake for 20 minutes and brown with a kitchen torch.',
  ],
  ['cold soft cheese', '1 camembert; 2 figs', 'Bake the camembert until just warm.'],
  [null, '1 camembert; 2 figs', 'Bake the camembert for 20 minutes until bubbling and hot all through.'],
  ['cold soft cheese', '1 camembert; 2 figs', 'Warm the camembert for 5 minutes.'],
  [null, '1 camembert; 2 figs', 'Bake the camembert at 180 °C for 20 minutes until soft and gooey.'],
  ['cold soft cheese', '1 brie; 2 figs', 'Warm the brie gently in the oven until just soft.'],
  ['cold soft cheese', '1 brie; 4 figs', 'Top the hot flatbread with brie until it just begins to melt.'],
  ['cold soft cheese', '1 Camembert; 2 Feigen', 'Den Camembert im Ofen backen, bis er gerade warm ist.'],
  [
    'cold soft cheese',
    '1 camembert; 2 figues',
    "Cuire le camembert au four jusqu'à ce qu'il soit à peine tiède.",
  ],
  ['cold soft cheese', '1 camembert; 2 higos', 'Hornear el camembert hasta que esté apenas tibio.'],
  [null, '1 camembert; 2 figs', 'Bake the camembert until just warm.', 'Then grill until bubbling.'],
]
