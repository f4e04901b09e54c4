import { useEffect, useState } from 'react'

/** Keeps the screen on while its part is shown. Whether it does; a device may refuse, when its battery is low. */
export function useScreenWakeLock(): boolean {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    async function ask() {
      // A device takes it away from a page that is hidden.
      if (isOver || document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        lock = await navigator.wakeLock.request('screen')
      } catch {
        return
      }
      if (isOver) return void lock.release()
      lock.addEventListener('release', () => setIsHeld(false))
      setIsHeld(true)
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
  return isHeld
}
