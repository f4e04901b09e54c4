import { normalizeRecipeKey } from '#shared/kitchen/lines/recipeLines.ts'

/** The names that models, the older endpoint and schema.org give a recipe's fields; the first one present is used. */
const names = {
  name: ['name', 'recipename', 'title', 'recipetitle'],
  description: ['description', 'summary', 'introduction'],
  servings: ['servings', 'serves', 'recipeyield', 'yield', 'portions'],
  prepTime: ['preptimeminutes', 'preptime', 'preparationtime'],
  cookTime: ['cooktimeminutes', 'cooktime', 'cookingtime'],
  totalTime: ['totaltimeminutes', 'totaltime'],
  ingredients: ['ingredients', 'recipeingredient', 'recipeingredients', 'ingredientlist'],
  nutritionInfo: ['nutritioninfo', 'nutritionalinfo', 'nutrition'],
  instructions: ['instructions', 'recipeinstructions', 'steps', 'directions', 'method'],
} as const
type Field = keyof typeof names
export type RecipeFieldValues = Partial<Record<Field, unknown>>

const fieldByName = new Map<string, { field: Field; rank: number }>(
  (Object.keys(names) as Field[]).flatMap((field) =>
    names[field].map((name, rank) => [name, { field, rank }] as const),
  ),
)
const maxDepth = 4

/**
 * The fields of the recipe in a JSON value, which may be nested, as in `{"recipe": …}`. Drops unknown keys. Of several
 * objects it uses the first with ingredients or instructions, else the first with any field; empty when there is none.
 */
export function findRecipeFields(value: unknown): RecipeFieldValues {
  let first: RecipeFieldValues = {}
  for (const fields of candidates(value, maxDepth)) {
    if (fields.ingredients !== undefined || fields.instructions !== undefined) return fields
    if (Object.keys(first).length === 0) first = fields
  }
  return first
}

function* candidates(value: unknown, depth: number): Generator<RecipeFieldValues> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield fieldsOf(value)
  if (depth > 0) for (const inner of Object.values(value)) yield* candidates(inner, depth - 1)
}

function fieldsOf(value: object): RecipeFieldValues {
  const fields: RecipeFieldValues = {}
  const ranks: Partial<Record<Field, number>> = {}
  for (const [key, content] of Object.entries(value)) {
    const known = fieldByName.get(normalizeRecipeKey(key))
    if (!known || content === null || known.rank >= (ranks[known.field] ?? Number.POSITIVE_INFINITY)) continue
    fields[known.field] = content
    ranks[known.field] = known.rank
  }
  return fields
}
