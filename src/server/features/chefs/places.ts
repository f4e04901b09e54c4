import { type SQL, sql } from 'drizzle-orm'
import { chefsTable } from './table.ts'

/** Other names of countries, and the name that the directory has for them. */
const otherNames: [RegExp, string][] = [
  [/\b(?:united states(?: of america)?|u\.s\.a?\.?|us|america)(?!\w)/gi, 'usa'],
  [/\b(?:great britain|britain|u\.k\.?|uk)(?!\w)/gi, 'united kingdom'],
]

/** Whether a chef is in a place: each of its words is a prefix of one in the chef's address. Undefined when there is no word. */
export function chefPlaceCondition(place: string): SQL | undefined {
  const named = otherNames.reduce((text, [other, name]) => text.replaceAll(other, name), place)
  if (named.trim() === '') return undefined
  const { city, state, country, zipcode } = chefsTable
  // A zipcode is found with and without its space.
  const where = normalizedSql(
    sql`concat_ws(' ', ${city}, ${state}, ${country}, ${zipcode}, replace(${zipcode}, ' ', ''))`,
  )
  // The database drops accents and signs; a place of which nothing remains matches no chef.
  return sql`coalesce((
    select bool_and(' ' || ${where} like '% ' || word || '%')
    from regexp_split_to_table(trim(${normalizedSql(sql`${named}::text`)}), ' +') word where word <> ''), false)`
}

const normalizedSql = (text: SQL) => sql`regexp_replace(lower(unaccent(${text})), '[^[:alnum:]]+', ' ', 'g')`
