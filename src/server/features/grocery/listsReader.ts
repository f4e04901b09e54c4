import { defaultListId } from '#shared/grocery/defaultList.ts'
import { type Item, readItem } from '#shared/grocery/items.ts'
import { type GroceryList, recipesOf, toList } from '#shared/grocery/lists.ts'
import { type Doc, emptyDoc } from '#shared/replication/documents.ts'

interface ReadList {
  doc: Doc
  recipes: GroceryList['recipes']
  additions: ReadonlySet<string>
  items: Item[]
}

/** Reads lists as `readLists` does, one document at a time: every list before its items. */
export class ListsReader {
  private readonly read = new Map([[defaultListId, toReadList(emptyDoc)]])

  add(key: string, doc: Doc): void {
    const slash = key.indexOf('/')
    const listId = key.slice(0, slash)
    if (slash + 1 === key.length) {
      this.read.set(listId, toReadList(doc))
      return
    }
    let list = this.read.get(listId)
    if (!list) {
      list = toReadList(emptyDoc)
      this.read.set(listId, list)
    }
    const { additions, items } = list
    const item = readItem(key.slice(slash + 1), doc, (additionId) => additions.has(additionId))
    if (item) items.push(item)
  }

  lists(): GroceryList[] {
    return [...this.read]
      .map(([id, { doc, recipes, items }]) => toList(id, doc, recipes, items))
      .filter((list) => list !== null)
      .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || (a.id < b.id ? -1 : 1))
  }
}

function toReadList(doc: Doc): ReadList {
  const recipes = recipesOf(doc)
  return { doc, recipes, additions: new Set(recipes.map(({ additionId }) => additionId)), items: [] }
}
