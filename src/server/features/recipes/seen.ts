import { getTableColumns, type Placeholder, type SQL, Subquery, sql } from 'drizzle-orm'
import type { DbContext } from '../../db/dbContext.ts'
import { definePreparedQuery } from '../../db/preparedQuery.ts'
import { membershipsTable } from '../households/table.ts'
import { recipesTable } from './table.ts'

/** The reader: a member, or null for a visitor. */
export interface RecipeViewer {
  member: { userId: string } | null
}

/** The reader, in queries that are built once for all members with a placeholder for the id. */
interface RecipeViewerOfQuery {
  member: { userId: string | Placeholder } | null
}

/** The reader for everything that is the same for all: a visitor. */
export const visitorRecipeViewer: RecipeViewer = { member: null }

/** The columns of recipes, to select and compare. It is no table: recipes are read from `selectRecipesVisibleTo`. */
export const recipeTableColumns = getTableColumns(recipesTable)

/** As a literal, because Postgres uses the partial index of recipes that everybody sees for no parameter. */
export const recipeShownToEveryoneCondition = sql`${recipesTable.visibility} = 'everyone'`

/** The same condition in a form for which Postgres does not use that index: it would read the whole index, and every recipe. */
const isShownToAllByNoIndex = sql`${recipesTable.visibility} is not distinct from 'everyone'`

/** Whether the reader may see a recipe. No other code decides that. */
function isVisibleTo({ member }: RecipeViewerOfQuery, shownToAll: SQL): SQL {
  return member ? sql`(${shownToAll} or ${isHiddenButSeenBy(member)})` : shownToAll
}

/**
 * A household sees a recipe as long as its creator stays a member: a creator who joins again shows none of their
 * earlier recipes.
 */
function isHiddenButSeenBy({ userId }: { userId: string | Placeholder }): SQL {
  return sql`(${recipesTable.visibility} <> 'everyone' and (${recipesTable.createdBy} = ${userId}
    or (${recipesTable.householdId} = any(array(${householdsOf(userId)})) and ${creatorStillMemberCondition})))`
}

/** Whether the creator of a recipe is still a member of the household that it was shown to. */
export const creatorStillMemberCondition = sql`exists (select from memberships creator
  where creator.household_id = ${recipesTable.householdId} and creator.user_id = ${recipesTable.createdBy}
    and creator.joined_at <= ${recipesTable.shownAt})`

const householdsOf = (userId: string | Placeholder) =>
  sql`select ${membershipsTable.householdId} from ${membershipsTable} where ${membershipsTable.userId} = ${userId}`

/** The recipesTable that the reader may see, to be read from instead of the table `recipesTable`. */
export function selectRecipesVisibleTo(reader: RecipeViewerOfQuery) {
  return fromRecipes(isVisibleTo(reader, recipeShownToEveryoneCondition))
}

/** The same, to be searched by an index of words. */
export function selectSearchableRecipesVisibleTo(reader: RecipeViewerOfQuery) {
  return fromRecipes(isVisibleTo(reader, isShownToAllByNoIndex))
}

function fromRecipes(where: SQL) {
  return new Subquery(sql`select * from ${recipesTable} where ${where}`, recipeTableColumns, 'recipes')
}
export type VisibleRecipesQuery = ReturnType<typeof selectRecipesVisibleTo>

/** The queries for the recipes that lists show one reader. */
export interface RecipeListQueriesOfViewer {
  seen: VisibleRecipesQuery
  /** The same, for conditions that an index of search words answers. */
  searched: VisibleRecipesQuery
  /** Whether a recipe is hidden from some others; null where the reader sees no such recipe. */
  isHidden: SQL | null
  /** Equal for all readers who see the same recipes; not secret. */
  key: string
}

const readerId = sql.placeholder('userId')

const audienceQuery = definePreparedQuery((db) =>
  db
    .select({
      seesHidden: sql<boolean>`exists (select from ${recipesTable} where ${isHiddenButSeenBy({ userId: readerId })})`,
      households: sql<string>`array_to_string(array(${householdsOf(readerId)} order by 1), ' ')`,
    })
    .from(sql`(select) reader`)
    .prepare('audience_of_member'),
)

/** The queries of a reader. A member who sees no hidden recipe has the visitors' key, so that both share cached counts. */
export async function createRecipeListQueriesOfViewer({
  deps,
  member,
}: DbContext & RecipeViewer): Promise<RecipeListQueriesOfViewer> {
  if (!member) return ofAll
  const [row] = await audienceQuery(deps.db, { userId: member.userId })
  if (!row?.seesHidden) return ofAll
  const isHidden = isHiddenButSeenBy(member)
  const reader = { member }
  return {
    seen: selectRecipesVisibleTo(reader),
    searched: selectSearchableRecipesVisibleTo(reader),
    isHidden,
    key: `${member.userId} ${row.households}`,
  }
}

const ofAll: RecipeListQueriesOfViewer = {
  seen: selectRecipesVisibleTo(visitorRecipeViewer),
  searched: selectSearchableRecipesVisibleTo(visitorRecipeViewer),
  isHidden: null,
  key: '',
}
