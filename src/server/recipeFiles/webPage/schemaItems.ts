/** An item of schema.org, from JSON-LD, microdata, RDFa or h-recipe alike: names of properties with a value or a list of values. */
export type SchemaItem = Readonly<Record<string, unknown>>

/** Values of one property that are read. */
const maxValues = 1_000

export const isItem = (value: unknown): value is SchemaItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A name without the vocabulary in front of it: "Recipe" of "http://schema.org/Recipe" and "schema:Recipe". */
export function withoutVocabulary(name: string): string {
  return name
    .trim()
    .replace(
      /^(?:https?:\/\/(?:www\.)?(?:schema\.org|data-vocabulary\.org|rdf\.data-vocabulary\.org)\/#?|(?:schema|v|s):)/i,
      '',
    )
}

/** The names of an item's types, in lower case. */
export function typesOf(item: SchemaItem): string[] {
  const types = item['@type'] ?? item.type
  return (Array.isArray(types) ? types.slice(0, 20) : [types])
    .filter((type) => typeof type === 'string')
    .map((type) => withoutVocabulary(type).toLowerCase())
}

/** The values of the first of the properties that has any; a list is taken apart. */
export function valuesOf(item: SchemaItem, ...names: readonly string[]): unknown[] {
  for (const name of names) {
    const value = item[name] ?? item[`schema:${name}`] ?? item[name.toLowerCase()]
    const values = Array.isArray(value) ? value.slice(0, maxValues) : [value]
    const present = values.filter((each) => each !== undefined && each !== null && each !== '')
    if (present.length > 0) return present
  }
  return []
}
