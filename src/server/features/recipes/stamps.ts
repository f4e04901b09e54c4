import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { recipeShownToEveryoneCondition } from './seen.ts'
import { recipesTable } from './table.ts'

const prepared = new WeakMap<Database, ReturnType<typeof prepareStampQuery>>()

/**
 * A short text for each of these recipes that everybody sees, which changes with anything in its row, including its
 * stars; but not with the names of its creator and of the authors of notes. One small statement for all.
 */
export async function readVersionStampsOfRecipes(
  { deps: { db } }: DbContext,
  recipeIds: readonly string[],
): Promise<Map<string, string>> {
  const statement = prepared.get(db) ?? prepareStampQuery(db)
  prepared.set(db, statement)
  const rows = await statement.execute({ recipeIds })
  return new Map(rows.map(({ id, stamp }) => [id, stamp]))
}

/** Every page of a recipe runs this, so it is built once and prepared once per connection. */
function prepareStampQuery(db: Database) {
  return (
    db
      // A hash of the whole row includes future columns; its text would take three times as long.
      .select({ id: recipesTable.id, stamp: sql<string>`hash_record_extended(${recipesTable}, 0)::text` })
      .from(recipesTable)
      .where(
        sql`${recipesTable.id} = any(${sql.placeholder('recipeIds')}::text[]) and ${recipeShownToEveryoneCondition}`,
      )
      .prepare('recipe_stamps')
  )
}
