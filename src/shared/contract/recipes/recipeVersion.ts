import { z } from 'zod'

/** Raised by every change of a recipe's words. */
export const RecipeVersion = z.number().int()
