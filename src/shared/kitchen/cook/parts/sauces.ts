import type { DishComponent } from '../dishTemplate.ts'

/** Cold sauces, each for 4 people: stirred together while something else is on the heat, or before. */
export const sauceComponents: readonly DishComponent[] = [
  {
    id: 'herb oil',
    label: 'herb dressing',
    short: 'herb dressing',
    lines: { herb: '1 handful $herb, finely chopped', oil: '3 tbsp $dressingOil', acid: '1 tbsp $acid' },
    steps: ['prep|Stir the {herb} into the {oil+acid} with a pinch of salt. @1'],
  },
  {
    id: 'salsa verde (Italian)',
    label: 'salsa verde',
    short: 'salsa verde',
    lines: {
      herb: '2 handfuls flat-leaf parsley, finely chopped',
      rest: '1 tbsp capers, chopped; ?1 clove garlic, finely grated; 1 tbsp lemon juice',
      oil: '4 tbsp extra-virgin olive oil',
    },
    steps: ['prep|For the salsa verde, stir the {herb+rest} into the {oil}. @2'],
  },
  {
    id: 'gremolata',
    label: 'gremolata',
    short: 'gremolata',
    lines: {
      rest: '1 handful flat-leaf parsley, finely chopped; 1 tsp lemon zest; 1 clove garlic, finely chopped',
      oil: '2 tbsp extra-virgin olive oil',
    },
    steps: ['prep|For the gremolata, mix the {rest} and loosen with the {oil}. @2'],
  },
  {
    id: 'ginger-scallion sauce',
    label: 'ginger and scallion sauce',
    short: 'sauce',
    lines: {
      rest: '!4 scallions, very finely chopped; !1 tbsp finely grated ginger',
      oil: '3 tbsp $fat',
      soy: '1 tbsp soy sauce',
      acid: '1 tsp rice vinegar',
    },
    steps: [
      'prep|For the sauce, put the {rest} in a heatproof bowl. Heat the {oil} until it shimmers, pour it over, then stir in the {soy+acid}. @3',
    ],
  },
  {
    id: 'black vinegar dip',
    label: 'a sharp dipping sauce',
    short: 'dip',
    lines: {
      rest: '3 tbsp soy sauce; 2 tbsp Chinkiang black vinegar; 1 tsp toasted sesame oil; ?1 tsp chili crisp',
    },
    steps: ['prep|Stir the {rest} together for the dip. @1'],
  },
  {
    id: 'mint-cilantro chutney',
    label: 'green chutney',
    short: 'chutney',
    lines: {
      rest: '!2 handfuls cilantro; 1 handful mint; ?1 green chili; 1 tbsp lemon juice',
      cumin: '1/2 tsp ground cumin',
    },
    steps: [
      'prep|For the chutney, blend the {rest+cumin} with a splash of water and a pinch of salt until smooth. @3',
    ],
  },
  {
    id: 'cucumber raita',
    label: 'cucumber raita',
    short: 'raita',
    lines: {
      yogurt: '!250 g plain whole-milk yogurt',
      cucumber: '1 small cucumber, coarsely grated',
      rest: '1/2 tsp ground cumin; 1 handful mint, chopped',
    },
    steps: [
      'prep|For the raita, squeeze the {cucumber} dry and stir into the {yogurt} with the {rest+"a pinch of salt"}. @2',
    ],
  },
  {
    id: 'pico de gallo',
    label: 'pico de gallo',
    short: 'pico de gallo',
    lines: {
      rest: '=3 tomatoes, finely diced; 1/2 white onion, finely chopped; ?1 jalapeño, finely chopped; 1 handful cilantro, chopped; 1 tbsp lime juice',
    },
    steps: ['prep|For the pico de gallo, mix the {rest} with a good pinch of salt. @1'],
  },
  {
    id: 'avocado salsa',
    label: 'avocado salsa',
    short: 'avocado salsa',
    lines: {
      avocado: '=2 avocados, diced',
      rest: '1/4 red onion, finely chopped; ?1 jalapeño, finely chopped; 1 handful cilantro, chopped; 2 tbsp lime juice',
    },
    steps: ['prep|Fold the {avocado} with the {rest+"a pinch of salt"} for the salsa. @1'],
  },
  {
    id: 'sauce vierge',
    label: 'sauce vierge',
    short: 'sauce vierge',
    lines: {
      tomato: '3 tomatoes, seeded and finely diced',
      rest: '4 tbsp extra-virgin olive oil; 1 tbsp lemon juice; ?1 tbsp capers; 1 handful basil, shredded',
    },
    steps: [
      'prep|For the sauce vierge, stir the {tomato} with the {rest+"a pinch of salt"}; leave at room temperature. @1',
    ],
  },
  {
    id: 'mustard cream',
    label: 'mustard {cream}',
    short: 'mustard {cream}',
    lines: {
      cream: '!150 ml crème fraîche',
      rest: '!1 tbsp whole-grain mustard; ?1 tbsp chives, snipped; 1 tsp lemon juice',
    },
    steps: ['prep|Stir the {cream+rest} together with a pinch of salt. @1'],
  },
  {
    id: 'ponzu',
    label: 'ponzu',
    short: 'ponzu',
    lines: { rest: '3 tbsp soy sauce; 2 tbsp lemon juice; 1 tbsp mirin' },
    steps: ['prep|Stir the {rest} together for the ponzu. @1'],
  },
  {
    id: 'sesame dressing',
    label: 'sesame dressing',
    short: 'sesame dressing',
    lines: {
      seeds: '!2 tbsp sesame seeds, toasted and crushed',
      rest: '1 tbsp tahini; 2 tbsp soy sauce; 1 tbsp rice vinegar; ?1 tsp sugar',
    },
    steps: ['prep|Whisk the {seeds+rest} with {=1 tbsp} of water to a smooth dressing. @1'],
  },
  {
    id: 'herb yogurt',
    label: 'herbed {yogurt}',
    short: 'herbed {yogurt}',
    lines: {
      yogurt: '!200 g plain Greek yogurt',
      rest: '1 handful $herb, chopped; 1 tbsp lemon juice; ?1/2 clove garlic, finely grated',
    },
    steps: ['prep|Stir the {yogurt+rest} together with a pinch of salt. @1'],
  },
  {
    id: 'olive relish',
    label: 'tomato and olive relish',
    short: 'relish',
    lines: {
      rest: '=2 tomatoes, diced; !60 g Kalamata olives, pitted and chopped; 1 tbsp capers; 1 handful flat-leaf parsley, chopped; 2 tbsp extra-virgin olive oil; 1 tsp red wine vinegar',
    },
    steps: ['prep|For the relish, mix the {rest}. @1'],
  },
  {
    id: 'nam jim jaew',
    label: 'nam jim jaew',
    short: 'nam jim jaew',
    lines: {
      rest: '3 tbsp fish sauce; 3 tbsp lime juice; ?1 tsp palm sugar; 1 tsp red pepper flakes; 1 shallot, thinly sliced; 1 handful cilantro, chopped',
    },
    steps: ['prep|For the nam jim jaew, stir the {rest} together. @1'],
  },
  {
    id: 'peanut sauce',
    label: 'peanut sauce',
    short: 'peanut sauce',
    lines: {
      nut: '=100 g peanut butter',
      rest: '150 ml coconut milk; 1 tbsp soy sauce; 1 tbsp lime juice; ?1 tsp sambal oelek; ?1 tsp palm sugar',
    },
    steps: [
      'For the peanut sauce, warm the {nut+rest} in a small pan, stirring, {~3}, until smooth and thick.',
    ],
  },
  {
    id: 'almond sauce',
    label: 'almond sauce',
    short: 'almond sauce',
    lines: {
      nut: '=100 g almond butter',
      rest: '150 ml coconut milk; 1 tbsp tamari > 1 tbsp coconut aminos; 1 tbsp lime juice; ?1 tsp sambal oelek',
    },
    steps: [
      'For the almond sauce, warm the {nut+rest} in a small pan, stirring, {~3}, until smooth and thick.',
    ],
  },
  {
    id: 'romesco',
    label: 'romesco',
    short: 'romesco',
    lines: {
      pepper: '200 g roasted red peppers from a jar, drained',
      nut: '50 g almonds, toasted',
      rest: '1 clove garlic; 1 tbsp sherry vinegar; 1/2 tsp smoked paprika; 3 tbsp extra-virgin olive oil',
    },
    steps: ['prep|For the romesco, blend the {pepper+nut+rest} with a pinch of salt to a coarse paste. @3'],
  },
  {
    id: 'aioli',
    label: 'aioli',
    short: 'aioli',
    lines: { mayo: '120 g mayonnaise', garlic: '1 clove garlic, finely grated', acid: '2 tsp lemon juice' },
    steps: ['prep|Stir the {garlic+acid} into the {mayo} for a quick aioli. @1'],
  },
  {
    id: 'mojo verde',
    label: 'mojo verde',
    short: 'mojo verde',
    lines: {
      rest: '!2 handfuls cilantro; 1 clove garlic; 1/2 tsp ground cumin; 5 tbsp extra-virgin olive oil; 1 tbsp sherry vinegar',
    },
    steps: ['prep|For the mojo verde, blend the {rest} with a pinch of salt. @3'],
  },
  {
    id: 'buttermilk herb sauce',
    label: 'ranch-style herb sauce',
    short: 'herb sauce',
    lines: {
      cream: '!120 g sour cream',
      rest: '1 tbsp chives, snipped; 1 handful dill, chopped; 1/4 tsp garlic powder; 1 tbsp lemon juice',
    },
    steps: ['prep|Stir the {cream+rest} together with a pinch of salt. @1'],
  },
  {
    id: 'smoky mayonnaise',
    label: 'smoky mayonnaise',
    short: 'smoky mayonnaise',
    lines: {
      mayo: '120 g mayonnaise',
      rest: '1 tsp smoked paprika; 1 tsp apple cider vinegar; ?1/2 tsp hot sauce',
    },
    steps: ['prep|Stir the {rest} into the {mayo}. @1'],
  },
  {
    id: 'yangnyeom',
    label: 'scallion and sesame sauce',
    short: 'sauce',
    lines: {
      rest: '3 tbsp soy sauce; 1 tbsp rice vinegar; !1 tbsp toasted sesame oil; ?1 tsp gochugaru; !2 scallions, finely chopped; 1 tsp sesame seeds',
    },
    steps: ['prep|Stir the {rest} together for the sauce. @1'],
  },
  {
    id: 'nuoc cham',
    label: 'nuoc cham',
    short: 'nuoc cham',
    lines: {
      rest: "3 tbsp fish sauce; 3 tbsp lime juice; ?1 tbsp sugar; ?1 clove garlic, finely chopped; ?1 bird's eye chili, thinly sliced",
      water: '4 tbsp water',
    },
    steps: ['prep|For the nuoc cham, stir the {rest} with the {water} until clear. @2'],
  },
  {
    id: 'cacik',
    label: 'cacık',
    short: 'cacık',
    lines: {
      yogurt: '!250 g plain whole-milk yogurt',
      cucumber: '1 small cucumber, coarsely grated',
      rest: '1/2 clove garlic, finely grated; 1 tsp dried mint; 1 tbsp extra-virgin olive oil',
    },
    steps: [
      'prep|For the cacık, stir the {cucumber} into the {yogurt} with the {rest+"a pinch of salt"}. @1',
    ],
  },
  {
    id: 'ezme',
    label: 'ezme',
    short: 'ezme',
    lines: {
      rest: '=3 tomatoes, very finely chopped; 1/2 red onion, very finely chopped; 1 handful flat-leaf parsley, chopped; 1 tsp Aleppo pepper; 1 tsp sumac; 1 tbsp pomegranate molasses; 2 tbsp extra-virgin olive oil',
    },
    steps: ['prep|For the ezme, mix the {rest}, taste and season with salt. @1'],
  },
  {
    id: 'tzatziki',
    label: 'tzatziki',
    short: 'tzatziki',
    lines: {
      yogurt: '!250 g plain Greek yogurt',
      cucumber: '1 small cucumber, coarsely grated',
      rest: '1/2 clove garlic, finely grated; 1 handful dill, chopped; 1 tbsp extra-virgin olive oil; 1 tsp red wine vinegar',
    },
    steps: [
      'prep|For the tzatziki, squeeze the {cucumber} dry and stir into the {yogurt} with the {rest+"a pinch of salt"}. @2',
    ],
  },
  {
    id: 'ladolemono',
    label: 'ladolemono',
    short: 'ladolemono',
    lines: {
      rest: '!4 tbsp extra-virgin olive oil; 2 tbsp lemon juice; 1 tsp dried oregano; ?1 tsp Dijon mustard',
    },
    steps: ['prep|For the ladolemono, shake the {rest} in a jar with a pinch of salt until creamy. @1'],
  },
  {
    id: 'tahini sauce',
    label: 'tahini sauce',
    short: 'tahini sauce',
    lines: {
      tahini: '=80 g tahini',
      rest: '3 tbsp lemon juice; ?1/2 clove garlic, finely grated',
      water: '4 tbsp water',
    },
    steps: [
      'prep|Whisk the {tahini+rest} with the {water+"a pinch of salt"}; it stiffens first, then turns smooth. @2',
    ],
  },
  {
    id: 'garlic yogurt',
    label: 'garlic {yogurt}',
    short: 'garlic {yogurt}',
    lines: {
      yogurt: '!250 g plain Greek yogurt',
      garlic: '1/2 clove garlic, finely grated',
      mint: '?1 tsp dried mint',
    },
    steps: ['prep|Stir the {garlic+mint} into the {yogurt} with a pinch of salt. @1'],
  },
  {
    id: 'green seasoning',
    label: 'green seasoning',
    short: 'green seasoning',
    lines: {
      rest: '!3 scallions, chopped; 1 handful cilantro; 4 sprigs thyme, leaves only; 1 clove garlic; 2 tbsp lime juice; 3 tbsp sunflower oil; ?1/2 Scotch bonnet chili, seeded',
    },
    steps: ['prep|For the green seasoning, blend the {rest} with a pinch of salt. @3'],
  },
  {
    id: 'mango salsa',
    label: 'mango salsa',
    short: 'mango salsa',
    lines: {
      mango: '=1 ripe mango, diced',
      rest: '1/2 red onion, finely chopped; ?1 jalapeño, finely chopped; 1 handful cilantro, chopped; 2 tbsp lime juice',
    },
    steps: ['prep|Fold the {mango} with the {rest+"a pinch of salt"} for the salsa. @1'],
  },
  {
    id: 'chermoula',
    label: 'chermoula',
    short: 'chermoula',
    lines: {
      rest: '!2 handfuls cilantro, finely chopped; 1 handful flat-leaf parsley, finely chopped; 1 clove garlic, finely grated; 1 tsp ground cumin; 1 tsp sweet paprika; 2 tbsp lemon juice; 4 tbsp extra-virgin olive oil',
    },
    steps: ['prep|For the chermoula, stir the {rest} together with a pinch of salt. @2'],
  },
  {
    id: 'harissa yogurt',
    label: 'harissa {yogurt}',
    short: 'harissa {yogurt}',
    lines: { yogurt: '!200 g plain Greek yogurt', harissa: '=1 tbsp harissa', acid: '1 tsp lemon juice' },
    steps: ['prep|Swirl the {harissa+acid} through the {yogurt}. @1'],
  },
  {
    id: 'vinagrete',
    label: 'vinagrete',
    short: 'vinagrete',
    lines: {
      rest: '=3 tomatoes, diced; 1/2 onion, finely chopped; 1/2 green bell pepper, finely diced; 1 handful flat-leaf parsley, chopped; 2 tbsp apple cider vinegar; 3 tbsp olive oil',
    },
    steps: ['prep|For the vinagrete, mix the {rest} with a good pinch of salt. @1'],
  },
  {
    id: 'chimichurri',
    label: 'chimichurri',
    short: 'chimichurri',
    lines: {
      rest: '!2 handfuls flat-leaf parsley, finely chopped; 2 tsp dried oregano; 2 cloves garlic, finely chopped; ?1/2 tsp red pepper flakes; 2 tbsp red wine vinegar; 5 tbsp olive oil',
    },
    steps: ['prep|For the chimichurri, stir the {rest} together with a pinch of salt. @2'],
  },
  {
    id: 'Argentine salsa criolla',
    label: 'Argentine salsa criolla',
    short: 'salsa criolla',
    lines: {
      rest: '1/2 red onion, finely diced; 1 tomato, seeded and finely diced; 1/2 red bell pepper, finely diced; 2 tbsp red wine vinegar; 3 tbsp sunflower oil',
    },
    steps: ['prep|For the salsa criolla, stir the {rest} together with a pinch of salt. @3'],
  },
  {
    id: 'salsa criolla',
    label: 'salsa criolla',
    short: 'salsa criolla',
    lines: {
      onion: '1 red onion, very thinly sliced',
      rest: '1 tomato, seeded and sliced; 1 handful cilantro, chopped; 2 tbsp lime juice; 1 tbsp olive oil',
    },
    steps: [
      'prep|For the salsa criolla, rinse the {onion} in cold water, drain and toss with the {rest+"a pinch of salt"}. @2',
    ],
  },
  {
    id: 'awaze',
    label: 'awaze',
    short: 'awaze',
    lines: {
      rest: '!2 tbsp berbere; 2 tbsp olive oil; 1 tbsp lemon juice; ?1/2 clove garlic, finely grated',
      water: '1 tbsp water',
    },
    steps: ['prep|For the awaze, stir the {rest} with the {water} to a loose paste. @1'],
  },
  {
    id: 'timatim',
    label: 'tomato relish',
    short: 'relish',
    lines: {
      rest: '=3 tomatoes, diced; 1/2 red onion, finely chopped; ?1 jalapeño, finely chopped; 1 tbsp lemon juice; 1 tbsp olive oil',
    },
    steps: ['prep|For the relish, mix the {rest} with a pinch of salt. @1'],
  },
  {
    id: 'mast-o khiar',
    label: 'mast-o khiar',
    short: 'mast-o khiar',
    lines: {
      yogurt: '!250 g plain Greek yogurt',
      cucumber: '1 small cucumber, finely diced',
      rest: '1 handful mint, chopped; ?30 g walnuts, chopped; ?1 tbsp golden raisins',
    },
    steps: ['prep|For the mast-o khiar, stir the {cucumber+rest} into the {yogurt} with a pinch of salt. @1'],
  },
  {
    id: 'dill sour cream',
    label: 'dill {cream}',
    short: 'dill {cream}',
    lines: {
      cream: '!200 g sour cream',
      rest: '!1 handful dill, chopped; ?1/2 clove garlic, finely grated; 1 tsp lemon juice',
    },
    steps: ['prep|Stir the {rest} into the {cream} with a pinch of salt. @1'],
  },
  {
    id: 'horseradish cream',
    label: 'horseradish {cream}',
    short: 'horseradish {cream}',
    lines: {
      cream: '!150 g sour cream',
      rest: '!1 tbsp horseradish; 1 tsp lemon juice; ?1 tbsp chives, snipped',
    },
    steps: ['prep|Stir the {rest} into the {cream} with a pinch of salt. @1'],
  },
  {
    id: 'mojo',
    label: 'mojo',
    short: 'mojo',
    lines: {
      garlic: '4 cloves garlic, finely chopped',
      oil: '4 tbsp olive oil',
      rest: '3 tbsp orange juice; 3 tbsp lime juice; 1/2 tsp ground cumin; 1/2 tsp dried oregano',
    },
    steps: [
      'For the mojo, warm the {garlic} in the {oil} {~2}, until it smells sweet, then take off the heat and stir in the {rest+"a pinch of salt"}.',
    ],
  },
  {
    id: 'mustard-dill sauce',
    label: 'mustard and dill sauce',
    short: 'mustard sauce',
    lines: {
      rest: '!2 tbsp Dijon mustard; 1 tbsp white wine vinegar; ?1 tsp sugar; 5 tbsp sunflower oil; !1 handful dill, chopped',
    },
    steps: ['prep|For the sauce, whisk the {rest} together with a pinch of salt until thick. @2'],
  },
  {
    id: 'herb quark',
    label: 'herbed {quark}',
    short: 'herbed {quark}',
    lines: {
      quark: "250 g farmer's cheese > 250 g unsweetened coconut yogurt",
      rest: '1 tbsp chives, snipped; 1 handful flat-leaf parsley, chopped; 1 tbsp $dressingOil',
    },
    steps: ['prep|Stir the {quark+rest} with a splash of water and a pinch of salt until creamy. @1'],
  },
  {
    id: 'toyomansi',
    label: 'citrus dip',
    short: 'dip',
    lines: {
      rest: "4 tbsp soy sauce; 3 tbsp lime juice; ?1 bird's eye chili, sliced; ?1 clove garlic, crushed",
    },
    steps: ['prep|Stir the {rest} together for the dip. @1'],
  },
  {
    id: 'sambal matah',
    label: 'sambal matah',
    short: 'sambal matah',
    lines: {
      rest: "!3 shallots, very thinly sliced; 1 stalk lemongrass, tender part only, very thinly sliced; ?2 bird's eye chilies, thinly sliced; 2 tbsp lime juice",
      oil: '3 tbsp coconut oil',
    },
    steps: [
      'prep|For the sambal matah, mix the {rest} with a pinch of salt, then pour over the {oil}, warmed until it runs. @2',
    ],
  },
  {
    id: 'coconut sambol',
    label: 'coconut sambol',
    short: 'sambol',
    lines: {
      coconut: '=80 g unsweetened shredded coconut',
      rest: '1/2 red onion, finely chopped; ?1/2 tsp chili powder; 2 tbsp lime juice',
      water: '2 tbsp water',
    },
    steps: [
      'prep|For the sambol, moisten the {coconut} with the {water}, warm, then rub in the {rest+"a pinch of salt"} with your fingers. @2',
    ],
  },
  {
    id: 'cilantro-walnut chatni',
    label: 'cilantro and walnut chatni',
    short: 'chatni',
    lines: {
      rest: '!2 handfuls cilantro; =40 g walnuts; 1 clove garlic; ?1 green chili; 3 tbsp white wine vinegar',
    },
    steps: ['prep|For the chatni, blend the {rest} with a splash of water and a pinch of salt. @3'],
  },
  {
    id: 'piri-piri oil',
    label: 'piri-piri oil',
    short: 'piri-piri oil',
    lines: {
      rest: '!1 red chili, finely chopped; 1 clove garlic, finely grated; 1 tsp sweet paprika; 2 tbsp lemon juice; 4 tbsp olive oil',
    },
    steps: ['prep|For the piri-piri oil, stir the {rest} together with a pinch of salt. @2'],
  },
  {
    id: 'molho verde',
    label: 'molho verde',
    short: 'molho verde',
    lines: {
      rest: '!2 handfuls flat-leaf parsley, finely chopped; 1/2 red onion, finely chopped; 2 tbsp white wine vinegar; 4 tbsp olive oil',
    },
    steps: ['prep|For the molho verde, stir the {rest} together with a pinch of salt. @2'],
  },
  {
    id: 'tartar sauce',
    label: 'tartar sauce',
    short: 'tartar sauce',
    lines: {
      mayo: '120 g mayonnaise',
      rest: '1 tbsp capers, chopped; 1 dill pickle, finely chopped; 1 tbsp lemon juice',
    },
    steps: ['prep|Stir the {rest} into the {mayo} for the tartar sauce. @1'],
  },
  {
    id: 'paprika sour cream',
    label: 'paprika {cream}',
    short: 'paprika {cream}',
    lines: {
      cream: '!200 g sour cream',
      rest: '!1 tsp sweet paprika; ?1 tbsp chives, snipped; 1 tsp lemon juice',
    },
    steps: ['prep|Stir the {rest} into the {cream} with a pinch of salt. @1'],
  },
  {
    id: 'aji verde',
    label: 'ají verde',
    short: 'ají verde',
    lines: {
      mayo: '80 g mayonnaise',
      rest: '!2 handfuls cilantro; 1 jalapeño, seeded; 1 clove garlic; 1 tbsp lime juice',
    },
    steps: ['prep|For the ají verde, blend the {rest} with the {mayo} until smooth. @3'],
  },
  {
    id: 'dakka',
    label: 'garlic and vinegar dakka',
    short: 'dakka',
    lines: {
      rest: '!3 cloves garlic, finely grated; 3 tbsp white wine vinegar; 1 tsp ground cumin; 1/2 tsp ground coriander; ?1 pinch cayenne pepper; 2 tbsp olive oil',
      water: '3 tbsp water',
    },
    steps: ['prep|For the dakka, stir the {rest} with the {water+"a pinch of salt"}. @1'],
  },
  {
    id: 'tomato sambal',
    label: 'tomato and onion sambal',
    short: 'sambal',
    lines: {
      rest: '=3 tomatoes, finely chopped; 1/2 onion, finely chopped; ?1 green chili, finely chopped; 2 tbsp white wine vinegar; 1 handful cilantro, chopped',
    },
    steps: ['prep|For the sambal, mix the {rest} with a pinch of salt. @1'],
  },
  {
    id: 'pepper sauce',
    label: 'Scotch bonnet relish',
    short: 'relish',
    lines: {
      rest: '!1/2 Scotch bonnet chili, seeded and finely chopped; 1 carrot, finely grated; 1/2 onion, finely chopped; 4 tbsp apple cider vinegar',
    },
    steps: ['prep|For the relish, mix the {rest} with a pinch of salt; wash your hands after the chili. @2'],
  },
  {
    id: 'sepen',
    label: 'sepen',
    short: 'sepen',
    lines: {
      tomato: '=3 tomatoes, roughly chopped',
      rest: '2 dried red chilies; 1 clove garlic; 1 handful cilantro; 1/4 tsp ground Sichuan pepper',
    },
    steps: ['prep|For the sepen blend the {tomato+rest} with a pinch of salt, still coarse. @3'],
  },
  {
    id: 'tomato achar',
    label: 'tomato achar',
    short: 'achar',
    lines: {
      tomato: '=4 tomatoes, roughly chopped',
      seeds: '2 tbsp sesame seeds, toasted',
      rest: '?1 green chili; 1 handful cilantro; 1 tbsp lemon juice; 1/4 tsp ground Sichuan pepper',
    },
    steps: [
      'prep|For the achar, blend the {seeds} to a powder, add the {tomato+rest+"a pinch of salt"} and blend again, still coarse. @3',
    ],
  },
  {
    id: 'walnut sauce',
    label: 'walnut sauce',
    short: 'walnut sauce',
    lines: {
      nut: '=80 g walnuts',
      rest: '1 clove garlic; 1/2 tsp ground coriander; 1/4 tsp ground fenugreek; 1 tbsp white wine vinegar; 1 handful cilantro',
      water: '80 ml water',
    },
    steps: [
      'prep|For the walnut sauce, blend the {nut+rest} with the {water+"a pinch of salt"} until smooth. @3',
    ],
  },
  {
    id: 'sambal',
    label: 'quick sambal',
    short: 'sambal',
    lines: {
      rest: '!2 red chilies, roughly chopped; 3 shallots; 1 clove garlic; 1 tbsp lime juice; ?1 tsp palm sugar; 2 tbsp sunflower oil',
    },
    steps: [
      'For the sambal, blend the {rest}, then fry in a small dry pan {~4}, stirring, until dark and fragrant; taste and season with salt.',
    ],
  },
]
