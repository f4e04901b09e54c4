import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import * as say from '#shared/messages/recipes/recipeList.ts'
import { type CoveredRecipe, RecipeCover } from '../recipes/RecipeCover.tsx'
import { writeRecipeListAddress } from './recipeListAddress.ts'

interface CategoryShelfProps<Value extends string> {
  title: string
  values: readonly Value[]
  counts: Record<Value, number>
  /** Whether the counts are of a part of all recipes only. */
  isAtLeast: boolean
  listFor: (value: Value) => RecipeListInput
  coverOf: (value: Value) => CoveredRecipe
  nameOf: (value: string) => string
}

/** The values of one filter that have recipes, each with a picture, how many recipes it has and the way to them. */
export function CategoryShelf<Value extends string>(props: CategoryShelfProps<Value>) {
  const { title, values, counts, isAtLeast, listFor, coverOf, nameOf } = props
  const id = useId()
  const filled = values.filter((value) => counts[value] > 0)
  if (filled.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {filled.map((value) => (
          <li key={value}>
            <Link
              to={writeRecipeListAddress(listFor(value))}
              className="flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-card transition-colors hover:border-paprika hover:text-paprika"
            >
              <span className="block aspect-2/1 overflow-hidden">
                <RecipeCover recipe={coverOf(value)} sizes="6rem" />
              </span>
              <span className="flex grow flex-col px-4 py-3">
                <span className="font-semibold wrap-anywhere">{nameOf(value)}</span>
                <span className="text-sm text-soft">{say.recipeCountText(counts[value], isAtLeast)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
