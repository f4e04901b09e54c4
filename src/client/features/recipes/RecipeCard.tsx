import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { RecipeListItem } from '#shared/contract/recipes/recipeList.ts'
import type { RecipeSummary } from '#shared/contract/recipes/recipes.ts'
import { totalMinutesOfRecipe } from '#shared/kitchen/totalMinutesOfRecipe.ts'
import { cuisineName, mealTypeName } from '#shared/messages/names/names.ts'
import * as sayRating from '#shared/messages/ratings.ts'
import { LateRecipeCardBadges } from './lateCardBadges.tsx'
import { RecipePicture } from './RecipePicture.tsx'

interface RecipeCardProps {
  recipe: RecipeSummary | RecipeListItem
  /** Whether it is seen before anybody scrolls. */
  isFirst?: boolean
  /** What can be done with it right here, below all else. */
  action?: ReactNode
}

/** A recipe in a list: the whole card leads to it, its name is the link. One's own has a star. */
export function RecipeCard({ recipe, isFirst = false, action }: RecipeCardProps) {
  const { minutes, clockMinutes } = totalMinutesOfRecipe(recipe)
  return (
    <div className="relative flex h-full flex-col gap-2 rounded-card border border-line bg-card p-5 shadow-card transition-colors focus-within:border-paprika hover:border-paprika">
      <div className="-mx-5 -mt-5 mb-2 overflow-hidden rounded-t-card">
        <RecipePicture recipe={recipe} sizes="(min-width: 40rem) 22rem, 92vw" isFirst={isFirst} />
      </div>
      <p className="flex items-start justify-between gap-2 text-sm text-soft">
        <span>
          {cuisineName(recipe.cuisine)} · {mealTypeName(recipe.mealType)}
        </span>
        {'isMine' in recipe && recipe.isMine && <OwnStar />}
      </p>
      {(recipe.warnsOf[0] || recipe.visibility !== 'everyone') && <LateRecipeCardBadges {...recipe} />}
      <h3 dir="auto" className="text-xl wrap-anywhere">
        <Link to={`/recipe/${recipe.id}`} className="after:absolute after:inset-0 after:rounded-card">
          {recipe.name}
        </Link>
      </h3>
      <p dir="auto" className="line-clamp-3 text-soft wrap-anywhere">
        {recipe.description}
      </p>
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 pt-2 text-sm font-semibold text-olive">
        <span>
          {m.recipes_minutes({ count: minutes })}
          {clockMinutes !== null &&
            ` · ${m.recipes_clock_time()} ${m.recipes_minutes({ count: clockMinutes })}`}{' '}
          · {m.recipes_servings({ count: recipe.servings })}
        </span>
        {'ratingCount' in recipe && <Rating recipe={recipe} />}
      </p>
      {action}
    </div>
  )
}

function Rating({ recipe: { averageRating, ratingCount } }: { recipe: RecipeListItem }) {
  if (averageRating === null)
    return <span className="font-normal text-soft">{m.recipe_list_not_rated()}</span>
  return (
    <span>
      <span aria-hidden="true">★ {sayRating.meanStarsText(averageRating, ratingCount)}</span>
      <span className="sr-only">{sayRating.meanStarsInWords(averageRating, ratingCount)}</span>
    </span>
  )
}

function OwnStar() {
  return (
    <span className="text-paprika">
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
        <path d="M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z" />
      </svg>
      <span className="sr-only">{m.recipe_list_yours()}</span>
    </span>
  )
}
