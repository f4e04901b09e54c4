import { inArray } from 'drizzle-orm'
import type {
  PlannedRecipe,
  PlannedRecipesInput,
  RecipeConcernsOfEater,
} from '#shared/contract/planner/mealPlan.ts'
import type { AllergenId } from '#shared/kitchen/allergens.ts'
import type { DietId } from '#shared/kitchen/diets.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { RecipePlanningFacts } from '#shared/kitchen/planning/recipePlanningFacts.ts'
import type { MemberContext } from '../../context.ts'
import {
  identifiedEatersOfHousehold,
  readAllergyMeanings,
  requireHouseholdMembership,
} from '../households/service.ts'
import { recipeReportsTable } from '../recipes/reports/table.ts'
import {
  currentReportCondition,
  findOwnWordFoodsOfRecipes,
  recipeReadCompletelyCondition,
  recipeSummaryColumns,
  recipeTableColumns,
  selectRecipesVisibleTo,
} from '../recipes/service.ts'

const { description: _, ...summaryColumns } = recipeSummaryColumns

const columns = {
  ...summaryColumns,
  contains: recipeTableColumns.contains,
  mayContain: recipeTableColumns.mayContain,
  breaksDiets: recipeTableColumns.breaksDiets,
  isReadCompletely: recipeReadCompletelyCondition,
  planning: recipeReportsTable.planning,
}

/** The stored facts of a recipe that concern eaters. */
interface RecipeFactsForEaters {
  contains: readonly AllergenId[]
  mayContain: readonly AllergenId[]
  breaksDiets: readonly DietId[]
}

/**
 * The recipes of a plan that the caller may see, each with what was found for the eaters of the household. Recipes that they
 * may not see, and those that were deleted, are left out. Throws NOT_FOUND unless the caller belongs to the household.
 */
export async function listPlannedRecipes(
  ctx: MemberContext,
  { householdId, recipeIds }: PlannedRecipesInput,
): Promise<PlannedRecipe[]> {
  const ours = await requireHouseholdMembership(ctx, householdId)
  if (recipeIds.length === 0) return []
  const rows = await ctx.deps.db
    .select(columns)
    .from(selectRecipesVisibleTo(ctx))
    .leftJoin(recipeReportsTable, currentReportCondition)
    .where(inArray(recipeTableColumns.id, [...new Set(recipeIds)]))
  const eaters = await identifiedEatersOfHousehold(ctx, ours)
  const words = [...new Set(eaters.flatMap(({ eater }) => eater.otherAllergies ?? []))]
  const meanings = await readAllergyMeanings(ctx, words)
  const foods = await findOwnWordFoodsOfRecipes(
    ctx,
    rows.map(({ id }) => id),
    words,
  )
  const avoidedBy = (eater: Eater) => {
    const meant = (eater.otherAllergies ?? []).flatMap((each) => meanings.get(each) ?? [])
    return {
      allergens: new Set([...eater.allergens, ...meant.flatMap(({ allergens }) => allergens)]),
      diets: new Set([...eater.diets, ...meant.flatMap(({ diets }) => diets)]),
    }
  }
  const avoided = eaters.map(({ id, eater }) => ({ id, eater, ...avoidedBy(eater) }))
  return rows.map(({ contains, mayContain, breaksDiets, planning, ...recipe }) => {
    const facts: RecipeFactsForEaters = { contains, mayContain, breaksDiets }
    const ofVulnerable = hazardsOf(planning, true)
    const { certain: held = [], possible = [] } = foods.get(recipe.id) ?? {}
    const concerns = avoided.map(({ id, eater, allergens, diets }): RecipeConcernsOfEater => {
      const certain = facts.contains.filter((each) => allergens.has(each))
      const allergensOf = (word: string) => meanings.get(word)?.allergens ?? []
      // "cashews" are already in the list as nuts.
      const own = (eater.otherAllergies ?? []).filter(
        (word) => held.includes(word) && !allergensOf(word).some((each) => certain.includes(each)),
      )
      const mayContain = facts.mayContain.filter((each) => allergens.has(each))
      const named = [...certain, ...mayContain]
      const maybeOwn = (eater.otherAllergies ?? []).filter(
        (word) => possible.includes(word) && !allergensOf(word).some((each) => named.includes(each)),
      )
      return {
        eaterId: id,
        contains: [...certain, ...own],
        mayContain: [...mayContain, ...maybeOwn],
        breaksDiets: facts.breaksDiets.filter((each) => diets.has(each)),
        unknownAllergies: (eater.otherAllergies ?? []).filter(
          (word) => meanings.get(word)?.certainty === 'unknown' && !held.includes(word),
        ),
        hazards: eater.isVulnerable ? ofVulnerable : [],
        isCheckedInPart: eater.isVulnerable === true && planning?.isReadInPartForCare !== false,
      }
    })
    return {
      ...recipe,
      hazards: hazardsOf(planning, false),
      dayBefore: [...(planning?.dayBefore ?? [])],
      foodNames: [...(planning?.foodNames ?? [])],
      nutrition: planning?.nutrients ?? null,
      concerns: concerns.filter(isAnythingFound),
    }
  })
}

/** What is risky for everybody, or for vulnerable eaters alone; nothing where the recipe was not examined. */
const hazardsOf = (planning: RecipePlanningFacts | null, isForVulnerable: boolean) =>
  (planning?.hazardsByFood ?? [])
    .filter((found) => found.isForVulnerable === isForVulnerable)
    .map(({ hazard, about }) => ({ hazard, about }))

const isAnythingFound = ({ isCheckedInPart, ...found }: RecipeConcernsOfEater) =>
  isCheckedInPart ||
  [found.contains, found.mayContain, found.breaksDiets, found.unknownAllergies, found.hazards].some(
    ({ length }) => length > 0,
  )
