import type { Ref } from 'react'
import * as m from '#messages'
import { Button } from '../ui/Button.tsx'

export interface FieldSavedMeanwhile {
  /** Null where the form has only one field that others can save. */
  label: string | null
  text: string
}

interface SavedMeanwhileProps {
  ref: Ref<HTMLElement>
  fields: readonly FieldSavedMeanwhile[]
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Shows what others saved in fields while something else was typed into them, and lets the person choose. */
export default function SavedMeanwhile({ ref, fields, onTakeTheirs, onKeepMine }: SavedMeanwhileProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={m.recipe_keeping_theirs()}
      className="flex w-full flex-col gap-3 rounded-2xl border border-paprika bg-blush p-4"
    >
      <p role="alert" className="font-semibold text-paprika-deep">
        {m.recipe_keeping_conflict()}
      </p>
      {fields.map(({ label, text }) => (
        <p key={label}>
          {label !== null && <span className="block text-sm text-soft">{label}</span>}
          <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
            {text || m.recipe_keeping_nothing()}
          </span>
        </p>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={onTakeTheirs}>
          {m.recipe_keeping_take_theirs()}
        </Button>
        <Button onClick={onKeepMine}>{m.recipe_keeping_keep_mine()}</Button>
      </div>
    </section>
  )
}
