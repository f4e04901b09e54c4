import type { Ref } from 'react'
import * as m from '#messages'
import { Button } from '../../../ui/Button.tsx'

interface MealCommentConflictProps {
  ref: Ref<HTMLElement>
  theirs: string
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Shows the comment that was saved while another was typed, and lets the person choose. */
export function MealCommentConflict({ ref, theirs, onTakeTheirs, onKeepMine }: MealCommentConflictProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={m.recipe_keeping_theirs()}
      className="flex flex-col gap-3 rounded-2xl border border-paprika bg-blush p-4"
    >
      <p role="alert" className="font-semibold text-paprika-deep">
        {m.recipe_keeping_conflict()}
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {theirs || m.recipe_keeping_nothing()}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={onTakeTheirs}>
          {m.recipe_keeping_take_theirs()}
        </Button>
        <Button onClick={onKeepMine}>{m.recipe_keeping_keep_mine()}</Button>
      </div>
    </section>
  )
}
