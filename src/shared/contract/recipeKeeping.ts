import { z } from 'zod'
import { allergenIds } from '../kitchen/allergens.ts'
import { cuisines, dietTypes, keptMealTypes } from '../kitchen/questionnaire.ts'
import * as say from '../messages/recipeKeeping.ts'
import { TypedText } from './auth.ts'
import { RecipeId, RecipeRef, WrittenRecipe } from './recipes.ts'

/** Lines of ingredients or steps a recipe may have, characters of each, and characters of a blog's text. */
export const mostLines = 60
export const lineMaxLength = 600
export const contentMaxLength = 40_000

const nameMaxLength = 200
const descriptionMaxLength = 2_000
/** Two weeks: what is cured or left to ferment takes long. */
const mostMinutes = 60 * 24 * 14

/** Text of one line: what was pasted with breaks in it is joined. */
const OneLine = TypedText.overwrite(joined).trim()
const Lines = (missing: string) =>
  z
    .array(OneLine.min(1, say.lineMissing).max(lineMaxLength, say.lineTooLong(lineMaxLength)))
    .min(1, missing)
    .max(mostLines, say.tooManyLines(mostLines))
const Minutes = z.int(say.notMinutes).min(0, say.notMinutes).max(mostMinutes, say.notMinutes)
const Version = z.int().min(1).max(2_000_000_000)

/** What a person may change of a recipe, and of a blog entry. */
const Words = {
  name: OneLine.min(1, say.nameMissing).max(nameMaxLength, say.nameTooLong(nameMaxLength)),
  description: TypedText.trim().max(descriptionMaxLength, say.descriptionTooLong(descriptionMaxLength)),
}
const RecipeWords = {
  ...Words,
  ingredients: Lines(say.ingredientsMissing),
  instructions: Lines(say.instructionsMissing),
}

/** A recipe to be kept: what stands in it, and under which words it is found. */
const RecipeToKeep = {
  ...RecipeWords,
  servings: z.int(say.notServings).min(1, say.notServings).max(100, say.notServings),
  prepTimeMinutes: Minutes,
  cookTimeMinutes: Minutes,
  totalTimeMinutes: Minutes,
}
const Shelf = {
  mealType: z.enum(keptMealTypes, say.notChosen),
  dietType: z.enum(dietTypes, say.notChosen),
  cuisine: z.enum(cuisines, say.notChosen),
}

/** A recipe that was written here, word for word, with the answers under which it is found. */
export const SaveRecipeInput = z.strictObject({
  generationId: z.uuid(),
  recipe: WrittenRecipe,
  ...Shelf,
})
export type SaveRecipeInput = z.infer<typeof SaveRecipeInput>

export const SubmitRecipeInput = z.strictObject({
  /** The time in digits and a number from 0 to 999: by it a second try is known for what it is. */
  draftId: z.string().regex(/^\d{13,17}$/),
  ...RecipeToKeep,
  ...Shelf,
})
export type SubmitRecipeInput = z.infer<typeof SubmitRecipeInput>

/** A recipe as its creator edits it. `content` is a blog's Markdown; a recipe has none. */
export const EditableRecipe = z.strictObject({
  recipeId: RecipeId,
  version: z.number().int(),
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
export const RecipeVersionRef = RecipeRef.extend({ version: Version })
export type RecipeVersionRef = z.infer<typeof RecipeVersionRef>

export const EditRecipeInput = z.discriminatedUnion('kind', [
  RecipeVersionRef.extend({ kind: z.literal('recipe'), ...RecipeWords }),
  RecipeVersionRef.extend({
    kind: z.literal('blog'),
    ...Words,
    content: TypedText.max(contentMaxLength, say.contentTooLong(contentMaxLength)),
  }),
])
export type EditRecipeInput = z.infer<typeof EditRecipeInput>

export const RestoreRevisionInput = RecipeVersionRef.extend({ restoredVersion: Version })
export type RestoreRevisionInput = z.infer<typeof RestoreRevisionInput>

/** An earlier state, whole. */
export const RevisionText = EditableRecipe.omit({ recipeId: true, updatedAt: true })
export type RevisionText = z.infer<typeof RevisionText>

const editedParts = ['kind', 'name', 'description', 'ingredients', 'instructions', 'content'] as const

/** One state a recipe has been in; `changed` names what differs from the one before, nothing for the first. */
export const RevisionSummary = z.strictObject({
  version: z.number().int(),
  at: z.iso.datetime(),
  name: z.string(),
  changed: z.array(z.enum(editedParts)),
})
export type RevisionSummary = z.infer<typeof RevisionSummary>

export const ReadLineInput = z.strictObject({
  text: TypedText.max(lineMaxLength, say.lineTooLong(lineMaxLength)),
})
export type ReadLineInput = z.infer<typeof ReadLineInput>

/** How the kitchen reads one line of ingredients. */
export const LineReading = z.strictObject({
  /** "200 g", "2–3 cloves"; null where none is said. */
  amount: z.string().nullable(),
  /** What we call it; null where we know no food, or none stands there. */
  food: z.string().nullable(),
  /** "For the sauce:" heads other lines and is no food. */
  isHeading: z.boolean(),
  /** Whether something in it may be a food that the kitchen does not know, so that nothing was checked there. */
  isUnknown: z.boolean(),
  allergens: z.array(z.strictObject({ id: z.enum(allergenIds), isCertain: z.boolean() })),
})
export type LineReading = z.infer<typeof LineReading>

function joined(text: string): string {
  return text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
}
