import type { DietId } from './diets.ts'
import { cuisines } from './questionnaire.ts'

/** The diets by which the list of recipes is filtered: by what the kitchen found, not by what was asked for. */
export const dietByListFilter = {
  Vegetarian: 'vegetarian',
  Vegan: 'vegan',
  'Gluten-free': 'gluten-free',
  Keto: 'keto',
  Paleo: 'paleo',
  'Low-carb': 'low-carb',
} as const satisfies Record<string, DietId>
export type RecipeListDietFilter = keyof typeof dietByListFilter
export const recipeListDietFilters = Object.keys(dietByListFilter) as [
  RecipeListDietFilter,
  ...RecipeListDietFilter[],
]

/** The cuisines that stand in the list's filter even where nothing is cooked of them. */
export const cuisinesListedFirst = [
  'Italian',
  'Chinese',
  'Indian',
  'Mexican',
  'French',
  'Japanese',
  'Thai',
  'Greek',
  'Spanish',
  'American',
  'Korean',
  'Vietnamese',
] as const satisfies readonly (typeof cuisines)[number][]

const first: readonly string[] = cuisinesListedFirst
/** All 43, those first. */
export const cuisinesOfListFilter = [
  ...cuisinesListedFirst,
  ...cuisines.filter((each) => !first.includes(each)),
]

/** In which order recipes are listed. */
export const recipeListSorts = ['newest', 'rating', 'time'] as const
export type RecipeListSort = (typeof recipeListSorts)[number]

/** Whose preferences a list keeps to. */
export const dietFilterScopes = ['me', 'household'] as const
