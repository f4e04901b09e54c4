import { type GroceryCategory, groceryCategories } from '../kitchen/groceryCategories.ts'
import {
  type DocumentsByKey,
  emptyDocument,
  isFieldVisible,
  type ReplicatedDocument,
  valueOfDocumentField,
} from '../replication/documents.ts'
import { defaultGroceryListId } from './defaultList.ts'
import { type GroceryItem, type ListedRecipe, readGroceryItem, readTextFieldOfDocument } from './items.ts'
import { groceryDocumentKey, groceryDocumentKind } from './kind.ts'

export interface GroceryList {
  id: string
  /** '' until somebody gives it a name. */
  name: string
  isDefault: boolean
  /** All categories, in the order of this household's shop. */
  aisles: readonly GroceryCategory[]
  /** By the id of their being added. */
  recipes: readonly { additionId: string; recipe: ListedRecipe }[]
  items: readonly GroceryItem[]
}

const recipePrefix = 'recipe:'
export const recipeOnListFieldName = (additionId: string) => `${recipePrefix}${additionId}`

/** Every list, the default first, then as they were made; a list that was removed shows while something on it does. */
export function readGroceryLists(docs: DocumentsByKey): GroceryList[] {
  const ids = new Set([defaultGroceryListId])
  const itemsOf = new Map<string, [id: string, doc: ReplicatedDocument][]>()
  for (const [key, doc] of docs) {
    const { listId, itemId } = groceryDocumentKind.addressOf(key)
    ids.add(listId)
    if (itemId === null) continue
    const known = itemsOf.get(listId)
    const item: [string, ReplicatedDocument] = [itemId, doc]
    if (known) known.push(item)
    else itemsOf.set(listId, [item])
  }
  return [...ids]
    .map((id) => readList(id, docs.get(groceryDocumentKey(id, null)) ?? emptyDocument, itemsOf.get(id) ?? []))
    .filter((list) => list !== null)
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || (a.id < b.id ? -1 : 1))
}

function readList(
  id: string,
  doc: ReplicatedDocument,
  itemDocs: readonly [string, ReplicatedDocument][],
): GroceryList | null {
  const recipes = recipesOfListDocument(doc)
  const additions = new Set(recipes.map(({ additionId }) => additionId))
  const items = itemDocs
    .map(([itemId, itemDoc]) => readGroceryItem(itemId, itemDoc, (additionId) => additions.has(additionId)))
    .filter((item) => item !== null)
  return toGroceryList(id, doc, recipes, items)
}

/** A list as it is shown; null when it is not. Puts the items in order. */
export function toGroceryList(
  id: string,
  doc: ReplicatedDocument,
  recipes: GroceryList['recipes'],
  items: GroceryItem[],
): GroceryList | null {
  const isDefault = id === defaultGroceryListId
  if (!isDefault && items.length === 0 && !isFieldVisible(doc, 'name') && !isFieldVisible(doc, 'aisles'))
    return null
  items.sort((a, b) => a.addedAtMs - b.addedAtMs || (a.id < b.id ? -1 : 1))
  return { id, name: readTextFieldOfDocument(doc, 'name'), isDefault, aisles: aislesOf(doc), recipes, items }
}

/** Whether a list shows only while something is on it, as after it was removed: nothing else was written of it since. */
export function isRemovedListShownForItems(doc: ReplicatedDocument): boolean {
  return (
    !isFieldVisible(doc, 'name') && !isFieldVisible(doc, 'aisles') && recipesOfListDocument(doc).length === 0
  )
}

/** The recipes on a list, in the order they were added. */
export function recipesOfListDocument(doc: ReplicatedDocument): GroceryList['recipes'] {
  return Object.entries(doc.fields)
    .filter(([name, [value]]) => name.startsWith(recipePrefix) && value !== null && isFieldVisible(doc, name))
    .sort(([, [, a]], [, [, b]]) => (a < b ? -1 : 1))
    .map(([name, [value]]) => ({
      additionId: name.slice(recipePrefix.length),
      recipe: value as ListedRecipe,
    }))
}

/** What was put in order by hand first, then the categories that were not known then. */
function aislesOf(doc: ReplicatedDocument): GroceryCategory[] {
  const ordered = (valueOfDocumentField(doc, 'aisles') ?? []) as GroceryCategory[]
  return [...new Set([...ordered, ...groceryCategories])]
}

export interface GroceryAisle {
  /** Null: uncategorized, always last. */
  category: GroceryCategory | null
  items: readonly GroceryItem[]
}

/** The items by category in the order of the aisles, ticked ones sunk to the end of theirs. */
export function groupItemsByAisle({ aisles, items }: GroceryList): GroceryAisle[] {
  return [...aisles, null]
    .map((category) => {
      const own = items.filter((item) => item.category === category)
      return { category, items: [...own.filter((i) => !i.isTicked), ...own.filter((i) => i.isTicked)] }
    })
    .filter((aisle) => aisle.items.length > 0)
}
