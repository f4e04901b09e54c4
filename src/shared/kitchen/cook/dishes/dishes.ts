import { afghanDishes } from '../data/regions/afghan.ts'
import { americanDishes } from '../data/regions/american.ts'
import { argentinianDishes } from '../data/regions/argentinian.ts'
import { australianDishes } from '../data/regions/australian.ts'
import { brazilianDishes } from '../data/regions/brazilian.ts'
import { caribbeanDishes } from '../data/regions/caribbean.ts'
import { chineseDishes } from '../data/regions/chinese.ts'
import { cubanDishes } from '../data/regions/cuban.ts'
import { egyptianDishes } from '../data/regions/egyptian.ts'
import { ethiopianDishes } from '../data/regions/ethiopian.ts'
import { filipinoDishes } from '../data/regions/filipino.ts'
import { frenchDishes } from '../data/regions/french.ts'
import { germanDishes } from '../data/regions/german.ts'
import { greekDishes } from '../data/regions/greek.ts'
import { hungarianDishes } from '../data/regions/hungarian.ts'
import { indianDishes } from '../data/regions/indian.ts'
import { indonesianDishes } from '../data/regions/indonesian.ts'
import { irishDishes } from '../data/regions/irish.ts'
import { italianDishes } from '../data/regions/italian.ts'
import { jamaicanDishes } from '../data/regions/jamaican.ts'
import { japaneseDishes } from '../data/regions/japanese.ts'
import { koreanDishes } from '../data/regions/korean.ts'
import { lebaneseDishes } from '../data/regions/lebanese.ts'
import { malaysianDishes } from '../data/regions/malaysian.ts'
import { mediterraneanDishes } from '../data/regions/mediterranean.ts'
import { mexicanDishes } from '../data/regions/mexican.ts'
import { moroccanDishes } from '../data/regions/moroccan.ts'
import { nepaleseDishes } from '../data/regions/nepalese.ts'
import { pakistaniDishes } from '../data/regions/pakistani.ts'
import { persianDishes } from '../data/regions/persian.ts'
import { peruvianDishes } from '../data/regions/peruvian.ts'
import { polishDishes } from '../data/regions/polish.ts'
import { portugueseDishes } from '../data/regions/portuguese.ts'
import { russianDishes } from '../data/regions/russian.ts'
import { scandinavianDishes } from '../data/regions/scandinavian.ts'
import { southAfricanDishes } from '../data/regions/southAfrican.ts'
import { spanishDishes } from '../data/regions/spanish.ts'
import { sriLankanDishes } from '../data/regions/sriLankan.ts'
import { thaiDishes } from '../data/regions/thai.ts'
import { tibetanDishes } from '../data/regions/tibetan.ts'
import { turkishDishes } from '../data/regions/turkish.ts'
import { vietnameseDishes } from '../data/regions/vietnamese.ts'
import { worldDishes } from '../data/worldDishes/worldDishes.ts'
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
import { airFryerDishes } from './equipment/airFryer.ts'
import { barbecueDishes } from './equipment/barbecue.ts'
import { microwaveDishes } from './equipment/microwave.ts'
import { pressureCookerDishes } from './equipment/pressureCooker.ts'
import { slowCookerDishes } from './equipment/slowCooker.ts'
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
  ...slowCookerDishes,
  ...pressureCookerDishes,
  ...airFryerDishes,
  ...microwaveDishes,
  ...barbecueDishes,
  ...ethiopianDishes,
  ...moroccanDishes,
  ...egyptianDishes,
  ...jamaicanDishes,
  ...caribbeanDishes,
  ...americanDishes,
  ...pakistaniDishes,
  ...afghanDishes,
  ...persianDishes,
  ...indianDishes,
  ...turkishDishes,
  ...lebaneseDishes,
  ...italianDishes,
  ...frenchDishes,
  ...greekDishes,
  ...spanishDishes,
  ...portugueseDishes,
  ...mediterraneanDishes,
  ...thaiDishes,
  ...filipinoDishes,
  ...indonesianDishes,
  ...malaysianDishes,
  ...sriLankanDishes,
  ...southAfricanDishes,
  ...germanDishes,
  ...polishDishes,
  ...hungarianDishes,
  ...russianDishes,
  ...scandinavianDishes,
  ...irishDishes,
  ...argentinianDishes,
  ...australianDishes,
  ...brazilianDishes,
  ...cubanDishes,
  ...mexicanDishes,
  ...peruvianDishes,
  ...tibetanDishes,
  ...nepaleseDishes,
  ...chineseDishes,
  ...japaneseDishes,
  ...koreanDishes,
  ...vietnameseDishes,
  ...worldDishes,
]
