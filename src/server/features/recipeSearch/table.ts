import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/**
 * The words in recipes that everybody sees: of each recipe the first 300 of 40 letters at most, up to 3,000 trigrams; a
 * trigger adds new ones at once. A search looks up in it what a part of a word or a misspelt word may mean.
 */
export const recipeTermsTable = pgTable(
  'recipe_terms',
  {
    word: text().primaryKey(),
    /**
     * A digest of the account that added it (each adds 5,000 words at most); null where several accounts have it, or a
     * recipe of Larder had it first.
     */
    addedBy: text(),
  },
  (row) => [
    // With fastupdate, every search would read the list of entries that wait for the index.
    index('recipe_terms_by_likeness').using('gin', sql`${row.word} gin_trgm_ops`).with({ fastupdate: false }),
    index().on(row.addedBy),
  ],
)

/**
 * The number of recipes with a term, except for the pending `recipeTermChangesTable`. A table of its own, because in
 * `recipeTermsTable` every new count would be written to the trigram index.
 */
export const recipeTermCountsTable = pgTable('recipe_term_counts', {
  word: text().primaryKey(),
  recipes: integer().notNull(),
})

/** Changes of these counts by saves, edits and deletions: rows are only added, so that no save waits for another. */
export const recipeTermChangesTable = pgTable('recipe_term_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  words: text().array().notNull(),
  /** 1 for a recipe that has these words now, -1 for one that no longer has them. */
  recipes: smallint().notNull(),
})

/**
 * One row while recipes from before an upgrade are not counted yet: the counts include those up to this id, and changes
 * of later ones are not recorded.
 */
export const recipeTermBackfillTable = pgTable('recipe_term_backfill', {
  countedThrough: text().primaryKey(),
})
