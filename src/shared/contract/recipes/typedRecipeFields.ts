import * as z from 'zod/mini'
import { SubmitTypedRecipeInput } from './recipeKeeping.ts'
import { nonEmptyLinesOfText, parseTypedMinutes, parseWholeNumber } from './typedLines.ts'

/** The fields by which a recipe is typed; ingredients and instructions are one per line. */
export const TypedRecipeFields = z.object({
  name: z.string(),
  description: z.string(),
  ingredients: z.string(),
  instructions: z.string(),
  servings: z.string(),
  prepTimeMinutes: z.string(),
  cookTimeMinutes: z.string(),
  totalTimeMinutes: z.string(),
  mealType: z.string(),
  dietType: z.string(),
  cuisine: z.string(),
})
/** What stands in each field, as it was typed. */
export type TypedRecipeFieldTexts = z.infer<typeof TypedRecipeFields>
export type TypedRecipeFieldName = keyof TypedRecipeFieldTexts
export const typedRecipeFieldNames = Object.keys(TypedRecipeFields.shape) as TypedRecipeFieldName[]

/** A recipe as its form sends it: read from what was typed. Without a time in all, both times make it. */
export const TypedRecipeSchema = z.pipe(
  z.pipe(
    z.extend(TypedRecipeFields, { draftId: z.string(), shownTo: z.optional(z.unknown()) }),
    z.transform((typed): unknown => {
      const inAll = typed.totalTimeMinutes.trim()
      const prepTimeMinutes = parseTypedMinutes(typed.prepTimeMinutes)
      const cookTimeMinutes = parseTypedMinutes(typed.cookTimeMinutes)
      return {
        ...typed,
        ingredients: nonEmptyLinesOfText(typed.ingredients),
        instructions: nonEmptyLinesOfText(typed.instructions),
        servings: parseWholeNumber(typed.servings),
        prepTimeMinutes,
        cookTimeMinutes,
        totalTimeMinutes: inAll ? parseWholeNumber(inAll) : (prepTimeMinutes || 0) + (cookTimeMinutes || 0),
      }
    }),
  ),
  SubmitTypedRecipeInput,
)

/** Preparation and cooking together, which count where no time in all is given; empty while one is no number. */
export function totalTimeOfSubmission({ prepTimeMinutes, cookTimeMinutes }: TypedRecipeFieldTexts): string {
  const both = parseTypedMinutes(prepTimeMinutes) + parseTypedMinutes(cookTimeMinutes)
  return both > 0 ? String(both) : ''
}
