import { coverBackgroundOfCuisine } from '#shared/kitchen/cover/coverBackgrounds.ts'
import type { Cuisine } from '#shared/kitchen/questionnaire.ts'

export interface CoveredRecipe {
  cover: string
  cuisine: Cuisine
}

/** Where the files of covers lie: the build names it. */
export const coverFilesPath = import.meta.env.COVERS as string

interface RecipeCoverProps {
  recipe: CoveredRecipe
  /** How wide its picture is shown, as an image's `sizes`; the whole is about three times as wide. */
  sizes?: string
  /** Whether the picture is loaded at once, as for pictures at the top of a page. */
  isFirst?: boolean
}

/** A cover for a recipe that has no photo: a picture of its food on a cloth that goes with the cuisine. */
export function RecipeCover({ recipe, sizes = '8rem', isFirst = false }: RecipeCoverProps) {
  const picture = `${coverFilesPath}/${recipe.cover}`
  const loading = isFirst ? 'eager' : 'lazy'
  return (
    <div className="relative size-full">
      <img
        src={`${coverFilesPath}/${coverBackgroundOfCuisine(recipe.cuisine)}.svg`}
        alt=""
        loading={loading}
        width={600}
        height={400}
        className="size-full object-cover"
      />
      <img
        src={`${picture}-256.webp`}
        srcSet={`${picture}-128.webp 128w, ${picture}-256.webp 256w`}
        sizes={sizes}
        alt=""
        loading={loading}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        width={256}
        height={256}
        className="absolute inset-0 m-auto h-[62%] w-auto drop-shadow-lg"
      />
    </div>
  )
}
