import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { WeekPlanDish } from '#shared/contract/planner/weekPlans.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { DishToChoose } from '#shared/kitchen/planning/createPlanProblem.ts'
import { readAllergyMeanings } from '../households/service.ts'
import { membershipsTable } from '../households/table.ts'
import { recipeNotesTable } from '../notes/table.ts'
import { ratingsTable, triedRecipesTable } from '../ratings/table.ts'
import {
  findOwnWordFoodsOfRecipes,
  readPlanningFactsOfRecipes,
  recipeReadCompletelyCondition,
  recipeTableColumns,
  selectRecipesVisibleTo,
} from '../recipes/service.ts'
import { type DishFacts, findForbiddenEaters, toEaterNeeds } from './forbiddenEaters.ts'
import type { WeekPlanningContext } from './port.ts'
import type { WishOfPlan } from './wishes.ts'

/** The member for whom the server plans. */
export type WeekPlanContext = WeekPlanningContext & { member: { userId: string } }

export interface IdentifiedEater {
  id: string
  eater: Eater
}

/** A dish to choose, with what a plan shows of it. */
export interface PlannableDish {
  choice: DishToChoose
  shown: Omit<WeekPlanDish, 'isCostKnown'>
  /** How the built-in cook wrote it; absent for a recipe that is saved, and for a dish of an earlier plan. */
  made?: { seed: number; durationMs: number }
}

/** Recipes that are looked at for one plan. */
const maxCandidates = 500
/** Recipes without current facts that are examined for one plan; the others come into the next. */
const maxExamined = 60

interface CandidateQuery {
  householdId: string
  mayUsePublicRecipes: boolean
  /** Recipes that are read whatever else is asked. */
  recipeIds: readonly string[]
}

/** The recipes to choose from, those of the household and those that its members rated best first. */
async function readCandidateRows(ctx: WeekPlanContext, query: CandidateQuery) {
  const { db } = ctx.deps
  const members = db
    .select({ userId: membershipsTable.userId })
    .from(membershipsTable)
    .where(eq(membershipsTable.householdId, query.householdId))
  const ofHousehold = or(
    inArray(recipeTableColumns.createdBy, members),
    eq(recipeTableColumns.householdId, query.householdId),
  )!
  const isWanted = query.recipeIds.length > 0 && inArray(recipeTableColumns.id, [...query.recipeIds])
  const stars = db
    .select({ mean: sql`avg(${ratingsTable.stars})` })
    .from(ratingsTable)
    .where(and(eq(ratingsTable.recipeId, recipeTableColumns.id), inArray(ratingsTable.userId, members)))
  const publicMean = sql`${recipeTableColumns.ratingSum}::real / nullif(${recipeTableColumns.ratingCount}, 0)`
  const first = (condition: SQL) => desc(sql`coalesce(${condition}, false)`)
  return await db
    .select({
      id: recipeTableColumns.id,
      name: recipeTableColumns.name,
      mealType: recipeTableColumns.mealType,
      cuisine: recipeTableColumns.cuisine,
      minutes: recipeTableColumns.totalTimeMinutes,
      contains: recipeTableColumns.contains,
      mayContain: recipeTableColumns.mayContain,
      breaksDiets: recipeTableColumns.breaksDiets,
      isReadCompletely: recipeReadCompletelyCondition,
      isOfHousehold: sql<boolean>`coalesce(${ofHousehold}, false)`,
    })
    .from(selectRecipesVisibleTo(ctx))
    .where(
      and(
        eq(recipeTableColumns.kind, 'recipe'),
        query.mayUsePublicRecipes ? undefined : or(ofHousehold, isWanted || undefined),
      ),
    )
    .orderBy(
      ...(isWanted ? [first(isWanted)] : []),
      first(ofHousehold),
      sql`(${stars}) desc nulls last`,
      sql`${publicMean} desc nulls last`,
      recipeTableColumns.id,
    )
    .limit(maxCandidates)
}

/** Reads the dishes that a household's week can be made of. */
export async function readStoredDishesForWeek(
  ctx: WeekPlanContext,
  query: CandidateQuery & {
    eaters: readonly IdentifiedEater[]
    wishes: readonly WishOfPlan[]
    eatenOnDays: ReadonlyMap<string, readonly number[]>
  },
): Promise<PlannableDish[]> {
  const rows = await readCandidateRows(ctx, query)
  const ids = rows.map(({ id }) => id)
  const facts = await readPlanningFactsOfRecipes(ctx, ids, maxExamined)
  const words = [...new Set(query.eaters.flatMap(({ eater }) => eater.otherAllergies ?? []))]
  const foodsExcludedByWishes = [...new Set(query.wishes.flatMap(({ foods }) => foods))]
  const held = await findOwnWordFoodsOfRecipes(ctx, ids, [...words, ...foodsExcludedByWishes])
  const meanings = await readAllergyMeanings(ctx, words)
  const needs = query.eaters.map(({ id, eater }) => toEaterNeeds(id, eater, meanings))
  const preferences = await readPreferences(ctx, ids, query.eaters)
  return rows.flatMap((row): PlannableDish[] => {
    const planning = facts.get(row.id)
    // What could not be checked or counted is not proposed.
    if (!planning?.nutrients || row.minutes === 0) return []
    const { certain = [], possible = [] } = held.get(row.id) ?? {}
    const known: DishFacts = { ...row, heldWords: [...certain, ...possible], hazards: planning.hazards }
    return [
      {
        choice: {
          id: `recipe:${row.id}`,
          mealType: row.mealType,
          cuisine: row.cuisine,
          minutes: row.minutes,
          facts: planning,
          forbiddenFor: findForbiddenEaters(known, needs),
          preference: preferences(row.id, row.isOfHousehold),
          breaksWishes: query.wishes.filter((wish) => wish.isBrokenBy(known)).map(({ number }) => number),
          eatenOnDays: query.eatenOnDays.get(row.id) ?? [],
        },
        shown: {
          id: `recipe:${row.id}`,
          name: row.name,
          minutes: row.minutes,
          recipeId: row.id,
          written: null,
        },
      },
    ]
  })
}

/** What a recipe is worth that somebody has cooked, written a note on, or brought into the household. */
const preferencePoints = { cooked: 0.2, note: 0.1, ofHousehold: 0.2 }
/** How much others follow what the members of the household think of a dish. */
const shareOfOthers = 0.5

/** How much each eater likes a recipe, from -1 to 1: by their own stars, else by half of what the members say. */
async function readPreferences(
  ctx: WeekPlanContext,
  recipeIds: readonly string[],
  eaters: readonly IdentifiedEater[],
) {
  const { db } = ctx.deps
  const eaterIds = eaters.map(({ id }) => id)
  const of = (table: typeof ratingsTable | typeof triedRecipesTable) =>
    and(inArray(table.recipeId, [...recipeIds]), inArray(table.userId, eaterIds))
  const [stars, tried, notes] =
    recipeIds.length === 0
      ? [[], [], []]
      : [
          await db
            .select({
              recipeId: ratingsTable.recipeId,
              userId: ratingsTable.userId,
              stars: ratingsTable.stars,
            })
            .from(ratingsTable)
            .where(of(ratingsTable)),
          await db
            .select({ recipeId: triedRecipesTable.recipeId })
            .from(triedRecipesTable)
            .where(and(of(triedRecipesTable), triedRecipesTable.hasTried)),
          await db
            .select({ recipeId: recipeNotesTable.recipeId })
            .from(recipeNotesTable)
            .where(
              and(
                inArray(recipeNotesTable.recipeId, [...recipeIds]),
                inArray(recipeNotesTable.authorId, eaterIds),
              ),
            ),
        ]
  const cooked = new Set(tried.map(({ recipeId }) => recipeId))
  const recipesWithNotes = new Set(notes.map(({ recipeId }) => recipeId))
  const starsByRecipe = Map.groupBy(stars, ({ recipeId }) => recipeId)
  return (recipeId: string, isOfHousehold: boolean): Record<string, number> => {
    const given = starsByRecipe.get(recipeId) ?? []
    const preferenceOfStars = (count: number) => (count - 3) / 2
    const mean =
      given.length > 0
        ? given.reduce((sum, each) => sum + preferenceOfStars(each.stars), 0) / given.length
        : 0
    const known =
      (cooked.has(recipeId) ? preferencePoints.cooked : 0) +
      (recipesWithNotes.has(recipeId) ? preferencePoints.note : 0) +
      (isOfHousehold ? preferencePoints.ofHousehold : 0)
    return Object.fromEntries(
      eaterIds.map((id) => {
        const own = given.find(({ userId }) => userId === id)
        const value = (own ? preferenceOfStars(own.stars) : shareOfOthers * mean) + known
        return [id, Math.max(-1, Math.min(1, value))]
      }),
    )
  }
}
