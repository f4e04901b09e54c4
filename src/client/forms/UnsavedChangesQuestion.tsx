import { useState } from 'react'
import * as m from '#messages'
import * as say from '#shared/messages/unsavedChanges.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

export interface UnsavedQuestionProps {
  /** The numbers of changes of grocery lists and of meal plans that are only in this browser; null where it is unknown. */
  groceries: number | null
  meals: number | null
  /** Whether a generated recipe or typed text is only in this browser. */
  hasDrafts: boolean
  /** Whether other tabs contain typed text. */
  haveOtherTabsDrafts: boolean
  onStay: () => void
  onLeave: () => Promise<void>
}

/** Asks a user who signs out while some of their data is only in this browser. */
export function UnsavedChangesQuestion({
  groceries,
  meals,
  hasDrafts,
  haveOtherTabsDrafts,
  onStay,
  onLeave,
}: UnsavedQuestionProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <Dialog title={m.unsaved_groceries_title()} onDismiss={onStay}>
      <p>
        {groceries !== 0 && say.groceriesNotSavedSentence(groceries)}{' '}
        {meals !== 0 && say.mealsNotSavedSentence(meals)} {hasDrafts && m.unsaved_drafts_here()}{' '}
        {haveOtherTabsDrafts && m.unsaved_drafts_in_tabs()} {m.signing_out_forgets()}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStay}>{m.unsaved_groceries_stay()}</Button>
        <Button
          look="quiet"
          isBusy={isLeaving}
          onClick={() => {
            setIsLeaving(true)
            void onLeave()
          }}
        >
          {m.unsaved_groceries_leave()}
        </Button>
      </div>
    </Dialog>
  )
}
