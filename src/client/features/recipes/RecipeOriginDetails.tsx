import * as m from '#messages'
import type { SavedRecipe, SavedRecipeOrigin } from '#shared/contract/recipes/recipes.ts'
import * as say from '#shared/messages/recipes/recipeOrigin.ts'
import { dateFormatOptions, useLocalDateFormatter } from '../../data/useLocalDateFormatter.ts'

type OriginOfRecipe = Pick<SavedRecipe, 'origin' | 'sourceUrl' | 'sourceAuthor'>

/** Where a recipe comes from: the page that it was imported from, or how Larder wrote it. */
export default function RecipeOriginDetails({ recipe }: { recipe: OriginOfRecipe }) {
  const { origin, sourceUrl, sourceAuthor } = recipe
  return (
    <>
      {sourceUrl && <RecipeSource url={sourceUrl} author={sourceAuthor} />}
      {origin && <RecipeWriting origin={origin} />}
    </>
  )
}

function RecipeSource({ url, author }: { url: string; author: string | null }) {
  const source = URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
  return (
    <p className="border-t border-line pt-4 wrap-anywhere">
      <a href={url} rel="noopener noreferrer nofollow" className="text-paprika underline underline-offset-4">
        {author ? m.recipe_keeping_from_author({ source, author }) : m.recipe_keeping_from({ source })}
      </a>
    </p>
  )
}

function RecipeWriting({ origin }: { origin: SavedRecipeOrigin }) {
  const { engine, model, promptVersion, seed, writtenAt, mendings, findingsLeft } = origin
  const dayOf = useLocalDateFormatter(dateFormatOptions)
  const figures = [
    [m.recipe_keeping_origin_engine(), say.recipeEngineNames[engine]()],
    ...(model ? [[m.recipe_keeping_origin_model(), model]] : []),
    [m.recipe_keeping_origin_prompt(), promptVersion],
    [m.recipe_keeping_origin_seed(), String(seed)],
    [m.recipe_keeping_origin_at(), dayOf(writtenAt)],
    [m.recipe_keeping_origin_checks(), say.checksOfRecipeText(mendings, findingsLeft)],
  ]
  return (
    <details className="border-t border-line pt-4 text-sm print:hidden">
      <summary className="cursor-pointer py-2 font-semibold text-paprika">
        {m.recipe_keeping_origin_title()}
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 wrap-anywhere">
        {figures.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-soft">{name}</dt>
            <dd suppressHydrationWarning>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
