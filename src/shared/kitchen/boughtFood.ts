import { pathToContainedFood } from './foods/foodContents.ts'
import type { Food } from './foods/foods.ts'
import { foodNameKey } from './foods/foodWords.ts'
import { matchFoodName } from './foods/matchFoodName.ts'
import { findFoodOrKindByWishName } from './gate/texts/foodByWishName.ts'
import { readForeignFoods } from './gate/texts/foreignFoods.ts'
import type { IngredientLine } from './lines/parseIngredientLine.ts'
import { compileLanguage } from './wish/compileLanguage.ts'
import { findFoodAtToken } from './wish/foods/findFoodAtToken.ts'
import type { WishLanguage } from './wish/wishLanguage.ts'
import { splitWishIntoTokens } from './wish/wishTokens.ts'

/** What is bought for a line. */
export interface BoughtFood {
  /** Null where neither the catalogue nor the language of the recipe knows it. */
  food: Food | null
  /** The same for the same food, however it is worded. */
  key: string
  name: string
}

/** What leads from an amount to the food: "300 g de farine". */
const leadingOfPattern =
  /^(?:(?:de(?: l[ao]s?)?|du|des|del(?:l[ao])?|di|von|van|من) +|(?:de l|dell?|d)['’] ?)(?!anjou)(?=\p{L})/iu

const toTaste = /[ ,]+(?:स्वादानुसार|स्वाद अनुसार|حسب (?:الرغبة|الذوق|الحاجة))$/u

/**
 * What is bought for a line: of "butter or oil" the first, and from a can where the line says so. What only `language` knows by its
 * name keeps the words of the line; where it calls another food so than the catalogue does, that is bought: Danish "mel" is flour.
 */
export function findBoughtFood(line: IngredientLine, language: WishLanguage | null): BoughtFood {
  const isAsked = line.quantity !== null || line.unit !== null
  const name = (isAsked ? line.name.replace(leadingOfPattern, '') : line.name).replace(toTaste, '')
  const known = knownFood({ ...line, name })
  const own = language === null || language.id === 'en' ? null : foodInLanguage(name, language)
  const isCan = line.unit === 'can'
  if (own !== null && known !== null && own.isWhole && isOtherFood(name, known, own.food))
    return boughtAs((isCan && cannedFormOf(own.food)) || own.food)
  if (known !== null) return boughtAs(known)
  const fromCan = isCan && own !== null ? cannedFormOf(own.food) : null
  return fromCan ? boughtAs(fromCan) : { food: own?.food ?? null, key: foodNameKey(name), name }
}

const boughtAs = (food: Food): BoughtFood => ({ food, key: food.name, name: food.name })

const isKindOf = (one: Food, other: Food) => pathToContainedFood(one, other.name)?.isItself === true
/** Whether the catalogue takes a name for another food than it calls in its language; a name that is the food's own is no other's. */
const isOtherFood = (name: string, known: Food, own: Food) =>
  foodNameKey(name) !== foodNameKey(known.name) && !isKindOf(known, own) && !isKindOf(own, known)

function knownFood({ unit, name, food: read, alternatives }: IngredientLine): Food | null {
  const food =
    read ?? matchFoodName(name).food ?? (alternatives[0] ? matchFoodName(alternatives[0]).food : null)
  if (unit !== 'can') return food
  const named = matchFoodName(`canned ${name}`).food
  return named !== food || food === null ? named : (cannedFormOf(food) ?? food)
}

/** A food as it comes in a can; null where the catalogue has none of its own. */
function cannedFormOf(food: Food): Food | null {
  const found = matchFoodName(`canned ${food.name}`).food
  return found === food ? null : found
}

/** The one food that a name calls in the words of a language, and whether the whole name does; null where there is none or more. */
function foodInLanguage(name: string, language: WishLanguage): { food: Food; isWhole: boolean } | null {
  const tokens = splitWishIntoTokens(name)
  const found = tokens.length > 0 ? findFoodAtToken(tokens, 0, compileLanguage(language)) : null
  const whole = found?.isOwn && found.length === tokens.length ? findFoodOrKindByWishName(found.value) : null
  if (whole) return { food: whole, isWhole: true }
  const [food, ...others] = new Set(readForeignFoods(name, language).foods.map((said) => said.food))
  return food && others.length === 0 ? { food, isWhole: false } : null
}
