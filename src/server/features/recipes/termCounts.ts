import { sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'

/** Saves wait while a batch is added up or removed: some 50 ms each. */
const maxChanges = 200
const maxOrphans = 5_000

/**
 * Adds up what saves, edits and deletions changed in the counts of recipe terms, and removes terms that no recipe has.
 * Several processes may do so at once: each batch holds a lock in the database.
 */
export async function countTerms({ deps }: Pick<Context, 'deps'>): Promise<void> {
  const batch = async (call: ReturnType<typeof sql>) => {
    const [row] = (await deps.db.execute(call)) as unknown as { n: number }[]
    return row?.n ?? 0
  }
  const addUp = () => batch(sql`select add_up_recipe_terms(${maxChanges}) as n`)
  const removeOrphans = () => batch(sql`select remove_orphan_recipe_terms(${maxOrphans}) as n`)
  while ((await addUp()) === maxChanges);
  while ((await removeOrphans()) === maxOrphans);
}
