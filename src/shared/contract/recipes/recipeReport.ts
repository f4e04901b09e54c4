import * as z from 'zod/mini'
import { allergenIds } from '../../kitchen/allergens.ts'
import { dietIds } from '../../kitchen/diets.ts'
import { foodMentionPlaces } from '../../kitchen/findings/foodMentionPlaces.ts'
import { hazardIds } from '../../kitchen/findings/hazardIds.ts'
import { inconclusiveVerdicts, unreadTextFindings, verdictKinds } from '../../kitchen/findings/verdicts.ts'
import { languagesOfFoodNames } from '../../kitchen/foodNames.ts'
import type { Nutrient, NutrientSum, ValueRange } from '../../kitchen/nutrition/nutrients.ts'
import type { Swap as FoundSwap } from '../../kitchen/swaps/findSwapsForLine.ts'
import { UnknownAllergyWords } from '../eatingPreferences.ts'
import { RecipeVersionSchema } from './recipeVersion.ts'

const Place = z.nullable(z.int().check(z.minimum(0)))
const place = { line: Place, step: Place }

/** What somebody must not or will not have: one of the fourteen, another food, or what a diet forbids. */
export const EaterConcernSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('allergen'), id: z.enum(allergenIds) }),
  z.strictObject({ kind: z.literal('allergy'), food: z.string() }),
  z.strictObject({ kind: z.literal('diet'), id: z.enum(dietIds) }),
  z.strictObject({ kind: z.literal('dislike'), food: z.string() }),
])
export type EaterConcernSchema = z.infer<typeof EaterConcernSchema>

/** What may be taken instead, as a whole line, checked like any other, and what it changes. */
export const LineSwap = z.strictObject({
  line: z.string(),
  changes: z.string(),
}) satisfies z.ZodMiniType<FoundSwap>
export type LineSwap = FoundSwap

/** An empty name means the caller. */
const EaterName = z.string()

/** A food of the recipe that holds what an eater must not or will not have. */
const EaterFoodFinding = z.strictObject({
  kind: z.enum(['contains', 'may contain']),
  eater: EaterName,
  concern: EaterConcernSchema,
  namedIn: z.enum(foodMentionPlaces),
  /** From the food that is named to the concern: "fish sauce", "anchovy". */
  path: z.array(z.string()),
  /** The steps that name the food; told of allergies alone. */
  steps: z.array(z.int().check(z.minimum(0))),
  swaps: z.array(LineSwap),
  ...place,
})
export type EaterFoodFinding = z.infer<typeof EaterFoodFinding>

/** What may make people ill whatever they are allergic to. */
const HazardFinding = z.strictObject({
  kind: z.literal('hazard'),
  hazard: z.enum(hazardIds),
  /** Null where it is for everybody. */
  eater: z.nullable(EaterName),
  about: z.string(),
  ...place,
})
export type HazardFinding = z.infer<typeof HazardFinding>

/**
 * One thing the check of a recipe found, as data; `sentenceOfFinding` in messages/recipes/findingSentences.ts words it. `line` and `step`
 * count from 0 and are null where it is about the whole recipe.
 */
export const ReportedFinding = z.discriminatedUnion('kind', [
  EaterFoodFinding,
  z.strictObject({
    kind: z.literal('unknown line'),
    text: z.string(),
    isReadInPart: z.optional(z.literal(true)),
    ...place,
  }),
  /** A step brings in something by a word that calls no food we know. */
  z.strictObject({ kind: z.literal('unknown word'), about: z.string(), ...place }),
  z.strictObject({ kind: z.literal('unused ingredient'), food: z.string(), ...place }),
  z.strictObject({ kind: z.literal('unlisted food'), food: z.string(), ...place }),
  z.strictObject({ kind: z.literal('over time'), minutes: z.number(), limitMinutes: z.number(), ...place }),
  z.strictObject({ kind: z.literal('other meat'), asked: z.string(), path: z.array(z.string()), ...place }),
  z.strictObject({ kind: z.literal('meat missing'), asked: z.string(), ...place }),
  z.strictObject({
    kind: z.literal('implausible amount'),
    food: z.string(),
    gramsPerServing: z.number(),
    usualMaxGrams: z.number(),
    ...place,
  }),
  z.strictObject({ kind: z.literal('servings missing'), ...place }),
  /** What only these texts name was not looked for. */
  z.strictObject({ kind: z.literal('texts not read'), texts: z.enum(unreadTextFindings), ...place }),
  HazardFinding,
  /** The kitchen had no time to check the recipe: nothing is known of it. */
  z.strictObject({ kind: z.literal('not checked') }),
  /** There are more findings than are listed. */
  z.strictObject({ kind: z.literal('not listed'), count: z.int() }),
  /** A passage of the wish that could not be asked about; the foods near it were left out. */
  z.strictObject({ kind: z.literal('wish unclear'), passage: z.string(), foods: z.array(z.string()) }),
])
export type ReportedFinding = z.infer<typeof ReportedFinding>

/** A figure and the range it lies in. */
const NutrientRange = z.strictObject({
  low: z.number(),
  typical: z.number(),
  high: z.number(),
}) satisfies z.ZodMiniType<ValueRange<number>>
export type NutrientRange = ValueRange<number>

const Sum = z.extend(NutrientRange, { isAtLeast: z.boolean() })
export const ReportedNutrientSums = z.strictObject({
  kcal: Sum,
  proteinGrams: Sum,
  fatGrams: Sum,
  saturatedFatGrams: Sum,
  carbohydrateGrams: Sum,
  sugarsGrams: Sum,
  fibreGrams: Sum,
  sodiumMg: Sum,
}) satisfies z.ZodMiniType<Record<Nutrient, NutrientSum<number>>>
/** On their way as JSON the figures are plain numbers. */
export type ReportedNutrientSums = Readonly<Record<Nutrient, NutrientSum<number>>>

/** What a food, by its English name, is called in another language of pages. */
export const TranslatedFoodName = z.strictObject({
  food: z.string(),
  language: z.enum(languagesOfFoodNames),
  name: z.string(),
})

const EaterVerdict = z.strictObject({
  eater: EaterName,
  verdict: z.enum(verdictKinds),
  allergens: z.array(z.enum(allergenIds)),
  allergies: z.array(z.string()),
  diets: z.array(z.enum(dietIds)),
})

/** Another one where the household or what the kitchen finds has changed. */
export const ReportVersionSchema = z.string()

/** The result of checking a recipe: the findings, the foods of every line, and the nutrition of a serving. */
export const RecipeReport = z.strictObject({
  /** For whom and by which kitchen it was made: see recipes.reportVersion. Null where it was made for a visitor. */
  version: z.nullable(ReportVersionSchema),
  /** The version of the recipe whose words were checked; null for a recipe that is not saved. */
  recipeVersion: z.nullable(RecipeVersionSchema),
  /**
   * Always empty: pages of an earlier release, which may still be open, say "none found" of what is here and break
   * without it.
   */
  checkedFor: z.array(z.never()),
  findings: z.array(ReportedFinding),
  /** Of the foods that the findings name. */
  foodNames: z.array(TranslatedFoodName),
  /** Always empty, as `checkedFor`: without any, pages of an earlier release say of nothing that it was not found. */
  verdicts: z.array(z.never()),
  /** What the check says of each allergy and diet of each eater: those of which it says the same together. */
  verdictsByEater: z.array(EaterVerdict),
  /** Unknown allergy words: only the words themselves were searched. */
  unknownAllergies: z.array(UnknownAllergyWords),
  /** What it says that an allergen is not among `allergens`; null: it was looked for and not found. */
  open: z.nullable(z.enum(inconclusiveVerdicts)),
  /** The allergens of the whole recipe, for any eater. */
  allergens: z.array(
    z.strictObject({
      id: z.enum(allergenIds),
      isCertain: z.boolean(),
      why: z.array(z.string()),
    }),
  ),
  /** The diets that the recipe certainly does not suit, for any eater. */
  breaksDiets: z.array(z.enum(dietIds)),
  unknownLines: z.array(z.string()),
  nutrition: z.strictObject({
    perServing: z.nullable(ReportedNutrientSums),
    lines: z.array(
      z.strictObject({
        text: z.string(),
        food: z.nullable(z.string()),
        grams: z.nullable(NutrientRange),
        how: z.enum(['weighed', 'by density', 'by piece', 'guessed', 'not counted']),
        kcal: z.nullable(NutrientRange),
      }),
    ),
    notCounted: z.array(z.string()),
  }),
})
export type RecipeReport = z.infer<typeof RecipeReport>
