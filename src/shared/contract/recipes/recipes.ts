import * as z from 'zod/mini'
import * as m from '#messages'
import { cuisines, storedDietTypes, storedMealTypes } from '../../kitchen/questionnaire.ts'
import type { WrittenRecipe as KitchenRecipe } from '../../kitchen/recipe.ts'
import { recipeVisibilities } from '../../kitchen/recipeVisibilities.ts'
import { wholeRecipeIdRegex } from '../ids.ts'
import { maxRecipeLines, recipeLineMaxLength } from '../limits.ts'
import { NamedHousehold } from '../namedHousehold.ts'
import { isVisibleText } from '../visibleText.ts'
import { RecipeVersionSchema } from './recipeVersion.ts'

/** The stem of a photo's file names. */
const PhotoName = z.string().check(z.regex(/^[\da-f]{40}$/))

const Line = z
  .string()
  .check(z.trim(), z.minLength(1), z.refine(isVisibleText), z.maxLength(recipeLineMaxLength))
/** Two weeks: what is cured or left to ferment takes long. */
export const maxMinutes = 60 * 24 * 14
/** Preparation and cooking together. */
export const maxTotalMinutes = 2 * maxMinutes
const Minutes = z.int().check(z.minimum(0), z.maximum(maxMinutes))
const TotalMinutes = z.int().check(z.minimum(0), z.maximum(maxTotalMinutes))

/** What a finished recipe must hold. The order of the keys is the order in which a model writes them. */
export const WrittenRecipe = z.strictObject({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.refine(isVisibleText),
      z.maxLength(200),
      z.describe('The title of the dish, as a cookbook would print it.'),
    ),
  description: z
    .string()
    .check(z.trim(), z.maxLength(2_000), z.describe('Two sentences that make a cook want to make it.')),
  servings: z.int().check(z.minimum(1), z.maximum(100), z.describe('How many people it feeds.')),
  prepTimeMinutes: Minutes.check(z.describe('Minutes of work before heat is used.')),
  cookTimeMinutes: Minutes.check(z.describe('Minutes on the heat, in the oven, or resting.')),
  totalTimeMinutes: TotalMinutes.check(z.describe('Minutes from the first cut to the table.')),
  ingredients: z
    .array(Line)
    .check(
      z.minLength(1),
      z.maxLength(maxRecipeLines),
      z.describe('One line each: amount, unit, food, preparation.'),
    ),
  instructions: z
    .array(Line)
    .check(
      z.minLength(1),
      z.maxLength(maxRecipeLines),
      z.describe('One step each, without a number in front.'),
    ),
}) satisfies z.ZodMiniType<KitchenRecipe>
export type WrittenRecipe = KitchenRecipe

export const RecipeIdSchema = z
  .string()
  .check(z.regex(wholeRecipeIdRegex, { error: m.recipes_no_recipe_address }))

/** The picture of a recipe's cover. Any word, so that a browser need not know them all. */
const CoverName = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/))

/** What a list or a card shows of a recipe. */
export const RecipeSummary = z.strictObject({
  id: RecipeIdSchema,
  name: z.string(),
  description: z.string(),
  mealType: z.enum(storedMealTypes),
  dietType: z.enum(storedDietTypes),
  cuisine: z.enum(cuisines),
  prepTimeMinutes: Minutes,
  cookTimeMinutes: Minutes,
  totalTimeMinutes: TotalMinutes,
  servings: z.int(),
  photo: z.nullable(PhotoName),
  cover: CoverName,
  visibility: z.enum(recipeVisibilities),
  /**
   * What it certainly contains that somebody in the caller's household is allergic to: ids of the fourteen allergens, then
   * other foods in the household's own words; none for a visitor.
   */
  warnsOf: z.array(z.string()),
})
export type RecipeSummary = z.infer<typeof RecipeSummary>

/** What all who voted gave a recipe: the mean with two decimals as text, null without a rating. */
export const RecipeRatingSummary = z.strictObject({
  averageRating: z.nullable(z.string().check(z.regex(/^[1-5]\.\d\d$/))),
  ratingCount: z.int().check(z.minimum(0)),
})
export type RecipeRatingSummary = z.infer<typeof RecipeRatingSummary>

/** How a recipe was written: by which engine, from which seed, and what the check made of it. */
export const SavedRecipeOrigin = z.strictObject({
  engine: z.enum(['openai', 'endpoint', 'built-in']),
  model: z.nullable(z.string()),
  promptVersion: z.string(),
  seed: z.int(),
  writtenAt: z.iso.datetime(),
  /** How often the check sent it back, and how much of what it found stayed. */
  mendings: z.int(),
  findingsLeft: z.int(),
})
export type SavedRecipeOrigin = z.infer<typeof SavedRecipeOrigin>

/** A recipe that has been kept, whole. */
export const SavedRecipe = z.extend(WrittenRecipe, {
  ...RecipeRatingSummary.shape,
  id: RecipeIdSchema,
  /** None where an old client saved none, or where the text of a blog entry lists none that can be read. */
  ingredients: z.array(Line).check(z.maxLength(maxRecipeLines)),
  instructions: z.array(Line).check(z.maxLength(maxRecipeLines)),
  mealType: z.enum(storedMealTypes),
  dietType: z.enum(storedDietTypes),
  cuisine: z.enum(cuisines),
  photo: z.nullable(PhotoName),
  cover: CoverName,
  visibility: z.enum(recipeVisibilities),
  /** For its creator alone: the household that sees it, if one does, and the one that the creator is in. */
  households: z.nullable(z.strictObject({ shownTo: z.nullable(NamedHousehold), current: NamedHousehold })),
  /** Name of its creator; null for a demo recipe, and after the account was deleted. */
  createdBy: z.nullable(z.string()),
  kind: z.enum(['recipe', 'blog']),
  /** A blog entry's text, safe to be put into a page; empty for a recipe. */
  contentHtml: z.string(),
  /** Whether some of that text, or all of it, stands there as it was written: its formatting would be too long. */
  hasUnformattedText: z.boolean(),
  /** Raised by every change; an edit names the one it began from. */
  version: RecipeVersionSchema,
  updatedAt: z.iso.datetime(),
  /** Whether the caller saved it; never for a visitor. */
  isMine: z.boolean(),
  /** The page that it was imported from, an http or https address, and who wrote it there; null where it was not, or is unknown. */
  sourceUrl: z.nullable(z.string()),
  sourceAuthor: z.nullable(z.string()),
  /** How it was written, when we wrote it and still know. */
  origin: z.nullable(SavedRecipeOrigin),
})
export type SavedRecipe = z.infer<typeof SavedRecipe>

/** How many of one's newest recipes a browser keeps for when there is no network. */
export const maxRecipesStoredOffline = 30

/** How many recipes a browser may ask after at once; it keeps some 50. */
const maxAskedAfter = 100

/** Recipes of which a browser keeps copies. */
export const StoredRecipeVisibilityInput = z.strictObject({
  recipeIds: z.array(RecipeIdSchema).check(z.maxLength(maxAskedAfter)),
})
export type StoredRecipeVisibilityInput = z.infer<typeof StoredRecipeVisibilityInput>

/** A recipe, and when it was changed last. */
export const RecipeUpdateTime = z.strictObject({ id: RecipeIdSchema, updatedAt: z.iso.datetime() })
export type RecipeUpdateTime = z.infer<typeof RecipeUpdateTime>

export const RecipeRef = z.strictObject({ recipeId: RecipeIdSchema })
export type RecipeRef = z.infer<typeof RecipeRef>
