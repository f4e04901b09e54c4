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
import { cuisines, keptDietTypes, keptMealTypes } from '#shared/kitchen/questionnaire.ts'
import { visibilities } from '#shared/kitchen/visibilities.ts'
import { jsonAsIs } from '../../db/jsonAsIs.ts'
import { users } from '../auth/table.ts'
import { generations } from '../generation/table.ts'
import { allergen, diet } from '../households/table.ts'
import { photos } from '../photos/table.ts'

export const mealType = pgEnum('meal_type', keptMealTypes)
export const dietType = pgEnum('diet_type', keptDietTypes)
export const cuisine = pgEnum('cuisine', cuisines)

export const recipeKind = pgEnum('recipe_kind', ['recipe', 'blog'])
export const recipeVisibility = pgEnum('recipe_visibility', visibilities)

/** What a revision holds: everything a person may change. */
interface RevisionContent {
  kind: 'recipe' | 'blog'
  name: string
  description: string
  ingredients: string[]
  instructions: string[]
  content: string
}

/**
 * Who may see a recipe is asked by `seenBy` alone: what reads recipes for somebody takes them from `seenRecipes`, and the
 * others, which dependency-cruiser lists, are no use to a reader. See docs/decisions/0141.
 */
export const recipes = pgTable(
  'recipes',
  {
    id: text().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    name: text().notNull(),
    description: text().notNull(),
    mealType: mealType().notNull(),
    dietType: dietType().notNull(),
    cuisine: cuisine().notNull(),
    servings: integer().notNull(),
    /** False where an old client left it out or sent 0: `servings` is then the usual measure, or what stood before. */
    isServingsStated: boolean().notNull().default(true),
    prepTimeMinutes: integer().notNull(),
    cookTimeMinutes: integer().notNull(),
    totalTimeMinutes: integer().notNull(),
    /** False where an old client left it out or sent 0: `totalTimeMinutes` is then the sum of the other two. */
    isTotalTimeStated: boolean().notNull().default(true),
    /** The cooking time as an old client sent it, where that was words: "1 hour or more". */
    cookTimeWords: text(),
    /** What an old client or an engine said of it, of any shape; see contract/recipes/nutritionInfo. */
    nutritionInfo: jsonAsIs(),
    ingredients: text().array().notNull(),
    instructions: text().array().notNull(),
    /** Who saved it; null for recipes of the house, and once the account is gone. */
    createdBy: text().references(() => users.id, { onDelete: 'set null' }),
    /** Who may see it beside its creator. */
    visibility: recipeVisibility().notNull().default('everyone'),
    /**
     * The household that sees it as long as its creator is a member who joined before `shownAt`; null for the other
     * visibilities. It may be gone: housekeeping leaves such a recipe to its creator alone.
     */
    householdId: text(),
    /** When it was shown to the household. */
    shownAt: timestamp({ withTimezone: true }),
    kind: recipeKind().notNull().default('recipe'),
    /** Markdown of a blog entry; empty for a recipe. */
    content: text().notNull().default(''),
    /** Raised by every change; a save must name the version it began from. */
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** How it was generated; null for one that somebody typed. */
    generationId: text().references(() => generations.id, { onDelete: 'set null' }),
    /** Of what was submitted first under its id: by it a second try is known; null for recipes that nobody submitted. */
    draftDigest: text(),
    /** Null where its cover is shown. */
    photo: text().references(() => photos.name, { onDelete: 'set null' }),
    ratingCount: integer().notNull().default(0),
    /** Sum of all stars; the mean is this by the count. */
    ratingSum: integer().notNull().default(0),
    /** Raised by a trigger with every change of its notes, so that its page is rendered again. */
    notesVersion: integer().notNull().default(0),
    /** What the kitchen found in it when it was last saved, for the list's filters; see `factsVersion`. */
    contains: allergen().array().notNull().default([]),
    mayContain: allergen().array().notNull().default([]),
    breaksDiets: diet().array().notNull().default([]),
    hasUnknownLines: boolean().notNull().default(false),
    /** Foods it certainly holds, by the catalogue's names, for warnings of allergies beside the fourteen allergens. */
    foods: text().array().notNull().default([]),
    /** The picture of its cover, of those in the kitchen's coverPictures. */
    cover: text().$type<CoverPicture>().notNull().default('plate'),
    /** Which state of the kitchen said so; null until one has. */
    factsVersion: text(),
    /** Of all its texts, in UTF-8, however well Postgres compresses them. */
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
    // To find the few that an older kitchen looked through.
    index().on(row.factsVersion),
    // What a visitor's lists begin with, however many recipes are hidden from them.
    index('recipes_shown_to_all').on(row.createdAt.desc(), row.id).where(sql`${row.visibility} = 'everyone'`),
    // The same in the other orders of a list: who hides what stands first there makes nobody read past it.
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
    // The deletion of a generation looks for its recipe.
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
 * Ids of recipes that were removed; a trigger writes them. Their addresses stand in links, so that no other account may have
 * them. Ids that only Larder gives are left out: 32 hexadecimal digits, and those of the house.
 */
export const removedRecipeIds = pgTable(
  'removed_recipe_ids',
  {
    id: text().primaryKey(),
    /**
     * Of the owner's random user id, as the function owner_digest_of makes it with the key of the log's digests; null where the
     * account was gone before.
     */
    ownerDigest: text(),
  },
  (row) => [index().on(row.ownerDigest)],
)

/** Every state a recipe has been in, so that each can be brought back. */
export const recipeRevisions = pgTable(
  'recipe_revisions',
  {
    recipeId: text()
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    by: text().references(() => users.id, { onDelete: 'set null' }),
    content: jsonb().$type<RevisionContent>().notNull(),
    /** Of the content as JSON in UTF-8. */
    textBytes: integer().notNull().generatedAlwaysAs(sql`octet_length(content::text)`),
  },
  (row) => [
    primaryKey({ columns: [row.recipeId, row.version] }),
    // The deletion of an account looks for its revisions.
    index().on(row.by),
  ],
)

/** Who may see what a user saves, as they chose it last; none until they were asked. */
export const visibilityChoices = pgTable(
  'visibility_choices',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    visibility: recipeVisibility().notNull(),
    /** The household that "household" was chosen for, which may be gone; null where that was not kept yet. */
    householdId: text(),
  },
  (row) => [
    check(
      'visibility_choices_household',
      sql`(${row.visibility} = 'household' or ${row.householdId} is null)`,
    ),
  ],
)
