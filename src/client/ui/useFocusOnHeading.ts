import { type RefObject, useEffect, useRef } from 'react'

interface FocusOn {
  /** Whatever is shown; when it changes, the heading takes the focus. */
  screen: string
  /** False while the page has only just opened, or something covers it. */
  isWanted: boolean
  /** Takes the focus only when what had it is gone. */
  onlyIfLost?: boolean
  /** Where the heading comes to stand in the window; the window stays where it is when left out. */
  scrollTo?: 'start' | 'nearest' | undefined
}

/** A ref for the heading of a screen that follows another without a new page, so that it is read and Tab goes on from it. */
export function useFocusOnHeading<T extends HTMLElement>({
  screen,
  isWanted,
  onlyIfLost,
  scrollTo,
}: FocusOn): RefObject<T | null> {
  const heading = useRef<T>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen that changes is the reason to take the focus.
  useEffect(() => {
    if (!isWanted || (onlyIfLost && document.activeElement !== document.body)) return
    heading.current?.focus({ preventScroll: true })
    if (scrollTo) heading.current?.scrollIntoView({ block: scrollTo })
  }, [screen, isWanted])
  return heading
}
