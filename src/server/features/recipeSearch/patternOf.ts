import { type SQL, sql } from 'drizzle-orm'

/** A pattern for `like` that finds these very characters anywhere, whatever they are, in what is in small letters. */
export function patternOf(text: string): SQL {
  return sql`'%' || lower(${text.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`
}
