import * as m from '#messages'
import { findStepTimers } from '#shared/kitchen/stepTimers.ts'
import { Button } from '../../ui/Button.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import type { CookingTimer } from './cookingStore.ts'
import { isTimerOfSameStepText } from './useCookingProgress.ts'

interface StepTimersProps {
  /** Place of the step, from 0. */
  step: number
  text: string
  running: readonly CookingTimer[]
  onStart: (timer: CookingTimer) => void
}

/** A button for each time in the words of a step. */
export function StepTimerButtons({ step, text, running, onStart }: StepTimersProps) {
  const isHydrated = useIsHydrated()
  const found = findStepTimers(text)
  if (found.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {found.map(({ start, end, seconds }, place) => {
        const time = text.slice(start, end)
        const isRunning = running.some((timer) => isTimerOfSameStepText(timer, { step, place }))
        return (
          <li key={start}>
            <Button
              look="quiet"
              disabled={!isHydrated}
              aria-disabled={isRunning}
              onClick={() =>
                !isRunning && onStart({ step, place, time, endsAt: Date.now() + seconds * 1_000 })
              }
            >
              {isRunning ? m.cooking_timer_runs({ time }) : m.cooking_start_timer({ time })}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
