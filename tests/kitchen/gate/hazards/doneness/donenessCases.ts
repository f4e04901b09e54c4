import type { HazardId } from '#shared/kitchen/findings/hazardIds.ts'
import { enoughHeat } from './enoughHeatCases.ts'
import { underdoneForEverybody } from './underdoneForEverybodyCases.ts'
import { underdoneMeatAndFish } from './underdoneMeatAndFishCases.ts'

/** The hazard that must be found (null for none), the lines between semicolons, and the steps. */
export type DonenessCase = readonly [found: HazardId | null, lines: string, ...steps: string[]]

/** Told whoever eats: meat whose inside must be done for anybody. */
export const toldToEverybody: readonly DonenessCase[] = [...underdoneForEverybody]

/** Told only for those who need more care, and not to others. */
export const toldToVulnerable: readonly DonenessCase[] = [
  ...underdoneMeatAndFish,
  ...enoughHeat,
  [
    'raw egg',
    '200 g beef rump; 1 shallot',
    'Fry the beef for 12 minutes until well done.',
    'Top with a raw egg yolk.',
  ],
  [
    'raw egg',
    '3 egg yolks; 200 g butter; 1 tbsp vinegar; 300 g asparagus',
    'Boil the asparagus.',
    'Whisk the yolks and vinegar over a pan of simmering water, add the butter bit by bit to a hollandaise.',
  ],
  [
    'raw egg',
    '3 egg yolks; 150 g butter; tarragon',
    'Whisk the yolks over barely simmering water and beat in the butter for a béarnaise.',
  ],
  [
    'raw egg',
    '1 egg yolk; 1 tsp mustard; 200 ml oil',
    'Beat the yolk with the mustard and dribble in the oil until you have mayonnaise.',
  ],
  ['runny egg', '4 eggs; 4 slices bread', 'Poach the eggs for 3 minutes and lay them on the toast.'],
  ['runny egg', '4 eggs', 'Lower the eggs into boiling water and boil for 6 minutes.'],
  ['runny egg', '2 eggs; 1 tbsp oil', 'Fry the eggs sunny-side up.'],
  [
    'runny egg',
    '1 tin tomatoes; 4 eggs',
    'Simmer the tomatoes. Crack in the eggs, cover and cook until the whites are set.',
  ],
  [
    'cold soft cheese',
    '150 g queso fresco; 4 tomatoes',
    'Slice the tomatoes and crumble the queso fresco over.',
  ],
  ['cold soft cheese', '150 g camembert; 1 baguette', 'Spread the camembert on the baguette.'],
  ['cold soft cheese', '100 g gorgonzola; 2 pears', 'Slice the pears and dot with the gorgonzola.'],
  ['raw milk', '500 ml unpasteurised goat milk; 2 bananas', 'Blend and serve.'],
  ['cold cured meat', '8 slices deli ham; 4 slices bread', 'Fill the bread with the ham.'],
  ['cold cured meat', '100 g salami; 1 baguette', 'Slice the baguette and top with the salami.'],
  ['cold smoked fish or pâté', '100 g liver pâté; 4 slices bread', 'Spread the pâté on the bread.'],
  ['liver or mercury fish', '500 g calf’s liver; 2 onions', 'Fry the onions and the liver until well done.'],
  [
    'raw sprouts',
    '100 g alfalfa sprouts; 4 slices bread; 1 egg',
    'Hard-boil the egg for 10 minutes.',
    'Fill the bread with egg and sprouts.',
  ],
  ['raw egg', '2 eggs; 100 g sugar; 500 ml milk', 'Whisk eggs, sugar and milk for eggnog. Serve cold.'],
  ['raw egg', '2 egg whites; 300 g icing sugar', 'Beat to a royal icing and pipe onto biscuits.'],
  ['runny egg', '2 eggs', 'Soft-boil the eggs.'],
  ['runny egg', '2 eggs; 2 slices bread', 'Poach the eggs until the white is just set and the yolk runny.'],
  ['runny egg', '4 eggs', 'Simmer the eggs for 6½ minutes and peel.'],
  ['cold soft cheese', '200 g brie, pasteurised; 1 pear', 'Slice and serve with the pear.'],
  ['cold cured meat', '8 slices prosciutto; 1 melon', 'Wrap the melon in the prosciutto.'],
  ['cold smoked fish or pâté', '150 g gravlax; 4 slices rye bread', 'Lay the gravlax on the bread.'],
]

/** Told whoever eats, where a recipe says that it is for babies or small children. */
export const toldOfChildren: readonly DonenessCase[] = [
  ['honey for infants', '1 tbsp honey; 50 g oats', 'Cook a porridge for your 9-month-old.'],
  ['honey for infants', '1 EL Honig; 50 g Haferflocken', 'Einen Brei für das Baby kochen.'],
  ['honey for infants', '1 c. à soupe de miel; 50 g de flocons d’avoine', 'Cuire une bouillie pour bébé.'],
  ['honey for infants', '1 tbsp honey; 1 banana', 'Mash for infants.'],
  ['choking', '100 g whole almonds; 100 g oat cereal', 'Mix as a snack for toddlers.'],
  ['choking', '200 g grapes; 1 banana', 'Slice the banana and serve with the grapes to your 2-year-old.'],
  ['choking', '50 g popcorn', 'Pop and serve to kids under five.'],
  [null, '1 tbsp honey; 100 g baby carrots', 'Glaze the baby carrots with the honey.'],
  [null, '1 EL Honig; 100 g Babyspinat', 'Den Babyspinat mit dem Honig anmachen.'],
  [null, '1 tbsp honey; 200 g cheddar, aged 9 months', 'Drizzle the cheddar with the honey.'],
  [null, '100 g ground almonds; 1 banana', 'Mash the banana with the almonds for toddlers.'],
  [null, '200 g grapes; 1 banana', 'Quarter the grapes lengthwise for your toddler and slice the banana.'],
  [null, '100 g walnuts; 1 beetroot', 'Grate the beetroot and scatter with the walnuts.'],
]
