import { containsFood, hasFood, type RecipeForWish } from './recipeForWish.ts'
import type { Budget, Effort, Equipment, Keeping, Taste } from './requirement.ts'

const oven = /\b(?:oven|bake|baked|baking|broil|broiler|roast(?:ed)? (?:the|in|for|until|\d))/i
const stove = /\b(?:skillet|saucepan|pan|pot|wok|stove|burner|boil|simmer|fry|fr(?:ied|ying)|sauté)\b/i
const heat =
  /\b(?:heat (?:the|a|some|\d)|oven|skillet|saucepan|frying pan|boil|simmer|fry|bake|roast|toast(?! )|grill|microwave|melt|warm the|steam)\b/i

/** By its steps in one text. */
export const equipmentTests: Readonly<Record<Equipment, (read: Pick<RecipeForWish, 'steps'>) => boolean>> = {
  'microwave only': ({ steps }) => /\bmicrowave\b/i.test(steps) && !oven.test(steps) && !stove.test(steps),
  'air fryer': ({ steps }) => /\bair[- ]?fry(?:er|ing)?\b/i.test(steps),
  'slow cooker': ({ steps }) => /\bslow cooker\b/i.test(steps),
  'pressure cooker': ({ steps }) => /\b(?:pressure cooker|instant pot)\b/i.test(steps),
  barbecue: ({ steps }) => /\b(?:grill(?!e)|barbecue|charcoal|coals)\b/i.test(steps),
  'one pot': ({ steps }) =>
    !/\b(?:second|another|separate|small|other|first) (?:pan|pot|skillet|saucepan)\b/i.test(steps) &&
    countOfVessels(steps) <= 1,
  'no oven': ({ steps }) => !oven.test(steps),
  'no stove': ({ steps }) => !stove.test(steps),
  oven: ({ steps }) => /\b(?:oven|bake|baked|baking sheet)\b/i.test(steps),
  'no frying': ({ steps }) => !/\b(?:deep-|shallow-|pan-)?fr(?:y|ied|ying)\b/i.test(steps),
  'no heat': ({ steps }) => !heat.test(steps),
  'no blender': ({ steps }) =>
    !/\b(?:blend(?:er)?|food processor|blitz|purée in|liquidi[sz]e)\b/i.test(steps),
}

function countOfVessels(steps: string): number {
  return new Set(
    [
      ...steps
        .toLowerCase()
        .matchAll(
          /\b(skillet|saucepan|pan|pot|wok|casserole|tray|baking (?:sheet|dish)|dutch oven|roasting tin)\b/g,
        ),
    ].map(([word]) =>
      word.includes('baking') || word === 'tray' ? 'tray' : word === 'skillet' ? 'pan' : word,
    ),
  ).size
}

const textOf = ({ recipe, steps }: RecipeForWish) => `${recipe.name} ${recipe.description} ${steps}`
const hot = [
  'chili',
  'cayenne',
  'jalapeño',
  'hot sauce',
  'chili flake',
  'chili powder',
  'harissa',
  'gochugaru',
  'gochujang',
  'sambal',
  'berbere',
  'curry paste',
  'Scotch bonnet',
]
const hotWords =
  /\b(?:chil(?:i|ies|li|lies|e|es)\b(?! con carne| powder\b(?= mild))|cayenne|jalape|hot sauce|sriracha|harissa|gochu|sambal|berbere|bird's eye|scotch bonnet|habanero|hot paprika|red pepper flakes|kashmiri|curry paste|doubanjiang|awaze|peri[- ]peri)/i

const isHot = (read: RecipeForWish) =>
  read.recipe.ingredients.some((line) => hotWords.test(line)) || hot.some((food) => containsFood(read, food))
/** Chili for its color more than for its heat. */
const mildChili = /\b(?:kashmiri|ancho|mild|sweet)\b/i
const isHotByMoreThanMildChili = (read: RecipeForWish) => {
  const isHotLine = (line: string) => !mildChili.test(line) && hotWords.test(line)
  const lines = read.lines.filter(({ text }) => !mildChili.test(text))
  return read.recipe.ingredients.some(isHotLine) || hot.some((food) => containsFood({ lines }, food))
}
/** A dish that bears chili in its name is mild when nothing but its powder is in it. */
const isMild = (read: RecipeForWish) =>
  /\bchil[il]i?\b/i.test(read.recipe.name)
    ? !read.recipe.ingredients.some((line) => hotWords.test(line.replace(/chili powder/i, '')))
    : !isHot(read)
const green =
  /\b(?:basil|parsley|cilantro|coriander leaves|spinach|broccoli|peas|green|zucchini|courgettes?|cucumbers?|kale|celery(?! (?:root|seed))|avocados?|arugula|rocket|chives|pesto|asparagus|lettuce|romaine|scallions?|dill|mint|rosemary|sage|tarragon|thyme|chard|cabbage|salsa verde|herbs?|leeks?|bok choy|watercress|okra|edamame|oregano|capers|marjoram|salad leaves)\b/i
const hardToChew =
  /\b(?:almonds|walnuts|pecans|cashews|pistachios|hazelnuts|peanuts(?! butter)|(?<!ground )nuts|seeds|crusty|baguettes?|toast|corn kernels|tortilla chips|crackers|bacon|salad leaves|lettuce|romaine|celery stalks?|radish(?:es)?|raw|steaks?|breadcrumbs|panko|granola|kale|cucumbers?)\b/i
const has =
  (...foods: readonly string[]) =>
  (read: RecipeForWish) =>
    foods.some((food) => hasFood(read, food, food))

const isSweetened = has(
  'sugar',
  'honey',
  'syrup',
  'molasses',
  'jam',
  'hoisin sauce',
  'teriyaki sauce',
  'barbecue sauce',
  'mirin',
  'kecap manis',
  'date',
)
const isGlazed = (read: RecipeForWish) =>
  /\bstick(?:y|ily)\b|\bglaz(?:e|es|ed|ing)\b|\bsyrup(?:y)\b|\bcaramel(?:ized?|izes)?\b|\blacquer\w*/i.test(
    `${read.recipe.description} ${read.steps}`,
  )

const tasteTests: Readonly<Partial<Record<Taste, (read: RecipeForWish) => boolean>>> = {
  spicy: isHotByMoreThanMildChili,
  mild: isMild,
  plain: (read) => !isHot(read) && read.recipe.ingredients.length <= 12,
  'nothing green': ({ recipe }) => !recipe.ingredients.some((line) => green.test(line)),
  creamy: (read) =>
    has(
      'cream',
      'sour cream',
      'crème fraîche',
      'coconut milk',
      'yogurt',
      'cream cheese',
      'mascarpone',
      'tahini',
      'oat cream',
      'cashew',
      'milk',
      'ricotta',
      'avocado',
      'silken tofu',
    )(read) || /\bcream(?:y|ier)\b|\bpur[ée]e\b|\bblend\b/i.test(textOf(read)),
  crispy: (read) => /\b(?:crisp\w*|crunch\w*|golden|browned)\b/i.test(read.steps),
  smoky: (read) =>
    /\b(?:smok\w*|chipotle|char(?:red|s)?|ancho|lapsang)\b/i.test(
      [textOf(read), ...read.recipe.ingredients].join(' '),
    ),
  sour: has(
    'lemon juice',
    'lime juice',
    'lemon',
    'lime',
    'vinegar',
    'pickle',
    'yogurt',
    'tamarind',
    'sauerkraut',
    'kimchi',
  ),
  sweet: has(
    'sugar',
    'honey',
    'maple syrup',
    'date',
    'banana',
    'apple',
    'berry',
    'fruit',
    'chocolate',
    'jam',
  ),
  cheesy: has('cheese'),
  fresh: has('lemon juice', 'lime juice', 'lemon', 'lime', 'herb', 'cucumber', 'mint'),
  fluffy: (read) =>
    /\b(?:fluff\w*|airy|risen|baking (?:powder|soda)|self-rais\w*|yeast|stiff|soft peaks)\b/i.test(
      [read.steps, ...read.recipe.ingredients].join(' '),
    ),
  thick: (read) => /\bthick\w*\b|\bblend\b|\bmash\b|\bcrush\b|\bpur[ée]e\b/i.test(read.steps),
  smooth: (read) => /\bsmooth\w*\b|\bblend\b|\bpur[ée]e\b/i.test(read.steps),
  chewy: (read) =>
    /\bchew\w*\b|\b(?:soft|fudgy) in the (?:middle|center)\b|\b(?:middle|center) is still (?:soft|moist)\b|\bset at the edges\b/i.test(
      textOf(read),
    ),
  sticky: (read) =>
    /\bsticky\b/i.test(read.recipe.name) ||
    has('glutinous rice')(read) ||
    (isSweetened(read) && isGlazed(read)),
  soft: (read) =>
    !read.recipe.ingredients.some((line) => hardToChew.test(line)) &&
    /\b(?:soft\w*|tender|falls? apart|mash|creamy|silk\w*)\b/i.test(read.steps),
}

/** What no test is for cannot be told from a recipe. */
export const isTasteMet = (taste: Taste, read: RecipeForWish) => tasteTests[taste]?.(read) ?? true

const cut =
  /\b(?:chopped|sliced|diced|minced|cubed|shredded|halved|quartered|cut into|julienned|wedges|strips|grated|torn)\b/i

/** What is bought in pieces, or grated: cheese is sold so. */
const boughtCut =
  /canned (?:chopped|diced)[^,]*|\b(?:cheese|cheddar|Parmesan|Pecorino[^,]*|Gruyère|mozzarella), (?:finely |coarsely )?grated/i

export function isEffortMet(effort: Effort, { recipe }: RecipeForWish): boolean {
  if (effort === 'slow') return recipe.totalTimeMinutes >= 75
  if (effort === 'no chopping')
    return !recipe.ingredients.some((line) => cut.test(line.replace(boughtCut, '')))
  if (effort === 'few steps') return recipe.instructions.length <= 4
  return true
}

export function isKeepingMet(keeping: Keeping, read: RecipeForWish): boolean {
  const text = textOf(read)
  if (keeping === 'freezer') return /\bfreez\w*\b/i.test(text)
  if (keeping === 'ahead')
    return /\b(?:ahead|refrigerator|fridge|keeps?|next day|overnight|freez\w*|days?)\b/i.test(text)
  if (keeping === 'eaten cold')
    return /\b(?:cold|cool|chill\w*|room temperature|refrigerator|no-cook|overnight|salad|slaw|sandwich|wrap|rolls?)\b/i.test(
      text,
    )
  if (keeping === 'served hot') return heat.test(read.steps)
  return true
}

const dear =
  /\b(?:saffron|steak|sirloin|rib-?eye|tenderloin|salmon|shrimp|prawns?|scallops?|lobster|crab|pine nuts|macadamia|vanilla bean|truffle|prosciutto|duck|lamb|swordfish|tuna steaks?|halloumi|porcini|cashews?|pistachios?|artichokes?|avocados?|parmesan|pecorino)\b/i
const fresh =
  /\b(?:basil|cilantro|parsley|mint|dill|arugula|lettuce|spinach|kale|zucchini|eggplant|cucumbers?|avocados?|mushrooms?|bell peppers?|cherry tomatoes|scallions?|leeks?|celery|broccoli|tomatoes(?! in)|cauliflower|cabbage|chard|bok choy|bean sprouts|asparagus|mozzarella|ricotta|burrata|(?<!coconut |coconut milk )cream|(?<!coconut )yogurt|(?:fish|salmon|cod) fillets?|(?:chicken|turkey|duck) (?:breasts?|thighs?|legs?|drumsticks)|ground (?:beef|pork|lamb|turkey|chicken)|steaks?|berries|strawberries|mango)\b/i

/** Whether a line lists what has to be bought fresh. */
export const isFreshFoodLine = (line: string) =>
  fresh.test(line) && !/\b(?:canned|cans?|dried|frozen|jars?|jarred)\b/i.test(line)

export function isBudgetMet(budget: Budget, { recipe }: RecipeForWish): boolean {
  if (budget === 'cheap') return !recipe.ingredients.some((line) => dear.test(line))
  return !recipe.ingredients.some(isFreshFoodLine)
}
