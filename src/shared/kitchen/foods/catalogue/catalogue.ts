import { bakingCatalogueText } from './baking.ts'
import { breadsCatalogueText } from './breads.ts'
import { cerealsCatalogueText } from './cereals.ts'
import { cheesesCatalogueText } from './cheeses.ts'
import { condimentsCatalogueText } from './condiments.ts'
import { dairyCatalogueText } from './dairy.ts'
import { drinksCatalogueText } from './drinks.ts'
import { fatsAndOilsCatalogueText } from './fatsAndOils.ts'
import { floursCatalogueText } from './flours.ts'
import { fruitsCatalogueText } from './fruits.ts'
import { fruitsPreservedCatalogueText } from './fruitsPreserved.ts'
import { grainsCatalogueText } from './grains.ts'
import { herbsCatalogueText } from './herbs.ts'
import { kindsCatalogueText } from './kinds.ts'
import { meatBeefCatalogueText } from './meatBeef.ts'
import { meatLambAndGameCatalogueText } from './meatLambAndGame.ts'
import { meatOffalCatalogueText } from './meatOffal.ts'
import { meatPorkCatalogueText } from './meatPork.ts'
import { meatSausagesCatalogueText } from './meatSausages.ts'
import { meatSubstitutesCatalogueText } from './meatSubstitutes.ts'
import { namesakesCatalogueText } from './namesakes.ts'
import { nutsAndSeedsCatalogueText } from './nutsAndSeeds.ts'
import { pastaAndNoodlesCatalogueText } from './pastaAndNoodles.ts'
import { pastesCatalogueText } from './pastes.ts'
import { pastryCatalogueText } from './pastry.ts'
import { plantDairyCatalogueText } from './plantDairy.ts'
import { poultryAndEggsCatalogueText } from './poultryAndEggs.ts'
import { preservesCatalogueText } from './preserves.ts'
import { pulsesCatalogueText } from './pulses.ts'
import { readyDishesCatalogueText } from './readyDishes.ts'
import { regionalCatalogueText } from './regional.ts'
import { regionalEastCatalogueText } from './regionalEast.ts'
import { regionalWestCatalogueText } from './regionalWest.ts'
import { ricesCatalogueText } from './rices.ts'
import { saucesAsianCatalogueText } from './saucesAsian.ts'
import { saucesWesternCatalogueText } from './saucesWestern.ts'
import { seafoodFishCatalogueText } from './seafoodFish.ts'
import { seafoodPreservedCatalogueText } from './seafoodPreserved.ts'
import { seafoodShellfishCatalogueText } from './seafoodShellfish.ts'
import { snacksCatalogueText } from './snacks.ts'
import { spiceBlendsCatalogueText } from './spiceBlends.ts'
import { spicesCatalogueText } from './spices.ts'
import { stocksCatalogueText } from './stocks.ts'
import { sweetenersCatalogueText } from './sweeteners.ts'
import { sweetsCatalogueText } from './sweets.ts'
import { vegetablesFruitingCatalogueText } from './vegetablesFruiting.ts'
import { vegetablesLeafyCatalogueText } from './vegetablesLeafy.ts'
import { vegetablesMushroomsCatalogueText } from './vegetablesMushrooms.ts'
import { vegetablesPreservedCatalogueText } from './vegetablesPreserved.ts'
import { vegetablesRootsCatalogueText } from './vegetablesRoots.ts'

/** The sections of the catalogue, each a text that readCatalogue reads. */
export const foodCatalogueSections: readonly string[] = [
  kindsCatalogueText,
  bakingCatalogueText,
  breadsCatalogueText,
  cerealsCatalogueText,
  cheesesCatalogueText,
  condimentsCatalogueText,
  dairyCatalogueText,
  drinksCatalogueText,
  fatsAndOilsCatalogueText,
  floursCatalogueText,
  fruitsCatalogueText,
  fruitsPreservedCatalogueText,
  grainsCatalogueText,
  herbsCatalogueText,
  meatBeefCatalogueText,
  meatLambAndGameCatalogueText,
  meatOffalCatalogueText,
  meatPorkCatalogueText,
  meatSausagesCatalogueText,
  meatSubstitutesCatalogueText,
  namesakesCatalogueText,
  nutsAndSeedsCatalogueText,
  pastaAndNoodlesCatalogueText,
  pastesCatalogueText,
  pastryCatalogueText,
  plantDairyCatalogueText,
  poultryAndEggsCatalogueText,
  preservesCatalogueText,
  pulsesCatalogueText,
  readyDishesCatalogueText,
  regionalCatalogueText,
  regionalEastCatalogueText,
  regionalWestCatalogueText,
  ricesCatalogueText,
  saucesAsianCatalogueText,
  saucesWesternCatalogueText,
  seafoodFishCatalogueText,
  seafoodPreservedCatalogueText,
  seafoodShellfishCatalogueText,
  snacksCatalogueText,
  spiceBlendsCatalogueText,
  spicesCatalogueText,
  stocksCatalogueText,
  sweetenersCatalogueText,
  sweetsCatalogueText,
  vegetablesFruitingCatalogueText,
  vegetablesLeafyCatalogueText,
  vegetablesMushroomsCatalogueText,
  vegetablesPreservedCatalogueText,
  vegetablesRootsCatalogueText,
]
