import { useEffect, useRef } from 'react'
import * as m from '#messages'
import { Button } from '../../../ui/Button.tsx'
import type { MakeGroceryOperations } from '../openGroceryReplica.ts'

/** What was done last, and what undoes it, if that can be. */
export interface UndoableGroceryOutcome {
  sentence: string
  /** Whether it is about what could not be done. */
  hasFailed?: boolean
  undo: MakeGroceryOperations | null
}

/** Says what was done, with the way back, which takes the focus: what had it is gone. */
export function ActionOutcomeWithUndo({
  told,
  onUndo,
}: {
  told: UndoableGroceryOutcome | null
  onUndo: () => void
}) {
  const undo = useRef<HTMLDivElement>(null)
  const isUndoable = told !== null && told.undo !== null
  useEffect(() => {
    if (told && isUndoable && document.activeElement === document.body)
      undo.current?.querySelector('button')?.focus()
  }, [told, isUndoable])
  return (
    <div ref={undo} className="sticky bottom-3 z-10 -my-2 print:hidden">
      <div
        role="status"
        className={
          told
            ? `flex min-h-14 flex-wrap items-center justify-between gap-3 rounded-2xl border px-4 py-1.5 font-semibold shadow-card ${told.hasFailed ? 'border-paprika bg-blush text-paprika-deep' : 'border-line bg-sprig'}`
            : ''
        }
      >
        {told?.sentence}
        {isUndoable && (
          <Button look="quiet" onClick={onUndo}>
            {m.grocery_page_undo()}
          </Button>
        )}
      </div>
    </div>
  )
}
