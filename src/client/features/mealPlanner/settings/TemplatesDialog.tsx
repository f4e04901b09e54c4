import type { FormEvent } from 'react'
import * as m from '#messages'
import { isVisibleText } from '#shared/contract/visibleText.ts'
import { addDays, type CalendarDate } from '#shared/mealPlan/calendarDates.ts'
import { maxTemplateNameLength } from '#shared/mealPlan/limits.ts'
import type { MealPlan } from '#shared/mealPlan/meals.ts'
import { useStoredFieldText } from '../../../forms/useStoredFieldText.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { DialogWithDone } from '../DialogWithDone.tsx'
import { ListWithTwoButtons } from '../ListWithTwoButtons.tsx'
import type { PerformPlanAction } from '../usePlannerChanges.ts'
import { formatWeekRange } from '../words.ts'

interface TemplatesDialogProps {
  plan: MealPlan
  /** The days of the week that is shown. */
  week: readonly CalendarDate[]
  act: PerformPlanAction
  onDismiss: () => void
}

/** Weeks to plan again: keeps the one that is shown, plans one that was kept, or copies this one to the next. */
export default function TemplatesDialog({ plan, week: days, act, onDismiss }: TemplatesDialogProps) {
  const { templates, meals } = plan
  const { text: name, field, change } = useStoredFieldText<HTMLInputElement>('larder.typed.template')
  const week = formatWeekRange(days)
  const firstDay = days[0]!
  const copyable = meals.filter(({ date, dish }) => days.includes(date) && dish.kind !== 'leftovers')
  const actAndClose: PerformPlanAction = (...action) => {
    act(...action)
    onDismiss()
  }
  function save(event: FormEvent) {
    event.preventDefault()
    if (!isVisibleText(name)) return
    const saved = name.trim()
    change('')
    actAndClose(m.meal_plan_template_saved({ name: saved }), (make) =>
      make.saveTemplate(saved, firstDay, copyable),
    )
  }
  return (
    <DialogWithDone title={m.meal_plan_templates_title()} onDismiss={onDismiss}>
      <ListWithTwoButtons
        empty={m.meal_plan_no_templates()}
        rows={templates.map((template) => ({
          id: template.id,
          words: (
            <span className="min-w-0 wrap-anywhere">
              <span dir="auto" className="block font-semibold">
                {template.name}
              </span>
              <span className="text-sm text-soft">
                {m.meal_plan_meal_count({ count: template.meals.length })}
              </span>
            </span>
          ),
          first: {
            label: m.meal_plan_use_template(),
            named: m.meal_plan_use_template_named({ name: template.name, week }),
            onPress: () =>
              actAndClose(m.meal_plan_template_used({ name: template.name }), (make) =>
                make.planTemplate(template, firstDay),
              ),
          },
          second: {
            label: m.meal_plan_remove(),
            named: m.meal_plan_remove_template({ name: template.name }),
            onPress: () =>
              actAndClose(m.meal_plan_removed({ name: template.name }), (make, docs) =>
                make.removeTemplate(docs, template.id),
              ),
          },
        }))}
      />
      {copyable.length > 0 && (
        <>
          <form onSubmit={save} className="flex flex-wrap items-end gap-3">
            <TextField
              ref={field}
              label={m.meal_plan_save_week_as({ week })}
              value={name}
              maxLength={maxTemplateNameLength}
              autoComplete="off"
              onChange={({ target }) => change(target.value)}
            />
            <Button type="submit" look="quiet" disabled={!isVisibleText(name)}>
              {m.meal_plan_save_template()}
            </Button>
          </form>
          <Button
            look="quiet"
            onClick={() =>
              actAndClose(m.meal_plan_week_copied(), (make) =>
                copyable.map((meal) => make.addMeal({ ...meal, date: addDays(meal.date, 7) })),
              )
            }
          >
            {m.meal_plan_copy_to_next_week()}
          </Button>
        </>
      )}
    </DialogWithDone>
  )
}
