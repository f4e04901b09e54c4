import * as z from 'zod/mini'
import {
  MealOfRecipe,
  QuestionnaireAnswers,
  RecipeChangeRequest,
  WishClarification,
} from '#shared/contract/generation.ts'
import { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { WrittenRecipe } from '#shared/contract/recipes/recipes.ts'
import { OutcomeOfWish } from '#shared/contract/wishRequirements.ts'

/**
 * A recipe that was written and not yet saved. Versions of one recipe share a table. A later Larder may have written
 * it: what this one does not know is carried along, and what it cannot read stays where it is.
 */
export const GeneratedRecipeDraft = z.looseObject({
  id: z.string(),
  tableId: z.string(),
  answers: QuestionnaireAnswers,
  /** The household that it was written for; absent for a visitor, and in a draft of a Larder that did not tell. */
  householdId: z.catch(z.optional(z.string()), undefined),
  /** The planned meal that it was written for; absent where it was for none. */
  meal: z.catch(z.optional(MealOfRecipe), undefined),
  change: z.nullable(RecipeChangeRequest),
  /** Whether the change is a swap that the check offered, so that its words are none of the wish. */
  isSwap: z.catch(z.optional(z.boolean()), undefined),
  /** What was answered about its wishes. */
  clarifications: z.catch(z.optional(z.array(WishClarification)), undefined),
  recipe: WrittenRecipe,
  /** Null for a draft of a Larder that did not check, or checked otherwise. */
  report: z.catch(z.nullable(RecipeReport), null),
  /** What it does of its wishes; absent in a draft of a Larder that did not tell, or told otherwise. */
  wish: z.catch(z.optional(z.nullable(OutcomeOfWish)), undefined),
  provenance: z.unknown(),
  isSaved: z.optional(z.boolean()),
  /** Whether the home page is not to show it any more. */
  isPutAside: z.optional(z.boolean()),
})
export type GeneratedRecipeDraft = z.infer<typeof GeneratedRecipeDraft>
