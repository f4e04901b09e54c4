import { useEffect, useRef } from 'react'
import * as m from '#messages'
import { Button } from '../ui/Button.tsx'

/** The last action of a person, and what makes the changes that undo it; null where it cannot be undone. */
export interface UndoableOutcome<Undo> {
  sentence: string
  /** Whether it is about what could not be done. */
  hasFailed?: boolean
  undo: Undo | null
}

/** Shows the last action, with a button that undoes it. The button takes the focus where the element that had it is gone. */
export function ActionOutcomeWithUndo({
  outcome,
  onUndo,
}: {
  outcome: UndoableOutcome<unknown> | null
  onUndo: () => void
}) {
  const undo = useRef<HTMLDivElement>(null)
  const isUndoable = outcome !== null && outcome.undo !== null
  useEffect(() => {
    if (outcome && isUndoable && document.activeElement === document.body)
      undo.current?.querySelector('button')?.focus()
  }, [outcome, isUndoable])
  return (
    <div ref={undo} className="sticky bottom-3 z-10 -my-2 print:hidden">
      <div
        role="status"
        className={
          outcome
            ? `flex min-h-14 flex-wrap items-center justify-between gap-3 rounded-2xl border px-4 py-1.5 font-semibold shadow-card ${outcome.hasFailed ? 'border-paprika bg-blush text-paprika-deep' : 'border-line bg-sprig'}`
            : ''
        }
      >
        {outcome?.sentence}
        {isUndoable && (
          <Button look="quiet" onClick={onUndo}>
            {m.grocery_page_undo()}
          </Button>
        )}
      </div>
    </div>
  )
}
