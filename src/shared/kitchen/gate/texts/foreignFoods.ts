import { foodNameKey, splitFoodNameIntoWords, toSingularFoodWord } from '../../foods/foodWords.ts'
import { isAdjectiveAfterFood } from '../../foods/foreign/foreignAdjectives.ts'
import { isForeignMeasureWord } from '../../foods/foreign/foreignMeasures.ts'
import { compileLanguage } from '../../wish/compileLanguage.ts'
import { findFoodInCutWord, splitCompoundFood } from '../../wish/foods/compounds.ts'
import { findFoodAtToken } from '../../wish/foods/findFoodAtToken.ts'
import { normalizeWishWord } from '../../wish/foods/normalizeWishWord.ts'
import { readFormsOfWishWord } from '../../wish/foods/wordForms.ts'
import { findLongestPhrase } from '../../wish/phraseTree.ts'
import { readWishItems } from '../../wish/readWishItems.ts'
import { readWishItemsOfTokens, type WishItem } from '../../wish/wishItems.ts'
import type { WishLanguage } from '../../wish/wishLanguage.ts'
import { maxWishCharactersRead, splitWishIntoTokens, type WishToken } from '../../wish/wishTokens.ts'
import { findFoodKindName } from '../foods/kindsOfFood.ts'
import { type SaidFood, splitStepIntoSentences } from '../foods/saidFoods.ts'
import { findCoatingsOfActions } from './coatingActions.ts'
import { findFoodOrKindByWishName } from './foodByWishName.ts'
import { claimsAround } from './foreignClaims.ts'
import { coatingFood } from './foreignCoatings.ts'
import { isFoodThereInSpiteOfForeignNegation } from './foreignFoodsInSpiteOfNegation.ts'
import { isToolOrLikeness, type Patterns, patternsOf } from './foreignPatterns.ts'
import {
  dairyWordsOfPlantForms,
  joinPlantsToKinds,
  plantsOfMilkSubstitutes,
  plantsWithoutGluten,
  wordsForWheatProducts,
} from './plantForms.ts'
import type { TextLanguageId } from './textWords.ts'
import { withoutSetInPan } from './verbCan.ts'

/** What a text in another language than English names. */
export interface FoodsOfForeignText {
  foods: SaidFood[]
  /** All its words as names of foods are compared. */
  words: readonly string[]
}

/** The foods that a text in one of the languages of wishes names, but for those that it says are not there. */
export function readForeignFoods(text: string, language: WishLanguage): FoodsOfForeignText {
  const foods: SaidFood[] = []
  const plain = withoutSetInPan(text)
  for (const sentence of splitStepIntoSentences(plain))
    for (const part of partsOf(sentence)) foods.push(...foodsIn(part, sentence, language))
  return { foods, words: splitFoodNameIntoWords(text) }
}

/** A long sentence in parts that are read whole. */
function partsOf(sentence: string): string[] {
  const parts: string[] = []
  let from = 0
  while (from < sentence.length) {
    const end =
      sentence.length - from <= maxWishCharactersRead
        ? sentence.length
        : sentence.lastIndexOf(' ', from + maxWishCharactersRead)
    const to = end > from ? end : from + maxWishCharactersRead
    parts.push(sentence.slice(from, to))
    from = to
  }
  return parts
}

/** Words that another food of their language is without its accents: French dough, which is pasta too. */
const accented: Readonly<Record<string, string>> = { pâté: 'pâté', pâtés: 'pâté' }

/** German nouns that are actions without their capitals: "Feta darüber bröseln". */
const verbsInSmall: ReadonlySet<string> = new Set(['broseln', 'brosel'])

const isVerbInSmall = (text: string, { word, from }: WishToken, { id }: WishLanguage): boolean =>
  id === 'de' && verbsInSmall.has(word) && /^\p{Ll}/u.test(text.slice(from, from + 2))

function foodsIn(text: string, sentence: string, language: WishLanguage): SaidFood[] {
  const patterns = patternsOf(language)
  const tokens = splitWishIntoTokens(text)
  const compiled = compileLanguage(language)
  const read = readWishItemsOfTokens(tokens, compiled)
  const items = joinPlantsToKinds(read, tokens, language)
  const isOwn = (item: WishItem) => {
    const at = findFoodAtToken(tokens, item.from, compiled)
    return (at?.isOwn && at.length === item.to - item.from) || !read.includes(item)
  }
  const { unwanted, doubts } = readWishItems(items, language)
  const foodsInDoubt = new Set(doubts.flatMap(({ foods }) => foods))
  const folded = normalizeWishWord(text)
  const plain = plainTokens(tokens, patterns, language)
  const words = tokens.map(({ word }) => toSingularFoodWord(word))
  const asksAction = patterns.actions.test(folded)
  const isOpen = patterns.opens.test(folded)
  const isBeside = patterns.beside.test(folded) && !isServedWhole(folded, patterns)
  const coatings = findCoatingsOfActions(tokens, language.id as TextLanguageId)
  const isAction = ({ from, to }: WishItem) => to - from === 1 && coatings.some(({ at }) => at === from)
  const named = items.flatMap((item, index): SaidFood[] => {
    // A vinaigrette is nothing that anybody means by what they leave out, and a food in a step.
    if (item.role !== 'food' && item.role !== 'harmless') return []
    if (item.food === null || isAction(item)) return []
    const isDenied = unwanted.has(index)
    if (
      isDenied &&
      !isFoodThereInSpiteOfForeignNegation(item, { text, tokens, items }, language, patterns.actions)
    )
      return []
    const food = findFoodOrKindByWishName(accented[tokens[item.from]!.typed] ?? item.food)
    if (food === null || isToolOrLikeness(text, tokens[item.from]!.from, patterns)) return []
    if (plain.has(item.from) && plain.has(item.to - 1)) return []
    if (isVerbInSmall(text, tokens[item.from]!, language)) return []
    if (item.to - item.from === 1 && isForeignMeasureWord(words, item.from)) return []
    if (item.to - item.from === 1 && isAdjectiveAfterFood(words, item.from)) return []
    if (item.to - item.from === 1 && !isTokenFoodNameInLanguage(tokens[item.from]!, item.food, language))
      return []
    const isPart = isPartOfWord(item, items, tokens, language)
    if (isPart && !isWithinCompound(item, items, tokens, patterns)) return []
    const typed = splitFoodNameIntoWords(
      text.slice(tokens[item.from]!.from, tokens[item.to - 1]!.to).replace(/['’]/g, ' '),
    )
    return [
      {
        ...{
          food,
          words: splitFoodNameIntoWords(food.name),
          before: [],
          wordAfter: null,
          sentence,
          isAction: false,
        },
        claims: claimsAround(item, tokens, language, text),
        foreign: {
          typed,
          kind: findFoodKindName(item.food),
          isOwn: isOwn(item),
          isCompounding: language.compounds?.ofFoods === true,
          isOffered: isOpen || isBeside || isPart || isDenied || foodsInDoubt.has(index),
          isBeside,
          isNew: isNewIn(tokens, item.from, language),
          asksAction,
        },
      },
    ]
  })
  const isCompounding = language.compounds?.ofFoods === true
  const put = coatings.map((coating) => coatingFood(coating, sentence, { named, isOpen, isCompounding }))
  return [...named, ...put]
}

/** Whether a text serves what it has made of its foods, and none beside: "Mit Nüssen bestreuen und servieren." */
function isServedWhole(folded: string, { beside, actions, servesAll }: Patterns): boolean {
  const rest = folded.replace(servesAll, '')
  return rest !== folded && actions.test(rest) && !beside.test(rest)
}

/** Articles and the like by which a food was spoken of, in languages that write them as words. */
const definiteWords: Partial<Record<WishLanguage['id'], ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    de: 'der die das den dem des diese dieser dieses diesen diesem ihre ihren eure beide alle im ins vom beim am',
    fr: 'le la les l ce cet cette ces mon ma mes votre vos notre nos leur leurs son sa ses au aux',
    es: 'el la los las este esta estos estas su sus tu tus nuestro nuestra nuestros nuestras ambos al del',
    it: 'il lo la i gli le l questo questa questi queste nostro nostra suo sua al alla ai agli alle nel nella nei',
    pt: 'o a os as este esta estes estas seu sua seus suas ao aos do da dos das no na nos nas',
    nl: 'de het deze dit die dat jouw je onze uw',
  }).map(([id, words]) => [id, new Set(words.split(' '))]),
)

/** Whether neither the word before a food nor the one before that, as before an adjective, tells of one that is known. */
function isNewIn(tokens: readonly WishToken[], at: number, { id }: WishLanguage): boolean {
  const definite = definiteWords[id]
  if (!definite) return false
  return ![tokens[at - 1], tokens[at - 2]].some((token) => token !== undefined && definite.has(token.word))
}

/** The tokens of phrases that are foods in other texts alone. */
function plainTokens(
  tokens: readonly WishToken[],
  { plain }: Patterns,
  language: WishLanguage,
): ReadonlySet<number> {
  const compiled = compileLanguage(language)
  const formsAt = (index: number) => (tokens[index] ? readFormsOfWishWord(tokens[index], compiled) : [])
  const found = new Set<number>()
  for (const at of tokens.keys()) {
    const phrase = findLongestPhrase(plain, at, formsAt)
    for (let index = 0; index < (phrase?.length ?? 0); index++) found.add(at + index)
  }
  return found
}

/**
 * Whether a word is a food's name in the language of a text or its own: the catalogue's other names are of any language, and a
 * French "boule" is no bread.
 */
export function isTokenFoodNameInLanguage(token: WishToken, name: string, language: WishLanguage): boolean {
  const at = findFoodAtToken([token], 0, compileLanguage(language))
  return (
    at === null ||
    at.isOwn ||
    foodNameKey(name) === foodNameKey(token.typed) ||
    token.word.length >= minForeignName
  )
}

/** Letters of a name from another language that is no word of this one too. */
const minForeignName = 7

/** Whether a food is only the beginning or the end of a longer word, which may be another food. */
function isPartOfWord(
  { from, to }: WishItem,
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  language: WishLanguage,
): boolean {
  const compiled = compileLanguage(language)
  if (to - from > 1 || findFoodAtToken(tokens, from, compiled)) return false
  if (findFoodInCutWord(tokens[from]!.word, compiled) !== null) return false
  return (
    splitCompoundFood(tokens[from]!.word, compiled) === null ||
    items.filter((item) => item.from === from).length < 2
  )
}

const bare = new Set(['Vegetables', 'Fruits', 'Herbs', 'Lentils and Pulses'])

/**
 * Whether a part of a longer word is in the food that the word calls: "erdnusssauce", and not of "walnussgross"; of
 * "butternusskürbis" only the end, and of "sojasahne" only the beginning.
 */
function isWithinCompound(
  item: WishItem,
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  { toolEnds }: Patterns,
): boolean {
  const { word } = tokens[item.from]!
  if (toolEnds.some((end) => word.endsWith(end))) return false
  const parts = items.filter(({ from, food }) => from === item.from && food !== null)
  const [first, last] = [parts[0]!, parts.at(-1)!]
  if (first === last) return true
  const head = findFoodOrKindByWishName(last.food!)
  if (item === first) return head === null || !bare.has(head.category)
  if (wordsForWheatProducts.has(last.food!) && plantsWithoutGluten.has(first.food!)) return false
  return !(dairyWordsOfPlantForms.has(last.food!) && plantsOfMilkSubstitutes.has(first.food!))
}
