import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { CoverPicture } from '#shared/kitchen/cover/coverPictures.ts'
import { cuisines, storedDietTypes, storedMealTypes } from '#shared/kitchen/questionnaire.ts'
import { recipeVisibilities } from '#shared/kitchen/recipeVisibilities.ts'
import { jsonInWrittenOrder } from '../../db/jsonAsIs.ts'
import { usersTable } from '../auth/table.ts'
import { generationsTable } from '../generation/table.ts'
import { allergenEnum, dietEnum } from '../households/table.ts'
import { photosTable } from '../photos/table.ts'

export const mealTypeEnum = pgEnum('meal_type', storedMealTypes)
export const dietTypeEnum = pgEnum('diet_type', storedDietTypes)
export const cuisineEnum = pgEnum('cuisine', cuisines)

export const recipeKindEnum = pgEnum('recipe_kind', ['recipe', 'blog'])
export const recipeVisibilityEnum = pgEnum('recipe_visibility', recipeVisibilities)

/** The content of a revision: everything that a person may edit. */
interface RevisionContent {
  kind: 'recipe' | 'blog'
  name: string
  description: string
  ingredients: string[]
  instructions: string[]
  content: string
}

/**
 * Only `isVisibleTo` decides who may see a recipe: code that reads recipes for a person takes them from `selectRecipesVisibleTo`;
 * dependency-cruiser lists the other places, which return nothing to readers. See docs/decisions/0141.
 */
export const recipesTable = pgTable(
  'recipes',
  {
    id: text().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    name: text().notNull(),
    description: text().notNull(),
    mealType: mealTypeEnum().notNull(),
    dietType: dietTypeEnum().notNull(),
    cuisine: cuisineEnum().notNull(),
    servings: integer().notNull(),
    /** False where an old client left it out or sent 0: `servings` is then the default, or the earlier value. */
    isServingsStated: boolean().notNull().default(true),
    prepTimeMinutes: integer().notNull(),
    cookTimeMinutes: integer().notNull(),
    totalTimeMinutes: integer().notNull(),
    /** False where an old client left it out or sent 0: `totalTimeMinutes` is then the sum of the other two. */
    isTotalTimeStated: boolean().notNull().default(true),
    /** The cooking time as an old client sent it, if it had words: "1 hour or more". */
    cookTimeWords: text(),
    /** What an old client or an engine sent about nutrition, in any shape; see contract/recipes/nutritionInfo. */
    nutritionInfo: jsonInWrittenOrder(),
    ingredients: text().array().notNull(),
    instructions: text().array().notNull(),
    /** The user who saved it; null for Larder's own recipes, and once the account is deleted. */
    createdBy: text().references(() => usersTable.id, { onDelete: 'set null' }),
    /** Who may see it in addition to its creator. */
    visibility: recipeVisibilityEnum().notNull().default('everyone'),
    /**
     * The household that sees it as long as its creator is a member who joined before `shownAt`; null for the other
     * visibilities. The household may be deleted: housekeeping then makes the recipe visible to its creator only.
     */
    householdId: text(),
    /** When it was shown to the household. */
    shownAt: timestamp({ withTimezone: true }),
    kind: recipeKindEnum().notNull().default('recipe'),
    /** Markdown of a blog entry; empty for a recipe. */
    content: text().notNull().default(''),
    /** Raised by every change; a save must name the version that it changes. */
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** How it was generated; null for one that somebody typed. */
    generationId: text().references(() => generationsTable.id, { onDelete: 'set null' }),
    /**
     * A digest of the first submission under its id, by which a repeated one is recognized; null for recipes that were
     * not submitted.
     */
    draftDigest: text(),
    /**
     * A digest of the content of a blog entry and of the lines that an old client last sent beside it, by which a repeated
     * save is recognized; null where it sent none.
     */
    sentLinesDigest: text(),
    /** The page or program that it was imported from; null for others. */
    sourceUrl: text(),
    /** Who wrote it there. */
    sourceAuthor: text(),
    /** Null where its cover is shown. */
    photo: text().references(() => photosTable.name, { onDelete: 'set null' }),
    ratingCount: integer().notNull().default(0),
    /** Sum of all stars; the mean is this divided by the count. */
    ratingSum: integer().notNull().default(0),
    /** Raised by a trigger with every change of its notes, so that its page is rendered again. */
    notesVersion: integer().notNull().default(0),
    /** The findings of the check when the recipe was last saved, for the list's filters; see `recipeFactsVersion`. */
    contains: allergenEnum().array().notNull().default([]),
    mayContain: allergenEnum().array().notNull().default([]),
    breaksDiets: dietEnum().array().notNull().default([]),
    hasUnknownLines: boolean().notNull().default(false),
    /** Foods that it certainly contains, by the catalogue's names, for warnings of allergies other than the fourteen allergens. */
    foods: text().array().notNull().default([]),
    /** Its cover, one of the kitchen's coverPictures. */
    cover: text().$type<CoverPicture>().notNull().default('plate'),
    /** The version of the kitchen that found the facts; null until one has. */
    factsVersion: text(),
    /** Total bytes of its texts in UTF-8, uncompressed. */
    textBytes: integer()
      .notNull()
      .generatedAlwaysAs(sql`recipe_bytes(name, description, ingredients, instructions, content)`),
  },
  (row) => [
    index().on(row.createdAt.desc(), row.id),
    index().on(row.cuisine, row.createdAt.desc()),
    index().on(row.createdBy, row.createdAt.desc()),
    index().on(row.mealType, row.createdAt.desc()),
    index('recipes_by_time').on(sql`nullif(${row.totalTimeMinutes}, 0)`, row.createdAt.desc()),
    index('recipes_by_rating').on(
      sql`(${row.ratingSum}::real / nullif(${row.ratingCount}, 0)) desc nulls last`,
      row.ratingCount.desc(),
      row.createdAt.desc(),
    ),
    uniqueIndex('recipes_by_photo').on(row.photo).where(sql`${row.photo} is not null`),
    // To find the few with facts of an older kitchen.
    index().on(row.factsVersion),
    // The start of a visitor's lists, however many recipes are hidden from them.
    index('recipes_shown_to_all').on(row.createdAt.desc(), row.id).where(sql`${row.visibility} = 'everyone'`),
    // The same for the other orders of a list: hidden recipes at the start must not slow other readers down.
    index('recipes_shown_by_time')
      .on(sql`nullif(${row.totalTimeMinutes}, 0)`, row.createdAt.desc())
      .where(sql`${row.visibility} = 'everyone'`),
    index('recipes_shown_by_rating')
      .on(
        sql`(${row.ratingSum}::real / nullif(${row.ratingCount}, 0)) desc nulls last`,
        row.ratingCount.desc(),
        row.createdAt.desc(),
      )
      .where(sql`${row.visibility} = 'everyone'`),
    index('recipes_shown_by_cuisine')
      .on(row.cuisine, row.createdAt.desc())
      .where(sql`${row.visibility} = 'everyone'`),
    index('recipes_hidden_by_creator').on(row.createdBy).where(sql`${row.visibility} <> 'everyone'`),
    index('recipes_by_household').on(row.householdId).where(sql`${row.householdId} is not null`),
    // For finding a recipe that is imported again.
    index('recipes_by_source').on(row.createdBy, row.sourceUrl).where(sql`${row.sourceUrl} is not null`),
    // For deleting a generation, which looks up the recipe made from it.
    index().on(row.generationId),
    index('recipes_by_title_words').using(
      'gin',
      sql`recipe_lexemes(${row.name} || E'\\n' || ${row.description})`,
    ),
    index('recipes_by_words').using(
      'gin',
      sql`recipe_lexemes(recipe_words(${row.name}, ${row.description}, ${row.ingredients}))`,
    ),
    check(
      'recipes_household_that_sees_it',
      sql`(${row.visibility} = 'household') = (${row.householdId} is not null)`,
    ),
    check('recipes_hidden_by_someone', sql`(${row.visibility} = 'everyone' or ${row.createdBy} is not null)`),
    check(
      'recipes_stars_by_count',
      sql`${row.ratingSum} between ${row.ratingCount} and ${row.ratingCount} * 5`,
    ),
    check('recipes_feed_someone', sql`${row.servings} > 0`),
    check(
      'recipes_take_time',
      sql`least(${row.prepTimeMinutes}, ${row.cookTimeMinutes}, ${row.totalTimeMinutes}) >= 0`,
    ),
  ],
)

/**
 * Ids of deleted recipes, written by a trigger. Their addresses are in links, so no other account may reuse them. Ids
 * that only Larder gives are left out: 32 hexadecimal digits, and those of its own recipes.
 */
export const removedRecipeIdsTable = pgTable(
  'removed_recipe_ids',
  {
    id: text().primaryKey(),
    /**
     * A digest of the owner's random user id, made by the function owner_digest_of with the key of the log's digests;
     * null where the account was deleted before.
     */
    ownerDigest: text(),
  },
  (row) => [index().on(row.ownerDigest)],
)

/** Every stored version of a recipe, so that each can be restored. */
export const recipeRevisionsTable = pgTable(
  'recipe_revisions',
  {
    recipeId: text()
      .notNull()
      .references(() => recipesTable.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    by: text().references(() => usersTable.id, { onDelete: 'set null' }),
    content: jsonb().$type<RevisionContent>().notNull(),
    /** Bytes of the content as JSON in UTF-8. */
    textBytes: integer().notNull().generatedAlwaysAs(sql`octet_length(content::text)`),
  },
  (row) => [
    primaryKey({ columns: [row.recipeId, row.version] }),
    // Deleting an account looks up its revisions.
    index().on(row.by),
  ],
)

/** The visibility that a user last chose for a save; no row until they were asked. */
export const visibilityChoicesTable = pgTable(
  'visibility_choices',
  {
    userId: text()
      .primaryKey()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    visibility: recipeVisibilityEnum().notNull(),
    /** The household that "household" was chosen for, which may be deleted; null for choices from before it was stored. */
    householdId: text(),
  },
  (row) => [
    check(
      'visibility_choices_household',
      sql`(${row.visibility} = 'household' or ${row.householdId} is null)`,
    ),
  ],
)
