import type { GroceryCategory } from '../../groceryCategories.ts'

const sauceLike: readonly GroceryCategory[] = [
  'Spices',
  'Herbs',
  'Condiments',
  'Sauces',
  'Pantry Staples',
  'Baking',
  'Dairy',
  'Beverages',
  'Vegetables',
  'Fruits',
  'Snacks',
]

/** Words by which a step calls a whole group of the listed foods. */
const groups: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bspices\b|\bspice (?:mix|mixture|blend|rub|paste)\b/i, ['Spices', 'Herbs', 'Baking']],
  [/\bherbs\b/i, ['Herbs']],
  [/\bseasonings?\b/i, ['Spices', 'Herbs', 'Condiments', 'Sauces', 'Baking']],
  [/\baromatics\b/i, ['Vegetables', 'Herbs', 'Spices', 'Fruits']],
  [/\b(?:vegetables|veg|veggies)\b/i, ['Vegetables', 'Frozen Foods']],
  [/\bgreens\b/i, ['leafy green', 'cabbage kind', 'Herbs']],
  [/\bfruits?\b|\bberries\b/i, ['Fruits']],
  [/\bmeats?\b/i, ['Meat']],
  [/\b(?:seafood|shellfish)\b/i, ['Seafood']],
  [/\bdry (?:ingredients|mix|mixture)\b/i, ['Baking', 'Grains', 'Spices']],
  [
    /\b(?:wet|liquid) (?:ingredients|mix|mixture)\b|\bliquids\b/i,
    ['Dairy', 'Beverages', 'Pantry Staples', 'Condiments', 'Baking'],
  ],
  [/\b(?:toppings|garnishes|accompaniments|condiments|trimmings|fixings|sides)\b/i, [...sauceLike, 'Grains']],
  [/\bcheeses\b/i, ['Dairy']],
  [/\b(?:the|all|toasted|remaining|chopped) nuts\b/i, ['nut kind']],
  [/\b(?:the|all|toasted|remaining|mixed|whole) seeds\b/i, ['seed kind', 'Spices']],
]

/** Things a cook makes of some of the list: "whisk the dressing ingredients", "make the marinade". */
const made =
  /\b(?:sauce|marinade|dressing|vinaigrette|rub|batter|dough|glaze|filling|stuffing|salsa|topping|frosting|icing|custard|crust|base|brine|syrup|crumble|paste|pickle|cake|soup|broth|salad|slaw|smoothie|gravy|mayo|dip)s?\b/gi
const making =
  /\b(?:make|mix|combine|whisk|blend|prepare|stir|beat|process|puree|purée|knead|shake|assemble|blitz|mash)\b/i

export interface SentenceWithFoodCount {
  sentence: string
  /** How many of the listed foods the sentence names directly. */
  namedFoods: number
}

/** The categories and kinds that the steps' sentences call by a word for all of them. */
export function findFoodGroupsNamedInSentences(
  sentences: readonly SentenceWithFoodCount[],
  hasHeadings: boolean,
): Set<string> {
  const said = new Set<string>()
  for (const { sentence, namedFoods } of sentences) {
    for (const [word, categories] of groups)
      if (word.test(sentence)) for (const category of categories) said.add(category)
    if (!hasHeadings && namedFoods < 2 && /(?<!(?:dry|wet|liquid) )\bingredients\b/i.test(sentence))
      for (const category of sauceLike) said.add(category)
  }
  return said
}

/** Words of the things that the steps tell to make without saying of what, as headings of the list call them. */
export function findWordsOfThingsMadeOfUnnamedFoods(
  sentences: readonly SentenceWithFoodCount[],
): Set<string> {
  return new Set(
    sentences
      .filter(({ sentence, namedFoods }) => namedFoods < 2 && making.test(sentence))
      .flatMap(({ sentence }) => [...sentence.matchAll(made)].map(([word]) => word.toLowerCase())),
  )
}
