import { useEffect, useRef } from 'react'
import * as m from '#messages'
import { maxSlotNameLength } from '#shared/mealPlan/limits.ts'
import type { MealSlot } from '#shared/mealPlan/slots.ts'
import { mealSlotName } from '#shared/messages/mealSlots.ts'
import SavedMeanwhile from '../../../forms/SavedMeanwhile.tsx'
import { useStoredTypedFields } from '../../../forms/useStoredTypedFields.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { CheckboxGroup } from '../../../ui/CheckboxGroup.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { HouseholdEater } from '../eaters.ts'
import type { MealPlanReplica } from '../mealPlansInBrowser.ts'

const arrow =
  'grid size-11 place-items-center rounded-full hover:bg-blush hover:text-paprika disabled:text-line disabled:hover:bg-transparent'

interface SlotRowProps {
  slot: MealSlot
  household: readonly HouseholdEater[]
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  change: MealPlanReplica['change']
}

/** One slot: its name, which is saved once its field or the dialog is left, whether it is shown, its place in the day, and who usually eats then. */
export function MealSlotRow({ slot, household, isFirst, isLast, onMove, change }: SlotRowProps) {
  const shown = mealSlotName(slot)
  const typed = useStoredTypedFields(`larder.typed.slot.${slot.id}`, { name: shown })
  const isConflict = typed.meanwhile.length > 0
  const conflict = useRef<HTMLElement>(null)
  const ids = household.map(({ id }) => id)
  function rename() {
    const name = typed.fields.name.trim()
    if (name !== shown) change((make) => make.renameSlot(slot.id, name))
    typed.forget()
  }
  const renameUnlessConflict = () => !isConflict && typed.fields.name !== shown && rename()
  // A dialog that is closed by a key takes no focus away first.
  const latest = useRef(renameUnlessConflict)
  useEffect(() => {
    latest.current = renameUnlessConflict
  })
  useEffect(() => () => void latest.current(), [])
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-line p-4">
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <TextField
            label={m.meal_plan_slot_name()}
            value={typed.fields.name}
            maxLength={maxSlotNameLength}
            autoComplete="off"
            onChange={({ target }) => typed.type({ name: target.value })}
            onBlur={renameUnlessConflict}
            onKeyDown={({ key }) => {
              if (key !== 'Enter') return
              if (isConflict) conflict.current?.focus()
              else renameUnlessConflict()
            }}
          />
        </div>
        <button
          type="button"
          data-move
          disabled={isFirst}
          aria-label={m.grocery_page_move_up({ aisle: shown })}
          onClick={() => onMove(-1)}
          className={arrow}
        >
          <span aria-hidden="true">↑</span>
        </button>
        <button
          type="button"
          data-move
          disabled={isLast}
          aria-label={m.grocery_page_move_down({ aisle: shown })}
          onClick={() => onMove(1)}
          className={arrow}
        >
          <span aria-hidden="true">↓</span>
        </button>
      </div>
      {isConflict && (
        <SavedMeanwhile
          ref={conflict}
          fields={[{ label: null, text: shown }]}
          onTakeTheirs={typed.takeTheirs}
          onKeepMine={rename}
        />
      )}
      <Checkbox
        label={m.meal_plan_slot_shown({ slot: shown })}
        isChecked={!slot.isHidden}
        onCheck={(isShown) => change((make) => make.hideSlot(slot.id, !isShown))}
      />
      {household.length > 1 && !slot.isHidden && (
        <CheckboxGroup
          label={m.meal_plan_usually_eats({ slot: shown })}
          choices={ids}
          chosen={slot.usualEaterIds === null ? ids : ids.filter((id) => slot.usualEaterIds!.includes(id))}
          onChoose={(chosen) =>
            change((make) => make.setUsualEaters(slot.id, chosen.length === ids.length ? null : chosen))
          }
          nameOf={(id) => household.find((eater) => eater.id === id)?.name ?? ''}
        />
      )}
    </li>
  )
}
