import type { NumberWithUnit } from '../numbersWithUnits.ts'
import { foreignCountedNounsAt } from './nouns.ts'

const german = 'saft|schale|abrieb|zesten?|mark|fruchtfleisch'
/** "Saft und abgeriebene Schale " before "einer Zitrone", which has no word between as "von einer" has. */
const germanPartBefore = new RegExp(`(?<!\\p{L})\\p{L}*(?:${german}) $`, 'iu')
const genitive = /^(?:eine[rs](?: halben)?|zweier|dreier)$/iu

const french = 'jus|zestes?|écorces?|pulpe|graines'
/** What leads to the number of "jus d'un citron", as a part of a pattern for text in any case. */
export const frenchFruitPartRegexSource = `(?<!\\p{L})(?:${french}) d['’]`
const frenchPartBefore = new RegExp(`${frenchFruitPartRegexSource}$`, 'iu')
const longestLead = 24
const longestFruit = 48

/** Whether a number in letters counts the fruit of which a part is taken: "Saft einer Zitrone", "le jus d'un citron". */
export const isOfFruitPart = (text: string, told: NumberWithUnit): boolean =>
  phraseOfFruitPart(text, told) !== null

/** Such a number with the fruit behind it and the word that leads to both: "von # Zitronen", "de # citrons"; null for other numbers. */
export function phraseOfFruitPart(text: string, told: NumberWithUnit): NumberWithUnit | null {
  if (told.unit !== null || told.word || told.phrase) return null
  const lead = text.slice(Math.max(0, told.start - longestLead), told.start)
  const number = text.slice(told.start, told.end)
  if (genitive.test(number) && germanPartBefore.test(lead)) {
    const fruit = /^ (?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]*/u.exec(
      text.slice(told.end, told.end + longestFruit),
    )?.[0]
    if (fruit === undefined) return null
    // "Eines Apfels" becomes "2 Äpfeln": the ending of the genitive goes.
    const forms = formsOf(fruit, 'de') ?? formsOf(fruit.replace(/e?s$/u, ''), 'de')
    return forms && withForms(told, told.start, told.end + fruit.length, 'von', forms)
  }
  if (!frenchPartBefore.test(lead) || !/^\p{L}/u.test(number)) return null
  const fruit = /^ ?(?:\p{L}+ )?\p{L}+/u.exec(text.slice(told.end, told.end + longestFruit))?.[0]
  const noun = fruit === undefined ? undefined : foreignCountedNounsAt(fruit, 0, 'fr', false).at(-1)
  if (fruit === undefined || noun === undefined) return null
  const named = fruit.slice(0, noun.end)
  const forms = formsOf(named, 'fr')
  return forms && withForms(told, told.start - 2, told.end + named.length, 'de', forms)
}

function formsOf(fruit: string, language: 'de' | 'fr'): { one: string; many: string } | null {
  const words = foreignCountedNounsAt(fruit, 0, language, language === 'de')
  if (words.length === 0) return null
  const say = (form: 'one' | 'many') =>
    words
      .reduceRight((said, word) => said.slice(0, word.start) + word[form] + said.slice(word.end), fruit)
      .trim()
  return { one: say('one'), many: say('many') }
}

const withForms = (
  told: NumberWithUnit,
  start: number,
  end: number,
  lead: string,
  { one, many }: { one: string; many: string },
): NumberWithUnit => ({
  ...told,
  ...{ start, end, nameAt: start },
  phrase: { one: `${lead} # ${one}`, many: `${lead} # ${many}` },
})
