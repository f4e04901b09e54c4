import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { isShownToAll } from './seen.ts'
import { recipes } from './table.ts'

const prepared = new WeakMap<Database, ReturnType<typeof prepare>>()

/**
 * For each of these recipes that is there for everybody to see a short text that is another one as soon as anything in its row is, its stars
 * included; not so the names of its creator and of who wrote notes. One small statement, however many are asked for.
 */
export async function stampsOf(
  { deps: { db } }: DbContext,
  recipeIds: readonly string[],
): Promise<Map<string, string>> {
  const statement = prepared.get(db) ?? prepare(db)
  prepared.set(db, statement)
  const rows = await statement.execute({ recipeIds })
  return new Map(rows.map(({ id, stamp }) => [id, stamp]))
}

/** Every page of a recipe asks this, so it is put together once, and by its name it is read once a connection. */
function prepare(db: Database) {
  return (
    db
      // The whole row, so that a column of tomorrow is not forgotten; a text of it would take three times as long.
      .select({ id: recipes.id, stamp: sql<string>`hash_record_extended(${recipes}, 0)::text` })
      .from(recipes)
      .where(sql`${recipes.id} = any(${sql.placeholder('recipeIds')}::text[]) and ${isShownToAll}`)
      .prepare('recipe_stamps')
  )
}
