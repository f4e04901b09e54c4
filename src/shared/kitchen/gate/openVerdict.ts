import type { InconclusiveVerdict } from '../findings/verdicts.ts'
import { normalizeWishWord } from '../wish/foods/normalizeWishWord.ts'
import type { WordInStep } from './foods/saidFoods.ts'
import { findUnlistedFoods } from './foods/unlistedFoods.ts'
import type { ReadRecipe } from './readRecipe.ts'

/** What of a recipe leaves open whether it holds what was not found, the gravest; null where all of it was read. */
export function findOpenVerdictReason({
  lines,
  said,
  mentionOf,
  unreadTexts,
}: ReadRecipe): InconclusiveVerdict | null {
  if (lines.length > 0 && lines.every(({ line }) => line.isHeading)) return 'not checked'
  if (lines.length === 0 || lines.some(({ isUnknown }) => isUnknown)) return 'unknown line'
  if (unreadTexts) return 'unread text'
  if (findUnknownFoodWordsInSteps({ lines, said }).length > 0) return 'unlisted food'
  return findUnlistedFoods(said, mentionOf).length > 0 ? 'unlisted food' : null
}

/** The words of steps that call a food which neither a table nor a line knows, each with the first step that has it. */
export function findUnknownFoodWordsInSteps({
  lines,
  said,
}: Pick<ReadRecipe, 'lines' | 'said'>): WordInStep[] {
  const words = new Map<string, WordInStep>()
  for (const each of said.unread)
    if (!words.has(each.word) && !isInLines(each.word, lines)) words.set(each.word, each)
  return [...words.values()]
}

/** Whether a line has a word, whatever its ending, or a part of it: "fnordos" of a step for "1 fnordo". */
function isInLines(word: string, lines: ReadRecipe['lines']): boolean {
  const folded = normalizeWishWord(word)
  const stem = folded.replace(/(?:es|s|x|ern|er|en|e|n)$/, '')
  return lines.some(({ text }) => {
    const line = normalizeWishWord(text)
    return (
      line.includes(stem) ||
      line.split(/[^\p{L}\p{M}]+/u).some((own) => own.length >= minPart && folded.includes(own))
    )
  })
}

/** Letters of a word of a line that may be a part of a longer one: "Lauchringe" for "1 Stange Lauch". */
const minPart = 5
