import * as z from 'zod/mini'

// The keywords that every server accepts in strict mode. Some servers refuse lengths, ranges and patterns; the finished
// recipe is checked against the whole schema.
const understood = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'description',
  '$ref',
  '$defs',
])

type JsonSchema = Record<string, unknown>

/** A zod schema as JSON schema for OpenAI's strict mode: no additional properties, everything required, no limits. */
export function toStrictJsonSchema(schema: z.core.$ZodType): JsonSchema {
  return toStrictSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function toStrictSchema(schema: JsonSchema): JsonSchema {
  const kept: JsonSchema = {}
  for (const [keyword, content] of Object.entries(schema)) {
    if (!understood.has(keyword)) continue
    if (keyword === 'properties' || keyword === '$defs') kept[keyword] = toStrictSchemas(content)
    else if (keyword === 'anyOf' && Array.isArray(content)) kept[keyword] = content.map(toStrictSchema)
    else kept[keyword] = keyword === 'items' && isSchema(content) ? toStrictSchema(content) : content
  }
  if (isSchema(schema.properties)) {
    kept.required = Object.keys(schema.properties)
    kept.additionalProperties = false
  }
  return kept
}

function toStrictSchemas(schemas: unknown): JsonSchema {
  if (!isSchema(schemas)) return {}
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      isSchema(schema) ? toStrictSchema(schema) : schema,
    ]),
  )
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
