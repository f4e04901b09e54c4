import { allergensInContents, contentsOfFood } from '../../foods/foodContents.ts'
import { matchFoodName } from '../../foods/matchFoodName.ts'
import { isLikelyAllergyFood } from '../clauses.ts'
import { type FoodWithState, listFoodsWithState } from '../foods/foodsWithState.ts'
import { wishToleratedFormWords } from '../languages/allergies/toleratedFormWords.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import type { WishToken } from '../wishTokens.ts'
import { findWordsOfKind, isTokenRangeWithin, type MarkedWordKind, type TokenRange } from '../wordMarks.ts'
import { addQuestionAboutFoods, sentenceRangesFrom } from './askAboutFoodsBesideHarm.ts'

/** Words between "not", "only" or "if" and the form of a food at most: "only if it is very well baked". */
const maxToForm = 5

/**
 * Asks about a food that somebody tolerates in one form only: "he can have baked egg but not scrambled", "only baked egg is ok for
 * him", "he is on the egg ladder". A recipe cannot promise the form, so the food itself is in doubt. "Baked eggs but not fried,
 * please" says nothing of what somebody may have and asks nothing.
 */
export function askAboutToleratedForms(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  for (const part of parts) {
    const marked = (mark: MarkedWordKind) => findWordsOfKind(mark, tokens, part.offset, part.language)
    const ladders = marked('ladders')
    const permits = [...marked('permits'), ...(ladders.length > 0 ? [] : marked('tolerates'))]
    if (ladders.length + permits.length === 0) continue
    const foods = listFoodsWithState(parts, part)
    for (const ladder of ladders) {
      const foodsOfLadder = foods.filter(({ from, to }) => from < ladder.to && to > ladder.from)
      if (foodsOfLadder.every(({ state }) => state !== 'limit'))
        addQuestionAboutFoods(part, [ladder], foodsOfLadder)
    }
    const isLimited = formReader(part, marked)
    for (const sentence of sentenceRangesFrom(tokens, part.offset)) {
      if (!permits.some((each) => isTokenRangeWithin(each, sentence))) continue
      const here = foods.filter((food) => isTokenRangeWithin(food, sentence))
      const doubtful = here.filter((food) => isInDoubt(part, food, here) && isLimited(sentence, food, here))
      if (doubtful.length > 0) addQuestionAboutFoods(part, [sentence], doubtful)
    }
  }
}

/** Whether a food may be harmful and is not left out in the same sentence. */
function isInDoubt(
  { reading: { items } }: ReadingInLanguage,
  food: FoodWithState,
  here: readonly FoodWithState[],
): boolean {
  const name = items[food.index]!.food
  if (food.state === 'limit' || name === null || !isLikelyAllergyFood(name)) return false
  return !here.some(({ index, state }) => state === 'limit' && items[index]!.food === name)
}

/** Whether a dish or product certainly contains an allergen of a food: omelettes contain egg, yogurt contains milk. */
function sharesAllergen(one: string, other: string): boolean {
  const certain = (name: string) => {
    const food = matchFoodName(name).food
    return food
      ? [...allergensInContents(contentsOfFood(food))].flatMap(([id, { isCertain }]) =>
          isCertain ? [id] : [],
        )
      : []
  }
  const ofOther = certain(other)
  return certain(one).some((id) => ofOther.includes(id))
}

/** Finds whether a sentence limits a food to one form of it. */
function formReader(
  { reading: { items }, language }: ReadingInLanguage,
  marked: (mark: MarkedWordKind) => readonly TokenRange[],
) {
  const [forms, bakedForms] = [marked('forms'), marked('bakedForms')]
  const [denials, limits] = [marked('deniesForm'), marked('limitsForm')]
  const isBehind = wishToleratedFormWords[language.id].deniesBehind === true
  const isNear = (word: TokenRange, form: TokenRange, isAfter: boolean) => {
    const distance = isAfter ? word.from - form.to : form.from - word.to
    return distance >= 0 && distance < maxToForm
  }
  return (sentence: TokenRange, food: FoodWithState, here: readonly FoodWithState[]): boolean => {
    const isHere = (each: TokenRange) => isTokenRangeWithin(each, sentence)
    const baked = bakedForms.filter(isHere)
    const isDenied = denials
      .filter(isHere)
      .some((each) => [...forms.filter(isHere), ...baked].some((form) => isNear(each, form, isBehind)))
    const isOnly = limits.filter(isHere).some((each) => baked.some((form) => isNear(each, form, false)))
    if (isDenied || isOnly) return true
    // "Egg in cakes, but not omelettes".
    const nameOf = ({ index }: FoodWithState) => items[index]!.food
    return (
      baked.length > 0 &&
      here.some(
        (each) => each.state === 'limit' && nameOf(each) && sharesAllergen(nameOf(each)!, nameOf(food)!),
      )
    )
  }
}
