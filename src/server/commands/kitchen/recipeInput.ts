import { z } from 'zod'

const Lines = z.union([z.array(z.string()), z.string().transform((text) => readList(text))])

/** A list of lines, or the text of one; empty when malformed. */
function readList(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.map(String) : []
  } catch {
    return []
  }
}

/** A recipe with the fields of old clients; other fields are ignored. */
export const CommandRecipeInput = z.object({
  recipe_name: z.string().default(''),
  description: z.string().nullish(),
  ingredients: Lines.default([]),
  instructions: Lines.default([]),
  servings: z.coerce.number().nullish(),
  prep_time: z.coerce.number().nullish(),
  cook_time: z.union([z.number(), z.string()]).nullish(),
  total_time: z.coerce.number().nullish(),
})

/** The recipe as the kitchen checks it; 0 servings or minutes mean that they are unknown. */
export function toRecipeToCheck({
  recipe_name,
  description,
  ingredients,
  instructions,
  servings,
  prep_time,
  cook_time,
  total_time,
}: z.infer<typeof CommandRecipeInput>) {
  const minutes = (value: unknown) => (Number.isFinite(Number(value)) ? Number(value) : 0)
  return {
    name: recipe_name,
    description: description ?? '',
    ingredients,
    instructions,
    servings: servings || null,
    totalTimeMinutes: total_time || minutes(prep_time) + minutes(cook_time) || null,
  }
}

/** Parses a line of JSON by a schema; throws an Error with one sentence that says where it is wrong. */
export function parseJsonLine<T>(schema: z.ZodType<T>, line: string): T {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Error('This line is no JSON.')
  }
  const read = schema.safeParse(value)
  if (!read.success) throw new Error(z.prettifyError(read.error))
  return read.data
}
