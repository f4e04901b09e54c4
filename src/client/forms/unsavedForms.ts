let count = 0

/** Notes a form of this page whose changes are kept nowhere else, until what is returned is called. */
export function noteUnsavedForm(): () => void {
  count += 1
  return () => {
    count -= 1
  }
}

export const hasUnsavedForm = () => count > 0
