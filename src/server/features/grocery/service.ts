import type { AddRecipeAnswer, AddRecipeInput, SyncAnswer, SyncInput } from '#shared/contract/grocery.ts'
import { foodNameOf, recipeOperations } from '#shared/grocery/addRecipe.ts'
import { defaultListId } from '#shared/grocery/defaultList.ts'
import { type ListedRecipe, shareField } from '#shared/grocery/items.ts'
import { docKey, type Operation } from '#shared/grocery/kind.ts'
import { type GroceryList, recipeField } from '#shared/grocery/lists.ts'
import { HybridClock, msOf } from '#shared/replication/clock.ts'
import { type Docs, timestampsIn } from '#shared/replication/documents.ts'
import type { MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { askKitchen } from '../../kitchenThread/askKitchen.ts'
import { costOfLength } from '../../reads.ts'
import { expectRoomForText, hasRoomForText } from '../../textRoom.ts'
import { forEachInTurns } from '../../turns/inTurns.ts'
import { proseOf } from '../recipeReport/service.ts'
import { getRecipe } from '../recipes/service.ts'
import { expectAccess, listsCost } from './changes.ts'
import { isOfList, readListsInParts, readTextLength } from './docBatches.ts'
import {
  type OpenChange,
  openChange,
  readListDocs,
  readSomeDocs,
  saveDrafts,
  toServerDoc,
} from './documents.ts'
import { Drafts, type Excess, type Room } from './drafts.ts'
import { maxDocs, maxText } from './forgetting.ts'
import { ListsReader } from './listsReader.ts'

export { personalData } from './personalData.ts'

/** Reading, merging, writing and sending back 1,500,000 characters takes some 400 ms. */
const charactersPerCost = 4 * 1024
/** A clock that is wrong by more would make of every later change an earlier one. */
const maxAheadMs = 400 * 24 * 60 * 60_000

/**
 * Takes a client's changes, in one transaction of three statements. Each is taken or refused by itself; one that came
 * before changes nothing more, and where the lists and items are very long, those of the last wait for the next call; so do those
 * that hold text while the disk is nearly full. Charged by the length of what it changes. Throws NOT_FOUND unless the caller
 * belongs to the household, TOO_MANY when they have spent what a minute allows, UNAVAILABLE where all hold text and the disk
 * is nearly full.
 */
export async function sync(ctx: MemberContext, input: SyncInput): Promise<Synced> {
  ctx.reads?.expectBudget()
  const operations = await thoseWithRoom(ctx, input.operations)
  const { length, ...answer } = await takeChanges(ctx, { ...input, operations })
  ctx.reads?.charge(length / charactersPerCost)
  return answer
}

/** All changes, or while the disk is nearly full those without text. Throws UNAVAILABLE where none is left. */
async function thoseWithRoom(
  ctx: MemberContext,
  operations: SyncInput['operations'],
): Promise<SyncInput['operations']> {
  const withoutText = operations.filter((operation) => !holdsText(operation))
  if (withoutText.length === 0) {
    await expectRoomForText(ctx)
    return operations
  }
  const isAllTaken = withoutText.length === operations.length || (await hasRoomForText(ctx))
  return isAllTaken ? operations : withoutText
}

/** A change that removes has no fields. One that could not be read is refused by itself. */
const holdsText = (operation: SyncInput['operations'][number]): boolean =>
  'fields' in operation && Object.keys(operation.fields).length > 0

/** What became of changes. One that could not be read is refused with its sentence, one that was read with its reason. */
export interface Synced extends Omit<SyncAnswer, 'refused'> {
  refused: ({ id: string; sentence: string } | { id: string; refusal: DomainError })[]
}

async function takeChanges(
  ctx: MemberContext,
  { householdId, operations }: SyncInput,
): Promise<Synced & { length: number }> {
  return await withTransaction(ctx, async (tx) => {
    const change = await openChange(tx, householdId)
    const readable = operations.filter((each) => 'fields' in each)
    const keys = [...new Set(readable.map(({ listId, itemId }) => docKey(listId, itemId)))]
    const { kept, left } = await readSomeDocs(tx, householdId, keys)
    const drafts = new Drafts(kept, roomFor(change))
    const taken: string[] = []
    const refused: Synced['refused'] = []
    for (const operation of operations) {
      if (!('fields' in operation)) {
        refused.push(operation)
        continue
      }
      if (left.has(docKey(operation.listId, operation.itemId))) continue
      const refusal = isAhead(operation)
        ? new DomainError('INVALID', 'grocery_clock_ahead')
        : refusalOf(drafts.take(operation))
      if (refusal === null) taken.push(operation.id)
      else refused.push({ id: operation.id, refusal })
    }
    const docs = await saveDrafts(tx, householdId, change, drafts)
    return { taken, refused, docs, seq: change.seq, length: drafts.touchedLength() }
  })
}

/** What the lists may still gain. */
function roomFor({ count, textLength }: OpenChange): Room {
  return { docs: maxDocs - count, text: maxText - textLength }
}

function refusalOf(excess: Excess | null): DomainError | null {
  if (excess === null) return null
  return excess === 'count'
    ? new DomainError('INVALID', 'grocery_too_much', { params: { most: maxDocs } })
    : new DomainError('INVALID', 'grocery_too_large')
}

function isAhead(operation: Operation): boolean {
  const latest = Date.now() + maxAheadMs
  return timestampsIn(operation).some((stamp) => msOf(stamp) > latest)
}

/**
 * Puts a recipe's lines on a list, for as many servings; what is of the same food goes to the same item, and staples
 * stay off. Under an id that came before it changes nothing, and is answered also while the disk is nearly full. Throws
 * NOT_FOUND when there is no such recipe or list, CONFLICT when the id came before with another recipe or for other servings,
 * UNAVAILABLE while the disk is nearly full.
 */
export async function addRecipe(ctx: MemberContext, input: AddRecipeInput): Promise<AddRecipeAnswer> {
  const { householdId, listId, additionId, servings } = input
  const recipe = await getRecipe(ctx, input)
  // The catalogue of foods takes a while to load, and a server must listen before anyone asks.
  const { groceryKey, isStaple } = await import('#shared/kitchen/groceryLines.ts')
  const { name, description, ingredients, instructions, kind } = recipe
  const all = await askKitchen(ctx, 'groceryLines', {
    ingredients,
    factor: servings / recipe.servings,
    beside: { name, description, instructions, ...proseOf({ kind, instructions }) },
  })
  return await withTransaction(ctx, async (tx) => {
    const change = await openChange(tx, householdId)
    tx.reads?.charge(change.textLength / charactersPerCost)
    const kept = await readListDocs(tx, householdId, listId)
    const docs: Docs = new Map([...kept].map(([key, { doc }]) => [key, doc]))
    const list = await readListInTurns(docs, listId)
    if (!list && listId !== defaultListId) throw new DomainError('NOT_FOUND', 'grocery_no_such_list')
    const told = docs.get(docKey(listId, null))
    if (told && Object.hasOwn(told.fields, recipeField(additionId))) {
      const before = list?.recipes.find((each) => each.additionId === additionId)?.recipe
      if (before && before.recipeId !== recipe.id)
        throw new DomainError('CONFLICT', 'grocery_addition_differs')
      if (before && before.servings !== servings)
        throw new DomainError('CONFLICT', 'grocery_addition_other_servings', {
          params: { servings: before.servings },
        })
      return answerAgain(docs, listId, additionId, before)
    }
    await expectRoomForText(tx)
    const staples = all.filter((line) => isStaple(line, change.staples))
    const youHave = [...new Set(staples.map(({ name }) => name))]
    const lines = all.filter((line) => !staples.includes(line))
    const room = roomFor(change)
    if (lines.length >= room.docs) throw refusalOf('count')
    const clock = new HybridClock('server')
    await forEachInTurns(docs.values(), (doc) => clock.see(timestampsIn(doc)))
    const addition = {
      id: additionId,
      recipe: { recipeId: recipe.id, name: recipe.name, servings, youHave },
      lines,
    }
    const stamp = clock.next(Date.now())
    const items = list?.items.filter(({ isTicked }) => !isTicked) ?? []
    const keys = new Map<string, string>()
    await forEachInTurns(items.map(foodNameOf), (name) => keys.set(name, groceryKey(name)))
    const operations = recipeOperations(listId, items, addition, (name) => keys.get(name)!, stamp)
    const drafts = new Drafts(kept, room)
    for (const operation of operations) {
      const refusal = refusalOf(drafts.take(operation))
      if (refusal) throw refusal
    }
    return { docs: await saveDrafts(tx, householdId, change, drafts), youHave, isOnList: true }
  })
}

/** A list as it is shown, from what is on it; null when it is not there. */
async function readListInTurns(docs: Docs, listId: string): Promise<GroceryList | null> {
  const reader = new ListsReader()
  const own = docs.get(docKey(listId, null))
  if (own) reader.add(docKey(listId, null), own)
  await forEachInTurns(docs, ([key, doc]) => {
    if (!key.endsWith('/')) reader.add(key, doc)
  })
  return reader.lists().find(({ id }) => id === listId) ?? null
}

/** The same addition was sent before: what it is on the list now. */
function answerAgain(
  kept: Docs,
  listId: string,
  additionId: string,
  before: ListedRecipe | undefined,
): AddRecipeAnswer {
  const told = [...kept].filter(
    ([key, { fields }]) => key === docKey(listId, null) || Object.hasOwn(fields, shareField(additionId)),
  )
  return {
    docs: told.map(([key, doc]) => toServerDoc(key, doc)),
    youHave: [...(before?.youHave ?? [])],
    isOnList: before !== undefined,
  }
}

/**
 * One of a household's lists as it is now. Charged by the length of all of them before they are read. Throws NOT_FOUND when
 * it is not there, or the caller not in the household; TOO_MANY when they have spent what a minute allows.
 */
export async function readList(
  ctx: MemberContext,
  { householdId, listId }: { householdId: string; listId: string },
): Promise<GroceryList> {
  await expectAccess(ctx, householdId)
  const read = () => readListsInParts(ctx, householdId, isOfList(listId))
  const cost = listsCost + costOfLength(await readTextLength(ctx, householdId))
  const lists = await (ctx.reads?.run(cost, read) ?? read())
  const list = lists.find(({ id }) => id === listId)
  if (!list) throw new DomainError('NOT_FOUND', 'grocery_no_such_list')
  return list
}
