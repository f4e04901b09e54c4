import type { WishRequirement } from '../../wish/requirements/requirement.ts'
import { larderFoodsOfName } from '../catalogueFood.ts'
import type { CookingOrders } from '../filledDish.ts'
import type { LarderFood } from '../larderFood.ts'
import { type DishTexture, findFoodMeaningsInWish, type ParsedCookWish } from './parseCookWish.ts'
import { narrowToWantedFoods, type WishedFoodMeaning } from './wishWords.ts'

/** What nearly every dish holds: no food is chosen because of it. */
const generalFoods: ReadonlySet<string> = new Set([
  'vegetable',
  'herb',
  'spice',
  'meat',
  'poultry',
  'food',
  'salt',
  'oil',
  'water',
])

/** The foods that wishes ask for, each as the larder foods that count as it. */
export function foodsRequired(requirements: readonly WishRequirement[]): readonly WishedFoodMeaning[] {
  const meanings = requirements.flatMap((each) => {
    if (each.kind !== 'food in' || each.isOptional || each.anyOf.every((food) => generalFoods.has(food)))
      return []
    const foods = new Set(
      each.anyOf.flatMap((food) => [...larderFoodsOfName(food, each.anyOf.length > 1 ? food : each.said)]),
    )
    const cooked = [...foods].filter(({ name }) => cookedFood.test(name))
    if (each.isLeftover && cooked.length > 0)
      return [{ label: each.said.toLowerCase(), foods: new Set(cooked) }]
    const byWords = findFoodMeaningsInWish(each.anyOf.length > 1 ? each.food : each.said)
    const meaning = narrowToWantedFoods({ label: each.said.toLowerCase(), foods })
    return [meaning.foods.size > 0 ? meaning : (byWords[0] ?? meaning)]
  })
  return [...new Map(meanings.map((each) => [each.label, each])).values()]
}

const cookedFood = /^(?:cooked|roast|boiled) /

/** The foods that may be in it and need not, to be chosen where there is a choice. */
export function foodsAllowed(requirements: readonly WishRequirement[]): readonly WishedFoodMeaning[] {
  return requirements.flatMap((each) =>
    each.kind === 'food in' && each.isOptional
      ? [
          {
            label: each.said,
            foods: new Set(each.anyOf.flatMap((food) => [...larderFoodsOfName(food, each.said)])),
          },
        ]
      : [],
  )
}

/** What the names of dishes say of their foods: the chicken of "chicken noodle soup". */
export function foodsOfDishNames(requirements: readonly WishRequirement[]): readonly WishedFoodMeaning[] {
  return requirements.flatMap((each) =>
    each.kind === 'dish'
      ? findFoodMeaningsInWish(each.said).map(narrowToWantedFoods).map(withoutCuredMeat)
      : [],
  )
}

/** "Pulled pork" is of pork and not of ham, which comes from it. */
function withoutCuredMeat({ label, foods }: WishedFoodMeaning): WishedFoodMeaning {
  const named = [...foods].filter(({ kind, words }) => kind === 'meat' && words.has(label))
  const fresh = named.filter(({ name }) => !curedMeat.test(name))
  return { label, foods: fresh.length > 0 ? new Set(fresh) : foods }
}

const curedMeat =
  /\b(?:ham|bacon|pancetta|prosciutto|salami|chorizo|sausages?|merguez|nduja|corned|pastrami|jerky)\b/

export function heatOfRequirements(requirements: readonly WishRequirement[]): -1 | 1 | null {
  const tastes = requirements.flatMap((each) => (each.kind === 'taste' ? [each.taste] : []))
  if (tastes.includes('mild')) return -1
  return tastes.includes('spicy') ? 1 : null
}

export function texturesOfRequirements(
  requirements: readonly WishRequirement[],
  wish: ParsedCookWish,
): ReadonlySet<DishTexture> {
  const textures = new Set(wish.textures)
  for (const each of requirements) {
    if (each.kind === 'taste' && each.taste === 'creamy') textures.add('creamy')
    if (each.kind === 'taste' && each.taste === 'crispy') textures.add('crunchy')
    if (each.kind === 'taste' && each.taste === 'cheesy') textures.add('cheesy')
    if (
      each.kind === 'nutrition' &&
      (each.nutrient === 'fatGrams' || each.nutrient === 'kcal') &&
      each.most !== null
    )
      textures.add('light')
  }
  return textures
}

/** Lines that may fall away, and energy of a serving, by the bounds of a wish. */
export function adjustmentsForRequirements(
  requirements: readonly WishRequirement[],
): Pick<CookingOrders, 'isSparse' | 'maxKilocalories'> {
  const most = requirements.flatMap((each) =>
    each.kind === 'nutrition' && each.nutrient === 'kcal' && each.most !== null ? [each.most] : [],
  )
  return {
    isSparse: requirements.some(({ kind }) => kind === 'ingredients'),
    maxKilocalories: most.length > 0 ? Math.min(...most) : null,
  }
}

const salty =
  /\bsalt$|\bmiso$|soy sauce|tamari|fish sauce|oyster sauce|hoisin|Worcestershire|aminos|anchov|caper|\bolives?$|bacon|\bham$|chorizo|feta|halloumi|Parmesan|Pecorino|stock$|pickle|paste$/

/** How much of a food against the usual, so that a serving comes nearer to what a wish bounds. */
export function amountFactorForBounds(food: LarderFood, requirements: readonly WishRequirement[]): number {
  let factor = 1
  for (const each of requirements) {
    if (each.kind !== 'nutrition') continue
    const { nutrient, least, most } = each
    if (nutrient === 'sodiumMg' && most !== null && salty.test(food.name))
      factor *= /\bsalt$/.test(food.name) ? 0.3 : 0.5
    if (nutrient === 'proteinGrams' && least !== null && isMainProtein(food)) factor *= least > 30 ? 1.7 : 1.4
    if (nutrient === 'fibreGrams' && least !== null && (food.kind === 'legume' || food.kind === 'vegetable'))
      factor *= 1.3
    if (nutrient === 'carbohydrateGrams' && most !== null && food.kind === 'grain') factor *= 0.6
  }
  return factor
}

const isMainProtein = ({ kind, tags }: LarderFood) =>
  kind === 'meat' || kind === 'fish' || kind === 'legume' || tags.has('egg')
