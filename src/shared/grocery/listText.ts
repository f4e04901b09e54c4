import * as m from '#messages'
import * as say from '../messages/grocery.ts'
import { addUpRequiredAmounts, choosePacksToBuy } from './amounts.ts'
import type { GroceryItem } from './items.ts'
import { type GroceryList, groupItemsByAisle } from './lists.ts'

/** What is still to be bought as plain text, an item a line in the order of the aisles, and the notes below. */
export function groceryListText(list: GroceryList, notes: string): string {
  const items = groupItemsByAisle(list)
    .flatMap((aisle) => aisle.items)
    .filter((item) => !item.isTicked)
    .map(groceryItemText)
  const rest = notes.trim() === '' ? [] : ['', notes.trim()]
  return [`${list.name || m.grocery_default_list_name()}:`, ...items, ...rest].join('\n')
}

/** "Milk, 2 l"; "egg, 5". */
export function groceryItemText(item: GroceryItem): string {
  const amount = itemAmountText(item)
  return amount === '' ? item.name : `${item.name}, ${amount}`
}

/** What somebody typed, and what recipes ask together: "6 + 5". */
export function itemAmountText({ quantity, shares }: GroceryItem): string {
  const parts = shares.flatMap(({ share }) => share.parts)
  const needed = addUpRequiredAmounts(parts, shares[0]?.share.packs ?? [])
  const asked = needed.text || (needed.isToTaste && parts.length > 0 ? m.grocery_to_taste() : '')
  return [quantity.trim(), needed.isAbout ? m.grocery_about({ amount: asked }) : asked]
    .filter((text) => text !== '')
    .join(' + ')
}

/**
 * What to put in the basket for what recipes ask: "2 tins of 400 g, 150 g left over"; '' where no pack is known, and where somebody
 * typed an amount as well: what that is in packs is theirs to say.
 */
export function packsToBuyText({ quantity, shares }: GroceryItem): string {
  if (quantity.trim() !== '') return ''
  const parts = shares.flatMap(({ share }) => share.parts)
  const packs = shares[0]?.share.packs ?? []
  const purchase = choosePacksToBuy(addUpRequiredAmounts(parts, packs), packs)
  if (!purchase) return ''
  const { count, pack, left } = purchase
  const bought = say.packsText(count, pack.vessel, pack.label)
  return left === '' ? bought : `${bought}, ${m.grocery_left_over({ amount: left })}`
}
