import {
  agesAlone,
  agesOfPeople,
  behind,
  birthdayBefore,
  forBefore,
  grandparents,
  owning,
  parents,
} from '../languages/elderWords.ts'
import type { WishPart } from '../limitsOf.ts'
import type { WishToken } from '../wishTokens.ts'
import { stretchesOf } from '../wordMarks.ts'

const oneLine = (text: string) => text.replace(/\n\s*/g, '')
const word = (text: string) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${text})(?![\\p{L}\\p{M}])`, 'giu')

const grandparent = oneLine(grandparents)
/** "Gran's trifle": whose a dish is, and not who eats it. */
const notOfDish = `(?!['’]s? \\p{L})`
const owned = `(?:(?:${owning}) )*`
const afterFor = word(`(?:${forBefore}) ${owned}(?:${grandparent})${notOfDish}`)
const beforeEvent = word(`${owned}(?:${grandparent}) ?(?:${oneLine(behind)})`)
const birthday = word(`(?:${birthdayBefore}) ${owned}(?:${grandparent})`)
const toGrandparent = word(`ل(?:جدي|جدتي|جدتنا|جدنا|جدته|جدتها|ستي|تيتا|جدو)|للجدة|للجد`)
const alone = new RegExp(`^[\\s\\p{P}]*${owned}(?:${grandparent})[\\s\\p{P}]*$`, 'iu')
const ages = word(agesAlone.join('|'))
const agesBesidePeople = word(agesOfPeople.join('|'))

/**
 * Passages that tell of old people: grandparents who eat ("for my nan", "abuelos"), and ages told by tens or in words, "in their 80s",
 * "meine Eltern sind um die 80".
 */
export function eldersTold(text: string, tokens: readonly WishToken[], parts: readonly WishPart[]): string[] {
  const plain = text.normalize('NFC')
  const besides = plain.match(agesBesidePeople) ?? []
  const hasPeople = () =>
    word(`${grandparent}|${parents}`).test(plain) ||
    parts.some(({ language, offset }) => {
      const owners = stretchesOf('owners', tokens, offset, language)
      return stretchesOf('kin', tokens, offset, language).some(
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
