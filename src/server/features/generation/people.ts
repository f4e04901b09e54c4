import type { Eater } from '#shared/kitchen/eaters.ts'
import { foldWord } from '#shared/kitchen/wish/foldWord.ts'

/** What a model learns of somebody instead of a name; `index` counts from 0 in the brief's eaters. */
export const numberOf = (index: number): string => `Person ${index + 1}`

const words = /[\p{L}\p{M}\p{N}]+/gu

const wordsOf = (text: string) => [...text.matchAll(words)]

/** A text with the names of those at the table replaced by their numbers: whole words, whatever their case and accents. */
export function withNumbers(text: string, eaters: readonly Eater[]): string {
  const names = eaters
    .flatMap(({ name }, index) => namesOf(name).map((name) => ({ name, number: numberOf(index) })))
    .sort((a, b) => b.name.length - a.name.length)
  const found = wordsOf(text)
  let rest = ''
  let end = 0
  for (let at = 0; at < found.length; at++) {
    const known = names.find(({ name }) =>
      name.every((word, place) => found[at + place] && foldWord(found[at + place]![0]) === word),
    )
    if (!known) continue
    const last = found[at + known.name.length - 1]!
    rest += text.slice(end, found[at]!.index) + known.number
    end = last.index + last[0].length
    at += known.name.length - 1
  }
  return rest + text.slice(end)
}

/** Letters of a first name that is replaced where it stands alone: "O" of "O'Brien" is none. */
const minFirstName = 3

/** A name as its words: the whole of it, and its first word alone. */
function namesOf(name: string): string[][] {
  const whole = wordsOf(name).map(([word]) => foldWord(word))
  const [first = ''] = whole
  return [whole, ...(first.length >= minFirstName ? [[first]] : [])].filter((words) => words.length > 0)
}
