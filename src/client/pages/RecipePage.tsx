import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import * as sayReport from '#shared/messages/recipeReport.ts'
import * as say from '#shared/messages/recipes.ts'
import { pageTitle } from '#shared/messages/site.ts'
import { RecipeReportPanel } from '../features/recipes/RecipeReportPanel.tsx'
import { RecipeSheet } from '../features/recipes/RecipeSheet.tsx'
import { RecipeShelf } from '../features/recipes/RecipeShelf.tsx'
import type { LoadArgs } from '../routes.tsx'
import { trpc } from '../trpc.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Card } from '../ui/Card.tsx'

export async function load({ queries, params: { recipeId = '' } }: LoadArgs) {
  void queries.recipes.report.prefetch({ recipeId })
  void queries.recipes.listRelated.prefetch({ recipeId })
  await queries.recipes.get.ensureData({ recipeId })
}

export default function RecipePage() {
  const { recipeId = '' } = useParams()
  const [recipe] = trpc.recipes.get.useSuspenseQuery({ recipeId })
  return (
    <div className="flex flex-col gap-12">
      <title>{pageTitle(recipe.name)}</title>
      <meta name="description" content={recipe.description} />
      <Card>
        <div className="flex flex-col gap-8">
          <RecipeSheet recipe={recipe} />
          <Boundary fallback={<p className="text-soft">{sayReport.broke}</p>}>
            <Suspense fallback={<p className="text-soft">{sayReport.checking}</p>}>
              <ReportOnRecipe recipeId={recipeId} />
            </Suspense>
          </Boundary>
        </div>
      </Card>
      <section aria-labelledby="related-title" className="flex flex-col gap-6 print:hidden">
        <h2 id="related-title" className="text-3xl">
          {recipe.cuisine === 'Other' ? say.relatedOther : say.related(recipe.cuisine)}
        </h2>
        <Boundary fallback={<p className="text-soft">{say.relatedBroke}</p>}>
          <Suspense fallback={<p className="text-soft">{say.loadingRelated}</p>}>
            <RelatedRecipes recipeId={recipeId} />
          </Suspense>
        </Boundary>
      </section>
    </div>
  )
}

function ReportOnRecipe({ recipeId }: { recipeId: string }) {
  const [report] = trpc.recipes.report.useSuspenseQuery({ recipeId })
  return <RecipeReportPanel report={report} />
}

function RelatedRecipes({ recipeId }: { recipeId: string }) {
  const [related] = trpc.recipes.listRelated.useSuspenseQuery({ recipeId })
  return related.length > 0 ? (
    <RecipeShelf recipes={related} />
  ) : (
    <p className="text-soft">{say.noneRelated}</p>
  )
}
