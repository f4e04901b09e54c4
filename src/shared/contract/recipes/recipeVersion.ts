import * as z from 'zod/mini'

/** Raised by every change of a recipe's words. */
export const RecipeVersionSchema = z.int()
