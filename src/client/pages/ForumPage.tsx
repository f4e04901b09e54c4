import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { footerPageTitles } from '#shared/messages/pages/site.ts'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { createSignInPath } from '../data/createSignInPath.ts'
import { trpcHooks } from '../data/trpc.ts'
import { useViewerAndSignInProviders } from '../data/viewer.ts'
import { forumPagePath, readForumAddress, writeForumAddress } from '../features/notes/forumAddress.ts'
import { NoteActionStatus } from '../features/notes/NoteActionStatus.tsx'
import { NoteListing } from '../features/notes/NoteListing.tsx'
import { RecipeSearchForNote, recipeSearchInputForNote } from '../features/notes/RecipeSearchForNote.tsx'
import { useNoteActionStatus } from '../features/notes/useNoteActionStatus.ts'
import { createLateForm } from '../forms/lateForm.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { useFocusOnHeading } from '../ui/useFocusOnHeading.ts'

export async function load({ queries, url }: PageLoadArguments) {
  const { recipeId, isOwn, page, find } = readForumAddress(url.searchParams)
  const { viewer } = await queries.auth.entrance.ensureData()
  if (viewer && isOwn) return void (await queries.notes.listOwn.ensureData({ page }))
  await Promise.all([
    queries.notes.list.ensureData({ recipeId, page }),
    viewer && recipeId ? importNoteForm() : null,
    viewer && find ? queries.recipes.list.prefetch(recipeSearchInputForNote(find)) : null,
  ])
}

// Only for a member who writes on a recipe.
const importNoteForm = () => import('../features/notes/WriteNoteForm.tsx')
const WriteNoteForm = createLateForm(
  async () => (await importNoteForm()).default,
  import.meta.env.SSR && (await importNoteForm()).default,
)

const link = 'flex min-h-11 items-center font-semibold text-paprika hover:underline'

export default function ForumPage() {
  const [search] = useSearchParams()
  const isSignedIn = Boolean(useViewerAndSignInProviders()?.viewer)
  return isSignedIn && readForumAddress(search).isOwn ? <OwnNotes /> : <Forum isSignedIn={isSignedIn} />
}

function OwnNotes() {
  const [search] = useSearchParams()
  const { page } = readForumAddress(search)
  const [list] = trpcHooks.notes.listOwn.useSuspenseQuery({ page })
  const { notice, sentence, tell } = useNoteActionStatus()
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <title>{m.site_page_title({ title: m.notes_own() })}</title>
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{m.notes_own()}</h1>
        <p className="max-w-prose text-lg text-soft">{m.notes_own_lead()}</p>
        <Link to={forumPagePath} className={link}>
          {m.notes_all_notes()}
        </Link>
      </header>
      <NoteActionStatus notice={notice} sentence={sentence} />
      <NoteListing list={list} isOwn onStatus={tell} />
    </div>
  )
}

function Forum({ isSignedIn }: { isSignedIn: boolean }) {
  const [search] = useSearchParams()
  const { recipeId, isOwn, page, find } = readForumAddress(search)
  const [list] = trpcHooks.notes.list.useSuspenseQuery({ recipeId, page })
  const { notice, sentence, tell } = useNoteActionStatus()
  const recipeAndPage = `${recipeId} ${page}`
  const [firstScreen] = useState(recipeAndPage)
  const heading = useFocusOnHeading<HTMLHeadingElement>({
    screen: recipeAndPage,
    isWanted: recipeAndPage !== firstScreen,
    onlyIfLost: true,
  })
  const { about } = list
  const here = writeForumAddress({ recipeId, isOwn, page })
  const title = about ? m.notes_about_title({ recipe: about.name }) : footerPageTitles().forum
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <title>{m.site_page_title({ title })}</title>
      <meta name="description" content={m.notes_forum_lead()} />
      <header className="flex flex-col gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-4xl wrap-anywhere sm:text-5xl">
          {title}
        </h1>
        {about ? (
          <div className="flex flex-wrap gap-x-6">
            <Link to={`/recipe/${about.id}`} className={link}>
              {m.notes_open_recipe()}
            </Link>
            <Link to={forumPagePath} className={link}>
              {m.notes_all_notes()}
            </Link>
          </div>
        ) : (
          <p className="max-w-prose text-lg text-soft">{m.notes_forum_lead()}</p>
        )}
        {isSignedIn && (
          <Link to={writeForumAddress({ isOwn: true })} className={link}>
            {m.notes_own()}
          </Link>
        )}
      </header>
      <NoteActionStatus notice={notice} sentence={sentence} />
      <div id="write">
        {!isSignedIn ? (
          <ButtonLink to={createSignInPath(here)}>{m.notes_log_in_to_write()}</ButtonLink>
        ) : about ? (
          <Card>
            <h2 className="mb-4 text-2xl wrap-anywhere">{m.notes_write_on({ recipe: about.name })}</h2>
            <WriteNoteForm
              key={about.id}
              recipe={about}
              refused={search.has('refused') ? (search.get('text') ?? '') : null}
              back={writeForumAddress({ recipeId })}
              onStatus={tell}
            />
          </Card>
        ) : (
          <Card>
            <RecipeSearchForNote find={find} />
          </Card>
        )}
      </div>
      <NoteListing list={list} onStatus={tell} />
    </div>
  )
}
