import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { RecipeScalables } from '#shared/kitchen/amounts/findRecipeScalables.ts'
import type { RecipeCheckReport } from '#shared/kitchen/findings/recipeCheckReport.ts'
import type { RecipePlanningFacts } from '#shared/kitchen/planning/recipePlanningFacts.ts'
import { recipesTable } from '../table.ts'

/** The kitchen's report on a recipe as it was saved, as data; see `examine`. */
export const recipeReportsTable = pgTable('recipe_reports', {
  recipeId: text()
    .primaryKey()
    .references(() => recipesTable.id, { onDelete: 'cascade' }),
  /** The version of the recipe, and of the kitchen (`recipeFactsVersion`), that the report is about. */
  recipeVersion: integer().notNull(),
  kitchenVersion: text().notNull(),
  /** All null where the recipe could not be checked in time. */
  report: jsonb().$type<RecipeCheckReport>(),
  scalables: jsonb().$type<RecipeScalables>(),
  planning: jsonb().$type<RecipePlanningFacts>(),
})
