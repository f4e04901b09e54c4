let count = 0

/** Counts a form of this page whose changes are stored nowhere else, until the returned function is called. */
export function registerUnsavedForm(): () => void {
  count += 1
  return () => {
    count -= 1
  }
}

export const hasPageUnsavedForm = () => count > 0
