import { sql } from 'drizzle-orm'
import type { TestSite } from '../testSite.ts'

/** Makes the database refuse digits for this code: what carries it can never be written. */
export async function breakCode({ deps }: TestSite, codeId: string): Promise<void> {
  await deps.db.execute(sql`create or replace function refuse_change() returns trigger language plpgsql
    as $$ begin raise exception 'This row is broken.'; end $$`)
  await deps.db.execute(
    sql.raw(`create trigger broken before update on codes for each row
      when (old.id = '${codeId}' and old.hash is distinct from new.hash) execute function refuse_change()`),
  )
}
