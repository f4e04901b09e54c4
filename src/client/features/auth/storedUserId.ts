const storageKey = 'userid'
const ours = 'larder.'

/** The user id that old scripts read in the browser. It proves nothing; we only see by it that somebody came or went. */
export function readUserId(): string | null {
  try {
    return window.localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

export function keepUserId(userId: string | null): void {
  try {
    if (userId === null) window.localStorage.removeItem(storageKey)
    else window.localStorage.setItem(storageKey, userId)
  } catch {
    // Without a store every page asks the server once more.
  }
}

/** Takes everything out of this browser that whoever signs out had in it. */
export function forgetBrowserData(): void {
  keepUserId(null)
  for (const name of ['localStorage', 'sessionStorage'] as const)
    try {
      const store = window[name]
      for (const key of Object.keys(store)) if (key.startsWith(ours)) store.removeItem(key)
    } catch {
      // Nothing was kept.
    }
}
