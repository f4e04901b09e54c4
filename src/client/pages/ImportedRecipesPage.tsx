import { useParams } from 'react-router-dom'
import * as m from '#messages'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { trpcHooks } from '../data/trpc.ts'
import { ImportScreen, usePageOfImport } from '../features/recipeEditing/recipeImport/ImportScreen.tsx'
import { AlertMessage } from '../ui/AlertMessage.tsx'

/** Milliseconds after which an import that is being read is asked for again. */
const refetchMs = 1_000

export async function load({ queries, params, url }: PageLoadArguments) {
  const page = Math.max(0, (Number(url.searchParams.get('page') ?? 1) || 1) - 1)
  await Promise.all([
    queries.recipeImport.get.prefetch({ importId: params.importId ?? '', page }),
    queries.recipes.visibilityChoice.prefetch(),
  ])
}

export default function ImportedRecipesPage() {
  const { importId = '' } = useParams()
  const page = usePageOfImport()
  const { data, error } = trpcHooks.recipeImport.get.useQuery(
    { importId, page },
    { refetchInterval: ({ state }) => (state.data?.import.state === 'reading' ? refetchMs : false) },
  )
  return (
    <>
      <title>{m.site_page_title({ title: m.recipe_import_title() })}</title>
      {error && !data && <AlertMessage>{error.message}</AlertMessage>}
      {data && <ImportScreen {...data} />}
    </>
  )
}
