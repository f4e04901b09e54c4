import * as m from '#messages'
import { type GroceryList, groupByAisle } from './lists.ts'
import { itemText } from './listText.ts'

/** As `listText`; null when it has more characters than that. Then most items are not worded at all. */
export function shortListText(list: GroceryList, notes: string, maxCharacters: number): string | null {
  let text = `${list.name || m.grocery_default_list_name()}:`
  for (const { items } of groupByAisle(list))
    for (const item of items) {
      if (!item.isTicked) text += `\n${itemText(item)}`
      if (text.length > maxCharacters) return null
    }
  if (notes.trim() !== '') text += `\n\n${notes.trim()}`
  return text.length > maxCharacters ? null : text
}
