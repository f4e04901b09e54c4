import type { Eater } from '#shared/kitchen/eaters.ts'
import { findFoodByKey } from '#shared/kitchen/foods/foods.ts'
import { foodNameKey, toSingularFoodWord } from '#shared/kitchen/foods/foodWords.ts'
import { normalizeWishWord } from '#shared/kitchen/wish/foods/normalizeWishWord.ts'
import { readFoodsOfAnswer } from '#shared/kitchen/wish/foods/readFoodsOfAnswer.ts'
import { spellingsOfName } from '#shared/kitchen/wish/people/nameForms.ts'
import { findFoodInUnspacedScript, isPartOfLongerFoodWord } from './foodsOfOtherScripts.ts'
import { customarySpellings } from './names/customaryNames.ts'
import { createNameOfDiminutiveFinder } from './names/diminutives.ts'
import { createJoinedNameReplacer } from './names/joinedNames.ts'
import { findInexactNamesInWish } from './names/namesInWish.ts'
import type { FoundEaterName, NumberedEaterName } from './names/nameTree.ts'
import { createNameOfShortFormFinder } from './names/shortNames.ts'
import { createNameBySoundFinder } from './names/soundingNames.ts'
import { nameWordPattern, unspacedScriptStartPattern } from './names/soundOfName.ts'
import { createNameBySpellingFinder } from './names/spelledNames.ts'
import { labelOfEaterForModel } from './personNumber.ts'

/** Replaces names in the texts of one prompt by numbers. */
export interface EaterNameReplacer {
  /** Replaces the eaters' names in a text by their numbers: whole words, in any case, with any accents and endings. */
  inText: (text: string) => string
  /** The same for a wish, in which names may be misspelt and guests be named. */
  inWish: (text: string) => string
  /** The same, but the name of an eater who is called like a food stays. */
  inTextWithFoods: (text: string) => string
  /** The same for a typed list of foods; a food stays, even if an eater is called Olive. */
  inItems: (items: readonly string[]) => string
}

/** Prepares the names of the eaters once for all texts of a prompt. */
export function createEaterNameReplacer(eaters: readonly Eater[]): EaterNameReplacer {
  const replace = replacerOf(eaters)
  const inText = (text: string) => replace(text, false)
  let replaceWithFoods: Replacer | null = null
  const known = new Map<string, string>()
  const inItem = (item: string): string => {
    const before = known.get(item)
    if (before !== undefined) return before
    const replaced = isFoodName(item) ? item : inText(item)
    known.set(item, replaced)
    return replaced
  }
  return {
    inText,
    inWish: (text) => replace(text, true),
    inTextWithFoods: (text) => {
      replaceWithFoods ??= replacerOf(eaters.map((eater) => (isFoodName(eater.name) ? null : eater)))
      return replaceWithFoods(text, false)
    },
    inItems: (items) => items.map(inItem).join(', '),
  }
}

/** Replaces names in a text; with `isWish` also misspelt ones and those of guests. */
type Replacer = (text: string, isWish: boolean) => string

/** Null stands for an eater whose name stays. */
function replacerOf(eaters: readonly (Eater | null)[]): Replacer {
  const namesBy = (spellings: (name: string) => readonly string[]) =>
    eaters.flatMap((eater, index) =>
      (eater ? spellings(eater.name).flatMap(namesOf) : []).map((words) => ({ words, index })),
    )
  const own = namesBy((name) => [name])
  // An eater's own name has priority over another's that may be written in the same way.
  const spelled = [...own, ...namesBy((name) => spellingsOfName(name).slice(1))]
  const asSpelled = sortLongestFirst([...spelled, ...own.flatMap(customarySpellingsOf)])
  const findSpelled = createNameBySpellingFinder(asSpelled)
  // Without customary spellings: "boil" sounds like the Arabic one of Paul.
  const findSounding = createNameBySoundFinder(sortLongestFirst(spelled))
  const findDiminutive = createNameOfDiminutiveFinder(sortLongestFirst(spelled))
  const findShort = createNameOfShortFormFinder(sortLongestFirst(spelled))
  const findJoined = createJoinedNameReplacer(sortLongestFirst(spelled))
  /** The name in a word that is derived from names. */
  const findDerivedName = (typed: string, isWish: boolean): FoundEaterName | null => {
    const name = findDiminutive(typed, isWish) ?? (isWish ? findShort(typed) : null)
    if (name) return { length: 1, number: name.number, rank: name.rank }
    const number = findJoined(typed)
    return number === null ? null : { length: 1, number, rank: spelled.length }
  }
  const ownWords = new Set(own.flatMap(({ words }) => words))
  const findFoodByName = foodsCalled()
  return (text, isWish) => {
    const inWish = isWish ? findInexactNamesInWish(text, sortLongestFirst(spelled)) : null
    const found = wordsOf(text)
    const folded = found.map(([word]) => normalizeWishWord(word))
    let rest = ''
    let end = 0
    for (let at = 0; at < found.length; at++) {
      const longest =
        findSpelled(folded, at) ??
        findSounding(found, at) ??
        findDerivedName(found[at]![0], isWish) ??
        inWish?.get(found[at]!.index)
      if (!longest) continue
      const first = found[at]!
      const last = found[at + longest.length - 1]!
      const to = last.index + last[0].length
      at += longest.length - 1
      if (isFoodAt(text, first.index, to, ownWords)) continue
      const food = findFoodByName(text.slice(first.index, to))
      rest += `${text.slice(end, first.index)}${longest.number}${food === null ? '' : ` (or ${food})`}`
      end = to
    }
    return rest + text.slice(end)
  }
}

/** Longer names have priority over shorter ones. */
const sortLongestFirst = (names: readonly { words: string[]; index: number }[]) =>
  names
    .toSorted((a, b) => b.words.length - a.words.length)
    .map(
      ({ words, index }, rank): NumberedEaterName => ({ words, number: labelOfEaterForModel(index), rank }),
    )

const isFoodName = (name: string) => findFoodByKey(foodNameKey(name)) !== null

/** Minimum letters of a part of a name that is replaced where it stands alone: the "O" of "O'Brien" is not. */
const minPartOfName = 3

/** Parts of names that are also words of their language, folded. */
const particles = new Set(
  'abd abu and aus ben bin bint dal das del della den der des dos ibn las los san the und van vom von zum أبو ابو أم ام ابن بن بنت عبد'
    .split(' ')
    .map(normalizeWishWord),
)

/**
 * A name in words: the whole name, the same as one word, and each part that is long enough to be distinguished from
 * other words.
 */
function namesOf(name: string): string[][] {
  const whole = foldedWords(name)
  const parts = name
    .trim()
    .split(/[\s·・-]+/u)
    .map(foldedWords)
  const isNamed = (part: string[]) =>
    part.length < whole.length &&
    !particles.has(part.join('')) &&
    (part.join('').length >= minPartOfName || (part.length > 1 && unspacedScriptStartPattern.test(part[0]!)))
  const joinedName = whole.length > 1 && !unspacedScriptStartPattern.test(whole[0]!) ? [[whole.join('')]] : []
  return [whole, ...joinedName, ...partsWithoutApostrophes(parts), ...parts.filter(isNamed)].filter(
    (words) => words.length > 0,
  )
}

/** "D'Arcy O'Neill" as it is typed without apostrophes, in whole and in parts: "darcy oneill", "oneill". */
function partsWithoutApostrophes(parts: readonly string[][]): string[][] {
  const isCut = (part: string[]) => part.length > 1 && !unspacedScriptStartPattern.test(part[0]!)
  if (!parts.some(isCut)) return []
  const joined = parts.map((part) => (isCut(part) ? [part.join('')] : part))
  return [joined.flat(), ...joined.filter((_, at) => isCut(parts[at]!))]
}

/** The customary spellings of a one-word name in other scripts. */
const customarySpellingsOf = ({ words, index }: { words: string[]; index: number }) =>
  words.length === 1 || unspacedScriptStartPattern.test(words[0]!)
    ? customarySpellings(words.join('')).map((spelling) => ({ words: foldedWords(spelling), index }))
    : []

const isLatin = /^\p{Script=Latin}/u
const nextWord = /^[ -](\p{L}+)/u
const wordBefore = /(\p{L}+)[ -]$/u

/**
 * Whether a found name is a food: "olives" and "olive oil" for an eater called Olive, 花生 for one called 花. A word that
 * is spelled like a name may be one, also in lower case. The ending of a name makes no food: "nori" is not Nora.
 */
function isFoodAt(text: string, from: number, to: number, ownWords: ReadonlySet<string>): boolean {
  const typed = text.slice(from, to)
  if (!isLatin.test(typed))
    return unspacedScriptStartPattern.test(typed) && isPartOfLongerFoodWord(text, from, to)
  if (typed !== typed.toLowerCase()) return false
  const isOtherWord = toSingularFoodWord(typed) !== typed || !ownWords.has(normalizeWishWord(typed))
  if (isOtherWord && isFoodName(typed)) return true
  const next = nextWord.exec(text.slice(to))?.[1]
  const before = wordBefore.exec(text.slice(0, from))?.[1]
  return (
    (next !== undefined && isFoodName(`${typed} ${next}`)) ||
    (before !== undefined && isFoodName(`${before} ${typed}`))
  )
}

/** Maximum words of one prompt that are looked up among foods; for further ones only the table of other scripts is used. */
const maxFoodsLookedUp = 200

/** The food that a name in a non-Latin script may also mean: "лука" is Luke, or of an onion. */
function foodsCalled(): (typed: string) => string | null {
  const known = new Map<string, string | null>()
  return (typed) => {
    if (isLatin.test(typed)) return null
    const before = known.get(typed)
    if (before !== undefined) return before
    const food = findFoodInUnspacedScript(typed)
    if (food !== null || known.size === maxFoodsLookedUp) return food
    const named = readFoodsOfAnswer(typed).find((each) => each !== typed) ?? null
    known.set(typed, named)
    return named
  }
}

const wordsOf = (text: string) => [...text.matchAll(nameWordPattern)]
const foldedWords = (text: string) => wordsOf(text).map(([word]) => normalizeWishWord(word))
