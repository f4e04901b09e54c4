import { isFoodItem } from '../foods/isFoodItem.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { negationRoles } from '../people/looseNegations.ts'
import type { WishToken } from '../wishTokens.ts'
import { findWordsOfKind, isTokenRangeWithin, type MarkedWordKind, type TokenRange } from '../wordMarks.ts'
import { sentenceRangesFrom } from './askAboutFoodsBesideHarm.ts'

/**
 * Makes an allergy of foods that are left out where a clause behind them says that somebody reacts, and names no food itself:
 * "no nuts please, my son reacts to them", "sans noix, mon fils y réagit".
 */
export function readAllergicReactions(tokens: readonly WishToken[], part: ReadingInLanguage): void {
  const marked = (mark: MarkedWordKind) => findWordsOfKind(mark, tokens, part.offset, part.language)
  const reactions = marked('reacts')
  if (reactions.length === 0) return
  const people = [...marked('subjects'), ...marked('objects'), ...marked('kin')]
  const sentences = sentenceRangesFrom(tokens, part.offset)
  for (const reaction of reactions) {
    const place = sentences.findIndex((each) => isTokenRangeWithin(reaction, each))
    const sentence = sentences[place]
    if (!sentence) continue
    const clause = clauseAround(tokens, part, sentence, reaction)
    const said = clauseOfPerson(people, clause, reaction)
    if (said === null || !saysNothingElse(part, said, reaction)) continue
    const before = sentences[place - 1]
    const here = foodsLeftOut(part, sentence, said)
    const foods = here.length > 0 || !before ? here : foodsLeftOut(part, before, said)
    for (const food of foods) part.reading.unwanted.set(food, 'allergy')
  }
}

/** The part of a sentence around a word, between two commas or after "because". */
function clauseAround(
  tokens: readonly WishToken[],
  { reading: { items }, offset }: ReadingInLanguage,
  sentence: TokenRange,
  { from, to }: TokenRange,
): TokenRange {
  const ends = new Set(items.flatMap((item) => (item.role === 'ends' ? [item.to + offset] : [])))
  const isEnd = (at: number) => ['comma', 'bracket', 'dash', 'colon'].includes(tokens[at]!.gap)
  const clause = { from, to }
  while (clause.from > sentence.from && !isEnd(clause.from) && !ends.has(clause.from)) clause.from--
  while (clause.to < sentence.to && !isEnd(clause.to)) clause.to++
  return clause
}

/** The clause from the nearest person on, or from the reaction where the person stands behind it; null without one. */
function clauseOfPerson(
  people: readonly TokenRange[],
  clause: TokenRange,
  reaction: TokenRange,
): TokenRange | null {
  const here = people.filter((person) => isTokenRangeWithin(person, clause))
  if (here.length === 0) return null
  const before = here.filter(({ from }) => from < reaction.from).map(({ from }) => from)
  return { from: before.length > 0 ? Math.max(...before) : reaction.from, to: clause.to }
}

/** Whether neither a food nor a negation stands in a clause. */
function saysNothingElse(
  { reading: { items }, offset }: ReadingInLanguage,
  clause: TokenRange,
  reaction: TokenRange,
): boolean {
  return items.every((item) => {
    const place = { from: item.from + offset, to: item.to + offset }
    if (!isTokenRangeWithin(place, clause) || isTokenRangeWithin(place, reaction)) return true
    return !isFoodItem(item) && !negationRoles.includes(item.role)
  })
}

/** Foods that are left out for no other reason, within a sentence and outside of a clause. */
function foodsLeftOut(
  { reading: { items, unwanted }, offset }: ReadingInLanguage,
  sentence: TokenRange,
  clause: TokenRange,
): number[] {
  return [...unwanted].flatMap(([index, strength]) => {
    const place = { from: items[index]!.from + offset, to: items[index]!.to + offset }
    return strength !== 'allergy' && isTokenRangeWithin(place, sentence) && !isTokenRangeWithin(place, clause)
      ? [index]
      : []
  })
}
