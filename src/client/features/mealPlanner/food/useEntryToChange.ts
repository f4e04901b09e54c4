import { useState } from 'react'

/** The entry of a list that a form changes, from `begin` to `end`. */
interface EntryToChange<Entry> {
  /** As it was when the change began: what is typed stays when another member removes the entry meanwhile. Null before and after. */
  entry: Entry | null
  /** Whether the entry is no longer in the list. */
  isRemoved: boolean
  begin: (entry: Entry) => void
  end: () => void
}

export function useEntryToChange<Entry extends { id: string }>(
  entries: readonly Entry[],
): EntryToChange<Entry> {
  const [entry, setEntry] = useState<Entry | null>(null)
  return {
    entry,
    isRemoved: entry !== null && !entries.some(({ id }) => id === entry.id),
    begin: setEntry,
    end: () => setEntry(null),
  }
}
