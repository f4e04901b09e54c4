import { chineseDishes } from '../data/regions/chinese.ts'
import { japaneseDishes } from '../data/regions/japanese.ts'
import { koreanDishes } from '../data/regions/korean.ts'
import { nepaleseDishes } from '../data/regions/nepalese.ts'
import { tibetanDishes } from '../data/regions/tibetan.ts'
import { vietnameseDishes } from '../data/regions/vietnamese.ts'
import type { DishTemplate } from '../dishTemplate.ts'
import { africanDishTemplates } from './africa.ts'
import { breakfastsOfAllCuisines } from './breakfastsOfAllCuisines.ts'
import { europeanBreakfasts } from './breakfastsOfEurope.ts'
import { americanBreakfasts } from './breakfastsOfTheAmericas.ts'
import { easternBreakfasts } from './breakfastsOfTheEast.ts'
import { centralEuropeanDishTemplates } from './centralEurope.ts'
import { dishesCookedOnlyForWishes } from './dishesCookedOnlyForWishes.ts'
import { eastAsianDishTemplates } from './eastAsia.ts'
import { englishSpeakingDishTemplates } from './englishSpeaking.ts'
import { frenchAndIberianDishTemplates } from './franceAndIberia.ts'
import { greekDishTemplates } from './greece.ts'
import { italianDishTemplates } from './italy.ts'
import { latinAmericanDishTemplates } from './latinAmerica.ts'
import { mainDishesOfAllCuisines } from './mainDishesOfAllCuisines.ts'
import { middleEasternDishTemplates } from './middleEast.ts'
import { northernEuropeanDishTemplates } from './northernEurope.ts'
import { quickDinners } from './quickDinners.ts'
import { quickDinnersByCuisine } from './quickDinnersByCuisine.ts'
import { quickEggBreakfasts } from './quickEggBreakfasts.ts'
import { quickMainDishesOfAllCuisines } from './quickMainDishesOfAllCuisines.ts'
import { quickSnacksByCuisine } from './quickSnacksByCuisine.ts'
import { quickSnacksOfAllCuisines } from './quickSnacksOfAllCuisines.ts'
import { slowDinners } from './slowDinners.ts'
import { slowSnacks } from './slowSnacks.ts'
import { snacksOfAllCuisines } from './snacksOfAllCuisines.ts'
import { europeanSnacks } from './snacksOfEurope.ts'
import { worldSnacks } from './snacksOfTheWorld.ts'
import { southAsianDishTemplates } from './southAsia.ts'
import { southeastAsianDishTemplates } from './southeastAsia.ts'

/** Every dish the cook knows. */
export const allDishTemplates: readonly DishTemplate[] = [
  ...mainDishesOfAllCuisines,
  ...breakfastsOfAllCuisines,
  ...snacksOfAllCuisines,
  ...quickMainDishesOfAllCuisines,
  ...quickSnacksOfAllCuisines,
  ...italianDishTemplates,
  ...frenchAndIberianDishTemplates,
  ...greekDishTemplates,
  ...centralEuropeanDishTemplates,
  ...northernEuropeanDishTemplates,
  ...middleEasternDishTemplates,
  ...africanDishTemplates,
  ...southAsianDishTemplates,
  ...eastAsianDishTemplates,
  ...southeastAsianDishTemplates,
  ...latinAmericanDishTemplates,
  ...englishSpeakingDishTemplates,
  ...europeanBreakfasts,
  ...easternBreakfasts,
  ...americanBreakfasts,
  ...europeanSnacks,
  ...worldSnacks,
  ...slowDinners,
  ...quickDinners,
  ...quickDinnersByCuisine,
  ...quickSnacksByCuisine,
  ...slowSnacks,
  ...quickEggBreakfasts,
  ...dishesCookedOnlyForWishes,
  ...tibetanDishes,
  ...nepaleseDishes,
  ...chineseDishes,
  ...japaneseDishes,
  ...koreanDishes,
  ...vietnameseDishes,
]
