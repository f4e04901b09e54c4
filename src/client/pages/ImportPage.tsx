import { useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { trpcHooks } from '../data/trpc.ts'
import { BeginImportForm } from '../features/recipeEditing/recipeImport/BeginImportForm.tsx'
import { ImportBookmark } from '../features/recipeEditing/recipeImport/ImportBookmark.tsx'
import { ImportList } from '../features/recipeEditing/recipeImport/ImportList.tsx'
import { ReadImport } from '../features/recipeEditing/recipeImport/ReadImport.tsx'
import { sharedText } from '../features/recipeEditing/recipeImport/sharedText.ts'
import { Card } from '../ui/Card.tsx'

export async function load({ queries, url }: PageLoadArguments) {
  const shown = importInAddress(url.searchParams)
  if (!shown)
    return await Promise.all([
      queries.recipeImport.list.prefetch(),
      queries.recipeImport.assistant.prefetch(),
    ])
  await Promise.all([queries.recipeImport.get.prefetch(shown), queries.recipes.visibilityChoice.prefetch()])
}

/** The import that an address names, and the page of its recipes, from 0; null where it begins one. */
function importInAddress(search: URLSearchParams): { importId: string; page: number } | null {
  const importId = search.get('id')
  const page = Number(search.get('page') ?? 1)
  if (importId === null) return null
  return { importId, page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page - 1 : 0 }
}

export default function ImportPage() {
  const [search] = useSearchParams()
  const shown = importInAddress(search)
  return (
    <>
      <title>{m.site_page_title({ title: m.recipe_import_title() })}</title>
      {shown ? <ReadImport {...shown} /> : <BeginImport search={search} />}
    </>
  )
}

function BeginImport({ search }: { search: URLSearchParams }) {
  const { data: imports = [] } = trpcHooks.recipeImport.list.useQuery()
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{m.recipe_import_title()}</h1>
        <p className="max-w-prose text-lg text-soft">{m.recipe_import_lead()}</p>
      </header>
      <Card>
        <BeginImportForm textAtFirst={sharedText(search)} />
      </Card>
      <ImportBookmark />
      <ImportList imports={imports} />
    </div>
  )
}
