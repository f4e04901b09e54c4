import * as z from 'zod/mini'
import * as m from '#messages'
import { allergenIds } from '../kitchen/allergens.ts'
import { foodMentionPlaces } from '../kitchen/findings/foodMentionPlaces.ts'
import { unreadTextScopes } from '../kitchen/findings/verdicts.ts'
import { groceryCategories } from '../kitchen/groceryCategories.ts'
import { checkVisible, TypedTextSchema } from './auth/auth.ts'
import { UnknownAllergyWords } from './eatingPreferences.ts'
import { idRegexSource, wholeIdRegex } from './ids.ts'
import { TranslatedFoodName } from './recipes/recipeReport.ts'
import { RecipeIdSchema } from './recipes/recipes.ts'
import { createReplicationContract, HouseholdIdSchema } from './replication.ts'
import { isVisibleText } from './visibleText.ts'

export const GroceryCategorySchema = z.enum(groceryCategories)
export const GroceryListId = z.string().check(z.regex(wholeIdRegex))
export const GroceryItemId = z.string().check(z.regex(/^[\w.:-]{1,160}$/))
const AdditionId = z.string().check(z.regex(wholeIdRegex))
const text = (most: number) =>
  TypedTextSchema.check(z.maxLength(most, { error: () => m.grocery_text_too_long({ most }) }))

/** What the form of an item takes. */
export const GroceryItemFields = z.strictObject({
  name: text(200).check(checkVisible(m.grocery_name_missing)),
  /** Free text, such as "2 lb". */
  quantity: text(100),
  category: z.nullable(GroceryCategorySchema),
})

const Amount = z.nullable(z.number().check(z.minimum(0), z.maximum(1e9)))
/** How much one line of a recipe asks for; see shared/kitchen/parseGroceryLines. */
const Part = z.strictObject({
  text: text(200),
  amount: Amount,
  unit: z.nullable(text(40)),
  pieces: Amount,
  grams: Amount,
  millilitres: Amount,
})
const Pack = z.strictObject({
  measure: z.enum(['grams', 'millilitres', 'pieces']),
  holds: z.number().check(z.positive(), z.maximum(1e9)),
  label: text(40),
  vessel: z.enum(['tin', 'carton', 'bottle', 'box', 'pack']),
})
const Share = z.strictObject({
  name: text(600),
  category: z.nullable(GroceryCategorySchema),
  parts: z.array(Part).check(z.minLength(1), z.maxLength(60)),
  packs: z.array(Pack).check(z.maxLength(12)),
  lines: z.optional(z.array(text(640)).check(z.maxLength(60))),
  language: z.optional(text(10)),
})
const ListedRecipe = z.strictObject({
  recipeId: RecipeIdSchema,
  name: text(200),
  servings: z.number().check(z.minimum(1), z.maximum(100)),
  youHave: z.array(text(600)).check(z.maxLength(60)),
})

/** For which recipes' shares an item was bought; false: it is still to be. */
const Ticked = z.union([z.literal(false), z.array(AdditionId).check(z.maxLength(500))])
const itemFields: Record<string, z.ZodMiniType> = { ...GroceryItemFields.shape, ticked: Ticked }
const listFields: Record<string, z.ZodMiniType> = {
  name: text(80).check(
    z.refine((name) => name === '' || isVisibleText(name), { error: m.grocery_name_missing }),
  ),
  aisles: z.array(GroceryCategorySchema).check(z.maxLength(20)),
}

const shareField = new RegExp(`^share:${idRegexSource}$`)
const recipeField = new RegExp(`^recipe:${idRegexSource}$`)

/** What a field of a list or of an item may hold; null when there is no such field. */
function fieldType({ itemId }: { itemId: string | null }, name: string): z.ZodMiniType | null {
  if (shareField.test(name)) return itemId === null ? null : z.nullable(Share)
  if (recipeField.test(name)) return itemId === null ? z.nullable(ListedRecipe) : null
  const types = itemId === null ? listFields : itemFields
  return Object.hasOwn(types, name) ? types[name]! : null
}

const contract = createReplicationContract({
  /** `itemId` null for the list itself. */
  address: { listId: GroceryListId, itemId: z.nullable(GroceryItemId) },
  fieldType,
  unreadable: () => m.grocery_save_failed(),
})

/** A list or an item as the server has it. */
export const GroceryServerDocument = contract.ServerDoc
export type GroceryServerDocument = z.infer<typeof GroceryServerDocument>

export const GrocerySyncInput = contract.SyncInput
export type GrocerySyncInput = z.infer<typeof GrocerySyncInput>

export const GrocerySyncAnswer = contract.SyncAnswer
export type GrocerySyncAnswer = z.infer<typeof GrocerySyncAnswer>

export const GroceryChanges = contract.Changes
export type GroceryChanges = z.infer<typeof GroceryChanges>

export const GroceryPageInput = z.strictObject({
  householdId: HouseholdIdSchema,
  /** As an address has it; null, or what is no id, for the default list. */
  listId: z.pipe(
    z.nullable(z.string()),
    z.transform((id) => (id !== null && wholeIdRegex.test(id) ? id : null)),
  ),
  /** Which part of a long list, from 1; the last one for a number beyond, the first for what is none. */
  part: z.catch(z.int().check(z.minimum(1)), 1),
})
export type GroceryPageInput = z.infer<typeof GroceryPageInput>

/** What a page shows at first: all lists, or of long ones the list that was asked for. With `seq` 0 these are not all there are. */
export const GroceryPageData = z.extend(GroceryChanges, {
  /** What of the list comes after these, in the order items are shown in; null when nothing does. */
  next: z.nullable(z.strictObject({ part: z.int(), items: z.int() })),
})
export type GroceryPageData = z.infer<typeof GroceryPageData>

export const AddRecipeToListInput = z.strictObject({
  householdId: HouseholdIdSchema,
  listId: GroceryListId,
  recipeId: RecipeIdSchema,
  /** Made by the client, so that the same addition sent twice is one. */
  additionId: AdditionId,
  servings: z.int().check(z.minimum(1), z.maximum(100)),
})
export type AddRecipeToListInput = z.infer<typeof AddRecipeToListInput>

export const AddRecipeToListAnswer = z.strictObject({
  docs: z.array(GroceryServerDocument),
  /** The foods of it that the household always has, so that they are not on the list. */
  youHave: z.array(z.string()),
  /** False where the same addition came before and was taken off the list since. */
  isOnList: z.boolean(),
})
export type AddRecipeToListAnswer = z.infer<typeof AddRecipeToListAnswer>

/**
 * That something holds, or may hold, what somebody in the household is allergic to: one of the fourteen allergens, or a
 * food in their own words; the other is null.
 */
export const GroceryFoodWarning = z.strictObject({
  eater: z.string(),
  allergen: z.nullable(z.enum(allergenIds)),
  food: z.nullable(z.string()),
  isCertain: z.boolean(),
})
export type GroceryFoodWarning = z.infer<typeof GroceryFoodWarning>

/** The warnings for an item's name: the first ones, certain ones before others. */
export const GroceryFoodWarnings = z.strictObject({
  name: z.string(),
  warnings: z.array(GroceryFoodWarning),
  /** How many more there are; absent where all are listed. */
  more: z.optional(z.int().check(z.minimum(1))),
  /** True where something in it is no food that we know, so that it was not looked through; else left out. */
  isUnknown: z.optional(z.literal(true)),
})
export type GroceryFoodWarnings = z.infer<typeof GroceryFoodWarnings>

export const RecipeFoodWarningsInput = z.strictObject({
  householdId: HouseholdIdSchema,
  recipeId: RecipeIdSchema,
})
export type RecipeFoodWarningsInput = z.infer<typeof RecipeFoodWarningsInput>

/** The warnings for a line of a recipe, or for an unlisted food that another text names. */
const RecipeFoodWarnings = z.extend(GroceryFoodWarnings, {
  namedIn: z.enum(foodMentionPlaces),
  /** Counted from 0; null where it is in no step. */
  step: z.nullable(z.int().check(z.minimum(0))),
})

export const RecipeFoodWarningsAnswer = z.strictObject({
  /** False where it could not be looked for: anything may be in it. */
  isChecked: z.boolean(),
  foods: z.array(RecipeFoodWarnings),
  /** Of those foods that no line lists. */
  foodNames: z.array(TranslatedFoodName),
  /** What of it was not read, so that anything may be in it; empty where no eater is allergic. */
  notRead: z.strictObject({
    lines: z.array(z.string()),
    texts: z.nullable(z.enum(unreadTextScopes)),
    /** Words by which steps call what they put in, and that call no food we know. */
    words: z.array(z.strictObject({ word: z.string(), step: z.nullable(z.int().check(z.minimum(0))) })),
  }),
  unknownAllergies: z.array(UnknownAllergyWords),
})
export type RecipeFoodWarningsAnswer = z.infer<typeof RecipeFoodWarningsAnswer>

export const SuggestItemsInput = z.strictObject({ householdId: HouseholdIdSchema, text: text(200) })
export type SuggestItemsInput = z.infer<typeof SuggestItemsInput>

/** Something to put on the list: what this household had before stands first. */
export const GrocerySuggestion = z.strictObject({
  name: z.string(),
  category: z.nullable(GroceryCategorySchema),
  isOurs: z.boolean(),
})
export type GrocerySuggestion = z.infer<typeof GrocerySuggestion>

export const GroceryHouseholdRef = z.strictObject({ householdId: HouseholdIdSchema })
export type GroceryHouseholdRef = z.infer<typeof GroceryHouseholdRef>

export const GroceryStapleInput = z.strictObject({
  householdId: HouseholdIdSchema,
  name: text(80).check(z.trim(), checkVisible(m.grocery_staple_missing)),
})
export type GroceryStapleInput = z.infer<typeof GroceryStapleInput>
