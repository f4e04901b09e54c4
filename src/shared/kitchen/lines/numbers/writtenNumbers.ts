import { findFoodByKey } from '../../foods/foods.ts'
import { foodNameKey } from '../../foods/foodWords.ts'
import { numberWordsBelowTwenty, parseWordValues } from '../../numberWords.ts'
import { toLatinDigits } from '../../units/latinDigits.ts'
import { parseSpelledHundreds, spelledHundredsToDigits } from './hundreds.ts'
import { numberOfEnglishWord } from './numberWords.ts'

/**
 * Numbers in letters of Hindi and Arabic, the longer ones first; what of them only stands before a measure or a thing. The
 * letter ढ़ is written in two ways.
 */
const ofOtherScripts: readonly (readonly [number, string])[] = [
  [7 / 2, 'सा(?:\\u095d|\\u0922\\u093c)े तीन'],
  [9 / 2, 'सा(?:\\u095d|\\u0922\\u093c)े चार'],
  [9 / 4, 'सवा दो'],
  [13 / 4, 'सवा तीन'],
  [7 / 4, 'पौने दो'],
  [1 / 2, 'आध[ाेी]|نصف?'],
  [1 / 4, '(?:एक )?चौथाई|पाव(?= किलो)|ربع'],
  [3 / 4, 'तीन चौथाई|पौन[ाेी]?|ثلاثة? أرباع'],
  [1 / 3, '(?:एक )?तिहाई|ثلث'],
  [2 / 3, 'दो तिहाई|ثلثا|ثلثي'],
  [5 / 4, 'सवा'],
  [3 / 2, 'डे(?:\\u095d|\\u0922\\u093c)'],
  [5 / 2, 'ढाई|अ(?:\\u095d|\\u0922\\u093c)ाई'],
]

/** The largest number in letters that lines of these languages begin with. */
const largest = 12

/** What of a number German, French and Spanish cooks write in letters; those for one are articles as well. */
function wordsOf(value: number): string {
  const { de, fr, es, hi, ar } = numberWordsBelowTwenty
  const words = [...[de, fr, es, hi].flatMap(parseWordValues), ...parseWordValues(ar).flatMap(ofBothGenders)]
  const own = words.flatMap(([word, of]) => (of === value ? [value === 1 ? `${word}(?! halbe)` : word] : []))
  return [...new Set(own)].join('|')
}

/** Arabic counts by two forms, "ثلاث" and "ثلاثة"; "سبع بهارات" is one spice, and what goes on is a larger number. */
const ofBothGenders = ([word, value]: [string, number]): [string, number][] =>
  word.includes(' ') ? [] : [[`${word}ة?(?! بهارات| عشرة?| و\\p{L}+[يو]ن(?!\\p{L}))`, value]]

const numbers: readonly (readonly [number, string])[] = [
  ...ofOtherScripts,
  [1 / 2, 'eine halbe|ein halbe[rs]|eine[nrs] halben|(?:une? )?demie?|media|medio'],
  [3 / 2, 'anderthalb|eineinhalb|uno y medio|واحدة? و ?نصف?'],
  [5 / 2, 'zweieinhalb'],
  [7 / 2, 'dreieinhalb'],
  [1, 'eines'],
  [2, 'zweier'],
  [3, 'dreier'],
  ...Array.from({ length: largest }, (_, at) => [at + 1, wordsOf(at + 1)] as const).filter(
    ([, words]) => words,
  ),
]

/** What the words match, as a part of a pattern for text in any case. */
export const foreignNumberWordRegexSource = numbers.map(([, words]) => words).join('|')

const patterns = numbers.map(
  ([value, words]) => [value, new RegExp(`^(?:${words.replace('(?= किलो)', '')})$`, 'iu')] as const,
)

/** The number that a word of German, French or Spanish stands for; null for every other word. */
export function numberOfForeignWord(word: string): number | null {
  return patterns.find(([, words]) => words.test(word))?.[0] ?? parseSpelledHundreds(word)
}

const atStart = new RegExp(
  `^([\\s*•–-]*)(two|three|four|five|six|seven|eight|nine|ten|twelve|${foreignNumberWordRegexSource})(?= \\p{L})(?! (?:quarters?|thirds?|drittel|viertel|tiers|quarts?|tercios?|cuartos?)(?!\\p{L}))`,
  'iu',
)

/** Words of the longest food that is called after a number: "five spice powder". */
const maxNamed = 3

/** Whether a text begins with a food that is called after a number: "media crema" is cream, "tres leches" a cake. */
export function isFoodNamedByNumber(text: string): boolean {
  const words = text.split(/[\s,;(]+/, maxNamed)
  const value = numberOfForeignWord(words[0]!) ?? numberOfEnglishWord(words[0]!.toLowerCase())
  if (value === null || value === 1) return false
  return words.some(
    (_, at) => at > 0 && findFoodByKey(foodNameKey(words.slice(0, at + 1).join(' '))) !== null,
  )
}

const shares = new Map([
  [1 / 2, '½'],
  [1 / 4, '¼'],
  [3 / 4, '¾'],
  [1 / 3, '⅓'],
  [2 / 3, '⅔'],
])

/** A line whose numbers are written as the tagger knows them: in Latin digits, the first of it too where it is a word. */
export function normalizeWrittenNumbers(text: string): string {
  return spelledHundredsToDigits(toLatinDigits(text)).replace(
    atStart,
    (start, lead: string, word: string) => {
      if (isFoodNamedByNumber(text.slice(lead.length))) return start
      const value = numberOfForeignWord(word) ?? numberOfEnglishWord(word.toLowerCase())!
      return `${lead}${shares.get(value) ?? value}`
    },
  )
}
