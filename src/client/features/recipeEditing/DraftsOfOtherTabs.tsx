import * as m from '#messages'
import { formatDate } from '#shared/currentLocale.ts'
import { Button } from '../../ui/Button.tsx'
import type { TypedFormDraft } from './typedDrafts.ts'

interface OtherDraftsProps<T> {
  drafts: readonly TypedFormDraft<T>[]
  isBusy: boolean
  onTake: (draft: TypedFormDraft<T>) => void
}

/** What was typed into other pages of this browser and is not saved: each can be gone on with. */
export function DraftsOfOtherTabs<T>({ drafts, isBusy, onTake }: OtherDraftsProps<T>) {
  if (drafts.length === 0) return null
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{m.recipe_keeping_other_drafts()}</p>
      <ul className="flex flex-wrap gap-3">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Button look="quiet" disabled={isBusy} onClick={() => onTake(draft)}>
              {m.recipe_keeping_show_draft({
                at: formatDate({ dateStyle: 'medium', timeStyle: 'short' }, new Date(draft.atMs)),
              })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
