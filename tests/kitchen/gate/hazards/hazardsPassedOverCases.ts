import type { VulnerableCase } from './people/vulnerableCases.ts'

const cheeses = [
  ...['1 round Époisses', '1 Vacherin', '1 Munster cheese', "1 Pont l'Évêque", '1 Livarot', '1 Chaource'],
  ...['1 Saint-Marcellin', '100 g Stilton', '100 g chèvre', '2 crottins', '200 g Brillat-Savarin'],
]

/** What a vulnerable eater may be harmed by, in words by which it was not found once, and their likes that are safe. */
export const hazardsPassedOverCases: readonly VulnerableCase[] = [
  ...cheeses.map((line): VulnerableCase => ['cold soft cheese', line, 'Serve with bread.']),
  [null, "100 g fresh goat's cheese", 'Crumble over the salad.'],
  [null, '1 Munster', 'Bake until bubbling hot.'],
  // Mince, and meat that is hardly cooked.
  ['minced meat underdone', '500 g beef mince', 'Grill until juicy and pink.'],
  ['minced meat underdone', '500 g lamb mince', 'Shape into koftas and grill, keeping them juicy and pink.'],
  ['minced meat underdone', '500 g minced lamb', 'Grill until browned but still pink.'],
  [null, '500 g beef mince', 'Fry until brown and no longer pink.'],
  [null, '200 g raw prawns', 'Fry for 5 minutes until juicy and pink.'],
  ['raw meat', '2 sirloin steaks', 'Fry blue, a minute a side, rest.'],
  ['raw meat', '2 sirloin steaks', 'Cook the steaks blue.'],
  ['raw meat', '4 lamb chops', 'Fry 2 minutes a side so they’re still bloody.'],
  [
    null,
    '2 sirloin steaks; 50 g blue cheese',
    'Cook the steaks well done. Cook with the blue cheese until bubbling.',
  ],
  // Rice that stands for hours which no number tells.
  ['rice kept warm', '300 g rice', 'Boil the rice and leave it on the side to cool for the afternoon.'],
  ['rice kept warm', '300 g rice', 'Cook the rice and let it cool on the worktop for a few hours.'],
  ['rice kept warm', '300 g rice', 'Boil the rice, leave it out to cool for several hours, then fry.'],
  ['rice kept warm', '300 g cooked rice left out overnight', 'Fry the rice for 5 minutes.'],
  ['raw meat', '1 chuletón de vaca', 'Asar 4 minutos por cada lado, poco hecho.'],
  ['raw meat', '4 solomillos de ternera', 'Freír hasta que estén rojos por dentro.'],
  [null, '300 g rice', 'Cook the rice, cool it and chill it in the fridge for a few hours.'],
  // Low-acid food in jars that only boiling water heats.
  [
    'home canning',
    '1 kg green beans',
    'Pack in jars, cover with water, seal and boil the jars for 30 minutes.',
  ],
  ['home canning', '1 kg carrots', 'Fill the jars and screw the lids on.', 'Simmer the jars for 40 minutes.'],
  ['home canning', '1 kg green beans', 'Water bath can for 30 minutes and store in the cupboard.'],
  ['home canning', '1 kg grüne Bohnen', 'In Gläser füllen und 60 Minuten einkochen. Hält ein Jahr.'],
  [
    null,
    '1 kg carrots',
    'Boil the jars for 10 minutes to sterilise them.',
    'Boil the carrots and freeze them.',
  ],
  [null, '1 kg green beans; 500 ml vinegar', 'Pack in jars, seal and boil the jars for 30 minutes.'],
  // Eggs that are beaten over hot water and never set.
  [
    'runny egg',
    '3 egg yolks; 150 g butter',
    'Whisk the yolks over simmering water until thick.',
    'Whisk in the butter.',
  ],
  [
    'runny egg',
    '3 egg yolks; 150 g butter',
    'Whisk yolks and vinegar over a low heat until pale.',
    'Add the butter.',
  ],
  [
    'runny egg',
    '4 egg whites; 200 g sugar',
    'Whisk the whites over simmering water until the sugar dissolves.',
  ],
  ['runny egg', '4 egg yolks; 80 g sugar', 'Whisk everything over simmering water until frothy. Serve warm.'],
  ['runny egg', '4 Eigelb; 80 g Zucker', 'Eigelb und Zucker über dem Wasserbad cremig aufschlagen.'],
  [
    'runny egg',
    '4 jaunes d’œufs',
    'Fouetter les jaunes d’œufs au bain-marie jusqu’à ce que le mélange épaississe.',
  ],
  [
    null,
    '4 eggs; 100 g flour',
    'Whisk the eggs over simmering water until thick.',
    'Fold in the flour and bake for 25 minutes.',
  ],
  [null, '4 eggs; 2 lemons', 'Whisk the eggs over simmering water until thick and it coats a spoon.'],
  [null, '4 egg whites', 'Whisk the whites over simmering water until thick and at 75 °C.'],
]
