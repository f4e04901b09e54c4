import * as z from 'zod/mini'
import {
  type StoredRecipeAudience as RecipeAudience,
  recipeVisibilities,
} from '../kitchen/recipeVisibilities.ts'
import { HouseholdRef } from './households.ts'
import { NamedHousehold } from './namedHousehold.ts'
import { RecipeRef } from './recipes/recipes.ts'

/** Who may see a recipe; a household is named by its id. */
export const RecipeAudienceChoice = z.discriminatedUnion('visibility', [
  z.strictObject({ visibility: z.literal(['everyone', 'creator']) }),
  z.extend(HouseholdRef, { visibility: z.literal('household') }),
]) satisfies z.ZodMiniType<RecipeAudience>
export type RecipeAudienceChoice = RecipeAudience

/** `shownBefore` is what the screen showed; left out by pages from before it was asked. */
export const SetRecipeVisibilityInput = z.extend(RecipeRef, {
  shownTo: RecipeAudienceChoice,
  shownBefore: z.optional(RecipeAudienceChoice),
})
export type SetRecipeVisibilityInput = z.infer<typeof SetRecipeVisibilityInput>

/** What somebody chose at their last save. */
export const LastVisibilityChoice = z.strictObject({
  /** Null until they were asked. */
  visibility: z.nullable(z.enum(recipeVisibilities)),
  /** The household that they chose it for; null for none, and where that was not kept. */
  householdId: z.nullable(z.string()),
  /** The household that they are in. */
  household: NamedHousehold,
})
export type LastVisibilityChoice = z.infer<typeof LastVisibilityChoice>
