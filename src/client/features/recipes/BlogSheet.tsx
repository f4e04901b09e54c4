import type { ReactNode } from 'react'
import * as m from '#messages'
import type { Recipe } from '#shared/contract/recipes.ts'

/** A blog entry as one reads it. Its HTML was made, and cleaned of all that could do harm, by the server. */
export function BlogSheet({ entry, actions }: { entry: Recipe; actions: ReactNode }) {
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-col gap-4">
        <h1 className="text-4xl wrap-anywhere sm:text-5xl">{entry.name}</h1>
        {entry.description && (
          <p dir="auto" className="max-w-prose text-lg text-soft wrap-anywhere">
            {entry.description}
          </p>
        )}
        {actions}
      </header>
      {entry.hasUnformattedText && <p className="text-soft">{m.recipes_unformatted_text()}</p>}
      <div dir="auto">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: blogHtml lets through a short list of tags and attributes. */}
        <div className="prose wrap-anywhere" dangerouslySetInnerHTML={{ __html: entry.contentHtml }} />
      </div>
    </article>
  )
}
