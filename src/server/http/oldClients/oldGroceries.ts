import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { GroceryItemId, GroceryItemFields as SavedFields } from '#shared/contract/grocery.ts'
import { oldClientColumnSchemas } from '#shared/contract/oldClients.ts'
import { joinLines } from '#shared/contract/recipes/recipeKeeping.ts'
import { defaultGroceryListId } from '#shared/grocery/defaultList.ts'
import { type GroceryItem, recipeShareFieldName } from '#shared/grocery/items.ts'
import { type GroceryOperation, groceryDocumentKey } from '#shared/grocery/kind.ts'
import { itemAmountText } from '#shared/grocery/listText.ts'
import {
  createGroceryOperations,
  fieldsOfItemEdit,
  type TypedItemFields,
} from '#shared/grocery/operations.ts'
import { groceryCategories } from '#shared/kitchen/groceryCategories.ts'
import { missingFieldSentence } from '#shared/messages/oldClients.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { type DocumentsByKey, timestampsOfDocument } from '#shared/replication/documents.ts'
import type { MemberContext } from '../../context.ts'
import { refusalWithSentence } from '../../errors.ts'
import { GroceryListsReader } from '../../features/grocery/listsReader.ts'
import {
  isOldClientColumnUnchanged,
  type OldClientGroceryRow,
  readRowShownToOldClient,
  storeRowSavedByOldClient,
  storeRowsShownToOldClient,
} from '../../features/grocery/oldClientRows.ts'
import { createProcedureCaller } from '../../rpc/router.ts'
import { forEachYielding } from '../../turns/forEachYielding.ts'
import { parseOldClientInput } from './parseInput.ts'
import type { OldClientCallParameters } from './tables.ts'
import { optionalListWordSchema } from './words.ts'

/** What old clients show for an item without a category, and may send back. */
const noCategory = 'Uncategorized'
const { word, line, text } = oldClientColumnSchemas
export const OldClientGroceryColumns = z.strictObject({
  item_name: z.optional(line(z.string())),
  quantity: z.optional(text(z.union([z.string(), z.pipe(z.number(), z.transform(String))]))),
  category: z.optional(word(optionalListWordSchema([...groceryCategories, noCategory], null))),
})
const SavedItem = z.extend(z.partial(SavedFields), { itemId: GroceryItemId })
type GroceryColumns = z.infer<typeof OldClientGroceryColumns>

interface OldGrocery {
  user_id: string
  category_item_id: string
  item_name: string
  quantity: string
  category: string
}

/** The items on the first list of the caller's current household. */
export async function listOldClientGroceries(
  ctx: MemberContext,
  { limit }: OldClientCallParameters<unknown>,
): Promise<OldGrocery[]> {
  const items = await itemsOfFirstList(await readGroceryDocuments(ctx))
  const rows: OldGrocery[] = []
  await forEachYielding(items.slice(0, limit), (item) => rows.push(toOldGrocery(item, ctx.member.userId)))
  const shown = rows.map((row) => [row.category_item_id, rowTextOf(row)] as const)
  await storeRowsShownToOldClient(ctx, shown, { isWhole: rows.length === items.length })
  return rows
}

/**
 * Adds an item, which needs a name, or changes those sent columns that differ both from the current values and from
 * those that the caller's session knew: clients send the whole row, and changes that somebody else made meanwhile are
 * kept.
 */
export async function saveOldClientGrocery(
  ctx: MemberContext,
  { keys, columns }: OldClientCallParameters<GroceryColumns>,
): Promise<OldGrocery | Pick<OldGrocery, 'category_item_id'>> {
  const docs = await readGroceryDocuments(ctx)
  const itemId = keys.category_item_id ?? ''
  const known = (await itemsOfFirstList(docs)).find(({ id }) => id === itemId)
  const shown = known && toOldGrocery(known, ctx.member.userId)
  const { item_name, quantity, category } = columns
  if (!known && item_name === undefined)
    throw refusalWithSentence('INVALID', missingFieldSentence('item_name'))
  const told = {
    ...(item_name !== undefined && { name: joinLines(item_name.trim()) }),
    ...(quantity !== undefined && { quantity: joinLines(quantity.trim()) }),
    ...(category !== undefined && { category: category === noCategory ? null : category }),
  }
  const currentRowText = shown && rowTextOf(shown)
  const seen = known ? await readRowShownToOldClient(ctx, itemId) : null
  const changed = Object.entries(told).filter(([name, value]) => {
    const column = name as keyof OldClientGroceryRow
    return currentRowText?.[column] !== value && !isOldClientColumnUnchanged(seen, column, value)
  })
  if (changed.length > 0) {
    const said: Partial<TypedItemFields> = Object.fromEntries(changed)
    const typed = known && said.quantity !== undefined ? typedPartOfQuantity(known, said.quantity) : undefined
    const written = typeof typed === 'string' ? { ...said, quantity: typed } : said
    parseOldClientInput(SavedItem, { itemId, ...written }, { itemId: 'category_item_id', name: 'item_name' })
    const { editItem } = operationsOnDocuments(docs)
    if (known && typed === null) {
      const { name, category } = known
      await applyOperation(
        ctx,
        withoutShares(editItem(defaultGroceryListId, itemId, { name, category, ...said }), known),
      )
    } else
      await applyOperation(
        ctx,
        editItem(
          defaultGroceryListId,
          itemId,
          known ? fieldsOfItemEdit(known, written) : fieldsOfNewItem(written),
        ),
      )
  }
  const saved = (await itemsOfFirstList(await readGroceryDocuments(ctx))).find(({ id }) => id === itemId)
  // Somebody may have deleted it meanwhile.
  if (!saved) return { category_item_id: itemId }
  const row = toOldGrocery(saved, ctx.member.userId)
  await storeRowSavedByOldClient(ctx, itemId, [rowTextOf(row), told])
  return row
}

/**
 * The typed part of an amount that still ends with the amounts of recipes; null where it does not. A client shows both
 * as one text, and its save replaces all of it.
 */
function typedPartOfQuantity(known: GroceryItem, quantity: string): string | null {
  const asked = itemAmountText({ ...known, quantity: '' })
  if (asked === '') return quantity
  if (quantity === asked) return ''
  return quantity.endsWith(` + ${asked}`) ? quantity.slice(0, -` + ${asked}`.length) : null
}

/** All of a new row: a row that was deleted under the same id still has its last values, which would come back. */
const fieldsOfNewItem = (written: Partial<TypedItemFields>) => ({
  quantity: '',
  category: null,
  ticked: false,
  ...written,
})

/** The same change, which also removes the amounts of recipes from the item. */
function withoutShares(edit: GroceryOperation, { shares }: GroceryItem): GroceryOperation {
  const none = shares.map(({ additionId }) => [recipeShareFieldName(additionId), [null, edit.id] as const])
  return { ...edit, fields: { ...edit.fields, ...Object.fromEntries(none) } }
}

/** Deletes an item of the list; an item that does not exist is no error. */
export async function deleteOldClientGrocery(
  ctx: MemberContext,
  { keys }: OldClientCallParameters<unknown>,
): Promise<Pick<OldGrocery, 'category_item_id'>> {
  const docs = await readGroceryDocuments(ctx)
  const itemId = keys.category_item_id ?? ''
  if (docs.has(groceryDocumentKey(defaultGroceryListId, itemId)))
    await applyOperation(ctx, operationsOnDocuments(docs).removeItem(docs, defaultGroceryListId, itemId))
  return { category_item_id: itemId }
}

async function readGroceryDocuments(ctx: MemberContext): Promise<DocumentsByKey> {
  const { docs } = await createProcedureCaller(ctx).grocery.get({ householdId: ctx.member.householdId })
  return new Map(
    docs.map(({ listId, itemId, fields, removed }) => [
      groceryDocumentKey(listId, itemId),
      { fields, removed },
    ]),
  )
}

/** The items of the first list; yields to other requests while a long one is read. */
async function itemsOfFirstList(docs: DocumentsByKey): Promise<readonly GroceryItem[]> {
  const reader = new GroceryListsReader()
  const [lists, items] = [true, false].map((isList) =>
    [...docs].filter(([key]) => key.endsWith('/') === isList),
  )
  await forEachYielding([...lists!, ...items!], ([key, doc]) => reader.add(key, doc))
  return reader.lists().find(({ isDefault }) => isDefault)?.items ?? []
}

/** Each call is a client of its own, which has read everything it changes. */
function operationsOnDocuments(docs: DocumentsByKey) {
  const clock = new HybridClock(randomUUID().replaceAll('-', ''))
  for (const doc of docs.values()) clock.see(timestampsOfDocument(doc))
  return createGroceryOperations(clock, () => Date.now())
}

async function applyOperation(ctx: MemberContext, operation: GroceryOperation): Promise<void> {
  const { householdId } = ctx.member
  const { refused } = await createProcedureCaller(ctx).grocery.sync({
    householdId,
    operations: [operation as never],
  })
  if (refused[0]) throw refusalWithSentence('INVALID', refused[0].sentence)
}

const rowTextOf = ({ item_name, quantity, category }: OldGrocery): OldClientGroceryRow => ({
  name: item_name,
  quantity,
  category: category || null,
})

function toOldGrocery(item: GroceryItem, userId: string): OldGrocery {
  return {
    user_id: userId,
    category_item_id: item.id,
    item_name: item.name,
    quantity: itemAmountText(item),
    category: item.category ?? '',
  }
}
