import { useCallback, useState } from 'react'
import type { Item } from '#shared/grocery/items.ts'
import type { GroceryList } from '#shared/grocery/lists.ts'
import type { ItemFields } from '#shared/grocery/operations.ts'

/** Which item the form edits, and what was typed into it for any item, which stays until it is saved or cancelled. */
export function useEditedItem(list: GroceryList) {
  const [edited, setEdited] = useState<Item | null>(null)
  /** By the item's id, or none for a new one. */
  const [drafts] = useState(() => new Map<string, Partial<ItemFields>>())
  const [isFocusKept, setIsFocusKept] = useState(false)
  const key = edited?.id ?? ''

  /** An edit that was left for another one, or for another list, is open again. */
  const openLeft = (of: GroceryList | undefined) =>
    setEdited(of?.items.find(({ id }) => drafts.has(id)) ?? null)

  function end() {
    drafts.delete(key)
    openLeft(list)
  }

  return {
    edited,
    open: useCallback((item: Item) => {
      setIsFocusKept(false)
      setEdited(item)
    }, []),
    /** These items were removed. */
    close: useCallback(
      (ids: readonly string[]) => setEdited((now) => (now && ids.includes(now.id) ? null : now)),
      [],
    ),
    /** Another list is shown; undefined: a new one. */
    turnTo(other: GroceryList | undefined) {
      setIsFocusKept(true)
      openLeft(other)
    },
    end,
    form: {
      edited,
      typed: drafts.get(key),
      onType: (typed?: Partial<ItemFields>) => void (typed ? drafts.set(key, typed) : drafts.delete(key)),
      isFocusKept,
      onCancel: end,
    },
  }
}
