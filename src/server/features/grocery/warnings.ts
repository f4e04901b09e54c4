import { and, desc, eq, inArray, isNotNull, not, sql } from 'drizzle-orm'
import type {
  GroceryFoodWarnings,
  GroceryHouseholdRef,
  RecipeFoodWarningsAnswer,
  RecipeFoodWarningsInput,
} from '#shared/contract/grocery.ts'
import type { MemberContext } from '../../context.ts'
import {
  eatersOfHousehold,
  readAllergiesOfEaters,
  requireHouseholdMembership,
} from '../households/service.ts'
import { blogTextFlags } from '../recipeReport/service.ts'
import { getRecipe } from '../recipes/service.ts'
import {
  findAllergyWarningsOfRecipe,
  findWarningsOfGroceries,
  type GroceryText,
  noUnreadRecipeParts,
} from './cachedWarnings.ts'
import { groceryDocumentsTable } from './table.ts'

/** Maximum names that are checked on all lists of a household, the last changed first; a week's shopping has some 50. */
const maxNames = 300

/**
 * The items on the household's lists that contain, or may contain, what somebody in it is allergic to; empty where the
 * check is not possible. Throws NOT_FOUND unless the caller belongs to the household.
 */
export async function listGroceryFoodWarnings(
  ctx: MemberContext,
  { householdId }: GroceryHouseholdRef,
): Promise<GroceryFoodWarnings[]> {
  const ours = await requireHouseholdMembership(ctx, householdId)
  const rows = await ctx.deps.db
    .select({ name: sql<string>`${groceryDocumentsTable.name}` })
    .from(groceryDocumentsTable)
    .where(
      and(
        eq(groceryDocumentsTable.householdId, householdId),
        not(groceryDocumentsTable.isGone),
        isNotNull(groceryDocumentsTable.name),
      ),
    )
    .groupBy(groceryDocumentsTable.name)
    .orderBy(desc(sql`max(${groceryDocumentsTable.changedAt})`))
    .limit(maxNames)
  const names = rows.map(({ name }) => name)
  const lines = await linesByName(ctx, householdId, names)
  const things = names.map((name) => textsOf(name, lines.get(name)))
  const found = (await findWarningsOfGroceries(ctx, things, await eatersOfHousehold(ctx, ours))) ?? []
  return names.flatMap((name, at) => {
    const { isUnknown, ...told } = found[at] ?? { isUnknown: false, warnings: [] }
    if (told.warnings.length === 0 && !isUnknown) return []
    return [{ name, ...told, ...(isUnknown && { isUnknown }) }]
  })
}

/** The recipes' lines under one name, and whether somebody typed the name as well. */
interface RequestedName {
  isTyped: boolean
  shares: { lines: string[]; language: string | null }[]
}

/** Maximum lines of recipes that are read for one name. */
const maxLinesOfName = 20

/**
 * A name in the languages of the recipes that need it; in any language where somebody typed it, or it was added before
 * lines were stored.
 */
function textsOf(name: string, asked: RequestedName | undefined): GroceryText[] {
  if (!asked || asked.shares.length === 0) return [{ text: name, language: null }]
  const languages = new Set(asked.shares.map(({ language }) => language))
  if (asked.isTyped) languages.add(null)
  const lines = asked.shares.flatMap((share) =>
    share.lines.map((text) => ({ text, language: share.language })),
  )
  return [...[...languages].map((language) => ({ text: name, language })), ...lines.slice(0, maxLinesOfName)]
}

/** The lines of one item's shares that remain: the person who removed the item had not seen them. */
const sharesOfDoc = sql`(
  select jsonb_build_object('lines', f.value->0->'lines', 'language', f.value->0->'language') as share
  from jsonb_each(${groceryDocumentsTable.doc}->'fields') as f
  where f.key like 'share:%' and jsonb_typeof(f.value->0->'lines') = 'array'
    and coalesce(${groceryDocumentsTable.doc}->'removed'->>f.key, '') collate "C" < (f.value->>1) collate "C"
) as asked`

/** The recipe lines from which the items of these names came. */
async function linesByName(
  ctx: MemberContext,
  householdId: string,
  names: readonly string[],
): Promise<Map<string, RequestedName>> {
  if (names.length === 0) return new Map()
  const { doc, name } = groceryDocumentsTable
  const rows = await ctx.deps.db
    .select({
      name: sql<string>`${name}`,
      isTyped: sql<boolean>`bool_or(${doc}->'fields' ? 'name')`,
      shares: sql<RequestedName['shares']>`jsonb_agg(asked.share) filter (where asked.share is not null)`,
    })
    .from(groceryDocumentsTable)
    .leftJoinLateral(sharesOfDoc, sql`true`)
    .where(
      and(
        eq(groceryDocumentsTable.householdId, householdId),
        not(groceryDocumentsTable.isGone),
        inArray(name, [...names]),
      ),
    )
    .groupBy(name)
  return new Map(rows.map(({ name, isTyped, shares }) => [name, { isTyped, shares: shares ?? [] }] as const))
}

/**
 * The foods of a recipe that contain, or may contain, what somebody in the household is allergic to, in its lines or
 * only in its texts; and the parts of it that were not read. `isChecked` is false where the check is not possible.
 * Throws NOT_FOUND, also unless the caller belongs to the household.
 */
export async function listRecipeFoodWarnings(
  ctx: MemberContext,
  { householdId, recipeId }: RecipeFoodWarningsInput,
): Promise<RecipeFoodWarningsAnswer> {
  const ours = await requireHouseholdMembership(ctx, householdId)
  const { name, description, ingredients, instructions, kind } = await getRecipe(ctx, { recipeId })
  const eaters = await eatersOfHousehold(ctx, ours)
  const { unknown: unknownAllergies } = await readAllergiesOfEaters(ctx, eaters)
  const unchecked = {
    isChecked: false,
    foods: [],
    foodNames: [],
    notRead: noUnreadRecipeParts,
    unknownAllergies,
  }
  if (ingredients.length === 0) return unchecked
  const prose = blogTextFlags({ kind, instructions })
  const words = { name, description, ingredients, instructions, ...prose }
  const found = await findAllergyWarningsOfRecipe(ctx, words, eaters)
  return found ? { isChecked: true, ...found, unknownAllergies } : unchecked
}
