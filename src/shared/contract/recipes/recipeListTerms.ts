import type { RecipeListInput } from './recipeList.ts'

/** What a list of recipes is asked for in, apart from the schema: a page that shows a list reads no schema. */

export const pageSize = 8
/** How far recipes are counted, and pages numbered. */
export const maxListed = 10_000
export const queryMaxLength = 200

export const listSorts = ['newest', 'rating', 'time'] as const
export type ListSort = (typeof listSorts)[number]

/** Whose preferences a list keeps to. */
export const myDiets = ['me', 'household'] as const

/** The list of all recipes. */
export const everyRecipe: RecipeListInput = {
  query: '',
  mealType: null,
  dietType: null,
  cuisine: null,
  mine: false,
  without: [],
  strict: false,
  myDiet: null,
  sort: 'newest',
  page: 1,
}
