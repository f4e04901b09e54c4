import { isProteinForm, proteinCutsByForm } from '../choose/proteins.ts'
import { vegetableCookingMethodFromPoolName, vegetableCutsByMethod } from '../choose/vegetableCutsByMethod.ts'
import { allDishTemplates } from '../dishes/dishes.ts'
import { parseDishLineOption, parseDishLines } from '../dishLineSpec.ts'
import type { DishTemplate } from '../dishTemplate.ts'
import { canDishBeMadeAhead, isDishLikedByChildren, isOnePotDish, isWishForChildren } from '../dishTraits.ts'
import { type LarderFood, singularWordsOfText } from '../larderFood.ts'
import type { ParsedCookWish } from './parseCookWish.ts'
import type { WishedFoodMeaning } from './wishWords.ts'

/** The newer wish on top of the older: the newer wins where they differ. */
export function mergeWishes(older: ParsedCookWish, newer: ParsedCookWish): ParsedCookWish {
  const isInNewerWish = (meaning: WishedFoodMeaning) =>
    newer.includes.some(({ label }) => label === meaning.label)
  return {
    ...newer,
    servings: newer.servings,
    includes: [...newer.includes, ...older.includes.filter((meaning) => !isInNewerWish(meaning))],
    limitMinutes: newer.limitMinutes ?? older.limitMinutes,
    heat: newer.heat,
    words: new Set([...older.words, ...newer.words]),
  }
}

/** By id. */
const namesOfDishes = new Map<string, ReadonlySet<string>>()

function wordsOfDish(dish: DishTemplate): ReadonlySet<string> {
  const known = namesOfDishes.get(dish.id)
  if (known) return known
  const fixed = dish.names.map((name) => name.replace(/\{[^}]*\}/g, ' ')).join(' ')
  const words = new Set(singularWordsOfText(`${dish.id} ${fixed} ${dish.style ?? ''}`))
  namesOfDishes.set(dish.id, words)
  return words
}

const kinds: readonly (readonly string[])[] = [
  ['soup', 'broth', 'chowder'],
  ['stew', 'braise'],
  ['curry'],
  ['salad', 'slaw'],
  ['sandwich', 'wrap', 'roll'],
  ['noodle'],
  ['pasta'],
  ['pancake'],
  ['omelet', 'frittata'],
  ['casserole', 'bake'],
  ['sweet', 'dessert', 'fruit'],
]

/** Whether a wish names a kind of dish, "a soup", and this is not one. */
export function isDishOfOtherKindThanWished(dish: DishTemplate, wish: ParsedCookWish): boolean {
  const ofFoods = new Set(wish.includes.flatMap(({ label }) => (label.includes(' ') ? label.split(' ') : [])))
  const asked = kinds.filter((kind) => kind.some((word) => wish.words.has(word) && !ofFoods.has(word)))
  return asked.some((kind) => !kind.some((word) => wordsOfDish(dish).has(word)))
}

const wordsWithoutMeaning = new Set(
  'with and the for some any all dish meal food recipe cook make making want would like please something nice good tonight today dinner lunch breakfast snack style from that this have using use just very more less one pot pan over quick easy'.split(
    ' ',
  ),
)

/** Whether a wish says nothing by which one dish would be better than another. */
export function isWishWithoutDishPreference(wish: ParsedCookWish): boolean {
  return (
    wish.includes.length === 0 &&
    wish.textures.size === 0 &&
    wish.heat <= 0 &&
    wish.pace === null &&
    !wish.isOnePot &&
    !wish.words.has('ahead') &&
    [...wish.words].every(
      (word) => word.length < 3 || wordsWithoutMeaning.has(word) || !isWordOfSomeDish(word),
    )
  )
}

const wordsOfDishes = new Set<string>()

function isWordOfSomeDish(word: string): boolean {
  if (wordsOfDishes.size === 0)
    for (const dish of allDishTemplates) for (const known of wordsOfDish(dish)) wordsOfDishes.add(known)
  return wordsOfDishes.has(word)
}

function hasChili(dish: DishTemplate): boolean {
  return Object.values(dish.lines).some((source) =>
    parseDishLines(source).some((spec) =>
      spec.fallbacks[0]?.some((option) =>
        option.kind === 'food' ? option.food.tags.has('chili') : option.pool === 'heat',
      ),
    ),
  )
}

/** Whether a wish has one of the words, or all of those that are joined by "+": "tiramisu apple+pie". */
function isAskedForOnlyByWish(onlyFor: string, words: ReadonlySet<string>): boolean {
  return onlyFor.split(' ').some((joined) => joined.split('+').every((word) => words.has(word)))
}

/** How much likelier a wish makes a dish; 1 when it says nothing of it. */
export function wishLikelihoodFactor(
  dish: DishTemplate,
  wish: ParsedCookWish,
  wants: readonly WishedFoodMeaning[],
  refused: readonly WishedFoodMeaning[],
  hasMeat: boolean,
): number {
  if (dish.onlyFor && !isAskedForOnlyByWish(dish.onlyFor, wish.words)) return 0
  const words = wordsOfDish(dish)
  let weight = 1
  const held = wants.filter((want) => canSlotBeFilledWith(dish, want, hasMeat))
  const lost = held.length === 0 ? [...wants, ...refused] : refused
  const isOfMissed = (word: string) => lost.some(({ label }) => label.split(' ').includes(word))
  for (const word of wish.words)
    if (word.length > 2 && !wordsWithoutMeaning.has(word) && words.has(word) && !isOfMissed(word))
      weight *= kinds.some((kind) => kind.includes(word)) ? 200 : 30
  for (const _ of held) weight *= 400
  if (wish.textures.has('creamy') && words.has('creamy')) weight *= 8
  if (wish.textures.has('crunchy') && (words.has('crispy') || words.has('crunchy'))) weight *= 8
  if (wish.textures.has('cheesy') && (words.has('cheesy') || words.has('cheese'))) weight *= 12
  if (wish.textures.has('light') && words.has('light')) weight *= 5
  if (wish.heat > 0 && words.has('spicy')) weight *= 4
  if (wish.heat > 0 && hasChili(dish)) weight *= 8
  if (wish.heat < 0 && words.has('spicy')) weight *= 0.2
  if (wish.words.has('ahead')) weight *= canDishBeMadeAhead(dish) ? 8 : 0.5
  if (isWishForChildren(wish))
    weight *= isDishLikedByChildren(dish) ? (/\b(?:kids|sweet)\b/.test(dish.style ?? '') ? 200 : 40) : 1
  if (wish.isOnePot) weight *= isOnePotDish(dish) ? 60 : 1
  if (wish.pace === 'quicker' && words.has('quick')) weight *= 4
  if (wish.pace === 'slower' && words.has('slow')) weight *= 6
  return weight
}

/** How much likelier a dish is for being able to hold what somebody at the table likes; 1 when it holds none of it. */
export function likesLikelihoodFactor(dish: DishTemplate, likes: readonly WishedFoodMeaning[]): number {
  return likes.some((like) => canSlotBeFilledWith(dish, like, false)) ? 3 : 1
}

/** Whether a slot of the dish can be filled with the wanted food. A chosen meat takes the place of other proteins. */
function canSlotBeFilledWith(dish: DishTemplate, { foods }: WishedFoodMeaning, hasMeat: boolean): boolean {
  const held = foodsOfDish(dish)
  return [...foods].some((food) => held.written.has(food) || (!hasMeat && held.asProtein.has(food)))
}

interface HeldFoods {
  /** What its lines name, and the vegetables of every kitchen. */
  written: ReadonlySet<LarderFood>
  /** What may take the place of its meat. */
  asProtein: ReadonlySet<LarderFood>
}

/** By id. */
const heldFoods = new Map<string, HeldFoods>()

export function foodsOfDish(dish: DishTemplate): HeldFoods {
  const known = heldFoods.get(dish.id)
  if (known) return known
  const written = new Set<LarderFood>()
  const asProtein = new Set<LarderFood>()
  const options = Object.values(dish.lines).flatMap((source) =>
    parseDishLines(source).flatMap((spec) => spec.fallbacks.flat()),
  )
  for (const option of options) {
    if (option.kind === 'food') {
      written.add(option.food)
    } else if (isProteinForm(option.pool)) {
      for (const { id, line } of proteinCutsByForm[option.pool])
        if (!option.isStrict || option.named.includes(id)) asProtein.add(foodIn(line))
    } else {
      const use = vegetableCookingMethodFromPoolName(option.pool)
      if (use) for (const [line] of Object.values(vegetableCutsByMethod[use])) written.add(foodIn(line))
    }
  }
  const held = { written, asProtein }
  heldFoods.set(dish.id, held)
  return held
}

function foodIn(line: string): LarderFood {
  const option = parseDishLineOption(line)
  if (option.kind !== 'food') throw new Error(`A pool within a pool: "${line}"`)
  return option.food
}
