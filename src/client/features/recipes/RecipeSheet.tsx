import type { ReactNode } from 'react'
import * as m from '#messages'
import type { RecipeRatingSummary } from '#shared/contract/recipes/recipes.ts'
import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import { totalMinutesOfRecipe } from '#shared/kitchen/totalMinutesOfRecipe.ts'
import * as sayRating from '#shared/messages/ratings.ts'
import { IngredientList, type IngredientTickState } from './IngredientList.tsx'

interface RecipeSheetProps {
  recipe: PartialRecipe
  /** Level of the title's heading on the page it stands on; its parts come one below. */
  titleLevel?: 1 | 3
  /** Shows where the next word will stand. */
  isWriting?: boolean
  /** What all who voted gave it; left out for one that cannot be voted for. */
  stars?: RecipeRatingSummary
  ticks?: IngredientTickState
  /** What stands under its title, before all else. */
  warnings?: ReactNode
  /** What stands after a line of its ingredients, counted from 0. */
  markOf?: ((line: number) => ReactNode) | undefined
  /** What stands after a step, counted from 0. */
  stepMarkOf?: ((step: number) => ReactNode) | undefined
  /** What stands under its figures. */
  actions?: ReactNode
  /** What stands over its ingredients. */
  controls?: ReactNode
}

/** A recipe as one reads it at the stove, whole or as far as it is written. */
export function RecipeSheet(props: RecipeSheetProps) {
  const { recipe, titleLevel = 1, isWriting = false, stars, ticks, markOf, stepMarkOf } = props
  const { actions, controls } = props
  const [Title, Part] = titleLevel === 1 ? (['h1', 'h2'] as const) : (['h3', 'h4'] as const)
  const { ingredients = [], instructions = [] } = recipe
  const last = !isWriting
    ? null
    : instructions.length
      ? 'step'
      : ingredients.length
        ? 'food'
        : recipe.description
          ? 'lead'
          : 'name'
  return (
    <article className="flex flex-col gap-7">
      <header className="flex flex-col gap-4">
        <Title
          dir="auto"
          className={`${recipeTitleSizeClass(recipe.name)} wrap-anywhere ${last === 'name' ? 'writing' : ''}`}
        >
          {recipe.name}
        </Title>
        {props.warnings}
        {recipe.description && (
          <p
            dir="auto"
            className={`max-w-prose text-lg text-soft wrap-anywhere ${last === 'lead' ? 'writing' : ''}`}
          >
            {recipe.description}
          </p>
        )}
        <RecipeTimeServingsAndStars recipe={recipe} stars={stars} />
        {actions}
      </header>
      <div className="grid gap-8 md:grid-cols-[minmax(14rem,2fr)_3fr]">
        {ingredients.length > 0 && (
          <section>
            <Part className="mb-3 text-2xl">{m.recipes_ingredients()}</Part>
            {controls}
            <IngredientList lines={ingredients} ticks={ticks} markOf={markOf} isWriting={last === 'food'} />
          </section>
        )}
        {instructions.length > 0 && (
          <section>
            <Part className="mb-3 text-2xl">{m.recipes_instructions()}</Part>
            <ol className="flex flex-col gap-4">
              {withLineKeys(instructions).map(({ key, line }, index) => (
                <li key={key} className="grid grid-cols-[2.25rem_1fr] wrap-anywhere">
                  <span aria-hidden="true" className="font-dish text-2xl leading-none text-paprika">
                    {index + 1}
                  </span>
                  <span
                    dir="auto"
                    className={last === 'step' && index === instructions.length - 1 ? 'writing' : ''}
                  >
                    {line}
                    {stepMarkOf?.(index)}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </article>
  )
}

/** A long name is set smaller, so that warnings are read on a phone without scrolling. */
export const recipeTitleSizeClass = (name = '') =>
  name.length > 60 ? 'text-2xl sm:text-4xl' : 'text-4xl sm:text-5xl'

/** How long it takes, for how many, and what all who voted gave it. */
export function RecipeTimeServingsAndStars({
  recipe,
  stars,
}: {
  recipe: PartialRecipe
  stars: RecipeRatingSummary | undefined
}) {
  const { prepTimeMinutes = 0, cookTimeMinutes = 0, totalTimeMinutes, servings } = recipe
  if (totalTimeMinutes === undefined || servings === undefined) return null
  const { minutes, clockMinutes } = totalMinutesOfRecipe(recipe)
  const figures = [
    [m.recipes_total_time(), m.recipes_minutes({ count: minutes })],
    ...(clockMinutes === null ? [] : [[m.recipes_clock_time(), m.recipes_minutes({ count: clockMinutes })]]),
    [m.recipes_prep_time(), m.recipes_minutes({ count: prepTimeMinutes })],
    [m.recipes_cook_time(), m.recipes_minutes({ count: cookTimeMinutes })],
    [m.recipes_serves(), m.recipes_servings({ count: servings })],
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(5rem,100%),1fr))] gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-8">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
      {stars && <AverageRating stars={stars} />}
    </dl>
  )
}

function AverageRating({ stars: { averageRating, ratingCount } }: { stars: RecipeRatingSummary }) {
  return (
    <div>
      <dt className="text-sm text-soft">{m.ratings_rating()}</dt>
      <dd className="font-semibold" title={sayRating.meanStarsInWords(averageRating, ratingCount)}>
        <span aria-hidden="true" className="text-leaf">
          ★{' '}
        </span>
        {sayRating.meanStarsText(averageRating, ratingCount)}
      </dd>
    </div>
  )
}

/** Lines may repeat and only grow at the end, so their place is what tells them apart. */
function withLineKeys(lines: string[]): { key: string; line: string }[] {
  return lines.map((line, index) => ({ key: String(index), line }))
}
