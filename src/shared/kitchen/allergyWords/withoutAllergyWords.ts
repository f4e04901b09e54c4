import { compileLanguage } from '../wish/compileLanguage.ts'
import { detectWishLanguages } from '../wish/detectWishLanguages.ts'
import { tokenPlacesInRange } from '../wish/foods/foodsWithState.ts'
import { readWishItemsOfTokens, type WishItem } from '../wish/wishItems.ts'
import { wishLanguages } from '../wish/wishLanguages.ts'
import type { WishToken } from '../wish/wishTokens.ts'
import { isAllergyConditionWord } from './conditionWords.ts'
import { findExceptionWordPositions } from './exceptionWords.ts'
import { findAllergicReactionTokens } from './findAllergicReactionTokens.ts'

/** Words that some language has for an allergy or for who has it, and those around it. In that language they name no food. */
export function withoutAllergyWords(tokens: readonly WishToken[]): WishToken[] {
  const roles: ReadonlySet<WishItem['role']> = new Set<WishItem['role']>([
    'allergy',
    'allergyNext',
    'idle',
    'pronouns',
    'joins',
    'leavesOutNext',
    'leavesOutEither',
    'notNext',
    'uses',
  ])
  const passed = new Set(findExceptionWordPositions(tokens))
  for (const language of wishLanguages)
    for (const { role, food, from, to } of readWishItemsOfTokens(tokens, compileLanguage(language)))
      if (roles.has(role) && food === null) for (let at = from; at < to; at++) passed.add(at)
  return tokens.filter(({ word }, at) => !passed.has(at) && !isAllergyConditionWord(word))
}

/** Tokens that a language which the text may be in calls a food: Spanish "papa" is a potato, elsewhere it is dad. */
export function foodTokens(tokens: readonly WishToken[]): ReadonlySet<WishToken> {
  const spans = detectWishLanguages(tokens).filter(({ from }) => from === 0)
  const foods = spans.flatMap(({ items }) =>
    items.filter(({ role }) => role === 'food').flatMap(tokenPlacesInRange),
  )
  return new Set(foods.map((at) => tokens[at]!))
}

/** Tokens without those that tell of an allergic reaction, such as "tongue itches" in "tongue itches from kiwi". */
export function withoutReaction(tokens: readonly WishToken[], rest: readonly WishToken[]): WishToken[] {
  const passed = findAllergicReactionTokens(tokens)
  return rest.filter((token) => !passed.has(token))
}
