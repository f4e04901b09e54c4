import { isDescribingWord } from '../foods/describingWords.ts'
import { toSingularFoodWord } from '../foods/foodWords.ts'
import { removeDeniedAllergies } from './allergies/deniedAllergies.ts'
import { readWordFreeBehindFood } from './allergies/freeBehind.ts'
import { markDeniedApproval } from './allergies/markDeniedApproval.ts'
import { markExceptedAllergies } from './allergies/markExceptedAllergies.ts'
import { joinNonFoodAllergyWords } from './allergies/otherAllergies.ts'
import { readFormerDiets } from './allergies/readFormerDiets.ts'
import { readOutgrownAllergies } from './allergies/readOutgrownAllergies.ts'
import type { CompiledLanguage, MeaningOfPhrase } from './compileLanguage.ts'
import { askAboutFoodBeforePlease } from './exclusions/askAboutFoodBeforePlease.ts'
import { assignYesAndNoToFoods } from './exclusions/assignYesAndNoToFoods.ts'
import { endListBehindPutIn } from './exclusions/endListBehindPutIn.ts'
import { readExceptionsAsAdditions } from './exclusions/exceptions/readExceptionsAsAdditions.ts'
import { readExceptionsBehindComma } from './exclusions/exceptions/readExceptionsBehindComma.ts'
import { readExceptionsInBrackets } from './exclusions/exceptions/readExceptionsInBrackets.ts'
import { readExceptionsOfAll } from './exclusions/exceptions/readExceptionsOfAll.ts'
import { readFoodsLeftToOthers } from './exclusions/foodsLeftToOthers.ts'
import { readGivenUpFoods } from './exclusions/givenUp/givenUp.ts'
import { ignoreFreeFromBeforeDish } from './exclusions/ignoreFreeFromBeforeDish.ts'
import { joinNegationAroundFoods } from './exclusions/joinNegationAroundFoods.ts'
import { leaveOutFoodsBeforeWordOut } from './exclusions/outBehindFoods.ts'
import { isNameOfCow } from './exclusions/readCowAsItsCheese.ts'
import { readFoodsToUseUp } from './exclusions/readFoodsToUseUp.ts'
import { readLessBeforeFood } from './exclusions/readLessBeforeFood.ts'
import { readNothingAsAnswer } from './exclusions/readNothingAsAnswer.ts'
import { readWishesBehindWordJust } from './exclusions/readWishesBehindWordJust.ts'
import { separateInsteadParts } from './exclusions/replacements/insteadParts.ts'
import { joinReplacementsToOneNegation } from './exclusions/replacements/joinReplacements.ts'
import {
  findFoodInCutWord,
  findFoodInProductWord,
  findFoodsJoinedInWord,
  splitCompoundFood,
} from './foods/compounds.ts'
import { joinDerivativePhrases } from './foods/derivatives.ts'
import { isEventNamedLikeFood } from './foods/eventsNamedLikeFoods.ts'
import { findMeaningOfMisspelling } from './foods/misspellings/meaningOfMisspelling.ts'
import { isNameOfDish } from './foods/partsOfDish.ts'
import { splitCompoundsInLists } from './foods/splitCompoundsInLists.ts'
import { splitDishesBehindNegation } from './foods/splitDishesBehindNegation.ts'
import { readFormsOfWishWord } from './foods/wordForms.ts'
import { joinListsToHeadings } from './joinListsToHeadings.ts'
import { memoizeByTokens } from './memoizeByTokens.ts'
import { removeDurations } from './people/ages/removeDurations.ts'
import { removeRipeningTimes } from './people/ages/removeRipeningTimes.ts'
import type { PhraseRole } from './phraseRoles.ts'
import { isAgainst, isQualifierBeforeFood, phraseAt, unclaimed, unqualified } from './unqualifiedItems.ts'
import type { EaterCondition } from './wishLanguage.ts'
import type { ListItemSign, TokenSeparator, WishToken } from './wishTokens.ts'

/** A stretch of a wish in one language: a food, a phrase of a role, or a word that says nothing we know. */
export interface WishItem {
  role: PhraseRole | 'food' | 'unknown'
  /** Places of its words among the tokens, `to` behind the last. */
  from: number
  to: number
  /** What stands between it and the item before. */
  gap: TokenSeparator
  /** Its food in English; of an unknown word the food it may be a misspelling of, of a phrase the food that it also names. */
  food: string | null
  condition: EaterCondition | null
  /** Of a word that is not known: as words are compared. */
  word?: string
  /** Of a word such as "raw": on which side the food stands that it qualifies; else null. */
  qualifies: 'next' | 'previous' | null
  /** Whether nothing stands between it and the item before, as between two signs. */
  isTouching: boolean
  /** Whether its food is only a part of the word, as the apple of "appeltaart": what the whole is nobody knows. */
  isPart?: true
  /** Whether it is called by the name of a dish of its food: "dal" of lentils. */
  isDishName?: true
  /** Whether it is called by the animal, "cow", which may stand for what its milk is made into. */
  isCow?: true
  /** Whether it is no food and people are allergic to it: "latex". */
  isOtherAllergy?: boolean
  /** Of "free from": whether the food behind it is the dish, and no word tells of what that is free. */
  isOfUntoldFood?: true
  /** Whether "and" is written with it as one word. */
  joins: boolean
  /** As of its first token. */
  listSign: ListItemSign | null
  hasColon: boolean
  closesBracket: boolean
  /** Whether it is a picture that names nothing: "😀". */
  isPicture: boolean
  /** Of what excepts foods: whether it rather adds them, "besides onions we also have garlic". */
  adds: 'yes' | 'perhaps' | 'no'
  /** Whether it excepts nothing from a diet before it: "vegan, but not honey". */
  isNotFromDiet?: true
  /** Of words such as "but" and "except" behind "no allergies": the foods behind them may be allergies. */
  ofAllergy?: true
  /** Of words for what is made of a food: on which side of it they stand; else null. */
  derives: 'behind' | 'before' | null
  /** Whether the item negates an approval: "not ok". */
  deniesApproval: boolean
}

/** Tokens read as items of a language, the longest first; each token belongs to one item. */
export const readWishItemsOfTokens = memoizeByTokens(readItems)

function readItems(tokens: readonly WishToken[], language: CompiledLanguage): readonly WishItem[] {
  const found: WishItem[] = []
  for (let at = 0; at < tokens.length; ) {
    const next = itemsAt(tokens, at, language, found.at(-1))
    found.push(...next)
    at = next.at(-1)!.to
  }
  const items = separateInsteadParts(joinNonFoodAllergyWords(found, tokens, language), tokens, language)
  const denied = removeDeniedAllergies(items, tokens, language)
  const excepted = markExceptedAllergies(denied, tokens, language)
  const former = readFormerDiets(readOutgrownAllergies(excepted, tokens), tokens, language.language.id)
  const approved = markDeniedApproval(former, tokens, language)
  const derived = joinDerivativePhrases(approved, tokens, language)
  const others = readFoodsLeftToOthers(derived, tokens, language)
  const told = assignYesAndNoToFoods(readNothingAsAnswer(others, tokens, language), tokens, language)
  const answered = leaveOutFoodsBeforeWordOut(
    joinNegationAroundFoods(endListBehindPutIn(told, tokens), tokens, language),
    tokens,
    language,
  )
  const replaced = joinReplacementsToOneNegation(answered, tokens, language)
  const ageless = removeRipeningTimes(removeDurations(replaced, tokens, language), tokens, language)
  const used = readFoodsToUseUp(ageless, tokens, language)
  const given = readGivenUpFoods(used, tokens, language)
  const ofAll = readExceptionsOfAll(given, tokens, language.language.id)
  const added = readLessBeforeFood(readExceptionsAsAdditions(ofAll, tokens, language), tokens, language)
  const excepting = readExceptionsBehindComma(
    readExceptionsInBrackets(
      askAboutFoodBeforePlease(
        readWishesBehindWordJust(ignoreFreeFromBeforeDish(added, tokens), tokens),
        tokens,
      ),
      tokens,
    ),
    tokens,
  )
  const dishes = splitDishesBehindNegation(excepting, tokens, language)
  const split = splitCompoundsInLists(dishes, tokens, language)
  return joinListsToHeadings(readWordFreeBehindFood(split, tokens, language))
}

function itemsAt(
  tokens: readonly WishToken[],
  at: number,
  language: CompiledLanguage,
  previous: WishItem | undefined,
): WishItem[] {
  const token = tokens[at]!
  const phrase = phraseAt(tokens, at, language)
  const named = unqualified(tokens, at, language, phrase)
  const food = isAgainst(previous) ? named : unclaimed(tokens, at, language, { phrase, food: named })
  const { gap, isTouching, listSign, hasColon, closesBracket } = token
  const item = {
    from: at,
    gap,
    isTouching,
    listSign,
    hasColon,
    closesBracket,
    isPicture: false,
    condition: null,
    qualifies: null,
    joins: false,
    adds: 'no' as const,
    derives: null,
    deniesApproval: false,
  }
  if (phrase && (!food || phrase.length >= food.length)) {
    const { condition, qualifies } = phrase.value
    const isSame = food?.length === phrase.length && food.isOwn
    return [
      {
        ...item,
        role: roleIn(phrase.value),
        condition,
        qualifies,
        to: at + phrase.length,
        food: isSame && !isQualifierBeforeFood(tokens, at, phrase, language) ? food.value : null,
      },
    ]
  }
  if (isEventNamedLikeFood(tokens, at))
    return [{ ...item, word: token.word, role: 'idle', to: at + 1, food: null }]
  if (food) {
    const named = {
      ...item,
      role: 'food' as const,
      to: at + food.length,
      food: food.value,
      joins: food.joins,
    }
    if (food.length > 1) return [named]
    const isCow = food.value === 'beef' && isNameOfCow(token.word)
    return [isCow ? { ...named, isCow } : isNameOfDish(token.word) ? { ...named, isDishName: true } : named]
  }
  const productOf = findFoodInProductWord(token.word, language)
  if (productOf) {
    const [named, made] = partsAt(item, [
      { role: 'food', food: productOf },
      { role: 'idle', food: null },
    ])
    return [named!, { ...made!, derives: 'behind' }]
  }
  const compound = splitCompoundFood(token.word, language)
  if (compound) return partsAt(item, compound)
  let meant = findMeaningOfMisspelling(token.word, language)
  if (meant?.kind === 'phrase') {
    const known = meant.word.replace(/\*$/, '')
    const mended = tokens.map((each, index) => (index === at ? { ...each, word: known } : each))
    const again = phraseAt(mended, at, language)
    // "Pescao" is near to a word of "me cae pesado", which alone says only how a dish is.
    if (again && again.value.role !== 'faults')
      return [{ ...item, ...again.value, role: roleIn(again.value), to: at + again.length, food: null }]
    meant = findMeaningOfMisspelling(token.word, language, 'food')
  }
  const within = meant === null ? findFoodsJoinedInWord(token.word, language) : null
  if (within) {
    const isWhole = findFoodInCutWord(token.word, language) !== null
    return partsAt(item, within).map((part) => (isWhole ? part : { ...part, isPart: true }))
  }
  const guess = meant?.kind === 'food' ? meant.food : null
  const isIdle = isDescribingWord(toSingularFoodWord(token.word))
  const joins = readFormsOfWishWord(token, language).some((form) => form.joins)
  const isPicture = picture.test(token.word)
  const { word } = token
  return [{ ...item, word, role: isIdle ? 'idle' : 'unknown', to: at + 1, food: guess, joins, isPicture }]
}

const picture = /^\p{Extended_Pictographic}/u

/** Words for who eats and how a food is prepared are passed over in lists, as idle words are. */
function roleIn({ role, condition }: MeaningOfPhrase): PhraseRole {
  return role === 'qualifier' || condition?.isVulnerable ? 'idle' : role
}

/** A word's parts as items: they belong together as if a hyphen stood between them. */
function partsAt(
  item: Omit<WishItem, 'role' | 'to' | 'food'>,
  parts: readonly Pick<WishItem, 'role' | 'food'>[],
): WishItem[] {
  return parts.map((part, index) => ({
    ...item,
    ...part,
    to: item.from + 1,
    ...(index > 0 ? { gap: 'hyphen' as const, listSign: null, hasColon: false, closesBracket: false } : {}),
  }))
}
