import type { CountedNoun } from '../../scalables.ts'
import { findCountedWords, findKnownNoun, type NounLanguage } from './foreignNouns.ts'

const irregular: Record<string, string> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  knife: 'knives',
  potato: 'potatoes',
  tomato: 'tomatoes',
  mango: 'mangoes',
  radish: 'radishes',
}
/** English words whose plural ends in "ies" or "ches" as if their singular ended in "y" or "ch". */
const endingInE = 'chili chilli cookie brownie pie smoothie veggie prairie quiche brioche avocado'.split(' ')
/** English words whose plural ends in "is". */
const endingInI =
  'kiwi zucchini halloumi kohlrabi roti chapati idli samosi panini broccoli martini mochi onigiri blini pierogi bhaji nori maki acai alibi chilli chili peri calamari rasgulli papadi puri thali naartji'.split(
    ' ',
  )
const regular = new Map([
  ...endingInI.map((one) => [`${one}s`, one] as const),
  ...Object.entries(irregular).map(([one, many]) => [many, one] as const),
  ...endingInE.flatMap((one) => [[`${one}s`, one] as const, [`${one}es`, one] as const]),
])

export function pluralOfEnglishNoun(word: string): string {
  const known = irregular[word.toLowerCase()]
  if (known) return word.charAt(0) + known.slice(1)
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:ch|sh|s|x|z)$/i.test(word) ? `${word}es` : `${word}s`
}

/** The singular of a word in the plural; null for a word that is none, as far as its ending tells. */
export function singularOfEnglishNoun(word: string): string | null {
  const known = regular.get(word.toLowerCase())
  if (known) return known
  if (/[^aeiou]ies$/i.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|zz)es$/i.test(word)) return word.slice(0, -2)
  return /[^su]s$/i.test(word) && !/is$/i.test(word) ? word.slice(0, -1) : null
}

/** What is counted by `quantity`, as one and as many; null where its number cannot be told from the word. */
export function countedNounAt(
  text: string,
  start: number,
  end: number,
  quantity: number,
): CountedNoun | null {
  const word = text.slice(start, end)
  const one = singularOfEnglishNoun(word)
  if (quantity > 1) return one === null ? null : { kind: 'noun', start, end, one, many: word }
  return one === null ? { kind: 'noun', start, end, one: word, many: pluralOfEnglishNoun(word) } : null
}

/** The words of a phrase behind an amount that follow its number in German, French or Spanish; empty for other nouns. */
export const foreignCountedNounsAt = (
  phrase: string,
  start: number,
  language: NounLanguage | null,
  isDative: boolean,
): CountedNoun[] =>
  findCountedWords(phrase, language, isDative).map((word) => ({
    kind: 'noun',
    ...word,
    start: start + word.start,
    end: start + word.end,
  }))

/** A word in lower case, in the singular and without a French or Arabic article, to compare two spellings of one noun. */
export function nounStem(word: string): string {
  const plain = word.replace(/^[dl][’'](?=\p{L})|^[وبف]?ال(?=\p{L}{2})/iu, '')
  return (findKnownNoun(plain, null)?.one ?? singularOfEnglishNoun(plain) ?? plain).toLowerCase()
}
