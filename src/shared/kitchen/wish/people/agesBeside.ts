import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import type { WishToken } from '../wishTokens.ts'
import { findWordsOfKind } from '../wordMarks.ts'

/** Whether somebody of that age in years needs more care. */
export const isVulnerableAge = (age: number) => age < 5 || (age >= 65 && age <= 110)

/** Passages that tell a small child or an elderly person by an age beside them: "Grandma (86)", "my mum, 79". */
export function agePassagesBesidePersons(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): string[] {
  if (!tokens.some((_, at) => at > 0 && isAge(tokens, at))) return []
  const passages = parts.flatMap(({ language, offset }) =>
    findWordsOfKind('kin', tokens, offset, language).flatMap(({ from, to }) => {
      const age = tokens[to]
      if (!age || !isAge(tokens, to) || !isVulnerableAge(Number.parseInt(age.word, 10))) return []
      const end = text[age.to] === ')' ? age.to + 1 : age.to
      return [text.slice(tokens[from]!.from, end).replace(/\s+/g, ' ')]
    }),
  )
  return [...new Set(passages)]
}

/** A number that stands alone behind a word: in brackets, or between signs, not "grandma, 2 eggs". */
function isAge(tokens: readonly WishToken[], at: number): boolean {
  const { word, gap } = tokens[at]!
  if (!/^\d{1,3}$/.test(word) || gap === 'end') return false
  return (
    gap === 'bracket' || tokens[at + 1] === undefined || !['space', 'hyphen'].includes(tokens[at + 1]!.gap)
  )
}
