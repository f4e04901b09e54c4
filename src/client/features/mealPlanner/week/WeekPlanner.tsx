import { useState } from 'react'
import * as m from '#messages'
import type { WeekPlan, WeekPlanAlternative } from '#shared/contract/planner/weekPlans.ts'
import type { CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import type { MealPlan } from '#shared/mealPlan/meals.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FoldablePart } from '../../../ui/FoldablePart.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useFocusOnHeading } from '../../../ui/useFocusOnHeading.ts'
import type { HouseholdEater } from '../eaters.ts'
import type { PerformPlanAction } from '../usePlannerChanges.ts'
import { formatWeekRange } from '../words.ts'
import { useSavingOfProposedDishes } from './useSavingOfDishes.ts'
import { useWeekPlan } from './useWeekPlan.ts'
import { WeekPlanComparison } from './WeekPlanComparison.tsx'
import { WeekPlanConflictPanel } from './WeekPlanConflictPanel.tsx'
import { WeekPlanForm } from './WeekPlanForm.tsx'
import { WeekPlanProposal } from './WeekPlanProposal.tsx'
import {
  type ChosenAlternatives,
  createOperationsToTakePlan,
  replaceEntriesByAlternatives,
} from './weekChoice.ts'
import {
  createDemandsFromForm,
  createWeekForm,
  type WeekFormState as Form,
  mealPlaceKey,
} from './weekDemands.ts'

interface WeekPlannerProps {
  householdId: string
  household: readonly HouseholdEater[]
  plan: MealPlan
  days: readonly CalendarDate[]
  act: PerformPlanAction
  onDialog: (kind: 'food' | 'prices') => void
  /** The meals are in the calendar, or the reader wants it back. */
  onDone: () => void
}

/** The screen on which a week is planned: the form, then the proposal, which the member can put into the calendar. */
export default function WeekPlanner(props: WeekPlannerProps) {
  const { householdId } = props
  const { data: newest } = trpcHooks.weekPlanner.newest.useQuery({ householdId }, { staleTime: 0, retry: 1 })
  const isReady = newest !== undefined
  return isReady ? (
    <PlannedWeek {...props} newest={newest} />
  ) : (
    <p role="status" className="flex items-center gap-2">
      <Spinner /> {m.week_plan_loading()}
    </p>
  )
}

function PlannedWeek(props: WeekPlannerProps & { newest: readonly WeekPlan[] }) {
  const { householdId, household, plan: calendar, days, act, onDialog, onDone, newest } = props
  const names = { slots: calendar.settings.slots, household }
  const [form, setForm] = useState<Form>(() =>
    createWeekForm(days, calendar, household, newest[0]?.demands ?? null),
  )
  const [seed, setSeed] = useState(1)
  const [locked, setLocked] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<ChosenAlternatives>({})
  const week = useWeekPlan(householdId, m.week_plan_connection_lost())
  const saving = useSavingOfProposedDishes(householdId)
  const { plan, before } = week
  const shownId = plan?.weekPlanId ?? ''
  const heading = useFocusOnHeading<HTMLHeadingElement>({
    screen: shownId,
    isWanted: shownId !== '',
    scrollTo: 'start',
  })

  async function begin(demands = createDemandsFromForm(form, seed)) {
    if (!(await week.start(demands))) return
    setLocked([])
    setChosen({})
  }
  const entries = plan ? replaceEntriesByAlternatives(plan, chosen) : []
  async function planOthersAgain() {
    if (!plan) return
    const nextSeed = seed + 1
    const kept = entries
      .filter((entry) => locked.includes(mealPlaceKey(entry)) || chosen[mealPlaceKey(entry)])
      .map(({ date, slotId, dishId, leftOversOf }) => ({ date, slotId, dishId, leftOversOf }))
    const demands = { ...plan.demands, seed: nextSeed }
    if (!(await week.start(demands, { weekPlanId: plan.weekPlanId, entries: kept }))) return
    setSeed(nextSeed)
    setChosen({})
    setLocked(kept.map(mealPlaceKey))
  }
  async function take() {
    if (!plan) return
    const recipeIds = await saving.save(plan, entries)
    if (!recipeIds) return
    act(m.week_plan_taken({ count: entries.length }), (make) =>
      createOperationsToTakePlan(make, plan, entries, recipeIds),
    )
    onDone()
  }
  const choose = (key: string, alternative: WeekPlanAlternative | null) =>
    setChosen(({ [key]: _, ...others }) => (alternative ? { ...others, [key]: alternative } : others))

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl font-semibold">{m.week_plan_title({ week: formatWeekRange(days) })}</h2>
        <Button look="quiet" onClick={onDone}>
          {m.week_plan_back()}
        </Button>
      </div>
      {plan ? (
        <FoldablePart title={m.week_plan_change_demands()} isOpenAtFirst={false}>
          <WeekPlanForm
            {...{ days, household, form, onDialog }}
            plan={calendar}
            isBusy={week.isStarting}
            onChange={(changes) => setForm((now) => ({ ...now, ...changes }))}
            onSubmit={() => void begin()}
          />
        </FoldablePart>
      ) : (
        <>
          <p>{m.week_plan_lead()}</p>
          <WeekPlanForm
            {...{ days, household, form, onDialog }}
            plan={calendar}
            isBusy={week.isStarting}
            onChange={(changes) => setForm((now) => ({ ...now, ...changes }))}
            onSubmit={() => void begin()}
          />
        </>
      )}
      {week.fault && <AlertMessage>{week.fault}</AlertMessage>}
      {plan && (
        <section className="flex flex-col gap-4">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold">
            {m.week_plan_proposal()}
          </h2>
          <PlanState plan={plan} onStop={() => void week.stop()} />
          {plan.state === 'impossible' && plan.conflict.length > 0 && (
            <WeekPlanConflictPanel plan={plan} names={names} onRelax={(demands) => void begin(demands)} />
          )}
          <WeekPlanProposal
            {...{ plan, entries, names, locked, chosen }}
            onLock={(key, isLocked) =>
              setLocked((now) => (isLocked ? [...now, key] : now.filter((each) => each !== key)))
            }
            onChoose={choose}
          />
          {saving.fault && <AlertMessage>{saving.fault}</AlertMessage>}
          {plan.state !== 'planning' && entries.length > 0 && (
            <>
              <p className="text-sm text-soft">{m.week_plan_no_promise()}</p>
              <div className="flex flex-wrap gap-3">
                <Button isBusy={saving.isSaving} onClick={() => void take()}>
                  {m.week_plan_take()}
                </Button>
                <Button look="quiet" isBusy={week.isStarting} onClick={() => void planOthersAgain()}>
                  {locked.length > 0 ? m.week_plan_others_again() : m.week_plan_again()}
                </Button>
              </div>
            </>
          )}
          {before && plan.state !== 'planning' && plan.entries.length > 0 && (
            <FoldablePart title={m.week_plan_compare()} isOpenAtFirst={false}>
              <WeekPlanComparison
                {...{ plan, before, names }}
                onTakeBefore={() => {
                  setChosen({})
                  setLocked([])
                  week.showBefore()
                }}
              />
            </FoldablePart>
          )}
        </section>
      )}
    </div>
  )
}

function PlanState({ plan, onStop }: { plan: WeekPlan; onStop: () => void }) {
  if (plan.state === 'planning')
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="flex items-center gap-2">
          <Spinner /> {plan.entries.length > 0 ? m.week_plan_getting_better() : m.week_plan_looking()}
        </p>
        <Button look="quiet" onClick={onStop}>
          {m.week_plan_stop()}
        </Button>
      </div>
    )
  const sentence = {
    planned: m.week_plan_ready,
    cancelled: plan.entries.length > 0 ? m.week_plan_stopped : m.week_plan_stopped_early,
    impossible: null,
    unfinished: m.week_plan_unfinished,
    failed: m.week_plan_failed,
  }[plan.state]
  return sentence && <p role="status">{sentence()}</p>
}
