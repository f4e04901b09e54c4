import type { CoverPicture } from '#shared/kitchen/cover/coverPictures.ts'
import type { Cuisine } from '#shared/kitchen/questionnaire.ts'
import { homePageDishNames } from '#shared/messages/pages/home.ts'
import { RecipeCover } from '../features/recipes/RecipeCover.tsx'

/** What each dish shows, and whose table it stands on. */
const tables: Record<keyof ReturnType<typeof homePageDishNames>, [CoverPicture, Cuisine]> = {
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
  (Object.keys(tables) as (keyof typeof tables)[]).map((dish) => {
    const [cover, cuisine] = tables[dish]
    return {
      name: homePageDishNames()[dish],
      picture: <RecipeCover recipe={{ cover, cuisine }} sizes="13rem" isFirst />,
    }
  })
