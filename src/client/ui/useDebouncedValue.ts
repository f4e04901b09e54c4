import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while, in milliseconds; until then the one before. */
export function useDebouncedValue<T>(value: T, quietMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}
