import { Link } from 'react-router-dom'
import * as m from '#messages'
import { changed, listAddress, readList } from '../features/recipes/listAddress.ts'
import { RecipeFilters } from '../features/recipes/RecipeFilters.tsx'
import { RecipeListing } from '../features/recipes/RecipeListing.tsx'
import { useRecipeList } from '../features/recipes/useRecipeList.ts'
import type { LoadArgs } from '../pageModules.ts'
import { signInPath } from '../signInPath.ts'
import { trpc } from '../trpc.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useEntrance } from '../viewer.ts'

export async function load({ queries, url }: LoadArgs) {
  const asked = readList(url.searchParams)
  // What is one's own is asked for by name: who is not signed in is sent to sign in.
  if (asked.mine || asked.myDiet) await queries.recipes.list.ensureData(asked)
  else await queries.recipes.list.prefetch(asked)
}

export default function RecipesPage() {
  const { shown, asked, isLoading, change } = useRecipeList()
  const { data: list, isFetching, refetch } = trpc.recipes.list.useQuery(shown)
  const isMember = Boolean(useEntrance()?.viewer)
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
            signInPath={signInPath(listAddress(changed(asked, { mine: true })))}
            onChange={change}
          />
        </div>
        {list ? (
          <RecipeListing list={list} asked={shown} isLoading={isLoading} />
        ) : isFetching ? (
          <Skeleton shape="cards" label={m.recipe_list_loading()} />
        ) : (
          <div className="flex flex-col items-start gap-4">
            <Alert>{m.recipe_list_failed()}</Alert>
            <Button onClick={() => void refetch()}>{m.recipe_list_try_again()}</Button>
          </div>
        )}
      </div>
    </div>
  )
}
