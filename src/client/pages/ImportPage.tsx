import { useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { trpcHooks } from '../data/trpc.ts'
import { BeginImportForm } from '../features/recipeEditing/recipeImport/BeginImportForm.tsx'
import { ImportList } from '../features/recipeEditing/recipeImport/ImportList.tsx'
import { Card } from '../ui/Card.tsx'

export const load = ({ queries }: PageLoadArguments) => queries.recipeImport.list.prefetch()

export default function ImportPage() {
  const { data: imports = [] } = trpcHooks.recipeImport.list.useQuery()
  const [search] = useSearchParams()
  // Programs share a page with its address, or with a text that ends in it.
  const shared = search.get('url') || search.get('text') || ''
  return (
    <div className="flex flex-col gap-8">
      <title>{m.site_page_title({ title: m.recipe_import_title() })}</title>
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{m.recipe_import_title()}</h1>
        <p className="max-w-prose text-lg text-soft">{m.recipe_import_lead()}</p>
      </header>
      <Card>
        <BeginImportForm textAtFirst={shared} />
      </Card>
      <ImportList imports={imports} />
    </div>
  )
}
