import type { Dish } from '../dish.ts'
import { africanDishes } from './africa.ts'
import { centralEuropeanDishes } from './centralEurope.ts'
import { eastAsianDishes } from './eastAsia.ts'
import { englishSpeakingDishes } from './englishSpeaking.ts'
import { everywhereBreakfasts } from './everywhereBreakfasts.ts'
import { everywhereMains } from './everywhereMains.ts'
import { everywhereQuick } from './everywhereQuick.ts'
import { everywhereQuickBites } from './everywhereQuickBites.ts'
import { everywhereSnacks } from './everywhereSnacks.ts'
import { frenchAndIberianDishes } from './franceAndIberia.ts'
import { greekDishes } from './greece.ts'
import { italianDishes } from './italy.ts'
import { latinAmericanDishes } from './latinAmerica.ts'
import { middleEasternDishes } from './middleEast.ts'
import { northernEuropeanDishes } from './northernEurope.ts'
import { southAsianDishes } from './southAsia.ts'
import { southeastAsianDishes } from './southeastAsia.ts'

/** Every dish the cook knows. */
export const allDishes: readonly Dish[] = [
  ...everywhereMains,
  ...everywhereBreakfasts,
  ...everywhereSnacks,
  ...everywhereQuick,
  ...everywhereQuickBites,
  ...italianDishes,
  ...frenchAndIberianDishes,
  ...greekDishes,
  ...centralEuropeanDishes,
  ...northernEuropeanDishes,
  ...middleEasternDishes,
  ...africanDishes,
  ...southAsianDishes,
  ...eastAsianDishes,
  ...southeastAsianDishes,
  ...latinAmericanDishes,
  ...englishSpeakingDishes,
]
