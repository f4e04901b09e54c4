import type { CompiledLanguage, MeaningOfPhrase } from './compileLanguage.ts'
import { type FoodFoundAtToken, findFoodAtToken } from './foods/findFoodAtToken.ts'
import { readFormsOfWishWord } from './foods/wordForms.ts'
import { exclusionPhraseFields } from './phraseRoles.ts'
import { findLongestPhrase, type PhraseFoundInWish } from './phraseTree.ts'
import type { WishItem } from './wishItems.ts'
import { isNameContinuedAcrossGap, type WishToken } from './wishTokens.ts'

const exclusionRoles: ReadonlySet<MeaningOfPhrase['role']> = exclusionPhraseFields

/** The food at a word. One whose name only adds a qualifier, "raw salmon" of salmon, is read as both its parts. */
export function unqualified(
  tokens: readonly WishToken[],
  at: number,
  language: CompiledLanguage,
  phrase: PhraseFoundInWish<MeaningOfPhrase> | null,
): FoodFoundAtToken | null {
  const food = findFoodAtToken(tokens, at, language)
  if (!food || food.length === 1) return food
  if (phrase?.value.qualifies === 'next' && phrase.length < food.length) {
    const rest = findFoodAtToken(tokens, at + phrase.length, language)
    if (rest?.value === food.value) return null
  }
  const shorter = findFoodAtToken(tokens.slice(0, at + food.length - 1), at, language)
  if (shorter?.value !== food.value) return food
  const behind = phraseAt(tokens, at + shorter.length, language)
  return behind?.value.qualifies === 'previous' ? shorter : food
}

const against: readonly WishItem['role'][] = [
  'leavesOutNext',
  'insteadOfNext',
  'notNext',
  'notEither',
  'allergyNext',
]

export const isAgainst = (item: WishItem | undefined) => item !== undefined && against.includes(item.role)

/**
 * The food at a word without what its name claims: who wishes for a "vegan burger" or "gluten-free pasta" means the whole recipe,
 * though foods are called so.
 */
export function unclaimed(
  tokens: readonly WishToken[],
  at: number,
  language: CompiledLanguage,
  { phrase, food }: { phrase: PhraseFoundInWish<MeaningOfPhrase> | null; food: FoodFoundAtToken | null },
): FoodFoundAtToken | null {
  if (!food || food.length === 1) return food
  if (phrase && phrase.length < food.length && isClaim(phrase.value)) return null
  for (let place = 1; place < food.length; place++) {
    const claim = phraseAt(tokens, at + place, language)
    if (claim?.value.role === 'freePrevious')
      return findFoodAtToken(tokens.slice(0, at + place), at, language)
    // "Chili without beans" is a name of the catalogue, and no beans are wanted all the same.
    if (claim?.value.role === 'leavesOutNext' && place + claim.length < food.length)
      return findFoodAtToken(tokens.slice(0, at + place), at, language) ?? food
  }
  return food
}

const isClaim = ({ condition }: MeaningOfPhrase) =>
  condition !== null && !condition.isVulnerable && (condition.diets ?? condition.allergens ?? []).length > 0

export function phraseAt(tokens: readonly WishToken[], at: number, language: CompiledLanguage) {
  const formsAt = (index: number, isFirst: boolean) =>
    index < tokens.length && (isFirst || isNameContinuedAcrossGap(tokens[index]!))
      ? readFormsOfWishWord(tokens[index]!, language)
      : []
  const opening = isOpening(tokens, at) ? findLongestPhrase(language.openings, at, formsAt) : null
  if (opening) return opening
  const isNamed = (place: number) => findFoodAtToken(tokens, place, language) !== null
  // "Kann kein Ei essen": a phrase for "kann kein … essen" is about the food within it, which stays an item of its own.
  const phrase = findLongestPhrase(
    language.phrases,
    at,
    formsAt,
    ({ role }, anyWords) => !exclusionRoles.has(role) || !anyWords.some(isNamed),
  )
  const qualifier = findLongestPhrase(language.qualifiers, at, formsAt)
  return qualifier && qualifier.length >= (phrase?.length ?? 0) ? qualifier : phrase
}

/** Whether a sentence or a part of it begins at a token, or with the one word before it: "well, who", "and who". */
export function isOpening(tokens: readonly WishToken[], at: number): boolean {
  const begins = (index: number) => ['end', 'dash', 'equals'].includes(tokens[index]!.gap)
  return begins(at) || (at > 0 && begins(at - 1))
}

/** "Fetten Fisch": a word that is a food by itself only says which fish is meant. */
export const isQualifierBeforeFood = (
  tokens: readonly WishToken[],
  at: number,
  { value, length }: PhraseFoundInWish<MeaningOfPhrase>,
  language: CompiledLanguage,
): boolean =>
  value.qualifies === 'next' &&
  tokens[at + length]?.gap === 'space' &&
  findFoodAtToken(tokens, at + length, language) !== null
