import { z } from 'zod'
import { TypedText } from './auth.ts'

/** Rows that a scan answers at most. */
export const maxScanned = 1_000

const Name = z.string().min(1).max(100)
const KeyValue = z.union([TypedText.min(1).max(200), z.number().transform(String)])

/** One call of an old client, as it is sent to /v1/tablefields. */
export const TableFieldsCall = z.strictObject({
  entity: Name,
  action: Name,
  pk_column: Name.optional(),
  pk_value: KeyValue.optional(),
  sk_column: Name.optional(),
  sk_value: KeyValue.optional(),
  columns: z.record(z.string(), z.unknown()).optional(),
  limit: z.int().min(1).max(maxScanned).optional(),
  /** Names of columns, by comma. */
  projection_expression: z.string().max(1_000).optional(),
})
export type TableFieldsCall = z.infer<typeof TableFieldsCall>

/** What the edit page of old clients sends: the parts of a recipe, or of a blog entry. */
const RecipePayload = z.strictObject({
  recipe_name: z.string().optional(),
  description: z.string().optional(),
  ingredients: z.unknown(),
  instructions: z.unknown(),
})
const BlogPayload = z.strictObject({
  title: z.string(),
  description: z.string().optional(),
  content: z.string(),
})
export const ContentPayload = z.union([BlogPayload, RecipePayload])
export type ContentPayload = z.infer<typeof ContentPayload>
