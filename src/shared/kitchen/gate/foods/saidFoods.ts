import { isFoodNameOnlyWhenWhole } from '../../foods/catalogueIndex.ts'
import { allowsOrdinaryKind, isOrdinaryKindWord } from '../../foods/claims/claimStrengths.ts'
import { ordinaryKindOfFood } from '../../foods/claims/ordinaryKinds.ts'
import { isDescribingWord, isJoiningWord } from '../../foods/describingWords.ts'
import { type FoodNameSegment, findFoodsInWords } from '../../foods/findFoodsInWords.ts'
import type { Claim } from '../../foods/foodClaims.ts'
import { type Food, findFoodByKey } from '../../foods/foods.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import { withoutSetInPan } from '../texts/verbCan.ts'
import { isAction, putAnywhere, surfaces } from './actionsNamedLikeFoods.ts'
import { isBreadRollAt, isSataySauceAt } from './breadRolls.ts'
import { findEggPartsMeantInClause } from './partsOfEgg.ts'

/** A food that a text names, with the words around it in its clause. */
export interface SaidFood {
  food: Food
  words: readonly string[]
  /** The words before it in its clause, the last 12 at most: no rule looks further back. */
  before: readonly string[]
  /** The word after it in its clause. */
  wordAfter: string | null
  sentence: string
  /** "butter the dish", "cream the eggs": an action, not a food. */
  isAction: boolean
  /** Whether an action puts it in by its own word, "butter the tin": in no other form is it meant. */
  isByAction?: boolean
  /** Whether it is a part of an egg that the text does not call so: "whisk the whites". */
  isPartOfEgg?: boolean
  /** What the words before it say it is free of: "vegan cheese". */
  claims: readonly Claim[]
  /** What a text in another language than English says of it; `words` are then those of its English name. */
  foreign?: FoodSaidInOtherLanguage
}

export interface FoodSaidInOtherLanguage {
  /** The words that name it. */
  typed: readonly string[]
  /** The kind of foods that they call, such as oil; null where they call one food. */
  kind: string | null
  /** Whether its language calls the food so; else the catalogue does. */
  isOwn: boolean
  /** Whether its language writes several foods as one word. */
  isCompounding: boolean
  isOffered: boolean
  isBeside: boolean
  /** Whether no article or the like before it says that it was spoken of: "mit Keksen" and not "mit den Keksen". */
  isNew: boolean
  /** Whether its sentence asks for something to be done. */
  asksAction: boolean
}

export interface FoodSaidInStep extends SaidFood {
  /** Counted from 0. */
  step: number
}

/** The same for two foods that are said in the same words: what is found for one of them holds for the other. */
export const cacheKeyOfSaidFood = ({ food, words, foreign, isByAction }: SaidFood): string =>
  `${food.name}|${(foreign?.typed ?? words).join(' ')}${isByAction ? '|action' : ''}`

/** The words before the food, each followed by a space. */
export const wordsBeforeFood = ({ before }: SaidFood) => (before.length === 0 ? '' : `${before.join(' ')} `)

/** The foods that the steps name, and all their other words. */
export interface FoodsSaidInSteps {
  foods: readonly FoodSaidInStep[]
  otherWords: ReadonlySet<string>
  /** Words by which steps call what they put in or serve, and that call no food we know. */
  unread: readonly WordInStep[]
}

/** A word of a step, which is counted from 0. */
export interface WordInStep {
  word: string
  step: number
}

/** What is coated with a food is called by a word of it: "a floured surface". */
const coatedWith: Readonly<Record<string, string>> = {
  floured: 'flour',
  buttered: 'butter',
  breaded: 'breadcrumb',
  crumbed: 'breadcrumb',
  battered: 'batter mix',
}

/** Actions that put in what they are called by. Nobody breads or batters a vessel or a surface. */
const coatings: Readonly<Record<string, string>> = {
  bread: 'breadcrumb',
  batter: 'batter mix',
  crumb: 'breadcrumb',
  flour: 'flour',
  butter: 'butter',
}

const maxWordsBefore = 12

/** What is as soft or as brown as a food, said as one word: "cook until butter-soft". */
const likenessPattern = /\b\p{L}+-(?:soft|tender|smooth|thin|brown|golden|yellow|colou?red)\b/giu

/** Sentences of a step. The full stop of "30 Sek. anbraten" ends none. */
export const splitStepIntoSentences = (step: string): string[] =>
  step
    .split(/(?<=[.;!?।؟۔])(?<!\d\s?(?:[Ss]e[ckg]s?|[Mm]ins?|[Ss]td|hrs?|से)\.(?=\s+[\p{Ll}\p{Lo}\d]))\s+/u)
    .filter((part) => part !== '')

const clausesOf = (sentence: string) =>
  sentence.split(/[,.;:!?()]+|\s[-–—]\s/).filter((part) => /\p{L}/u.test(part))

/** Reads steps clause by clause, so that "coconut, milk" stays two foods. Misspelt names are not looked for. */
export function readFoodsOfSteps(steps: readonly string[]): FoodsSaidInSteps {
  const otherWords = new Set<string>()
  const foods = steps.flatMap((text, step) =>
    foodsSaidIn(text, isAction, otherWords).map((said) => ({ ...said, step })),
  )
  return { foods, otherWords, unread: [] }
}

/** Reads a recipe's name or description in the same way. It asks for no actions: "butter chicken" names butter. */
export function readFoodsOfProse(text: string): readonly SaidFood[] {
  return foodsSaidIn(text, () => false, new Set())
}

/** The foods of a text in its order; its other words are added to `otherWords`. */
function foodsSaidIn(text: string, isActionIn: typeof isAction, otherWords: Set<string>): SaidFood[] {
  const foods: SaidFood[] = []
  for (const sentence of splitStepIntoSentences(text)) {
    for (const [place, clause] of clausesOf(sentence).entries()) {
      const words = splitFoodNameIntoWords(withoutSetInPan(clause).replace(likenessPattern, ' '))
      const isNamed = new Set<number>()
      let claims: Claim[] = []
      for (const stretch of splitAlternatives(findFoodsInWords(words, 'sentence'), words)) {
        if (stretch.kind === 'claim') claims.push(stretch.claim)
        if (stretch.kind === 'joining') claims = []
        if (stretch.kind !== 'food') continue
        const { from, to, ...found } = withoutVessel(stretch, words)
        const isSauce = isSataySauceAt(words, from, to)
        const own = isSauce ? ['satay', 'sauce'] : words.slice(from, to)
        const food = isSauce ? findFoodByKey('satay sauce')! : found.food
        const isExact = findFoodByKey(own.join(' ')) === food
        if (
          !isExact ||
          isFoodNameOnlyWhenWhole(own.join(' ')) ||
          own.at(-1) === 'choice' ||
          (own.length === 1 && isDescribingWord(own[0]!))
        )
          continue
        // "Oil and vinegar" may also be the two that are listed.
        if (!own.some(isJoiningWord)) for (let index = from; index < to; index++) isNamed.add(index)
        foods.push({
          food,
          words: own,
          before: words.slice(Math.max(0, from - maxWordsBefore), from),
          wordAfter: words[to] ?? null,
          sentence,
          isAction: isActionIn(words, from, to, place === 0),
          claims: [...claims],
        })
        const ordinary = ordinaryKindLeftOpen(food, { words, from, to }, sentence)
        const last = foods.at(-1)!
        if (ordinary !== null)
          foods.push({
            ...last,
            food: ordinary,
            words: splitFoodNameIntoWords(ordinary.name),
            before: ['or'],
          })
        const coatingFood = last.isAction && to - from === 1 ? coatings[own[0]!] : undefined
        if (coatingFood !== undefined && (putAnywhere.has(coatingFood) || !surfaces.test(clause)))
          foods.splice(-1, 1, { ...last, ...coatOf(coatingFood), isByAction: true })
      }
      for (const [at, word] of words.entries()) {
        const coat = isNamed.has(at) ? undefined : coatedWith[word]
        if (coat === undefined) continue
        const before = words.slice(Math.max(0, at - maxWordsBefore), at)
        foods.push({ ...coatOf(coat), before, wordAfter: null, sentence, claims: [] })
      }
      for (const at of words.keys())
        if (!isNamed.has(at) && isBreadRollAt(words, at)) {
          const before = words.slice(Math.max(0, at - maxWordsBefore), at)
          const said = { food: findFoodByKey('bread roll')!, words: ['roll'], isAction: false }
          foods.push({ ...said, before, wordAfter: words[at + 1] ?? null, sentence, claims: [] })
        }
      for (const part of findEggPartsMeantInClause(clause, sentence)) {
        const at = words.indexOf(part)
        const before = words.slice(Math.max(0, at - maxWordsBefore), at)
        const wordAfter = words[at + 1] ?? null
        foods.push({ ...coatOf(`egg ${part}`), before, wordAfter, sentence, claims: [], isPartOfEgg: true })
      }
      for (const [index, word] of words.entries()) if (!isNamed.has(index)) otherWords.add(word)
    }
  }
  return foods
}

/** The ordinary kind of a food, where its sentence leaves it open: "regular or vegan cream", "vegan cream (regular works too)". */
function ordinaryKindLeftOpen(
  food: Food,
  { words, from, to }: { words: readonly string[]; from: number; to: number },
  sentence: string,
): Food | null {
  const ordinary = ordinaryKindOfFood(food)
  if (ordinary === null) return null
  const isBeside =
    (words[from - 1] === 'or' && isOrdinaryKindWord(words[from - 2] ?? '')) ||
    (words[to] === 'or' && isOrdinaryKindWord(words[to + 1] ?? ''))
  const isInBracket = [...sentence.matchAll(/\(([^()]{1,80})\)/g)].some(([, text]) =>
    allowsOrdinaryKind(text!),
  )
  return isBeside || isInBracket ? ordinary : null
}

/** A name of the catalogue for one of two, "cod or haddock", as the foods on both sides; others with a joining word are one food. */
function splitAlternatives(
  stretches: readonly FoodNameSegment[],
  words: readonly string[],
): FoodNameSegment[] {
  return stretches.flatMap((stretch) => {
    const at = stretch.kind === 'food' ? stretch.words.indexOf('or') : -1
    if (at === -1) return [stretch]
    const or = stretch.from + at
    const within = (from: number, to: number) =>
      findFoodsInWords(words.slice(from, to), 'sentence').map((part) => ({
        ...part,
        from: part.from + from,
        to: part.to + from,
      }))
    const joining = { kind: 'joining' as const, word: 'or', from: or, to: or + 1 }
    return [...within(stretch.from, or), joining, ...within(or + 1, stretch.to)]
  })
}

/** "A tin of tuna" is tuna, where the catalogue knows it by that name too. "Cream of chicken soup" is no chicken soup. */
function withoutVessel({ food, from, to }: FoodStretch, words: readonly string[]): FoodStretch {
  const last = words[from] === 'cream' ? -1 : words.slice(from, to).lastIndexOf('of')
  const rest = last === -1 ? null : findFoodByKey(words.slice(from + last + 1, to).join(' '))
  return rest ? { food: rest, from: from + last + 1, to } : { food, from, to }
}

interface FoodStretch {
  food: Food
  from: number
  to: number
}

/** A food as what a coating is of. */
function coatOf(name: string): Pick<SaidFood, 'food' | 'words' | 'isAction'> {
  return { food: findFoodByKey(name)!, words: name.split(' '), isAction: false }
}
