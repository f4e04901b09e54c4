import { isDishNamedInText } from '../wish/requirements/dishesOfText.ts'
import { addSideDishAndWriteSteps, rewriteStepsOfFilledDish } from './choose/chooseSideDish.ts'
import { landMeatOfFood } from './choose/dietRules.ts'
import { addTextureToDish } from './choose/textures.ts'
import type { DishTemplate } from './dishTemplate.ts'
import { addSpicyFoodToDish, addWishedFoodToDishWithoutSlot } from './extras.ts'
import { fillDishSlots } from './fillDishSlots.ts'
import type { CookingOrders, FilledDish } from './filledDish.ts'
import { type LarderFood, toSingularWord } from './larderFood.ts'
import { isMeatNamedIn, optionalMeatOfPlate } from './plateTraits.ts'
import { isSentenceForMeal, isTitleTrueForDish } from './tell/allowedTexts.ts'
import { capitalize } from './tell/grammar.ts'
import type { WrittenSteps } from './tell/writeDishSteps.ts'
import { possibleTitlesOfDish } from './tell/writeRecipeFromDish.ts'
import { couldDishHaveTitle } from './wishes/dishesOfRecipe.ts'
import { isDishOfName } from './wishes/findDishesByName.ts'
import type { WishedFoodMeaning } from './wishes/wishWords.ts'

export interface CookedDish {
  plate: FilledDish
  told: WrittenSteps
  name: string
}

/** The dish filled, told and named under these orders; null when they cannot all be kept. */
export function cookDish(dish: DishTemplate, orders: CookingOrders): CookedDish | null {
  const plate = fillDishSlots(dish, orders)
  if (!plate || !(hasChosenMeat(plate) || isChosenMeatWished(orders))) return null
  const told = addWishes(plate, addSideDishAndWriteSteps(plate))
  if (!told) {
    const mayHurry = orders.limitMinutes !== null && !orders.isHurried
    return mayHurry ? cookDish(dish, { ...orders, isHurried: true }) : null
  }
  plate.items = plate.items.filter(({ slot }) => told.used.has(slot))
  if (!hasChosenMeat(plate)) return null
  const name = unusedTitleOf(plate)
  return name ? { plate, told, name } : null
}

/** Adds what was asked for, or stood in the last version, and has no slot of its own; writes the steps again. */
function addWishes(plate: FilledDish, told: WrittenSteps | null): WrittenSteps | null {
  if (!told) return null
  const { orders } = plate
  const used = new Set(plate.items.filter(({ slot }) => told.used.has(slot)).map(({ food }) => food))
  const lost = [...(orders.previousFoods ?? [])].filter(
    (food) => !used.has(food) && orders.allows(food) && isWorthKeeping(food, plate),
  )
  const wants = [...orders.wants, ...lost.map((food) => ({ label: food.short, foods: new Set([food]) }))]
  for (const want of wants) {
    if ([...want.foods].some((food) => used.has(food))) continue
    if (!addWishedFoodToDishWithoutSlot(plate, want) && orders.wants.includes(want)) plate.missed.push(want)
  }
  for (const texture of orders.textures) addTextureToDish(plate, texture, orders.previousFoods !== null)
  if (orders.heat > 0) addSpicyFoodToDish(plate, used)
  if (plate.extraSteps.length === 0) return told
  return (
    rewriteStepsOfFilledDish(plate) ?? (orders.previousFoods === null ? withoutExtras(plate, told) : null)
  )
}

/** The dish as it was, where there is no time for what was to be added; what was asked for is missed. */
function withoutExtras(plate: FilledDish, told: WrittenSteps): WrittenSteps {
  const isExtra = (slot: string) => slot.startsWith('extra.')
  plate.items = plate.items.filter(({ slot }) => !isExtra(slot))
  for (const slot of plate.slots.keys()) if (isExtra(slot)) plate.slots.delete(slot)
  plate.extraSteps = []
  const hasNone = ({ foods }: WishedFoodMeaning) => !plate.items.some(({ food }) => foods.has(food))
  plate.missed = plate.orders.wants.filter(hasNone)
  return told
}

/** What an earlier wish had put on the plate, as far as it can be told: not fats, nor what a swap replaced. */
function isWorthKeeping(food: LarderFood, { items }: FilledDish): boolean {
  const kinds = ['vegetable', 'fruit', 'herb', 'nut', 'dairy', 'legume', 'meat', 'fish']
  return kinds.includes(food.kind) && !items.some((item) => item.insteadOf === food)
}

/** A title not yet used, with the chosen meat in it where one can say so. */
function unusedTitleOf(plate: FilledDish): string | null {
  const { orders, dish } = plate
  const { previousTitle } = orders
  if (previousTitle && couldDishHaveTitle(dish, previousTitle) && isTitleTrueForDish(previousTitle, plate))
    return previousTitle
  const titles = titlesNamingWishedDish(
    possibleTitlesOfDish(plate).filter((title) => isTitleTrueForDish(title, plate)),
    plate,
  )
  const unused = titles.filter((title) => !orders.avoidedTitles.has(title.toLowerCase()))
  const fresh = unused.filter((title) => isSentenceForMeal(title, orders.answers.mealType))
  const meat = orders.answers.meatPreference?.toLowerCase() ?? ''
  const optional = optionalMeatOfPlate(plate)
  const named = fresh.filter((title) =>
    optional ? isMeatNamedIn(optional, title) : title.toLowerCase().includes(meat),
  )
  const suited = (optional || meat !== 'no preference') && named.length > 0 ? named : fresh
  const least = Math.min(...suited.map(titleClumsiness))
  // A title put together of foods can say one of them twice; a dish that has a name of its own keeps it.
  if (
    least >= 1 &&
    (dish.isCombination || dish.cuisines === 'all') &&
    orders.previousFoods === null &&
    !isDishOfName(dish, orders.dishNames)
  )
    return null
  const pool = suited.filter((title) => titleClumsiness(title) === least)
  return pool[Math.floor(orders.chance(`title:${dish.id}`) * pool.length)] ?? null
}

/** Where a wish names this dish, the titles that say its name; what it is called where none does. */
function titlesNamingWishedDish(titles: readonly string[], { dish, orders }: FilledDish): readonly string[] {
  const wished = orders.dishNames.filter((name) => isDishOfName(dish, [name]))
  if (wished.length === 0) return titles
  const titlesWithWishedName = titles.filter((title) => wished.some((name) => isDishNamedInText(name, title)))
  if (titlesWithWishedName.length > 0) return titlesWithWishedName
  const [name = ''] = wished
  return isDishNamedInText(name, dish.id) ? [capitalize(dish.id)] : titles
}

/** How often a title says a long word, or "and" or "with", once more than it should. */
function titleClumsiness(title: string): number {
  const words = title.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []
  const counted = words.filter((word) => word.length > 3 || word === 'and').map(toSingularWord)
  return counted.length - new Set(counted).size
}

function hasChosenMeat({ items, orders }: FilledDish): boolean {
  const asked = orders.answers.meatPreference
  if (asked === null || asked === 'No preference') return true
  return items.some(({ food }) => food.kind === 'meat' && landMeatOfFood(food) === asked.toLowerCase())
}

/** Whether a wish names a food of the chosen meat, which may still be added: bacon beside pancakes. */
function isChosenMeatWished({ wants, answers }: CookingOrders): boolean {
  const asked = answers.meatPreference?.toLowerCase()
  return wants.some(({ foods }) =>
    [...foods].some((food) => food.kind === 'meat' && landMeatOfFood(food) === asked),
  )
}
