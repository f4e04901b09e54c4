import { readableLines } from '#shared/contract/submission.ts'
import * as say from '#shared/messages/recipeKeeping.ts'
import { pageTitle } from '#shared/messages/site.ts'
import { SubmitRecipeForm } from '../features/recipes/SubmitRecipeForm.tsx'
import type { LoadArgs } from '../pageModules.ts'
import { Card } from '../ui/Card.tsx'

export async function load({ queries, url }: LoadArgs) {
  // A form that came back without scripts shows how its lines are read all the same.
  const lines = readableLines(url.searchParams.get('ingredients') ?? '')
  await Promise.all(lines.map((text) => queries.recipes.readLine.prefetch({ text })))
}

export default function SubmitRecipePage() {
  return (
    <div className="flex flex-col gap-8">
      <title>{pageTitle(say.submitTitle)}</title>
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{say.submitTitle}</h1>
        <p className="max-w-prose text-lg text-soft">{say.submitLead}</p>
      </header>
      <Card>
        <SubmitRecipeForm />
      </Card>
    </div>
  )
}
