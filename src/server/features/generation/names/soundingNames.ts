import { readFoodsOfAnswer } from '#shared/kitchen/wish/foods/readFoodsOfAnswer.ts'
import { baseFormsOfName } from '#shared/kitchen/wish/people/nameForms.ts'
import { findFoodInUnspacedScript, isPartOfLongerFoodWord } from '../foodsOfOtherScripts.ts'
import {
  addNameToTree,
  chooseLongerFoundName,
  createEaterNameTreeNode,
  type FoundEaterName,
  type NumberedEaterName,
} from './nameTree.ts'
import {
  describeSoundOfWord,
  isSameNameInOtherScript,
  isWritingSystemDifferent,
  soundKeyOfWord,
  soundKeysOfName,
  unspacedScriptStartPattern,
  type WordSound,
  writingSystemIndexOfWord,
} from './soundOfName.ts'

/** Maximum letters of a name in a script without spaces. */
const maxLetters = 8
/** A food stays as typed, unless a capital letter shows that it may be a name. */
const isCapital = /^\p{Lu}/u
/** "I" in Arabic, which sounds like Anna; the name has another alef. */
const pronouns: readonly string[] = ['أنا', 'انا']
/**
 * Maximum words of one prompt that sound like a name and are looked up among foods, at a third of a millisecond each;
 * further ones count as names.
 */
const maxFoodsLookedUp = 500
/**
 * Maximum comparisons in one prompt of words with names that have the same consonants, a second of a core; a household
 * whose names do not all sound alike needs a few hundred. Further words with these consonants count as names.
 */
const maxCompared = 300_000
/** Maximum typed words whose matching names are cached. */
const maxKeptWords = 20_000

/**
 * A name that a word of the text sounds like, by a key shared by all names that sound the same, and how many words of
 * the text it covers.
 */
interface Sounding {
  key: string
  length: number
}

/**
 * Finds the longest name that begins at a word of a text and is typed in another script than the name's: each of its
 * words, or letters of a script without spaces for one word. Names are looked up by their consonants or their sound;
 * the sound of each different word is computed once.
 */
export function createNameBySoundFinder(
  names: readonly NumberedEaterName[],
): (found: readonly RegExpExecArray[], at: number) => FoundEaterName | null {
  const root = createEaterNameTreeNode()
  const bySound = new Map<string, Map<string, WordSound>>()
  const writings = new Set<number>()
  for (const name of names) {
    const { words } = name
    const parts = unspacedScriptStartPattern.test(words[0]!) ? [words.join('')] : words
    const heard = parts.map(describeSoundOfWord)
    if (heard.some(({ sound }) => sound === '')) continue
    const keys = heard.map(({ writing, script, sound }) => `${writing} ${script} ${sound}`)
    addNameToTree(root, name, keys, keys.slice(-1))
    for (const [at, part] of parts.entries()) {
      writings.add(heard[at]!.writing)
      for (const sound of soundKeysOfName(part)) {
        const alike = bySound.get(sound) ?? new Map<string, WordSound>()
        bySound.set(sound, alike.set(keys[at]!, heard[at]!))
      }
    }
  }
  let compared = 0
  const isFoodWord = foodWordsUpTo(maxFoodsLookedUp)
  const cachedSoundKeys = cachedAnswers((typed: string) => keysOf([typed]))
  const keysOfLast = cachedAnswers((typed: string) => keysOfWord(typed, true))
  const keysOfOthers = cachedAnswers((typed: string) => keysOfWord(typed, false))

  /** Keys of the names that one of the forms sounds like. */
  function keysOf(forms: Iterable<string>): readonly string[] {
    const keys = new Set<string>()
    for (const form of forms) {
      const alike = bySound.get(soundKeyOfWord(form))
      if (!alike) continue
      compared += alike.size
      const [anyOfThem] = alike.keys()
      if (compared > maxCompared) return [anyOfThem!]
      const heard = describeSoundOfWord(form)
      for (const [key, name] of alike) if (isSameNameInOtherScript(heard, name)) keys.add(key)
    }
    return [...keys]
  }

  function keysOfWord(typed: string, isLast: boolean): readonly string[] {
    const keys = keysOf(baseFormsOfName(typed, isLast))
    const isLeft =
      keys.length === 0 || pronouns.includes(typed) || (!isCapital.test(typed) && isFoodWord(typed))
    return isLeft ? [] : keys
  }

  function soundingAt(found: readonly RegExpExecArray[], at: number, isLast: boolean): Sounding[] {
    const first = found[at]?.[0]
    if (first === undefined) return []
    if (unspacedScriptStartPattern.test(first)) return soundingRuns(found, at)
    const writing = writingSystemIndexOfWord(first)
    if (![...writings].some((each) => isWritingSystemDifferent(writing, each))) return []
    const keys = (isLast ? keysOfLast : keysOfOthers)(first.normalize('NFC'))
    return keys.map((key) => ({ key, length: 1 }))
  }

  /** Names that the letters from a position on sound like, each by the fewest letters. */
  function soundingRuns(found: readonly RegExpExecArray[], at: number): Sounding[] {
    const runs = new Map<string, number>()
    let typed = found[at]![0]
    for (let length = 2; length <= maxLetters; length += 1) {
      const next = found[at + length - 1]
      if (
        !next ||
        next.index !== found[at]!.index + typed.length ||
        !unspacedScriptStartPattern.test(next[0])
      )
        break
      typed += next[0]
      const keys = cachedSoundKeys(typed)
      if (keys.length === 0 || isFoodWord(typed)) continue
      const { index, input } = found[at]!
      if (isPartOfLongerFoodWord(input, index, index + typed.length)) continue
      for (const key of keys) if (!runs.has(key)) runs.set(key, length)
    }
    return [...runs].map(([key, length]) => ({ key, length }))
  }

  return (found, at) => {
    let best: FoundEaterName | null = null
    const findNamesFrom = (node: typeof root, place: number) => {
      for (const { key, length } of soundingAt(found, place, true))
        best = chooseLongerFoundName(best, node.ends.get(key), place + length - at)
      if (node.next.size === 0) return
      for (const { key, length } of soundingAt(found, place, false)) {
        const next = node.next.get(key)
        if (next) findNamesFrom(next, place + length)
      }
    }
    if (writings.size > 0) findNamesFrom(root, at)
    return best
  }
}

/**
 * Whether a word is a food in some language (the look-up returns an unknown word unchanged). Only `count` words are looked up;
 * later ones do not count as foods.
 */
function foodWordsUpTo(count: number): (typed: string) => boolean {
  const known = new Map<string, boolean>()
  return (typed) => {
    const before = known.get(typed)
    if (before !== undefined || known.size === count) return before ?? false
    const isFood =
      findFoodInUnspacedScript(typed) !== null || readFoodsOfAnswer(typed).some((food) => food !== typed)
    known.set(typed, isFood)
    return isFood
  }
}

/** Caches the latest answers of `answerTo`. */
function cachedAnswers<Answer>(answerTo: (typed: string) => Answer): (typed: string) => Answer {
  const kept = new Map<string, Answer>()
  return (typed) => {
    const before = kept.get(typed)
    if (before !== undefined) return before
    if (kept.size === maxKeptWords) kept.clear()
    const answer = answerTo(typed)
    kept.set(typed, answer)
    return answer
  }
}
