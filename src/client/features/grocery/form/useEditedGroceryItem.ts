import { useCallback, useEffect, useState } from 'react'
import type { GroceryItem } from '#shared/grocery/items.ts'
import type { GroceryList } from '#shared/grocery/lists.ts'
import type { TypedItemFields } from '#shared/grocery/operations.ts'
import { importWithRetries } from '../../../ui/importWithRetries.ts'

export type EditedGroceryItem = Pick<GroceryItem, 'id' | 'isOwn' | keyof TypedItemFields>

/** What was typed into the form for one item and is not saved. */
export interface GroceryItemDraft {
  typed: Partial<TypedItemFields>
  listId: string
  /**
   * The item as it was when the last word was typed, but each typed field as it was when something was first typed into it; null
   * for a new one.
   */
  item: EditedGroceryItem | null
}

/** By the item's id, or none for a new one. */
export type GroceryItemDrafts = Readonly<Record<string, GroceryItemDraft>>

const onlyThose = (drafts: GroceryItemDrafts, isTaken: (id: string) => boolean): GroceryItemDrafts =>
  Object.fromEntries(Object.entries(drafts).filter(([id]) => isTaken(id)))

/**
 * Which item the form edits, and what was typed into it for any item, which stays until it is saved or cancelled: over links
 * and reloads too, as soon as the file that keeps it has come.
 */
export function useEditedGroceryItem(list: GroceryList, householdId: string) {
  const [opened, setOpened] = useState<EditedGroceryItem | null>(null)
  const [drafts, setDrafts] = useState<GroceryItemDrafts>({})
  const [keep, setKeep] = useState<(drafts: GroceryItemDrafts) => void>()
  const [isFocusKept, setIsFocusKept] = useState(true)
  useEffect(
    () =>
      void importWithRetries(() => import('./itemDrafts.ts'), Infinity).then(({ createItemDraftStore }) => {
        const kept = createItemDraftStore(householdId)
        setDrafts((now) => ({ ...kept.read(), ...now }))
        setKeep(() => kept.keep)
      }),
    [householdId],
  )
  useEffect(() => keep?.(drafts), [keep, drafts])

  // An edit that was left, for another one or for another list, is open again.
  const chosen = opened ?? Object.values(drafts).find(({ item, listId }) => item && listId === list.id)?.item
  const edited: EditedGroceryItem | null = list.items.find(({ id }) => id === chosen?.id) ?? chosen ?? null
  const key = edited?.id ?? ''

  function change(typed?: Partial<TypedItemFields>) {
    setDrafts((now) => {
      if (!typed) return onlyThose(now, (id) => id !== key)
      const { item: over, typed: before = {} } = now[key] ?? {}
      const names = Object.keys(before).filter((name) => Object.hasOwn(typed, name))
      const first =
        over && Object.fromEntries(names.map((name) => [name, over[name as keyof TypedItemFields]]))
      return { ...now, [key]: { typed, listId: list.id, item: edited && { ...edited, ...first } } }
    })
  }

  function end() {
    change()
    setOpened(null)
  }

  return {
    edited,
    open: useCallback((item: GroceryItem) => {
      setIsFocusKept(false)
      setOpened(item)
    }, []),
    /** These items were removed. What it returns brings back what was typed into them. */
    close: useCallback((ids: readonly string[]) => {
      let closed: GroceryItemDrafts = {}
      setOpened((now) => (now && ids.includes(now.id) ? null : now))
      setDrafts((now) => {
        closed = onlyThose(now, (id) => ids.includes(id))
        return onlyThose(now, (id) => !ids.includes(id))
      })
      return () => setDrafts((now) => ({ ...closed, ...now }))
    }, []),
    /** Another list is shown. */
    turn() {
      setIsFocusKept(true)
      setOpened(null)
    },
    end,
    form: {
      edited,
      typed: drafts[key]?.typed,
      over: drafts[key]?.item ?? null,
      onType: change,
      isFocusKept,
      onCancel: end,
    },
  }
}
