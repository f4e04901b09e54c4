import { type Claim, plantBasedClaim } from './foodClaims.ts'
import { contentsOfFood } from './foodContents.ts'
import type { FoodFact } from './foodFacts.ts'
import { type Food, getFoodByName } from './foods.ts'
import { splitFoodNameIntoWords } from './foodWords.ts'

/**
 * Words that name a form rather than a food: of what it is made says the word before it. "Lupin flour" holds no wheat,
 * "tofu cream cheese" no milk; but "spinach linguine" is still pasta, so each form names what may take its place.
 */
interface Form {
  heads: ReadonlySet<string>
  madeOf: ReadonlySet<string>
  /** Facts of the food in front of the head noun that replace those of its usual ingredient ("oat" in "oat milk"). */
  byFacts: readonly FoodFact[]
  factsDenied: readonly FoodFact[]
}

const words = (text: string): ReadonlySet<string> => new Set(splitFoodNameIntoWords(text))

const plantMilkWords =
  'soy soya soybean tofu oat rice almond cashew coconut hemp pea macadamia flax flaxseed potato sunflower tigernut quinoa aquafaba nut lupin chickpea fava'
/** What milks, creams and cheeses of plants are made of. */
export const plantMilkBases = words(plantMilkWords)
const flours = `${plantMilkWords} lupin lupine chickpea lentil bean corn maize chestnut cassava tapioca yam plantain banana
  buckwheat sorghum millet teff amaranth arrowroot nut peanut hazelnut walnut pecan pistachio sesame pumpkin chia
  carob apple mesquite acorn lotus sago konjac taro cricket fava pulse gram urad moong mung jowar bajra ragi
  tiger seed melon grape`
const noodles = `rice corn maize chickpea lentil bean mung pea quinoa buckwheat konjac shirataki kelp seaweed zucchini
  courgette cauliflower palm carrot broccoli squash potato tofu soybean edamame lupin almond glass cellophane tapioca
  cassava acorn cabbage celeriac daikon cucumber jicama papaya`
const meats = `tofu soy soya tempeh seitan jackfruit lentil bean chickpea coconut carrot eggplant aubergine cauliflower
  celeriac walnut pea lupin mushroom paper falafel beet quinoa vegetable seaweed konjac banana watermelon cabbage tomato`

const forms: readonly Form[] = [
  {
    heads: words('flour bran meal starch semolina groat germ flake'),
    madeOf: words(flours),
    byFacts: ['pulse', 'soy', 'lupin', 'peanut', 'nut', 'starch', 'pseudograin', 'sweetfruit', 'sesame'],
    factsDenied: ['gluten', 'grain', 'oats'],
  },
  {
    heads: words(
      'noodle pasta linguine spaghetti couscous penne fusilli fettuccine tagliatelle macaroni lasagna lasagne vermicelli orzo tortilla wrap spiralized',
    ),
    madeOf: words(noodles),
    byFacts: ['pulse', 'soy', 'lupin', 'starch', 'pseudograin'],
    factsDenied: ['gluten', 'grain', 'egg'],
  },
  {
    heads: words('rice'),
    madeOf: words('cauliflower broccoli konjac palm cabbage'),
    byFacts: [],
    factsDenied: ['grain'],
  },
  {
    heads: words(
      `milk cream butter yogurt cheese feta mozzarella parmesan ricotta cheddar ghee kefir creamer buttermilk halloumi paneer
      custard fraiche leche creme crema queso brie camembert gouda mascarpone quark skyr labneh labne gelato provolone burrata
      raita lassi tzatziki requeson curd whip gruyere emmental roquefort`,
    ),
    madeOf: plantMilkBases,
    byFacts: [],
    factsDenied: ['dairy', 'ghee', 'rennet', 'raw milk'],
  },
  {
    heads: words('tofu tempeh'),
    madeOf: words('chickpea lupin pumpkin fava lentil egg'),
    byFacts: [],
    factsDenied: ['soy'],
  },
  {
    heads: words('powder isolate'),
    madeOf: words(`${flours} rice`),
    byFacts: [],
    factsDenied: ['dairy', 'ghee'],
  },
  {
    heads: words('egg'),
    madeOf: words('flax chia linseed chickpea tofu aquafaba chocolate easter mung bean'),
    byFacts: [],
    factsDenied: ['egg'],
  },
  {
    heads: words('mayonnaise mayo aioli meringue'),
    madeOf: words('soy soya aquafaba tofu chickpea'),
    byFacts: [],
    factsDenied: ['egg', 'raw egg'],
  },
  {
    heads: words(
      'bacon sausage burger patty meatball mince jerky ham chorizo mincemeat nugget meat hotdog kebab bolognese crumbles loin keema',
    ),
    madeOf: words(meats),
    byFacts: [],
    factsDenied: ['meat', 'poultry', 'slaughter'],
  },
  {
    heads: words(
      'caviar tuna salmon lox shrimp prawn crab fish scallop lobster oyster calamari squid roe anchovy',
    ),
    madeOf: words(
      'eggplant aubergine seaweed kelp tomato carrot mushroom konjac tofu cowboy texas jackfruit chickpea vegetable palm',
    ),
    byFacts: [],
    factsDenied: ['fish', 'crustacean', 'mollusc'],
  },
  {
    heads: words('gelatine gelatin jelly'),
    madeOf: words('agar grass coconut acorn seaweed'),
    byFacts: [],
    factsDenied: ['slaughter'],
  },
]

/** Categories whose foods give names to plants: "lobster mushroom", "butter lettuce", "ladyfinger banana". */
const plantCategories = new Set(['Vegetables', 'Fruits', 'Herbs', 'Lentils and Pulses'])

const bases = words(
  `${flours} ${meats} wheat gluten plant veg vegetable pulse legume mycoprotein yeast algae seaweed protein oil`,
)
const ofAnimals = [...plantBasedClaim.factsDenied]

/** "Oat-based", "made from cashews": what is itself a thing of animals is then made of plants. Null where it is none. */
export function claimOfPlantBase(food: Food, said: readonly string[]): Claim | null {
  if (!said.some((word) => bases.has(word))) return null
  const held = contentsOfFood(food)
  const form = claimOfFoodForm(food, splitFoodNameIntoWords(food.name), { words: said, food: null })
  const factsDenied = [...ofAnimals.filter((fact) => held.get(fact)?.isItself), ...(form?.factsDenied ?? [])]
  return factsDenied.length > 0 ? { words: [], factsDenied, factsPossible: [] } : null
}

/** What is made of the flour that stands before it: "chickpea flour pancakes". */
const batters = words('mix pancake batter crepe waffle muffin cracker tortilla roti dumpling pizza')

/** What the words before the last food of a name take out of it; null when they take nothing. */
export function claimOfFoodForm(
  head: Food,
  own: readonly string[],
  before: { words: readonly string[]; food: Food | null },
): Claim | null {
  const last = own.at(-1) ?? ''
  const other = before.food && contentsOfFood(before.food)
  const isNoWheat = other !== null && !other.get('gluten')?.isCertain
  const factsDenied = forms
    .filter(
      ({ heads, madeOf, byFacts }) =>
        heads.has(last) &&
        (before.words.some((word) => madeOf.has(word)) ||
          (isNoWheat && byFacts.some((fact) => other.get(fact)?.isItself))),
    )
    .flatMap((form) => form.factsDenied)
  const held = contentsOfFood(head)
  if (isNoWheat && batters.has(last) && before.food?.name.endsWith(' flour'))
    factsDenied.push('gluten', 'grain')
  const indexOfBased = before.words.indexOf('based')
  if (indexOfBased > 0)
    factsDenied.push(...(claimOfPlantBase(head, before.words.slice(0, indexOfBased))?.factsDenied ?? []))
  if (before.food?.is.includes('plant milk kind') && held.get('dairy')?.isItself)
    factsDenied.push('dairy', 'ghee', 'rennet', 'raw milk')
  return factsDenied.some((fact) => held.has(fact)) ? { words: [], factsDenied, factsPossible: [] } : null
}

/** What a name that is short for two foods means before another word: of "soy crumbles" no sauce is made. */
const beforeWords: Readonly<Record<string, string>> = { soy: 'soybean' }

export function foodMeantBeforeWord(food: Food): Food {
  const meant = beforeWords[food.name]
  return meant === undefined ? food : getFoodByName(meant)
}

/** Categories whose foods never name a plant, and stand before one because they are with it. */
const seasoningCategories = new Set(['Spices', 'Condiments', 'Sauces', 'Pantry Staples'])

/** Whether a food right before another is no part of it: it names a plant, or what a spice is for ("fish masala"). */
export function isModifierNotContained(modifier: Food, head: Food): boolean {
  if (head.category === 'Spices') return modifier.category === 'Meat' || modifier.category === 'Seafood'
  return (
    plantCategories.has(head.category) &&
    head.of.length === 0 &&
    !plantCategories.has(modifier.category) &&
    !seasoningCategories.has(modifier.category)
  )
}
