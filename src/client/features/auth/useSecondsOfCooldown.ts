import { useEffect, useState } from 'react'
import { remainingRetryPauseMs } from '../../data/failures/retry.ts'

/** Counts the seconds down until something may be done again; 0 when it may. Times are milliseconds since 1970. */
export function useSecondsOfCooldown({ fromMs, untilMs }: { fromMs: number; untilMs: number }): number {
  const [secondsLeft, setSecondsLeft] = useState(0)
  useEffect(() => {
    const count = () => {
      const left = Math.ceil(remainingRetryPauseMs({ fromMs, untilMs }, Date.now()) / 1_000)
      setSecondsLeft(left)
      if (left === 0) clearInterval(clock)
    }
    const clock = setInterval(count, 1_000)
    count()
    return () => clearInterval(clock)
  }, [fromMs, untilMs])
  return secondsLeft
}
