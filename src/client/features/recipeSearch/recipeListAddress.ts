import { maxCountedRecipes, recipesPageSize, searchQueryMaxLength } from '#shared/contract/limits.ts'
import type { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { cuisines, storedMealTypes } from '#shared/kitchen/questionnaire.ts'
import {
  dietFilterScopes,
  recipeListDietFilters,
  recipeListSorts,
} from '#shared/kitchen/recipeListFilters.ts'
import { readTextFromAddressPart } from '../../forms/readTextOfAddress.ts'

export const recipeListPath = '/recipes'

/** The names of the fields of a list in the page's address. */
export const recipeListAddressFields = {
  query: 'q',
  mealType: 'meal',
  dietType: 'diet',
  cuisine: 'cuisine',
  mine: 'mine',
  without: 'without',
  strict: 'strict',
  myDiet: 'fits',
  sort: 'sort',
  page: 'page',
} as const satisfies Record<keyof RecipeListInput, string>

const trueInAddress = '1'

/** What an address asks for. Missing values, and values that no link of ours contains, do not narrow the list. */
export function readRecipeListAddress(search: URLSearchParams): RecipeListInput {
  const known = <Word extends string>(words: readonly Word[], field: string) =>
    words.find((word) => word === search.get(field)) ?? null
  return {
    query: readTextFromAddressPart(search.get(recipeListAddressFields.query), searchQueryMaxLength),
    mealType: known(storedMealTypes, recipeListAddressFields.mealType),
    dietType: known(recipeListDietFilters, recipeListAddressFields.dietType),
    cuisine: known(cuisines, recipeListAddressFields.cuisine),
    mine: search.get(recipeListAddressFields.mine) === trueInAddress,
    without: allergenIds.filter((id) => search.getAll(recipeListAddressFields.without).includes(id)),
    strict: search.get(recipeListAddressFields.strict) === trueInAddress,
    myDiet: known(dietFilterScopes, recipeListAddressFields.myDiet),
    sort: known(recipeListSorts, recipeListAddressFields.sort) ?? 'newest',
    page: parsePageNumber(search.get(recipeListAddressFields.page)),
  }
}

/** The list of all recipes. */
export const listInputForAllRecipes = readRecipeListAddress(new URLSearchParams())

function parsePageNumber(text: string | null): number {
  const page = Number(text ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= maxCountedRecipes / recipesPageSize ? page : 1
}

/** The fields an address needs to ask for this, in the order in which they stand in it. */
export function recipeListAddressEntries(input: RecipeListInput): [string, string][] {
  const { page, sort, ...rest } = input
  const told = { ...rest, sort: sort === 'newest' ? null : sort, page: page === 1 ? null : String(page) }
  return Object.entries(told).flatMap(([key, value]) => {
    const field = recipeListAddressFields[key as keyof typeof recipeListAddressFields]
    if (Array.isArray(value)) return value.map((each): [string, string] => [field, each])
    if (value === true) return [[field, trueInAddress]]
    return value ? [[field, value]] : []
  })
}

/** The address that asks for this. */
export function writeRecipeListAddress(input: RecipeListInput): string {
  const query = new URLSearchParams(recipeListAddressEntries(input)).toString()
  return query ? `${recipeListPath}?${query}` : recipeListPath
}

/** The same list with something changed; any change but of the page starts at the first one. */
export function changeRecipeListInput(
  input: RecipeListInput,
  change: Partial<RecipeListInput>,
): RecipeListInput {
  return { ...input, page: 1, ...change }
}

/** The same list without search, filters and toggles. */
export function removeRecipeListFilters({ sort }: RecipeListInput): RecipeListInput {
  return { ...listInputForAllRecipes, sort }
}

export function hasRecipeListFilters({ page: _, sort: __, strict: ___, ...input }: RecipeListInput): boolean {
  return Object.values(input).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
}
