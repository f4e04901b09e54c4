import * as z from 'zod/mini'
import type { RecipeScalables as FoundScalables } from '../../kitchen/amounts/findRecipeScalables.ts'
import type { ScalablePart as FoundScalable } from '../../kitchen/scalables.ts'
import { type UnitWordsByLanguage, unitLanguages } from '../../kitchen/units/unitWords.ts'
import { RecipeVersionSchema } from './recipeVersion.ts'

const Place = z.int().check(z.minimum(0))
const Quantity = z.number().check(z.positive())

const Told = z.strictObject({
  start: Place,
  end: Place,
  quantity: Quantity,
  quantityMax: z.nullable(Quantity),
  unit: z.nullable(z.string()),
  system: z.exactOptional(z.literal('imperial')),
  mlOfOne: z.exactOptional(z.number().check(z.positive())),
  smaller: z.exactOptional(z.strictObject({ unit: z.nullable(z.string()), of: Quantity, end: Place })),
  phrase: z.exactOptional(z.strictObject({ one: z.string(), many: z.string() })),
})

/** Something in a line or a step that changes with servings or units; text.slice(start, end). */
const Scalable = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('amount'),
    start: Place,
    end: Place,
    told: z.array(Told).check(z.minLength(1)),
    isOpen: z.boolean(),
    name: z.exactOptional(z.strictObject({ start: Place, end: Place })),
    grows: z.boolean(),
    finest: z.enum(['whole', 'half', 'quarter']),
    gramsPerMl: z.nullable(Quantity),
    handling: z.enum(['poured', 'scooped', 'weighed']),
    isOfMetricRecipe: z.boolean(),
    isOfWeighedLine: z.exactOptional(z.literal(true)),
    exactly: z.exactOptional(Quantity),
    ofCount: z.exactOptional(z.literal(true)),
    language: z.exactOptional(z.enum(unitLanguages)),
    partOf: z.exactOptional(Place),
  }),
  z.strictObject({ kind: z.literal('size'), start: Place, end: Place, metric: z.string(), us: z.string() }),
  z.strictObject({ kind: z.literal('noun'), start: Place, end: Place, one: z.string(), many: z.string() }),
  z.strictObject({
    kind: z.literal('heat'),
    start: Place,
    end: Place,
    scale: z.enum(['celsius', 'fahrenheit']),
    value: z.number(),
    valueMax: z.nullable(z.number()),
  }),
]) satisfies z.ZodMiniType<FoundScalable>

const UnitWords = z.strictObject({
  plus: z.string(),
  to: z.string(),
  decimalMark: z.enum(['.', ',']),
  units: z.record(z.string(), z.readonly(z.array(z.string()))),
})

/** For every line and every step of a recipe, in the order of the text. */
export const RecipeScalablesAnswer = z.strictObject({
  /** The version of the recipe in whose words they stand. */
  recipeVersion: RecipeVersionSchema,
  ingredients: z.array(z.array(Scalable)),
  instructions: z.array(z.array(Scalable)),
  /** The words of units in the languages that amounts name. */
  unitWords: z.exactOptional(z.partialRecord(z.enum(unitLanguages), UnitWords)),
}) satisfies z.ZodMiniType<FoundScalables & { unitWords?: UnitWordsByLanguage }>
export type RecipeScalablesAnswer = FoundScalables & {
  recipeVersion: number
  unitWords?: UnitWordsByLanguage
}
