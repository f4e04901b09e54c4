import type { ReactNode } from 'react'
import * as m from '#messages'
import type { SavedRecipe } from '#shared/contract/recipes/recipes.ts'
import { IngredientList, type IngredientTickState } from './IngredientList.tsx'
import { RecipeTimeServingsAndStars, recipeTitleSizeClass } from './RecipeSheet.tsx'

interface BlogSheetProps {
  entry: SavedRecipe
  /** The ingredients that its text lists, for as many as are asked for. */
  ingredients: readonly string[]
  servings: number
  ticks: IngredientTickState
  /** What the household is warned of, before everything that one does with the recipe. */
  warnings: ReactNode
  markOf: (line: number) => ReactNode
  actions: ReactNode
  /** What stands over its ingredients. */
  controls: ReactNode
}

/**
 * A blog entry as one reads it, with the ingredients that were read from its text. Its HTML was made, and cleaned of all
 * that could do harm, by the server.
 */
export function BlogEntrySheet(props: BlogSheetProps) {
  const { entry, ingredients, servings, ticks, warnings, markOf, actions, controls } = props
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-col gap-4">
        <h1 dir="auto" className={`${recipeTitleSizeClass(entry.name)} wrap-anywhere`}>
          {entry.name}
        </h1>
        {warnings}
        {entry.description && (
          <p dir="auto" className="max-w-prose text-lg text-soft wrap-anywhere">
            {entry.description}
          </p>
        )}
        <RecipeTimeServingsAndStars recipe={{ ...entry, servings }} stars={entry} />
        {actions}
      </header>
      {ingredients.length > 0 ? (
        <section>
          <h2 className="mb-3 text-2xl">{m.recipes_ingredients()}</h2>
          {controls}
          <IngredientList lines={ingredients} ticks={ticks} markOf={markOf} />
          <p className="mt-3 max-w-prose text-sm text-soft">{m.recipes_blog_lines()}</p>
        </section>
      ) : (
        <p className="font-semibold">{m.recipes_blog_no_lines()}</p>
      )}
      {entry.hasUnformattedText && <p className="text-soft">{m.recipes_unformatted_text()}</p>}
      <div dir="auto">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: blogHtml lets through a short list of tags and attributes. */}
        <div className="prose wrap-anywhere" dangerouslySetInnerHTML={{ __html: entry.contentHtml }} />
      </div>
    </article>
  )
}
