import * as z from 'zod/mini'
import * as m from '#messages'
import { type DayBeforeTask, dayBeforeKinds } from '../../kitchen/dayBefore/dayBeforeKinds.ts'
import { dietIds } from '../../kitchen/diets.ts'
import { hazardIds } from '../../kitchen/findings/hazardIds.ts'
import { daysBetween, isCalendarDate } from '../../mealPlan/calendarDates.ts'
import { type MealPlanDocumentAddress, mealPlanParts, mealPlanSettingsId } from '../../mealPlan/kind.ts'
import {
  maxFoodAmountLength,
  maxFoodNameLength,
  maxMealCommentLength,
  maxMealNoteLength,
  maxMoney,
  maxPlannedRecipesPerCall,
  maxSlotNameLength,
  maxTemplateNameLength,
} from '../../mealPlan/limits.ts'
import { mealStates } from '../../mealPlan/meals.ts'
import { maxShoppedDays } from '../../mealPlan/shopping.ts'
import { checkVisible, TypedTextSchema } from '../auth/auth.ts'
import { idRegexSource, wholeIdRegex } from '../ids.ts'
import { ReportedNutrientSums, TranslatedFoodName } from '../recipes/recipeReport.ts'
import { RecipeIdSchema, RecipeSummary } from '../recipes/recipes.ts'
import { createReplicationContract, HouseholdIdSchema } from '../replication.ts'

const Id = z.string().check(z.regex(wholeIdRegex))
const text = (most: number) =>
  TypedTextSchema.check(z.maxLength(most, { error: () => m.meal_plan_text_too_long({ most }) }))
const filledText = (most: number) => text(most).check(checkVisible(m.meal_plan_text_missing))

/** YYYY-MM-DD. */
export const CalendarDateSchema = z.string().check(z.refine(isCalendarDate))

const DishName = text(200)
const RecipeDish = z.strictObject({ kind: z.literal('recipe'), recipeId: RecipeIdSchema, name: DishName })
const NoteDish = z.strictObject({ kind: z.literal('note'), text: filledText(maxMealNoteLength) })
const LeftoversDish = z.strictObject({ kind: z.literal('leftovers'), mealId: Id, name: DishName })

const Servings = z.nullable(z.int().check(z.minimum(1), z.maximum(100)))
/** Ids of members and guests of the household; null: those who usually eat then. */
const EaterIds = z.nullable(z.array(Id).check(z.maxLength(200)))
const Comment = text(maxMealCommentLength)

/** A code of ISO 4217. */
export const CurrencySchema = z.string().check(z.regex(/^[A-Z]{3}$/))
/** In whole units of the currency's smallest part. */
export const MoneySchema = z.strictObject({
  amount: z.int().check(z.minimum(0), z.maximum(maxMoney)),
  currency: CurrencySchema,
})

const mealFields: Record<string, z.ZodMiniType> = {
  place: z.strictObject({ date: CalendarDateSchema, slotId: Id }),
  dish: z.discriminatedUnion('kind', [RecipeDish, NoteDish, LeftoversDish]),
  servings: Servings,
  eaters: EaterIds,
  state: z.enum(mealStates),
  comment: Comment,
  series: z.nullable(Id),
}

const mealCommentField = new RegExp(`^comment:${idRegexSource}$`)
/** Null: another comment has replaced it. */
const MealCommentEntry = z.nullable(Comment)

const TemplateMeal = z.strictObject({
  day: z.int().check(z.minimum(0), z.maximum(6)),
  slotId: Id,
  dish: z.discriminatedUnion('kind', [RecipeDish, NoteDish]),
  servings: Servings,
  eaterIds: EaterIds,
  comment: Comment,
})
const templateFields: Record<string, z.ZodMiniType> = {
  name: filledText(maxTemplateNameLength),
  meals: z.array(TemplateMeal).check(z.maxLength(200)),
}

const MealOfFood = { mealId: Id, dish: DishName }
const foodFields: Record<string, z.ZodMiniType> = {
  name: filledText(maxFoodNameLength),
  amount: text(maxFoodAmountLength),
  useBy: z.nullable(CalendarDateSchema),
  source: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('typed') }),
    z.strictObject({ kind: z.literal('bought'), ...MealOfFood }),
    z.strictObject({ kind: z.literal('opened'), ...MealOfFood }),
  ]),
  isUsed: z.boolean(),
}

const priceFields: Record<string, z.ZodMiniType> = {
  name: filledText(maxFoodNameLength),
  pack: filledText(maxFoodAmountLength),
  paid: MoneySchema,
}

/** Null: as every household begins. */
const slotFieldTypes: Record<string, z.ZodMiniType> = {
  name: z.nullable(filledText(maxSlotNameLength)),
  position: z.nullable(z.number().check(z.minimum(-1e9), z.maximum(1e9))),
  isHidden: z.nullable(z.boolean()),
  eaters: EaterIds,
}
const FirstWeekday = z.nullable(z.int().check(z.minimum(0), z.maximum(6)))
const slotField = new RegExp(`^(name|position|isHidden|eaters):${idRegexSource}$`)

function settingType(documentId: string, name: string): z.ZodMiniType | null {
  if (documentId !== mealPlanSettingsId) return null
  if (name === 'firstWeekday') return FirstWeekday
  if (name === 'currency') return z.nullable(CurrencySchema)
  const aspect = slotField.exec(name)?.[1]
  return aspect === undefined ? null : slotFieldTypes[aspect]!
}

const ShoppedDays = z.nullable(
  z.strictObject({ from: CalendarDateSchema, to: CalendarDateSchema }).check(
    z.refine(({ from, to }) => from <= to && daysBetween(from, to) < maxShoppedDays, {
      error: () => m.meal_plan_too_many_days({ most: maxShoppedDays }),
    }),
  ),
)
const cookedField = new RegExp(`^cooked:${idRegexSource}$`)
const CookedEntry = z.nullable(z.literal(true))

const fieldsOfPart = { meal: mealFields, template: templateFields, food: foodFields, price: priceFields }

/** What a field of a document of the plan may hold; null when there is no such field. */
function fieldType({ part, documentId }: MealPlanDocumentAddress, name: string): z.ZodMiniType | null {
  if (part === 'settings') return settingType(documentId, name)
  if (part === 'shopping') return name === 'days' ? ShoppedDays : cookedField.test(name) ? CookedEntry : null
  if (part === 'meal' && mealCommentField.test(name)) return MealCommentEntry
  const types = fieldsOfPart[part]
  return Object.hasOwn(types, name) ? types[name]! : null
}

const contract = createReplicationContract({
  address: { part: z.enum(mealPlanParts), documentId: Id },
  fieldType,
  unreadable: () => m.meal_plan_save_failed(),
})

export const MealPlanServerDocument = contract.ServerDoc
export type MealPlanServerDocument = z.infer<typeof MealPlanServerDocument>

export const MealPlanSyncInput = contract.SyncInput
export const MealPlanSyncAnswer = contract.SyncAnswer
export const MealPlanChanges = contract.Changes
export type MealPlanChanges = z.infer<typeof MealPlanChanges>

export const MealPlanHouseholdRef = z.strictObject({ householdId: HouseholdIdSchema })

export const MealPlanPageInput = z.strictObject({
  householdId: HouseholdIdSchema,
  /** A day of the weeks that are shown, from the address of the page. Null, or a text that is no day: the server's today. */
  date: z.pipe(
    z.nullable(z.string()),
    z.transform((date) => (date !== null && isCalendarDate(date) ? date : null)),
  ),
  /** What is shown around that day, with some days more; its week where absent. */
  shows: z.optional(z.enum(['day', 'week', 'month'])),
})
export type MealPlanPageInput = z.infer<typeof MealPlanPageInput>

/** What a page shows at first: the settings, templates, and the meals around a day. With `seq` 0 these are not all there are. */
export const MealPlanPageData = z.extend(MealPlanChanges, {
  /** The day it is where the server is: a page is rendered with it, and shows that of its reader afterwards. */
  today: CalendarDateSchema,
})
export type MealPlanPageData = z.infer<typeof MealPlanPageData>

export const PlannedRecipesInput = z.strictObject({
  householdId: HouseholdIdSchema,
  recipeIds: z.array(RecipeIdSchema).check(z.maxLength(maxPlannedRecipesPerCall)),
})
export type PlannedRecipesInput = z.infer<typeof PlannedRecipesInput>

const DayBeforeTaskSchema = z.strictObject({
  kind: z.enum(dayBeforeKinds),
  about: z.string(),
  hours: z.nullable(z.number()),
}) satisfies z.ZodMiniType<DayBeforeTask>

/** What may make people ill, and the food it is about, by its name in the catalogue. */
const HazardOfRecipe = z.strictObject({ hazard: z.enum(hazardIds), about: z.string() })

/** What a recipe has that one eater must not, or does not, eat. */
export const RecipeConcernsOfEater = z.strictObject({
  eaterId: z.string(),
  /** What it certainly contains: ids of the fourteen allergens, then foods in the household's own words. */
  contains: z.array(z.string()),
  /** What it may contain, in the same way. */
  mayContain: z.array(z.string()),
  /** Diets of the eater that it breaks. */
  breaksDiets: z.array(z.enum(dietIds)),
  /** Words for allergies of the eater that Larder does not know: the recipe was not checked for them. */
  unknownAllergies: z.array(z.string()),
  /** What is risky for this eater, who is vulnerable; see `hazards` of the recipe for what concerns everybody. */
  hazards: z.array(HazardOfRecipe),
  /** True for a vulnerable eater when the recipe's steps could be searched for risks only in part, or not at all. */
  isCheckedInPart: z.boolean(),
})
export type RecipeConcernsOfEater = z.infer<typeof RecipeConcernsOfEater>

/** A recipe of the plan that the caller may see. */
export const PlannedRecipe = z.extend(z.omit(RecipeSummary, { warnsOf: true, description: true }), {
  /** Whether all lines could be read: where not, nothing found does not mean that nothing is in it. */
  isReadCompletely: z.boolean(),
  /** What may make anybody ill. */
  hazards: z.array(HazardOfRecipe),
  /** Of the foods that hazards are about. */
  foodNames: z.array(TranslatedFoodName),
  /** What must be begun the day before it is cooked. */
  dayBefore: z.array(DayBeforeTaskSchema),
  /** What a serving gives; null where that is not known. */
  nutrition: z.nullable(ReportedNutrientSums),
  /** Eaters of the household for whom something was found. */
  concerns: z.array(RecipeConcernsOfEater),
})
export type PlannedRecipe = z.infer<typeof PlannedRecipe>
