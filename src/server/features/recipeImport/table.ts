import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { RecipeGrounding } from '#shared/kitchen/recipeImport/grounding.ts'
import {
  type ImportFailure,
  importSources,
  importStates,
} from '#shared/kitchen/recipeImport/importFailures.ts'
import { usersTable } from '../auth/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** `isUsed`: a model has been asked, so that it is not returned. */
interface ModelReservation {
  day: string
  scopes: string[]
  isUsed?: boolean
}

export const recipeImportSourceEnum = pgEnum('recipe_import_source', importSources)
export const recipeImportStateEnum = pgEnum('recipe_import_state', importStates)
export const importedItemStateEnum = pgEnum('imported_item_state', ['waiting', 'read', 'failed', 'saved'])

/** What members brought from elsewhere, until it is saved; deleted a week after it was begun. */
export const recipeImportsTable = pgTable(
  'recipe_imports',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    source: recipeImportSourceEnum().notNull(),
    /** The name of the file, or the only address; '' for others. */
    name: text().notNull(),
    state: recipeImportStateEnum().notNull().default('reading'),
    failure: text().$type<ImportFailure>(),
    /** Of the file that is sent; null for other sources. */
    bytes: integer(),
    /** The job that reads it; another one after it was stopped and goes on. */
    jobId: text(),
    /** The bytes of each picture, which come as one file; null for other sources. */
    pages: integer().array(),
    /** What a model reads or has read, as text; null where there is none. */
    sourceText: text(),
    /** Of the budget of models, until it is settled. */
    reservation: jsonb().$type<ModelReservation>(),
  },
  (row) => [index().on(row.userId, row.createdAt.desc()), index().on(row.createdAt)],
)

/** A file as it was sent, in parts in their order, until it is read. */
export const recipeImportChunksTable = pgTable(
  'recipe_import_chunks',
  {
    importId: text()
      .notNull()
      .references(() => recipeImportsTable.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (row) => [primaryKey({ columns: [row.importId, row.position] })],
)

/** Pictures that a model reads, as WebP, in the order of their pages. */
export const recipeImportPagesTable = pgTable(
  'recipe_import_pages',
  {
    importId: text()
      .notNull()
      .references(() => recipeImportsTable.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    picture: bytea().notNull(),
  },
  (row) => [primaryKey({ columns: [row.importId, row.position] })],
)

export const importedItemsTable = pgTable(
  'imported_items',
  {
    importId: text()
      .notNull()
      .references(() => recipeImportsTable.id, { onDelete: 'cascade' }),
    /** In what was read, from 0. */
    position: integer().notNull(),
    state: importedItemStateEnum().notNull(),
    /** Its title; an address, or the name of an entry, while there is none. */
    name: text().notNull(),
    /** The page to read; null for other sources. */
    address: text(),
    failure: text().$type<ImportFailure>(),
    /** An ImportedRecipe without the bytes of its picture. */
    recipe: jsonb().$type<unknown>(),
    /** The picture in the file that was read, not yet decoded. */
    picture: bytea(),
    isByModel: boolean().notNull().default(false),
    /** Of what a model read in a text; null for pictures, and for what no model read. */
    grounding: jsonb().$type<RecipeGrounding>(),
    recipeId: text(),
  },
  (row) => [primaryKey({ columns: [row.importId, row.position] }), index().on(row.importId, row.state)],
)
