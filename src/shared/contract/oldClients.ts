import * as z from 'zod/mini'
import { TypedTextSchema } from './auth/auth.ts'
import { maxRecipeLines, recipeLineMaxLength } from './limits.ts'
import { blogContentMaxLength } from './recipes/recipeKeeping.ts'
import { withSizeLimit } from './sized.ts'

/** Rows that a scan answers at most. */
export const maxRowsOfScan = 1_000

/** Characters of the fields of a call, and columns that it may send or name: three times what any table has. */
export const oldClientCallLimits = { name: 100, keyValue: 200, projection: 1_000, columns: 100 } as const
/** Characters of when somebody last signed in, as their client says it. */
export const maxLastLoginLength = 40

const Name = z.string().check(z.minLength(1), z.maxLength(oldClientCallLimits.name))
/** Old clients send every field: null, an empty text and an empty list are not said. */
const emptyAsAbsent = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(z.transform(undefinedIfEmpty), z.optional(schema))
const KeyValue = z.union([
  TypedTextSchema.check(z.minLength(1), z.maxLength(oldClientCallLimits.keyValue)),
  z.pipe(z.number(), z.transform(String)),
])

const Columns = z.pipe(
  z.unknown().check(({ value, issues }) => {
    if (
      typeof value !== 'object' ||
      value === null ||
      Object.keys(value).length <= oldClientCallLimits.columns
    )
      return
    issues.push({
      code: 'too_big',
      origin: 'array',
      maximum: oldClientCallLimits.columns,
      inclusive: true,
      input: value,
    })
  }),
  z.union([z.record(z.string(), z.unknown()), z.array(z.string())]),
)

/** One call of an old client, as it is sent to /v1/tablefields. */
export const OldClientTableCall = z.strictObject({
  entity: Name,
  action: Name,
  pk_column: emptyAsAbsent(Name),
  pk_value: emptyAsAbsent(KeyValue),
  sk_column: emptyAsAbsent(Name),
  sk_value: emptyAsAbsent(KeyValue),
  /** Values by column; where a call only reads, the names of those wanted. */
  columns: emptyAsAbsent(Columns),
  limit: emptyAsAbsent(
    z.pipe(z.transform(digitsAsNumber), z.int().check(z.minimum(1), z.maximum(maxRowsOfScan))),
  ),
  /** Names of columns, by comma or as a list. */
  projection_expression: emptyAsAbsent(
    withSizeLimit(
      z.pipe(z.transform(listAsText), z.string().check(z.maxLength(oldClientCallLimits.projection))),
      oldClientCallLimits.projection,
    ),
  ),
})
export type OldClientTableCall = z.infer<typeof OldClientTableCall>

/** Characters that a column takes at the door. */
export const oldClientColumnMaxLengths = {
  word: 100,
  line: 1_000,
  text: 20_000,
  content: 2 * blogContentMaxLength,
  /** In JSON text a character may take six. */
  lines: maxRecipeLines * (6 * recipeLineMaxLength + 3) + 2,
  ours: 20_000,
} as const

/**
 * The first size limits of every column. They are larger than what is stored, so that text a person may have typed is refused
 * later with a specific sentence.
 */
export const oldClientColumnSchemas = {
  /** For a column with a list, a time, servings or a number. */
  word: <S extends z.ZodMiniType>(schema: S) => withSizeLimit(schema, oldClientColumnMaxLengths.word),
  line: <S extends z.ZodMiniType>(schema: S) => withSizeLimit(schema, oldClientColumnMaxLengths.line),
  text: <S extends z.ZodMiniType>(schema: S) => withSizeLimit(schema, oldClientColumnMaxLengths.text),
  content: <S extends z.ZodMiniType>(schema: S) => withSizeLimit(schema, oldClientColumnMaxLengths.content),
  /** A list of lines, or the JSON text of one. */
  lines: withSizeLimit(z.unknown(), oldClientColumnMaxLengths.lines, 1_000),
  /** Columns that clients read and send back, but whose values Larder decides. */
  ours: z.optional(withSizeLimit(z.unknown(), oldClientColumnMaxLengths.ours, 1_000)),
} as const

const OptionalLine = z.optional(oldClientColumnSchemas.line(z.nullish(z.string())))
/**
 * What the edit page of old clients sends: the parts of a recipe, or of a blog entry, and what the edit view says beside
 * them. Null is not said; the creator may be left empty.
 */
export const OldClientContentPayload = z.strictObject({
  id: z.optional(
    oldClientColumnSchemas.line(
      z.nullish(
        z.union([
          TypedTextSchema.check(z.maxLength(oldClientCallLimits.keyValue)),
          z.pipe(z.number(), z.transform(String)),
        ]),
      ),
    ),
  ),
  type: z.optional(
    oldClientColumnSchemas.word(
      z.nullish(
        z.union([
          z.pipe(
            z.literal(''),
            z.transform(() => null),
          ),
          z.enum(['recipe', 'blog']),
        ]),
      ),
    ),
  ),
  recipe_name: OptionalLine,
  title: OptionalLine,
  description: z.optional(oldClientColumnSchemas.text(z.nullish(z.string()))),
  ingredients: z.optional(oldClientColumnSchemas.lines),
  instructions: z.optional(oldClientColumnSchemas.lines),
  content: z.optional(oldClientColumnSchemas.content(z.nullish(z.string()))),
  createdBy: OptionalLine,
  created_by: OptionalLine,
  user_id: OptionalLine,
  // The edit view says these too; by them nothing is found.
  recipe_id: OptionalLine,
  row_type: OptionalLine,
})
export type OldClientContentPayload = z.infer<typeof OldClientContentPayload>

const { shape: envelope } = OldClientTableCall
const unsaid = z.optional(z.custom<undefined>(isEmptyCallField))
/** The same, sent as a call of no table; what a call says beside it, old clients leave empty or out. */
export const OldClientContentCall = z.extend(OldClientContentPayload, {
  action: emptyAsAbsent(z.enum(['upsert', 'create'])),
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

function undefinedIfEmpty(value: unknown): unknown {
  return isEmptyCallField(value) ? undefined : value
}

/** Whether a field of a call says nothing. */
export function isEmptyCallField(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0)
}
