import { tokensKnownInLanguage } from '../allergies/askAboutFoodsBesideHarm.ts'
import { isLikelyAllergyFood } from '../clauses.ts'
import { collectTokenPlacesOfItems, indexFoodsByPlace, tokenPlacesInRange } from '../foods/foodsWithState.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { excludeFoods, markLimitUnclear, type WishReadingState } from '../reading.ts'
import type { EaterCondition } from '../wishLanguage.ts'
import type { WishToken } from '../wishTokens.ts'
import { type EaterClause, splitIntoEaterClauses } from './eaterClauses.ts'

/** What becomes of the foods of a clause. */
type Outcome = 'left out' | 'asked' | 'wished for'

/**
 * Reads what a sentence about an allergy says of more people than the first without saying "allergic" again: "Max is allergic to soy and
 * Lena to sesame", "Tom: peanut allergy, Ann – shellfish". Such a food is an allergy where a person and a word such as "to" stand before
 * it, and is asked about else. The last resort is a question about each food of such a sentence that no word leaves out or wishes for.
 */
export function readOtherEaters(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  const sizes = parts.map((part) => tokensKnownInLanguage(part, []).size)
  const best = Math.max(...sizes)
  for (const [index, part] of parts.entries()) if (sizes[index] === best) readPart(text, tokens, parts, part)
}

function readPart(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
  part: ReadingInLanguage,
): void {
  const { items } = part.reading
  const limits = collectTokenPlacesOfItems(parts, ({ unwanted, doubts }) => [
    ...unwanted.keys(),
    ...doubts.flatMap(({ foods }) => foods),
  ])
  const allergies = collectTokenPlacesOfItems(parts, allergiesOf)
  if (allergies.size + limits.size === 0) return
  const all = { from: part.offset, to: tokens.length }
  const states = new Map(
    indexFoodsByPlace(parts, part)
      .within(all)
      .map(({ index, state }) => [index, state]),
  )
  const holds =
    (marked: ReadonlySet<number>) =>
    ({ first, end }: EaterClause) =>
      items
        .slice(first, end)
        .some((item) => tokenPlacesInRange(item).some((at) => marked.has(at + part.offset)))
  let isBehindAllergy = false
  for (const clauses of splitIntoEaterClauses(text, tokens, part, states)) {
    const anchor = clauses.findIndex(holds(allergies))
    const isGift = clauses.some((clause) => clause.isGift && holds(limits)(clause))
    if (isGift) askAboutGifts(part.reading, clauses)
    isBehindAllergy =
      anchor !== -1 || (isBehindAllergy && isOfEater(clauses.find(({ foods }) => foods.length > 0)))
    if (isBehindAllergy) readSentence(part.reading, clauses, anchor)
  }
}

/** "No peanuts for Tom, shellfish for Ann": she must not have it either, or wishes for it. */
function askAboutGifts(reading: WishReadingState, clauses: readonly EaterClause[]): void {
  for (const clause of clauses) {
    const { isGift, isPlain, eater, foods } = clause
    if (
      isGift &&
      isPlain &&
      eater !== 'none' &&
      foods.some((food) => isLikelyAllergyFood(reading.items[food]!.food!))
    )
      ask(reading, clause)
  }
}

/** Items of a reading that tell of an allergy, left out or asked about. */
function allergiesOf({ unwanted, doubts, conditions }: WishReadingState): number[] {
  return [
    ...[...unwanted].flatMap(([index, strength]) => (strength === 'left out' ? [] : [index])),
    ...doubts.flatMap(({ isAllergy, foods, about }) => (isAllergy ? [...foods, ...about] : [])),
    ...conditions.flatMap(({ at, condition }) => (isOfAllergens(condition) ? [at] : [])),
  ]
}

const isOfAllergens = ({ allergens = [], isVulnerable = false }: EaterCondition) =>
  allergens.length > 0 && !isVulnerable

/** A clause such as "Lena to sesame", with nothing else in it. */
const isOfEater = (clause: EaterClause | undefined): boolean =>
  clause?.isPlain === true && clause.eater !== 'none'

function readSentence(reading: WishReadingState, clauses: readonly EaterClause[], anchor: number): void {
  let before: Outcome | null = null
  for (const [place, clause] of clauses.entries()) {
    if (clause.hasFood && clause.foods.length === 0) before = null
    if (clause.hasFood && (clause.isWished || clause.hasDish)) before = 'wished for'
    if (clause.foods.length === 0 || (clause.isGift && clause.isPlain)) continue
    before =
      place === anchor
        ? null
        : outcomeOf(reading, clause, place > anchor || isVerbLast(reading, clause), before)
    if (before === 'left out') leaveOut(reading, clause)
    else if (before === 'asked') ask(reading, clause)
  }
}

/** In Hindi the word of the allergy may be said of the last person alone. */
const isVerbLast = ({ language }: WishReadingState, { link }: EaterClause) =>
  language.allergyFollows === true && link !== null

/** `before`: of the clause before, where its foods may go on. */
function outcomeOf(
  { items, language }: WishReadingState,
  clause: EaterClause,
  isBehind: boolean,
  before: Outcome | null,
): Outcome | null {
  const { foods, isPlain, isWished, isListed, isJoined, eater, link, hasDish } = clause
  const names = foods.map((food) => items[food]!.food!)
  const isMeal = (food: string) =>
    usualRoleOfFoodInDish(food) === 'dish' ||
    (usualRoleOfFoodInDish(food) === 'treat' && !isLikelyAllergyFood(food))
  // "पनीर की सब्जी".
  const isOfVegetables = language.allergyFollows === true && names.length > 1 && names.at(-1) === 'vegetable'
  const isDish = isOfVegetables || names.every(isMeal)
  if (isPlain && !isDish) {
    if (link !== null && (eater === 'person' || eater === 'name')) return 'left out'
    if (isListed && before === 'wished for') return before
    if (isListed && before !== null) return isJoined ? before : 'asked'
    if (!isWished && eater !== 'none' && (isBehind || eater !== 'unknown')) return 'asked'
  }
  if (isWished || hasDish || isDish) return 'wished for'
  if (!isBehind) return null
  const isApart = isListed && !isJoined && items[clause.first]!.gap === 'end'
  const isLoneMeal =
    isListed && !isJoined && names.some((food) => usualRoleOfFoodInDish(food) !== 'ingredient')
  const isLimit = (food: string) => isLikelyAllergyFood(food) || usualRoleOfFoodInDish(food) === 'ingredient'
  return names.some(isLimit) && !isApart && !isLoneMeal ? 'asked' : null
}

function leaveOut(reading: WishReadingState, { first, link, foods }: EaterClause): void {
  excludeFoods(reading, link ?? first, foods, 'allergy')
  // "Björk" is no misspelt "börek" where she is the one with the allergy.
  for (let index = first; index < foods[0]!; index++) reading.unwanted.delete(index)
}

function ask(reading: WishReadingState, { first, end, foods }: EaterClause): void {
  markLimitUnclear(reading, first, [end - 1], foods, { isCertain: true })
  reading.doubts.at(-1)!.isAllergy = true
}
