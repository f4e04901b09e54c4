import * as m from '#messages'
import { type RecipeFileFormat, recipeFileFormats } from '#shared/contract/recipes/recipeExport.ts'

const names: Record<RecipeFileFormat, () => string> = {
  jsonld: () => 'JSON-LD',
  cooklang: () => 'Cooklang',
  markdown: () => 'Markdown',
  text: m.recipes_download_text,
}

/** Links to the recipe as a file. They need no scripts. */
export function RecipeDownloads({ recipeId }: { recipeId: string }) {
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-full border border-edge bg-card px-5 py-2 font-semibold hover:border-paprika hover:text-paprika [&::-webkit-details-marker]:hidden">
        {m.recipes_download()}
      </summary>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {recipeFileFormats.map((format) => (
          <li key={format}>
            <a
              href={`/recipe/${recipeId}/download/${format}`}
              download
              className="inline-flex min-h-11 items-center text-paprika underline underline-offset-4"
            >
              {names[format]()}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
