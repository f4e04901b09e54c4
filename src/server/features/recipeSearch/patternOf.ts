import { type SQL, sql } from 'drizzle-orm'

/** A pattern for `like` that matches these exact characters anywhere in a text in lower case. */
export function likePatternOfText(text: string): SQL {
  return sql`'%' || lower(${text.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`
}
