import { useEffect } from 'react'
import type { GroceryStore } from './groceryStore.ts'

/** How long a page that nobody sees goes on listening, in milliseconds. */
const hiddenMs = 30_000

/**
 * Follows the lists while somebody can see them. Browsers open six connections to a server that speaks HTTP/1.1: tabs in
 * the background must not hold them all.
 */
export function useWatching(store: GroceryStore | null): void {
  useEffect(() => {
    if (!store) return
    let stop: (() => void) | null = store.watch()
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      stop?.()
      stop = null
    }
    const onVisibility = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') timer = setTimeout(end, hiddenMs)
      else stop ??= store.watch()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      clearTimeout(timer)
      end()
    }
  }, [store])
}
