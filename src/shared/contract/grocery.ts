import { z } from 'zod'
import * as m from '#messages'
import { allergenIds } from '../kitchen/allergens.ts'
import { namedInPlaces } from '../kitchen/findings/namedIn.ts'
import { unreadTexts } from '../kitchen/findings/verdicts.ts'
import { groceryCategories } from '../kitchen/groceryCategories.ts'
import { TypedText } from './auth/auth.ts'
import { UnknownAllergies } from './eats.ts'
import { idPattern, wholeId } from './ids.ts'
import { maxOperations } from './limits.ts'
import { FoodName } from './recipes/recipeReport.ts'
import { RecipeId } from './recipes/recipes.ts'

export const Category = z.enum(groceryCategories)
const Stamp = z.string().regex(/^[0-9a-z]{9}-[0-9A-Za-z]{1,40}$/)
export const HouseholdId = z.string().regex(wholeId)
export const ListId = z.string().regex(wholeId)
export const ItemId = z.string().regex(/^[\w.:-]{1,160}$/)
const AdditionId = z.string().regex(wholeId)
const text = (most: number) => TypedText.max(most, { error: () => m.grocery_text_too_long({ most }) })

/** What the form of an item takes. */
export const ItemFields = z.strictObject({
  name: text(200).refine((name) => name.trim() !== '', { error: m.grocery_name_missing }),
  /** Free text, such as "2 lb". */
  quantity: text(100),
  category: Category.nullable(),
})

const Amount = z.number().min(0).max(1e9).nullable()
/** How much one line of a recipe asks for; see shared/kitchen/groceryLines. */
const Part = z.strictObject({
  text: text(200),
  amount: Amount,
  unit: text(40).nullable(),
  pieces: Amount,
  grams: Amount,
  millilitres: Amount,
})
const Pack = z.strictObject({
  measure: z.enum(['grams', 'millilitres', 'pieces']),
  holds: z.number().positive().max(1e9),
  label: text(40),
  vessel: z.enum(['tin', 'carton', 'bottle', 'box', 'pack']),
})
const Share = z.strictObject({
  name: text(600),
  category: Category.nullable(),
  parts: z.array(Part).min(1).max(60),
  packs: z.array(Pack).max(12),
  lines: z.array(text(640)).max(60).optional(),
  language: text(10).optional(),
})
const ListedRecipe = z.strictObject({
  recipeId: RecipeId,
  name: text(200),
  servings: z.number().min(1).max(100),
  youHave: z.array(text(600)).max(60),
})

/** For which recipes' shares an item was bought; false: it is still to be. */
const Ticked = z.union([z.literal(false), z.array(AdditionId).max(500)])
const itemFields: Record<string, z.ZodType> = { ...ItemFields.shape, ticked: Ticked }
const listFields: Record<string, z.ZodType> = { name: text(80), aisles: z.array(Category).max(20) }

const shareField = new RegExp(`^share:${idPattern}$`)
const recipeField = new RegExp(`^recipe:${idPattern}$`)

/** What a field may hold; null when there is no such field. */
function fieldType(itemId: string | null, name: string): z.ZodType | null {
  if (shareField.test(name)) return itemId === null ? null : Share.nullable()
  if (recipeField.test(name)) return itemId === null ? ListedRecipe.nullable() : null
  const types = itemId === null ? listFields : itemFields
  return Object.hasOwn(types, name) ? types[name]! : null
}

const maxFields = 2_000
const Doc = z.strictObject({
  listId: ListId,
  /** Null for the list itself. */
  itemId: ItemId.nullable(),
  /** What was written, by field, each with its stamp. */
  fields: z.record(z.string(), z.tuple([z.unknown(), Stamp]).readonly()),
  /** What whoever removed it had seen, by field. */
  removed: z.record(z.string(), Stamp),
})

/** Tells of the first fault alone: a change is taken whole or not at all. */
function checkFields({ itemId, fields, removed }: z.infer<typeof Doc>, ctx: z.RefinementCtx): void {
  const names = [Object.keys(fields), Object.keys(removed)]
  const issueOf = (name: string) => {
    const type = fieldType(itemId, name)
    if (!type) return m.grocery_save_failed()
    return fields[name] && type.safeParse(fields[name][0]).error?.issues[0]?.message
  }
  const faulty = names.flat().find(issueOf)
  if (faulty !== undefined)
    ctx.addIssue({ code: 'custom', message: issueOf(faulty), path: ['fields', faulty] })
}

/** A list or an item as the server has it; see shared/grocery/documents. */
export const ServerDoc = Doc
export type ServerDoc = z.infer<typeof ServerDoc>

/** One change, as shared/grocery/operations makes it. */
export const Operation = Doc.extend({ id: Stamp }).superRefine(checkFields)
export type Operation = z.infer<typeof Operation>

/** A change as it came: one that cannot be read is refused by itself, so that it holds up no other. */
const SentOperation = z.custom<{ id: string }>(hasId).transform((sent): Operation | RefusedOperation => {
  const { fields, removed } = sent as Partial<Operation>
  // Who sends more names than there may be is not told of each.
  const isTooLong = [fields, removed].some((all) => Object.keys(Object(all)).length > maxFields)
  const read = isTooLong ? null : Operation.safeParse(sent)
  if (read?.success) return read.data
  const issue = read?.error.issues[0]
  return { id: sent.id, sentence: issue?.code === 'custom' ? issue.message : m.grocery_save_failed() }
})
function hasId(sent: unknown): boolean {
  return Stamp.safeParse(Object(sent).id).success
}
interface RefusedOperation {
  id: string
  sentence: string
}

export const SyncInput = z.strictObject({
  householdId: HouseholdId,
  operations: z.array(SentOperation).min(1).max(maxOperations),
})
export type SyncInput = z.infer<typeof SyncInput>

export const SyncAnswer = z.strictObject({
  /** The ids of the changes the server has now, whether it had them before or not. */
  taken: z.array(z.string()),
  refused: z.array(z.strictObject({ id: z.string(), sentence: z.string() })),
  /** What they changed, as it is now. */
  docs: z.array(ServerDoc),
  /** The number of this change of the household. */
  seq: z.number().int(),
})
export type SyncAnswer = z.infer<typeof SyncAnswer>

/** The highest number of a household's changes; a column of 4 bytes holds it. */
const maxSeq = 2_000_000_000

export const ChangesInput = z.strictObject({
  householdId: HouseholdId,
  /** Up to which of the household's changes the client has heard all; 0 when it has nothing. */
  since: z.number().int().min(0).max(maxSeq),
  /** Where a connection that was lost had come; it goes before `since`. */
  lastEventId: z
    .string()
    .regex(/^\d{1,10}$/)
    .refine((id) => Number(id) <= maxSeq)
    .nullish(),
})
export type ChangesInput = z.infer<typeof ChangesInput>

/** All that changed after what the client had, up to `seq`; `isWhole`: these are all there is, whatever it had. */
export const Changes = z.strictObject({
  docs: z.array(ServerDoc),
  seq: z.number().int(),
  isWhole: z.boolean(),
})
export type Changes = z.infer<typeof Changes>

export const ListPageInput = z.strictObject({
  householdId: HouseholdId,
  /** As an address has it; null, or what is no id, for the default list. */
  listId: z
    .string()
    .nullable()
    .transform((id) => (id !== null && wholeId.test(id) ? id : null)),
  /** Which part of a long list, from 1; the last one for a number beyond, the first for what is none. */
  part: z.number().int().min(1).catch(1),
})
export type ListPageInput = z.infer<typeof ListPageInput>

/** What a page shows at first: all lists, or of long ones the list that was asked for. With `seq` 0 these are not all there are. */
export const ListPage = Changes.extend({
  /** What of the list comes after these, in the order items are shown in; null when nothing does. */
  next: z.strictObject({ part: z.number().int(), items: z.number().int() }).nullable(),
})
export type ListPage = z.infer<typeof ListPage>

export const AddRecipeInput = z.strictObject({
  householdId: HouseholdId,
  listId: ListId,
  recipeId: RecipeId,
  /** Made by the client, so that the same addition sent twice is one. */
  additionId: AdditionId,
  servings: z.number().int().min(1).max(100),
})
export type AddRecipeInput = z.infer<typeof AddRecipeInput>

export const AddRecipeAnswer = z.strictObject({
  docs: z.array(ServerDoc),
  /** The foods of it that the household always has, so that they are not on the list. */
  youHave: z.array(z.string()),
  /** False where the same addition came before and was taken off the list since. */
  isOnList: z.boolean(),
})
export type AddRecipeAnswer = z.infer<typeof AddRecipeAnswer>

/**
 * That something holds, or may hold, what somebody in the household is allergic to: one of the fourteen allergens, or a
 * food in their own words; the other is null.
 */
export const FoodWarning = z.strictObject({
  eater: z.string(),
  allergen: z.enum(allergenIds).nullable(),
  food: z.string().nullable(),
  isCertain: z.boolean(),
})
export type FoodWarning = z.infer<typeof FoodWarning>

/** What is told of an item by its name: the first warnings, certain ones before others. */
export const FoodWarnings = z.strictObject({
  name: z.string(),
  warnings: z.array(FoodWarning),
  /** How many more there are; left out where all are told. */
  more: z.number().int().min(1).optional(),
  /** True where something in it is no food that we know, so that it was not looked through; else left out. */
  isUnknown: z.literal(true).optional(),
})
export type FoodWarnings = z.infer<typeof FoodWarnings>

export const RecipeWarningsInput = z.strictObject({ householdId: HouseholdId, recipeId: RecipeId })
export type RecipeWarningsInput = z.infer<typeof RecipeWarningsInput>

/** What is told of a line of a recipe, or of a food that no line lists and another text of it names. */
const RecipeFoodWarnings = FoodWarnings.extend({
  namedIn: z.enum(namedInPlaces),
  /** Counted from 0; null where it is in no step. */
  step: z.number().int().min(0).nullable(),
})

export const RecipeWarnings = z.strictObject({
  /** False where it could not be looked for: anything may be in it. */
  isChecked: z.boolean(),
  foods: z.array(RecipeFoodWarnings),
  /** Of those foods that no line lists. */
  foodNames: z.array(FoodName),
  /** What of it was not read, so that anything may be in it; nothing where nobody is allergic. */
  notRead: z.strictObject({
    lines: z.array(z.string()),
    texts: z.enum(unreadTexts).nullable(),
  }),
  unknownAllergies: z.array(UnknownAllergies),
})
export type RecipeWarnings = z.infer<typeof RecipeWarnings>

export const SuggestInput = z.strictObject({ householdId: HouseholdId, text: text(200) })
export type SuggestInput = z.infer<typeof SuggestInput>

/** Something to put on the list: what this household had before stands first. */
export const Suggestion = z.strictObject({
  name: z.string(),
  category: Category.nullable(),
  isOurs: z.boolean(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const GroceryRef = z.strictObject({ householdId: HouseholdId })
export type GroceryRef = z.infer<typeof GroceryRef>

export const StapleInput = z.strictObject({
  householdId: HouseholdId,
  name: text(80).trim().min(1, { error: m.grocery_staple_missing }),
})
export type StapleInput = z.infer<typeof StapleInput>
