import { useParams, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { createSignInPath } from '../data/createSignInPath.ts'
import { FailedPage } from '../data/failures/FailedPage.tsx'
import { usePageLoadFailure } from '../data/failures/loadFailure.ts'
import { useSiteOrigin } from '../data/origin.ts'
import { trpcHooks } from '../data/trpc.ts'
import { dataUnlessOfOtherVersion } from '../data/versions/dataOfVersion.ts'
import { usePreferredUnitSystem, useViewerAndSignInProviders } from '../data/viewer.ts'
import { CookScreen } from '../features/cooking/CookScreen.tsx'
import { useCookingProgress } from '../features/cooking/useCookingProgress.ts'
import { AddToGroceries } from '../features/grocery/adding/AddToGroceries.tsx'
import { IngredientList } from '../features/recipes/IngredientList.tsx'
import { useScaledRecipe } from '../features/recipes/useScaledRecipe.ts'
import {
  LateHouseholdWarningsStrip,
  renderAllergyMarks,
  renderHazardMarks,
} from '../features/warnings/lateParts.tsx'
import { QuestionBeforeCooking } from '../features/warnings/QuestionBeforeCooking.tsx'
import { VisitorWarningsStrip } from '../features/warnings/VisitorWarningsStrip.tsx'
import { StoredPageMark } from '../offline/StoredPageMark.tsx'

export async function load({ queries, params: { recipeId = '' } }: PageLoadArguments) {
  const reportFetch = queries.recipes.report.prefetch({ recipeId })
  const { viewer } = await queries.auth.entrance.ensureData()
  const optionalFetches = [
    queries.recipes.scalables.ensureData({ recipeId }),
    ...(viewer
      ? [reportFetch, queries.recipes.reportVersion.prefetch(), queries.preferences.get.ensureData()]
      : []),
  ]
  await Promise.all([queries.recipes.get.ensureData({ recipeId }), Promise.allSettled(optionalFetches)])
}

export const isFailureShown = true

export default function CookPage() {
  const failure = usePageLoadFailure()
  return failure ? <FailedPage sentence={m.recipes_details_failed()} failure={failure} /> : <LoadedSteps />
}

function LoadedSteps() {
  const { recipeId = '' } = useParams()
  const [recipe, { dataUpdatedAt }] = trpcHooks.recipes.get.useSuspenseQuery({ recipeId })
  const scalables = dataUnlessOfOtherVersion(trpcHooks.recipes.scalables.useQuery({ recipeId }).data, recipe)
  const serving = useScaledRecipe(recipe, scalables, usePreferredUnitSystem())
  const { servings, ingredients, instructions, search } = serving
  const cooking = useCookingProgress(recipeId, recipe.ingredients)
  const [params] = useSearchParams()
  const origin = useSiteOrigin()
  const isSignedIn = Boolean(useViewerAndSignInProviders()?.viewer)
  const household = trpcHooks.recipes.report.useQuery({ recipeId }, { enabled: isSignedIn })
  const report = isSignedIn ? household.data : undefined
  const reportOfSameVersion = dataUnlessOfOtherVersion(report, recipe)
  const asked = Number(params.get('step'))
  const step = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), instructions.length) : 0
  const recipePath = `/recipe/${recipeId}`
  const backPath = recipePath + search
  function pathOf(other: number): string {
    const to = new URLSearchParams(search)
    if (other) to.set('step', `${other}`)
    return `${recipePath}/cook${to.size ? `?${to}` : ''}`
  }
  return (
    <>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={origin + recipePath} />
      <StoredPageMark updatedAt={dataUpdatedAt} />
      {isSignedIn && (
        <QuestionBeforeCooking
          recipe={recipe}
          report={report}
          hasFailed={household.isError}
          recipePath={backPath}
        />
      )}
      <CookScreen
        recipeName={recipe.name}
        instructions={instructions}
        step={step}
        pathOf={pathOf}
        recipePath={backPath}
        ingredients={
          <>
            <div className="mb-6 text-base empty:hidden sm:text-lg">
              {isSignedIn ? (
                <LateHouseholdWarningsStrip
                  report={report}
                  recipeVersion={recipe.version}
                  query={household}
                  lines={recipe.ingredients}
                />
              ) : (
                <VisitorWarningsStrip recipe={recipe} />
              )}
            </div>
            <IngredientList
              lines={ingredients}
              ticks={cooking}
              markOf={(line) => renderAllergyMarks(reportOfSameVersion, (finding) => finding.line === line)}
            />
            <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 text-base">
              <AddToGroceries
                key={recipeId}
                recipeId={recipeId}
                servings={servings}
                isSignedIn={isSignedIn}
                logInPath={createSignInPath(pathOf(0))}
              />
            </div>
          </>
        }
        renderStepMarks={(step) => (
          <>
            {renderAllergyMarks(reportOfSameVersion, ({ steps }) => steps.includes(step))}
            {renderHazardMarks(reportOfSameVersion, step)}
          </>
        )}
        timers={cooking.timers}
        onStartTimer={cooking.startTimer}
        onEndTimer={cooking.endTimer}
        onFinish={cooking.finish}
      />
    </>
  )
}
