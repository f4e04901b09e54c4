import * as m from '#messages'
import { photoWidthsInPixels, urlPathOfPhoto } from '#shared/contract/photos.ts'
import { type CoveredRecipe, RecipeCover } from './RecipeCover.tsx'

interface RecipePictureProps {
  recipe: CoveredRecipe & { name: string; photo: string | null }
  /** How wide it is shown, as an image's `sizes`. */
  sizes: string
  /** On a page of its own it comes first, and on a wide screen it leaves room for the recipe. */
  isBanner?: boolean
  /** Whether it is seen before anybody scrolls. */
  isFirst?: boolean
}

/** A recipe's photo, else its cover, twice as wide as high in a list. */
export function RecipePicture({ recipe, sizes, isBanner = false, isFirst = isBanner }: RecipePictureProps) {
  return (
    <div
      className={`w-full overflow-hidden bg-line ${isBanner ? 'aspect-16/9 sm:aspect-7/2' : 'aspect-2/1'}`}
    >
      {recipe.photo === null ? (
        <RecipeCover recipe={recipe} sizes={isBanner ? '14rem' : '8rem'} isFirst={isFirst} />
      ) : (
        <img
          src={urlPathOfPhoto(recipe.photo, 800)}
          srcSet={photoWidthsInPixels
            .map((width) => `${urlPathOfPhoto(recipe.photo!, width)} ${width}w`)
            .join(', ')}
          sizes={sizes}
          alt={m.photos_photo_of({ recipe: recipe.name })}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          width={1200}
          height={800}
          className="size-full object-cover"
        />
      )}
    </div>
  )
}
