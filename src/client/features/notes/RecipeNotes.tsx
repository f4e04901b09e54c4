import { Link } from 'react-router-dom'
import * as m from '#messages'
import { FailedPagePart } from '../../data/failures/FailedPagePart.tsx'
import { trpcHooks } from '../../data/trpc.ts'
import { writeForumAddress } from './forumAddress.ts'
import { NoteActionStatus } from './NoteActionStatus.tsx'
import { NoteCard } from './NoteCard.tsx'
import { useNoteActionStatus } from './useNoteActionStatus.ts'

/** So many stand on the recipe's own page; the others in the forum. */
const maxShown = 3

/** The newest notes on a recipe, on its own page, and the way to write one. */
export default function RecipeNotes({ recipeId }: { recipeId: string }) {
  const query = trpcHooks.notes.list.useQuery({ recipeId })
  const list = query.data
  const { notice, sentence, tell } = useNoteActionStatus()
  const forum = writeForumAddress({ recipeId })
  if (!list) return query.isError && <FailedPagePart sentence={m.notes_list_failed()} query={query} />
  return (
    <section aria-labelledby="notes-title" className="flex flex-col gap-5 print:hidden">
      <h2 id="notes-title" className="text-3xl">
        {m.notes_on_recipe()}
      </h2>
      <NoteActionStatus notice={notice} sentence={sentence} />
      {list.items.length === 0 ? (
        <p className="text-soft">{m.notes_none_on_recipe()}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {list.items.slice(0, maxShown).map((note) => (
            <li key={note.id}>
              <NoteCard note={note} showsRecipe={false} back={`/recipe/${recipeId}`} onStatus={tell} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-x-6">
        <Link
          to={`${forum}#write`}
          className="flex min-h-11 items-center font-semibold text-paprika hover:underline"
        >
          {m.notes_write()}
        </Link>
        {list.total > 0 && (
          <Link to={forum} className="flex min-h-11 items-center font-semibold text-paprika hover:underline">
            {list.isMore ? m.notes_read_many() : m.notes_read_all({ count: list.total })}
          </Link>
        )}
      </div>
    </section>
  )
}
