import type { WishCase } from '../wishCase.ts'

/** Words of an allergy as people misspell them. */
export const misspeltReactions: readonly WishCase[] = [
  ['lactose interolant', '#milk'],
  ['lactose intolarent', '#milk'],
  ['lactose entolerant', '#milk'],
  ['lactose intollerant', '#milk'],
  ['lactose intolernt', '#milk'],
  ['gluten intorelant', '#gluten'],
  ['alergick to nuts', '#nuts #peanuts'],
  ['elergic to nuts', '#nuts #peanuts'],
  ['allregic to nuts', '#nuts #peanuts'],
  ['nut algery', '#nuts #peanuts'],
  ['Laktoseintoleranzt', '#milk'],
  ['laktoseintollerant', '#milk'],
  ['Laktose Intollerenz', '#milk'],
  ['Laktose Intorelanz', '#milk'],
  ['allerigsch gegen Nüsse', '#nuts #peanuts'],
  ['intorélant au lactose', '#milk'],
  ['interolant au lactose', '#milk'],
  ['allurgique aux noix', '#nuts #peanuts'],
  ['intorelante a la lactosa', '#milk'],
  ['interolante a la lactosa', '#milk'],
  ['elergico a las nueces', '#nuts #peanuts'],
  ['doodh se elergy', '#milk'],
  ['दूध से एलर्जि', '#milk'],
  ['خساسية من الحليب', '#milk'],
  ['حسايه من الحليب', '#milk'],
]

/** Words that sound alike. */
export const noReactions: readonly string[] = [
  'something tolerant friends like with milk',
  'an elegant nut cake',
  'allegro pasta with cheese',
  'antlers of milk chocolate',
  'interlinked pretzels with cheese',
  'une soirée élargie avec des noix',
  'una cena alegre con nueces',
  'ein eleganter Nusskuchen',
  'كعكة بالحليب',
  'दूध वाली खीर',
]
