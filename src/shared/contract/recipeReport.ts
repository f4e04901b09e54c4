import { z } from 'zod'
import { allergenIds } from '../kitchen/allergens.ts'
import { dietIds } from '../kitchen/diets.ts'

const Place = z.number().int().min(0).nullable()

/** One thing the check of a recipe found, in a sentence; `why` is the way that shows it: "fish sauce", "anchovy". */
export const ReportedFinding = z.strictObject({
  kind: z.enum([
    'contains',
    'may contain',
    'unknown line',
    'unused ingredient',
    'unlisted food',
    'over time',
    'other meat',
    'meat missing',
    'implausible amount',
    'servings missing',
    'hazard',
    // The kitchen had not the time to check it: nothing is known of it.
    'not checked',
    // There are more findings than are listed.
    'not listed',
    // Nobody could be asked what a passage of the wish leaves out: foods near it were left out.
    'wish unclear',
  ]),
  sentence: z.string(),
  why: z.array(z.string()),
  source: z.strictObject({ title: z.string(), url: z.string() }).nullable(),
  line: Place,
  step: Place,
  /** What may be taken instead, as whole lines, each checked like any other. */
  swaps: z.array(z.strictObject({ line: z.string(), changes: z.string() })),
})
export type ReportedFinding = z.infer<typeof ReportedFinding>

/** A figure and the range it lies in. */
const Range = z.strictObject({ low: z.number(), typical: z.number(), high: z.number() })
export type Range = z.infer<typeof Range>

const Sum = Range.extend({ isAtLeast: z.boolean() })
export const NutrientSums = z.strictObject({
  kcal: Sum,
  proteinGrams: Sum,
  fatGrams: Sum,
  saturatedFatGrams: Sum,
  carbohydrateGrams: Sum,
  sugarsGrams: Sum,
  fibreGrams: Sum,
  sodiumMg: Sum,
})
export type NutrientSums = z.infer<typeof NutrientSums>

/** What the kitchen knows of a recipe: what was found, what every line holds, and what a serving gives. */
export const RecipeReport = z.strictObject({
  findings: z.array(ReportedFinding),
  /** The allergens of the whole recipe, whoever eats it; one that is not here was not found. */
  allergens: z.array(
    z.strictObject({
      id: z.enum(allergenIds),
      isCertain: z.boolean(),
      why: z.array(z.string()),
    }),
  ),
  /** The diets it certainly is not for, whoever eats it. */
  breaksDiets: z.array(z.enum(dietIds)),
  unknownLines: z.array(z.string()),
  nutrition: z.strictObject({
    perServing: NutrientSums.nullable(),
    lines: z.array(
      z.strictObject({
        text: z.string(),
        food: z.string().nullable(),
        grams: Range.nullable(),
        how: z.enum(['weighed', 'by density', 'by piece', 'guessed', 'not counted']),
        kcal: Range.nullable(),
      }),
    ),
    notCounted: z.array(z.string()),
  }),
})
export type RecipeReport = z.infer<typeof RecipeReport>
