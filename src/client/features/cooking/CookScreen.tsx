import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import * as m from '#messages'
import { ButtonLink } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { useFocusOnHeading } from '../../ui/useFocusOnHeading.ts'
import type { CookingTimer } from './cookingStore.ts'
import { StartedTimersStrip } from './StartedTimersStrip.tsx'
import { StepTimerButtons } from './StepTimerButtons.tsx'
import { useArrowKeys } from './useArrowKeys.ts'
import { useCurrentTimeMs } from './useCurrentTimeMs.ts'
import { useScreenWakeLock } from './useScreenWakeLock.ts'

interface CookScreenProps {
  recipeName: string
  instructions: readonly string[]
  /** 0 shows the ingredients, then come the steps. */
  step: number
  pathOf: (step: number) => string
  /** Of the recipe's page. */
  recipePath: string
  ingredients: ReactNode
  /** What stands under a step's text, counted from 0. */
  renderStepMarks: (step: number) => ReactNode
  timers: readonly CookingTimer[]
  onStartTimer: (timer: CookingTimer) => void
  onEndTimer: (timer: CookingTimer) => void
  onFinish: () => void
}

/** One step of a recipe at a time, to be read from afar and turned by keys, by finger or by link. */
export function CookScreen(props: CookScreenProps) {
  const { recipeName, instructions, step, pathOf, recipePath, timers } = props
  const navigate = useNavigate()
  const isScreenKeptOn = useScreenWakeLock()
  const now = useCurrentTimeMs(timers.length > 0)
  const hasStepChanged = useHasChanged(step)
  const heading = useFocusOnHeading<HTMLHeadingElement>({
    screen: String(step),
    isWanted: hasStepChanged,
    scrollTo: 'nearest',
  })
  const count = instructions.length
  // Where the keys have led to, which may be ahead of what is shown: each press counts, however fast they come.
  const wanted = useRef(step)
  useLayoutEffect(() => {
    wanted.current = step
  }, [step])
  const turn = (by: -1 | 1) => {
    const to = wanted.current + by
    if (to < 0 || to > count) return
    wanted.current = to
    void navigate(pathOf(to), { replace: true, preventScrollReset: true })
  }
  useArrowKeys({ onLeft: () => turn(-1), onRight: () => turn(1) })

  const text = instructions[step - 1]
  const title = text === undefined ? m.cooking_ready_title() : m.cooking_step_of({ position: step, count })
  const isAnyTimerOver = timers.some(({ endsAt }) => endsAt <= now)
  const pageName = m.cooking_title({ recipe: recipeName })
  return (
    <div className="flex min-h-[calc(100dvh-1.5rem)] flex-col gap-6">
      <title>
        {m.site_page_title({
          title: isAnyTimerOver ? m.cooking_title_when_up({ title: pageName }) : pageName,
        })}
      </title>
      <header className="flex items-start justify-between gap-4">
        <h1 className="pt-2.5 text-lg wrap-anywhere text-soft">
          <bdi>{recipeName}</bdi>
        </h1>
        <ButtonLink to={recipePath} look="quiet" aria-label={m.cooking_back_label({ recipe: recipeName })}>
          {m.cooking_back_to_recipe()}
        </ButtonLink>
      </header>
      <ProgressBar label={m.cooking_progress()} value={step} max={count} />
      {/* What the focus comes to is scrolled to where the bar below does not lie on it. */}
      <section
        aria-labelledby="step-title"
        className="flex grow flex-col gap-6 [&_:is(a,button,input)]:scroll-mb-56"
      >
        <h2
          ref={heading}
          id="step-title"
          tabIndex={-1}
          aria-describedby={text === undefined ? undefined : 'step-text'}
          className="text-2xl text-paprika"
        >
          {title}
        </h2>
        {text === undefined ? (
          <div className="text-xl sm:text-2xl">{props.ingredients}</div>
        ) : (
          <>
            <p
              id="step-text"
              dir="auto"
              className="text-3xl leading-snug wrap-anywhere sm:text-5xl sm:leading-snug"
            >
              {text}
            </p>
            <p className="-ms-2 flex flex-wrap gap-2 text-xl empty:hidden">
              {props.renderStepMarks(step - 1)}
            </p>
            <StepTimerButtons step={step - 1} text={text} running={timers} onStart={props.onStartTimer} />
          </>
        )}
      </section>
      <div className="sticky bottom-0 -mx-page flex flex-col gap-3 border-t border-line bg-paper px-page pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <StartedTimersStrip timers={timers} now={now} onEnd={props.onEndTimer} />
        <nav aria-label={m.cooking_steps_label()} className="flex flex-wrap gap-3">
          {step > 0 && (
            <StepLink to={pathOf(step - 1)} look="border border-edge bg-card">
              {m.cooking_previous()}
            </StepLink>
          )}
          {step < count ? (
            <StepLink to={pathOf(step + 1)} look="bg-paprika text-on-paprika hover:bg-paprika-deep">
              {step === 0 ? m.cooking_first_step() : m.cooking_next()}
            </StepLink>
          ) : (
            <Link
              to={recipePath}
              onClick={props.onFinish}
              className={`${stepLinkClasses} bg-paprika text-on-paprika hover:bg-paprika-deep`}
            >
              {m.cooking_finished()}
            </Link>
          )}
        </nav>
        <p className="flex justify-center gap-2 text-sm text-soft">
          <span className="hidden pointer-fine:inline">{m.cooking_keys_hint()}</span>
          {isScreenKeptOn && <span>{m.cooking_screen_stays_on()}</span>}
        </p>
      </div>
    </div>
  )
}

const stepLinkClasses =
  'flex min-h-14 flex-1 items-center justify-center rounded-full px-5 text-xl font-semibold transition-colors'

/** Leads to another step without a new entry in the browser's history, so that Back leads out. */
function StepLink({ to, look, children }: { to: string; look: string; children: string }) {
  return (
    <Link to={to} replace preventScrollReset className={`${stepLinkClasses} ${look}`}>
      {children}
    </Link>
  )
}

/** Whether a value is another one than at first, or has been. */
function useHasChanged(value: unknown): boolean {
  const [first] = useState(value)
  const [hasChanged, setHasChanged] = useState(false)
  if (!hasChanged && value !== first) setHasChanged(true)
  return hasChanged
}
