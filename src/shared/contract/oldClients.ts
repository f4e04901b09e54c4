import { z } from 'zod'
import { TypedText } from './auth.ts'

/** Rows that a scan answers at most. */
export const maxScanned = 1_000

const Name = z.string().min(1).max(100)
/** Old clients send every field: null, an empty text and an empty list are not said. */
const said = <T extends z.ZodType>(schema: T) => z.preprocess(nothingAsUnsaid, schema.optional())
const KeyValue = z.union([TypedText.min(1).max(200), z.number().transform(String)])

/** One call of an old client, as it is sent to /v1/tablefields. */
export const TableFieldsCall = z.strictObject({
  entity: Name,
  action: Name,
  pk_column: said(Name),
  pk_value: said(KeyValue),
  sk_column: said(Name),
  sk_value: said(KeyValue),
  /** Values by column; where a call only reads, the names of those wanted. */
  columns: said(z.union([z.record(z.string(), z.unknown()), z.array(z.string()).max(100)])),
  limit: said(z.preprocess(digitsAsNumber, z.int().min(1).max(maxScanned))),
  /** Names of columns, by comma or as a list. */
  projection_expression: said(z.preprocess(listAsText, z.string().max(1_000))),
})
export type TableFieldsCall = z.infer<typeof TableFieldsCall>

const Said = z.string().nullish()
/**
 * What the edit page of old clients sends: the parts of a recipe, or of a blog entry, and what the edit view says beside
 * them. Null is not said; the creator may be left empty.
 */
export const ContentPayload = z.strictObject({
  id: z.union([TypedText.max(200), z.number().transform(String)]).nullish(),
  type: z.union([z.literal('').transform(() => null), z.enum(['recipe', 'blog'])]).nullish(),
  recipe_name: Said,
  title: Said,
  description: Said,
  ingredients: z.unknown().optional(),
  instructions: z.unknown().optional(),
  content: Said,
  createdBy: Said,
  created_by: Said,
  user_id: Said,
  // The edit view says these too; by them nothing is found.
  recipe_id: Said,
  row_type: Said,
})
export type ContentPayload = z.infer<typeof ContentPayload>

const { shape: envelope } = TableFieldsCall
const unsaid = z.custom<undefined>(isNothing).optional()
/** The same, sent as a call of no table; what a call says beside it, old clients leave empty or out. */
export const ContentCall = ContentPayload.extend({
  action: said(z.enum(['upsert', 'create'])),
  ...(Object.fromEntries(
    Object.keys(envelope).flatMap((field) => (field === 'action' ? [] : [[field, unsaid]])),
  ) as Record<Exclude<keyof typeof envelope, 'action'>, typeof unsaid>),
})

function digitsAsNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
}

function listAsText(value: unknown): unknown {
  return Array.isArray(value) ? value.join(',') : value
}

function nothingAsUnsaid(value: unknown): unknown {
  return isNothing(value) ? undefined : value
}

/** Whether a field of a call says nothing. */
export function isNothing(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0)
}
