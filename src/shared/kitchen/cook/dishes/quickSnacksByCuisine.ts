import type { Cuisine } from '../../questionnaire.ts'
import type { DishTemplate } from '../dishTemplate.ts'

/** Something small, hot and well seasoned from one pan, for a quarter of an hour before others come. */
function bites(
  id: string,
  cuisines: readonly Cuisine[],
  names: readonly string[],
  blurb: string,
  lines: { first: string; spice: string; finish: string },
  rest: { sauce?: string; serve: string },
): DishTemplate {
  return {
    id,
    isCombination: true,
    cuisines,
    meals: ['Snack'],
    names,
    blurbs: [blurb],
    lines: {
      protein: `0.6 $strips!: ${lines.first}`,
      salt: /soy sauce|fish sauce/.test(lines.spice) ? '1/4 tsp fine salt' : '3/4 tsp fine salt',
      fat: '2 tbsp $fat',
      spice: lines.spice,
      finish: lines.finish,
    },
    ...(rest.sauce ? { sauce: rest.sauce } : {}),
    style: 'quick party fingers seared',
    steps: [
      'Heat the {fat} in a large skillet over high heat. Fry the {protein} with the {salt} {~protein.sear}, until {protein.done}.',
      `Stir in the {spice} {~1}, until fragrant. ${rest.serve}`,
    ],
  }
}

const anyOf = 'chicken shrimp paneer tofu mushrooms beef lamb pork turkey'

export const quickSnacksByCuisine: readonly DishTemplate[] = [
  bites(
    'pan tikka bites',
    ['Indian', 'Pakistani', 'Nepalese', 'Afghan'],
    ['Pan tikka bites of {protein} with {sauce.label}', '{Protein.title} tikka bites from the pan'],
    '{Protein} with the spices of tikka from a very hot pan in place of the tandoor, with lemon at the table.',
    {
      first: anyOf,
      spice:
        '1 tsp garam masala; 1/2 tsp Kashmiri chili powder; 1/2 tsp ground cumin; 2 cloves garlic, finely grated',
      finish: '1 lemon, cut into wedges; 1/2 red onion, thinly sliced',
    },
    { sauce: 'mint-cilantro chutney', serve: 'Serve with the {finish} and the {sauce}.' },
  ),
  bites(
    'sticky ginger bites',
    ['Japanese', 'Korean', 'Chinese'],
    ['Soy and ginger {protein} with sesame', 'Soy-glazed {protein} bites'],
    '{Protein} in soy sauce and ginger, which boil down to a glaze within a minute; eaten with toothpicks.',
    {
      first: 'chicken tofu shrimp beef pork mushrooms turkey lamb',
      spice: '2 tbsp soy sauce; 1 tbsp finely grated ginger; ?1 tbsp honey',
      finish: '1 tbsp sesame seeds; 2 scallions, sliced',
    },
    { serve: 'Let it boil down until glossy and scatter with the {finish}.' },
  ),
  bites(
    'turmeric bites with peanut',
    ['Indonesian', 'Malaysian', 'Thai'],
    ['Pan satay of {protein} with {sauce.label}', 'Turmeric {protein} bites with {sauce.label}'],
    '{Protein} with the spices of satay, fried in a pan without the sticks, with {sauce.label} to dip.',
    {
      first: 'chicken tofu tempeh shrimp beef pork lamb turkey mushrooms',
      spice:
        '1 tsp ground turmeric; 1 tsp ground coriander; 1 tsp finely grated ginger; 2 cloves garlic, finely grated',
      finish: '1/2 cucumber, cut into sticks',
    },
    { sauce: 'peanut sauce', serve: 'Serve with the {finish} and the {sauce}.' },
  ),
  bites(
    'jerk bites',
    ['Jamaican', 'Caribbean'],
    ['Jerk {protein} bites with {finish}', 'Pan-jerked {protein} with {finish}'],
    '{Protein} with the spices of jerk, allspice and thyme above all, from a pan.',
    {
      first: 'chicken shrimp pork tofu beef lamb turkey mushrooms',
      spice:
        '1/2 tsp ground allspice; 1 tsp dried thyme; ?1/2 Scotch bonnet chili, finely chopped; 2 cloves garlic, finely grated; 1 tbsp lime juice',
      finish: '150 g pineapple, diced > 1 avocado, diced',
    },
    { serve: 'Serve with the {finish}.' },
  ),
  bites(
    'sumac bites',
    ['Persian', 'Turkish', 'Lebanese', 'Afghan'],
    ['Sumac {protein} bites with {sauce.label}', '{Protein} with sumac onions and {sauce.label}'],
    'Hot {protein} with sumac, raw onion and parsley.',
    {
      first: 'chicken lamb halloumi mushrooms beef shrimp turkey pork tofu',
      spice: '2 tsp sumac; 1/2 tsp ground cumin; 1 clove garlic, finely grated',
      finish: '1/2 red onion, very thinly sliced; 1 handful flat-leaf parsley, chopped',
    },
    { sauce: '$sauce', serve: 'Toss with the {finish} and serve with the {sauce}.' },
  ),
  bites(
    'moroccan olive bites',
    ['Moroccan', 'Egyptian'],
    ['Cumin {protein} bites with green olives', '{Protein} with cumin, paprika and olives'],
    '{Protein}, fried with cumin, paprika and ginger and tossed with green olives; eat them with toothpicks.',
    {
      first: 'chicken lamb shrimp halloumi mushrooms beef turkey pork tofu',
      spice:
        '1 tsp ground cumin; 1 tsp sweet paprika; 1/4 tsp ground ginger; 2 cloves garlic, finely grated; 1 tbsp lemon juice',
      finish: '80 g green olives; 1 handful cilantro, chopped',
    },
    { serve: 'Add the {finish} and toss once.' },
  ),
  bites(
    'paprika bites with pickles',
    ['Hungarian', 'German', 'Polish', 'Russian'],
    ['Paprika {protein} bites with dill pickles', '{Protein} with paprika, pickles and {sauce.label}'],
    'Hot {protein} with paprika, sour pickles and {sauce.label} to dip it in.',
    {
      first: 'pork chicken turkey beef lamb mushrooms tofu shrimp',
      spice: '2 tsp sweet paprika; 1/4 tsp caraway seeds, crushed; 1 clove garlic, finely grated',
      finish: '3 dill pickles, sliced',
    },
    { sauce: 'dill sour cream', serve: 'Serve with the {finish} and the {sauce}.' },
  ),
  bites(
    'lemon chili bites',
    ['South African', 'Portuguese', 'Brazilian'],
    ['Garlic and chili {protein} bites with lemon', 'Bar-style {protein} with garlic, chili and lemon'],
    '{Protein} with garlic, chili and lemon, as bars serve it, hot from the pan.',
    {
      first: 'shrimp chicken pork beef halloumi mushrooms turkey lamb tofu',
      spice:
        '1 red chili, finely chopped; 3 cloves garlic, finely grated; 1 tsp sweet paprika; 2 tbsp lemon juice',
      finish: '1 handful cilantro, chopped',
    },
    { serve: 'Scatter with the {finish}.' },
  ),
  bites(
    'garlic pulutan',
    ['Filipino'],
    ['Garlic-pepper {protein}, pulutan style', '{Protein} pulutan with garlic, pepper and {sauce.label}'],
    'Pulutan is what the Philippines eat with drinks: here {protein} with garlic, pepper and a sharp dip.',
    {
      first: 'pork chicken shrimp squid tofu beef turkey lamb mushrooms',
      spice: '4 cloves garlic, chopped; 1/2 tsp black pepper; 1 tbsp soy sauce',
      finish: '2 scallions, sliced',
    },
    { sauce: 'toyomansi', serve: 'Scatter with the {finish} and serve with the {sauce}.' },
  ),
  bites(
    'lime ancho bites',
    ['Mexican', 'Peruvian', 'Cuban'],
    ['Chili-lime {protein} bites with avocado', '{Protein} with lime, cumin and avocado'],
    '{Protein} with chili, cumin and lime, and cool avocado beside it.',
    {
      first: 'shrimp chicken beef pork mushrooms turkey lamb tofu',
      spice: '1 tsp ground cumin; 1/2 tsp chili powder; 1 clove garlic, finely grated; 2 tbsp lime juice',
      finish: '1 avocado, diced; 1 handful cilantro, chopped',
    },
    { serve: 'Spoon into a bowl with the {finish}.' },
  ),
  bites(
    'curry leaf bites',
    ['Sri Lankan', 'Malaysian'],
    ['Curry leaf {protein} bites with lime', 'Devilled {protein} bites with curry leaves'],
    '{Protein} with chili, curry leaves and lime, as Colombo eats it with drinks.',
    {
      first: 'shrimp chicken tofu beef mushrooms pork lamb turkey squid',
      spice: '10 curry leaf; 1/2 tsp red pepper flakes; 1/2 tsp ground turmeric; 2 cloves garlic, sliced',
      finish: '1/2 red onion, thinly sliced; 1 tbsp lime juice',
    },
    { serve: 'Toss with the {finish}.' },
  ),
  bites(
    'lemongrass bites',
    ['Vietnamese', 'Thai'],
    ['Lemongrass {protein} bites with herbs', '{Protein} with lemongrass, chili and mint'],
    '{Protein}, fried with very finely chopped lemongrass and chili, to be wrapped in lettuce with mint.',
    {
      first: 'pork chicken shrimp beef tofu mushrooms turkey lamb squid',
      spice:
        '1 stalk lemongrass, tender part finely chopped; 1 red chili, finely chopped; 1 tbsp fish sauce; 1 tbsp lime juice',
      finish: '1 handful mint; 8 lettuce leaf',
    },
    { serve: 'Serve with the {finish} for wrapping.' },
  ),
  bites(
    'pan suya',
    ['Other'],
    ['Pan suya of {protein}', 'Suya-spiced {protein} with onion'],
    '{Protein} from a pan in a rub of nuts, ginger and paprika, as Nigeria’s roadside grills make it with peanuts.',
    {
      first: 'beef chicken shrimp lamb tofu mushrooms turkey pork',
      spice:
        '30 g roasted peanuts, finely chopped; 1 tsp sweet paprika; 1/2 tsp ground ginger; 1/4 tsp cayenne pepper; 1/2 tsp garlic powder',
      finish: '1/2 red onion, thinly sliced; 1 tomato, sliced',
    },
    { serve: 'Serve with the {finish}.' },
  ),
]
