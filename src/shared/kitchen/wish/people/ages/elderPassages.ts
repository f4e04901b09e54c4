import {
  wishAgePatternsBesidePeople,
  wishBirthdayWordsBeforeGrandparent,
  wishElderlyAgePhrases,
  wishForWordsBeforeGrandparent,
  wishGrandparentRegexSource,
  wishHindiParentRegexSource,
  wishPossessiveRegexSource,
  wishWordsBehindGrandparent,
} from '../../languages/people/elderWords.ts'
import type { ReadingInLanguage } from '../../limitsOfReadings.ts'
import type { WishToken } from '../../wishTokens.ts'
import { findWordsOfKind } from '../../wordMarks.ts'

const oneLine = (text: string) => text.replace(/\n\s*/g, '')
const word = (text: string) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${text})(?![\\p{L}\\p{M}])`, 'giu')

const grandparent = oneLine(wishGrandparentRegexSource)
/** "Gran's trifle": whose a dish is, and not who eats it. */
const notOfDish = `(?!['’]s? \\p{L})`
const owned = `(?:(?:${wishPossessiveRegexSource}) )*`
const afterFor = word(`(?:${wishForWordsBeforeGrandparent}) ${owned}(?:${grandparent})${notOfDish}`)
/** One who is a grandparent beside another: French "papi" alone is Spanish "papi". */
const secondGrandparent = `${grandparent}|papis?|pops|pop|grampa|dada|nana`
const alsoGrandparent = `(?: (?:and|und|et|y|e|&|en|og|och|aur|और) ${owned}(?:${secondGrandparent}))?`
const both = `(?:${grandparent})(?: (?:and|und|et|y|e|&|en|og|och|aur|और)|) ${owned}(?:${secondGrandparent})`
const beforeEvent = word(
  `${owned}(?:${grandparent})${alsoGrandparent} ?(?:${oneLine(wishWordsBehindGrandparent)})`,
)
const birthday = word(`(?:${wishBirthdayWordsBeforeGrandparent}) ${owned}(?:${grandparent})`)
const toGrandparent = word(`ل(?:جدي|جدتي|جدتنا|جدنا|جدته|جدتها|ستي|ستو|تيتا|تيته|تيتة|جدو|نانا)|للجدة|للجد`)
const alone = new RegExp(`^[\\s\\p{P}]*${owned}(?:${both}|${grandparent})[\\s\\p{P}]*$`, 'iu')
const ages = word(wishElderlyAgePhrases.join('|'))
const agesBesidePeople = word(wishAgePatternsBesidePeople.join('|'))

/**
 * Passages that tell of old people: grandparents who eat ("for my nan", "abuelos"), and ages told by tens or in words, "in their 80s",
 * "meine Eltern sind um die 80".
 */
export function findElderPassages(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): string[] {
  const plain = text.normalize('NFC')
  const besides = plain.match(agesBesidePeople) ?? []
  const hasPeople = () =>
    word(`${grandparent}|${wishHindiParentRegexSource}`).test(plain) ||
    parts.some(({ language, offset }) => {
      const owners = findWordsOfKind('owners', tokens, offset, language)
      return findWordsOfKind('kin', tokens, offset, language).some(
        (kin) => !owners.some(({ from, to }) => from === kin.from && to === kin.to),
      )
    })
  const told = [...(plain.match(ages) ?? []), ...(besides.length > 0 && hasPeople() ? besides : [])]
  const eating = () =>
    [afterFor, beforeEvent, birthday, toGrandparent].flatMap((pattern) => plain.match(pattern) ?? [])
  const whole = alone.test(plain) ? [plain] : []
  const passages = [told, whole].find((each) => each.length > 0) ?? eating()
  return [...new Set(passages.map((each) => each.replace(/\s+/g, ' ').trim()))]
}
