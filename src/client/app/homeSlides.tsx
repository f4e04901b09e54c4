import type { CoverPicture } from '#shared/kitchen/cover/coverPictures.ts'
import type { Cuisine } from '#shared/kitchen/questionnaire.ts'
import { homePageDishNames } from '#shared/messages/pages/home.ts'
import { RecipeCover } from '../features/recipes/RecipeCover.tsx'

/** The picture of each dish, and the cuisine whose background it has. */
const pictureAndCuisineByDish: Record<keyof ReturnType<typeof homePageDishNames>, [CoverPicture, Cuisine]> = {
  spaghetti: ['pasta', 'Italian'],
  dal: ['curry', 'Indian'],
  salmon: ['fish', 'Scandinavian'],
  mushrooms: ['mushroom', 'French'],
  karaage: ['poultry', 'Japanese'],
  rice: ['rice', 'Thai'],
  beans: ['beans', 'Mexican'],
  shakshuka: ['friedEgg', 'Lebanese'],
  carrots: ['carrot', 'Moroccan'],
  kebabs: ['skewer', 'Turkish'],
  cake: ['cake', 'American'],
}

/** The pictures of the first page: a cover for each dish. */
export const makeHomeSlides = () =>
  (Object.keys(pictureAndCuisineByDish) as (keyof typeof pictureAndCuisineByDish)[]).map((dish) => {
    const [cover, cuisine] = pictureAndCuisineByDish[dish]
    return {
      name: homePageDishNames()[dish],
      picture: <RecipeCover recipe={{ cover, cuisine }} sizes="13rem" isFirst />,
    }
  })
