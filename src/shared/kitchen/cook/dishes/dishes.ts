import type { DishTemplate } from '../dishTemplate.ts'
import { africanDishes } from './africa.ts'
import { breakfastsOfAllCuisines } from './breakfastsOfAllCuisines.ts'
import { europeanBreakfasts } from './breakfastsOfEurope.ts'
import { americanBreakfasts } from './breakfastsOfTheAmericas.ts'
import { easternBreakfasts } from './breakfastsOfTheEast.ts'
import { centralEuropeanDishes } from './centralEurope.ts'
import { dishesCookedOnlyForWishes } from './dishesCookedOnlyForWishes.ts'
import { eastAsianDishes } from './eastAsia.ts'
import { englishSpeakingDishes } from './englishSpeaking.ts'
import { frenchAndIberianDishes } from './franceAndIberia.ts'
import { greekDishes } from './greece.ts'
import { italianDishes } from './italy.ts'
import { latinAmericanDishes } from './latinAmerica.ts'
import { mainDishesOfAllCuisines } from './mainDishesOfAllCuisines.ts'
import { middleEasternDishes } from './middleEast.ts'
import { northernEuropeanDishes } from './northernEurope.ts'
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
import { southAsianDishes } from './southAsia.ts'
import { southeastAsianDishes } from './southeastAsia.ts'

/** Every dish the cook knows. */
export const allDishTemplates: readonly DishTemplate[] = [
  ...mainDishesOfAllCuisines,
  ...breakfastsOfAllCuisines,
  ...snacksOfAllCuisines,
  ...quickMainDishesOfAllCuisines,
  ...quickSnacksOfAllCuisines,
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
  ...quickDinnersByCuisine,
  ...quickSnacksByCuisine,
  ...slowSnacks,
  ...quickEggBreakfasts,
  ...dishesCookedOnlyForWishes,
]
