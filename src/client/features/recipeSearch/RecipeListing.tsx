import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import { recipesPageSize } from '#shared/contract/limits.ts'
import type { RecipeList, RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import type { RecipeSummary } from '#shared/contract/recipes/recipes.ts'
import { formatNumber } from '#shared/currentLocale.ts'
import { recipeListSorts } from '#shared/kitchen/recipeListFilters.ts'
import * as say from '#shared/messages/recipes/recipeList.ts'
import { createFailedFileNotice } from '../../data/failures/createFailedFileNotice.tsx'
import { WarningsWithoutScripts } from '../../data/failures/WarningsWithoutScripts.tsx'
import { createLatePart } from '../../ui/latePart.tsx'
import { PageNumbers } from '../../ui/PageNumbers.tsx'
import { useFocusOnHeading } from '../../ui/useFocusOnHeading.ts'
import { RecipeShelf } from '../recipes/RecipeShelf.tsx'
import { changeRecipeListInput, writeRecipeListAddress } from './recipeListAddress.ts'

// Few lists have it, and its words weigh too much for all of them.
const importNote = () => import('../recipeReport/UncheckedAllergies.tsx')
const NotLookedFor = createLatePart(importNote, {
  serverComponent: import.meta.env.SSR && (await importNote()).default,
  isInWords: true,
  failed: ({ unknownAllergies }) => (
    <WarningsWithoutScripts
      warnings={unknownAllergies.flatMap(({ eater, words }) =>
        words.map((what) => ({ eater, what, isCertain: false })),
      )}
    />
  ),
})

// Most lists have recipes.
const importNothingFound = () => import('./NothingFound.tsx')
const NothingFound = createLatePart(importNothingFound, {
  serverComponent: import.meta.env.SSR && (await importNothingFound()).default,
  failed: createFailedFileNotice(),
})

interface RecipeListingProps {
  list: RecipeList
  asked: RecipeListInput
  /** Set while another list is on its way. */
  isLoading: boolean
  actionOf?: ((recipe: RecipeSummary) => ReactNode) | undefined
}

/** A page of the recipes that were found, how many there are, and the way to the other pages. */
export function RecipeListing({ list, asked, isLoading, actionOf }: RecipeListingProps) {
  const { total, isMore, page, pageCount } = list
  const [firstPage] = useState(page)
  const heading = useFocusOnHeading<HTMLHeadingElement>({
    screen: String(page),
    isWanted: page !== firstPage,
    onlyIfLost: true,
  })
  if (total === 0)
    return (
      <div className="flex min-w-0 flex-col gap-5">
        <UnknownWords list={list} />
        <NothingFound asked={asked} />
      </div>
    )
  return (
    <section aria-labelledby="found" aria-busy={isLoading} className="flex min-w-0 flex-col gap-5">
      <h2 ref={heading} id="found" tabIndex={-1} className="sr-only">
        {m.recipe_list_results()}
      </h2>
      <UnknownWords list={list} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="font-semibold">
          {say.recipeCountText(total, isMore)}
          {pageCount > 1 && (
            <span className="font-normal text-soft">
              , {m.recipe_list_page_of({ page, pages: pageCount })}
            </span>
          )}
        </p>
        <nav aria-label={m.recipe_list_sorted_by()} className="flex flex-wrap items-center gap-1">
          {recipeListSorts.map((sort) => (
            <Link
              key={sort}
              to={writeRecipeListAddress(changeRecipeListInput(asked, { sort }))}
              preventScrollReset
              aria-current={asked.sort === sort ? 'true' : undefined}
              className={`flex min-h-11 items-center rounded-full px-3 ${asked.sort === sort ? 'bg-blush font-semibold text-paprika-deep' : 'hover:text-paprika'}`}
            >
              {say.sortOrderNames()[sort]}
            </Link>
          ))}
        </nav>
      </div>
      <Faded isFaded={isLoading}>
        <RecipeShelf recipes={list.items} columns="two" isFirst actionOf={actionOf} />
      </Faded>
      {total > recipesPageSize && (
        // Another page's numbers are others, so that the focus goes to where that page begins.
        <PageNumbers
          key={page}
          label={m.recipe_list_pages()}
          page={page}
          pageCount={pageCount}
          addressOf={(to) => writeRecipeListAddress({ ...asked, page: to })}
          words={{
            previous: m.recipe_list_previous_page(),
            next: m.recipe_list_next_page(),
            page: (page) => m.recipe_list_to_page({ page }),
            number: formatNumber,
          }}
        />
      )}
    </section>
  )
}

function UnknownWords({ list: { unknownAllergies } }: Pick<RecipeListingProps, 'list'>) {
  return unknownAllergies.length > 0 && <NotLookedFor unknownAllergies={unknownAllergies} />
}

function Faded({ isFaded, children }: { isFaded: boolean; children: ReactNode }) {
  return <div className={`transition-opacity ${isFaded ? 'opacity-60' : ''}`}>{children}</div>
}
