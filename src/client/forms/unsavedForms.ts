let count = 0

/** Counts a form of this page whose changes are stored nowhere else, until the returned function is called. */
export function noteUnsavedForm(): () => void {
  count += 1
  return () => {
    count -= 1
  }
}

export const hasUnsavedForm = () => count > 0
