import * as z from 'zod/mini'
import * as m from '#messages'
import { allergenIds } from '../../kitchen/allergens.ts'
import { cuisines, storedDietTypes, storedMealTypes } from '../../kitchen/questionnaire.ts'
import { checkVisible, TypedTextSchema } from '../auth/auth.ts'
import { maxRecipeLines, recipeLineMaxLength } from '../limits.ts'
import { RecipeAudienceChoice } from '../visibility.ts'
import { NutritionInfo } from './nutritionInfo.ts'
import { maxMinutes, maxTotalMinutes, RecipeIdSchema, RecipeRef, WrittenRecipe } from './recipes.ts'

/** Characters of a blog's text. */
export const blogContentMaxLength = 40_000

const nameMaxLength = 200
const descriptionMaxLength = 2_000

/** Text of one line: what was pasted with breaks in it is joined. */
const OneLine = TypedTextSchema.check(z.overwrite(joinLines), z.trim())
const LinesIfAny = z
  .array(
    OneLine.check(
      checkVisible(m.recipe_keeping_line_missing),
      z.maxLength(recipeLineMaxLength, {
        error: () => m.recipe_keeping_line_too_long({ most: recipeLineMaxLength }),
      }),
    ),
  )
  .check(
    z.maxLength(maxRecipeLines, { error: () => m.recipe_keeping_too_many_lines({ most: maxRecipeLines }) }),
  )
const Lines = (missing: () => string) => LinesIfAny.check(z.minLength(1, { error: missing }))
const wholeMinutes = (max: number, error: () => string) =>
  z.int({ error }).check(z.minimum(0, { error }), z.maximum(max, { error }))
const Minutes = wholeMinutes(maxMinutes, m.recipe_keeping_not_minutes)
/** Where no total is given, it is the sum of the other two, whose limits it must not fall below. */
const TotalMinutes = wholeMinutes(maxTotalMinutes, m.recipe_keeping_not_total_minutes)
const Version = z.int().check(z.minimum(1), z.maximum(2_000_000_000))

/** What a person may change of a recipe, and of a blog entry. */
const Words = {
  name: OneLine.check(
    checkVisible(m.recipe_keeping_name_missing),
    z.maxLength(nameMaxLength, {
      error: () => m.recipe_keeping_name_too_long({ most: nameMaxLength }),
    }),
  ),
  description: TypedTextSchema.check(
    z.trim(),
    z.maxLength(descriptionMaxLength, {
      error: () => m.recipe_keeping_description_too_long({ most: descriptionMaxLength }),
    }),
  ),
}
const RecipeWords = {
  ...Words,
  ingredients: Lines(m.recipe_keeping_ingredients_missing),
  instructions: Lines(m.recipe_keeping_instructions_missing),
}

/** The words of a recipe as a person may leave them. */
export const RecipeWordsSchema = z.strictObject(RecipeWords)

/** A recipe to be kept: what stands in it, and under which words it is found. */
const RecipeToKeep = {
  ...RecipeWords,
  servings: z
    .int({ error: m.recipe_keeping_not_servings })
    .check(
      z.minimum(1, { error: m.recipe_keeping_not_servings }),
      z.maximum(100, { error: m.recipe_keeping_not_servings }),
    ),
  prepTimeMinutes: Minutes,
  cookTimeMinutes: Minutes,
  totalTimeMinutes: TotalMinutes,
}
const Shelf = {
  mealType: z.enum(storedMealTypes, { error: m.recipe_keeping_not_chosen }),
  dietType: z.enum(storedDietTypes, { error: m.recipe_keeping_not_chosen }),
  cuisine: z.enum(cuisines, { error: m.recipe_keeping_not_chosen }),
}

/** A recipe that was written here, word for word, with the answers under which it is found. */
export const SaveRecipeInput = z.strictObject({
  generationId: z.uuid(),
  recipe: WrittenRecipe,
  ...Shelf,
  /** Left out by pages from before there was a choice. */
  shownTo: z.optional(RecipeAudienceChoice),
})
export type SaveRecipeInput = z.infer<typeof SaveRecipeInput>

/** Ids of the house's recipes, and of drafts whose own id was taken. */
const isGivenByLarder = (id: string) => /^(?:demo-.*|[\da-f]{32})$/.test(id)

/** By it a second try is known for what it is: the time in digits and a number from 0 to 999, or any id of one's own. */
export const RecipeDraftIdSchema = z.string().check(
  z.regex(/^[A-Za-z\d][\w.:-]{0,63}$/),
  z.refine((id) => !isGivenByLarder(id)),
)

export const SubmitTypedRecipeInput = z.strictObject({
  draftId: RecipeDraftIdSchema,
  ...RecipeToKeep,
  ...Shelf,
  shownTo: z.optional(RecipeAudienceChoice),
})
export type SubmitTypedRecipeInput = z.infer<typeof SubmitTypedRecipeInput>

/** A recipe as its creator edits it. `content` is a blog's Markdown; a recipe has none. */
export const EditableRecipe = z.strictObject({
  recipeId: RecipeIdSchema,
  version: z.int(),
  updatedAt: z.iso.datetime(),
  kind: z.enum(['recipe', 'blog']),
  name: z.string(),
  description: z.string(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  content: z.string(),
})
export type EditableRecipe = z.infer<typeof EditableRecipe>

/** The version a change begins from stands beside the recipe it is of. */
export const RecipeVersionRef = z.extend(RecipeRef, { version: Version })
export type RecipeVersionRef = z.infer<typeof RecipeVersionRef>

export const EditBlogEntryInput = z.extend(RecipeVersionRef, {
  kind: z.literal('blog'),
  ...Words,
  content: TypedTextSchema.check(
    z.maxLength(blogContentMaxLength, {
      error: () => m.recipe_keeping_content_too_long({ most: blogContentMaxLength }),
    }),
    checkVisible(m.recipe_keeping_content_missing),
  ),
})
export type EditBlogEntryInput = z.infer<typeof EditBlogEntryInput>

export const EditRecipeInput = z.discriminatedUnion('kind', [
  z.extend(RecipeVersionRef, { kind: z.literal('recipe'), ...RecipeWords }),
  EditBlogEntryInput,
])
export type EditRecipeInput = z.infer<typeof EditRecipeInput>

/** Another line in place of one, counted from 0. */
export const SwapRecipeLineInput = z.extend(RecipeVersionRef, {
  line: z.int().check(z.minimum(0), z.maximum(maxRecipeLines - 1)),
  swap: OneLine.check(z.minLength(1), z.maxLength(recipeLineMaxLength)),
})
export type SwapRecipeLineInput = z.infer<typeof SwapRecipeLineInput>

/** What an old client may leave out that our own forms ask for: malformed lists read as empty. */
const LinesOfOldClient = { ingredients: LinesIfAny, instructions: LinesIfAny }
/** What an old client says of a recipe, told to old clients alone. */
const OldClientColumns = {
  isServingsStated: z.boolean(),
  isTotalTimeStated: z.boolean(),
  cookTimeWords: z.nullable(OneLine.check(z.maxLength(100))),
  nutritionInfo: z.nullable(NutritionInfo),
}

/** A recipe that an old client saves: it knows of no visibility, and a new one is shown to everyone. */
export const SubmitOldClientRecipeInput = z.extend(z.omit(SubmitTypedRecipeInput, { shownTo: true }), {
  ...LinesOfOldClient,
  ...OldClientColumns,
})
export type SubmitOldClientRecipeInput = z.infer<typeof SubmitOldClientRecipeInput>

/** A blog entry that an old client begins. */
export const SubmitOldClientBlogInput = z.extend(SubmitOldClientRecipeInput, {
  content: EditBlogEntryInput.shape.content,
  sentLinesDigest: z.nullable(z.string()),
})
export type SubmitOldClientBlogInput = z.infer<typeof SubmitOldClientBlogInput>

/** The words of a recipe that an old client changes. */
export const EditOldClientRecipeInput = z.extend(EditRecipeInput.def.options[0], LinesOfOldClient)

/** A recipe with all that an old client may change in it. */
export const ReplaceOldClientRecipeInput = z.extend(RecipeVersionRef, {
  ...RecipeToKeep,
  ...Shelf,
  ...LinesOfOldClient,
  ...OldClientColumns,
})
export type ReplaceOldClientRecipeInput = z.infer<typeof ReplaceOldClientRecipeInput>

export const RestoreRecipeRevisionInput = z.extend(RecipeVersionRef, { restoredVersion: Version })
export type RestoreRecipeRevisionInput = z.infer<typeof RestoreRecipeRevisionInput>

/** An earlier state, whole. */
export const RecipeRevisionText = z.omit(EditableRecipe, { recipeId: true, updatedAt: true })
export type RecipeRevisionText = z.infer<typeof RecipeRevisionText>

const editedParts = ['kind', 'name', 'description', 'ingredients', 'instructions', 'content'] as const

/** One state a recipe has been in; `changed` names what differs from the one before, nothing for the first. */
export const RecipeRevisionSummary = z.strictObject({
  version: z.int(),
  at: z.iso.datetime(),
  name: z.string(),
  changed: z.array(z.enum(editedParts)),
})
export type RecipeRevisionSummary = z.infer<typeof RecipeRevisionSummary>

export const ReadIngredientLineInput = z.strictObject({
  text: TypedTextSchema.check(
    z.maxLength(recipeLineMaxLength, {
      error: () => m.recipe_keeping_line_too_long({ most: recipeLineMaxLength }),
    }),
  ),
})
export type ReadIngredientLineInput = z.infer<typeof ReadIngredientLineInput>

/** How the kitchen reads one line of ingredients. */
export const IngredientLineReading = z.strictObject({
  /** "200 g", "2–3 cloves"; null where none is said. */
  amount: z.nullable(z.string()),
  /** What we call it; null where we know no food, or none stands there. */
  food: z.nullable(z.string()),
  /** "For the sauce:" heads other lines and is no food. */
  isHeading: z.boolean(),
  /** Whether something in it may be a food that the kitchen does not know, so that nothing was checked there. */
  isUnknown: z.boolean(),
  allergens: z.array(z.strictObject({ id: z.enum(allergenIds), isCertain: z.boolean() })),
})
export type IngredientLineReading = z.infer<typeof IngredientLineReading>

/** A text of one line: spaces in place of its line breaks, and without other control characters, which show nothing. */
export function joinLines(text: string): string {
  // A run of spaces is tried from its first alone.
  return text.replaceAll(/(?<!\s)\s*[\r\n\u2028\u2029]+\s*/g, ' ').replaceAll(/(?![\t\0])\p{Cc}/gu, '')
}

const Used = z.strictObject({ used: z.number(), allowed: z.number() })
/** What a member keeps, and what one account may keep. */
export const MemberStorageUsage = z.strictObject({
  recipes: Used,
  photos: Used,
  /** Megabytes of the recipes and their versions as the database stores them, to one decimal. */
  textMb: Used,
  /** Versions that each recipe keeps. */
  maxRevisions: z.int(),
})
export type MemberStorageUsage = z.infer<typeof MemberStorageUsage>
