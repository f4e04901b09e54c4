import * as m from '#messages'
import type { RecipeFileFormat } from '#shared/contract/recipes/recipeExport.ts'

/** The formats by their names; null for plain text, which each language calls otherwise. */
const names = {
  jsonld: 'JSON-LD',
  cooklang: 'Cooklang',
  markdown: 'Markdown',
  text: null,
} satisfies Record<RecipeFileFormat, string | null>

/** Links to the recipe as a file. They need no scripts. */
export function RecipeDownloads({ recipeId }: { recipeId: string }) {
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-full border border-edge bg-card px-5 py-2 font-semibold hover:border-paprika hover:text-paprika [&::-webkit-details-marker]:hidden">
        {m.recipe_keeping_download()}
      </summary>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {Object.entries(names).map(([format, name]) => (
          <li key={format}>
            <a
              href={`/recipe/${recipeId}/download/${format}`}
              download
              className="inline-flex min-h-11 items-center text-paprika underline underline-offset-4"
            >
              {name ?? m.recipe_keeping_download_text()}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
