import * as m from '#messages'
import { photoWidthsInPixels, urlPathOfPhoto } from '#shared/contract/photos.ts'
import type { SavedRecipe } from '#shared/contract/recipes/recipes.ts'
import { useSiteOrigin } from '../../data/origin.ts'
import { toScriptSafeJson } from '../../data/pageState.ts'
import { createSchemaOrgRecipe } from './createSchemaOrgRecipe.ts'
import { coverFilesPath } from './RecipeCover.tsx'

/** What a recipe's page tells search engines and sites that preview links. */
export function RecipePageMetadata({ recipe }: { recipe: SavedRecipe }) {
  const origin = useSiteOrigin()
  const address = `${origin}/recipe/${recipe.id}`
  const { photo } = recipe
  const images = photo
    ? photoWidthsInPixels.toReversed().map((width) => origin + urlPathOfPhoto(photo, width))
    : []
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
        dangerouslySetInnerHTML={{ __html: toScriptSafeJson(createSchemaOrgRecipe(recipe, address, images)) }}
      />
    </>
  )
}
