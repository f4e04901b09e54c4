import * as m from '#messages'
import { dateIn } from '#shared/currentLocale.ts'
import { Button } from '../../ui/Button.tsx'
import type { TypedDraft } from './typedDrafts.ts'

interface OtherDraftsProps<T> {
  drafts: readonly TypedDraft<T>[]
  isBusy: boolean
  onTake: (draft: TypedDraft<T>) => void
}

/** What was typed into other pages of this browser and is not saved: each can be gone on with. */
export function OtherDrafts<T>({ drafts, isBusy, onTake }: OtherDraftsProps<T>) {
  if (drafts.length === 0) return null
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{m.recipe_keeping_other_drafts()}</p>
      <ul className="flex flex-wrap gap-3">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Button look="quiet" disabled={isBusy} onClick={() => onTake(draft)}>
              {m.recipe_keeping_show_draft({
                at: dateIn({ dateStyle: 'medium', timeStyle: 'short' }, new Date(draft.atMs)),
              })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
