import type { RecipeGrounding, SourceSpan } from '#shared/kitchen/recipeImport/grounding.ts'
import { statesTime } from './amountEdges.ts'
import { createTokenComparison } from './equalTokens.ts'
import { findSpan, type LineKind, type TokenSpan } from './findSpan.ts'
import { findReorderedLine } from './reorderedLine.ts'
import { type SourceToken, tokensOf } from './sourceTokens.ts'

export interface RecipeToGround {
  readonly title: string
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
}

/**
 * Finds each line that a model wrote in the text it was to read. A line is found where the source has the same words and numbers one
 * after the other, whatever the blanks, cases, marks and line ends between them, spellings of units and fractions, and letters that a
 * scanner mistook (see `areEqualTokens`). An ingredient must stand there whole: "butter" is not found in "peanut butter". What
 * stands there with a word that denies it, or as a part of a number or a range, is not found. Each place counts once.
 */
export function groundRecipe(
  recipe: RecipeToGround,
  source: string,
  isKnownWord: (word: string) => boolean,
): RecipeGrounding {
  const tokens = tokensOf(source)
  const areEqual = createTokenComparison(isKnownWord)
  const groundLines = (lines: readonly string[], kind: LineKind) => {
    const used: TokenSpan[] = []
    let from = 0
    return lines.map((line) => {
      const written = tokensOf(line)
      const search = { source: tokens, written, used, kind, areEqual }
      const found = findSpan(search, from) ?? (kind === 'ingredient' ? findReorderedLine(search, from) : null)
      if (!found) return null
      used.push(found)
      from = found.to
      return spanOf(tokens, found)
    })
  }
  return {
    title: groundLines([recipe.title], 'title')[0] ?? null,
    ingredients: groundLines(recipe.ingredients, 'ingredient'),
    steps: groundLines(recipe.steps, 'step'),
  }
}

const spanOf = (tokens: readonly SourceToken[], { from, to }: TokenSpan): SourceSpan => ({
  start: tokens[from]!.start,
  end: tokens[to - 1]!.end,
})

/** Whether a source states a time of so many minutes: as minutes, as hours, or as both. Any other number proves none. */
export function hasMinutes(source: string, minutes: number): boolean {
  const tokens = tokensOf(source)
  if (statesTime(tokens, minutes, 'minutes') || statesTime(tokens, minutes / 60, 'hours')) return true
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours > 0 && rest > 0 && statesTime(tokens, hours, 'hours') && statesTime(tokens, rest, 'minutes')
}

/** Whether a source has a number of this value, as digits or a fraction. */
export function hasNumber(source: string, value: number): boolean {
  const wanted = String(value)
  return tokensOf(source).some((token) => token.kind === 'number' && token.value === wanted)
}
