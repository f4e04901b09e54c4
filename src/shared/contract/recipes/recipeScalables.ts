import { z } from 'zod'
import { unitLanguages } from '../../kitchen/units/unitWords.ts'
import { RecipeVersion } from './recipeVersion.ts'

const Place = z.number().int().min(0)
const Quantity = z.number().positive()

const Told = z.strictObject({
  start: Place,
  end: Place,
  quantity: Quantity,
  quantityMax: Quantity.nullable(),
  unit: z.string().nullable(),
  system: z.literal('imperial').exactOptional(),
  phrase: z.strictObject({ one: z.string(), many: z.string() }).exactOptional(),
})

/** Something in a line or a step that is told otherwise for more people or in other units; text.slice(start, end). */
const Scalable = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('amount'),
    start: Place,
    end: Place,
    told: z.array(Told).min(1),
    isOpen: z.boolean(),
    name: z.strictObject({ start: Place, end: Place }).exactOptional(),
    grows: z.boolean(),
    finest: z.enum(['whole', 'half', 'quarter']),
    gramsPerMl: Quantity.nullable(),
    handling: z.enum(['poured', 'scooped', 'weighed']),
    isOfMetricRecipe: z.boolean(),
    isOfWeighedLine: z.literal(true).exactOptional(),
    exactly: Quantity.exactOptional(),
    ofCount: z.literal(true).exactOptional(),
    language: z.enum(unitLanguages).exactOptional(),
    partOf: Place.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('size'), start: Place, end: Place, metric: z.string(), us: z.string() }),
  z.strictObject({ kind: z.literal('noun'), start: Place, end: Place, one: z.string(), many: z.string() }),
  z.strictObject({
    kind: z.literal('heat'),
    start: Place,
    end: Place,
    scale: z.enum(['celsius', 'fahrenheit']),
    value: z.number(),
    valueMax: z.number().nullable(),
  }),
])

const UnitWords = z.strictObject({
  plus: z.string(),
  to: z.string(),
  units: z.record(z.string(), z.array(z.string()).readonly()),
})

/** For every line and every step of a recipe, in the order of the text. */
export const RecipeScalables = z.strictObject({
  /** The version of the recipe in whose words they stand. */
  recipeVersion: RecipeVersion,
  ingredients: z.array(z.array(Scalable)),
  instructions: z.array(z.array(Scalable)),
  /** The words of units in the languages that amounts name. */
  unitWords: z.partialRecord(z.enum(unitLanguages), UnitWords).exactOptional(),
})
export type RecipeScalables = z.infer<typeof RecipeScalables>
