import { type TouchEvent, useRef } from 'react'

const leastDistancePx = 60

/** Calls `onSwipe` with 1 where a finger swiped towards what comes next in the reader's direction, -1 for the other way. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.item(0)
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent) {
      const end = changedTouches.item(0)
      const begin = start.current
      start.current = null
      // A finger that dragged a meal has not swiped.
      if (!begin || !end || currentTarget.querySelector('[data-dragged]')) return
      const [x, y] = [end.clientX - begin.x, end.clientY - begin.y]
      if (Math.abs(x) < leastDistancePx || Math.abs(x) < 2 * Math.abs(y)) return
      const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
      onSwipe(x < 0 !== isRightToLeft ? 1 : -1)
    },
  }
}
