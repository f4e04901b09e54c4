import * as z from 'zod/mini'
import * as m from '#messages'
import { allergenIds } from '../kitchen/allergens.ts'
import { dietIds } from '../kitchen/diets.ts'
import type { RecipeTextPlace as RecipePlace } from '../kitchen/growingRecipe.ts'
import {
  type QuestionnaireAnswers as Answers,
  cookingTimes,
  cuisines,
  dietTypes,
  isMeatQuestionAsked,
  mealTypes,
  meatPreferences,
  skillLevels,
} from '../kitchen/questionnaire.ts'
import type { RequestedRecipeChange as RecipeChange } from '../kitchen/recipe.ts'
import { maxEatersInAddress, maxServingsInAddress } from '../mealPlan/slotInAddress.ts'
import { wholeIdRegex } from './ids.ts'
import {
  foodNameMaxLength,
  maxChangeWishLength,
  maxClarificationCharacters,
  maxEarlierChangeWishes,
  maxFoodsOfOneKind,
  maxWishClarifications,
  maxWishDescriptionLength,
} from './limits.ts'
import { RecipeReport } from './recipes/recipeReport.ts'
import { WrittenRecipe } from './recipes/recipes.ts'
import { OutcomeOfWish } from './wishRequirements.ts'

export const QuestionnaireAnswers = z
  .strictObject({
    dietType: z.enum(dietTypes),
    meatPreference: z.nullable(z.enum(meatPreferences)),
    mealType: z.enum(mealTypes),
    cookingTime: z.enum(cookingTimes),
    skillLevel: z.enum(skillLevels),
    cuisine: z.enum(cuisines, { error: m.generation_select_cuisine }),
    description: z.pipe(
      z.string(),
      z.transform((text) => text.slice(0, maxWishDescriptionLength)),
    ),
  })
  .check(
    z.refine((answers) => (answers.meatPreference !== null) === isMeatQuestionAsked(answers.dietType), {
      path: ['meatPreference'],
      error: m.generation_meat_mismatch,
    }),
  ) satisfies z.ZodMiniType<Answers>
export type QuestionnaireAnswers = Answers

/** How the next version should differ from the current one. */
export const RecipeChangeRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('another'),
    previousNames: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
  }),
  z.strictObject({
    kind: z.literal('change'),
    wish: z
      .string()
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(maxChangeWishLength, { error: m.generation_wish_too_long }),
      ),
    previous: WrittenRecipe,
  }),
]) satisfies z.ZodMiniType<RecipeChange>
export type RecipeChangeRequest = RecipeChange

/** The answer to a question about an unclear passage of a wish: the foods to leave out; empty if none. */
export const WishClarification = z.strictObject({
  passage: z.string().check(z.maxLength(maxWishDescriptionLength)),
  leaveOut: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(foodNameMaxLength)))
    .check(z.maxLength(maxFoodsOfOneKind)),
})
export type WishClarification = z.infer<typeof WishClarification>

/** The planned meal that a recipe is for. */
export const MealOfRecipe = z.strictObject({
  /** Ids of the members and guests who eat it; null for the whole household, and so are ids that are none of its people. */
  eaterIds: z.nullable(
    z.array(z.string().check(z.regex(wholeIdRegex))).check(z.maxLength(maxEatersInAddress)),
  ),
  servings: z.int().check(z.minimum(1), z.maximum(maxServingsInAddress)),
})
export type MealOfRecipe = z.infer<typeof MealOfRecipe>

export const GenerateRecipeInput = z.strictObject({
  answers: QuestionnaireAnswers,
  /** The household whose eaters the screen shows; absent where it shows none, as to a visitor. */
  householdId: z.optional(z.string().check(z.regex(wholeIdRegex))),
  /** Absent where it is for no planned meal: then the whole household eats it. */
  meal: z.optional(MealOfRecipe),
  change: z.nullable(RecipeChangeRequest),
  /** Wishes of the changes that were made so far: what they leave out stays out. */
  earlierWishes: z.optional(
    z.array(z.string().check(z.maxLength(maxChangeWishLength))).check(z.maxLength(maxEarlierChangeWishes)),
  ),
  /** Absent where the caller cannot be asked: then every food of an unclear passage is left out. */
  clarifications: z.optional(
    z.array(WishClarification).check(
      z.maxLength(maxWishClarifications),
      z.refine(
        (answers) =>
          answers.flatMap(({ leaveOut }) => leaveOut).reduce((sum, { length }) => sum + length, 0) <=
          maxClarificationCharacters,
      ),
    ),
  ),
  /** Fixes chance: the same input, seed and engine version cook the same recipe, where the engine can promise it. */
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))),
})
export type GenerateRecipeInput = z.infer<typeof GenerateRecipeInput>

export const ReadWishInput = z.strictObject({
  /** The description, or a wish for a change, and the wishes before it; the description alone may be longer than those. */
  wishes: z.array(z.string().check(z.maxLength(maxWishDescriptionLength))).check(
    z.maxLength(maxEarlierChangeWishes + 2),
    z.refine((wishes) => wishes.filter(({ length }) => length > maxChangeWishLength).length <= 1),
  ),
})
export type ReadWishInput = z.infer<typeof ReadWishInput>

/** What wishes leave out, and what cannot be told from them. */
export const WishReading = z.strictObject({
  leftOut: z.array(
    z.strictObject({
      /** As it was typed. */
      said: z.string(),
      /** What it stands for of the fourteen and of the diets; both empty where the food alone is left out. */
      allergens: z.array(z.enum(allergenIds)),
      diets: z.array(z.enum(dietIds)),
    }),
  ),
  /** Passages that tell of somebody who needs more care, as they were typed: "pregnant". */
  vulnerable: z.array(z.string()),
  /** Passages to be asked about, with the foods they may be about; all as they were typed. */
  unclear: z.array(z.strictObject({ passage: z.string(), foods: z.array(z.string()) })),
  /** Foods that are named and neither left out nor asked about, as they were typed; each may stand as the passage of a clarification. */
  named: z.array(z.string()),
})
export type WishReading = z.infer<typeof WishReading>

/** How a recipe was generated. Tokens and cost are null when the engine does not report them. */
export const RecipeProvenance = z.strictObject({
  engine: z.enum(['openai', 'endpoint', 'built-in']),
  model: z.nullable(z.string()),
  promptVersion: z.string(),
  seed: z.int(),
  tries: z.int().check(z.minimum(1)),
  inputTokens: z.nullable(z.int()),
  outputTokens: z.nullable(z.int()),
  durationMs: z.int(),
  costMicroUsd: z.nullable(z.int()),
})
export type RecipeProvenance = z.infer<typeof RecipeProvenance>

/** Another line in place of one of a recipe that was written here, word for word; `line` counts from 0. */
export const SwapUnsavedRecipeLineInput = z.strictObject({
  generationId: z.uuid(),
  recipe: WrittenRecipe,
  answers: QuestionnaireAnswers,
  householdId: GenerateRecipeInput.shape.householdId,
  meal: GenerateRecipeInput.shape.meal,
  earlierWishes: GenerateRecipeInput.shape.earlierWishes,
  clarifications: GenerateRecipeInput.shape.clarifications,
  line: z.int().check(z.minimum(0), z.maximum(100)),
  swap: z.string().check(z.maxLength(600)),
})
export type SwapUnsavedRecipeLineInput = z.infer<typeof SwapUnsavedRecipeLineInput>

/** A recipe that is not saved, to be checked for the household that its reader is in now. */
export const CheckUnsavedRecipeInput = z.omit(SwapUnsavedRecipeLineInput, {
  householdId: true,
  line: true,
  swap: true,
})
export type CheckUnsavedRecipeInput = z.infer<typeof CheckUnsavedRecipeInput>

/** A recipe with one line swapped, checked like any other. */
export const SwappedRecipe = z.strictObject({
  id: z.string(),
  recipe: WrittenRecipe,
  report: RecipeReport,
  provenance: RecipeProvenance,
  wish: z.nullable(OutcomeOfWish),
})
export type SwappedRecipe = z.infer<typeof SwappedRecipe>

/** A text of the recipe that grows: `line` counts from 0 within ingredients and instructions. */
const PlaceInRecipe = z.union([
  z.strictObject({ field: z.enum(['name', 'description']) }),
  z.strictObject({ field: z.enum(['ingredients', 'instructions']), line: z.int().check(z.minimum(0)) }),
]) satisfies z.ZodMiniType<RecipePlace>

/**
 * What the wizard hears while a recipe is written: words as they come, `restart` when the engine starts over
 * (what was shown is void), because it failed or because the check found something to mend, and at the end the whole recipe, which alone counts.
 */
export const GenerationEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), at: PlaceInRecipe, text: z.string() }),
  z.strictObject({ type: z.literal('restart'), why: z.enum(['engine', 'findings']) }),
  z.strictObject({
    type: z.literal('finished'),
    id: z.string(),
    recipe: WrittenRecipe,
    report: RecipeReport,
    provenance: RecipeProvenance,
    /** Null where the kitchen had no time to read its wishes. */
    wish: z.nullable(OutcomeOfWish),
  }),
])
export type GenerationEvent = z.infer<typeof GenerationEvent>
