import * as m from '#messages'
import { type GroceryList, groupItemsByAisle } from './lists.ts'
import { groceryItemText } from './listText.ts'

/** As `groceryListText`; null when it has more characters than that. Then most items are not worded at all. */
export function groceryListTextUpToLength(
  list: GroceryList,
  notes: string,
  maxCharacters: number,
): string | null {
  let text = `${list.name || m.grocery_default_list_name()}:`
  for (const { items } of groupItemsByAisle(list))
    for (const item of items) {
      if (!item.isTicked) text += `\n${groceryItemText(item)}`
      if (text.length > maxCharacters) return null
    }
  if (notes.trim() !== '') text += `\n\n${notes.trim()}`
  return text.length > maxCharacters ? null : text
}
