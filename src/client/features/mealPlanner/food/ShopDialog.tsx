import { type FormEvent, type ReactNode, useState } from 'react'
import * as m from '#messages'
import { defaultGroceryListId } from '#shared/grocery/defaultList.ts'
import { type GroceryDocumentAddress, groceryDocumentKind } from '#shared/grocery/kind.ts'
import { readGroceryLists } from '#shared/grocery/lists.ts'
import { type CalendarDate, daysBetween, isCalendarDate } from '#shared/mealPlan/calendarDates.ts'
import { maxShoppedDays, type ShoppedDaysOfList } from '#shared/mealPlan/shopping.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { typedDocuments } from '../../../replication/typedDocuments.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LabelledField } from '../../../ui/LabelledField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { PerformPlanAction } from '../usePlannerChanges.ts'
import { formatWeekRange } from '../words.ts'

interface ShopDialogProps {
  householdId: string
  shopping: readonly ShoppedDaysOfList[]
  /** The first days that are offered. */
  from: CalendarDate
  to: CalendarDate
  act: PerformPlanAction
  /** What was done last, with the way to undo it. */
  outcome: ReactNode
  onDismiss: () => void
}

/** Puts the food of some days on a grocery list, which follows the plan from then on. */
export default function ShopDialog(props: ShopDialogProps) {
  const { householdId, shopping, act, outcome, onDismiss } = props
  const page = trpcHooks.grocery.page.useQuery({ householdId, listId: null, part: 1 })
  const docs = typedDocuments<GroceryDocumentAddress>(page.data?.docs ?? [])
  const lists = readGroceryLists(new Map(docs.map((doc) => [groceryDocumentKind.keyOf(doc), doc])))
  const nameOf = (listId: string) =>
    lists.find(({ id }) => id === listId)?.name || m.plan_shopping_default_list()
  const [from, setFrom] = useState<string>(props.from)
  const [to, setTo] = useState<string>(props.to)
  const [listId, setListId] = useState(defaultGroceryListId)
  const areDays =
    isCalendarDate(from) && isCalendarDate(to) && from <= to && daysBetween(from, to) < maxShoppedDays

  function put(event: FormEvent) {
    event.preventDefault()
    if (!areDays) return
    const sentence = m.plan_shopping_done({ list: nameOf(listId), days: formatWeekRange([from, to]) })
    act(sentence, (make) => make.shopFor(listId, { from, to }))
  }
  return (
    <Dialog
      title={m.plan_shopping_title()}
      isWide
      onDismiss={onDismiss}
      footer={
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="quiet" to={`/grocery?list=${listId}`}>
            {m.plan_shopping_open()}
          </ButtonLink>
          <Button look="quiet" onClick={onDismiss}>
            {m.grocery_page_done()}
          </Button>
        </div>
      }
    >
      <p>{m.plan_shopping_lead()}</p>
      {outcome}
      {page.error && !page.data && <AlertMessage>{m.plan_shopping_failed()}</AlertMessage>}
      {shopping.length > 0 && (
        <ul className="flex flex-col gap-2">
          {shopping.map((each) => (
            <li
              key={each.listId}
              className="flex flex-wrap items-center justify-between gap-2 rounded-xl border border-line px-4 py-2"
            >
              <span className="min-w-0 wrap-anywhere">
                {m.plan_shopping_has({
                  list: nameOf(each.listId),
                  days: formatWeekRange([each.from, each.to]),
                })}
              </span>
              <Button
                look="plain"
                aria-label={m.plan_shopping_stop_named({ list: nameOf(each.listId) })}
                onClick={() =>
                  act(m.plan_shopping_stopped({ list: nameOf(each.listId) }), (make) =>
                    make.shopFor(each.listId, null),
                  )
                }
              >
                {m.plan_shopping_stop()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={put} className="flex flex-wrap items-end gap-3">
        <TextField
          label={m.plan_shopping_from()}
          type="date"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label={m.plan_shopping_to()}
          type="date"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        {lists.length > 1 && (
          <LabelledField label={m.plan_shopping_list()}>
            {(control) => (
              <Select {...control} value={listId} onChange={({ target }) => setListId(target.value)}>
                {lists.map(({ id }) => (
                  <option key={id} value={id}>
                    {nameOf(id)}
                  </option>
                ))}
              </Select>
            )}
          </LabelledField>
        )}
        <Button type="submit" disabled={!areDays}>
          {m.plan_shopping_put()}
        </Button>
      </form>
      {!areDays && (
        <p role="status" className="text-soft">
          {m.plan_shopping_days_fault({ most: maxShoppedDays })}
        </p>
      )}
    </Dialog>
  )
}
