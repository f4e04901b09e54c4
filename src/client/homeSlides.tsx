import type { Cuisine } from '#shared/kitchen/questionnaire.ts'
import { homeDishes } from '#shared/messages/site.ts'
import { RecipeCover } from './features/recipes/RecipeCover.tsx'

/** Whose table each dish stands on. */
const tables: Record<keyof typeof homeDishes, Cuisine> = {
  spaghetti: 'Italian',
  dal: 'Indian',
  salmon: 'Scandinavian',
  mushrooms: 'French',
  karaage: 'Japanese',
  rice: 'Thai',
  beans: 'Mexican',
  shakshuka: 'Lebanese',
  carrots: 'Moroccan',
  kebabs: 'Turkish',
  cake: 'American',
}

/** The pictures of the first page: a drawn cover for each dish, by its English name. */
export const homeSlides = (Object.keys(tables) as (keyof typeof tables)[]).map((dish) => ({
  name: homeDishes[dish],
  picture: <RecipeCover recipe={{ name: dish, mealType: 'Dinner', cuisine: tables[dish] }} />,
}))
