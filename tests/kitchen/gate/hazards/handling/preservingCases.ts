import type { DonenessCase } from '../doneness/donenessCases.ts'

/** Jars, oils, ferments and plants that are only safe in one way. */
export const preservedUnsafely: readonly DonenessCase[] = [
  [
    'raw kidney beans',
    '300 g dried red kidney beans; 1 onion',
    'Put the dry kidney beans in the slow cooker with the onion.',
    'Cook on low for 8 hours.',
  ],
  [
    'raw kidney beans',
    '250 g dried kidney beans; 500 g minced beef',
    'Soak the beans overnight and drain.',
    'Brown the beef, add everything to the crock pot and cook on low for 6 hours.',
  ],
  [
    'home canning',
    '1 kg green beans; 2 tsp salt',
    'Pack the green beans in jars and process in a boiling water bath for 30 minutes.',
  ],
  [
    'home canning',
    '2 kg chicken; 1 l stock',
    'Fill the jars with chicken and stock, close the lids and boil in water for an hour. Keep in the pantry for a year.',
  ],
  [
    'home canning',
    '1 kg pumpkin',
    'Puree the pumpkin, fill it hot into sterilised jars and turn them upside down. Keeps for months in the cupboard.',
  ],
  [
    'garlic in oil',
    '2 heads garlic; 300 ml olive oil',
    'Cook the garlic in the oil over low heat for 45 minutes.',
    'Store in a jar at room temperature for up to 2 months.',
  ],
  [
    'garlic in oil',
    '1 bunch fresh basil; 500 ml olive oil',
    'Push the fresh basil into the bottle, cover with the oil and leave in a sunny place for three weeks.',
  ],
  [
    'fermented without salt',
    '1 cabbage',
    'Shred the cabbage, pack it tightly in a jar without salt and let it ferment at room temperature for two weeks.',
  ],
  [
    'poisonous raw',
    '300 g wild mushrooms you have picked; 20 g butter',
    'Slice the foraged mushrooms thinly and serve them raw with lemon.',
  ],
  [
    'poisonous raw',
    '200 g elderberries; 1 banana',
    'Blend the raw elderberries with the banana and drink at once.',
  ],
  ['poisonous plant', '1 kg green potatoes', 'Boil the green potatoes with their skins until tender.'],
  [
    'poisonous plant',
    '50 g bitter apricot kernels; 100 g dates',
    'Grind the apricot kernels with the dates and roll into balls.',
  ],
  [
    'garlic in oil',
    '10 Knoblauchzehen; 250 ml Olivenöl',
    'Die Knoblauchzehen in ein Glas geben, mit Öl bedecken und bei Zimmertemperatur 4 Wochen ziehen lassen.',
  ],
  [
    'garlic in oil',
    '6 dientes de ajo; 200 ml de aceite de oliva',
    'Cubrir los ajos con el aceite y guardar en la despensa durante un mes.',
  ],
  [
    'raw kidney beans',
    '400 g dry kidney beans; 2 onions',
    'Rinse the beans and put them with the onions and water into the crockpot for 10 hours on low.',
  ],
  [
    'home canning',
    '3 kg carrots; 1 tbsp salt',
    'Put the carrots in mason jars with water, seal, and boil the jars in a big pot for 45 minutes. They keep in the cellar all winter.',
  ],
  [
    'poisonous raw',
    '200 g chanterelles; 1 lemon',
    'Slice the chanterelles and dress them with lemon and oil. Serve.',
  ],
  [
    'home canning',
    '2 kg green beans; 2 tsp salt',
    'Trim the beans and pack them into jars.',
    'Process the green beans in a boiling-water canner for 25 minutes.',
  ],
  [
    'home canning',
    '2 kg green beans; 2 tsp salt',
    'Trim 2 pounds of beans and pack into jars.',
    'Process in a boiling water bath for 30 minutes.',
  ],
  [
    'home canning',
    '3 kg pumpkin',
    'Fill the jars with the pumpkin, boil them in a water-bath canner for an hour and keep in the pantry for a year.',
  ],
  [
    'garlic in oil',
    '8 cloves garlic; 400 ml olive oil',
    'Put the garlic in a jar and cover with the oil. Store in the pantry for up to 3 weeks, no need to refrigerate.',
  ],
  [
    'garlic in oil',
    '8 gousses d’ail; 400 ml d’huile d’olive',
    'Couvrir l’ail d’huile dans un bocal. Conserver dans le placard 3 semaines, jamais au frigo.',
  ],
  [
    'garlic in oil',
    '8 Knoblauchzehen; 400 ml Olivenöl',
    'Den Knoblauch mit Öl bedecken. Im Vorratsschrank 3 Wochen aufbewahren, nie im Kühlschrank.',
  ],
  [
    'raw kidney beans',
    '300 g dried kidney beans; 1 l reduced-salt stock',
    'Soak the beans overnight. Put the beans in the slow cooker with the reduced-salt stock.',
    'Cook on low for 8 hours.',
  ],
  [
    'raw kidney beans',
    '300 g dried kidney beans; 1 onion',
    'Do not boil the beans first. Put the beans in the slow cooker and cook on low for 8 hours.',
  ],
  [
    'raw kidney beans',
    '300 g dried kidney beans; 1 onion',
    'Fry the onion in bubbling butter. Put it in the slow cooker with the beans and cook on low for 8 hours.',
  ],
  [
    'raw kidney beans',
    '300 g getrocknete Kidneybohnen; 1 Zwiebel',
    'Öl erhitzen und die Zwiebel anbraten. Mit den Bohnen in den Schongarer geben und 8 Stunden garen.',
  ],
  [
    'raw kidney beans',
    '300 g de alubias rojas secas; 1 cebolla',
    'Cubrir las alubias con agua caliente y poner en la olla de cocción lenta 8 horas.',
  ],
]
