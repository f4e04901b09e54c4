import * as z from 'zod/mini'
import { allergenIds } from '../../kitchen/allergens.ts'
import { cuisines, storedMealTypes } from '../../kitchen/questionnaire.ts'
import { dietFilterScopes, recipeListDietFilters, recipeListSorts } from '../../kitchen/recipeListFilters.ts'
import { TypedTextSchema } from '../auth/auth.ts'
import { UnknownAllergyWords } from '../eatingPreferences.ts'
import { maxCountedRecipes, recipesPageSize, searchQueryMaxLength } from '../limits.ts'
import { RecipeSummary } from './recipes.ts'

/** Which recipes to list. What is left out or null does not narrow the list. */
export const RecipeListInput = z.strictObject({
  /** Found in name, description or ingredients. */
  query: z._default(TypedTextSchema.check(z.trim(), z.maxLength(searchQueryMaxLength)), ''),
  mealType: z._default(z.nullable(z.enum(storedMealTypes)), null),
  dietType: z._default(z.nullable(z.enum(recipeListDietFilters)), null),
  cuisine: z._default(z.nullable(z.enum(cuisines)), null),
  /** Only the caller's own. Members only. */
  mine: z._default(z.boolean(), false),
  /** Allergens that none may contain. */
  without: z._default(z.array(z.enum(allergenIds)).check(z.maxLength(allergenIds.length)), []),
  /** Whether those that may contain them are left out as well. */
  strict: z._default(z.boolean(), false),
  /** Only what nothing was found in against the preferences of the caller, or of all in their household. Members only. */
  myDiet: z._default(z.nullable(z.enum(dietFilterScopes)), null),
  sort: z._default(z.enum(recipeListSorts), 'newest'),
  page: z._default(z.int().check(z.minimum(1), z.maximum(maxCountedRecipes / recipesPageSize)), 1),
})
export type RecipeListInput = z.infer<typeof RecipeListInput>

export const RecipeListItem = z.extend(RecipeSummary, {
  /** Whether the caller saved it. */
  isMine: z.boolean(),
  /** Mean of all stars with two decimals; null without a rating. */
  averageRating: z.nullable(z.string()),
  ratingCount: z.int(),
})
export type RecipeListItem = z.infer<typeof RecipeListItem>

const Count = z.int().check(z.minimum(0))

/** How many recipes each value of a filter would leave, everything else being as it is. */
export const RecipeListFilterCounts = z.strictObject({
  mealType: z.record(z.enum(storedMealTypes), Count),
  dietType: z.record(z.enum(recipeListDietFilters), Count),
  cuisine: z.record(z.enum(cuisines), Count),
  without: z.record(z.enum(allergenIds), Count),
  /** Of the caller's own; 0 for a visitor. */
  mine: Count,
  /** Whether each count is of a part of all recipes only, so that there may be any more. */
  isAtLeast: z.boolean(),
})
export type RecipeListFilterCounts = z.infer<typeof RecipeListFilterCounts>

export const RecipeList = z.strictObject({
  items: z.array(RecipeListItem).check(z.maxLength(recipesPageSize)),
  total: Count,
  /** Whether there are more than `total`, which is as far as they are counted. */
  isMore: z.boolean(),
  /** The page these are of: the last one when a later was asked for. */
  page: z.int().check(z.minimum(1)),
  pageCount: Count,
  counts: RecipeListFilterCounts,
  /** Unknown allergy words of the eaters of the list: no recipe was checked for them. */
  unknownAllergies: z.array(UnknownAllergyWords),
})
export type RecipeList = z.infer<typeof RecipeList>
