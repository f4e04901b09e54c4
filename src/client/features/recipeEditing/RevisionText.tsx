import { useState } from 'react'
import * as m from '#messages'
import * as say from '#shared/messages/recipes/recipeKeeping.ts'
import { FailedPagePart } from '../../data/failures/FailedPagePart.tsx'
import { trpcHooks } from '../../data/trpc.ts'
import { toRecipeFormText } from './recipeFormText.ts'

interface RevisionTextProps {
  recipeId: string
  version: number
}

/** What an earlier version said, fetched when somebody opens it. */
export function RevisionText({ recipeId, version }: RevisionTextProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-2 text-sm font-semibold text-paprika">
        {m.recipe_keeping_show_version({ version })}
      </summary>
      {isOpen && <Words recipeId={recipeId} version={version} />}
    </details>
  )
}

function Words(ref: RevisionTextProps) {
  const query = trpcHooks.recipes.getRevision.useQuery(ref, { staleTime: Number.POSITIVE_INFINITY })
  const { data } = query
  if (query.isError) return <FailedPagePart sentence={m.recipe_keeping_history_failed()} query={query} />
  if (!data) return <p role="status">{m.recipe_keeping_looking_up()}</p>
  const words = toRecipeFormText(data)
  const parts = data.kind === 'blog' ? (['content'] as const) : (['ingredients', 'instructions'] as const)
  return (
    <dl className="flex flex-col gap-3 rounded-2xl border border-line px-4 py-3">
      {(['name', 'description', ...parts] as const).map((part) => (
        <div key={part}>
          <dt className="text-sm text-soft">{say.recipePartTitles[part]()}</dt>
          <dd className="whitespace-pre-line">{words[part] || m.recipe_keeping_nothing()}</dd>
        </div>
      ))}
    </dl>
  )
}
