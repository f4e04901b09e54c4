import { wishUnitsBehindNumbers, wishWordsBehindAges } from '../../languages/people/ageVerbs.ts'
import type { ReadingInLanguage } from '../../limitsOfReadings.ts'
import type { WishToken } from '../../wishTokens.ts'
import { findWordsOfKind } from '../../wordMarks.ts'

/** Whether somebody of that age in years needs more care. */
export const isVulnerableAge = (age: number) => age < 5 || (age >= 65 && age <= 110)

/** Passages that tell a small child or an elderly person by an age beside them: "Grandma (86)", "my mum, 79". */
export function findAgePassagesBesidePersons(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): string[] {
  if (!tokens.some((_, at) => at > 0 && isAge(tokens, at))) return []
  const passages = parts.flatMap(({ language, offset }) =>
    findWordsOfKind('kin', tokens, offset, language).flatMap(({ from, to }) => {
      const ages = agesFrom(tokens, to)
      if (!ages.some((at) => isVulnerableAge(Number.parseInt(tokens[at]!.word, 10)))) return []
      const last = tokens[ages.at(-1)!]!
      const end = text[last.to] === ')' ? last.to + 1 : last.to
      return [text.slice(tokens[from]!.from, end).replace(/\s+/g, ' ')]
    }),
  )
  return [...new Set(passages)]
}

/** The tokens of the ages behind somebody: one, or in brackets several, "grandkids (2 and 4)". */
function agesFrom(tokens: readonly WishToken[], first: number): number[] {
  if (!tokens[first] || !isAge(tokens, first)) return []
  const ages = [first]
  if (tokens[first].gap !== 'bracket') return ages
  for (let at = first + 1; at < tokens.length; at++) {
    const { word, gap, closesBracket } = tokens[at]!
    if (closesBracket || gap === 'end') break
    if (isNumber(word)) ages.push(at)
    else if (!wishWordsBehindAges.has(word)) break
  }
  return ages
}

const isNumber = (word: string) => /^\d{1,3}$/.test(word)

/**
 * A number that stands alone behind a word: in brackets, or between signs, not "grandma, 2 eggs"; and one so high that it is
 * rather an age than a count, "mum 79 brittle bones".
 */
function isAge(tokens: readonly WishToken[], at: number): boolean {
  const { word, gap } = tokens[at]!
  if (!isNumber(word) || gap === 'end') return false
  const next = tokens[at + 1]
  if (gap === 'bracket' || next === undefined || !['space', 'hyphen'].includes(next.gap)) return true
  return gap === 'space' && Number(word) >= 65 && !wishUnitsBehindNumbers.test(next.word)
}
