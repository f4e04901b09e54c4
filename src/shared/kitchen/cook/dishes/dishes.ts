import type { Dish } from '../dish.ts'
import { africanDishes } from './africa.ts'
import { europeanBreakfasts } from './breakfastsOfEurope.ts'
import { americanBreakfasts } from './breakfastsOfTheAmericas.ts'
import { easternBreakfasts } from './breakfastsOfTheEast.ts'
import { centralEuropeanDishes } from './centralEurope.ts'
import { eastAsianDishes } from './eastAsia.ts'
import { englishSpeakingDishes } from './englishSpeaking.ts'
import { everywhereAsked } from './everywhereAsked.ts'
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
import { quickBites } from './quickBites.ts'
import { quickDinners } from './quickDinners.ts'
import { quickDinnersOfTheWorld } from './quickDinnersOfTheWorld.ts'
import { quickMorningEggs } from './quickMorningEggs.ts'
import { slowDinners } from './slowDinners.ts'
import { slowSnacks } from './slowSnacks.ts'
import { europeanSnacks } from './snacksOfEurope.ts'
import { worldSnacks } from './snacksOfTheWorld.ts'
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
  ...europeanBreakfasts,
  ...easternBreakfasts,
  ...americanBreakfasts,
  ...europeanSnacks,
  ...worldSnacks,
  ...slowDinners,
  ...quickDinners,
  ...quickDinnersOfTheWorld,
  ...quickBites,
  ...slowSnacks,
  ...quickMorningEggs,
  ...everywhereAsked,
]
