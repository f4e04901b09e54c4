import { sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { findWordsContaining, letterRunsOfText, type SearchWord } from './searchWords.ts'
import { recipeTermsTable } from './table.ts'

/** Maximum words of a search that are corrected, minimum letters of a misspelt word, and maximum suggestions for one. */
const maxWords = 8
const misspellable = /^\p{L}{4,}$/u
const maxMeant = 3
/** Maximum edit distance of a misspelling. */
const maxLetters = 2
/**
 * Maximum terms with similar letters and length that are ranked, the oldest first; and of these, terms whose letters
 * are compared.
 */
const maxRanked = 4_000
const maxCompared = 50

/**
 * The words of a search, each with the words of recipes that it may be a misspelling of: up to three that are one letter away,
 * or two for a word of six letters or more. Null when there are none, unless there are several words and
 * `mayBeInDifferentPlaces` allows them to be in different places. Null as well when one of them is in no recipe that everybody
 * sees, unless `mayBeUnknown`.
 */
export async function addLikelySpellingsToSearchWords(
  ctx: DbContext,
  {
    text,
    mayBeInDifferentPlaces,
    mayBeUnknown,
  }: { text: string; mayBeInDifferentPlaces: boolean; mayBeUnknown: boolean },
): Promise<SearchWord[] | null> {
  const words = letterRunsOfText(text).slice(0, maxWords)
  const asked = words.filter((word) => misspellable.test(word))
  if (asked.length === 0) return null
  const near = (await ctx.deps.db.execute(sql`
    select asked, near.word from unnest(${sql.param(asked)}::text[]) asked, lateral (
      select word from (
        select ${recipeTermsTable.word} as word from ${recipeTermsTable} where ${recipeTermsTable.word} % asked
          and length(${recipeTermsTable.word}) between length(asked) - ${maxLetters} and length(asked) + ${maxLetters}
        limit ${maxRanked}
      ) alike order by similarity(word, asked) desc limit ${maxCompared}
    ) near`)) as unknown as { asked: string; word: string }[]
  const spellingsOfWords = words.map((word) => [word, ...likelyWordsFor(word, near)])
  const isMisspelt = spellingsOfWords.some((each) => each.length > 1)
  if (!isMisspelt && !(mayBeInDifferentPlaces && words.length > 1)) return null
  const foundWords = await findWordsContaining(ctx, spellingsOfWords)
  return mayBeUnknown || foundWords.every(({ within }) => within?.length !== 0) ? foundWords : null
}

function likelyWordsFor(word: string, near: readonly { asked: string; word: string }[]): string[] {
  const most = word.length < 6 ? 1 : maxLetters
  return near
    .filter(({ asked }) => asked === word)
    .map(({ asked, word }) => ({ word, letters: editDistance(asked, word) }))
    .filter(({ letters }) => letters > 0 && letters <= most)
    .sort((a, b) => a.letters - b.letters)
    .slice(0, maxMeant)
    .map(({ word }) => word)
}

/** The edit distance of two words: letters dropped, added, changed or exchanged with their neighbour. */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const changed = last[column - 1]! + (isSame ? 0 : 1)
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const exchanged = isExchanged ? before[column - 2]! + 1 : changed
      here.push(Math.min(here[column - 1]! + 1, last[column]! + 1, changed, exchanged))
    }
    before = last
    last = here
  }
  return last[other.length]!
}
