import * as m from '#messages'
import { photoUrlPath, photoWidths } from '#shared/contract/photos.ts'
import type { Recipe } from '#shared/contract/recipes/recipes.ts'
import { useOrigin } from '../../data/origin.ts'
import { toScriptSafeJson } from '../../data/pageState.ts'
import { coverFilesPath } from './RecipeCover.tsx'
import { recipeMarkup } from './recipeMarkup.ts'

/** What a recipe's page tells search engines and sites that preview links. */
export function RecipeHead({ recipe }: { recipe: Recipe }) {
  const origin = useOrigin()
  const address = `${origin}/recipe/${recipe.id}`
  const { photo } = recipe
  const images = photo ? photoWidths.toReversed().map((width) => origin + photoUrlPath(photo, width)) : []
  const shown = images[0] ?? `${origin}${coverFilesPath}/${recipe.cover}-share.jpg`
  return (
    <>
      <title>{m.site_page_title({ title: recipe.name })}</title>
      <meta name="description" content={recipe.description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={m.site_site_name()} />
      <meta property="og:title" content={recipe.name} />
      <meta property="og:description" content={recipe.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={shown} />
      {images[0] && <meta property="og:image:alt" content={m.photos_photo_of({ recipe: recipe.name })} />}
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON from toScriptSafeJson, which escapes it for this place.
        dangerouslySetInnerHTML={{ __html: toScriptSafeJson(recipeMarkup(recipe, address, images)) }}
      />
    </>
  )
}
