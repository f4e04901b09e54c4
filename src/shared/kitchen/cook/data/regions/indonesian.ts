import type { DishTemplate } from '../../dishTemplate.ts'

export const indonesianDishes: readonly DishTemplate[] = [
  {
    id: 'orak-arik',
    cuisines: ['Indonesian'],
    meals: ['Breakfast', 'Lunch', 'Dinner'],
    names: ['Orak-arik (cabbage scrambled with egg[ and {protein}])'],
    blurbs: [
      'A Javanese scramble in which the vegetables outnumber the eggs: shredded cabbage, garlic, white pepper, and a hot wok.',
    ],
    lines: {
      oil: '3 tbsp sunflower oil',
      protein: '?0.7 $ground!: chicken beef lamb turkey pork shrimp',
      garlic: '4 cloves garlic, chopped',
      veg: '!1/4 green cabbage, shredded',
      season: '1 tsp fine salt; 1/2 tsp white pepper',
      eggs: '=6 eggs, beaten',
      top: '2 scallions, sliced',
    },
    side: 'jasmine > cooked-jasmine > none',
    style: 'eggs quick mild one-pan stir-fry',
    steps: [
      '[Fry the {protein} in half of the {oil} in a wok over high heat {~protein.sear}, until {protein.done}. Add the rest of the {oil} and|Get the {oil} hot in a wok over high heat and] stir-fry the {garlic+veg} {~2}, until the cabbage is limp.',
      'Push everything to the side, season with the {season}, pour the {eggs} into the free space and scramble {~2}, until set; mix through and scatter with the {top}.',
    ],
  },
  {
    id: 'rica-rica',
    cuisines: ['Indonesian'],
    meals: ['Lunch', 'Dinner'],
    names: ['{Protein} rica-rica (Manado chili stir-fry)'],
    blurbs: [
      'Manado cooks with more chili than the rest of Indonesia together. Rica-rica is chilies, ginger and lemongrass, fried until red oil comes out.',
    ],
    lines: {
      oil: '3 tbsp sunflower oil',
      protein: '$ground: chicken beef pork shrimp tofu tempeh',
      paste: '!4 red chilies, chopped; 4 shallots, sliced; 1 tbsp finely grated ginger',
      leaf: '1 stalk lemongrass, bruised; 4 makrut lime leaf',
      salt: '1 1/4 tsp fine salt',
      acid: '2 tbsp lime juice',
      herb: '1 handful Thai basil',
    },
    side: 'jasmine > cooked-jasmine > cauliflower-rice > none',
    style: 'quick spicy one-pan mince stir-fry',
    steps: [
      'Fry the {protein} in half of the {oil} in a wide skillet over high heat {~protein.sear}, until {protein.done}; lift out.',
      'Lower the heat to medium, add the rest of the {oil}, the {paste+leaf+salt} and fry {~3}, mashing with the spoon, until the oil turns red and nothing smells raw.',
      'Return the {protein} with the {acid}, toss until coated, pick out the lemongrass and lime leaves and fold in the {herb}.',
    ],
  },
  {
    id: 'tumis sawi putih',
    cuisines: ['Indonesian'],
    meals: ['Lunch', 'Dinner'],
    names: ['Tumis sawi putih (stir-fried napa cabbage with {protein})'],
    blurbs: [
      'Tumis is the everyday stir-fry of Java: shallot, garlic, chili, one vegetable and a splash of water. Napa cabbage stays sweet in it.',
    ],
    lines: {
      oil: '3 tbsp sunflower oil',
      protein: '$ground: chicken shrimp tofu beef tempeh',
      aroma: '3 shallots, sliced; 3 cloves garlic, chopped; ?1 red chili, sliced',
      season: '2 tbsp soy sauce; 1/2 tsp white pepper',
      main: '=1/2 Napa cabbage, shredded',
    },
    side: 'jasmine > cooked-jasmine > cauliflower-rice > none',
    style: 'quick mild one-pan stir-fry light',
    steps: [
      'Fry the {protein} in the {oil} in a smoking wok {~protein.sear}, until {protein.done}. Add the {aroma} and fry {~1}, until fragrant.',
      'Toss in the {main+season} with {=3 tbsp} of water {~3}, until the leaves are soft and the ribs still crisp.',
    ],
  },
  {
    id: 'lawar',
    cuisines: ['Indonesian'],
    meals: ['Snack', 'Lunch'],
    names: ['Lawar of {protein} (Balinese coconut salad)'],
    blurbs: [
      'Balinese men chop lawar before dawn on feast days: minced meat, coconut, fried shallots and lime leaf, tossed by hand. In this one the meat is cooked through.',
      'Minced meat, coconut and lime leaf, tossed by hand on Bali for every feast.',
    ],
    lines: {
      coconut: '=60 g unsweetened shredded coconut',
      oil: '2 tbsp coconut oil',
      protein: '0.8 $ground!: chicken pork turkey beef lamb',
      spice: '3 cloves garlic, chopped; 1/2 tsp ground turmeric; ?2 red chilies, chopped',
      paste: '1 tsp shrimp paste; 3/4 tsp fine salt',
      fresh: '3 shallots, thinly sliced; 4 makrut lime leaf, very finely sliced; 2 tbsp lime juice',
    },
    side: 'jasmine > cooked-jasmine > none',
    style: 'spicy quick salad party',
    steps: [
      'Moisten the {coconut} with {=4 tbsp} of hot water and leave to swell. Fry the {protein} in the {oil} in a skillet over high heat {~protein.sear}, until {protein.done}; stir in the {spice+paste} {~1}, until fragrant.',
      'Off the heat toss with the coconut and the {fresh} until each crumb is coated. Lawar does not keep: eat it within the hour.',
    ],
  },
  {
    id: 'be sisit',
    cuisines: ['Indonesian'],
    meals: ['Snack', 'Lunch', 'Dinner'],
    says: 'sambal',
    names: ['Be sisit ({protein} with sambal matah)', 'Be siap sisit (shredded chicken with sambal matah)'],
    blurbs: [
      'Cooked {protein.title}, torn fine and tossed with Bali’s raw relish of shallot, lemongrass and chili in warm coconut oil.',
    ],
    lines: {
      protein: '1.4 $ready!: chicken beef pork lamb turkey',
      oil: '4 tbsp coconut oil',
      relish:
        "!6 shallots, thinly sliced; !2 stalks lemongrass, tender part thinly sliced; 2 bird's eye chilies, sliced; 1 tsp fine salt; ?1/2 tsp shrimp paste",
      leaf: '3 makrut lime leaf, very finely sliced',
      acid: '2 tbsp lime juice',
      fresh: '1 cucumber, sliced',
    },
    side: 'jasmine > cooked-jasmine > none',
    style: 'quick spicy party fresh',
    steps: [
      'prep|Rub the {relish} together with the fingers until the shallots are limp. @3',
      'Warm the {oil} in a wide skillet over medium heat and add half of the relish {~1}, until it smells toasted.',
      'Pull the {protein} into fine shreds and turn in the pan {~3}, until {protein.done}. @1',
      'Take off the heat, mix in the rest of the relish, the {leaf} and the {acid} and serve with the {fresh}.',
    ],
  },
  {
    id: 'opor',
    cuisines: ['Indonesian'],
    meals: ['Breakfast', 'Lunch', 'Dinner'],
    names: ['Opor ayam (chicken in white coconut curry)', 'Opor of {protein} (white coconut curry)'],
    blurbs: [
      'The pale, gentle curry that is on every Javanese table at the end of Ramadan. It holds coriander and coconut milk, and no chili.',
    ],
    lines: {
      oil: '2 tbsp coconut oil',
      paste:
        '6 shallots, finely chopped; 5 cloves garlic, finely grated; 1 tbsp finely grated ginger; !1 tbsp ground coriander; 1 tsp ground cumin; 1/2 tsp white pepper',
      leaf: '2 stalks lemongrass, bruised; 4 makrut lime leaf; 2 bay leaf',
      protein: '0.75 $braise: chicken beef lamb eggplant',
      salt: '1 1/2 tsp fine salt',
      water: '500 ml water',
      milk: '=300 ml coconut milk',
      sugar: '?1 tsp palm sugar',
    },
    side: 'jasmine > cooked-jasmine > cauliflower-rice > none',
    style: 'curry mild creamy coconut slow',
    steps: [
      'Fry the {paste} in the {oil} in a heavy pot over medium heat {~6}, stirring, until they are soft and smell sweet. Add the {leaf+protein} and turn {~4}.',
      'Pour in the {water} with the {salt+sugar}, cover and simmer over low heat {~protein.cook}, until {protein.done}.',
      'Stir in the {milk} and simmer gently without a lid {~10}, stirring so that it does not curdle, until lightly thick. Lift out the lemongrass and the leaves.',
    ],
  },
  {
    id: 'garang asem',
    cuisines: ['Indonesian'],
    meals: ['Breakfast', 'Lunch', 'Dinner'],
    names: ['Garang asem of {protein} (sour coconut parcel)'],
    blurbs: [
      'From Kudus in Central Java: {protein} steamed in parcels with coconut milk and green tomatoes until the broth is sour and the parcel heavy with it. Stalls sell it early, with rice.',
      'From Kudus in Central Java: {protein} steamed in a parcel with coconut milk, tomatoes and chilies.',
    ],
    lines: {
      protein: '$cubes!: chicken beef pork lamb turkey',
      aroma:
        '6 shallots, sliced; 4 cloves garlic, sliced; 3 red chilies, sliced; 2 stalks lemongrass, bruised and cut into lengths; 2 bay leaf',
      tomato: '!3 tomatoes, cut into wedges; 2 tbsp lime juice',
      milk: '!250 ml coconut milk',
      salt: '1 1/2 tsp fine salt',
    },
    side: 'jasmine > cooked-jasmine > cauliflower-rice > none',
    style: 'steamed sour spicy soup slow coconut',
    steps: [
      'prep|Mix the {protein} with the {aroma+tomato+salt} and let stand {~10}.',
      'prep|Line {#4} bowls with two layers of foil, share out the mixture, pour in the {milk} and fold the foil tightly shut. @5',
      'Stand the parcels on a rack in a wide pot with 4 cm (1½ in) of boiling water, cover and steam {~50}, adding water when it gets low, until the meat is very tender and cooked through (over 74 °C / 165 °F).',
      'Let the parcels rest {~5}, open them over plates so that no broth is lost, and leave the lemongrass and bay behind.',
    ],
  },
  {
    id: 'tongseng',
    cuisines: ['Indonesian'],
    meals: ['Lunch', 'Dinner'],
    names: ['Tongseng of {protein} (curry stew with cabbage and tomato)'],
    blurbs: [
      'Satay sellers in Solo cook it from what does not fit on a stick: a yellow curry with tomatoes, and with raw cabbage stirred in last.',
    ],
    lines: {
      oil: '2 tbsp sunflower oil',
      paste:
        '6 shallots, chopped; 4 cloves garlic, chopped; 1 tbsp finely grated ginger; !1 tsp ground turmeric; 2 tsp ground coriander; 1/2 tsp black pepper',
      protein: '0.8 $braise!: lamb beef chicken turkey pork',
      water: '600 ml water',
      milk: '200 ml coconut milk',
      season: '3/4 tsp fine salt; ?2 tbsp kecap manis (sweet soy sauce)',
      veg: '!1/4 green cabbage, shredded; 3 tomatoes, cut into wedges; ?2 red chilies, sliced',
    },
    side: 'jasmine > cooked-jasmine > cauliflower-rice > none',
    style: 'curry stew slow spicy',
    steps: [
      'Cook the {paste} in the {oil} in a heavy pot over medium heat {~5}, until the raw smell is gone. Stir in the {protein} {~5}, until it has changed color all over.',
      'Add the {water+milk+season}, bring to a simmer, cover and cook over low heat {~protein.cook}, until {protein.done}.',
      'Turn up the heat, stir in the {veg} and cook {~4}, until the tomatoes slacken and the cabbage is still crisp.',
    ],
  },
  {
    id: 'sate maranggi',
    cuisines: ['Indonesian'],
    meals: ['Breakfast', 'Snack'],
    names: ['Sate maranggi ({protein} satay with coriander and tomato sambal)'],
    blurbs: [
      'West Java’s satay needs no sauce: the coriander is in the marinade, and a raw tomato sambal stands beside it.',
    ],
    lines: {
      protein: '0.8 $skewer!: beef lamb chicken turkey pork',
      marinade:
        '!1 tbsp ground coriander; 1 tbsp finely grated ginger; 3 cloves garlic, finely grated; 1 tbsp white vinegar; 2 tbsp soy sauce; ?1 tbsp palm sugar; 1 tbsp sunflower oil',
      sambal:
        "!2 tomatoes, diced; 2 shallots, chopped; ?2 bird's eye chilies, sliced; 1 tbsp lime juice; 1/4 tsp fine salt",
    },
    says: 'satay sambal peanut',
    style: 'grilled skewers party fingers',
    steps: [
      'Turn the {protein} in the {marinade} and leave in the fridge {~40}; put {#12} wooden skewers in water.',
      'prep|Thread the {protein} onto the skewers. Mix the {sambal}. @8',
      'Heat a grill or a broiler {~5} and grill the skewers {~protein.cook}, turning often, until {protein.done}.',
      'Spoon the sambal over the hot skewers.',
    ],
  },
  {
    id: 'sate lilit',
    cuisines: ['Indonesian'],
    meals: ['Snack', 'Lunch', 'Dinner'],
    names: ['Sate lilit (Balinese satay of minced {protein.title})', 'Sate lilit (Balinese {protein} satay)'],
    blurbs: [
      'Bali’s satay is minced and wrapped around the stick, with coconut in the mixture. Stalks of lemongrass serve as skewers and scent it from within.',
    ],
    lines: {
      protein: '0.9 $patty!: chicken pork turkey beef lamb',
      paste:
        '3 shallots, finely grated; 3 cloves garlic, finely grated; 1 tbsp finely grated ginger; 1 tsp ground turmeric; 1 tsp ground coriander; ?1 red chili, finely chopped; 1 tsp fine salt',
      coconut:
        '!50 g unsweetened shredded coconut; 3 tbsp coconut milk; 1 tbsp lime juice; 4 makrut lime leaf, very finely sliced',
      sticks: '!8 stalks lemongrass, trimmed',
      oil: '2 tbsp coconut oil',
    },
    says: 'satay',
    side: 'jasmine > cooked-jasmine > cauliflower-rice > none',
    style: 'grilled skewers spicy party fingers',
    steps: [
      'prep|Knead the {protein} with the {paste+coconut} until sticky and chill {~15}.',
      'prep|Press the mixture around the thick ends of the {sticks}, a small handful to each. @8',
      'Heat a grill or a broiler {~5}. Brush the satay with the {oil} and grill {~protein.cook}, turning, until golden brown and {protein.done}. Eat them off the stalk, which is only for holding.',
    ],
  },
  {
    id: 'bakso',
    cuisines: ['Indonesian'],
    meals: ['Snack', 'Lunch'],
    names: ['Bakso ({protein} meatball soup)'],
    blurbs: [
      'A man with a cart knocks on a wooden block, and the street comes out for meatballs in broth. They must bounce, so the meat is beaten cold.',
    ],
    lines: {
      protein: '1.2 $patty!: beef chicken pork turkey lamb',
      bind: '!1 egg; 4 cloves garlic, finely grated; 1 tsp fine salt; 1/2 tsp white pepper; ?4 tbsp tapioca starch',
      stock: '1500 ml $stock',
      noodles: '?150 g thin rice noodles',
      greens: '300 g bok choy, quartered',
      top: '2 scallions, sliced; ?1 tbsp sambal oelek; 4 lime wedge',
    },
    style: 'soup mild kids comforting',
    steps: [
      'prep|Beat the {protein} with the {bind} with a wooden spoon for 5 minutes, until pale and sticky; chill {~15}. @5',
      'Bring the {stock} to a boil {~8}, then lower the heat until it barely moves. [Soak the {noodles} in boiling water until soft and drain.]',
      'Squeeze walnut-size balls from a wet fist, scoop them off with a spoon into the stock and poach {~10}, until they float and {protein.done}.',
      'Cook the {greens} in the stock {~2}. Share out[ the {noodles},] meatballs and broth and finish with the {top}.',
    ],
  },
  {
    id: 'tinutuan',
    cuisines: ['Indonesian'],
    meals: ['Breakfast', 'Lunch'],
    names: ['Tinutuan (Manado rice porridge with pumpkin, corn and greens)'],
    blurbs: [
      'Manado’s vegetable porridge, yellow with pumpkin and eaten from dawn on. There is no meat in it, and sambal stands beside it.',
      'Manado’s vegetable porridge, yellow with pumpkin, sweet with corn and sharpened with sambal.',
    ],
    lines: {
      rice: '=150 g jasmine rice',
      water: '1800 ml water',
      herbs: '2 stalks lemongrass, bruised; 1 1/2 tsp fine salt',
      pumpkin: '=500 g pumpkin, peeled and cut into chunks; =1 sweet potato, peeled and cut into chunks',
      corn: '=200 g corn kernels',
      greens: '=200 g spinach',
      basil: '1 handful Thai basil',
      fried: '4 tbsp sunflower oil; 4 shallots, thinly sliced',
      sambal: '1 tbsp sambal oelek',
    },
    style: 'rice porridge vegan comforting one-pot',
    steps: [
      'Bring the {rice} with the {water+herbs} to a boil {~8} in a large pot and simmer {~15}, stirring now and then.',
      'Add the {pumpkin} and simmer {~20}, until they fall apart and the rice has burst; mash a part of them against the side.',
      'Meanwhile warm the {fried} together in a small skillet over medium heat {&8}, stirring, until the shallots are brown and crisp; drain.',
      'Stir the {corn} into the porridge {~4}, then the {greens+basil} {~2}, until wilted. Take out the lemongrass and top with the shallots and the {sambal}.',
    ],
  },
  {
    id: 'karedok',
    cuisines: ['Indonesian'],
    meals: ['Lunch', 'Snack'],
    names: ['Karedok (raw vegetables in peanut dressing)'],
    blurbs: [
      'West Java’s raw cousin of gado-gado: cabbage, cucumber, bean sprouts and basil, crushed lightly with a peanut dressing.',
    ],
    lines: {
      dressing:
        '=120 g peanut butter; 2 tbsp kecap manis (sweet soy sauce); 3 tbsp lime juice; 1 clove garlic, finely grated; ?1 tsp sambal oelek; 1/2 tsp fine salt',
      veg: '!1/4 green cabbage, finely shredded; 1 cucumber, sliced; =150 g bean sprouts; 6 radishes, thinly sliced',
      tofu: '?250 g fried tofu puffs, quartered',
      herb: '1 handful Thai basil',
    },
    says: 'gado-gado',
    side: 'none/rice > none',
    style: 'cold no-cook salad vegan nutty',
    steps: [
      'prep|Stir the {dressing} with {=5 tbsp} of hot water until it falls thickly from the spoon.',
      'prep|Pound the {veg} lightly with a wooden spoon, so that the edges bruise, and turn in the dressing[ with the {tofu}]. Scatter with the {herb} and eat soon, before it weeps. @2',
    ],
  },
  {
    id: 'tahu gejrot',
    cuisines: ['Indonesian'],
    meals: ['Snack'],
    names: ['Tahu gejrot (tofu puffs in sweet, sour and spicy sauce)'],
    blurbs: [
      'Cirebon’s street snack: hollow fried tofu, cut open to drink up a thin dark sauce of shallot, garlic, chili and palm sugar.',
    ],
    lines: {
      sauce2:
        '=4 tbsp palm sugar; 2 tbsp kecap manis (sweet soy sauce); !2 tbsp tamarind paste; 200 ml water; 1/4 tsp fine salt',
      paste: "4 shallots, chopped; 2 cloves garlic, chopped; 2 bird's eye chilies, sliced",
      tofu: '=300 g fried tofu puffs, quartered',
    },
    style: 'sour sweet spicy quick vegan',
    steps: [
      'Simmer the {sauce2} in a small pan over medium heat {~4}, until the sugar has melted; leave to cool a little.',
      'Crush the {paste} coarsely in a mortar or with the side of a knife and stir into the sauce.',
      'Heat the {tofu} in a dry skillet {~3}, until warm through, share out among shallow bowls and drench with the sauce.',
    ],
  },
  {
    id: 'empal gepuk',
    cuisines: ['Indonesian'],
    meals: ['Lunch', 'Dinner', 'Breakfast'],
    skill: 'Intermediate',
    names: ['Empal gepuk (pounded and fried spiced beef)'],
    blurbs: [
      'Sundanese beef: simmered with coriander and coconut milk until tender, flattened with a pestle and fried dark. It is the best thing on a plate of nasi uduk, the coconut rice of mornings.',
      'Sundanese beef: simmered with coriander and coconut milk until tender, flattened with a pestle and fried dark.',
    ],
    lines: {
      protein: '=650 g beef chuck, cut into 4 cm (1½ in) pieces',
      paste:
        '4 shallots, finely chopped; 4 cloves garlic, finely grated; 1 tbsp ground coriander; 1 tbsp finely grated ginger',
      liquid: '200 ml coconut milk; 500 ml water',
      season: '1 1/2 tsp fine salt; ?1 tbsp palm sugar; 2 bay leaf; 1 tbsp tamarind paste',
      oil: '4 tbsp sunflower oil',
      fresh: '1 cucumber, sliced; ?1 tbsp sambal oelek',
    },
    side: 'jasmine > cooked-jasmine > cauliflower-rice > none',
    style: 'braise fried slow',
    steps: [
      'Put the {protein} in a heavy pot with the {paste+liquid+season}, bring to a simmer, cover and cook over low heat {~110}, until a fork goes in without force.',
      'Uncover and boil {~15}, turning the pieces, until the liquid is a thick coat on the meat. Lift out and let cool {~10}.',
      'Flatten each piece lightly with a pestle or a rolling pin; it should fray, not fall apart.',
      'Heat the {oil} in a 28 cm (11 in) skillet over medium-high heat and fry the beef {~4}, turning once, until dark brown and crusted. Serve with the {fresh}.',
    ],
  },
  {
    id: 'sop ayam',
    cuisines: ['Indonesian'],
    meals: ['Breakfast', 'Lunch', 'Dinner'],
    names: [
      'Sop ayam (clear chicken soup with nutmeg and fried shallots)',
      'Sop of {protein} (clear soup with nutmeg and fried shallots)',
    ],
    blurbs: [
      'In Klaten, soup stalls open before the schools do: a clear broth with ginger, white pepper and nutmeg, and fried shallots on top.',
    ],
    lines: {
      oil: '3 tbsp sunflower oil',
      shallots: '!5 shallots, thinly sliced',
      paste:
        '4 cloves garlic, finely grated; 1 tbsp finely grated ginger; 1/2 tsp white pepper; 1/4 tsp ground nutmeg',
      protein: '0.9 $cubes!: chicken beef turkey lamb pork',
      water: '1400 ml water',
      salt: '1 tsp fine salt',
      veg: '!1/4 green cabbage, cut into pieces; 2 stalks celery, sliced; 2 tomatoes, quartered',
      top: '2 scallions, sliced; 4 lime wedge',
    },
    side: 'jasmine > cooked-jasmine > cauliflower-rice > none',
    style: 'soup mild light one-pot comforting',
    steps: [
      'Stir the {shallots} in the {oil} in a large pot over medium heat {~6}, until golden; lift out to crisp on paper.',
      'Add the {paste} for a few seconds, then the {protein}, the {water} and the {salt}; bring to a boil, skim and simmer over low heat {~15}, until the meat is tender and cooked through.',
      'Add the {veg} and simmer {~6}, until soft. Ladle out and finish with the {top} and the crisp shallots.',
    ],
  },
]
