/** A way on from what a toast says. */
interface ToastLink {
  /** An address of this site. */
  to: string
  words: string
}

export interface ShownToast {
  id: number
  sentence: string
  link: ToastLink | null
}

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

function setShownToast(next: ShownToast | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Says that something was done which is to be seen nowhere else. It stays when the page changes. */
export function showToast(sentence: string, link: ToastLink | null = null): void {
  count += 1
  setShownToast({ id: count, sentence, link })
}

export const toastStore = {
  shown: () => shown,
  dismiss: () => setShownToast(null),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
