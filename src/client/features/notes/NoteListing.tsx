import * as m from '#messages'
import type { RecipeNoteList } from '#shared/contract/notes.ts'
import { formatNumber } from '#shared/currentLocale.ts'
import * as say from '#shared/messages/notes.ts'
import { PageNumbers } from '../../ui/PageNumbers.tsx'
import { writeForumAddress } from './forumAddress.ts'
import { NoteCard } from './NoteCard.tsx'

interface NoteListingProps {
  list: RecipeNoteList
  /** Whether they are all the notes of who is signed in. */
  isOwn?: boolean
  /** With what was done; null when something is begun. */
  onStatus: (done: keyof typeof say.noteActionSentences | null) => void
}

/** A page of notes, newest first, and the way to the others. */
export function NoteListing({ list, isOwn = false, onStatus }: NoteListingProps) {
  const { about, items, total, isMore, page, pageCount } = list
  const recipeId = about?.id ?? null
  const addressOf = (to: number) => writeForumAddress({ recipeId, isOwn, page: to })
  if (total === 0)
    return (
      <p className="rounded-card border border-dashed border-edge px-card py-10 text-center text-soft">
        {about ? m.notes_none_on_recipe() : isOwn ? m.notes_own_none() : m.notes_none()}
      </p>
    )
  return (
    <section aria-labelledby="notes-title" className="flex flex-col gap-5">
      <h2 id="notes-title" tabIndex={-1} className="text-2xl">
        {say.noteCountText(total, isMore)}
      </h2>
      <ul className="flex flex-col gap-4">
        {items.map((note) => (
          <li key={note.id}>
            <NoteCard note={note} showsRecipe={about === null} back={addressOf(page)} onStatus={onStatus} />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <PageNumbers
          key={page}
          label={m.notes_pages()}
          page={page}
          pageCount={pageCount}
          addressOf={addressOf}
          words={{
            previous: m.notes_previous_page(),
            next: m.notes_next_page(),
            page: (page) => m.notes_to_page({ page }),
            number: formatNumber,
          }}
        />
      )}
    </section>
  )
}
