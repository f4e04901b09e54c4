import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { RecipeNote } from '#shared/contract/notes.ts'
import * as say from '#shared/messages/notes.ts'
import { writeForumAddress } from './forumAddress.ts'
import { NoteAction } from './NoteAction.tsx'

interface NoteCardProps {
  note: RecipeNote
  /** Left out on the recipe's own page. */
  showsRecipe: boolean
  /** Where a plain form leads back to. */
  back: string
  /** With what was done; null when something is begun. */
  onStatus: (done: keyof typeof say.noteActionSentences | null) => void
}

/** What one cook says of a recipe, and what may be done about it. */
export function NoteCard({ note, showsRecipe, back, onStatus }: NoteCardProps) {
  const { id, recipe, author, at, text, isMine, canRemove, isHidden, canShow } = note
  const shared = { noteId: id, back, onStatus }
  return (
    <article
      aria-labelledby={`by-${id}`}
      className="flex flex-col gap-2 rounded-card border border-line bg-card p-5 shadow-card"
    >
      <p id={`by-${id}`} className="flex flex-wrap items-baseline gap-x-2 text-sm text-soft">
        {showsRecipe && !recipe && <span>{m.notes_own_hidden_recipe()}</span>}
        {showsRecipe && recipe && (
          <Link
            to={writeForumAddress({ recipeId: recipe.id })}
            className="inline-flex min-h-6 items-center font-dish text-xl text-ink wrap-anywhere hover:text-paprika"
          >
            {recipe.name}
          </Link>
        )}
        <span className="wrap-anywhere">{m.notes_by({ author: isMine ? m.notes_you() : author })}</span>
        <time dateTime={at}>{say.dayOfNoteText(at)}</time>
      </p>
      {isHidden && (
        <p className="rounded-xl bg-blush px-3 py-2 text-sm">
          {canShow ? m.notes_waits_for_you() : m.notes_waits_mine()}
        </p>
      )}
      <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <div className="-mb-2 flex flex-wrap items-start gap-x-4">
        {canShow && (
          <NoteAction {...shared} action="show" label={m.notes_show_of({ author })} text={m.notes_show()} />
        )}
        {canRemove && (
          <NoteAction
            {...shared}
            action="remove"
            label={isMine ? m.notes_remove_mine() : m.notes_remove_of({ author })}
            text={m.notes_remove()}
          />
        )}
        {!isMine && !isHidden && (
          <NoteAction
            {...shared}
            action="report"
            label={m.notes_report_of({ author })}
            text={m.notes_report()}
          />
        )}
      </div>
    </article>
  )
}
