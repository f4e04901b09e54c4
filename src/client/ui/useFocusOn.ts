import { type RefObject, useEffect, useRef } from 'react'

/**
 * A ref for the heading of a screen that follows another without a new page. It takes the focus, so that it is
 * read and the keyboard goes on from there, whenever `screen` changes while `isWanted`.
 */
export function useFocusOn<T extends HTMLElement>(screen: string, isWanted: boolean): RefObject<T | null> {
  const heading = useRef<T>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen that changes is the reason to take the focus.
  useEffect(() => {
    if (!isWanted) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [screen, isWanted])
  return heading
}
