import type { Eater } from '#shared/kitchen/eaters.ts'
import { foodByKey } from '#shared/kitchen/foods/foods.ts'
import { foodKey } from '#shared/kitchen/foods/foodWords.ts'
import { foldWord } from '#shared/kitchen/wish/foldWord.ts'
import { numberOf } from './personNumber.ts'

const words = /[\p{L}\p{M}\p{N}]+/gu

const wordsOf = (text: string) => [...text.matchAll(words)]

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
].map(foldWord)
/** Polish endings, of names in -a in place of the "a" and of others. */
const polishEndings = {
  ofA: ['y', 'i', 'ę', 'ą', 'ie', 'o'].map(foldWord),
  ofOthers: ['a', 'owi', 'em', 'iem', 'ie', 'u'],
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
    const known = names.find(({ name }) =>
      name.every((word, place) => {
        const typed = found[at + place]?.[0]
        return typed !== undefined && isSaid(typed, word, place === 0, place === name.length - 1)
      }),
    )
    if (!known) continue
    const last = found[at + known.name.length - 1]!
    rest += text.slice(end, found[at]!.index) + known.number
    end = last.index + last[0].length
    at += known.name.length - 1
  }
  return rest + text.slice(end)
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
  const whole = wordsOf(name).map(([word]) => foldWord(word))
  const [first = ''] = whole
  return [whole, ...(first.length >= minFirstName ? [[first]] : [])].filter((words) => words.length > 0)
}
