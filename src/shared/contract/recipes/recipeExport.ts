import * as z from 'zod/mini'

/** As what one recipe can be downloaded. */
export const recipeFileFormats = ['jsonld', 'cooklang', 'markdown', 'text'] as const
export const RecipeFileFormat = z.enum(recipeFileFormats)
export type RecipeFileFormat = z.infer<typeof RecipeFileFormat>

/** Programs for which all own recipes can be downloaded. */
export const programsOfRecipes = ['paprika', 'mealie', 'nextcloud'] as const
export const ProgramOfRecipes = z.enum(programsOfRecipes)
export type ProgramOfRecipes = z.infer<typeof ProgramOfRecipes>
