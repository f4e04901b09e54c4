import type { Cuisine } from '../../questionnaire.ts'
import type { DishTemplate } from '../dishTemplate.ts'

/** Eggs with something browned first, in a quarter of an hour, each seasoned as its kitchen does it. */
function morningEggs(
  id: string,
  cuisines: readonly Cuisine[],
  names: readonly string[],
  blurb: string,
  lines: { protein?: string; aroma: string; seasoning: string; salt: string; herb: string },
  side: string,
): DishTemplate {
  return {
    id,
    isCombination: true,
    cuisines,
    meals: ['Breakfast'],
    names,
    blurbs: [blurb],
    lines: {
      fat: '2 tbsp $fat',
      protein: lines.protein ?? '0.5 $ground!: chicken beef pork lamb turkey tofu mushrooms',
      aroma: lines.aroma,
      seasoning: lines.seasoning,
      eggs: '=8 eggs, beaten',
      salt: lines.salt,
      herb: lines.herb,
    },
    side,
    style: 'eggs quick hearty',
    steps: [
      'Heat the {fat} in a large nonstick skillet over medium-high heat. Cook the {protein+aroma} {~protein.sear}, until {protein.done}; stir in the {seasoning} for a few seconds.',
      'Turn the heat to medium-low, pour in the {eggs} with the {salt} and cook {~3}, drawing in the edges, until just set. Scatter with the {herb}.',
    ],
  }
}

const ready = '0.5 $ready!: chicken beef pork lamb turkey smoked-tofu'

/** Potatoes, fruit and beans for mornings with time: what every kitchen may cook, and every diet that eats it. */
const slowMornings: readonly DishTemplate[] = [
  {
    id: 'morning pan potatoes',
    cuisines: 'all',
    meals: ['Breakfast'],
    names: ['{Rub.adjective} pan potatoes with {veg}', 'Crisp morning potatoes with {rub.label} and {veg}'],
    blurbs: ['Potatoes, boiled first and fried after, seasoned with {rub.label} at the end.'],
    lines: {
      potato: '=700 g waxy potatoes, peeled and cut into 2 cm (¾ in) cubes',
      salt: '1 1/4 tsp fine salt',
      fat: '3 tbsp $fat',
      veg: '0.6 $quickVeg',
      protein: '?0.4 $ready!: chicken beef pork lamb turkey',
      rub: '$rub',
      herb: '1 handful $herb, chopped',
    },
    style: 'vegan hearty skillet potatoes',
    steps: [
      'Boil the {potato} with half of the {salt} in water to cover {~8}, until nearly tender; drain and let steam dry.',
      'Heat two thirds of the {fat} in a large skillet over medium-high heat and fry the {potato} {~12}, turning now and then, until crusty; tip out.',
      'Cook the {veg} in the rest of the {fat} with the rest of the {salt} {~veg.time}, until tender. Stir in the {rub+protein} {~1}, return the potatoes and turn {~2}. Scatter with the {herb}.',
    ],
  },
  {
    id: 'oven fruit',
    cuisines: 'all',
    meals: ['Breakfast', 'Snack'],
    names: ['Oven-warm {fruit} with {nut} and {spice}', '{Fruit} from the oven under {nut}'],
    blurbs: ['Fruit, baked until it bubbles under {nut} and coconut, and eaten warm with its juice.'],
    lines: {
      fruit: '2 $fruit',
      spice: '3/4 tsp $warmSpice',
      acid: '1 tbsp lemon juice',
      sweet: '?1 tbsp $sweet',
      fat: '2 tbsp coconut oil',
      nut: '60 g $nut, chopped',
      coconut: '30 g unsweetened shredded coconut',
    },
    style: 'sweet warm oven baked fruit vegan',
    steps: [
      'prep|Heat the oven to 180 °C (350 °F). Toss the {fruit} with the {spice+acid+sweet} in a small baking dish. @2',
      'Rub the {fat} into the {nut+coconut} with a pinch of salt, scatter over the fruit and bake {~28}, until bubbling and gold on top.',
      'Cool {~5} before eating.',
    ],
  },
  {
    id: 'oven beans and tomatoes',
    cuisines: 'all',
    meals: ['Breakfast', 'Lunch'],
    names: [
      'Oven {beans} and tomatoes with {rub.label}',
      '{Rub.adjective} {beans} and tomatoes from the oven',
    ],
    blurbs: ['Tomatoes, roasted until they wrinkle, with {beans} that take up their juice.'],
    lines: {
      tomato: '=800 g tomatoes, cut into wedges',
      fat: '4 tbsp $dressingOil',
      rub: '$rub',
      salt: '1 tsp fine salt',
      beans: '!2 cans $bean, drained and rinsed',
      herb: '1 handful $herb, chopped',
    },
    side: 'bread > none',
    style: 'beans oven baked vegan comforting',
    steps: [
      'prep|Heat the oven to 210 °C (410 °F). Toss the {tomato} with the {rub+salt} and two thirds of the {fat} in a baking dish. @2',
      'Roast {~25}, until they wrinkle. Stir in the {beans} and the rest of the {fat} and roast {~10} more, until hot and thick. Scatter with the {herb}.',
    ],
  },
]

export const quickEggBreakfasts: readonly DishTemplate[] = [
  ...slowMornings,
  morningEggs(
    'dadar with mince',
    ['Indonesian', 'Malaysian'],
    ['Telur dadar with {protein} and chili', 'Thick omelet with {protein}, shallot and chili'],
    'Indonesia’s omelet with shallot and chili, here with {protein}: a breakfast of warungs, cut in wedges.',
    {
      aroma: '2 shallots, finely chopped; 1 red chili, finely chopped',
      seasoning: '1 tbsp soy sauce; 1/2 tsp ground turmeric',
      salt: '1/4 tsp fine salt',
      herb: '2 scallions, sliced',
    },
    'rice > none',
  ),
  morningEggs(
    'colombo omelet',
    ['Sri Lankan'],
    ['Sri Lankan omelet with {protein}, curry leaves and green chili', '{Protein} omelet, Colombo style'],
    'An omelet with red onion, green chili and curry leaves, as Sri Lanka makes it, here with {protein}.',
    {
      aroma: '1/2 red onion, finely chopped; 1 green chili, sliced; 8 curry leaf',
      seasoning: '1/2 tsp ground turmeric; 1/2 tsp black pepper',
      salt: '3/4 tsp fine salt',
      herb: '1 handful cilantro, chopped',
    },
    'bread > none',
  ),
  morningEggs(
    'giniling breakfast eggs',
    ['Filipino'],
    ['Tortang giniling in a hurry, with {protein}', '{Protein} and eggs with garlic and tomato'],
    'A quick form of tortang giniling: {protein} with garlic, onion and tomato, held together by eggs.',
    {
      aroma: '3 cloves garlic, chopped; 1/2 onion, finely chopped',
      seasoning: '1 tbsp soy sauce; 1 tomato, diced; 1/4 tsp black pepper',
      salt: '1/4 tsp fine salt',
      herb: '2 scallions, sliced',
    },
    'rice > none',
  ),
  morningEggs(
    'berbere morning eggs',
    ['Ethiopian'],
    ['Enkulal with {protein} and berbere', 'Berbere eggs with {protein} and jalapeño'],
    'Berbere is fried briefly in the pan before the eggs go in, as for the Ethiopian enkulal firfir.',
    {
      aroma: '1/2 red onion, finely chopped; 1 jalapeño, chopped',
      seasoning: '1 tsp berbere; 1 tomato, diced',
      salt: '3/4 tsp fine salt',
      herb: '1 handful flat-leaf parsley, chopped',
    },
    'bread > none',
  ),
  morningEggs(
    'quick pan frittata',
    ['Italian', 'Mediterranean'],
    ['Quick frittata with {protein} and basil', 'Pan frittata with {protein} and tomatoes'],
    'A frittata from the stove alone, with {protein}, tomatoes and basil.',
    {
      protein: ready,
      aroma: '200 g cherry tomatoes, halved',
      seasoning: '1/2 tsp dried oregano',
      salt: '3/4 tsp fine salt',
      herb: '1 handful basil, torn',
    },
    'bread > none',
  ),
  morningEggs(
    'french herb eggs',
    ['French'],
    ['Soft herb omelet with {protein}', 'Eggs with {protein}, chives and tarragon'],
    'A soft omelet with {protein} and fresh herbs over low heat.',
    {
      protein: ready,
      aroma: '1 shallot, finely chopped',
      seasoning: '1/4 tsp black pepper',
      salt: '3/4 tsp fine salt',
      herb: '1 tbsp chives, snipped; 1 tbsp tarragon, chopped',
    },
    'bread/salad > none',
  ),
  morningEggs(
    'korean pan eggs',
    ['Korean'],
    ['Pan eggs with {protein}, kimchi and scallions', 'Kimchi eggs with {protein}'],
    'Eggs with {protein} and kimchi fried in the same pan: a quick Korean breakfast.',
    {
      aroma: '100 g kimchi, chopped > 100 g vegan kimchi, chopped > 100 g Napa cabbage, shredded',
      seasoning: '1 tsp toasted sesame oil',
      salt: '1/2 tsp fine salt',
      herb: '2 scallions, sliced; 1 tsp sesame seeds',
    },
    'rice > none',
  ),
  morningEggs(
    'irish morning eggs',
    ['Irish', 'Australian'],
    ['Buttery scrambled eggs with {protein} and chives', 'Eggs with {protein}, chives and black pepper'],
    'Somewhere between scrambled and set, with the {protein} warmed in the pan before the eggs.',
    {
      protein: ready,
      aroma: '2 scallions, sliced',
      seasoning: '1/2 tsp black pepper',
      salt: '3/4 tsp fine salt',
      herb: '1 tbsp chives, snipped',
    },
    'bread > none',
  ),
  morningEggs(
    'vietnamese pan omelet',
    ['Vietnamese', 'Thai'],
    ['Omelet with {protein}, scallions and fish sauce', '{Protein} omelet with herbs and chili'],
    'Trứng chiên, Vietnam’s fried omelet with {protein} and a spoonful of sauce, crisp at the rim.',
    {
      aroma: '2 shallots, finely chopped',
      seasoning: '1 tbsp fish sauce; 1/4 tsp white pepper',
      salt: '1/4 tsp fine salt',
      herb: "2 scallions, sliced; 1 bird's eye chili, sliced; 1 handful cilantro",
    },
    'rice/bread > none',
  ),
]
