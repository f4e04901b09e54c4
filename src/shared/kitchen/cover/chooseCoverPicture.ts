import { findFoodsInWords } from '../foods/findFoodsInWords.ts'
import { pathToContainedFood } from '../foods/foodContents.ts'
import type { Food } from '../foods/foods.ts'
import { splitFoodNameIntoWords } from '../foods/foodWords.ts'
import type { LineWithMass } from '../nutrition/lineMass.ts'
import type { CoverPicture } from './coverPictures.ts'
import { findDishPicture } from './dishForms.ts'
import { type FoodProminence, pictureOfFood } from './foodPictures.ts'

/** What begins after the dish itself has been named: what it comes with, or how it is told in other words. */
const beside = /,| with | without |: | - | – |\(| (?:stuffed|filled|dressed|topped|smothered) | plus /iu
/** What begins after its main food has been named. */
const around =
  /,| with | without |: | - | – |\(| (?:stuffed|filled|dressed|topped|smothered) | plus | and | & | in | on | over | under | from /iu
/** Pictures of foods that a dish may lie on or in, such as the toast under beans. */
const picturesOfFoodBases: ReadonlySet<CoverPicture> = new Set(['bread', 'flatbread', 'curry', 'pot'])
/** What is a sweet unless a savoury food is its own name: cod cakes are fish. */
const sweets: ReadonlySet<CoverPicture> = new Set(['cake', 'cupcake', 'custard', 'doughnut', 'chocolate'])
const savoury: ReadonlySet<CoverPicture> = new Set([
  'meat',
  'meatOnBone',
  'poultry',
  'bacon',
  'fish',
  'prawn',
  'crab',
  'lobster',
  'squid',
  'oyster',
  'potato',
  'rice',
  'paleBeans',
  'beans',
  'tofu',
  'egg',
  'mushroom',
  'corn',
])

/** Foods that a dish must contain to be shown with a picture. */
const foodsRequiredByPicture: Partial<Record<CoverPicture, readonly string[]>> = {
  meat: ['red meat', 'minced meat kind', 'sausage kind', 'game kind'],
  meatOnBone: ['red meat', 'minced meat kind', 'game kind'],
  bacon: ['cured meat', 'pork charcuterie', 'pork kind', 'cured turkey', 'cured chicken', 'beef charcuterie'],
  poultry: ['poultry kind'],
  fish: ['fish kind', 'preserved fish'],
  sushi: ['fish kind', 'crustacean kind', 'preserved fish', 'roe kind', 'surimi product'],
  prawn: ['crustacean kind'],
  crab: ['crustacean kind', 'surimi product'],
  lobster: ['crustacean kind'],
  squid: ['mollusc kind'],
  octopus: ['mollusc kind'],
  oyster: ['mollusc kind'],
  egg: ['egg kind'],
  friedEgg: ['egg kind'],
  hotDog: ['sausage kind', 'fresh pork sausage'],
}

/** What a gram of each counts for beside others. */
const shares: Record<FoodProminence, number> = { main: 3, side: 1, trace: 0.15 }
/** Assumed grams of a line without an amount. */
const defaultGramsOfLine = 30

export interface RecipeForCover {
  name: string
  lines: readonly LineWithMass[]
}

/**
 * The picture that a recipe without a photo shows: what the dish is by its name, else the main food of its name, else
 * the food there is most of; a plate with cutlery where nothing is known. Never meat, fish or egg in a dish without.
 */
export function chooseCoverPicture({ name, lines }: RecipeForCover): CoverPicture {
  const foods = lines.flatMap(({ food }) => food ?? [])
  const plain = withoutManner(name)
  const isTrue = (picture: CoverPicture | null): picture is CoverPicture =>
    picture !== null && (foods.length === 0 || isShownBy(picture, foods))
  const [head = plain] = plain.split(beside)
  const [first = plain] = plain.split(around)
  const own = foodIn(first, 'last', isTrue)
  const form = dishFormOf(head)
  if (isTrue(form) && !(sweets.has(form) && own !== null && savoury.has(own))) return form
  if (own !== null) return own
  const rest = [findDishPicture(plain), foodIn(plain, 'first', isTrue)].find(isTrue)
  return rest ?? heaviestFood(lines, isTrue) ?? 'plate'
}

/** What tells how a dish is made, and no food by itself: "curry-rubbed", "lentil-stuffed", "curry leaf". */
function withoutManner(name: string): string {
  return name
    .replaceAll(/[\p{L}’]+(?:-[\p{L}’]+)*-(?:\p{L}+ed|style)(?!\p{L})/giu, ' ')
    .replaceAll(/\bcurry (?:lea(?:f|ves)|powder|paste)\b/giu, ' ')
    .replaceAll(/\bpeppers\b/giu, 'bell peppers')
    .replaceAll(/\bgreens\b/giu, 'leafy greens')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

function isShownBy(picture: CoverPicture, foods: readonly Food[]): boolean {
  const kinds = foodsRequiredByPicture[picture]
  return !kinds || kinds.some((kind) => foods.some((food) => pathToContainedFood(food, kind)?.isItself))
}

function dishFormOf(head: string): CoverPicture | null {
  const [before = head, ...after] = head.split(/ (?:in|on|over|under|from) /iu)
  const own = findDishPicture(before)
  if (own !== null) return own
  const carrier = findDishPicture(after.join(' '))
  return carrier !== null && picturesOfFoodBases.has(carrier) ? carrier : null
}

const weights = ['main', 'side', 'trace'] as const

/** Garlic that a dish only comes with says nothing of it. */
function foodIn(
  words: string,
  which: 'first' | 'last',
  isTrue: (picture: CoverPicture | null) => boolean,
): CoverPicture | null {
  const found = findFoodsInWords(splitFoodNameIntoWords(words), 'remark').flatMap((stretch) =>
    stretch.kind === 'food' ? (pictureOfFood(stretch.food) ?? []) : [],
  )
  const fitting = found.filter(({ picture }) => isTrue(picture))
  for (const weight of which === 'last' ? weights : weights.slice(0, 2)) {
    const formsOfWeight = fitting.filter((each) => each.weight === weight)
    const shown = which === 'last' ? formsOfWeight.at(-1) : formsOfWeight[0]
    if (shown) return shown.picture
  }
  return null
}

function heaviestFood(
  lines: readonly LineWithMass[],
  isTrue: (picture: CoverPicture) => boolean,
): CoverPicture | null {
  const sums = new Map<string, { picture: CoverPicture; share: number }>()
  for (const { food, grams } of lines) {
    const found = food && pictureOfFood(food)
    if (!found || !isTrue(found.picture)) continue
    // Two foods that no picture shows are not one.
    const key = found.picture === 'plate' ? food.name : found.picture
    const share = (grams?.typical ?? defaultGramsOfLine) * shares[found.weight] + (sums.get(key)?.share ?? 0)
    sums.set(key, { picture: found.picture, share })
  }
  const [most] = [...sums.values()].sort((a, b) => b.share - a.share)
  return most?.picture ?? null
}
