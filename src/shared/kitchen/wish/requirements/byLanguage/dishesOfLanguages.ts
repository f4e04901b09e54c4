import { normalizeWishWord } from '../../foods/normalizeWishWord.ts'
import { splitWishIntoTokens, type WishToken } from '../../wishTokens.ts'
import { arabicDishNameLines } from '../arabicDishNameLines.ts'
import type { DishInText } from '../dishesOfText.ts'
import { dishNames } from '../dishNames.ts'
import { frenchDishNameLines } from '../frenchDishNameLines.ts'
import { germanDishNameLines } from '../germanDishNameLines.ts'
import { hindiDishNameLines } from '../hindiDishNameLines.ts'
import { spanishDishNameLines } from '../spanishDishNameLines.ts'

/** Names of dishes in a language, what its plurals add to the last word, and what is written in front of the first. */
interface DishNamesOfLanguage {
  lines: string
  endings: readonly string[]
  prefixes: readonly string[]
}

const languages: readonly DishNamesOfLanguage[] = [
  { lines: germanDishNameLines, endings: ['n', 'en', 's', 'e', 'er'], prefixes: [] },
  { lines: frenchDishNameLines, endings: ['s', 'es', 'x'], prefixes: [] },
  { lines: spanishDishNameLines, endings: ['s', 'es'], prefixes: [] },
  {
    lines: arabicDishNameLines,
    endings: [],
    prefixes: ['ال', 'و', 'وال', 'ب', 'بال', 'لل', 'ل', 'ف', 'ك'],
  },
  { lines: hindiDishNameLines, endings: ['s', 'े', 'ों', 'ी', 'ियां'], prefixes: [] },
]

const maxWords = 6
/** Letters of a name at least, behind which endings and prefixes are taken off. */
const minLetters = 3

const wordsOf = (text: string) =>
  splitWishIntoTokens(text).map(({ word }) => normalizeWishWord(word).replace(/([aou])e/g, '$1'))

/** The English name of each dish, by what it is called in a language, as words are compared. */
let namesOfLanguages: readonly (DishNamesOfLanguage & { names: ReadonlyMap<string, string> })[] | null = null

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
  return namesOfLanguages
}

/** The dishes that a text names in a language other than English, by their English names. */
export function findDishesOfLanguages(text: string): DishInText[] {
  const tokens = splitWishIntoTokens(text)
  const words = tokens.map(({ word }) => word.replace(/([aou])e/g, '$1'))
  const found: DishInText[] = []
  for (let at = 0; at < words.length; at++) {
    const dish = longestDishAt(tokens, words, at)
    if (!dish) continue
    const last = at + dish.length - 1
    found.push({ name: dish.name, start: tokens[at]!.from, end: tokens[last]!.to })
    at = last
  }
  return found
}

function longestDishAt(
  tokens: readonly WishToken[],
  words: readonly string[],
  at: number,
): { name: string; length: number } | null {
  let most = 1
  while (most < maxWords && isJoined(tokens[at + most])) most++
  for (let length = most; length > 0; length--) {
    const key = words.slice(at, at + length).join(' ')
    for (const { names, endings, prefixes } of dishNamesOfLanguages()) {
      const name = names.get(key) ?? nameOfForm(key, { names, endings, prefixes })
      if (name !== undefined) return { name, length }
    }
  }
  return null
}

const isJoined = (token: WishToken | undefined) => token?.gap === 'space' || token?.gap === 'hyphen'

function nameOfForm(
  key: string,
  { names, endings, prefixes }: Omit<DishNamesOfLanguage, 'lines'> & { names: ReadonlyMap<string, string> },
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
