import { Link } from 'react-router-dom'
import * as m from '#messages'
import { linesWithinKitchenLimits } from '#shared/contract/recipes/typedLines.ts'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { createLateForm } from '../forms/lateForm.tsx'
import { Card } from '../ui/Card.tsx'

export async function load({ queries, url }: PageLoadArguments) {
  // A form that came back without scripts shows how its lines are read all the same.
  const lines = linesWithinKitchenLimits(url.searchParams.get('ingredients') ?? '')
  await Promise.all([
    importSubmitForm(),
    queries.recipes.visibilityChoice.prefetch(),
    ...lines.map((text) => queries.recipes.readLine.prefetch({ text })),
  ])
}

// With its schema it is larger than the page.
const importSubmitForm = () => import('../features/recipeEditing/SubmitRecipeForm.tsx')
const SubmitRecipeForm = createLateForm(
  async () => (await importSubmitForm()).default,
  import.meta.env.SSR && (await importSubmitForm()).default,
)

export default function SubmitRecipePage() {
  return (
    <div className="flex flex-col gap-8">
      <title>{m.site_page_title({ title: m.recipe_keeping_submit_title() })}</title>
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{m.recipe_keeping_submit_title()}</h1>
        <p className="max-w-prose text-lg text-soft">{m.recipe_keeping_type_lead()}</p>
        <p>
          <Link to="/import" className="text-paprika underline underline-offset-4">
            {m.recipe_keeping_import()}
          </Link>
        </p>
      </header>
      <Card>
        <SubmitRecipeForm />
      </Card>
    </div>
  )
}
