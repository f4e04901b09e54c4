import type { DietId } from './diets.ts'
import { cuisines } from './questionnaire.ts'

/** The diets by which the list of recipes is filtered: by what the kitchen found, not by what was asked for. */
export const dietOfFilter = {
  Vegetarian: 'vegetarian',
  Vegan: 'vegan',
  'Gluten-free': 'gluten-free',
  Keto: 'keto',
  Paleo: 'paleo',
  'Low-carb': 'low-carb',
} as const satisfies Record<string, DietId>
export type DietFilter = keyof typeof dietOfFilter
export const dietFilters = Object.keys(dietOfFilter) as [DietFilter, ...DietFilter[]]

/** The cuisines that stand in the list's filter even where nothing is cooked of them. */
export const firstCuisines = [
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

const first: readonly string[] = firstCuisines
/** All 43, those first. */
export const filterCuisines = [...firstCuisines, ...cuisines.filter((each) => !first.includes(each))]

/** In which order recipes are listed. */
export const listSorts = ['newest', 'rating', 'time'] as const
export type ListSort = (typeof listSorts)[number]

/** Whose preferences a list keeps to. */
export const myDiets = ['me', 'household'] as const
