import { useSyncExternalStore } from 'react'

/** As Tailwind's `lg`, from which a week stands side by side. */
const wide = '(min-width: 64rem)'

/** Whether a week fits side by side; true on the server and in the first render, where styles alone decide. */
export function useIsWideScreen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wide)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(wide).matches,
    () => true,
  )
}
