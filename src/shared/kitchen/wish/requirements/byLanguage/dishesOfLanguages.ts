import { isWordOfLanguage, isWordOfNoLanguage } from '../../detectWishLanguages.ts'
import { normalizeWishWord } from '../../foods/normalizeWishWord.ts'
import type { WishLanguage } from '../../wishLanguage.ts'
import { wishLanguages } from '../../wishLanguages.ts'
import { splitWishIntoTokens, type WishToken } from '../../wishTokens.ts'
import type { DishInText } from '../dishesOfText.ts'
import { isOtherThingThanDish } from '../dishNames/otherThingsThanDishes.ts'
import { dishNames } from '../dishNames.ts'
import { foldText } from '../foldText.ts'
import { arabicDishNamesWithSpellings } from './arabicDishNamesWithSpellings.ts'
import { frenchDishNamesWithSpellings } from './frenchDishNamesWithSpellings.ts'
import { germanDishNamesWithSpellings } from './germanDishNamesWithSpellings.ts'
import { hindiDishNamesWithSpellings } from './hindiDishNamesWithSpellings.ts'
import { spanishDishNamesWithSpellings } from './spanishDishNamesWithSpellings.ts'

/** Names of dishes in a language, what its plurals add to the last word, and what is written in front of the first. */
interface DishNamesOfLanguage {
  id: WishLanguage['id']
  lines: string
  endings: readonly string[]
  prefixes: readonly string[]
}

const languages: readonly DishNamesOfLanguage[] = [
  { id: 'de', lines: germanDishNamesWithSpellings, endings: ['n', 'en', 's', 'e', 'er'], prefixes: [] },
  { id: 'fr', lines: frenchDishNamesWithSpellings, endings: ['s', 'es', 'x'], prefixes: [] },
  { id: 'es', lines: spanishDishNamesWithSpellings, endings: ['s', 'es'], prefixes: [] },
  {
    id: 'ar',
    lines: arabicDishNamesWithSpellings,
    endings: [],
    prefixes: ['ال', 'و', 'وال', 'ب', 'بال', 'لل', 'ل', 'ف', 'ك'],
  },
  { id: 'hi', lines: hindiDishNamesWithSpellings, endings: ['s', 'े', 'ों', 'ी', 'ियां'], prefixes: [] },
]

/** Letters of a name at least, behind which endings and prefixes are taken off. */
const minLetters = 3

const wordsOf = (text: string) =>
  splitWishIntoTokens(text).map(({ word }) => normalizeWishWord(word).replace(/([aou])e/g, '$1'))

/** The English name of each dish, by what it is called in a language, as words are compared. */
let namesOfLanguages: readonly (DishNamesOfLanguage & { names: ReadonlyMap<string, string> })[] | null = null

/** How many words the longest name has that begins with a word. */
const longestByFirstWord = new Map<string, number>()

function dishNamesOfLanguages() {
  if (namesOfLanguages) return namesOfLanguages
  const english = new Map(dishNames.flatMap(({ name, called }) => called.map((each) => [each, name])))
  namesOfLanguages = languages.map((language) => {
    const names = new Map<string, string>()
    for (const line of language.lines.trim().split('\n')) {
      const [meant = '', called = ''] = line.split(':')
      const name = english.get(meant) ?? meant
      for (const each of called.split(',')) {
        const key = wordsOf(each).join(' ')
        if (key !== '') names.set(key, name)
      }
    }
    return { ...language, names }
  })
  for (const { names } of namesOfLanguages)
    for (const key of names.keys()) {
      const words = key.split(' ')
      longestByFirstWord.set(words[0]!, Math.max(words.length, longestByFirstWord.get(words[0]!) ?? 0))
    }
  return namesOfLanguages
}

/** The dishes that a text names in a language other than English, by their English names. */
export function findDishesOfLanguages(text: string): DishInText[] {
  const tokens = splitWishIntoTokens(text)
  const folded = foldText(text)
  const words = tokens.map(({ word }) => word.replace(/([aou])e/g, '$1'))
  const found: DishInText[] = []
  for (let at = 0; at < words.length; at++) {
    const dish = longestDishAt(tokens, words, at)
    if (!dish || (dish.length === 1 && isWordOfOtherLanguage(tokens, at, dish.language))) continue
    const last = at + dish.length - 1
    const place = { start: tokens[at]!.from, end: tokens[last]!.to }
    if (!isOtherThingThanDish(folded, place)) found.push({ name: dish.name, ...place })
    at = last
  }
  return found
}

function longestDishAt(
  tokens: readonly WishToken[],
  words: readonly string[],
  at: number,
): { name: string; length: number; language: WishLanguage['id'] | null } | null {
  const languages = dishNamesOfLanguages()
  const most = longestNameFrom(words[at]!, languages)
  let joined = 1
  while (joined < most && isJoined(tokens[at + joined])) joined++
  for (let length = joined; length > 0; length--) {
    const key = words.slice(at, at + length).join(' ')
    for (const { id, names, endings, prefixes } of languages) {
      const name = names.get(key) ?? nameOfForm(key, { names, endings, prefixes })
      if (name !== undefined) return { name, length, language: id }
    }
  }
  const name = nameOfMisspelling(words[at]!)
  return name === undefined ? null : { name, length: 1, language: null }
}

/** Whether a name of a dish is a word of another language that the other words of the wish are of: French "pommes" are apples. */
function isWordOfOtherLanguage(
  tokens: readonly WishToken[],
  at: number,
  language: WishLanguage['id'] | null,
): boolean {
  if (language === null || tokens.length === 1) return false
  const own = wishLanguages.find(({ id }) => id === language)!
  const others = tokens.filter((_, place) => place !== at).map(({ word }) => word)
  const countOf = (each: WishLanguage) => others.filter((word) => isWordOfLanguage(word, each)).length
  return languages.some(({ id }) => {
    const other = wishLanguages.find((each) => each.id === id)!
    return other !== own && isWordOfLanguage(tokens[at]!.word, other) && countOf(other) > countOf(own)
  })
}

function longestNameFrom(word: string, languages: readonly DishNamesOfLanguage[]): number {
  let most = Math.max(1, longestByFirstWord.get(word) ?? 1)
  for (const { prefixes } of languages)
    for (const prefix of prefixes)
      if (word.startsWith(prefix))
        most = Math.max(most, longestByFirstWord.get(word.slice(prefix.length)) ?? 1)
  return most
}

const isJoined = (token: WishToken | undefined) => token?.gap === 'space' || token?.gap === 'hyphen'

function nameOfForm(
  key: string,
  {
    names,
    endings,
    prefixes,
  }: Omit<DishNamesOfLanguage, 'id' | 'lines'> & { names: ReadonlyMap<string, string> },
): string | undefined {
  for (const ending of endings)
    if (key.endsWith(ending) && key.length - ending.length >= minLetters) {
      const name = names.get(key.slice(0, -ending.length))
      if (name !== undefined) return name
    }
  for (const prefix of prefixes)
    if (key.startsWith(prefix) && key.length - prefix.length >= minLetters) {
      const name = names.get(key.slice(prefix.length))
      if (name !== undefined) return name
    }
  return undefined
}

/** Letters of a word at least that may be a misspelt name. */
const minMisspeltLetters = 8

/** Names of one word by what is left of them without each of their letters. */
let namesByDeletion: ReadonlyMap<string, readonly { key: string; name: string }[]> | null = null

function readNamesByDeletion() {
  const byDeletion = new Map<string, { key: string; name: string }[]>()
  for (const { names } of dishNamesOfLanguages())
    for (const [key, name] of names) {
      if (key.length < minMisspeltLetters || key.includes(' ')) continue
      for (const rest of [key, ...deletionsOf(key)])
        byDeletion.set(rest, [...(byDeletion.get(rest) ?? []), { key, name }])
    }
  return byDeletion
}

/** A word without each of its letters but the first. */
const deletionsOf = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 1) + word.slice(index + 2))

/** The dish whose name is one letter away from a word that no language knows: "Kartofelpuffer". */
function nameOfMisspelling(word: string): string | undefined {
  if (word.length < minMisspeltLetters) return undefined
  namesByDeletion ??= readNamesByDeletion()
  const near =
    namesByDeletion.get(word) ?? deletionsOf(word).flatMap((rest) => namesByDeletion!.get(rest) ?? [])
  const found = near.find(({ key }) => isOneLetterAway(word, key))
  return found && isWordOfNoLanguage(word) ? found.name : undefined
}

/** Whether two words differ in one letter or in two that change places. The last letter is left to inflection: "milanese" is no "milanesa". */
function isOneLetterAway(one: string, other: string): boolean {
  let first = 0
  while (one[first] === other[first] && first < one.length) first++
  let last = 0
  while (one.at(-1 - last) === other.at(-1 - last) && last < Math.min(one.length, other.length) - first)
    last++
  if (last === 0) return false
  const [left, right] = [one.slice(first, one.length - last), other.slice(first, other.length - last)]
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  )
}
