import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'

type ForgetOutcome = () => void
/** What each part of the page does when another one begins an action. */
const PartsOfPage = createContext<Set<ForgetOutcome> | null>(null)

/** A page of several forms, which says of one action at a time how it went. */
export function LatestOutcomeProvider({ children }: { children: ReactNode }) {
  const [parts] = useState(() => new Set<ForgetOutcome>())
  return <PartsOfPage value={parts}>{children}</PartsOfPage>
}

/**
 * Returns what a part calls as it begins an action: the other parts of the page then take away what they say of theirs, by
 * `forget`. Does nothing on a page without `LatestOutcomeProvider`.
 */
export function useClearingOfOtherOutcomes(forget: ForgetOutcome): () => void {
  const parts = useContext(PartsOfPage)
  const latest = useRef(forget)
  const own = useRef<ForgetOutcome>(() => latest.current())
  useEffect(() => {
    latest.current = forget
  })
  useEffect(() => {
    const part = own.current
    parts?.add(part)
    return () => void parts?.delete(part)
  }, [parts])
  return () => {
    for (const part of parts ?? []) if (part !== own.current) part()
  }
}
