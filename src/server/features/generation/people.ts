import type { Eater } from '#shared/kitchen/eaters.ts'
import { foodByKey } from '#shared/kitchen/foods/foods.ts'
import { foodKey } from '#shared/kitchen/foods/foodWords.ts'
import { foldWord } from '#shared/kitchen/wish/foldWord.ts'
import { foodsNamed } from '#shared/kitchen/wish/foodsNamed.ts'
import { numberOf } from './personNumber.ts'
import { isInOtherWriting, isSameNameInOtherScript, isUnspaced, wordPattern } from './soundOfName.ts'

const wordsOf = (text: string) => [...text.matchAll(wordPattern)]

/**
 * Endings that a name takes in the languages of wishes, written with it: "Annas Allergie", Polish "Annie", Hindi "अन्नाको",
 * "annako". A longer word that only begins with a name is left: "Kim" stands in "kimchi" too.
 */
const endings = [
  '',
  's',
  'es',
  'ens',
  'को',
  'की',
  'का',
  'के',
  'से',
  'ने',
  'ko',
  'ki',
  'ka',
  'ke',
  'se',
  'ne',
  'ς',
].map(foldWord)
/** Polish endings, of names in -a in place of the "a" and of others. */
const polishEndings = {
  ofA: ['y', 'i', 'ę', 'ą', 'ie', 'o'].map(foldWord),
  ofOthers: ['a', 'owi', 'em', 'iem', 'ie', 'u'],
}
/** Russian and Ukrainian endings, of names in a vowel or a sign in its place, and of others; Greek "Γιάννης" loses its last letter. */
const cyrillicEndings = {
  ofVowels: ['ы', 'и', 'е', 'у', 'ю', 'ой', 'ою', 'ей', 'ею', 'я', 'ем', 'ём', 'і', 'ї'].map(foldWord),
  ofOthers: ['а', 'у', 'ом', 'ем', 'е', 'ы', 'ові', 'ов', 'ова'].map(foldWord),
}
const lastVowel = /[аяйьо]$/u

function isBentCyrillicOrGreek(word: string, name: string): boolean {
  if (name.endsWith('ς')) return word === name.slice(0, -1)
  if (!/\p{Script=Cyrillic}/u.test(name)) return false
  if (!lastVowel.test(name)) return cyrillicEndings.ofOthers.some((ending) => word === name + ending)
  const stem = name.replace(lastVowel, '')
  return stem.length > 1 && cyrillicEndings.ofVowels.some((ending) => word === stem + ending)
}

/** Words that Arabic writes together with the name after them: "and", "for", "with", "like". */
const arabicPrefix = /^[وفبكل]{1,2}(?=\p{Script=Arabic}{3})/u
/** Letters of a name to which Polish endings are looked for. */
const minBent = 4

/** Whether a word of a text is a word of a name; the last of a name may be bent, and the first have a word before it. */
function isSaid(typed: string, name: string, isFirst: boolean, isLast: boolean): boolean {
  const word = foldWord(typed)
  const whole = isFirst ? [word, word.replace(arabicPrefix, '')] : [word]
  if (whole.includes(name)) return true
  if (!isLast) return false
  if (endings.some((ending) => whole.includes(name + ending))) return true
  if (isBentCyrillicOrGreek(word, name)) return true
  if (name.length < minBent) return false
  const isOfA = name.endsWith('a')
  const stem = isOfA ? name.slice(0, -1) : name
  return polishEndings[isOfA ? 'ofA' : 'ofOthers'].some((ending) => word === stem + ending)
}

/**
 * A text with the names of those at the table replaced by their numbers: whole words, whatever their case, accents and
 * endings.
 */
export function withNumbers(
  text: string,
  eaters: readonly Eater[],
  { isFoodKept = false }: { isFoodKept?: boolean } = {},
): string {
  const names = eaters
    .flatMap(({ name }, index) =>
      (isFoodKept && isFoodName(name) ? [] : namesOf(name)).map((words) => ({
        name: words,
        number: numberOf(index),
      })),
    )
    .sort((a, b) => b.name.length - a.name.length)
  const found = wordsOf(text)
  let rest = ''
  let end = 0
  for (let at = 0; at < found.length; at++) {
    const longest =
      longestOf(names, (name) => lengthSaid(found, at, name)) ??
      longestOf(names, (name) => lengthInOtherScript(found, at, name))
    if (!longest) continue
    const last = found[at + longest.length - 1]!
    rest += text.slice(end, found[at]!.index) + longest.number
    end = last.index + last[0].length
    at += longest.length - 1
  }
  return rest + text.slice(end)
}

interface NumberedName {
  name: readonly string[]
  number: string
}

/** The number of who has the longest of the names that are said, and how long it is; null where none is. */
function longestOf(
  names: readonly NumberedName[],
  lengthOf: (name: readonly string[]) => number,
): { length: number; number: string } | null {
  let best: { length: number; number: string } | null = null
  for (const { name, number } of names) {
    const length = lengthOf(name)
    if (length > (best?.length ?? 0)) best = { length, number }
  }
  return best
}

/** Words of a text that are a name from a place on; 0 where they are not. */
function lengthSaid(found: readonly RegExpExecArray[], at: number, name: readonly string[]): number {
  const isSaidHere = name.every((word, place) => {
    const typed = found[at + place]?.[0]
    return typed !== undefined && isSaid(typed, word, place === 0, place === name.length - 1)
  })
  return isSaidHere ? name.length : 0
}

/** Letters of a script without spaces that a name has at most. */
const maxLetters = 8
/** "I" in Arabic, which sounds like Anna; with the other alef it is the name. */
const pronouns: readonly string[] = ['أنا', 'انا']

/** The same of a name that is typed in another script, each of its words, or letters of a script without spaces for one word. */
function lengthInOtherScript(found: readonly RegExpExecArray[], at: number, name: readonly string[]): number {
  const isOfLetters = isUnspaced.test(name[0]!)
  const parts = isOfLetters ? [name.join('')] : name
  let end = at
  for (const [place, part] of parts.entries()) {
    const length = lengthOfPart(found, end, part, place === parts.length - 1)
    if (length === 0) return 0
    end += length
  }
  return end - at
}

function lengthOfPart(found: readonly RegExpExecArray[], at: number, part: string, isLast: boolean): number {
  const first = found[at]
  if (!first || !isInOtherWriting(first[0], part)) return 0
  if (!isUnspaced.test(first[0])) {
    const typed = first[0].normalize('NFC')
    const isName = formsIn(typed, isLast).some((form) => isSameNameInOtherScript(form, part))
    return isName && !pronouns.includes(typed) && !isFoodWord(typed) ? 1 : 0
  }
  for (let length = 2; length <= maxLetters; length++) {
    const letters = found.slice(at, at + length)
    const isOneRun = letters.every(
      (each, index) =>
        index === 0 || each.index === letters[index - 1]!.index + letters[index - 1]![0].length,
    )
    if (letters.length < length || !isOneRun || !letters.every(([letter]) => isUnspaced.test(letter)))
      continue
    const typed = letters.map(([letter]) => letter).join('')
    if (isSameNameInOtherScript(typed, part) && !isFoodWord(typed)) return length
  }
  return 0
}

/** Whether a word is a food in some language; a word that names none is its own answer. */
const isFoodWord = (typed: string) => foodsNamed(typed).some((food) => food !== typed)

/** A word, without what its language writes in front of it or behind it; Russian names in -a are bent in place of the "a". */
function formsIn(typed: string, isLast: boolean): string[] {
  const word = typed.toLowerCase()
  const starts = [word, word.replace(arabicPrefix, '')]
  if (!isLast) return starts
  const cut = starts.flatMap((start) =>
    endings.flatMap((ending) =>
      ending !== '' && start.endsWith(ending) ? [start.slice(0, -ending.length)] : [],
    ),
  )
  const unbent = /\p{Script=Cyrillic}/u.test(word)
    ? [...cyrillicEndings.ofVowels, ...cyrillicEndings.ofOthers].flatMap((ending) => {
        const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : ''
        return stem.length > 1 ? [stem, `${stem}а`, `${stem}я`] : []
      })
    : []
  return [...starts, ...cut, ...unbent]
}

const isFoodName = (name: string) => foodByKey(foodKey(name)) !== null

/** What somebody has typed into a list of foods, with numbers for names; a food stays what it is, whoever is called Olive. */
export function itemsWithNumbers(items: readonly string[], eaters: readonly Eater[]): string {
  return items.map((item) => (isFoodName(item) ? item : withNumbers(item, eaters))).join(', ')
}

/** Letters of a first name that is replaced where it stands alone: "O" of "O'Brien" is none. */
const minFirstName = 3

/** A name as its words: the whole of it, and its first word alone. */
function namesOf(name: string): string[][] {
  const whole = foldedWords(name)
  const first = foldedWords(name.trim().split(/[\s·・]+/u)[0] ?? '')
  const isLong = first.join('').length >= minFirstName || (first.length > 1 && isUnspaced.test(first[0]!))
  return [whole, ...(isLong && first.length < whole.length ? [first] : [])].filter(
    (words) => words.length > 0,
  )
}

const foldedWords = (text: string) => wordsOf(text).map(([word]) => foldWord(word))
