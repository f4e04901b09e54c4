import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/**
 * The words that recipes are written with which everybody sees: of each recipe the first 300 of 40 letters at most, up to 3,000 triples of
 * letters; a trigger adds new ones at once. A search finds in it what a part of a word or a misspelt word may mean.
 */
export const recipeTerms = pgTable(
  'recipe_terms',
  {
    word: text().primaryKey(),
    /**
     * The account that added it, as a digest, of which each adds 5,000 words at most; null where several or the house
     * had it first.
     */
    addedBy: text(),
  },
  (row) => [
    // A list of entries that wait for the index would be read by every search.
    index('recipe_terms_by_likeness').using('gin', sql`${row.word} gin_trgm_ops`).with({ fastupdate: false }),
    index().on(row.addedBy),
  ],
)

/**
 * How many recipes have a term, but for what `recipeTermChanges` still holds. Not in `recipeTerms`, where every new count
 * would be written to the index of letters.
 */
export const recipeTermCounts = pgTable('recipe_term_counts', {
  word: text().primaryKey(),
  recipes: integer().notNull(),
})

/** What saves, edits and deletions change in these counts: rows are only added, so that no save waits for another. */
export const recipeTermChanges = pgTable('recipe_term_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  words: text().array().notNull(),
  /** 1 for a recipe that has these words now, -1 for one that no longer has them. */
  recipes: smallint().notNull(),
})

/**
 * One row while recipes are not counted yet that an upgrade found: the counts include those up to this id, and the changes
 * of others are not noted.
 */
export const recipeTermBackfill = pgTable('recipe_term_backfill', { countedThrough: text().primaryKey() })
