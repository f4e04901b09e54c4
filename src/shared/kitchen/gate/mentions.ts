import { parseAbsentFoods } from '../foods/absentFoods.ts'
import { allergensInContents, contentsOfFood } from '../foods/foodContents.ts'
import { type Food, getFoodByName } from '../foods/foods.ts'
import { splitFoodNameIntoWords } from '../foods/foodWords.ts'
import type { LineCheck } from './checkLine.ts'
import { classifyHowSentenceIntroducesFood, isFoodKindSoldReadyMade } from './foods/boughtFoods.ts'
import { isNoodleOfAnySort } from './foods/doughFoods.ts'
import { findFoodKindName, isSaltOrPepper } from './foods/kindsOfFood.ts'
import {
  type CertaintyOfListing,
  cacheKeyOfFoodSoughtInLines,
  certaintyOfListing,
  type ListedFoods,
  readListedFoods,
  splitIntoWordsWithoutFreeFromClaims,
} from './foods/listedFoods.ts'
import { cacheKeyOfSaidFood, type SaidFood, wordsBeforeFood } from './foods/saidFoods.ts'
import { areUnlistedSeedsAdded } from './foods/seedsPutIn.ts'
import { isFoodAddedByStep, isMadeOfListedFoods } from './madeHere.ts'
import { isFoodWithDefiniteArticle } from './madeWords.ts'
import {
  absentFoodBeforePattern,
  colourWords,
  foodNamesThatArePlainWords,
  foodsCalledVessels,
  foodsNamingColours,
  leavesOutBeforePattern,
  leftOutAfterWords,
  likenessPattern,
  optionalMentionPattern,
  productNamesThatArePlainPhrases,
  putOnDishPattern,
  servedWithPattern,
  shadePattern,
  shadeWordsBehindFood,
  sideDishBeforePattern,
  sideDishFoodCategories,
  slashedAlternativesPattern,
  stockPotAddedPattern,
  toolNameByActionPattern,
  toolPhrases,
  toolWords,
  wordsAfterAbsentFood,
  wordsBeforeBreadWrap,
} from './mentionWords.ts'
import { isFoodThereInSpiteOfNegation } from './texts/englishFoodsInSpiteOfNegation.ts'
import { foodsUsedWithoutMention } from './unusedLines.ts'

/**
 * How a text names a food that no line lists: it puts it in, it leaves open or serves it beside the dish, or it means what
 * is made here, or it perhaps means a listed one. Null for a listed food, a tool, a comparison, an action, and what is said not
 * to be there.
 */
export type MentionOfUnlistedFood = 'put in' | 'perhaps listed' | 'offered' | 'made here' | null

/** What a sentence says of all foods in it. */
interface SentenceRead {
  /** Its words without what it says is not there; null where it says nothing of that. */
  present: string | null
  /** Whether it offers, advises or leaves open. */
  leavesOpen: boolean
  /** The words of what a dish is served with; null where it is not about that. */
  beside: string | null
  isPutOn: boolean
}

function readSentence(sentence: string): SentenceRead {
  const beside = servedWithPattern.exec(sentence)?.[1]
  // What stands first in a line is its food; a sentence may begin with what is not there.
  const whole = `dish ${sentence.replace(/[.;!?]+$/, '')}`
  const { text } = parseAbsentFoods(whole)
  return {
    present: text === whole ? null : ` ${splitIntoWordsWithoutFreeFromClaims(text).join(' ')} `,
    leavesOpen: optionalMentionPattern.test(sentence) || slashedAlternativesPattern.test(sentence),
    beside: beside === undefined ? null : splitFoodNameIntoWords(beside).join(' '),
    isPutOn: putOnDishPattern.test(sentence),
  }
}

/** Calls `read` once for each key: a hostile recipe says the same a thousand times. */
function once<Value>(read: (said: SaidFood) => Value, key: (said: SaidFood) => string) {
  const known = new Map<string, Value>()
  return (said: SaidFood): Value => {
    const name = key(said)
    const before = known.get(name)
    if (before !== undefined) return before
    const value = read(said)
    known.set(name, value)
    return value
  }
}

export interface RecipeMentionReader {
  mentionOf: (said: SaidFood) => MentionOfUnlistedFood
  listed: ListedFoods
}

/** Reads what is said of foods in the texts of a recipe with these lines and this name. */
export function createMentionReader(lines: readonly LineCheck[], name: string): RecipeMentionReader {
  const listed = readListedFoods(lines, name)
  const reader: Reader = {
    listed: listed.foods,
    recipeName: name.trim(),
    isEggListed: lines.some(({ allergens }) => allergens.get('eggs')?.isCertain === true),
    sentenceOf: once(
      ({ sentence }) => readSentence(sentence),
      ({ sentence }) => sentence,
    ),
    listingOf: once((said) => certaintyOfListing(said, listed), cacheKeyOfFoodSoughtInLines),
    isMadeHere: once(
      (said) => isMadeOfListedFoods(said, listed),
      (said) =>
        `${cacheKeyOfSaidFood(said)}|${isFoodAddedByStep(said)}|${isFoodKindSoldReadyMade(said.food) ? classifyHowSentenceIntroducesFood(said) : ''}`,
    ),
  }
  return { listed, mentionOf: (said) => mentionOf(said, reader) }
}

interface Reader {
  listed: readonly Food[]
  recipeName: string
  isEggListed: boolean
  sentenceOf: (said: SaidFood) => SentenceRead
  listingOf: (said: SaidFood) => CertaintyOfListing
  isMadeHere: (said: SaidFood) => boolean
}

/** Water of any kind, "water from the tuna" included; a water biscuit is none. */
const isWater = (words: readonly string[]): boolean =>
  words.includes('water') && (words[0] !== 'water' || words.length === 1)

/** Whether the words around a food leave it one: it is no tool, likeness or action, nor said not to be there. */
export function isFoodNameMeantAsFood(
  said: SaidFood,
  isThere: boolean = isFoodThereInSpiteOfNegation(said),
): boolean {
  const { food, words, wordAfter, isAction } = said
  if (isAction || foodsUsedWithoutMention.has(food.name) || isWater(words)) return false
  // Celery salt holds more than salt.
  if (isSaltOrPepper(food) && allergensInContents(contentsOfFood(food)).size === 0) return false
  if (words.length === 1 && (foodNamesThatArePlainWords.has(words[0]!) || isWrapping(said))) return false
  if (
    productNamesThatArePlainPhrases.has(words.join(' ')) &&
    !stockPotAddedPattern.test(wordsBeforeFood(said))
  )
    return false
  if (wordsAfterAbsentFood.has(wordAfter ?? '')) return false
  if (isThere) return !(isTool(said) || isColour(said))
  if (absentFoodBeforePattern.test(wordsBeforeFood(said))) return false
  if (leftOutAfterWords.has(wordAfter ?? '') && leavesOutBeforePattern.test(wordsBeforeFood(said)))
    return false
  return !(isTool(said) || likenessPattern.test(wordsBeforeFood(said)) || isColour(said))
}

function mentionOf(said: SaidFood, reader: Reader): MentionOfUnlistedFood {
  // "The whites" are of the eggs that some line lists, whichever those are.
  if (said.isPartOfEgg && reader.isEggListed) return null
  const isThere = isFoodThereInSpiteOfNegation(said)
  const listing =
    isFoodNameMeantAsFood(said, isThere) || isWrapOfName(said, reader) ? reader.listingOf(said) : 'listed'
  if (listing === 'listed') return null
  const mention = mentionOfUnlisted(said, reader, isThere)
  return listing === 'possible' && (mention === 'put in' || mention === 'offered')
    ? 'perhaps listed'
    : mention
}

function mentionOfUnlisted(said: SaidFood, reader: Reader, isThere: boolean): MentionOfUnlistedFood {
  if (said.foreign) {
    const { isBeside, isOffered } = said.foreign
    if (reader.isMadeHere(said)) return isBeside ? 'offered' : 'made here'
    return isOffered ? 'offered' : 'put in'
  }
  const sentence = reader.sentenceOf(said)
  if (!isThere && sentence.present !== null && !sentence.present.includes(` ${said.words.join(' ')} `))
    return null
  const isOpenKind = isKindOnly(said) && !isTellingKind(said)
  if (isOpenKind && !isNoodleOfAnySort(said))
    return tellingKinds.has(said.words[0]!) || areUnlistedSeedsAdded(said, reader.listed) ? 'offered' : null
  const isBeside = isServedBeside(said, sentence)
  // "Serve with the slaw" means the one that was made here, "serve with naan" another food.
  if (reader.isMadeHere(said)) return isBeside && !isFoodWithDefiniteArticle(said) ? 'offered' : 'made here'
  const isOneOfTwo = said.wordAfter === 'or' || said.before.at(-1) === 'or'
  const isOpen = isOpenKind || sentence.leavesOpen || said.isPartOfEgg || isBeside || isOneOfTwo
  return isOpen ? 'offered' : 'put in'
}

/** "Wrap in foil", "cling wrap": no bread, which a wrap is behind an article or what is done with it. */
const isWrapping = (said: SaidFood): boolean =>
  said.words[0] === 'wrap' && !said.foreign && !wordsBeforeBreadWrap.test(wordsBeforeFood(said))

/** "Chicken wraps", as the name of the recipe. */
const isWrapOfName = ({ words, before, wordAfter, sentence }: SaidFood, { recipeName }: Reader): boolean =>
  words.length === 1 &&
  words[0] === 'wrap' &&
  before.length > 0 &&
  wordAfter === null &&
  sentence.trim() === recipeName

function isTool({ words, wordAfter }: SaidFood): boolean {
  if (wordAfter !== null && toolNameByActionPattern.test(wordAfter)) return true
  const phrase = `${words.at(-1)!} ${wordAfter}`
  return (toolWords.has(wordAfter ?? '') && !foodsCalledVessels.has(phrase)) || toolPhrases.has(phrase)
}

/** "until it turns a deep orange", "duck-egg blue". */
function isColour({ words, before, wordAfter }: SaidFood): boolean {
  if (foodsNamingColours.has(words.at(-1)!) && shadeWordsBehindFood.has(wordAfter ?? '')) return true
  return words.length === 1 && colourWords.has(words[0]!) && shadePattern.test(before.join(' '))
}

/** Kinds by which somebody may know what is in a dish; "seeds" may be those of a cucumber. */
const tellingKinds: ReadonlySet<string> = new Set(['flour'])

/** Whether whatever is of a kind holds an allergen, as any tuna is fish, and nuts that no line lists are nuts. */
function isTellingKind({ words }: SaidFood): boolean {
  if (words[0] === 'nut') return true
  const kind = findFoodKindName(words[0]!)
  return (
    kind !== null &&
    [...allergensInContents(contentsOfFood(getFoodByName(kind))).values()].some(({ isCertain }) => isCertain)
  )
}

/** "Seeds", "flour": any of a kind, of which the list has none. */
function isKindOnly({ words, food }: SaidFood): boolean {
  return (
    words.length === 1 && findFoodKindName(words[0]!) !== null && splitFoodNameIntoWords(food.name).length > 1
  )
}

function isServedBeside({ food, words, before }: SaidFood, { beside, isPutOn }: SentenceRead): boolean {
  if (beside === null || !beside.includes(words.join(' '))) return false
  if (!isPutOn) return true
  return (
    sideDishFoodCategories.has(food.category) ||
    sideDishBeforePattern.test(`${[...before, ...words.slice(0, -1)].join(' ')} `)
  )
}
