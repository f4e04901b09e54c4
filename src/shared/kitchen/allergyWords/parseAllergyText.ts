import { type AllergenId, allergenIds } from '../allergens.ts'
import { type DietId, dietIds } from '../diets.ts'
import { findFoodByKey } from '../foods/foods.ts'
import { foodNameKey } from '../foods/foodWords.ts'
import { matchFoodName } from '../foods/matchFoodName.ts'
import { findFoodNameMeantByDislike } from '../gate/allergies/dislikes.ts'
import { isFoodGroupName } from '../gate/foods/foodGroups.ts'
import { type CompiledLanguage, compileLanguage } from '../wish/compileLanguage.ts'
import { detectWishLanguages } from '../wish/detectWishLanguages.ts'
import { splitCompoundFood } from '../wish/foods/compounds.ts'
import { findFoodAtToken } from '../wish/foods/findFoodAtToken.ts'
import { tokenPlacesInRange } from '../wish/foods/foodsWithState.ts'
import { englishWishLanguage } from '../wish/languages/grammars/english.ts'
import { readWishItemsOfTokens, type WishItem } from '../wish/wishItems.ts'
import type { EaterCondition, WishLanguage } from '../wish/wishLanguage.ts'
import { wishLanguages } from '../wish/wishLanguages.ts'
import { splitWishIntoTokens, type WishToken } from '../wish/wishTokens.ts'
import { findExceptionWordPositions } from './exceptionWords.ts'
import { findFoodsWithSimilarNames } from './foodsWithSimilarNames.ts'
import {
  expandFoodFamilies,
  isFoodFamilyMentioned,
  isMoreSpecificFoodReading,
  mergeIntoCompoundFood,
  type NamedFoodsInText,
  preferReadingsWithLongestNames,
} from './namedFoods.ts'
import { canGateFindFood, contentsAvoidedForAllergy, isFoodMadeOfOrKindOf } from './unwantedFoods.ts'
import { addWholePlantsOfFoods } from './wholePlants.ts'
import { foodTokens, withoutAllergyWords, withoutReaction } from './withoutAllergyWords.ts'

/** What somebody's own words for an allergy mean; of words with several meanings, all of them. */
export interface AllergyMeaning {
  /**
   * known: every word was understood. misspelt: a word was taken for a food that is one letter away. unknown: nothing is
   * looked for but the words themselves, and that nothing was found says nothing.
   */
  certainty: 'known' | 'misspelt' | 'unknown'
  allergens: readonly AllergenId[]
  diets: readonly DietId[]
  /** Foods and groups of foods, by names that the gate knows. */
  foods: readonly string[]
}

const unknown: AllergyMeaning = { certainty: 'unknown', allergens: [], diets: [], foods: [] }

/** The same words are asked about for every recipe: those read first are forgotten first. */
const known = new Map<string, AllergyMeaning>()

const maxCachedTexts = 4_000

/** What words for an allergy mean, in any language that wishes are read in, with or without words such as "allergy". */
export function parseAllergyText(text: string): AllergyMeaning {
  const before = known.get(text)
  if (before) return before
  const meaning = readAllergyText(text)
  known.set(text, meaning)
  for (const oldest of known.keys()) {
    if (known.size <= maxCachedTexts) break
    known.delete(oldest)
  }
  return meaning
}

/** Whether nothing can be looked for by the words of an allergy but the words themselves. */
export const isUnknownAllergyText = (text: string): boolean => parseAllergyText(text).certainty === 'unknown'

/** The words of a text, without pictures that neither are foods nor say anything of them: "nuts 🙏". */
function allergyTokensOf(text: string): WishToken[] {
  const tokens = splitWishIntoTokens(text)
  if (!pictures.test(text)) return tokens
  const items = readWishItemsOfTokens(tokens, compileLanguage(englishWishLanguage))
  const idle = new Set(items.flatMap(({ role, from }) => (role === 'unknown' ? [from] : [])))
  return tokens.filter(({ typed }, at) => !(idle.has(at) && pictures.test(typed)))
}

const pictures = /\p{Extended_Pictographic}/u

function readAllergyText(text: string): AllergyMeaning {
  const tokens = allergyTokensOf(text)
  if (tokens.length === 0) return unknown
  const rest = withoutAllergyWords(tokens)
  const inRest = readingsInLanguages(rest)
  const named = foodTokens(tokens)
  const foods = tokens.filter((token) => rest.includes(token) || named.has(token))
  const ofFoods = foods.length > rest.length && foods.length < tokens.length ? readingsInLanguages(foods) : []
  const readings =
    rest.length < tokens.length ? [...readingsInLanguages(tokens), ...ofFoods, ...inRest] : inRest
  const texts = [text, textOfTokens(rest)]
  const catalogued = texts.flatMap(catalogueFood)
  const namedWhole = texts.filter((each) => findFoodByKey(foodNameKey(each)) !== null).flatMap(catalogueFood)
  const inLanguages = readings
    .filter(({ isWhole }) => isWhole)
    .map((each) => mergeIntoCompoundFood(each, tokens))
  const ofParts = inLanguages.length > 0 ? namedWhole : catalogued
  const whole = preferReadingsWithLongestNames(
    [...inLanguages, ...ofParts.filter(({ isWhole }) => isWhole)],
    tokens,
  )
  if (whole.length > 0)
    return toAllergyMeaning('known', isFoodFamilyMentioned(tokens) ? whole.map(expandFoodFamilies) : whole)
  const others = withoutReaction(tokens, rest)
  if (others.length > 0 && others.length < rest.length) {
    const meaning = readAllergyText(textOfTokens(others))
    if (meaning.certainty !== 'unknown') return meaning
  }
  const parts = [...inRest, ...catalogued]
  const near = parts.length > 0 ? null : readMisspeltFoods(rest)
  // "Peanuts and blorbfruit": the peanuts are looked for, and the words are still told as unknown.
  return near ? toAllergyMeaning('misspelt', [near]) : toAllergyMeaning('unknown', parts)
}

const textOfTokens = (tokens: readonly WishToken[]) => tokens.map(({ typed }) => typed).join(' ')

/** A food of the catalogue, or a group of foods, that all the words name. */
function catalogueFood(text: string): NamedFoodsInText[] {
  const name = text.trim() === '' ? null : findFoodNameMeantByDislike(text)
  if (name === null || (!isFoodGroupName(name) && matchFoodName(text).unknownWords.length > 0)) return []
  const words = splitWishIntoTokens(text).length
  return [{ foods: [name], allergens: [], diets: [], isWhole: canGateFindFood(name), words }]
}

/** Readings in the languages that the text seems to be in, or in any that understands the whole. */
function readingsInLanguages(tokens: readonly WishToken[]): NamedFoodsInText[] {
  if (tokens.length === 0) return []
  const namedBy = (among: readonly WishLanguage[]) =>
    among.flatMap((language) => foodsNamedInLanguage(tokens, compileLanguage(language)))
  // "Raisin" is a grape in French and a dried one in English: a single word may be in any language.
  if (tokens.length === 1) return namedBy(wishLanguages)
  const likely = namedBy(
    detectWishLanguages(tokens).flatMap(({ from, language }) => (from === 0 ? language : [])),
  )
  const whole = likely.filter(({ isWhole }) => isWhole)
  const all = whole.length > 0 ? whole : namedBy(wishLanguages).filter(({ isWhole }) => isWhole)
  if (all.length === 0) return likely
  // "Citrus fruit" is one food where a language has a name for it, and not a fruit beside citrus.
  return all.filter((each) => !all.some((other) => isMoreSpecificFoodReading(other, each)))
}

/** Roles of words by which somebody says more than what they are allergic to. */
const isBeyond: ReadonlySet<WishItem['role']> = new Set<WishItem['role']>([
  'unknown',
  'exceptNext',
  'allowsPrevious',
  'noLimit',
  'lessNext',
  'wishesNext',
  'insteadOfNext',
  'ends',
  'harmless',
  'faults',
])

/** What the words name in a language; nothing where that is nothing. */
function foodsNamedInLanguage(tokens: readonly WishToken[], language: CompiledLanguage): NamedFoodsInText[] {
  const exceptions = findExceptionWordPositions(tokens)
  const items = readWishItemsOfTokens(tokens, language).filter(({ from }) => !exceptions.has(from))
  const named = new Set(
    items.filter(
      (item) => item.food !== null && item.role !== 'unknown' && !isPartOfWord(item, items, tokens, language),
    ),
  )
  const isFood = (item: WishItem) => named.has(item)
  const foods = items.filter(isFood).map(({ food }) => food!)
  const conditions = items.flatMap(({ condition }) => condition ?? [])
  const allergens = conditions.flatMap((each) => each.allergens ?? [])
  const diets = conditions.flatMap((each) => each.diets ?? [])
  foods.push(...conditions.flatMap((each) => each.foods ?? []))
  if (foods.length + allergens.length + diets.length === 0) return []
  const isUnderstood = (item: WishItem) =>
    isFood(item) ||
    (item.condition ? hasLimits(item.condition) : item.role !== 'food' && !isBeyond.has(item.role))
  const isWhole = items.every(isUnderstood) && foods.every(canGateFindFood)
  const said = items.filter((item) => isFood(item) || (item.condition !== null && hasLimits(item.condition)))
  const words = new Set(said.flatMap(({ from, to }) => tokenPlacesInRange({ from, to }))).size
  return [{ foods, allergens, diets, isWhole, words }]
}

const hasLimits = ({ allergens = [], diets = [], foods = [] }: EaterCondition) =>
  allergens.length + diets.length + foods.length > 0

/** Whether a food is only the beginning or the end of a word of which the rest is unknown: "blorbfruit". */
function isPartOfWord(
  { role, from, to }: WishItem,
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  language: CompiledLanguage,
): boolean {
  if (role !== 'food' || to - from > 1 || findFoodAtToken(tokens, from, language)) return false
  if (splitCompoundFood(tokens[from]!.word, language)) return false
  return items.filter((item) => item.from === from).length < 2
}

/** Words of which each names a food once a letter of it is mended. */
function readMisspeltFoods(tokens: readonly WishToken[]): NamedFoodsInText | null {
  const foods: string[] = []
  for (const token of tokens) {
    const exact = readingsInLanguages([token]).flatMap((each) => (each.isWhole ? each.foods : []))
    const meant = exact.length > 0 ? exact : findFoodsWithSimilarNames(token.word).filter(canGateFindFood)
    if (meant.length === 0) return null
    foods.push(...meant)
  }
  return foods.length > 0 ? { foods, allergens: [], diets: [], isWhole: true, words: tokens.length } : null
}

function toAllergyMeaning(
  certainty: AllergyMeaning['certainty'],
  readings: readonly NamedFoodsInText[],
): AllergyMeaning {
  const allergens = new Set(readings.flatMap((each) => each.allergens))
  const diets = new Set(readings.flatMap((each) => each.diets))
  const names = new Set<string>()
  const said = [...new Set(readings.flatMap((each) => each.foods))]
  for (const food of said) {
    // "Goobers" are peanuts, and chocolate with peanuts: of the second the peanuts are meant.
    if (said.some((other) => other !== food && isFoodMadeOfOrKindOf(food, other))) continue
    const unwanted = contentsAvoidedForAllergy(food)
    for (const id of unwanted.allergens) allergens.add(id)
    for (const name of unwanted.names) names.add(name)
  }
  return {
    certainty,
    allergens: allergenIds.filter((id) => allergens.has(id)),
    diets: dietIds.filter((id) => diets.has(id)),
    foods: addWholePlantsOfFoods([...names]),
  }
}
