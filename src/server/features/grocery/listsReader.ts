import { defaultGroceryListId } from '#shared/grocery/defaultList.ts'
import { type GroceryItem, readGroceryItem } from '#shared/grocery/items.ts'
import { type GroceryList, recipesOfListDocument, toGroceryList } from '#shared/grocery/lists.ts'
import { emptyDocument, type ReplicatedDocument } from '#shared/replication/documents.ts'

interface ReadList {
  doc: ReplicatedDocument
  recipes: GroceryList['recipes']
  additions: ReadonlySet<string>
  items: GroceryItem[]
}

/** Reads lists as `readGroceryLists` does, one document at a time: every list before its items. */
export class GroceryListsReader {
  private readonly read = new Map([[defaultGroceryListId, toReadList(emptyDocument)]])

  add(key: string, doc: ReplicatedDocument): void {
    const slash = key.indexOf('/')
    const listId = key.slice(0, slash)
    if (slash + 1 === key.length) {
      this.read.set(listId, toReadList(doc))
      return
    }
    let list = this.read.get(listId)
    if (!list) {
      list = toReadList(emptyDocument)
      this.read.set(listId, list)
    }
    const { additions, items } = list
    const item = readGroceryItem(key.slice(slash + 1), doc, (additionId) => additions.has(additionId))
    if (item) items.push(item)
  }

  lists(): GroceryList[] {
    return [...this.read]
      .map(([id, { doc, recipes, items }]) => toGroceryList(id, doc, recipes, items))
      .filter((list) => list !== null)
      .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || (a.id < b.id ? -1 : 1))
  }
}

function toReadList(doc: ReplicatedDocument): ReadList {
  const recipes = recipesOfListDocument(doc)
  return { doc, recipes, additions: new Set(recipes.map(({ additionId }) => additionId)), items: [] }
}
