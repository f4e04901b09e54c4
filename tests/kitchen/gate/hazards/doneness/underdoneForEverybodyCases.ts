import { doneForEverybody } from './doneForEverybodyCases.ts'
import type { DonenessCase } from './donenessCases.ts'

/** Underdone poultry, minced meat and pork: findings for everybody. */
export const underdoneForEverybody: readonly DonenessCase[] = [
  ...doneForEverybody,
  [
    'poultry underdone',
    '4 chicken breasts',
    'Pan-fry the chicken for 4 minutes a side, still pink in the middle, and serve.',
  ],
  ['poultry underdone', '600 g chicken thighs', 'Grill until the juices run slightly pink.'],
  ['poultry underdone', '4 chicken breasts; 1 onion', 'Cook the chicken breasts to medium and slice.'],
  [
    'poultry underdone',
    '500 g turkey mince; 4 burger buns',
    'Shape into burgers.',
    'Fry the burgers to medium-rare. Serve.',
  ],
  [
    'poultry underdone',
    '1 whole chicken',
    'Roast for 40 minutes; the meat at the bone may stay rosy. Serve it slightly pink.',
  ],
  [
    'poultry underdone',
    '400 g chicken livers; 30 g butter',
    'Sear the livers in the butter, leaving them pink inside, and spread on toast.',
  ],
  [
    'poultry underdone',
    '300 g chicken breast; 2 limes; 200 g rice',
    'Boil the rice.',
    'Dice the chicken finely, toss with the lime juice and serve at once on the rice.',
  ],
  [
    'poultry underdone',
    '1 whole turkey',
    'Take the turkey out when the thermometer in the thigh shows 68 °C and carve.',
  ],
  [
    'poultry underdone',
    '4 Hähnchenbrustfilets',
    'Die Hähnchenbrust anbraten, sie darf innen noch rosa sein, und servieren.',
  ],
  [
    'poultry underdone',
    '4 blancs de poulet',
    'Faire griller le poulet, il doit rester rosé à cœur, puis servir.',
  ],
  [
    'poultry underdone',
    '500 g pechuga de pollo',
    'Asar el pollo hasta que quede rosado por dentro y servir.',
  ],
  [
    'poultry underdone',
    '4 chicken breasts',
    'Cook the chicken for 3 minutes. Do not overcook: it should be slightly pink inside.',
  ],
  [
    'poultry underdone',
    '4 chicken breasts',
    'Fry the chicken until golden. Don’t worry if it is still pink in the centre.',
  ],
  ['minced meat underdone', '500 g minced lamb; 1 onion', 'Shape koftas and grill them medium-rare.'],
  ['minced meat underdone', '800 g ground beef', 'Grill the burgers until slightly pink inside.'],
  [
    'minced meat underdone',
    '800 g ground beef; 6 buns',
    'Form patties. Cook to medium, about 3 minutes a side.',
    'Toast the buns.',
  ],
  ['minced meat underdone', '8 pork sausages', 'Fry the sausages until just browned, pink inside.'],
  [
    'minced meat underdone',
    '600 g beef mince; 1 egg',
    'Roll into meatballs and fry until just browned, leaving the centres pink.',
  ],
  [
    'minced meat underdone',
    '600 g minced lamb; 2 tsp cumin',
    'Press onto skewers and grill the kebabs over hot coals; they should be rare in the middle.',
  ],
  ['minced meat underdone', '600 g minced pork', 'Fry the patties to 63 °C in the middle.'],
  [
    'minced meat underdone',
    '500 g Hackfleisch; 1 Ei',
    'Frikadellen formen und braten, bis sie außen braun und innen noch rosa sind.',
  ],
  [
    'minced meat underdone',
    '600 g de viande hachée',
    'Former des steaks hachés et les cuire saignants, 2 minutes par face.',
  ],
  ['minced meat underdone', '4 steaks hachés', 'Cuire les steaks hachés à point.'],
  ['minced meat underdone', '600 g carne picada', 'Hacer las hamburguesas a la plancha, poco hechas.'],
  ['minced meat underdone', '700 g ground beef', 'Grill the burgers, but not past medium-rare.'],
  [
    'minced meat underdone',
    '700 g ground beef',
    'Smash the patties on a hot griddle and serve them with a touch of pink in the middle.',
  ],
  [
    'minced meat underdone',
    '700 g ground beef; 4 rashers bacon',
    'Grill the burgers to medium-rare. Fry the bacon for 8 minutes until crisp. Serve.',
  ],
  ['pork underdone', '1 pork tenderloin', 'Sear the tenderloin on all sides and serve it rare.'],
  ['pork underdone', '4 pork chops', 'Grill the chops, still raw in the middle, and rest them.'],
  // Written once the rule stood, to see what it does with words that it was not made for.
  ['poultry underdone', '4 chicken breasts', 'Cook 3 min per side for medium-rare chicken.'],
  [
    'poultry underdone',
    '600 g chicken mince',
    'Fry the patties 2 minutes a side so that they stay pink inside.',
  ],
  ['poultry underdone', '1 chicken', 'Roast the bird until the juices are rosy.'],
  [
    'poultry underdone',
    '500 g ground turkey',
    'Brown the turkey lightly; a little pink is OK. Serve over rice.',
  ],
  [
    'minced meat underdone',
    '500 g ground lamb',
    'Skewer the kofta mixture and grill 2 minutes per side; the centre should be pink.',
  ],
  ['minced meat underdone', '500 g ground beef', 'Sear the burgers and finish to 57°C for a juicy middle.'],
  ['minced meat underdone', '4 beef burgers', 'Cook the burgers medium, flip once.'],
  ['minced meat underdone', '500 g ground beef', 'I like mine medium rare: 2 minutes per side on high.'],
  [
    'minced meat underdone',
    '500 g ground pork',
    'Shape meatballs, poach for 3 minutes, they will be pink in the center when served.',
  ],
  [
    'minced meat underdone',
    '500 g ground beef; 1 onion',
    'Pull the meatloaf when the thermometer reads 60 °C in the middle.',
  ],
  ['minced meat underdone', '500 g Rinderhack', 'Die Burger medium braten.'],
  ['minced meat underdone', '500 g Hackfleisch', 'Die Burger 2 Minuten pro Seite braten, innen rosa.'],
  [
    'minced meat underdone',
    '300 g beef mince, raw; 1 egg yolk',
    'Mix the raw mince with the yolk and serve as tartare.',
  ],
]
