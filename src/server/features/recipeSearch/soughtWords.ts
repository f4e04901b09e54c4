import { sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { everyone, recipe, searchedRecipes } from '../recipes/service.ts'
import { recipeTerms } from './table.ts'

/** A word of a search, in small letters. */
export interface SoughtWord {
  /** As it is written, and what may have been meant. */
  spellings: string[]
  /** The words of recipes that one of these is part of; null where they are too many to name. */
  within: string[] | null
}

/** What is part of more words stands in most recipes anyway, and an index would name them all. */
const maxWithin = 60
const maxWithinIfShort = 10

/** All that a search looks through, as its index has it. */
const allText = sql`recipe_words(${recipe.name}, ${recipe.description}, ${recipe.ingredients})`

/** Words of a text that are looked up, the longest first; who finds a recipe by these reads whether it has the text. */
const maxSought = 8

/** The words of a text with those of recipes, of which everybody sees some, that they are part of. */
export async function wordsOf(ctx: DbContext, text: string): Promise<SoughtWord[]> {
  const runs = runsIn(text).sort((a, b) => b.length - a.length)
  return await findWithin(
    ctx,
    runs.slice(0, maxSought).map((word) => [word]),
  )
}

/** Runs of letters and digits. Whatever Postgres takes for a word of a recipe, these are whole in one of them. */
export function runsIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{Nd}]+/gu) ?? [])]
}

/** Each word, of which several spellings may be meant, with the words of recipes that it is part of. */
export async function findWithin({ deps }: DbContext, words: readonly string[][]): Promise<SoughtWord[]> {
  const asked = words.flat()
  if (asked.length === 0) return []
  // A word that is part of no term may itself stand beyond a recipe's first 300 words, which alone are terms.
  const rows = (await deps.db.execute(sql`
    select asked, case when cardinality(terms) > 0 then terms || lower(asked) when exists (
      select from ${searchedRecipes(everyone)} where recipe_lexemes(${allText}) @@ quote_literal(lower(asked))::tsquery
    ) then array[lower(asked)] else '{}' end as within
    from unnest(${sql.param(asked)}::text[]) asked, lateral (select array(
      select ${recipeTerms.word} from ${recipeTerms} where ${recipeTerms.word} like '%' || lower(asked) || '%'
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
