import { useEffect, useState } from 'react'

/** Counts the seconds down until something may be done again; 0 when it may. */
export function useCooldown() {
  const [until, setUntil] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return
    const count = () => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1_000))
      setSecondsLeft(left)
      if (left === 0) setUntil(0)
    }
    count()
    const clock = setInterval(count, 1_000)
    return () => clearInterval(clock)
  }, [until])
  return { secondsLeft, start: (seconds: number) => setUntil(Date.now() + seconds * 1_000) }
}
