import type { Eater } from '#shared/kitchen/eaters.ts'
import { foodByKey } from '#shared/kitchen/foods/foods.ts'
import { foodKey, singularWord } from '#shared/kitchen/foods/foodWords.ts'
import { foldWord } from '#shared/kitchen/wish/foods/foldWord.ts'
import { foodsNamed } from '#shared/kitchen/wish/foods/foodsNamed.ts'
import { spellingsOf } from '#shared/kitchen/wish/people/nameForms.ts'
import { foodInOtherScript, isWithinFood } from './foodsOfOtherScripts.ts'
import { customarySpellings } from './names/customaryNames.ts'
import { diminutives } from './names/diminutives.ts'
import { joinedNames } from './names/joinedNames.ts'
import { namesInWish } from './names/namesInWish.ts'
import type { FoundName, NumberedName } from './names/nameTree.ts'
import { soundingNames } from './names/soundingNames.ts'
import { isUnspaced, wordPattern } from './names/soundOfName.ts'
import { spelledNames } from './names/spelledNames.ts'
import { personLabel } from './personNumber.ts'

/** Replaces names in the texts of one prompt. */
export interface NumbersForNames {
  /**
   * A text with the names of those at the table replaced by their numbers: whole words, whatever their case, accents and
   * endings.
   */
  inText: (text: string) => string
  /** The same of a wish, in which names may be misspelt and guests be named. */
  inWish: (text: string) => string
  /** The same, where the name of somebody who is called as a food stays. */
  inTextWithFoods: (text: string) => string
  /** What somebody has typed into a list of foods; a food stays what it is, if somebody is called Olive. */
  inItems: (items: readonly string[]) => string
}

/** Prepares the names of those at the table once for all texts of a prompt. */
export function numbersForNames(eaters: readonly Eater[]): NumbersForNames {
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

/** Replaces names in a text; `isWish`: also misspelt ones and those of guests. */
type Replacer = (text: string, isWish: boolean) => string

/** Null stands for somebody whose name stays. */
function replacerOf(eaters: readonly (Eater | null)[]): Replacer {
  const namesBy = (spellings: (name: string) => readonly string[]) =>
    eaters.flatMap((eater, index) =>
      (eater ? spellings(eater.name).flatMap(namesOf) : []).map((words) => ({ words, index })),
    )
  const own = namesBy((name) => [name])
  // Somebody's own name goes before another's that may be written so.
  const spelled = [...own, ...namesBy((name) => spellingsOf(name).slice(1))]
  const asSpelled = numbered([...spelled, ...own.flatMap(customary)])
  const findSpelled = spelledNames(asSpelled)
  // Without customary spellings: "boil" sounds like the Arabic one of Paul.
  const findSounding = soundingNames(numbered(spelled))
  const findDiminutive = diminutives(numbered(spelled))
  const findJoined = joinedNames(numbered(spelled))
  /** A word that is made of names. */
  const coinedAt = (typed: string, isWish: boolean): FoundName | null => {
    const name = findDiminutive(typed, isWish)
    if (name) return { length: 1, number: name.number, rank: name.rank }
    const number = findJoined(typed)
    return number === null ? null : { length: 1, number, rank: spelled.length }
  }
  const ownWords = new Set(own.flatMap(({ words }) => words))
  const foodCalled = foodsCalled()
  return (text, isWish) => {
    const inWish = isWish ? namesInWish(text, numbered(spelled)) : null
    const found = wordsOf(text)
    const folded = found.map(([word]) => foldWord(word))
    let rest = ''
    let end = 0
    for (let at = 0; at < found.length; at++) {
      const longest =
        findSpelled(folded, at) ??
        findSounding(found, at) ??
        coinedAt(found[at]![0], isWish) ??
        inWish?.get(found[at]!.index)
      if (!longest) continue
      const first = found[at]!
      const last = found[at + longest.length - 1]!
      const to = last.index + last[0].length
      at += longest.length - 1
      if (isFoodAt(text, first.index, to, ownWords)) continue
      const food = foodCalled(text.slice(first.index, to))
      rest += `${text.slice(end, first.index)}${longest.number}${food === null ? '' : ` (or ${food})`}`
      end = to
    }
    return rest + text.slice(end)
  }
}

/** Longer names go before shorter ones. */
const numbered = (names: readonly { words: string[]; index: number }[]) =>
  names
    .toSorted((a, b) => b.words.length - a.words.length)
    .map(({ words, index }, rank): NumberedName => ({ words, number: personLabel(index), rank }))

const isFoodName = (name: string) => foodByKey(foodKey(name)) !== null

/** Letters of a part of a name that is replaced where it stands alone: "O" of "O'Brien" is none. */
const minPartOfName = 3

/** Parts of names that are words of their language as well, folded. */
const particles = new Set(
  'abd abu and aus ben bin bint dal das del della den der des dos ibn las los san the und van vom von zum أبو ابو أم ام ابن بن بنت عبد'
    .split(' ')
    .map(foldWord),
)

/** A name as its words: the whole of it, the same in one word, and each part that is long enough to be told from other words. */
function namesOf(name: string): string[][] {
  const whole = foldedWords(name)
  const parts = name
    .trim()
    .split(/[\s·・-]+/u)
    .map(foldedWords)
  const isNamed = (part: string[]) =>
    part.length < whole.length &&
    !particles.has(part.join('')) &&
    (part.join('').length >= minPartOfName || (part.length > 1 && isUnspaced.test(part[0]!)))
  const inOneWord = whole.length > 1 && !isUnspaced.test(whole[0]!) ? [[whole.join('')]] : []
  return [whole, ...inOneWord, ...parts.filter(isNamed)].filter((words) => words.length > 0)
}

/** A name of one word as other scripts customarily spell it. */
const customary = ({ words, index }: { words: string[]; index: number }) =>
  words.length === 1 || isUnspaced.test(words[0]!)
    ? customarySpellings(words.join('')).map((spelling) => ({ words: foldedWords(spelling), index }))
    : []

const isLatin = /^\p{Script=Latin}/u
const nextWord = /^[ -](\p{L}+)/u
const wordBefore = /(\p{L}+)[ -]$/u

/**
 * Whether a food stands where a name was found, and no name: "olives" and "olive oil" at the table of Olive, 花生 at that of 花.
 * What is spelled as a name is may be one: in lower case too. An ending of a name makes none of a food: "nori" is not Nora.
 */
function isFoodAt(text: string, from: number, to: number, ownWords: ReadonlySet<string>): boolean {
  const typed = text.slice(from, to)
  if (!isLatin.test(typed)) return isUnspaced.test(typed) && isWithinFood(text, from, to)
  if (typed !== typed.toLowerCase()) return false
  const isOtherWord = singularWord(typed) !== typed || !ownWords.has(foldWord(typed))
  if (isOtherWord && isFoodName(typed)) return true
  const next = nextWord.exec(text.slice(to))?.[1]
  const before = wordBefore.exec(text.slice(0, from))?.[1]
  return (
    (next !== undefined && isFoodName(`${typed} ${next}`)) ||
    (before !== undefined && isFoodName(`${before} ${typed}`))
  )
}

/** Words that are looked up among foods for one prompt; of more, the table of other scripts alone is asked. */
const maxFoodsLookedUp = 200

/** The food that a name in another script than Latin may mean as well: "лука" is Luke, or of an onion. */
function foodsCalled(): (typed: string) => string | null {
  const known = new Map<string, string | null>()
  return (typed) => {
    if (isLatin.test(typed)) return null
    const before = known.get(typed)
    if (before !== undefined) return before
    const food = foodInOtherScript(typed)
    if (food !== null || known.size === maxFoodsLookedUp) return food
    const named = foodsNamed(typed).find((each) => each !== typed) ?? null
    known.set(typed, named)
    return named
  }
}

const wordsOf = (text: string) => [...text.matchAll(wordPattern)]
const foldedWords = (text: string) => wordsOf(text).map(([word]) => foldWord(word))
