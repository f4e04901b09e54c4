import { useEffect } from 'react'

/** How long a hidden page continues to follow changes, in milliseconds. */
const hiddenMs = 30_000

/**
 * Follows a replica's changes while the page is visible. Browsers open six connections to a server that speaks HTTP/1.1: tabs
 * in the background must not occupy all of them.
 */
export function useReplicaStreamWhileVisible(replica: { watch: () => () => void } | null): void {
  useEffect(() => {
    if (!replica) return
    let stop: (() => void) | null = replica.watch()
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      stop?.()
      stop = null
    }
    const onVisibility = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') timer = setTimeout(end, hiddenMs)
      else stop ??= replica.watch()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      clearTimeout(timer)
      end()
    }
  }, [replica])
}
