import type { Cuisine } from '../questionnaire.ts'

/** What lies under a dish on its cover: cloths of the parts of the world, and of nowhere in particular. */
export const coverGrounds = [
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
export type CoverGround = (typeof coverGrounds)[number]

const cuisinesOn: Partial<Record<CoverGround, string>> = {
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
export function coverGroundOf(cuisine: Cuisine): CoverGround {
  return coverGrounds.find((ground) => cuisinesOn[ground]?.includes(cuisine)) ?? 'linen'
}
