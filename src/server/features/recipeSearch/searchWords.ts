import { sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import {
  recipeTableColumns,
  selectSearchableRecipesVisibleTo,
  visitorRecipeViewer,
} from '../recipes/service.ts'
import { recipeTermsTable } from './table.ts'

/** A word of a search, in lower case. */
export interface SearchWord {
  /** As it is written, and the likely intended words. */
  spellings: string[]
  /** The words of recipes that contain one of the spellings; null where there are too many to list. */
  within: string[] | null
}

/** Maximum words of which a spelling may be a part. One in more words occurs in most recipes, so that an index would not help. */
const maxWithin = 60
const maxWithinIfShort = 10

/** All texts that a search reads, in the form of their index. */
const allText = sql`recipe_words(${recipeTableColumns.name}, ${recipeTableColumns.description}, ${recipeTableColumns.ingredients})`

/** Maximum words of a text that are looked up, the longest first; each recipe that they find is then compared with the text. */
const maxSought = 8

/** The words of a text, with the words that contain them in recipes which everybody sees. */
export async function findSearchWords(ctx: DbContext, text: string): Promise<SearchWord[]> {
  const runs = letterRunsOfText(text).sort((a, b) => b.length - a.length)
  return await findWordsContaining(
    ctx,
    runs.slice(0, maxSought).map((word) => [word]),
  )
}

/** Runs of letters and digits. However Postgres splits a recipe into words, each run is inside one of them. */
export function letterRunsOfText(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{Nd}]+/gu) ?? [])]
}

/** Each word, of which several spellings may be intended, with the words of recipes that contain it. */
export async function findWordsContaining(
  { deps }: DbContext,
  words: readonly string[][],
): Promise<SearchWord[]> {
  const asked = words.flat()
  if (asked.length === 0) return []
  // A word that is part of no term may still occur after a recipe's first 300 words, which alone are terms.
  const rows = (await deps.db.execute(sql`
    select asked, case when cardinality(terms) > 0 then terms || lower(asked) when exists (
      select from ${selectSearchableRecipesVisibleTo(visitorRecipeViewer)} where recipe_lexemes(${allText}) @@ quote_literal(lower(asked))::tsquery
    ) then array[lower(asked)] else '{}' end as within
    from unnest(${sql.param(asked)}::text[]) asked, lateral (select array(
      select ${recipeTermsTable.word} from ${recipeTermsTable} where ${recipeTermsTable.word} like '%' || lower(asked) || '%'
      limit ${maxWithin + 1}
    ) as terms offset 0) found`)) as unknown as {
    asked: string
    within: string[]
  }[]
  const withinOf = new Map(rows.map((row) => [row.asked, row.within]))
  return words.map((spellings) => {
    const within = [...new Set(spellings.flatMap((each) => withinOf.get(each) ?? []))]
    const most = spellings[0]!.length < 3 ? maxWithinIfShort : maxWithin
    return { spellings, within: within.length > most ? null : within }
  })
}
