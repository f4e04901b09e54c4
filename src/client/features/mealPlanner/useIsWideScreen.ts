import { useSyncExternalStore } from 'react'

/** As Tailwind's `lg`, from which a week stands side by side. */
const wide = '(min-width: 64rem)'

let wasWide = true

/**
 * Whether the days of a week fit side by side; true on the server and in the first render, where styles alone decide. Printing
 * does not change it: paper is narrow, but the view that is on the screen is printed.
 */
export function useIsWideScreen(): boolean {
  return useSyncExternalStore(subscribe, readIsWide, () => true)
}

function readIsWide(): boolean {
  if (!window.matchMedia('print').matches) wasWide = window.matchMedia(wide).matches
  return wasWide
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
