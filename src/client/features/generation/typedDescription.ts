const storageKey = 'larder.typedDescription'

/** Keeps the wish while it is typed, so that a reload loses no word; the address takes it over afterwards. */
export function typeDescription(text: string): void {
  try {
    window.sessionStorage.setItem(storageKey, text)
  } catch {
    // Without a store the wish lives in the field alone.
  }
}

export function readTypedDescription(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

export function forgetTypedDescription(): void {
  try {
    window.sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}
