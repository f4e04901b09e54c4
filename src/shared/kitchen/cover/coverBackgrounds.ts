import type { Cuisine } from '../questionnaire.ts'

/** What lies under a dish on its cover: cloths of the parts of the world, and of nowhere in particular. */
export const coverBackgrounds = [
  'linen',
  'olive',
  'checks',
  'indigo',
  'saffron',
  'tiles',
  'lacquer',
  'bamboo',
  'fiesta',
  'palm',
] as const
export type CoverBackground = (typeof coverBackgrounds)[number]

const cuisinesOn: Partial<Record<CoverBackground, string>> = {
  olive: 'Italian Mediterranean Greek Spanish Portuguese',
  checks: 'French German Polish Hungarian American Australian',
  indigo: 'Scandinavian Irish Russian',
  saffron: 'Indian Pakistani Sri Lankan Nepalese Tibetan Afghan',
  tiles: 'Turkish Lebanese Moroccan Persian Egyptian',
  lacquer: 'Chinese Japanese Korean',
  bamboo: 'Thai Vietnamese Filipino Indonesian Malaysian',
  fiesta: 'Mexican Peruvian Argentinian Brazilian',
  palm: 'Caribbean Cuban Jamaican Ethiopian South African',
}

/** The ground that goes with a cuisine: plain linen for one that is from anywhere. */
export function coverBackgroundOfCuisine(cuisine: Cuisine): CoverBackground {
  return coverBackgrounds.find((ground) => cuisinesOn[ground]?.includes(cuisine)) ?? 'linen'
}
