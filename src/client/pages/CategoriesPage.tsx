import { Link } from 'react-router-dom'
import { RecipeListInput } from '#shared/contract/recipeList.ts'
import { dietFilters, filterCuisines } from '#shared/kitchen/listFilters.ts'
import { keptMealTypes } from '#shared/kitchen/questionnaire.ts'
import * as say from '#shared/messages/recipeList.ts'
import { pageTitle } from '#shared/messages/site.ts'
import { CategoryShelf } from '../features/recipes/CategoryShelf.tsx'
import { listPath } from '../features/recipes/listAddress.ts'
import type { LoadArgs } from '../pageModules.ts'
import { trpc } from '../trpc.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export const load = ({ queries }: LoadArgs) => queries.recipes.count.prefetch()

const everything = RecipeListInput.parse({})

export default function CategoriesPage() {
  const { data: counts, isFetching, refetch } = trpc.recipes.count.useQuery()
  return (
    <div className="flex flex-col gap-12">
      <title>{pageTitle(say.categories)}</title>
      <meta name="description" content={say.categoriesLead} />
      <header className="flex flex-col items-start gap-3">
        <h1 className="text-4xl sm:text-5xl">{say.categories}</h1>
        <p className="max-w-prose text-lg text-soft">{say.categoriesLead}</p>
        <Link to={listPath} className="flex min-h-11 items-center font-semibold text-paprika hover:underline">
          {say.toAll}
        </Link>
      </header>
      {counts ? (
        <>
          {Object.values(counts.cuisine).every((count) => count === 0) && <p>{say.empty.text}</p>}
          <CategoryShelf
            title={say.mealType}
            values={keptMealTypes}
            counts={counts.mealType}
            isAtLeast={counts.isAtLeast}
            listFor={(mealType) => ({ ...everything, mealType })}
          />
          <CategoryShelf
            title={say.dietType}
            values={dietFilters}
            counts={counts.dietType}
            isAtLeast={counts.isAtLeast}
            listFor={(dietType) => ({ ...everything, dietType })}
          />
          <CategoryShelf
            title={say.cuisine}
            values={filterCuisines}
            counts={counts.cuisine}
            isAtLeast={counts.isAtLeast}
            listFor={(cuisine) => ({ ...everything, cuisine })}
          />
        </>
      ) : isFetching ? (
        <Skeleton shape="lines" label={say.loading} />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <Alert>{say.failed}</Alert>
          <Button onClick={() => void refetch()}>{say.tryAgain}</Button>
        </div>
      )}
    </div>
  )
}
