import { indexFoodsByPlace } from '../foods/foodsWithState.ts'
import { normalizedWordSet } from '../foods/wordSets.ts'
import { indexItemsByToken } from '../indexItemsByToken.ts'
import { wishIllnessWords } from '../languages/untoldWords.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { negationRoles } from '../people/looseNegations.ts'
import { excludeFoods } from '../reading.ts'
import type { WishItem } from '../wishItems.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import { findWordsOfKind, isTokenRangeWithin, type MarkedWordKind, type TokenRange } from '../wordMarks.ts'
import { sentenceRangesFrom } from './askAboutFoodsBesideHarm.ts'

const illness = normalizedWordSet(wishIllnessWords)

/**
 * Takes for allergies what a wish leaves out and then gives somebody's health as the reason for, in a list all of it: "no milk or eggs, they
 * make my son ill", "no milk or eggs as we have allergies".
 */
export function readHealthReasons(tokens: readonly WishToken[], parts: readonly ReadingInLanguage[]): void {
  for (const part of parts) {
    const { reading, offset } = part
    const leftOut = [...reading.unwanted].flatMap(([index, strength]) =>
      strength === 'left out' ? [{ index, place: placeOf(reading.items[index]!, offset) }] : [],
    )
    if (leftOut.length === 0) continue
    const isReason = reasonReader(tokens, parts, part)
    const sentences = sentenceRangesFrom(tokens, offset)
    for (const [at, sentence] of sentences.entries()) {
      const here = leftOut.filter(({ place }) => isTokenRangeWithin(place, sentence))
      if (here.length === 0) continue
      const behind = clausesOf(tokens, { from: here.at(-1)!.place.to, to: sentence.to })
      if ([...behind, ...sentences.slice(at + 1, at + 2)].some(isReason))
        for (const { index } of here) excludeFoods(reading, index, [index], 'allergy')
    }
  }
}

const placeOf = ({ from, to }: WishItem, offset: number): TokenRange => ({
  from: from + offset,
  to: to + offset,
})

const causing: readonly WishItem['role'][] = ['allergy', 'allergyNext']

/** Tells whether a clause gives health as the reason of what goes before it. */
function reasonReader(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
  part: ReadingInLanguage,
) {
  const { items } = part.reading
  const placed = indexItemsByToken(part)
  const foods = indexFoodsByPlace(parts, part)
  const of = (mark: MarkedWordKind) => findWordsOfKind(mark, tokens, part.offset, part.language)
  const marks = { harm: of('harm'), noHarm: of('noHarm'), tolerates: of('tolerates') }
  const [badly, may] = [of('badly'), of('may')]
  return (clause: TokenRange): boolean => {
    const places = placed.within(clause)
    const says = (roles: readonly string[]) => places.some((index) => roles.includes(items[index]!.role))
    const has = (stretches: readonly TokenRange[]) =>
      stretches.some((each) => isTokenRangeWithin(each, clause))
    const own = foods.within(clause)
    /** Whether the foods are only the end of a list before a word that applies to the whole list. */
    const endListBefore = (word: number | undefined) =>
      own.every(({ index, state }) => state === 'limit' && word !== undefined && index < word)
    const cause = places.find((index) => causing.includes(items[index]!.role))
    // "No nuts, egg allergy" is about the egg.
    if (cause !== undefined) return endListBefore(cause - 1) && (own.length === 0 || says(['ends', 'uses']))
    const turn = places.find((index) => items[index]!.role === 'ends')
    const isApart = tokens[clause.from]!.gap !== 'space' || turn !== undefined
    if (!isApart || !endListBefore(turn)) return false
    if (tokens.slice(clause.from, clause.to).some(({ word }) => illness.has(word))) return true
    const isNegated = says([...negationRoles, 'leavesOutPrevious'])
    if (has(marks.harm) && !has(marks.noHarm) && !isNegated) return true
    return (has(marks.tolerates) && (isNegated || has(badly))) || (has(may) && isNegated)
  }
}

function clausesOf(tokens: readonly WishToken[], { from, to }: TokenRange): TokenRange[] {
  const clauses: TokenRange[] = []
  for (let at = from; at < to; at++) {
    const goesOn = isNameContinuedAcrossGap(tokens[at]!) || tokens[at]!.gap === 'and'
    if (clauses.length > 0 && goesOn) clauses.at(-1)!.to = at + 1
    else clauses.push({ from: at, to: at + 1 })
  }
  return clauses
}
