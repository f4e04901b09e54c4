import { useEffect, useState } from 'react'

/** The time in milliseconds since 1970, four times a second while it is wanted, so that no second is skipped. */
export function useCurrentTimeMs(isWanted: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isWanted) return
    setNow(Date.now())
    const clock = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(clock)
  }, [isWanted])
  return now
}
