import { getTableColumns, type SQL, Subquery, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { memberships } from '../households/table.ts'
import { recipes } from './table.ts'

/** Who reads: a member, or nobody in particular. */
export interface Reader {
  member: { userId: string } | null
}

/** Whoever reads what is the same for all. */
export const everyone: Reader = { member: null }

/** The columns of recipes, to select and to compare. It is no table: recipes are read from `seenRecipes`. */
export const recipe = getTableColumns(recipes)

/** Written as a literal, since an index of what everybody sees is used for no parameter. */
export const isShownToAll = sql`${recipes.visibility} = 'everyone'`

/** Whether the reader may see a recipe. This is the only place that decides. */
function seenBy({ member }: Reader): SQL {
  if (!member) return isShownToAll
  return sql`(${isShownToAll} or ${isHiddenButSeenBy(member)})`
}

/** A household sees a recipe as long as its creator stays: who comes back shows none of what they showed before. */
function isHiddenButSeenBy({ userId }: { userId: string }): SQL {
  return sql`(${recipes.visibility} <> 'everyone' and (${recipes.createdBy} = ${userId}
    or (${recipes.householdId} = any(array(${householdsOf(userId)})) and ${isCreatorThere})))`
}

/** Whether the creator of a recipe is still a member of the household that it was shown to. */
export const isCreatorThere = sql`exists (select from memberships creator
  where creator.household_id = ${recipes.householdId} and creator.user_id = ${recipes.createdBy}
    and creator.joined_at <= ${recipes.shownAt})`

const householdsOf = (userId: string) =>
  sql`select ${memberships.householdId} from ${memberships} where ${memberships.userId} = ${userId}`

/** The recipes that the reader may see, to be read from as the table `recipes`. */
export function seenRecipes(reader: Reader) {
  return fromRecipes(seenBy(reader))
}

function fromRecipes(where: SQL) {
  return new Subquery(sql`select * from ${recipes} where ${where}`, recipe, 'recipes')
}
export type SeenRecipes = ReturnType<typeof seenRecipes>

/** What a list is made of for one reader. */
export interface Audience {
  seen: SeenRecipes
  /** Whether a recipe of those is hidden from others; null where none is. */
  isHidden: SQL | null
  /** The same for all readers who see the same recipes, as far as who they are decides; it is not secret. */
  key: string
}

/** A reader who sees no hidden recipe is one of all, and what is counted for all is good for them. */
export async function audienceOf({ deps, member }: Pick<Context, 'deps' | 'member'>): Promise<Audience> {
  if (!member) return ofAll
  const isHidden = isHiddenButSeenBy(member)
  const [row] = (await deps.db.execute(sql`
    select exists (select from ${recipes} where ${isHidden}) as sees_hidden,
      array_to_string(array(${householdsOf(member.userId)} order by 1), ' ') as households`)) as unknown as {
    sees_hidden: boolean
    households: string
  }[]
  if (!row?.sees_hidden) return ofAll
  return { seen: seenRecipes({ member }), isHidden, key: `${member.userId} ${row.households}` }
}

const ofAll: Audience = { seen: seenRecipes(everyone), isHidden: null, key: '' }
