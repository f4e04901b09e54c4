import * as m from '#messages'
import type { CookingTimer } from './cookingStore.ts'
import { useTimerBell } from './useTimerBell.ts'

interface TimerStripProps {
  timers: readonly CookingTimer[]
  /** Milliseconds since 1970. */
  now: number
  onEnd: (timer: CookingTimer) => void
}

/** Every timer that runs or has ended, of any step. One that ends is announced at once and rings. */
export function StartedTimersStrip({ timers, now, onEnd }: TimerStripProps) {
  const over = timers.filter(({ endsAt }) => endsAt <= now)
  useTimerBell(over.length > 0)
  return (
    <section aria-label={m.cooking_timers()} hidden={timers.length === 0}>
      <div role="alert" className="sr-only">
        {over.map((timer) => (
          <p key={timerKeyOf(timer)}>{m.cooking_time_is_up({ timer: timerNameOf(timer) })}</p>
        ))}
      </div>
      <ul className="flex flex-wrap gap-2">
        {timers.map((timer) => (
          <TimerCard key={timerKeyOf(timer)} timer={timer} now={now} onEnd={() => onEnd(timer)} />
        ))}
      </ul>
    </section>
  )
}

function TimerCard({ timer, now, onEnd }: { timer: CookingTimer; now: number; onEnd: () => void }) {
  const isOver = timer.endsAt <= now
  const label = isOver
    ? m.cooking_dismiss_timer_of({ timer: timerNameOf(timer) })
    : m.cooking_stop_timer_of({ timer: timerNameOf(timer) })
  const look = isOver ? 'border-paprika bg-paprika text-on-paprika' : 'border-edge bg-card'
  return (
    <li className={`flex items-center gap-3 rounded-2xl border py-1 ps-4 pe-1 ${look}`}>
      <span className="flex flex-col leading-tight">
        <span className="font-dish text-2xl tabular-nums">{remainingTimeText(timer, now)}</span>
        <span className="text-sm">{timerNameOf(timer)}</span>
      </span>
      <button
        type="button"
        aria-label={label}
        onClick={onEnd}
        className="min-h-11 cursor-pointer rounded-full px-3 font-semibold underline-offset-4 hover:underline"
      >
        {isOver ? m.cooking_dismiss_timer() : m.cooking_stop_timer()}
      </button>
    </li>
  )
}

const timerKeyOf = ({ step, place }: CookingTimer) => `${step} ${place}`
const timerNameOf = ({ step, time }: CookingTimer) => m.cooking_timer_of({ position: step + 1, time })

/** "1:05:09", "12:34"; after its end the time since, with a minus. */
function remainingTimeText({ endsAt }: CookingTimer, now: number): string {
  const seconds = Math.ceil((endsAt - now) / 1_000)
  const all = Math.abs(seconds)
  const hours = Math.floor(all / 3_600)
  const minutes = Math.floor((all % 3_600) / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`
  return seconds < 0 ? `−${clock}` : clock
}
