import { longestNameLengthFromWord } from '../../foods/catalogueIndex.ts'
import { isDescribingWord, isJoiningWord } from '../../foods/describingWords.ts'
import { findFoodByKey } from '../../foods/foods.ts'
import { toSingularFoodWord } from '../../foods/foodWords.ts'
import { findFoodKindName } from '../../gate/foods/kindsOfFood.ts'
import type { CompiledLanguage } from '../compileLanguage.ts'
import { memoizeByTokens } from '../memoizeByTokens.ts'
import { childOf, findLongestPhrase, type PhraseFoundInWish } from '../phraseTree.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import { findAllergenOrGroupByName, maxWordsOfAllergenOrGroupName } from './allergenOrGroupByName.ts'
import { isPersonNamedLikeFood } from './personsNamedLikeFoods.ts'
import { readFormsOfWishWord, readUninflectedFormsOfWishWord } from './wordForms.ts'

/** The food at a word: its name in English, how many words say it, and whether the first joins it to a list ("wa-"). */
export interface FoodFoundAtToken extends PhraseFoundInWish<string> {
  joins: boolean
  /** Whether the language itself calls it so; else the catalogue does, in whatever language. */
  isOwn: boolean
}

/** The longest name of a food that begins at a word, in a language's own words or in any that the catalogue knows. */
export function findFoodAtToken(
  tokens: readonly WishToken[],
  at: number,
  language: CompiledLanguage,
): FoodFoundAtToken | null {
  const own = ownFoodAt(tokens, at, language)
  const known = catalogueFood(tokens, at)
  if (!own) return known && { ...known, joins: false, isOwn: false }
  if (known && known.length > own.length) return { ...known, joins: false, isOwn: false }
  const joins = readFormsOfWishWord(tokens[at]!, language).find(({ joins }) => joins) !== undefined
  return { ...own, joins: joins && !startsFood(tokens[at]!.word, language), isOwn: true }
}

const startsFood = (word: string, { foods }: CompiledLanguage) => childOf(foods, word) !== undefined

function ownFoodAt(
  tokens: readonly WishToken[],
  at: number,
  language: CompiledLanguage,
): PhraseFoundInWish<string> | null {
  const mayGoOn = (index: number, isFirst: boolean) =>
    index < tokens.length && (isFirst || isNameContinuedAcrossGap(tokens[index]!))
  return findLongestPhrase(language.foods, at, (index, isFirst) =>
    mayGoOn(index, isFirst) ? readUninflectedFormsOfWishWord(tokens[index]!, language) : [],
  )
}

/** A picture goes on no name: "no nuts 🙏". */
const hasLetters = /[\p{L}\p{N}]/u

/** Words for people in wishes of every language that the catalogue has for a food: "kid" for goat. */
const people = new Set(['kid'])

/** Words that names of the catalogue begin with and that in a wish say something of the food behind them. */
const wordsOfNoFood = new Set(['eggless', 'just'])

/** Words of a language of wishes that are names of foods in another one: "alles mit Ei" is no jackfruit, "pero" no coffee. */
const functionWords = new Set(['mit', 'pero', 'zur', 'sei', 'tot'])

/** The catalogue answers the same in whatever language it is asked. */
const catalogueFood = memoizeByTokens(catalogueFoodAt)

function catalogueFoodAt(tokens: readonly WishToken[], at: number): PhraseFoundInWish<string> | null {
  const first = toSingularFoodWord(tokens[at]!.word)
  // "Eggless mayo" leaves out eggs, as "eggless cake" does; "allergic to just eggs" means eggs, not the vegan product of that name.
  if (isJoiningWord(first) || wordsOfNoFood.has(first) || functionWords.has(first)) return null
  let best: PhraseFoundInWish<string> | null = null
  let key = ''
  const maxOfNames = Math.max(1, longestNameLengthFromWord(first))
  const most = Math.max(maxWordsOfAllergenOrGroupName, maxOfNames)
  for (let length = 1; length <= most && at + length <= tokens.length; length++) {
    const token = tokens[at + length - 1]!
    if (length > 1 && !(isNameContinuedAcrossGap(token) && hasLetters.test(token.word))) break
    key = length === 1 ? first : `${key} ${toSingularFoodWord(token.word)}`
    if (length === 1 && (isDescribingWord(first) || people.has(first) || isPersonNamedLikeFood(tokens, at)))
      continue
    const meaning = findAllergenOrGroupByName(key)
    const food = length <= maxOfNames ? findFoodByKey(key) : null
    if (meaning !== null) best = { value: meaning, length }
    else if (food) best = { value: food.name, length }
    else if (length <= maxOfNames && findFoodKindName(key) !== null) best = { value: key, length }
  }
  return best
}
