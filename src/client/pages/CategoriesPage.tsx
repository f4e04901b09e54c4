import { Link } from 'react-router-dom'
import * as m from '#messages'
import { storedMealTypes } from '#shared/kitchen/questionnaire.ts'
import { cuisinesOfListFilter, recipeListDietFilters } from '#shared/kitchen/recipeListFilters.ts'
import { cuisineName, dietTypeName, mealTypeName } from '#shared/messages/names/names.ts'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { FailedLoadNotice } from '../data/failures/FailedLoadNotice.tsx'
import { usePageLoadFailure } from '../data/failures/loadFailure.ts'
import { trpcHooks } from '../data/trpc.ts'
import { CategoryShelf } from '../features/recipeSearch/CategoryShelf.tsx'
import { listInputForAllRecipes, recipeListPath } from '../features/recipeSearch/recipeListAddress.ts'
import { cuisinePictures, dietPictures, mealTypePictures } from '../features/recipes/categoryPictures.ts'

export const load = ({ queries }: PageLoadArguments) => queries.recipes.count.ensureData()
export const isFailureShown = true

export default function CategoriesPage() {
  const failure = usePageLoadFailure()
  const { data: counts } = trpcHooks.recipes.count.useQuery(undefined, { enabled: failure === null })
  return (
    <div className="flex flex-col gap-12">
      <title>{m.site_page_title({ title: m.recipe_list_categories() })}</title>
      <meta name="description" content={m.recipe_list_categories_lead()} />
      <header className="flex flex-col items-start gap-3">
        <h1 className="text-4xl sm:text-5xl">{m.recipe_list_categories()}</h1>
        <p className="max-w-prose text-lg text-soft">{m.recipe_list_categories_lead()}</p>
        <Link
          to={recipeListPath}
          className="flex min-h-11 items-center font-semibold text-paprika hover:underline"
        >
          {m.recipe_list_to_all()}
        </Link>
      </header>
      {counts ? (
        <>
          {Object.values(counts.cuisine).every((count) => count === 0) && <p>{m.recipe_list_empty_text()}</p>}
          <CategoryShelf
            title={m.recipe_list_meal_type()}
            values={storedMealTypes}
            counts={counts.mealType}
            isAtLeast={counts.isAtLeast}
            nameOf={mealTypeName}
            listFor={(mealType) => ({ ...listInputForAllRecipes, mealType })}
            coverOf={(mealType) => ({ cover: mealTypePictures[mealType], cuisine: 'Other' })}
          />
          <CategoryShelf
            title={m.recipe_list_diet_type()}
            values={recipeListDietFilters}
            counts={counts.dietType}
            isAtLeast={counts.isAtLeast}
            nameOf={dietTypeName}
            listFor={(dietType) => ({ ...listInputForAllRecipes, dietType })}
            coverOf={(dietType) => ({ cover: dietPictures[dietType], cuisine: 'Other' })}
          />
          <CategoryShelf
            title={m.recipe_list_cuisine()}
            values={cuisinesOfListFilter}
            counts={counts.cuisine}
            isAtLeast={counts.isAtLeast}
            nameOf={cuisineName}
            listFor={(cuisine) => ({ ...listInputForAllRecipes, cuisine })}
            coverOf={(cuisine) => ({ cover: cuisinePictures[cuisine], cuisine })}
          />
        </>
      ) : (
        failure && <FailedLoadNotice sentence={m.recipe_list_failed()} failure={failure} />
      )}
    </div>
  )
}
