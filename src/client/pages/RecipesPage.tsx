import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { createSignInPath } from '../data/createSignInPath.ts'
import { FailedLoadNotice } from '../data/failures/FailedLoadNotice.tsx'
import { toPageLoadFailure, usePageLoadFailure } from '../data/failures/loadFailure.ts'
import { trpcHooks } from '../data/trpc.ts'
import { useViewerAndSignInProviders } from '../data/viewer.ts'
import { RecipeFilters } from '../features/recipeSearch/RecipeFilters.tsx'
import { RecipeListing } from '../features/recipeSearch/RecipeListing.tsx'
import {
  changeRecipeListInput,
  readRecipeListAddress,
  writeRecipeListAddress,
} from '../features/recipeSearch/recipeListAddress.ts'
import { useRecipeList } from '../features/recipeSearch/useRecipeList.ts'
import { PlanRecipeLink } from '../features/recipes/PlanRecipeLink.tsx'

export async function load({ queries, url }: PageLoadArguments) {
  const asked = readRecipeListAddress(url.searchParams)
  // A list that is known already is shown when it cannot be asked for again.
  await queries.recipes.list.fetch(asked).catch((error: unknown) => {
    if (!toPageLoadFailure(error) || !queries.recipes.list.getData(asked)) throw error
  })
}
export const isFailureShown = true

export default function RecipesPage() {
  const { shown, asked, isLoading, change } = useRecipeList()
  const failure = usePageLoadFailure()
  const { data: list } = trpcHooks.recipes.list.useQuery(shown, { enabled: failure === null })
  const isMember = Boolean(useViewerAndSignInProviders()?.viewer)
  return (
    <div className="flex flex-col gap-8">
      <title>{m.site_page_title({ title: m.recipe_list_title() })}</title>
      <meta name="description" content={m.recipe_list_lead()} />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col gap-3">
          <h1 className="text-4xl sm:text-5xl">{m.recipe_list_title()}</h1>
          <p className="max-w-prose text-lg text-soft">{m.recipe_list_lead()}</p>
        </div>
        <Link
          to="/categories"
          className="flex min-h-11 items-center font-semibold text-paprika hover:underline"
        >
          {m.recipe_list_by_category()}
        </Link>
      </header>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[17rem_1fr] lg:gap-10">
        <div className="flex flex-col gap-4 lg:gap-5 lg:border-e lg:border-line lg:pe-6">
          <RecipeFilters
            asked={asked}
            list={list}
            isMember={isMember}
            signInPath={createSignInPath(
              writeRecipeListAddress(changeRecipeListInput(asked, { mine: true })),
            )}
            onChange={change}
          />
        </div>
        {list ? (
          <RecipeListing
            list={list}
            asked={shown}
            isLoading={isLoading}
            actionOf={isMember ? PlanRecipeLink : undefined}
          />
        ) : (
          failure && <FailedLoadNotice sentence={m.recipe_list_failed()} failure={failure} />
        )}
      </div>
    </div>
  )
}
