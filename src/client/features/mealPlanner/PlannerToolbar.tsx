import type { ReactNode } from 'react'
import * as m from '#messages'
import { Button } from '../../ui/Button.tsx'
import { TabButtons } from '../../ui/TabButtons.tsx'
import { type PlannerView, plannerViews } from './plannerAddress.ts'
import { plannerViewName } from './words.ts'

const round =
  'grid size-11 shrink-0 place-items-center rounded-full border border-edge bg-card text-xl hover:border-paprika hover:text-paprika'

interface PlannerToolbarProps {
  /** The days that are shown, in words. */
  title: string
  view: PlannerView
  onView: (view: PlannerView) => void
  /** Shows what comes before or after. */
  onStep: (by: 1 | -1) => void
  onToday: () => void
  /** The chip that says whether all changes have reached the server. */
  state: ReactNode
}

/** Which days are shown, and how. */
export function PlannerToolbar({ title, view, onView, onStep, onToday, state }: PlannerToolbarProps) {
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <TabButtons
          label={m.meal_plan_view()}
          tabs={plannerViews.map((id) => ({ id, name: plannerViewName(id) }))}
          current={view}
          onChoose={(id) => onView(id as PlannerView)}
        />
        {state}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button type="button" aria-label={m.meal_plan_before()} onClick={() => onStep(-1)} className={round}>
          <span aria-hidden="true" className="rtl:-scale-x-100">
            ‹
          </span>
        </button>
        <button type="button" aria-label={m.meal_plan_after()} onClick={() => onStep(1)} className={round}>
          <span aria-hidden="true" className="rtl:-scale-x-100">
            ›
          </span>
        </button>
        <h2 aria-live="polite" className="text-xl sm:text-2xl">
          {title}
        </h2>
        <Button look="plain" onClick={onToday}>
          {m.meal_plan_today()}
        </Button>
      </div>
    </div>
  )
}
