import * as m from '#messages'
import { Button } from '../../ui/Button.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import type { OpenPlannerDialog } from './PlannerDialogs.tsx'

interface PlannerActionsProps {
  onPlanWeek: () => void
  onDialog: (dialog: OpenPlannerDialog) => void
}

const dialogs = [
  ['shop', m.meal_plan_shop],
  ['food', m.meal_plan_food_at_hand],
  ['prices', m.food_prices_title],
  ['templates', m.meal_plan_templates],
  ['settings', m.meal_plan_settings],
  ['feeds', m.meal_plan_feeds],
] as const

/** What one can do with a plan as a whole. */
export default function PlannerActions({ onPlanWeek, onDialog }: PlannerActionsProps) {
  const isHydrated = useIsHydrated()
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button disabled={!isHydrated} onClick={onPlanWeek}>
        {m.meal_plan_plan_week()}
      </Button>
      {dialogs.map(([kind, name]) => (
        <Button key={kind} look="quiet" disabled={!isHydrated} onClick={() => onDialog({ kind })}>
          {name()}
        </Button>
      ))}
      <Button look="quiet" disabled={!isHydrated} onClick={() => window.print()}>
        {m.grocery_page_print()}
      </Button>
    </div>
  )
}
