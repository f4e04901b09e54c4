/** `sessionStorage` is one tab's and survives its reloads; `localStorage` is every tab's and stays. */
export type Area = 'sessionStorage' | 'localStorage'

/** Begins every key of ours, so that whoever signs out can take all of it out of the browser. */
const ours = 'larder.'

type KeptText = ReturnType<typeof textKeptIn>

/**
 * One text under one key. A browser may refuse to store anything; then `keep` returns false, the text lives nowhere,
 * and `read` gives null.
 */
export function textKeptIn(area: Area, key: string) {
  return {
    read: (): string | null => tried(() => window[area].getItem(key), null),
    keep: (text: string): boolean =>
      tried(() => {
        window[area].setItem(key, text)
        return true
      }, false),
    forget: (): void => tried(() => window[area].removeItem(key), undefined),
  }
}

function tried<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/**
 * A list every tab of this browser shares, for `useSyncExternalStore`. What a later Larder wrote and this one cannot
 * read stays where it is. A list the browser refuses to store lives as long as the page does.
 */
export function listKeptIn<T>(kept: KeptText, read: (each: unknown) => T | undefined) {
  const listeners = new Set<() => void>()
  let unstored: string | null = null
  let known: { text: string | null; items: T[] } = { text: null, items: [] }
  const text = () => unstored ?? kept.read()
  function tell(): void {
    known = { text: null, items: [] }
    for (const listener of listeners) listener()
  }

  return {
    /** The same array until something changes. */
    read(): T[] {
      const now = text()
      if (now !== known.text) known = { text: now, items: listIn(now).flatMap((each) => read(each) ?? []) }
      return known.items
    },
    /** Whether nothing is kept, whatever it is. */
    isEmpty: () => text() === null,
    /** Has everybody read again. */
    tell,
    change(to: (list: unknown[]) => unknown[]): void {
      const next = JSON.stringify(to(listIn(text())))
      unstored = kept.keep(next) ? null : next
      tell()
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', listener)
      }
    },
  }
}

/** Takes everything of ours out of this browser. */
export function forgetOurs(): void {
  tried(() => {
    for (const store of [window.localStorage, window.sessionStorage])
      for (const key of Object.keys(store)) if (key.startsWith(ours)) store.removeItem(key)
  }, undefined)
}

export function listIn(text: string | null): unknown[] {
  const list: unknown = tried(() => JSON.parse(text ?? '[]'), null)
  return Array.isArray(list) ? list : []
}
