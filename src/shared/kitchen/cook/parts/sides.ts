import type { DishComponent } from '../dishTemplate.ts'

/** A side knows when to begin: what runs by itself for long is put on first. */
const rice = (id: string, food: string, label: string, ml: number, minutes: number): DishComponent => ({
  id,
  label,
  short: 'rice',
  lines: { rice: `=300 g ${food}`, water: `${ml} ml water` },
  steps: [
    `Rinse the {rice} until the water runs almost clear. Bring to a boil with the {water+"a pinch of salt"}, cover and cook over the lowest heat {&${minutes}}, then rest off the heat, still covered.`,
  ],
})

const cooked = (id: string, food: string, label: string): DishComponent => ({
  id,
  label,
  short: 'rice',
  lines: { rice: `=600 g ${food}` },
  steps: [
    'Sprinkle the {rice} with a little water, cover and heat {&4} in a pan or the microwave, until steaming hot all through.',
  ],
})

const breads = (
  id: string,
  line: string,
  label: string,
  short: string,
  minutes: number,
  isPlural = true,
): DishComponent => ({
  id,
  label,
  short,
  isPlural,
  lines: { bread: line },
  steps: [
    `Warm the {bread} one after the other in a dry pan, or side by side in a hot oven, {~${minutes}} in all.`,
  ],
})

const sliced = (id: string, line: string, label: string, short = 'bread'): DishComponent => ({
  id,
  label,
  short,
  lines: { bread: line },
  steps: [],
})

export const sideDishComponents: readonly DishComponent[] = [
  rice('basmati', 'basmati rice', 'basmati rice', 450, 18),
  rice('jasmine', 'jasmine rice', 'jasmine rice', 420, 18),
  rice('long-grain', 'long-grain rice', 'rice', 500, 20),
  rice('short-grain', 'short-grain rice', 'steamed rice', 380, 20),
  cooked('cooked-jasmine', 'cooked jasmine rice', 'jasmine rice'),
  cooked('cooked-basmati', 'cooked basmati rice', 'basmati rice'),
  cooked('cooked-short-grain', 'cooked short-grain rice', 'steamed rice'),
  cooked('cooked-rice', 'cooked rice', 'rice'),
  {
    id: 'coconut-rice',
    label: 'coconut rice',
    short: 'coconut rice',
    lines: { rice: '=300 g jasmine rice', milk: '=1 can coconut milk', water: '150 ml water' },
    steps: [
      'Rinse the {rice} well. Bring to a boil with the {milk+water+"a pinch of salt"}, cover and cook over the lowest heat {&18}, then rest off the heat, still covered.',
    ],
  },
  {
    id: 'yellow-rice',
    label: 'turmeric rice',
    short: 'rice',
    lines: { rice: '=300 g long-grain rice', spice: '1/2 tsp ground turmeric', water: '500 ml water' },
    steps: [
      'Rinse the {rice}. Bring to a boil with the {spice}, the {water+"a pinch of salt"}, cover and cook over the lowest heat {&20}, then rest off the heat, still covered.',
    ],
  },
  {
    id: 'rice-and-peas',
    label: 'rice and peas',
    short: 'rice',
    lines: {
      rice: '=300 g long-grain rice',
      beans: '=1 can canned kidney beans, drained and rinsed',
      milk: '=200 ml coconut milk',
      rest: '2 scallions, chopped; 3 sprigs thyme',
      water: '350 ml water',
    },
    steps: [
      'Bring the {rice+beans+milk+rest+water} to a boil with a pinch of salt, cover and cook over the lowest heat {&22}, then fork through.',
    ],
  },
  {
    id: 'persian-rice',
    label: 'saffron rice',
    short: 'rice',
    skill: 'Intermediate',
    lines: {
      rice: '=300 g basmati rice',
      saffron: '1 pinch saffron threads',
      butter: '2 tbsp butter',
      water: '450 ml water',
    },
    steps: [
      'Steep the {saffron} in {=2 tbsp} of hot water. Rinse the {rice}, bring to a boil with the {water+"a pinch of salt"}, cover and cook over the lowest heat {&20}; fork in the {butter} and the saffron water.',
    ],
  },
  {
    id: 'cauliflower-rice',
    label: 'cauliflower rice',
    short: 'cauliflower rice',
    lines: {
      main: '=600 g cauliflower, coarsely grated or pulsed to crumbs',
      fat: '2 tbsp $fat',
    },
    steps: [
      'In a second pan of 30 cm (12 in), fry the {main} in the {fat} with a pinch of salt over medium-high heat {&7}, stirring often, until just tender and no longer wet.',
    ],
  },
  {
    id: 'couscous',
    label: 'couscous',
    short: 'couscous',
    lines: { grain: '=250 g couscous', water: '300 ml water', fat: '1 tbsp $fat' },
    steps: [
      'Pour the {water}, boiling, over the {grain} and {fat} with a pinch of salt; cover {&6}, then fluff with a fork.',
    ],
  },
  {
    id: 'bulgur-pilaf',
    label: 'bulgur pilaf',
    short: 'bulgur',
    lines: {
      grain: '=250 g coarse bulgur',
      fat: '1 tbsp $fat',
      paste: '1 tbsp tomato paste',
      water: '500 ml water',
    },
    steps: [
      'Stir the {paste} into the {fat} in a hot pan for 1 minute, add the {grain}, the {water+"a pinch of salt"}, bring to a boil, cover and cook gently {&15}; rest off the heat.',
    ],
  },
  {
    id: 'quinoa',
    label: 'quinoa',
    short: 'quinoa',
    lines: { grain: '=250 g quinoa', water: '500 ml water' },
    steps: [
      'Rinse the {grain}, bring to a boil with the {water+"a pinch of salt"}, cover and simmer {&16}; rest and fluff.',
    ],
  },
  {
    id: 'polenta',
    label: 'soft polenta',
    short: 'polenta',
    lines: { grain: '=200 g instant polenta', water: '900 ml water', butter: '2 tbsp butter' },
    steps: [
      'Bring the {water+"a pinch of salt"} to a boil, rain in the {grain}, stir {~5} until thick and beat in the {butter}.',
    ],
  },
  {
    id: 'pap',
    label: 'pap',
    short: 'pap',
    gloss: 'white cornmeal porridge',
    lines: { grain: '=250 g white cornmeal', water: '900 ml water', butter: '1 tbsp butter' },
    steps: [
      'Bring the {water+"a pinch of salt"} to a boil and whisk in the {grain} until smooth; cover and steam over the lowest heat {&20}, stirring now and then, and finish with the {butter}.',
    ],
  },
  {
    id: 'mash',
    label: 'mashed potatoes',
    short: 'mash',
    lines: {
      potato: '=800 g floury potatoes, peeled and cut into chunks',
      butter: '2 tbsp butter',
      milk: '100 ml milk',
    },
    steps: [
      'Cover the {potato} with cold salted water, bring to a boil and simmer {&18}, until they fall apart; drain, steam dry and mash with the {butter} and the {milk}, warmed.',
    ],
  },
  {
    id: 'colcannon',
    label: 'colcannon',
    short: 'colcannon',
    gloss: 'mashed potatoes with kale',
    lines: {
      potato: '=800 g floury potatoes, peeled and cut into chunks',
      kale: '=150 g kale, stripped and shredded',
      butter: '3 tbsp butter',
      milk: '100 ml milk',
    },
    steps: [
      'Cover the {potato} with cold salted water, bring to a boil and simmer {&18}, adding the {kale} for the last 3 minutes; drain and mash with the {butter} and the {milk}, warmed.',
    ],
  },
  {
    id: 'boiled-potatoes',
    label: 'dill potatoes',
    short: 'potatoes',
    isPlural: true,
    lines: { potato: '=700 g baby potatoes', butter: '1 tbsp butter', dill: '?1 tbsp dill, chopped' },
    steps: [
      'Put the {potato} in cold salted water, bring to a boil and simmer {&18}, until a knife slips in; drain and toss in the {butter+dill}.',
    ],
  },
  {
    id: 'parsley-potatoes',
    label: 'parsley potatoes',
    short: 'potatoes',
    isPlural: true,
    lines: {
      potato: '=700 g baby potatoes',
      butter: '1 tbsp butter',
      herb: '?1 tbsp flat-leaf parsley, chopped',
    },
    steps: [
      'Put the {potato} in cold salted water, bring to a boil and simmer {&18}, until a knife slips in; drain and toss in the {butter+herb}.',
    ],
  },
  {
    id: 'sweet-potatoes',
    label: 'roasted sweet potatoes',
    short: 'sweet potatoes',
    isPlural: true,
    lines: { potato: '=700 g sweet potatoes, cut into 2 cm (¾ in) chunks', fat: '1 tbsp $fat' },
    steps: [
      'Heat the oven to 220 °C (425 °F). Toss the {potato} with the {fat+"a pinch of salt"} and roast {&28}, until brown at the edges.',
    ],
  },
  {
    id: 'turnip-mash',
    label: 'celery root mash',
    short: 'mash',
    lines: { root: '=700 g celery root, peeled and cut into small chunks', butter: '2 tbsp butter' },
    steps: [
      'Bring a pot of salted water to a boil {&8}; simmer the {root} in it {&16}, until very soft; drain well and mash with the {butter}.',
    ],
  },
  {
    id: 'plantains',
    label: 'fried sweet plantains',
    short: 'plantains',
    isPlural: true,
    lines: { plantain: '=2 ripe plantains, thickly sliced on a slant', fat: '3 tbsp $fat' },
    steps: [
      'Fry the {plantain} in the {fat} over medium heat {&8}, turning once, until deep gold; season with a pinch of salt.',
    ],
  },
  {
    id: 'egg-noodles',
    label: 'buttered noodles',
    short: 'noodles',
    isPlural: true,
    lines: { noodles: '=300 g wide egg noodles', butter: '1 tbsp butter' },
    steps: [
      'Bring a pot of salted water to a boil {&8}; boil the {noodles} in it {&9}, until tender; drain and toss in the {butter}.',
    ],
  },
  {
    id: 'rice-noodles',
    label: 'rice noodles',
    short: 'noodles',
    isPlural: true,
    lines: { noodles: '=250 g thin rice noodles' },
    steps: ['Cover the {noodles} with boiling water {&6}, until tender; rinse cold and drain.'],
  },
  {
    id: 'zucchini-noodles',
    label: 'zucchini ribbons',
    short: 'zucchini ribbons',
    isPlural: true,
    lines: { main: '=4 zucchini, cut into ribbons with a peeler', fat: '1 tbsp $fat' },
    steps: [
      'In a second pan over medium-high heat, turn the {main} in the {fat} with a pinch of salt {&3}, until they just bend.',
    ],
  },
  sliced('crusty-bread', '8 slices crusty bread', 'crusty bread'),
  sliced('sourdough-bread', '8 slices sourdough', 'sourdough', 'sourdough'),
  sliced('rye', '8 slices dark rye bread', 'dark rye bread', 'rye bread'),
  sliced('soda-bread', '=8 slices soda bread', 'soda bread', 'soda bread'),
  sliced('baguette-bread', '1 baguette, sliced', 'baguette', 'baguette'),
  sliced('soft-rolls', '4 soft rolls', 'soft rolls', 'rolls'),
  breads('pita', '4 pita breads', 'warm {bread}', '{bread}', 4),
  breads('flatbread', '4 flatbreads', 'warm {bread}', '{bread}', 4),
  breads('naan', '4 naan breads', '{bread}', '{bread}', 4),
  breads('roti', '8 rotis', 'warm {bread}', '{bread}', 5),
  breads('corn-tortillas', '12 corn tortillas', 'warm tortillas', 'tortillas', 6),
  breads('injera', '4 injera', 'injera', 'injera', 4, false),
  {
    id: 'green-salad',
    label: 'a green salad',
    short: 'green salad',
    lines: {
      leaves: '150 g mixed salad leaves > 200 g romaine lettuce, torn',
      oil: '2 tbsp $dressingOil',
      acid: '1 tbsp $acid',
    },
    steps: [
      'Whisk the {oil+acid+"a pinch of salt"} in a salad bowl, and toss the {leaves} with it just before serving. @1',
    ],
  },
  {
    id: 'tomato-salad',
    label: 'a tomato salad',
    short: 'tomato salad',
    lines: {
      tomato: '=5 tomatoes, sliced',
      oil: '2 tbsp extra-virgin olive oil',
      acid: '2 tsp $acid',
      herb: '?1 handful $herb, torn',
    },
    steps: ['Dress the {tomato} with the {oil+acid}[, the {herb}] and a pinch of salt. @1'],
  },
  {
    id: 'cucumber-salad',
    label: 'cucumber salad',
    short: 'cucumber salad',
    lines: { cucumber: '=1 cucumber, thinly sliced', acid: '1 tbsp $acid', herb: '?1 tbsp $herb, chopped' },
    steps: ['Toss the {cucumber} with the {acid}[, the {herb}] and a pinch of salt. @1'],
  },
  {
    id: 'smashed-cucumber',
    label: 'smashed cucumber',
    short: 'cucumber',
    lines: {
      cucumber: '=3 small cucumbers, smashed and broken up',
      rest: '1 tbsp rice vinegar; 1 tsp toasted sesame oil; ?1/2 clove garlic, finely grated',
    },
    steps: ['Toss the {cucumber} with the {rest+"a pinch of salt"}. @1'],
  },
  {
    id: 'kachumber',
    label: 'kachumber',
    short: 'kachumber',
    gloss: 'chopped tomatoes, cucumber and onion',
    lines: {
      rest: '!1 cucumber, diced; !2 tomatoes, diced; 1/2 red onion, finely chopped; 1 tbsp lemon juice; 1 tbsp mint, chopped',
    },
    steps: ['Toss the {rest} with a pinch of salt for the kachumber. @1'],
  },
  {
    id: 'shirazi',
    label: 'salad Shirazi',
    short: 'salad Shirazi',
    gloss: 'chopped tomatoes and cucumber',
    lines: {
      rest: '!1 cucumber, finely diced; !3 tomatoes, finely diced; 1/2 red onion, finely chopped; 2 tbsp lime juice; 1 tsp dried mint; 1 tbsp olive oil',
    },
    steps: ['Toss the {rest} with a pinch of salt for the salad. @1'],
  },
  {
    id: 'shepherd-salad',
    label: 'shepherd’s salad',
    short: 'salad',
    lines: {
      rest: '!1 cucumber, diced; !3 tomatoes, diced; 1 green bell pepper, diced; 1/2 red onion, finely chopped; 1 handful flat-leaf parsley, chopped; 2 tbsp extra-virgin olive oil; 1 tbsp lemon juice',
    },
    steps: ['Toss the {rest} with a pinch of salt for the salad. @1'],
  },
  {
    id: 'greek-salad',
    label: 'a tomato and cucumber salad',
    short: 'salad',
    lines: {
      rest: '!4 tomatoes, cut into wedges; !1 cucumber, sliced; 1/2 red onion, thinly sliced; ?60 g Kalamata olives; 3 tbsp extra-virgin olive oil; 1 tbsp red wine vinegar; 1/2 tsp dried oregano',
    },
    steps: ['Toss the {rest} with a pinch of salt for the salad. @1'],
  },
  {
    id: 'slaw',
    label: 'cabbage slaw',
    short: 'slaw',
    lines: {
      cabbage: '=1/2 green cabbage, very finely shredded',
      rest: '2 tbsp $acid; 1 tbsp $dressingOil',
      carrot: '?1 carrot, grated',
    },
    steps: [
      'Rub the {cabbage+carrot} with a good pinch of salt until they soften, then toss with the {rest}. @2',
    ],
  },
  {
    id: 'mizeria',
    label: 'mizeria',
    short: 'mizeria',
    gloss: 'sliced cucumber in a cool dressing',
    lines: {
      cucumber: '=1 cucumber, very thinly sliced',
      cream: '120 g sour cream',
      rest: '1 tbsp dill, chopped; 1 tsp lemon juice',
    },
    steps: ['For the mizeria, salt the {cucumber}, press out the juice and fold in the {cream+rest}. @2'],
  },
  {
    id: 'greens',
    label: 'garlicky greens',
    short: 'greens',
    isPlural: true,
    lines: { greens: '=400 g chard, shredded', fat: '1 tbsp $fat', garlic: '2 cloves garlic, sliced' },
    steps: [
      'In a second pan over medium heat, warm the {garlic} in the {fat} for 1 minute, add the {greens+"a pinch of salt"} and turn {&4}, until wilted.',
    ],
  },
  {
    id: 'collards',
    label: 'shredded collard greens',
    short: 'collards',
    isPlural: true,
    lines: {
      greens: '=400 g collard greens, stripped and finely shredded',
      fat: '1 tbsp $fat',
      garlic: '2 cloves garlic, sliced',
    },
    steps: [
      'In a second pan over medium heat, warm the {garlic} in the {fat} for 1 minute, add the {greens+"a pinch of salt"} and fry {&4}, until limp and still bright green.',
    ],
  },
  {
    id: 'bok-choy',
    label: 'bok choy',
    short: 'bok choy',
    lines: { greens: '=400 g bok choy, quartered', fat: '1 tbsp $fat', garlic: '?2 cloves garlic, sliced' },
    steps: [
      'In a second pan over medium-high heat, fry the {greens+garlic} in the {fat} with a splash of water {&4}, until the stems are just tender.',
    ],
  },
  {
    id: 'broccoli',
    label: 'steamed broccoli',
    short: 'broccoli',
    lines: { greens: '=500 g broccoli, cut into florets' },
    steps: [
      'Bring two fingers of water to a boil {&3}; steam the {greens} over it {&5}, until just tender, and season with a pinch of salt.',
    ],
  },
  {
    id: 'braised-cabbage',
    label: 'buttered cabbage',
    short: 'cabbage',
    lines: {
      cabbage: '=1/2 green cabbage, shredded',
      butter: '1 tbsp butter',
      seeds: '?1/4 tsp black pepper',
    },
    steps: [
      'Cook the {cabbage} in the {butter}[ with the {seeds}], a pinch of salt and a splash of water, covered, {&8}, until tender.',
    ],
  },
  {
    id: 'sauerkraut',
    label: 'warm sauerkraut',
    short: 'sauerkraut',
    lines: {
      kraut: '=500 g sauerkraut, drained',
      butter: '1 tbsp butter',
      apple: '?1 apple, coarsely grated',
    },
    steps: ['Warm the {kraut+apple} in the {butter} with a splash of water, covered, {&12}.'],
  },
  {
    id: 'kimchi-side',
    label: 'kimchi',
    short: 'kimchi',
    lines: { kimchi: '200 g kimchi' },
    steps: [],
  },
  {
    id: 'farofa',
    label: 'farofa',
    short: 'farofa',
    gloss: 'toasted cassava flour',
    lines: {
      flour: '=120 g toasted cassava flour',
      butter: '2 tbsp butter',
      onion: '1/2 onion, finely chopped',
    },
    steps: [
      'For the farofa, soften the {onion} in the {butter}, add the {flour+"a pinch of salt"} and stir {&5}, until golden and loose.',
    ],
  },
]
