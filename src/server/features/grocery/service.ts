import type { AddRecipeToListAnswer, AddRecipeToListInput } from '#shared/contract/grocery.ts'
import { createOperationsToAddRecipe, foodNameOfItem } from '#shared/grocery/addRecipe.ts'
import { defaultGroceryListId } from '#shared/grocery/defaultList.ts'
import { type ListedRecipe, recipeShareFieldName } from '#shared/grocery/items.ts'
import { groceryDocumentKey } from '#shared/grocery/kind.ts'
import { type GroceryList, recipeOnListFieldName } from '#shared/grocery/lists.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { type DocumentsByKey, timestampsOfDocument } from '#shared/replication/documents.ts'
import type { MemberContext, ServerContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { runKitchenJobInTurn } from '../../kitchenThread/runKitchenJobInTurn.ts'
import { readCostOfLength } from '../../reads.ts'
import { changeCharactersPerCost } from '../../replication/acceptDocumentChanges.ts'
import { DocumentDrafts } from '../../replication/drafts.ts'
import { deleteOldDocuments } from '../../replication/forgetting.ts'
import { readDocumentsInBatches, saveDocumentDrafts } from '../../replication/householdChange.ts'
import { readDocumentsTextLength } from '../../replication/readDocuments.ts'
import {
  documentReadCost,
  maxDocumentsOfHousehold,
  toAddressedDocument,
} from '../../replication/replicatedKind.ts'
import { requireDatabaseRoomForText } from '../../textRoom.ts'
import { forEachYielding } from '../../turns/forEachYielding.ts'
import { requireHouseholdMembership } from '../households/service.ts'
import { blogTextFlags } from '../recipeReport/service.ts'
import { getRecipe } from '../recipes/service.ts'
import { beginGroceryListChange, replicatedGroceryLists } from './kind.ts'
import { groceryListWithItemsCondition, readGroceryListsInBatches } from './listsInBatches.ts'
import { GroceryListsReader } from './listsReader.ts'

export { changeGroceryListsByServer } from './changeListsByServer.ts'
export { followMealPlanJob, queueFollowMealPlanJob } from './queuePlanFollowing.ts'

/**
 * Adds a recipe's lines to a list, for so many servings; lines of the same food become one item, and staples are left
 * out. A repeated id changes nothing, and is answered even while the disk is nearly full. Throws NOT_FOUND when there
 * is no such recipe or list, CONFLICT when the id was used for another recipe or other servings, UNAVAILABLE while the
 * disk is nearly full.
 */
export async function addRecipeToGroceryList(
  ctx: MemberContext,
  input: AddRecipeToListInput,
): Promise<AddRecipeToListAnswer> {
  const { householdId, listId, additionId, servings } = input
  const recipe = await getRecipe(ctx, input)
  // The catalogue of foods takes a while to load, so a server listens before it does.
  const { groceryKeyOfFood, isGroceryStaple } = await import('#shared/kitchen/groceryLines.ts')
  const { name, description, ingredients, instructions, kind } = recipe
  const all = await runKitchenJobInTurn(ctx, 'groceryLines', {
    ingredients,
    factor: servings / recipe.servings,
    beside: { name, description, instructions, ...blogTextFlags({ kind, instructions }) },
  })
  return await runInTransaction(ctx, async (tx) => {
    const change = await beginGroceryListChange(tx, householdId)
    tx.reads?.charge(change.textLength / changeCharactersPerCost)
    const kept = await readDocumentsInBatches(
      replicatedGroceryLists,
      tx,
      householdId,
      groceryListWithItemsCondition(listId),
    )
    const docs: DocumentsByKey = new Map([...kept].map(([key, { doc }]) => [key, doc]))
    const list = await readListInTurns(docs, listId)
    if (!list && listId !== defaultGroceryListId) throw new DomainError('NOT_FOUND', 'grocery_no_such_list')
    const told = docs.get(groceryDocumentKey(listId, null))
    if (told && Object.hasOwn(told.fields, recipeOnListFieldName(additionId))) {
      const before = list?.recipes.find((each) => each.additionId === additionId)?.recipe
      if (before && before.recipeId !== recipe.id)
        throw new DomainError('CONFLICT', 'grocery_addition_differs')
      if (before && before.servings !== servings)
        throw new DomainError('CONFLICT', 'grocery_addition_other_servings', {
          params: { servings: before.servings },
        })
      return answerToRepeatedAddition(docs, listId, additionId, before)
    }
    await requireDatabaseRoomForText(tx)
    const staples = all.filter((line) => isGroceryStaple(line, change.staples))
    const youHave = [...new Set(staples.map(({ name }) => name))]
    const lines = all.filter((line) => !staples.includes(line))
    if (lines.length >= change.room.docs)
      throw replicatedGroceryLists.refusals.tooManyDocs(maxDocumentsOfHousehold)
    const clock = new HybridClock('server')
    await forEachYielding(docs.values(), (doc) => clock.see(timestampsOfDocument(doc)))
    const addition = {
      id: additionId,
      recipe: { recipeId: recipe.id, name: recipe.name, servings, youHave },
      lines,
    }
    const stamp = clock.next(Date.now())
    const items = list?.items.filter(({ isTicked }) => !isTicked) ?? []
    const keys = new Map<string, string>()
    await forEachYielding(items.map(foodNameOfItem), (name) => keys.set(name, groceryKeyOfFood(name)))
    const operations = createOperationsToAddRecipe(listId, items, addition, (name) => keys.get(name)!, stamp)
    const drafts = new DocumentDrafts(replicatedGroceryLists, kept, change.room)
    for (const operation of operations) {
      const refusal = drafts.take(operation)
      if (refusal) throw refusal
    }
    return {
      docs: await saveDocumentDrafts(replicatedGroceryLists, tx, householdId, change, drafts),
      youHave,
      isOnList: true,
    }
  })
}

/** A list as it is shown, from its documents; null when it does not exist. */
async function readListInTurns(docs: DocumentsByKey, listId: string): Promise<GroceryList | null> {
  const reader = new GroceryListsReader()
  const own = docs.get(groceryDocumentKey(listId, null))
  if (own) reader.add(groceryDocumentKey(listId, null), own)
  await forEachYielding(docs, ([key, doc]) => {
    if (!key.endsWith('/')) reader.add(key, doc)
  })
  return reader.lists().find(({ id }) => id === listId) ?? null
}

/** The answer to a repeated addition: what it is on the list now. */
function answerToRepeatedAddition(
  kept: DocumentsByKey,
  listId: string,
  additionId: string,
  before: ListedRecipe | undefined,
): AddRecipeToListAnswer {
  const told = [...kept].filter(
    ([key, { fields }]) =>
      key === groceryDocumentKey(listId, null) || Object.hasOwn(fields, recipeShareFieldName(additionId)),
  )
  return {
    docs: told.map(([key, doc]) => toAddressedDocument(replicatedGroceryLists, key, doc)),
    youHave: [...(before?.youHave ?? [])],
    isOnList: before !== undefined,
  }
}

/**
 * One of a household's lists as it is now. Charged by the length of all of them before they are read. Throws NOT_FOUND
 * when it does not exist, or the caller is not in the household; TOO_MANY when they have spent the budget of a minute.
 */
export async function readGroceryList(
  ctx: MemberContext,
  { householdId, listId }: { householdId: string; listId: string },
): Promise<GroceryList> {
  await requireHouseholdMembership(ctx, householdId)
  const read = () => readGroceryListsInBatches(ctx, householdId, groceryListWithItemsCondition(listId))
  const cost =
    documentReadCost +
    readCostOfLength(await readDocumentsTextLength(replicatedGroceryLists, ctx, householdId))
  const lists = await (ctx.reads?.run(cost, read) ?? read())
  const list = lists.find(({ id }) => id === listId)
  if (!list) throw new DomainError('NOT_FOUND', 'grocery_no_such_list')
  return list
}

/** Forgets what was removed from lists long ago; see `deleteOldDocuments`. */
export const deleteOldGroceryDocuments = (ctx: ServerContext): Promise<void> =>
  deleteOldDocuments(replicatedGroceryLists, ctx)
