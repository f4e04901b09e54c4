import { pathToContainedFood } from '../../foods/foodContents.ts'
import type { Food } from '../../foods/foods.ts'
import { matchFoodName } from '../../foods/matchFoodName.ts'
import type { LineCheck } from '../../gate/checkLine.ts'
import { type ReadRecipe, readRecipe } from '../../gate/readRecipe.ts'
import type { NutrientSums } from '../../nutrition/nutrients.ts'
import { nutritionOfRecipe } from '../../nutrition/nutrition.ts'
import type { WrittenRecipe } from '../../recipe.ts'

/** What a recipe lists in a line, as far as it is asked for foods. */
export type FoodsOfLine = Pick<LineCheck, 'foods' | 'text'>

/** A recipe as far as it is asked whether it is what somebody wished for. */
export interface RecipeForWish {
  recipe: WrittenRecipe
  lines: readonly FoodsOfLine[]
  /** Its steps in one text. */
  steps: string
  /** Read when it is first asked for, which takes time. */
  readonly read: ReadRecipe
  /** Null when it does not say how many it serves. Counted when it is first asked for. */
  readonly perServing: NutrientSums | null
}

/** `lines`: what it lists, where that is known without reading it. */
export function readRecipeForWish(recipe: WrittenRecipe, lines?: readonly FoodsOfLine[]): RecipeForWish {
  let read: ReadRecipe | null = null
  let perServing: NutrientSums | null | undefined
  return {
    recipe,
    steps: recipe.instructions.join(' '),
    get lines() {
      return lines ?? this.read.lines
    },
    get read() {
      read ??= readRecipe(recipe)
      return read
    },
    get perServing() {
      if (perServing === undefined) perServing = nutritionOfRecipe(recipe).perServing
      return perServing
    },
  }
}

/** Whether a food is another one or of its kind, whatever it is made of: cheddar is cheese, and no milk. */
function isFoodOfName(food: Food, name: string): boolean {
  if (food.name === name) return true
  return [name, `${name} kind`].some((kind) => pathToContainedFood(food, kind)?.isItself === true)
}

/** The words of a name that say what it is, in the singular: "thigh" and "chicken" of "chicken thighs". */
const stemsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(?:ies|y)$/, 'i').replace(/(?:oes|es|s)$/, ''))

/** Whether a line says only the kind of what is wanted: "chicken" for chicken thighs. */
const isNamedLessExactly = (food: Food, wanted: Food): boolean =>
  !/\b(?:white|yolk|milk|cream|butter|oil|juice|sauce)s?$/.test(wanted.name) &&
  ` ${wanted.name} `.includes(` ${food.name} `) &&
  isFoodOfName(wanted, food.name)

/** What is taken of a fruit and counts as it; of other foods something else is made. */
const partsOfFruit = /\b(?:juice|zest|wedge)s?$/

/** Whether a line lists a food: by its place in the catalogue, or by the words themselves. */
export function listsFood(line: FoodsOfLine, name: string, said: string): boolean {
  if (isOfOtherColor(line.text, `${name} ${said}`) || isOtherBean(line.text, name, said)) return false
  return listsFoodAsNamed(line, name, said) || listsFoodAsNamed(line, withoutForm(name), withoutForm(said))
}

const colors = /\b(?:red|green|yellow|orange|white|black|brown|purple)\b/gi
const colorsOf = (text: string) => new Set([...text.toLowerCase().matchAll(colors)].map(([color]) => color))

/** Whether a line says a color and the wish another: green cabbage is no red cabbage. */
function isOfOtherColor(text: string, wanted: string): boolean {
  const asked = colorsOf(wanted)
  const listed = colorsOf(text)
  return asked.size > 0 && listed.size > 0 && asked.isDisjointFrom(listed)
}

/** Beans that no other stands for, those that are alike in one row. */
const beans: readonly RegExp[] = [
  /\b(?:green|string|runner|wax|french) beans?\b/i,
  /\bbean sprouts?\b/i,
  /\bedamame\b/i,
  /\bblack beans?\b/i,
  /\b(?:kidney|red) beans?\b/i,
  /\b(?:white|cannellini|navy|haricot|butter|lima|great northern) beans?\b/i,
  /\b(?:pinto|borlotti|refried) beans?\b/i,
  /\b(?:fava|broad) beans?\b/i,
  /\bmung beans?\b/i,
]
/** What "beans" alone does not mean. */
const beansByTheirOwnName = beans.slice(0, 3)

/** Whether a line lists other beans than those that are asked for: kidney beans for black beans, green beans for "beans". */
function isOtherBean(text: string, name: string, said: string): boolean {
  if (!/\bbeans?$/.test(name)) return false
  const asked = beans.filter((bean) => bean.test(`${name}, ${said}`))
  if (asked.length > 0) return beans.some((bean) => bean.test(text)) && !asked.some((bean) => bean.test(text))
  return name === 'bean' && beansByTheirOwnName.some((bean) => bean.test(text))
}

/** How a food is sold or kept, which lines tell in many ways. */
const form =
  /^(?:(?:an? |the |some |half an? )?(?:can|tin|jar|bag|pack|packet|bunch|handful|head|block|punnet|box|bottle|piece|slice|cup|glass)s? of |(?:canned|tinned|frozen|dried|fresh|jarred|leftover|cooked|ripe|stale|whole|raw|real|proper|good|black|overripe) )+/i
const withoutForm = (name: string) => name.replace(form, '')

function listsFoodAsNamed({ foods, text }: FoodsOfLine, name: string, said: string): boolean {
  const wanted = matchFoodName(name).food
  const isListed = foods.some(
    (food) => isFoodOfName(food, name) || (wanted !== null && isNamedLessExactly(food, wanted)),
  )
  if (isListed) return true
  const head = text
    .replace(/\(.*?\)/g, ' ')
    .split(',')[0]!
    .trim()
    .replace(partsOfFruit, '')
    .trim()
  const words = stemsOf(head)
  return [name, said].some((each) => {
    const stems = stemsOf(each)
    const isOfKnownFoods = wanted !== null && foods.length > 0
    const isHead = !isOfKnownFoods || words.at(-1) === stems.at(-1) || /^coconut/.test(each)
    return stems.length > 0 && isHead && stems.every((stem) => words.includes(stem))
  })
}

export function hasFood({ lines }: Pick<RecipeForWish, 'lines'>, name: string, said: string): boolean {
  return lines.some((line) => listsFood(line, name, said))
}

const preparation =
  /^(.*?)\s*\b(sauce|gravy|dressing|custard|slaw|coleslaw|salsa|pesto|mash|frosting|icing|buttercream|topping|stuffing|crust|glaze|marinade|toast|dip|broth|stock|vinaigrette|mayo|cream|chutney|relish|syrup)s?$/i

/** Whether a recipe makes what a wish names: "peanut sauce" of peanuts and a sauce. */
export function makesPreparation(read: RecipeForWish, name: string): boolean {
  const [, of = '', what = ''] = preparation.exec(name) ?? []
  if (what === '') return false
  const { recipe, steps } = read
  const isTold = new RegExp(`\\b${what}`, 'i').test(`${recipe.name} ${steps}`)
  const food = of === '' ? null : matchFoodName(of).food
  return food ? hasFood(read, food.name, of) && (isTold || what === 'sauce') : isTold
}

/** Whether a line certainly holds a food, of itself or in what it is made of. */
export function containsFood({ lines }: Pick<RecipeForWish, 'lines'>, name: string): boolean {
  return lines.some(({ foods }) =>
    foods.some((food) =>
      [name, `${name} kind`].some((kind) => pathToContainedFood(food, kind)?.isCertain === true),
    ),
  )
}
