import { useState } from 'react'

/** The entry of a list that a form changes, from `begin` to `end`. */
interface EntryToChange<Entry> {
  /** As it is now: others may change it meanwhile. As it was last when another member has removed it. Null before and after. */
  entry: Entry | null
  /** Whether the entry is no longer in the list. */
  isRemoved: boolean
  begin: (entry: Entry) => void
  end: () => void
}

export function useEntryToChange<Entry extends { id: string }>(
  entries: readonly Entry[],
): EntryToChange<Entry> {
  const [lastSeen, setLastSeen] = useState<Entry | null>(null)
  const now = lastSeen && entries.find(({ id }) => id === lastSeen.id)
  if (now && now !== lastSeen) setLastSeen(now)
  return {
    entry: now ?? lastSeen,
    isRemoved: lastSeen !== null && !now,
    begin: setLastSeen,
    end: () => setLastSeen(null),
  }
}

/** The typed fields whose values are not those of the entry: only these are written, so that what others changed stands. */
export function fieldsThatDiffer<Typed extends object>(typed: Typed, entry: Typed): Partial<Typed> {
  const isSame = (name: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(entry[name as keyof Typed])
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !isSame(name, value)),
  ) as Partial<Typed>
}
