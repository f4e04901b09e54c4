import { findAllergenByName } from '../../allergens.ts'
import { compileLanguage } from '../compileLanguage.ts'
import { germanWishLanguage } from '../languages/grammars/german.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import { wishLanguages } from '../wishLanguages.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'
import { splitCompoundFood } from './compounds.ts'
import { findFoodAtToken } from './findFoodAtToken.ts'
import { contentsExcludedByAllergy } from './foodMeanings.ts'

/** What joins a word whose end another word holds to that one: "Hasel- und Walnüsse". */
const joins = new Set(
  'und u oder o sowie bzw noch weder auch and or nor plus et ou y en of og eller och'.split(' '),
)
/** First parts of names that people also write without a hyphen: "Erd und Haselnüsse". */
const firstParts = new Set(
  `erd hasel wal para pekan paran kuh ziegen schafs schaf schalen krusten weich huhner wachtel enten ganse krebs pea hazel wall tree`.split(
    /\s+/,
  ),
)

/** Words of a list that another word ends at most: "Hasel-, Wal-, Para-, Pekan- und Erdnüsse". */
const maxListed = 8
const minEnding = 2

/**
 * Tokens in which each word of a list has the ending that only its last one is written with: "Hasel-, Wal- und Erdnüsse", "Hühner- und
 * Gänseei", "pea- and walnuts", "cow's or goat's milk". Words that no ending makes a food stay as they are.
 */
export function completeSharedEndings(text: string, tokens: readonly WishToken[]): readonly WishToken[] {
  const german = tokens.map((token, at) => completed(text, tokens, at) ?? token)
  return withSharedHeads(german)
}

const isCut = (text: string, { to }: WishToken) => /^[-‐‑](?=[\s,/&+]|$)/u.test(text.slice(to, to + 2))

function completed(text: string, tokens: readonly WishToken[], at: number): WishToken | null {
  const token = tokens[at]!
  const hasHyphen = isCut(text, token)
  if (!hasHyphen && !firstParts.has(token.word)) return null
  const whole = wordEndingList(text, tokens, at)
  if (whole === null) return null
  const compiled = compileLanguage(germanWishLanguage)
  const foodOf = (...words: readonly string[]): string | null => {
    const parts = words.map((word, index) => ({
      ...token,
      word,
      typed: word,
      ...(index > 0 ? { gap: 'space' as const } : {}),
    }))
    const found = findFoodAtToken(parts, 0, compiled)
    if (found?.length === words.length) return found.value
    const split = words.length === 1 ? splitCompoundFood(words[0]!, compiled) : null
    return split?.[0]?.role === 'food' ? split[0].food : null
  }
  const alone = foodOf(token.word)
  const isOther = ({ id }: WishLanguage) => id !== 'de' && id !== 'en'
  // Danish "mælk-, selleri- og nødderallergi".
  if (
    !firstParts.has(token.word) &&
    wishLanguages.some(
      (each) => isOther(each) && findFoodAtToken([token], 0, compileLanguage(each))?.isOwn,
    ) &&
    alone === null
  )
    return null
  // "Pea and tree nuts".
  const together = token.word + whole.word
  if (whole.isBehindFirstPart && foodOf(together) !== null)
    return { ...token, word: together, typed: together }
  if (token.word === 'pea' && !hasHyphen) return null
  for (let from = minEnding; from <= whole.word.length - minEnding; from++) {
    const ending = whole.word.slice(from)
    const joined = token.word + ending
    const food = foodOf(joined)
    if (food !== null && isFurther(alone, food)) return { ...token, word: joined, typed: joined }
    if (ending.length > minEnding && foodOf(token.word, ending) !== null && alone === null)
      return { ...token, word: joined, typed: joined }
  }
  return null
}

const groups: ReadonlySet<string> = new Set([
  'crustacean',
  'mollusc',
  'shellfish',
  'seafood',
  'tree nut',
  'nut',
  'dairy',
])

/** Whether the whole name says what may harm and its first part does not: "pea" of "peanuts", "Kuh" of "Kuhmilch". */
function isFurther(first: string | null, whole: string): boolean {
  if (first === null || groups.has(whole)) return true
  if (findAllergenByName(first) !== null) return false
  const before = contentsExcludedByAllergy(first).allergens
  const { allergens } = contentsExcludedByAllergy(whole)
  const isMore = allergens.length > before.length || findAllergenByName(whole) !== null
  return isMore && before.every((each) => allergens.includes(each))
}

/** The word with which a list of cut words ends, behind one of them; null where none does. */
function wordEndingList(
  text: string,
  tokens: readonly WishToken[],
  at: number,
): { word: string; isBehindFirstPart: boolean } | null {
  let isJoined = false
  for (let index = at + 1; index < tokens.length && index <= at + 2 * maxListed; index++) {
    const token = tokens[index]!
    if (token.gap === 'end' || !isOfList(token)) return null
    if (joins.has(token.word)) isJoined = true
    else if (isCut(text, token) || (firstParts.has(token.word) && index + 1 < tokens.length)) continue
    else if (!isJoined && token.gap !== 'and' && token.gap !== 'comma') return null
    else {
      const isBehindFirstPart = token.gap === 'space' && firstParts.has(tokens[index - 1]!.word)
      return { word: token.word, isBehindFirstPart }
    }
  }
  return null
}

const isOfList = (token: WishToken) =>
  isNameContinuedAcrossGap(token) || token.gap === 'comma' || token.gap === 'and'

const animals = new Set(
  'cow cows hen hens chicken chickens duck ducks goose quail quails sheep ewe ewes goat goats buffalo'.split(
    ' ',
  ),
)
const heads = new Set('milk egg eggs cheese cheeses yogurt yoghurt butter cream dairy'.split(' '))

/** "Cow's or goat's milk": each animal of the list gets the word that stands behind the last. */
function withSharedHeads(tokens: readonly WishToken[]): readonly WishToken[] {
  if (!tokens.some(({ word }) => animals.has(word))) return tokens
  return tokens.flatMap((token, at) => {
    const head = animals.has(token.word) ? headBehindList(tokens, at) : null
    return head === null
      ? [token]
      : [token, { ...token, word: head, typed: head, gap: 'space', listSign: null }]
  })
}

function headBehindList(tokens: readonly WishToken[], at: number): string | null {
  let isListed = false
  for (let index = at + 1; index < tokens.length && index <= at + 2 * maxListed; index++) {
    const token = tokens[index]!
    if (token.gap === 'end' || !isOfList(token)) return null
    if (joins.has(token.word)) isListed = true
    else if (animals.has(token.word)) isListed ||= token.gap !== 'space'
    else return isListed && heads.has(token.word) && animals.has(tokens[index - 1]!.word) ? token.word : null
  }
  return null
}
