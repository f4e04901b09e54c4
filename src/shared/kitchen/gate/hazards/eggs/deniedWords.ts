import { createWholeWordsPattern } from './eggWords.ts'

/** What denies it, right before the word: "no longer runny", "bis nichts mehr flüssig ist", "कच्चा न रहे". */
const denies = createWholeWordsPattern(
  'not|no longer|never|without|isn.t|aren.t|no',
  'nicht mehr|nichts mehr|kein|keine[ns]?|niemals|nie|ohne',
  'ne|pas|plus|jamais|sans|aucune?',
  '(?:ya )?no|nunca|sin que|ningun[oa]?|deje de',
  'न|नहीं|ना|बिना|मत',
  'لا|لم|ليس|دون|بدون|الا|لن',
)
/** Words before a word that may deny it; in Hindi they stand behind it. */
const wordsBefore = /(?:[^\s,;:()]+ ){0,4}$/u
const wordsBehind = /^(?: [^\s,;:()]+){0,3}/u
const deniesBehind = createWholeWordsPattern('न', 'नहीं', 'ना', 'मत')

/** Whether a word found at this place is denied: by itself, by a word before it, or in Hindi by one behind it. */
export function isDenied(text: string, at: number, word: string): boolean {
  const before = wordsBefore.exec(text.slice(0, at))![0]
  const behind = wordsBehind.exec(text.slice(at + word.length))![0]
  return denies.test(`${before}${word}`) || deniesBehind.test(behind)
}
