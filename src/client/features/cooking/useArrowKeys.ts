import { useEffect, useLayoutEffect, useRef } from 'react'

interface ArrowKeyHandlers {
  onLeft: () => void
  onRight: () => void
}

/** Hears the arrow keys wherever the focus is, but where they move a cursor or choose something. */
export function useArrowKeys(turns: ArrowKeyHandlers): void {
  const latest = useRef(turns)
  useLayoutEffect(() => {
    latest.current = turns
  })
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      const isWithoutModifierKey = !(
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        event.defaultPrevented
      )
      const isInFieldOrDialog = (event.target as Element | null)?.closest?.(
        'input:not([type=checkbox]), textarea, select, dialog',
      )
      if (!isWithoutModifierKey || isInFieldOrDialog) return
      if (event.key === 'ArrowLeft') latest.current.onLeft()
      if (event.key === 'ArrowRight') latest.current.onRight()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
