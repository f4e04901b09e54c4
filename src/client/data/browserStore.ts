/** `sessionStorage` belongs to one tab and survives reloads; `localStorage` is shared by all tabs and stays. */
export type BrowserStorageName = 'sessionStorage' | 'localStorage'

/** The prefix of all keys of Larder, so that a sign-out can delete all of them. */
const larderKeyPrefix = 'larder.'

type KeptText = ReturnType<typeof createTextInBrowserStorage>

/**
 * One text under one key. A browser may refuse to store anything: then `keep` returns false, the text is stored nowhere, and
 * `read` returns null.
 */
export function createTextInBrowserStorage(area: BrowserStorageName, key: string) {
  return {
    read: (): string | null => withFallback(() => window[area].getItem(key), null),
    keep: (text: string): boolean =>
      withFallback(() => {
        window[area].setItem(key, text)
        return true
      }, false),
    forget: (): void => withFallback(() => window[area].removeItem(key), undefined),
  }
}

function withFallback<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/**
 * A list that all tabs of this browser share, for `useSyncExternalStore`. Entries that this version cannot read, such as those
 * of a later one, stay stored. A list that the browser refuses to store lasts as long as the page.
 */
export function createListInBrowserStorage<T>(kept: KeptText, read: (each: unknown) => T | undefined) {
  const listeners = new Set<() => void>()
  let textNotStored: string | null = null
  let parsedList: { text: string | null; items: T[] } = { text: null, items: [] }
  const text = () => textNotStored ?? kept.read()
  function notifyListeners(): void {
    parsedList = { text: null, items: [] }
    for (const listener of listeners) listener()
  }

  return {
    /** The same array until something changes. */
    read(): T[] {
      const now = text()
      if (now !== parsedList.text)
        parsedList = { text: now, items: parseJsonList(now).flatMap((each) => read(each) ?? []) }
      return parsedList.items
    },
    /** Whether no text is stored, readable or not. */
    isEmpty: () => text() === null,
    /** Makes all listeners read again. */
    notifyListeners,
    change(to: (list: unknown[]) => unknown[]): void {
      const next = JSON.stringify(to(parseJsonList(text())))
      textNotStored = kept.keep(next) ? null : next
      notifyListeners()
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

/** Deletes everything that Larder stored in this browser's localStorage and sessionStorage. */
export function clearLarderBrowserStorage(): void {
  withFallback(() => {
    for (const store of [window.localStorage, window.sessionStorage])
      for (const key of Object.keys(store)) if (key.startsWith(larderKeyPrefix)) store.removeItem(key)
  }, undefined)
}

export function parseJsonList(text: string | null): unknown[] {
  const list: unknown = withFallback(() => JSON.parse(text ?? '[]'), null)
  return Array.isArray(list) ? list : []
}
