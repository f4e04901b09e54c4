import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { recipeFactsVersion } from '#server/features/recipeReport/facts.ts'
import { maxRecipeLines, recipeLineMaxLength } from '#shared/contract/limits.ts'

/** Recipes that one statement keeps: it must end before its deadline on a busy machine. */
const batchSize = 50

/**
 * Keeps `count` recipes of as many lines and steps, each as long, as the contract allows, filled up with these characters:
 * some 75 kB each, where they are of ASCII.
 */
export async function keepLongRecipes(db: Database, count: number, filler = ' butter'): Promise<void> {
  for (let from = 1; from <= count; from += batchSize)
    await db.execute(sql`
      insert into recipes (id, created_at, name, description, meal_type, diet_type, cuisine, servings,
        prep_time_minutes, cook_time_minutes, total_time_minutes, ingredients, instructions, facts_version)
      select 'long-' || i, timestamptz '2026-01-01' + i * interval '1 microsecond', 'Long dish ' || i, 'For long evenings.',
        'Dinner', 'No restrictions', 'Italian', 4, 10, 20, 30, lines, lines, ${recipeFactsVersion}
      from generate_series(${from}::int, ${Math.min(from + batchSize - 1, count)}::int) i,
        lateral (select array_agg(rpad(md5(i || ' ' || line), ${recipeLineMaxLength}, ${filler})) as lines
          from generate_series(1, ${maxRecipeLines}::int) line) made`)
}

const fill = (words: string) => words.repeat(recipeLineMaxLength).slice(0, recipeLineMaxLength).trim()
/** Lines and steps that take longest to check: each step names each line. */
export const longestToCheck = {
  ingredients: Array.from({ length: maxRecipeLines }, () => fill('butter ')),
  instructions: Array.from({ length: maxRecipeLines }, () => fill('butter. ')),
}
