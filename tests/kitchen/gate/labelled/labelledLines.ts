import { africaAndBeyond } from './africaAndBeyond.ts'
import { eastAsia } from './eastAsia.ts'
import { easternMediterranean } from './easternMediterranean.ts'
import { latinAmerica } from './latinAmerica.ts'
import { northAmericaAndIslands } from './northAmericaAndIslands.ts'
import type { LabelledLine } from './readLabels.ts'
import { southAsia } from './southAsia.ts'
import { westernEurope } from './westernEurope.ts'
import { wordOrder } from './wordOrder.ts'

/**
 * Ingredient lines of every cuisine, labelled by hand and never by the code they judge.
 * Tree nuts are the eight of annex II; oats contain gluten there, while the diet gluten-free is open.
 * Wine is open for vegetarians and vegans (isinglass), refined sugar for vegans, nuts, onion and tomato for keto.
 */
export const labelledLines: readonly LabelledLine[] = [
  ...westernEurope,
  ...wordOrder,
  ...easternMediterranean,
  ...southAsia,
  ...eastAsia,
  ...northAmericaAndIslands,
  ...latinAmerica,
  ...africaAndBeyond,
]
