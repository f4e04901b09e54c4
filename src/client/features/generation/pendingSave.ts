const storageKey = 'larder.pendingSave'

/** Marks the recipe that is to be saved as soon as somebody has signed in, over a reload and the way to the sign-in. */
export function keepPendingSave(draftId: string): void {
  try {
    window.sessionStorage.setItem(storageKey, draftId)
  } catch {
    // Without a store the wish lives as long as this page does.
  }
}

export function readPendingSave(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

export function forgetPendingSave(): void {
  try {
    window.sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}
