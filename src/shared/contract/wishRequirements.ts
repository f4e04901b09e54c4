import * as z from 'zod/mini'
import { allergenIds } from '../kitchen/allergens.ts'
import { dietIds } from '../kitchen/diets.ts'
import { cookingTimes, dietTypes, isMeatQuestionAsked, meatPreferences } from '../kitchen/questionnaire.ts'
import type { AnswersBesideWish } from '../kitchen/wish/requirements/answersAgainstWish.ts'
import {
  boundedNutrients,
  budgets,
  dishKinds,
  efforts,
  equipments,
  keepings,
  tastes,
} from '../kitchen/wish/requirements/requirement.ts'
import { maxWishDescriptionLength } from './limits.ts'

const demands = [
  z.strictObject({ kind: z.literal('dish'), said: z.string() }),
  z.strictObject({ kind: z.literal('dish kind'), said: z.string(), dishKind: z.enum(dishKinds) }),
  z.strictObject({ kind: z.literal('food in'), said: z.string() }),
  /** `allergens` and `diets` are what `said` stands for of the fourteen and of the diets; both empty where the food alone is left out. */
  z.strictObject({
    kind: z.literal('food out'),
    said: z.string(),
    allergens: z.array(z.enum(allergenIds)),
    diets: z.array(z.enum(dietIds)),
  }),
  z.strictObject({ kind: z.literal('people'), said: z.string(), count: z.int() }),
  z.strictObject({ kind: z.literal('equipment'), said: z.string(), equipment: z.enum(equipments) }),
  z.strictObject({ kind: z.literal('taste'), said: z.string(), taste: z.enum(tastes) }),
  /** `least` and `most`: kcal, grams, or milligrams of sodium in a serving. */
  z.strictObject({
    kind: z.literal('nutrition'),
    said: z.string(),
    nutrient: z.enum(boundedNutrients),
    least: z.nullable(z.number()),
    most: z.nullable(z.number()),
  }),
  z.strictObject({ kind: z.literal('effort'), said: z.string(), effort: z.enum(efforts) }),
  z.strictObject({ kind: z.literal('time'), said: z.string(), maxMinutes: z.number() }),
  z.strictObject({ kind: z.literal('ingredients'), said: z.string(), most: z.number() }),
  z.strictObject({ kind: z.literal('keeping'), said: z.string(), keeping: z.enum(keepings) }),
  z.strictObject({ kind: z.literal('budget'), said: z.string(), budget: z.enum(budgets) }),
] as const

/** One thing that a wish asks for, with the words that say it, as they were typed. */
export const RequirementOfWish = z.discriminatedUnion('kind', demands)
export type RequirementOfWish = z.infer<typeof RequirementOfWish>

/** Why a recipe does not meet one; see kitchen/wish/requirements/requirement.ts. */
export const UnmetReason = z.discriminatedUnion('reason', [
  z.strictObject({ reason: z.literal('other dish') }),
  z.strictObject({ reason: z.literal('diet'), diet: z.string() }),
  z.strictObject({ reason: z.literal('chosen meat'), meat: z.string() }),
  z.strictObject({ reason: z.literal('without chosen meat'), meat: z.string() }),
  z.strictObject({ reason: z.literal('chosen time'), cookingTime: z.string() }),
  z.strictObject({ reason: z.literal('other limit') }),
  z.strictObject({ reason: z.literal('not in it') }),
  z.strictObject({ reason: z.literal('still in it') }),
  z.strictObject({ reason: z.literal('takes longer'), minutes: z.optional(z.number()) }),
  z.strictObject({ reason: z.literal('too short'), minutes: z.optional(z.number()) }),
  z.strictObject({ reason: z.literal('other number'), servings: z.optional(z.number()) }),
  z.strictObject({ reason: z.literal('not so'), amount: z.optional(z.number()) }),
])
export type UnmetReason = z.infer<typeof UnmetReason>

/** What a recipe meets of its wishes, and what it does not. */
export const OutcomeOfWish = z.strictObject({
  held: z.array(RequirementOfWish),
  notHeld: z.array(z.strictObject({ requirement: RequirementOfWish, why: UnmetReason })),
})
export type OutcomeOfWish = z.infer<typeof OutcomeOfWish>

/** The answers that a wish may contradict. */
export const AnswersBesideWishSchema = z
  .strictObject({
    dietType: z.enum(dietTypes),
    meatPreference: z.nullable(z.enum(meatPreferences)),
    cookingTime: z.enum(cookingTimes),
  })
  .check(
    z.refine((answers) => (answers.meatPreference !== null) === isMeatQuestionAsked(answers.dietType)),
  ) satisfies z.ZodMiniType<AnswersBesideWish>

export const ReadWishRequirementsInput = z.strictObject({
  wish: z.string().check(z.maxLength(maxWishDescriptionLength)),
  answers: AnswersBesideWishSchema,
})
export type ReadWishRequirementsInput = z.infer<typeof ReadWishRequirementsInput>

export const contradictedAnswers = ['dietType', 'meatPreference', 'cookingTime'] as const

/** What a wish asks for, and what of it the answers leave no place. */
export const WishRequirements = z.strictObject({
  /** In the order of the wish; `said` stands from `start` up to `end`. */
  requirements: z.array(
    z.strictObject({
      requirement: RequirementOfWish,
      start: z.int().check(z.minimum(0)),
      end: z.int().check(z.minimum(0)),
    }),
  ),
  conflicts: z.array(
    z.strictObject({
      /** The place of the requirement in `requirements`. */
      at: z.int().check(z.minimum(0)),
      answer: z.enum(contradictedAnswers),
      /** Answers with which it has its place; each has all that changes. */
      changes: z.array(
        z.strictObject({
          dietType: z.optional(z.enum(dietTypes)),
          meatPreference: z.optional(z.nullable(z.enum(meatPreferences))),
          cookingTime: z.optional(z.enum(cookingTimes)),
        }),
      ),
    }),
  ),
})
export type WishRequirements = z.infer<typeof WishRequirements>
