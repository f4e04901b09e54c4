import * as z from 'zod/mini'

/**
 * A value as JSON text in pieces; all lines but the first are indented by `spaces`. Lists that are read in batches are
 * written batch by batch. Each value is first parsed by the schema, which throws a ZodError when it does not match.
 */
export async function* writeJsonInPieces(
  schema: z.ZodMiniType,
  value: unknown,
  spaces = 0,
): AsyncGenerator<string> {
  if (isInBatches(value) && schema instanceof z.ZodMiniArray) yield* listText(schema, value, spaces)
  else if (isObject(value) && Object.values(value).some(isInBatches) && schema instanceof z.ZodMiniObject)
    yield* objectText(schema, value, spaces)
  else yield JSON.stringify(schema.parse(value), null, 2).replaceAll('\n', newLine(spaces))
}

async function* objectText(
  { shape }: z.ZodMiniObject,
  value: Record<string, unknown>,
  spaces: number,
): AsyncGenerator<string> {
  let separator = '{'
  for (const [key, schema] of Object.entries(shape)) {
    yield `${separator}${newLine(spaces + 2)}${JSON.stringify(key)}: `
    yield* writeJsonInPieces(schema as z.ZodMiniType, value[key], spaces + 2)
    separator = ','
  }
  yield `${newLine(spaces)}}`
}

async function* listText(
  { def: { element } }: z.ZodMiniArray,
  batches: AsyncIterable<unknown[]>,
  spaces: number,
): AsyncGenerator<string> {
  let separator = '['
  for await (const batch of batches)
    for (const item of batch) {
      yield separator + newLine(spaces + 2)
      yield* writeJsonInPieces(element as z.ZodMiniType, item, spaces + 2)
      separator = ','
    }
  yield separator === '[' ? '[]' : `${newLine(spaces)}]`
}

const newLine = (spaces: number) => `\n${' '.repeat(spaces)}`

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isInBatches = (value: unknown): value is AsyncIterable<unknown[]> =>
  isObject(value) && Symbol.asyncIterator in value
