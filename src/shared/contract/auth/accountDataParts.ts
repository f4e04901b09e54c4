import * as z from 'zod/mini'
import { allergenIds } from '../../kitchen/allergens.ts'
import { dietIds } from '../../kitchen/diets.ts'
import { StoredNutritionTarget } from '../planner/nutritionTargets.ts'
import { SavedRecipe } from '../recipes/recipes.ts'

export const Moment = z.iso.datetime()

export const Eating = z.strictObject({
  allergens: z.array(z.enum(allergenIds)),
  otherAllergies: z.array(z.string()),
  diets: z.array(z.enum(dietIds)),
  likes: z.array(z.string()),
  dislikes: z.array(z.string()),
  isVulnerable: z.boolean(),
})

export const AccountDataHousehold = z.strictObject({
  name: z.string(),
  role: z.enum(['owner', 'member']),
  isCurrent: z.boolean(),
  joinedAt: Moment,
  /** Everybody with an account in it, by the name they go by. */
  members: z.array(z.strictObject({ name: z.string(), role: z.enum(['owner', 'member']) })),
  /** Who eats there without an account; null in a household somebody else owns. */
  guests: z.nullable(
    z.array(z.extend(Eating, { name: z.string(), nutritionTarget: z.nullable(StoredNutritionTarget) })),
  ),
})

export type AccountDataHousehold = z.infer<typeof AccountDataHousehold>

const RecipeWords = z.extend(
  z.pick(SavedRecipe, {
    kind: true,
    name: true,
    description: true,
    ingredients: true,
    instructions: true,
  }),
  {
    /** A blog entry's Markdown; empty for a recipe. */
    content: z.string(),
  },
)

export const AccountDataRecipe = z.extend(
  z.omit(SavedRecipe, {
    contentHtml: true,
    hasUnformattedText: true,
    isMine: true,
    createdBy: true,
    households: true,
    averageRating: true,
    ratingCount: true,
    version: true,
  }),
  {
    ...RecipeWords.shape,
    isServingsStated: z.boolean(),
    isTotalTimeStated: z.boolean(),
    /** What an old client or an engine said of it. */
    cookTimeWords: z.nullable(z.string()),
    nutritionInfo: z.unknown(),
    createdAt: Moment,
    updatedAt: Moment,
    /** The states it has been in, oldest first. */
    revisions: z.array(z.extend(RecipeWords, { version: z.int(), at: Moment })),
  },
)

export type AccountDataRecipe = z.infer<typeof AccountDataRecipe>

/** One recipe that was asked for: how it was made, without its words, which stand in `recipes` once it was saved. */
export const AccountDataGeneration = z.strictObject({
  id: z.string(),
  createdAt: Moment,
  outcome: z.enum(['finished', 'stopped', 'failed']),
  /** Why it failed; null when it did not. */
  failure: z.nullable(z.string()),
  engine: z.enum(['openai', 'endpoint', 'built-in']),
  model: z.nullable(z.string()),
  durationMs: z.int(),
  /** What the engine said of the nutrition. */
  nutritionInfo: z.unknown(),
})

export type AccountDataGeneration = z.infer<typeof AccountDataGeneration>
