import { eq, sql } from 'drizzle-orm'
import * as m from '#messages'
import type { AccountData } from '#shared/contract/accountData.ts'
import type { AddRecipeAnswer, AddRecipeInput, SyncAnswer, SyncInput } from '#shared/contract/grocery.ts'
import { recipeOperations } from '#shared/grocery/addRecipe.ts'
import { defaultListId } from '#shared/grocery/defaultList.ts'
import { stampsIn } from '#shared/grocery/documents.ts'
import { type Docs, docKey, type GroceryList, readLists, recipeField } from '#shared/grocery/lists.ts'
import { itemText } from '#shared/grocery/listText.ts'
import type { Operation } from '#shared/grocery/operations.ts'
import { Clock, msOf } from '#shared/grocery/stamps.ts'
import type { Context, MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { askKitchen } from '../../kitchenThread/askKitchen.ts'
import { households, memberships } from '../households/table.ts'
import { getRecipe } from '../recipes/service.ts'
import { expectAccess } from './changes.ts'
import {
  firstStaples,
  type OpenChange,
  openChange,
  readDocs,
  saveOperations,
  toServerDoc,
  withChange,
} from './documents.ts'
import { groceryDocs, groceryHouseholds } from './table.ts'
import { daysKept } from './traces.ts'

/** Lists and items one household may have, and how many with those that are removed and not yet forgotten. */
export const mostDocs = 5_000
const mostKept = 100_000
/** A clock that is wrong by more would make of every later change an earlier one. */
const mostAheadMs = 400 * 24 * 60 * 60_000

/**
 * Takes a client's changes, in one transaction of three statements. Each is taken or refused by itself; one that came
 * before changes nothing more. Throws NOT_FOUND unless the caller belongs to the household.
 */
export async function sync(ctx: MemberContext, { householdId, operations }: SyncInput): Promise<SyncAnswer> {
  return await withTransaction(ctx, async (tx) => {
    const change = await openChange(tx, householdId)
    const readable = operations.filter((each) => 'fields' in each)
    const keys = [...new Set(readable.map(({ listId, itemId }) => docKey(listId, itemId)))]
    const read = await readDocs(tx, householdId, { keys })
    const kept = read.docs
    const mostAfter = kept.size + roomIn(change)
    const taken: Operation[] = []
    const refused: SyncAnswer['refused'] = []
    let docs: Docs = kept
    for (const operation of operations) {
      if (!('fields' in operation)) {
        refused.push(operation)
        continue
      }
      const after = withChange(docs, operation)
      const hasRoom = after === null || after.size === docs.size || after.size <= mostAfter
      const sentence = hasRoom ? reasonAgainst(operation) : m.grocery_too_much({ most: mostDocs })
      if (sentence === null && after !== null) {
        docs = after
        taken.push(operation)
      } else refused.push({ id: operation.id, sentence: sentence ?? m.grocery_too_large() })
    }
    const saved = await saveOperations(tx, householdId, change, read, taken)
    return { taken: taken.map(({ id }) => id), refused, docs: saved, seq: change.seq }
  })
}

const roomIn = ({ count, keptCount }: OpenChange) => Math.min(mostDocs - count, mostKept - keptCount)

function reasonAgainst(operation: Operation): string | null {
  const latest = Date.now() + mostAheadMs
  return stampsIn(operation).some((stamp) => msOf(stamp) > latest) ? m.grocery_clock_ahead() : null
}

/**
 * Puts a recipe's lines on a list, for as many servings; what is of the same food goes to the same item, and staples
 * stay off. Under an id that came before it changes nothing. Throws NOT_FOUND when there is no such recipe or list.
 */
export async function addRecipe(ctx: MemberContext, input: AddRecipeInput): Promise<AddRecipeAnswer> {
  const { householdId, listId, additionId, servings } = input
  const recipe = await getRecipe(ctx, input)
  // The catalogue of foods takes a while to load, and a server must listen before anyone asks.
  const { groceryKey, isStaple } = await import('#shared/kitchen/groceryLines.ts')
  const { ingredients } = recipe
  const all = await askKitchen(ctx, 'groceryLines', {
    ingredients,
    factor: servings / recipe.servings,
  })
  return await withTransaction(ctx, async (tx) => {
    const change = await openChange(tx, householdId)
    const read = await readDocs(tx, householdId, { listId })
    const kept = read.docs
    const list = readLists(kept).find(({ id }) => id === listId)
    if (!list && listId !== defaultListId) throw new DomainError('NOT_FOUND', m.grocery_no_such_list())
    const told = kept.get(docKey(listId, null))
    if (told && Object.hasOwn(told.fields, recipeField(additionId))) return answerAgain(kept, additionId)
    const staples = all.filter((line) => isStaple(line, change.staples))
    const youHave = [...new Set(staples.map(({ name }) => name))]
    const lines = all.filter((line) => !staples.includes(line))
    if (lines.length >= roomIn(change))
      throw new DomainError('INVALID', m.grocery_too_much({ most: mostDocs }))
    const clock = new Clock('server')
    for (const doc of kept.values()) clock.see(stampsIn(doc))
    const addition = {
      id: additionId,
      recipe: { recipeId: recipe.id, name: recipe.name, servings, youHave },
      lines,
    }
    const stamp = clock.next(Date.now())
    const operations = recipeOperations(listId, list?.items ?? [], addition, groceryKey, stamp)
    if (operations.some((operation) => withChange(kept, operation) === null))
      throw new DomainError('INVALID', m.grocery_too_large())
    return { docs: await saveOperations(tx, householdId, change, read, operations), youHave }
  })
}

/** The same addition was sent before: all that is on the list now. */
function answerAgain(kept: Docs, additionId: string): AddRecipeAnswer {
  const recipe = readLists(kept)
    .flatMap(({ recipes }) => recipes)
    .find((each) => each.additionId === additionId)?.recipe
  return { docs: [...kept].map(([key, doc]) => toServerDoc(key, doc)), youHave: [...(recipe?.youHave ?? [])] }
}

/** One of a household's lists as it is now. Throws NOT_FOUND when it is not there, or the caller not in the household. */
export async function readList(
  ctx: MemberContext,
  { householdId, listId }: { householdId: string; listId: string },
): Promise<GroceryList> {
  await expectAccess(ctx, householdId)
  const list = readLists((await readDocs(ctx, householdId, { listId })).docs).find(({ id }) => id === listId)
  if (!list) throw new DomainError('NOT_FOUND', m.grocery_no_such_list())
  return list
}

/** The lists of a user's households, for themselves: each item on a line of its own. */
export async function groceryData(
  { deps: { db } }: Pick<Context, 'deps'>,
  userId: string,
): Promise<AccountData['groceries']> {
  const rows = await db
    .select({
      id: households.id,
      household: households.name,
      alwaysHave: groceryHouseholds.staples,
      key: groceryDocs.key,
      doc: groceryDocs.doc,
    })
    .from(memberships)
    .innerJoin(households, eq(households.id, memberships.householdId))
    .leftJoin(groceryHouseholds, eq(groceryHouseholds.householdId, households.id))
    .leftJoin(groceryDocs, eq(groceryDocs.householdId, households.id))
    .where(eq(memberships.userId, userId))
    .orderBy(households.name, households.id)
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((own) => ({
    household: own[0]!.household,
    alwaysHave: own[0]!.alwaysHave ?? [...firstStaples],
    lists: readLists(new Map(own.flatMap(({ key, doc }) => (key && doc ? [[key, doc] as const] : [])))).map(
      (list) => ({ name: list.name || m.grocery_default_list_name(), items: list.items.map(itemText) }),
    ),
  }))
}

/** Forgets what was removed long ago; whoever has not heard of it by then is told all anew. */
export async function forgetOldGroceries({ deps: { db } }: Pick<Context, 'deps'>): Promise<void> {
  const isOld = sql`${groceryDocs.changedAt} < now() - ${daysKept} * interval '1 day'`
  // A list that was removed still names what somebody put on it meanwhile.
  const isListInUse = sql`${groceryDocs.key} like '%/' and exists (
    select from ${groceryDocs} as item where item.household_id = ${groceryDocs.householdId}
    and not item.is_gone and starts_with(item.key, ${groceryDocs.key}))`
  await db.execute(sql`
    with gone as (
      delete from ${groceryDocs} where ${groceryDocs.isGone} and ${isOld} and not (${isListInUse})
      returning household_id, seq
    )
    update ${groceryHouseholds} set forgotten_seq = greatest(forgotten_seq, last.seq)
    from (select household_id, max(seq) as seq from gone group by household_id) as last
    where ${groceryHouseholds.householdId} = last.household_id`)
}
